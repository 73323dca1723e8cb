"""The table uses the screen: sizes of cards, prompt and log from phones to large desktops."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator

from tests.browser.house import chromium
from tests.browser.looks import chained_rings, cover, under_eyes
from tests.browser.positions import House, found, house
from tests.browser.screens import LARGER_PHONE, PHONE, TABLET, Stage, stage

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

SMALL_LAPTOP: Final = (1366, 768)
LARGE: Final = (2560, 1440)
WIDE: Final = (SMALL_LAPTOP, (1440, 900), (1920, 1080), LARGE)
RATIO: Final = 1.4


@pytest.fixture(scope="module")
def on(house: House, chromium: Browser) -> Iterator[Stage]:
    with stage(house, chromium) as made:
        yield made


def _boxes(found: Locator) -> list[dict[str, float]]:
    boxes: list[dict[str, Any]] = found.evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().toJSON())"
    )
    return boxes


def _box(found: Locator) -> dict[str, float]:
    (only,) = _boxes(found)
    return only


def _smallest_of_hand(on: Stage) -> float:
    """The width of the hand's smallest card."""
    return min(group["height"] for group in _boxes(on.page.locator(".group"))) / RATIO


def _unit(on: Stage) -> float:
    return float(
        on.page.evaluate("document.querySelector('main').style.getPropertyValue('--unit')")
    )


def test_cards_cover_a_third_of_a_large_table(on: Stage) -> None:
    on.size(LARGE)
    on.table("middle")
    on.settle()
    assert on.page.locator(".opponent").count() == 4
    assert cover(on.page) >= 0.30


@pytest.mark.parametrize("kind", ["play", "middle", "answer", "draw", "three", "ghost"])
def test_a_hand_on_a_laptop_has_larger_cards_than_on_a_phone(on: Stage, kind: str) -> None:
    on.size(LARGER_PHONE)
    on.table(kind)
    phone = _smallest_of_hand(on)
    on.size(SMALL_LAPTOP)
    assert _smallest_of_hand(on) >= max(64, phone)


def test_sizes_grow_with_the_unit_of_the_table(on: Stage) -> None:
    on.table("three")
    for size, unit in zip(WIDE, (1, 1, 1.2, 1.6), strict=True):
        on.size(size)
        assert _unit(on) == pytest.approx(unit, abs=0.01), size
        assert _smallest_of_hand(on) == pytest.approx(94 * unit, abs=1), size
        strips = _boxes(on.page.locator(".opponent .strip .set"))
        assert {round(strip["height"] / RATIO / unit) for strip in strips} == {54}, size


@pytest.mark.parametrize("kind", ["play", "answer", "draw", "consolation"])
def test_the_prompt_is_centred_over_the_hand(on: Stage, kind: str) -> None:
    on.size(LARGE)
    on.table(kind)
    for size in WIDE:
        on.size(size)
        prompt, hand = _box(on.page.locator(".prompt")), _box(on.page.locator("[data-at=hand]"))
        assert prompt["width"] <= 760 * _unit(on) + 0.5, size
        middle = (hand["left"] + hand["right"]) / 2
        assert (prompt["left"] + prompt["right"]) / 2 == pytest.approx(middle, abs=1), size


def test_the_log_is_a_column_from_1600_pixels_on_and_a_drawer_below(on: Stage) -> None:
    on.size((1600, 900))
    on.table("play")
    assert on.page.locator("aside.log").is_visible()
    on.size((1599, 900))
    assert on.page.locator("aside.log").count() == 0
    on.page.keyboard.press("g")
    drawer = _box(on.page.locator("dialog[open]"))
    on.page.keyboard.press("Escape")
    assert (drawer["right"], drawer["height"]) == (1599, 900)


@pytest.mark.parametrize("kind", ["play", "answer", "draw", "take", "waiting", "ghost"])
def test_no_table_scrolls_on_a_tablet_or_a_wider_screen(on: Stage, kind: str) -> None:
    on.size(TABLET)
    on.table(kind)
    for size in ((768, 1024), TABLET, (1024, 768), (1180, 820), *WIDE):
        on.size(size)
        longer = on.page.evaluate("document.documentElement.scrollHeight - innerHeight")
        assert longer <= 0, size


def test_pile_and_discard_keep_away_from_the_edges_of_a_tablet(on: Stage) -> None:
    on.size(TABLET)
    on.table("play")
    assert _box(on.page.locator(".pile"))["left"] >= 16
    assert _box(on.page.locator(".heap"))["right"] <= TABLET[0] - 16
    on.table("ghost")
    assert _box(on.page.locator("[data-at=heap]"))["left"] >= 16


@pytest.mark.parametrize("size", [PHONE, LARGER_PHONE, TABLET, SMALL_LAPTOP])
def test_rings_of_neighbours_in_the_row_do_not_touch(on: Stage, size: tuple[int, int]) -> None:
    on.size(size)
    on.table("draw")
    assert on.page.locator(".place.choice").count() > 3
    assert chained_rings(on.page) == []


@pytest.mark.parametrize("size", [PHONE, LARGER_PHONE, TABLET, SMALL_LAPTOP])
def test_the_places_of_four_draws_do_not_overlap(on: Stage, size: tuple[int, int]) -> None:
    on.size(size)
    on.table("draw four")
    places = _boxes(on.page.locator(".prompt .places > *"))
    assert len(places) == 4
    assert all(right["left"] - left["right"] >= 3 for left, right in pairwise(places))
    prompt = _box(on.page.locator(".prompt"))
    assert places[-1]["right"] <= prompt["right"] - 8


@pytest.mark.parametrize("size", [PHONE, LARGER_PHONE])
def test_the_eye_at_a_head_hides_no_words(on: Stage, size: tuple[int, int]) -> None:
    on.size(size)
    on.table("waiting")
    assert on.page.locator(".opponent .shoulder").count() == 1
    assert under_eyes(on.page) == []


def test_the_menu_leaves_prompt_and_row_visible(on: Stage) -> None:
    on.size(LARGE)
    on.table("play")
    on.page.locator("header .controls button").last.click()
    for size in WIDE:
        on.size(size)
        menu = _box(on.page.locator("dialog[open]"))
        row = _box(on.page.locator("section.band"))
        assert menu["bottom"] <= row["top"], size
    on.page.keyboard.press("Escape")


def test_a_low_stack_has_a_larger_top_set(on: Stage) -> None:
    on.size(LARGE)
    stacks = found("play").state.stacks
    assert any(0 < len(stack) <= 3 and len(stack[-1]) <= 2 for stack in stacks[1:])
    on.table("play")
    on.settle()
    tops = _boxes(on.page.locator(".opponent .top .set"))
    for top, stack in zip(tops, stacks[1:], strict=True):
        if len(stack) <= 3 and len(stack[-1]) <= 2:
            assert top["height"] / RATIO == pytest.approx(1.3 * 78 * 1.6, rel=0.03)
