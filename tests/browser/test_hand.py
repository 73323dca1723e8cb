"""Taps on the hand choose cards; only the button, Enter and a flick upwards lay them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.house import chromium, house
from tests.browser.player import (
    PHONE,
    answer,
    context,
    start,
    wait_for,
    wait_until_answered,
)

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

RAISED = "[data-card] .up use"
"""The chosen cards of the hand."""

LONG_AFTER = 1500
"""Milliseconds within which a tap that wrongly lays cards would have laid them."""

STEPS = 6
"""Number of steps in which a finger or mouse moves."""


def _fingers(browser: Browser, *, moves: bool = False) -> BrowserContext:
    """A phone: its taps and flicks are touch events."""
    return browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]},
        has_touch=True,
        is_mobile=True,
        reduced_motion="no-preference" if moves else "reduce",
        locale="en-GB",
    )


def _asked_to_play(page: Page, house: str) -> str:
    """Play until a set must be laid; return the number of the decision."""
    start(page, house, "classic", 2)
    while (asked := wait_for(page))[0] != "play":
        answer(page)
    return asked[1]


def _largest(page: Page) -> Locator:
    """The largest group of a rank; jokers are chosen one by one instead."""
    groups = page.locator("[data-card][aria-disabled=false]:not([data-card='14'])")
    widths: list[float] = groups.evaluate_all("all => all.map(one => one.offsetWidth)")
    card = groups.nth(widths.index(max(widths))).get_attribute("data-card")
    return page.locator(f"[data-card='{card}']")


def _middle(group: Locator) -> tuple[float, float]:
    box = group.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _swipe(page: Page, group: Locator, *ways: tuple[int, int]) -> None:
    """Move a finger from a group through these points, which are relative to where it started."""
    x, y = _middle(group)
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [_at(x, y)]})
    last = (0, 0)
    for way in ways:
        for step in range(1, STEPS + 1):
            right, down = (a + (b - a) * step / STEPS for a, b in zip(last, way, strict=True))
            moved = {"type": "touchMove", "touchPoints": [_at(x + right, y + down)]}
            session.send("Input.dispatchTouchEvent", moved)
        last = way
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def _at(x: float, y: float) -> dict[str, float]:
    return {"x": x, "y": y}


@pytest.mark.parametrize("taps", [2, 3, 4])
def test_quick_taps_choose_fewer_copies_and_never_lay(
    house: str, chromium: Browser, taps: int
) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        number = _asked_to_play(page, house)
        group = _largest(page)
        held = group.locator("use").count()
        group.click(click_count=taps)
        page.wait_for_timeout(LONG_AFTER)
        assert wait_for(page) == ("play", number)
        # The tap after the last copy chooses the whole group again.
        assert page.locator(RAISED).count() == (held - (taps - 1)) % (held + 1)


def test_quick_taps_of_a_finger_never_lay(house: str, chromium: Browser) -> None:
    with _fingers(chromium) as browser:
        page = browser.new_page()
        number = _asked_to_play(page, house)
        for _ in range(2):
            _largest(page).tap()
        page.wait_for_timeout(LONG_AFTER)
        assert wait_for(page) == ("play", number)


def test_the_button_lays_what_a_tap_chose(house: str, chromium: Browser) -> None:
    with _fingers(chromium) as browser:
        page = browser.new_page()
        number = _asked_to_play(page, house)
        _largest(page).tap()
        page.tap(".prompt button.main:enabled")
        wait_until_answered(page, number)


def test_enter_lays_what_a_tap_chose(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        number = _asked_to_play(page, house)
        page.keyboard.press("Enter")
        assert wait_for(page) == ("play", number)
        _largest(page).click()
        page.keyboard.press("Enter")
        wait_until_answered(page, number)


@pytest.mark.parametrize("moves", [True, False])
def test_a_finger_lays_the_chosen_cards_by_a_flick_upwards(
    house: str, chromium: Browser, *, moves: bool
) -> None:
    with _fingers(chromium, moves=moves) as browser:
        page = browser.new_page()
        number = _asked_to_play(page, house)
        group = _largest(page)
        _swipe(page, group, (0, -90))
        expect(page.locator(RAISED)).to_have_count(0)
        group.tap()
        _swipe(page, group, (12, -90))
        wait_until_answered(page, number)


@pytest.mark.parametrize(
    "ways",
    [
        [(0, -30)],
        [(0, -90), (0, -15)],
        [(80, -60)],
        [(0, 60)],
        [(0, 40), (0, -90)],
        [(-60, 0), (0, -90)],
    ],
    ids=["short", "back", "aside", "down", "down and up", "aside and up"],
)
def test_a_finger_that_goes_another_way_lays_nothing(
    house: str, chromium: Browser, ways: list[tuple[int, int]]
) -> None:
    with _fingers(chromium) as browser:
        page = browser.new_page()
        number = _asked_to_play(page, house)
        group = _largest(page)
        held = group.locator("use").count()
        group.tap()
        _swipe(page, group, *ways)
        page.wait_for_timeout(LONG_AFTER)
        assert wait_for(page) == ("play", number)
        assert page.locator(RAISED).count() == held, "a swipe is not a tap"
        assert page.evaluate("scrollY") == 0
        group.tap()
        expect(page.locator(RAISED)).to_have_count(held - 1)


_BUSY = """() => addEventListener(
  "pointerdown",
  () => setTimeout(() => {
    const end = performance.now() + 1500;
    while (performance.now() < end);
  }),
  { once: true },
)"""


def test_a_page_that_was_busy_during_a_swipe_still_knows_its_way(
    house: str, chromium: Browser
) -> None:
    with _fingers(chromium) as browser:
        page = browser.new_page()
        number = _asked_to_play(page, house)
        group = _largest(page)
        group.tap()
        page.evaluate(_BUSY)
        _swipe(page, group, (0, 40), (0, -90))
        page.wait_for_timeout(LONG_AFTER)
        assert wait_for(page) == ("play", number)


def test_a_mouse_can_flick_too_and_shows_when_it_is_far_enough(
    house: str, chromium: Browser
) -> None:
    with context(chromium, (1440, 900)) as browser:
        page = browser.new_page()
        number = _asked_to_play(page, house)
        group = _largest(page)
        held = group.locator("use").count()
        group.click()
        x, y = _middle(group)
        lay = page.locator(".prompt button.main.pressed")
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y - 30, steps=3)
        expect(lay).to_have_count(0)
        page.mouse.move(x, y - 80, steps=3)
        expect(lay).to_have_count(1)
        page.mouse.move(x, y - 20, steps=3)
        expect(lay).to_have_count(0)
        page.mouse.up()
        assert wait_for(page) == ("play", number)
        assert page.locator(RAISED).count() == held
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 5, y - 80, steps=3)
        page.mouse.up()
        wait_until_answered(page, number)
