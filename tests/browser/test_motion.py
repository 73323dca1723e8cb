"""Cards that travel, quick taps on the hand, and what is there for those who want no motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.browser.house import chromium, house
from tests.browser.motion import FLIGHTS, MOST_SCRIPT, moving, script_size, seen, watch
from tests.browser.player import (
    answer,
    context,
    largest,
    look,
    prefer,
    start,
    troubles,
    wait_for,
    wait_until,
    wait_until_answered,
)

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

SETTLED = 600
"""Milliseconds from a question until two quick taps count; they wait less for a third."""

RAISED = "[data-card] .up use"
"""The cards of the hand that are chosen."""


def test_only_transform_and_opacity_move_and_the_script_is_small(
    house: str, chromium: Browser
) -> None:
    with moving(chromium) as browser:
        page = browser.new_page()
        complaints = troubles(page)
        start(page, house, "classic", 5)
        watch(page)
        for _ in range(6):
            answer(page)
        found = seen(page)
        assert found["flights"] > 0
        assert set(found["properties"]) == {"transform", "opacity"}
        assert 0 < script_size(page) <= MOST_SCRIPT
        assert complaints == []


def test_a_decision_can_be_made_while_cards_fly(house: str, chromium: Browser) -> None:
    with moving(chromium) as browser:
        page = browser.new_page()
        start(page, house, "classic", 2)

        def is_asked_in_flight() -> bool:
            asked = look(page)
            if asked is None or page.locator(FLIGHTS).count() > 0:
                return asked is not None
            answer(page)
            return False

        wait_until(page, is_asked_in_flight, seconds=60)
        assert answer(page)


def test_a_tap_shows_at_once_how_things_stand(house: str, chromium: Browser) -> None:
    with moving(chromium) as browser:
        page = browser.new_page()
        called: list[str] = []

        def listen(wire: WebSocket) -> None:
            wire.on("framereceived", lambda frame: called.append(str(frame)))

        page.on("websocket", listen)
        start(page, house, "classic", 5)
        wait_for(page)

        def is_called_but_not_asked() -> bool:
            if look(page):
                called.clear()
                answer(page)
            return any('"legal_moves":["' in one for one in called) and look(page) is None

        wait_until(page, is_called_but_not_asked, seconds=60)
        page.click("h1")
        assert look(page) is not None


def test_without_motion_nothing_travels_but_rings_stay_and_words_tell(
    house: str, chromium: Browser
) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        start(page, house, "classic", 3)
        watch(page)
        wait_for(page)
        largest(page).click()
        page.click(".prompt button.main:enabled")
        page.wait_for_selector(".sky .ring", state="attached")
        expect(page.locator("[role=log]")).to_contain_text("laid")
        wait_for(page)
        found = seen(page)
        assert found["flights"] == 0
        assert found["properties"] == []
        page.wait_for_selector(".sky .ring", state="detached")


def _asked_to_play(page: Page, house: str) -> str:
    """Come to a play; the number of the decision."""
    start(page, house, "classic", 2)
    while (asked := wait_for(page))[0] != "play":
        answer(page)
    page.wait_for_timeout(SETTLED)
    return asked[1]


def test_two_quick_taps_lay_a_group(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        number = _asked_to_play(page, house)
        largest(page).dblclick()
        wait_until_answered(page, number)


def test_three_quick_taps_go_down_in_copies_and_lay_nothing(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        number = _asked_to_play(page, house)
        group = largest(page)
        held = group.locator("use").count()
        group.click(click_count=3)
        page.wait_for_timeout(SETTLED)
        assert wait_for(page) == ("play", number)
        assert page.locator(RAISED).count() == (1 if held == 1 else held - 2)


def test_a_tap_elsewhere_holds_the_two_quick_ones_back(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        number = _asked_to_play(page, house)
        page.evaluate(
            """() => {
              const widths = [...document.querySelectorAll("[data-card]")];
              const tap = element => element.dispatchEvent(
                new MouseEvent("click", { bubbles: true, detail: 1 }));
              [widths[0], widths[0], document.querySelector("h1")].forEach(tap);
            }"""
        )
        page.wait_for_timeout(SETTLED)
        assert wait_for(page) == ("play", number)


def test_quick_taps_can_be_switched_off_under_the_question_mark(
    house: str, chromium: Browser
) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        number = _asked_to_play(page, house)
        page.keyboard.press("?")
        page.uncheck("dialog input[type=checkbox]")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        group = largest(page)
        held = group.locator("use").count()
        group.dblclick()
        page.wait_for_timeout(SETTLED)
        assert wait_for(page) == ("play", number)
        assert page.locator(RAISED).count() == held - 1
        page.reload()
        page.wait_for_selector(".prompt")
        page.keyboard.press("?")
        assert not page.is_checked("dialog input[type=checkbox]")


def test_motion_can_be_chosen_against_the_system(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        page.goto(house)
        expect(page.locator("html")).to_have_attribute("data-motion", "off")
        prefer(page, motion=True)
        expect(page.locator("html")).to_have_attribute("data-motion", "on")
