"""Friends at one table, each with their own browser and language."""

from __future__ import annotations

import time
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.house import chromium, house
from tests.browser.player import (
    accept,
    answer,
    context,
    hurry,
    look,
    points,
    prefer,
    record,
    sit_down,
    troubles,
    wait_until,
)
from tests.browser.words import ui

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

FRIENDS = {"Ann": "en", "Ben": "de", "Chloé": "fr", "Daan": "nl", "Ewa": "pl"}
YOUR_TURN = {
    "en": "Your turn",
    "de": "Du bist am Zug",
    "fr": "À toi de jouer",
    "nl": "Jij bent aan de beurt",
    "pl": "Twoja tura",
}


def gather(
    stack: ExitStack, chromium: Browser, house: str, edition: str, seats: int
) -> list[tuple[Page, list[str]]]:
    """Seat friends at the first one's table, by link and by code, and deal."""
    pages: list[tuple[Page, list[str]]] = []
    for name, language in list(FRIENDS.items())[:seats]:
        browser = stack.enter_context(context(chromium))
        page = hurry(browser.new_page())
        found = troubles(page)
        page.goto(house)
        prefer(
            page,
            name=name,
            language=language,
            game={"edition": edition, "seats": seats, "level": "kitten"},
        )
        if not pages:
            page.get_by_role("button", name=ui("new-table", language)).click()
            page.click("dialog button.main")
            page.wait_for_selector(".seat")
        elif len(pages) == 2:
            code = pages[0][0].inner_text(".code")
            page.get_by_role("button", name=ui("join-code", language)).click()
            page.fill("dialog input", code.lower())
            page.click("dialog button.main")
            accept(page, name)
        else:
            sit_down(page, pages[0][0].url, name)
        if pages:
            first = pages[0][0]
            first.wait_for_selector(f".seat b:text-is('{name}')")
        pages.append((page, found))
    pages[0][0].click(".start button")
    for page, _ in pages:
        page.wait_for_selector("main.board")
    return pages


@pytest.mark.parametrize(("edition", "seats"), [("phantom", 2), ("classic", 5)])
def test_friends_play_a_whole_game(house: str, chromium: Browser, edition: str, seats: int) -> None:
    with ExitStack() as stack:
        friends = gather(stack, chromium, house, edition, seats)
        pages = [page for page, _ in friends]
        deadline = time.monotonic() + 300
        asked: set[int] = set()
        while not all(_is_over(page) for page in pages):
            assert time.monotonic() < deadline, "the game did not end"
            seat = next((seat for seat, page in enumerate(pages) if _is_asked(page)), None)
            if seat is None:
                for page in pages:
                    page.clock.run_for(400)
                continue
            if pages[seat].title().startswith(list(YOUR_TURN.values())[seat]):
                asked.add(seat)
                others = [page for page in pages if page is not pages[seat]]
                assert not any(page.query_selector(".prompt") for page in others)
            answer(pages[seat])
        assert asked == set(range(seats))
        played = record(pages[0])
        assert played["seats"] == list(FRIENDS)[:seats]
        best_first = sorted(played["scores"], reverse=True)
        for page, found in friends:
            assert points(page) == best_first
            assert record(page) == played
            assert found == []
        headings = {page.inner_text("h1") for page in pages}
        assert len(headings) == seats, "everybody reads the result in their own language"
        _go_on(pages)


def _go_on(pages: list[Page]) -> None:
    """Ann asks for another game; it is dealt when everybody has agreed."""
    ann, *others = pages
    ann.click(".next button.main")
    for page in others:
        _wait_for(page, ".next .two")
        assert all(one.locator("ol.places").count() == 1 for one in pages)
        page.click(".next .two button.main")
    for page in pages:
        _wait_for(page, "main.board")


def _wait_for(page: Page, selector: str) -> None:
    wait_until(page, lambda: page.query_selector(selector))


def _is_asked(page: Page) -> bool:
    seen = look(page)
    return seen is not None and seen[0] != "over"


def _is_over(page: Page) -> bool:
    seen = look(page)
    return seen is not None and seen[0] == "over"
