"""People gather at a table by touch and by keyboard: places, terms, talk, and the deal."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from tests.browser.gathering import close_sheet, open_table, place
from tests.browser.house import chromium, house
from tests.browser.player import context, hurry, sit_down, wait_until
from tests.browser.words import ui

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

FOUR = {"edition": "classic", "seats": 4, "level": "kitten"}
DESKTOP = (1440, 900)


def _touching(chromium: Browser) -> BrowserContext:
    return chromium.new_context(
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
        locale="en-GB",
    )


@contextmanager
def _friends(chromium: Browser, house: str) -> Iterator[tuple[Page, Page]]:
    """Ann, who opened a table of four places, and Ben, who sits to her left."""
    with _touching(chromium) as anns, context(chromium, DESKTOP) as bens:
        ann, ben = anns.new_page(), hurry(bens.new_page())
        open_table(ann, house, "Ann", FOUR)
        sit_down(ben, ann.url, "Ben")
        expect(place(ann, 2)).to_have_accessible_name(f"Place 2, Ben, {ui('is-here')}")
        yield ann, ben


def test_the_host_fills_a_place_and_deals_by_touch(house: str, chromium: Browser) -> None:
    with _friends(chromium, house) as (ann, ben):
        expect(ben.locator(".start")).to_contain_text(ui("waiting-to-deal", name="Ann"))
        expect(place(ben, 1)).to_contain_text(ui("host"))
        place(ann, 3).tap()
        sheet = ann.locator("dialog")
        expect(sheet).to_contain_text(ui("who-sits"))
        expect(place(ann, 3)).to_have_class(re.compile(r"\blit\b"))
        sheet.get_by_role("radio").nth(2).tap()
        expect(sheet).to_have_count(0)
        strength = ui("bot-strength", strength=ui("strength-heuristic"))
        expect(place(ben, 3)).to_have_accessible_name(f"Place 3, Calux, {strength}")
        expect(ann.locator(".start")).to_contain_text(ui("deal-left-out", free=1, players=3))
        ann.locator(".start .deal").tap()
        wait_until(ben, lambda: ben.query_selector("main.board"))
        assert ben.locator(".opponent").count() == 2, "the free place is left out"


def test_a_host_alone_cannot_deal(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        open_table(page, house, "Ann", FOUR)
        expect(page.locator(".start .deal")).to_be_disabled()
        expect(page.locator(".start")).to_contain_text(ui("deal-needed", least=2))
        page.keyboard.press("d")
        place(page, 2).click()
        page.get_by_role("radio").first.click()
        expect(page.locator(".start .deal")).to_be_enabled()


def test_everything_is_reached_by_keys(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        open_table(page, house, "Ann", FOUR)
        page.keyboard.press("2")
        expect(page.locator("dialog")).to_contain_text(ui("who-sits"))
        page.get_by_role("radio").first.press("Enter")
        expect(place(page, 2)).to_contain_text("Bolynx")
        page.keyboard.press("1")
        page.get_by_label(ui("your-name")).wait_for()
        close_sheet(page)
        page.keyboard.press("c")
        expect(page.get_by_role("button", name=ui("copied"))).to_be_visible()
        page.keyboard.press("/")
        expect(page.locator("dialog")).to_contain_text(ui("talk"))
        close_sheet(page)
        page.keyboard.press("t")
        page.get_by_role("radio", name="Expert").press("Enter")
        expect(page.get_by_role("radio", name="Expert")).to_be_checked()
        expect(page.locator(".band.isLit")).to_contain_text("Expert")
        close_sheet(page)
        expect(page.locator(".start")).to_contain_text(ui("deal-needed", least=3))
        page.keyboard.press("3")
        page.get_by_role("radio").first.press("Enter")
        expect(page.locator(".start .deal")).to_be_enabled()
        page.keyboard.press("d")
        page.wait_for_selector("main.board")


def test_an_edition_for_two_asks_before_it_leaves_places_out(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        open_table(page, house, "Ann", FOUR)
        page.keyboard.press("t")
        duel = page.locator(".edition", has_text="Duel")
        expect(duel).to_contain_text(ui("for-players", least=2, most=2))
        duel.get_by_role("radio").click()
        expect(duel).to_contain_text(ui("leave-out-ask", count=2))
        duel.get_by_role("button", name=ui("no")).click()
        expect(page.get_by_role("radio", name="Classic")).to_be_checked()
        duel.get_by_role("radio").click()
        duel.get_by_role("button", name=ui("yes")).click()
        expect(page.get_by_role("radio", name="Duel")).to_be_checked()
        expect(page.locator(".seat")).to_have_count(2)


def test_a_held_edition_is_read_in_full_and_not_chosen(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        open_table(page, house, "Ann", FOUR)
        page.keyboard.press("t")
        page.get_by_role("radio", name="Basic").click(delay=700)
        expect(page.locator("dialog").last).to_contain_text("Without a snatch you may draw a card.")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(1)
        expect(page.get_by_role("radio", name="Classic")).to_be_checked()


def test_talk_stands_over_the_speaker_and_stays_in_the_list(house: str, chromium: Browser) -> None:
    with _friends(chromium, house) as (ann, ben):
        ann.keyboard.press("t")
        ann.get_by_role("radio", name=ui("said-text")).tap()
        close_sheet(ann)
        long = "Whoever comes late brings the biscuits. " * 4 + "I like ginger."
        ben.get_by_label(ui("your-words")).wait_for()
        ben.keyboard.press("/")
        expect(ben.get_by_label(ui("your-words"))).to_be_focused()
        ben.keyboard.type(long)
        ben.keyboard.press("Enter")
        expect(place(ann, 2).locator(".saying")).to_be_visible()
        ann.locator("button.lines").tap()
        expect(ann.locator("dialog [role=log]")).to_contain_text(long)
        ann.locator("dialog").get_by_role("button", name="Hello!").tap()
        over = place(ben, 1).locator(".saying")
        expect(over).to_have_text("Hello!")
        ben.clock.run_for(6500)
        expect(over).to_have_count(0)
        expect(ben.get_by_role("log", name=ui("talk"))).to_contain_text("Hello!")
        ben.reload()
        expect(ben.get_by_role("log", name=ui("talk"))).to_contain_text(long)


def test_what_was_said_can_be_read_during_the_game(house: str, chromium: Browser) -> None:
    with _friends(chromium, house) as (ann, ben):
        ben.get_by_role("button", name="Good luck!").click()
        expect(ann.locator("button.lines")).to_contain_text("Good luck!")
        ann.locator(".start .deal").tap()
        ann.wait_for_selector("main.board")
        ann.get_by_role("button", name=ui("say-something")).tap()
        expect(ann.locator("dialog [role=log]")).to_contain_text("Good luck!")


def test_the_next_seat_deals_after_the_host_was_away(house: str, chromium: Browser) -> None:
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    with context(chromium) as anns, context(chromium) as bens:
        ann, ben = anns.new_page(), bens.new_page()
        open_table(ann, house, "Ann", FOUR)
        ben.route_web_socket("**/socket*", connect)
        sit_down(ben, ann.url, "Ben")
        person = ben.request.get(f"{house}/api/me").json()["id"]
        told = {"type": "presence", "present": [False, True, False, False], "spectators": 0}

        def away(since: float) -> None:
            deputy = {"person": person, "since": since}
            lines[-1].send(json.dumps({**told, "deputy": deputy}))

        away(4e9)
        expect(place(ben, 1)).to_contain_text(ui("is-away"))
        waits = ui("host-away", name="Ann", who="you", deputy="Ben")
        expect(ben.locator(".start")).to_contain_text(waits)
        away(0)
        expect(ben.locator(".start")).to_contain_text(ui("host-away-you-deal", name="Ann"))
        expect(ben.locator(".start .deal")).to_be_enabled()
