"""Somebody who plays by clicking: whatever is asked gets an answer."""

from __future__ import annotations

import json
import time

from playwright.sync_api import Browser, BrowserContext, Page

PHONE = (390, 844)
ASKED = ".group:not(.idle), .prompt button:not(:disabled), .place.choice, .pile.choice, ol.places"


def context(
    browser: Browser, size: tuple[int, int] = PHONE, *, dark: bool = False
) -> BrowserContext:
    """A browser of its own, with nothing remembered and nothing moving."""
    return browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        locale="en-GB",
    )


def prefer(page: Page, **wishes: object) -> None:
    """Let the page remember preferences as if they had been chosen in it."""
    page.evaluate("text => localStorage.setItem('linko', text)", json.dumps(wishes))
    page.reload()


def start(page: Page, house: str, edition: str, seats: int, level: str = "kitten") -> None:
    """Open the page and press Play."""
    page.goto(house)
    prefer(page, game={"edition": edition, "seats": seats, "level": level})
    page.click("button.play")
    page.wait_for_selector("main.board")


def answer(page: Page) -> bool:
    """Answer what is asked now; False when the game is over."""
    page.wait_for_selector(ASKED, timeout=30_000)
    if page.query_selector("ol.places"):
        return False
    choice = page.query_selector(".place.choice, .pile.choice")
    group = page.query_selector(".group:not(.idle)")
    number = page.evaluate("document.querySelector('main').dataset.decision")
    if choice is not None:
        choice.click()
    elif group is not None:
        group.click()
        page.click(".prompt button.main")
    else:
        page.click(".prompt button:not(:disabled)")
    _wait_until_answered(page, number)
    return True


def _wait_until_answered(page: Page, number: str) -> None:
    page.wait_for_function(
        "number => document.querySelector('main')?.dataset.decision !== number", arg=number
    )


def play_to_the_end(page: Page, *, seconds: float = 400) -> None:
    """Answer until the result is shown."""
    deadline = time.monotonic() + seconds
    while answer(page):
        assert time.monotonic() < deadline, "the game did not end"
