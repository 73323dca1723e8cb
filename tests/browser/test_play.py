"""Whole games against bots by clicking, in every edition, with a real browser and server."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from linko import EDITIONS
from tests.browser.house import chromium, house
from tests.browser.player import (
    PHONE,
    answer,
    context,
    hurry,
    play_to_the_end,
    points,
    record,
    start,
    troubles,
    wait_for,
)

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

GAMES = {
    "classic": (3, (390, 844)),
    "basic": (4, (360, 740)),
    "advanced": (3, (1440, 900)),
    "expert": (5, (820, 1180)),
    "duel": (2, (390, 844)),
    "phantom": (2, (844, 390)),
}
"""Number of players and screen size of each edition."""


def test_every_edition_can_be_played() -> None:
    assert set(GAMES) == set(EDITIONS)


@pytest.mark.parametrize("edition", GAMES)
def test_a_whole_game_against_bots_is_played_by_clicking(
    house: str, chromium: Browser, edition: str
) -> None:
    seats, size = GAMES[edition]
    with context(chromium, size) as browser:
        page = hurry(browser.new_page())
        found = troubles(page)
        start(page, house, edition, seats)
        play_to_the_end(page)
        played = record(page)
        assert played["edition"] == edition
        assert points(page) == sorted(played["scores"], reverse=True)
        winners = page.locator("ol.places li.winner")
        assert winners.count() == len(played["winners"])
        assert found == []


def test_after_the_end_one_click_deals_again(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = hurry(browser.new_page())
        found = troubles(page)
        start(page, house, "classic", 2)
        play_to_the_end(page)
        page.click("main .next button.main")
        page.wait_for_selector("main.board")
        assert int(wait_for(page)[1]) <= 3
        assert answer(page)
        assert found == []


def test_the_end_shows_how_to_continue_and_labels_every_line(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = hurry(browser.new_page())
        start(page, house, "classic", 5)
        play_to_the_end(page)
        again = page.locator("main .next button.main").bounding_box()
        assert again is not None
        assert again["y"] + again["height"] <= PHONE[1]
        shown = {
            kind: page.locator(f".chart path.{kind}").evaluate_all(
                "all => all.map(one => getComputedStyle(one))"
                ".map(style => style.stroke + style.strokeDasharray)"
            )
            for kind in ("line", "sample")
        }
        assert shown["line"] == shown["sample"]
        assert len(set(shown["line"])) == 5
        assert page.locator(".chart g text").count() == 5
        assert "Somebody" not in page.inner_text(".why")


def test_the_table_after_the_end_does_not_scroll(house: str, chromium: Browser) -> None:
    with context(chromium, (360, 740)) as browser:
        page = hurry(browser.new_page())
        start(page, house, "classic", 5)
        play_to_the_end(page)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="See the table").click()
        page.get_by_role("button", name="See the result").wait_for()
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


def test_a_game_with_animations_continues_at_its_own_pace(house: str, chromium: Browser) -> None:
    with chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB") as browser:
        page = browser.new_page()
        found = troubles(page)
        start(page, house, "basic", 3)
        assert page.evaluate("document.documentElement.dataset.motion") == "on"
        for _ in range(8):
            assert answer(page)
        assert found == []
