"""Whole games in a real browser against a real server."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from browser_house import chromium, house
from browser_player import answer, context, play_to_the_end, prefer, start

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


@pytest.mark.parametrize(("edition", "seats"), [("classic", 3), ("basic", 4), ("duel", 2)])
def test_a_whole_game_against_bots_by_clicking(
    house: str, chromium: Browser, edition: str, seats: int
) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        troubles: list[str] = []
        page.on("pageerror", lambda error: troubles.append(str(error)))
        start(page, house, edition, seats)
        play_to_the_end(page)
        assert page.locator("ol.places li").count() == seats
        page.click("main .actions button.main")
        page.wait_for_selector("main.board")
        assert troubles == []


def test_a_reload_goes_on_where_one_was(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        start(page, house, "classic", 2)
        for _ in range(4):
            answer(page)
        page.wait_for_selector(".prompt")
        told = page.inner_text(".prompt h2")
        page.reload()
        page.wait_for_selector(".prompt")
        assert page.inner_text(".prompt h2") == told
        answer(page)


def test_a_lost_network_is_noticed_and_nothing_is_lost(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        page.clock.install()
        start(page, house, "classic", 2)
        page.clock.run_for(3_000)
        page.wait_for_selector(".prompt")
        browser.set_offline(offline=True)
        page.clock.run_for(31_000)
        page.wait_for_selector(".strip")
        browser.set_offline(offline=False)
        page.clock.run_for(20_000)
        page.wait_for_selector(".strip", state="detached")
        page.wait_for_selector(".prompt")


def test_friends_sit_down_by_the_link(house: str, chromium: Browser) -> None:
    with context(chromium) as anns, context(chromium) as bens:
        ann, ben = anns.new_page(), bens.new_page()
        ann.goto(house)
        prefer(ann, name="Ann", game={"edition": "classic", "seats": 2, "level": "kitten"})
        ann.click(".two .box >> nth=0")
        ann.click("dialog button.main")
        ann.wait_for_selector(".seat")
        ben.goto(house)
        prefer(ben, name="Ben")
        ben.goto(ann.url)
        ben.click(".sit")
        ann.wait_for_selector("text=Ben")
        ann.click(".start button")
        ann.wait_for_selector("main.board")
        ben.wait_for_selector("main.board")
        for _ in range(6):
            answer(_who_is_asked(ann, ben))


def _who_is_asked(*pages: Page) -> Page:
    for _ in range(100):
        for page in pages:
            if page.query_selector(".prompt"):
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def test_the_keyboard_alone_lays_a_set(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        start(page, house, "classic", 2)
        page.wait_for_selector(".group:not(.idle)")
        rank = int(page.get_attribute(".group:not(.idle)", "data-card") or 0)
        page.keyboard.press("1234567890jqkx"[rank - 1])
        page.wait_for_selector(".group[aria-pressed=true]")
        page.keyboard.press("Enter")
        page.wait_for_selector(".group[aria-pressed=true]", state="detached")


def test_nothing_on_the_page_holds_a_hidden_card(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        frames: list[str] = []
        page.on(
            "websocket",
            lambda wire: wire.on("framereceived", lambda frame: frames.append(str(frame))),
        )
        start(page, house, "classic", 3)
        for _ in range(5):
            answer(page)
        assert frames
        assert not any('"pile":' in frame or '"deck"' in frame for frame in frames)
        assert not any('"hands":[[' in frame for frame in frames)
