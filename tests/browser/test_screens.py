"""Every screen in all languages, sizes and themes: large text, touch targets, accessibility."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.browser.house import chromium
from tests.browser.looks import (
    broken_words,
    covered,
    cut_off,
    out_of_sight,
    overlapping,
    seen_of_names,
    small_targets,
    straying_claws,
    too_wide,
    unreachable,
)
from tests.browser.player import wait_until
from tests.browser.positions import House, house
from tests.browser.screens import (
    DESKTOP,
    FLAT,
    LANGUAGES,
    LAPTOP,
    LARGER_PHONE,
    PHONE,
    SCREENS,
    SIZES,
    TABLET,
    Stage,
    stage,
)

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("screens")]


@pytest.fixture(scope="module")
def played(house: House, chromium: Browser) -> Iterator[Stage]:
    with stage(house, chromium) as made:
        yield made


ASKING = [screen for screen in SCREENS if screen.startswith("table: ")]
"""Tables at which there may be a question."""


@pytest.fixture(params=SCREENS)
def on(played: Stage, request: pytest.FixtureRequest) -> Stage:
    """The stage with one screen open, on a phone, in English."""
    played.is_broken = False
    played.size(PHONE)
    played.prefer(language="en")
    SCREENS[request.param](played)
    return played


Look = Callable[[Page], list[str]]


def _troubles(
    on: Stage, languages: Iterable[str], sizes: Sequence[tuple[int, int]], *looks: Look
) -> dict[tuple[str, tuple[int, int]], list[str]]:
    """Problems by language and window size."""
    found = {}
    for language in languages:
        on.speak(language)
        for size in sizes:
            on.size(size)
            found[language, size] = [trouble for look in looks for trouble in look(on.page)]
    return {where: troubles for where, troubles in found.items() if troubles}


def test_no_text_is_cut_off_in_any_language(on: Stage) -> None:
    assert _troubles(on, LANGUAGES, SIZES, cut_off) == {}


def test_no_word_is_broken_on_a_phone(on: Stage) -> None:
    assert _troubles(on, LANGUAGES, [PHONE, LARGER_PHONE], broken_words) == {}


@pytest.mark.parametrize("on", ASKING, indirect=True)
def test_no_prompt_covers_cards_or_words_in_any_language(on: Stage) -> None:
    assert _troubles(on, LANGUAGES, [*SIZES, LARGER_PHONE], covered) == {}


@pytest.mark.parametrize("on", ["table: waiting"], indirect=True)
def test_a_claw_stays_in_its_column_in_every_language(on: Stage) -> None:
    assert on.page.locator(".opponent .pill").count() == 1
    assert _troubles(on, LANGUAGES, [PHONE, FLAT], straying_claws) == {}


@pytest.mark.parametrize("kind", ["bereft", "snatching"])
def test_a_claw_of_the_last_of_three_stays_in_its_column(played: Stage, kind: str) -> None:
    played.is_broken = False
    played.size(LARGER_PHONE)
    played.table(kind)
    last = played.page.locator(".opponent").last.locator(".pill")
    for group in played.page.locator(".group").all() if kind == "snatching" else ():
        if last.count() == 0:
            group.click()
    assert last.count() == 1
    assert _troubles(played, LANGUAGES, [PHONE, LARGER_PHONE, FLAT], straying_claws, cut_off) == {}


def test_a_claw_with_a_long_name_does_not_reach_the_hand(played: Stage) -> None:
    played.is_broken = False
    played.size(DESKTOP)
    played.table("answer: long names")
    for language in LANGUAGES:
        played.speak(language)
        for size in (TABLET, LAPTOP, DESKTOP):
            played.size(size)
            claw = played.page.locator(".own .pill").bounding_box()
            berth = played.page.locator(".own .berth").bounding_box()
            assert claw is not None, size
            assert berth is not None, size
            assert 100 < claw["width"] <= berth["x"] - claw["x"], (language, size)


@pytest.mark.parametrize("on", ["home: change", "home: new table"], indirect=True)
def test_no_choice_is_hidden_behind_the_button_of_its_sheet(on: Stage) -> None:
    for language in LANGUAGES:
        on.speak(language)
        for size in (TABLET, LAPTOP, DESKTOP):
            on.size(size)
            scrolled = on.page.evaluate(
                "(({scrollHeight, clientHeight}) => scrollHeight - clientHeight)"
                "(document.querySelector('dialog .content'))"
            )
            assert scrolled <= 0, (language, size)
    on.size(PHONE)
    for choice in on.page.locator("dialog [role=radio]").all():
        choice.focus()
        seen, button = choice.bounding_box(), on.page.locator("dialog .main").bounding_box()
        assert seen is not None
        assert button is not None
        assert seen["y"] + seen["height"] <= button["y"], choice.inner_text()


@pytest.mark.parametrize("kind", ["take", "draw", "ghost"])
def test_the_row_stays_in_its_place_when_the_connection_is_lost(played: Stage, kind: str) -> None:
    played.is_broken = False
    played.table(kind)
    played.speak("en")
    before = _tops_of_the_row(played)
    played.lose()
    for language in LANGUAGES:
        played.speak(language)
        assert _tops_of_the_row(played) == pytest.approx(before, abs=0.5), language
        assert _troubles(played, [language], [PHONE, LARGER_PHONE], covered, overlapping) == {}


def _tops_of_the_row(on: Stage) -> list[float]:
    """The top of the row on a short phone, on other phones, and on larger screens."""
    tops = []
    for size in ((360, 640), PHONE, LARGER_PHONE, TABLET, DESKTOP):
        on.size(size)
        box = on.page.locator("[data-at=pile]").bounding_box()
        assert box is not None, size
        tops.append(box["y"])
    return tops


@pytest.mark.parametrize("on", ["table: play"], indirect=True)
def test_a_phone_in_landscape_shows_what_is_played(on: Stage) -> None:
    on.size(FLAT)
    assert on.page.locator("header h1").is_visible()
    on.lose()
    assert not on.page.locator("header h1").is_visible()


SEEN_OF_NAMES: dict[int, dict[tuple[int, int], int]] = {
    2: {PHONE: 170, LARGER_PHONE: 170, DESKTOP: 200},
    3: {PHONE: 130, LARGER_PHONE: 150, DESKTOP: 200},
    4: {PHONE: 80, LARGER_PHONE: 90, DESKTOP: 190},
    5: {PHONE: 50, LARGER_PHONE: 58, DESKTOP: 190},
}
"""Pixels available for a name of 24 letters, by players and size."""


@pytest.mark.parametrize("players", SEEN_OF_NAMES)
def test_names_use_the_available_space(played: Stage, players: int) -> None:
    played.is_broken = False
    played.speak("en")
    played.table(f"long names: {players}")
    seen, troubles = {}, []
    for size in SEEN_OF_NAMES[players]:
        played.size(size)
        names = seen_of_names(played.page)
        assert len(names) == players - 1
        seen[size] = min(names)
        troubles += [*cut_off(played.page), *overlapping(played.page)]
    assert troubles == []
    least = SEEN_OF_NAMES[players]
    assert {size: seen[size] for size in seen if seen[size] < least[size]} == {}, seen


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_there_are_no_serious_accessibility_problems(on: Stage, theme: str) -> None:
    on.prefer(language="en", theme=theme)
    wait_until(on.page, lambda: on.page.evaluate("document.documentElement.dataset.theme") == theme)
    for size in (PHONE, DESKTOP):
        on.size(size)
        found = Axe().run(on.page).response["violations"]
        told = [
            f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
            for one in found
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"][:3]
        ]
        assert told == [], size


def test_every_control_is_large_enough_for_a_finger(on: Stage) -> None:
    assert small_targets(on.page) == []


def test_text_of_twice_the_size_fits(on: Stage) -> None:
    on.enlarge(2)
    looks = (cut_off, overlapping, unreachable, too_wide)
    assert _troubles(on, ("en", "de"), SIZES, *looks) == {}


def test_a_phone_in_landscape_shows_everything(on: Stage) -> None:
    looks = (cut_off, overlapping, unreachable, out_of_sight)
    assert _troubles(on, ("en", "de", "pl"), [FLAT], *looks) == {}
    assert small_targets(on.page) == []
