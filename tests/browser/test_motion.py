"""Moving cards, and what replaces motion if it is off."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from tests.browser.frames import Frame, frames, record
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
)
from tests.browser.words import ui

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


def test_only_transform_and_opacity_are_animated_and_the_script_is_small(
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


TURN, PER_SNATCH, LATE = 1500, 1000, 150
"""Milliseconds that a bot's turn takes, that each snatch adds, and that a busy machine may add."""

STILL = 50
"""Milliseconds between two frames beyond which the page stood still; this time does not count."""


def test_a_bots_turn_takes_a_second_and_a_half_and_a_second_for_each_snatch(
    house: str, chromium: Browser
) -> None:
    with moving(chromium) as browser:
        page = browser.new_page()
        record(page)
        start(page, house, "classic", 5, "greedy", pace="normal")
        turns: list[tuple[float, int]] = []
        for _ in range(24):
            answer(page)
            if len(turns := turns_of(frames(page))) >= 4:
                break
        assert len(turns) >= 4
        for length, snatches in turns:
            assert length <= TURN + PER_SNATCH * snatches + LATE, (length, snatches)


def turns_of(shown: list[Frame]) -> list[tuple[float, int]]:
    """Length and number of snatches of each bot's turn in which the reader decided nothing."""
    found: list[tuple[float, int]] = []
    begun, snatches, counts = 0.0, 0, False
    for before, after in pairwise(shown):
        begun += max(0.0, after.now - before.now - STILL)
        snatches += after.seen["claws"] > before.seen["claws"]
        if after.seen["prompt"]:
            counts = False
        if after.changed(before) >= {"turn"} and after.seen["turn"]:
            if counts:
                found.append((after.now - begun, snatches))
            begun, snatches, counts = after.now, 0, after.seen["turn"] != ["paw:0"]
    return found


def test_a_tap_skips_to_the_current_position(house: str, chromium: Browser) -> None:
    with moving(chromium) as browser:
        page = browser.new_page()
        called: list[str] = []

        def listen(wire: WebSocket) -> None:
            wire.on("framereceived", lambda frame: called.append(str(frame)))

        page.on("websocket", listen)
        start(page, house, "classic", 5, pace="calm")
        wait_for(page)

        def is_called_but_not_asked() -> bool:
            if look(page):
                called.clear()
                answer(page)
            return any('"legal_moves":["' in one for one in called) and look(page) is None

        wait_until(page, is_called_but_not_asked, seconds=60)
        page.click("h1")
        assert look(page) is not None


def test_without_motion_nothing_moves_but_rings_and_words_remain(
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
        expect(page.locator("[role=log][aria-live=polite]")).to_contain_text("laid")
        wait_for(page)
        found = seen(page)
        assert found["flights"] == 0
        assert found["properties"] == []
        page.wait_for_selector(".sky .ring", state="detached")


def test_without_motion_every_step_is_announced(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        start(page, house, "classic", 4, "greedy", pace="normal")
        page.evaluate(
            """() => {
              window.announced = [];
              const region = document.querySelector("[role=log][aria-live=polite]");
              new MutationObserver(changes => {
                for (const { addedNodes } of changes) {
                  for (const one of addedNodes) announced.push(one.textContent);
                }
              }).observe(region, { childList: true });
            }"""
        )
        answer(page)
        wait_for(page)
        said: list[str] = page.evaluate("announced.filter(Boolean)")
        lays = [words for words in said if " laid " in words]
        assert len(lays) >= 3, said


def test_the_first_three_games_are_calm_unless_a_pace_was_chosen(
    house: str, chromium: Browser
) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        for number in range(4):
            page.goto(house)
            page.click("button.play")
            if number > 0:  # the previous game is not over
                page.get_by_role("button", name=ui("solo-new")).click()
            page.wait_for_selector("main.board")
            page.click("[aria-label=Menu]")
            words = "Calm pace" if number < 3 else "Normal pace"
            expect(page.locator(".preferences")).to_contain_text(words)
        page.click(".preferences button:has-text('Normal pace')")
        expect(page.locator(".preferences")).to_contain_text("Quick pace")
        page.reload()
        page.wait_for_selector("main.board")
        page.click("[aria-label=Menu]")
        expect(page.locator(".preferences")).to_contain_text("Quick pace")


def test_the_last_lap_can_be_shown_again(house: str, chromium: Browser) -> None:
    with moving(chromium) as browser:
        page = browser.new_page()
        start(page, house, "classic", 3)
        answer(page)
        asked = wait_for(page)
        page.keyboard.press("a")
        page.wait_for_selector(".strip:has-text('again')")
        page.wait_for_selector(FLIGHTS)
        assert look(page) is None
        page.keyboard.press("Escape")
        assert look(page) == asked
        page.click("[aria-label=Menu]")
        page.click("button:has-text('Show me that again')")
        page.wait_for_selector(FLIGHTS)
        page.wait_for_selector(".strip:has-text('again')", state="detached")
        assert look(page) == asked


def test_motion_can_be_set_differently_from_the_system(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        page.goto(house)
        expect(page.locator("html")).to_have_attribute("data-motion", "off")
        prefer(page, motion=True)
        expect(page.locator("html")).to_have_attribute("data-motion", "on")
