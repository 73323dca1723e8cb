"""A player who answers every question by clicking."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, Literal, TypeVar
from weakref import WeakSet

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page

PHONE = (390, 844)

Found = TypeVar("Found")

Kind = Literal["play", "take", "answer", "draw", "consolation", "ghost"]
KINDS: tuple[Kind, ...] = ("play", "take", "answer", "draw", "consolation", "ghost")

CONTROLS: dict[Kind, str] = {
    "take": ".prompt [aria-keyshortcuts=t]:enabled, .prompt [aria-keyshortcuts=l]:enabled",
    "answer": ".prompt [aria-keyshortcuts=u]:enabled, .prompt [aria-keyshortcuts=d]:enabled",
    "consolation": ".prompt [aria-keyshortcuts=s]:enabled",
    "draw": "[data-at=pile][aria-disabled=false], [data-at^='row:'][aria-disabled=false]",
    "ghost": "[data-at^='ghost:'][aria-disabled=false]",
    "play": "[data-card][aria-disabled=false]",
}
"""Selectors that identify the question; a consolation draw also matches those of a draw."""

CHOSEN = "[data-card][aria-pressed=true]"
"""Groups of the hand with chosen cards."""

_LOOK = """controls => {
  if (document.querySelector("ol.places")) return ["over", ""];
  const main = document.querySelector("main[data-decision]");
  if (!main || !document.querySelector(".prompt")) return null;
  for (const [kind, selector] of Object.entries(controls)) {
    if (document.querySelector(selector)) return [kind, main.dataset.decision];
  }
  return null;
}"""

_STEP = 400
"""Milliseconds by which the page's clock advances while a fast-forwarded page waits."""

_hurried: WeakSet[Page] = WeakSet()


def context(
    browser: Browser,
    size: tuple[int, int] = PHONE,
    *,
    dark: bool = False,
    locale: str = "en-GB",
) -> BrowserContext:
    """A separate browser without stored data and with motion off."""
    return browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        locale=locale,
    )


def regular(browser: BrowserContext) -> BrowserContext:
    """Mark the lesson as finished in a browser, so that home offers more than the first game."""
    browser.add_init_script("localStorage.setItem('linko-lesson', '{\"finished\": true}')")
    return browser


def hurry(page: Page) -> Page:
    """Advance the page's clock in steps, so that tests do not wait for pauses between moves."""
    page.clock.install()
    _hurried.add(page)
    return page


def troubles(page: Page) -> list[str]:
    """Collect the page's problems from now on: exceptions and console errors."""
    found: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            found.append(f"{message.text} {message.location['url']}")

    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("console", note)
    return found


def prefer(page: Page, **wishes: object) -> None:
    """Store preferences in the page as if they had been chosen there."""
    page.evaluate("text => localStorage.setItem('linko', text)", json.dumps(wishes))
    page.reload()


def start(
    page: Page,
    house: str,
    edition: str,
    seats: int,
    level: str = "kitten",
    *,
    pace: str | None = "quick",
) -> None:
    """Open the page and press Play; the default pace is that of a new browser."""
    page.goto(house)
    prefer(page, game={"edition": edition, "seats": seats, "level": level}, pace=pace)
    page.click("button.play")
    page.wait_for_selector("main.board")


def sit_down(page: Page, link: str, name: str) -> None:
    """Open the link of a waiting table and sit down there."""
    page.goto(link)
    accept(page, name)


def accept(page: Page, name: str) -> None:
    """Sit down with a name from the invitation that the page shows."""
    page.fill("main.invited input", name)
    page.click("main.invited form button")
    page.wait_for_selector("main.invited", state="detached")


def watch(page: Page, link: str) -> None:
    """Open the link of a table as a spectator."""
    page.goto(link)
    page.click("main.invited .watch button")


def look(page: Page) -> tuple[str, str] | None:
    """The current question and the number of the decision; "over" if the result is shown."""
    seen: list[str] | None = page.evaluate(_LOOK, CONTROLS)
    return None if seen is None else (seen[0], seen[1])


def wait_for(page: Page, *, seconds: float = 30) -> tuple[str, str]:
    """Wait until there is a question, or the result is shown."""
    return wait_until(page, lambda: look(page), seconds=seconds)


def wait_until(page: Page, seek: Callable[[], Found | None], *, seconds: float = 30) -> Found:
    """Advance the page until `seek` finds something.

    Playwright's `wait_for_function` cannot be used: it evaluates its text inside the page, which
    the page's content security policy refuses.
    """
    deadline = time.monotonic() + seconds
    while not (found := seek()):
        if time.monotonic() > deadline:
            raise AssertionError(f"not found within {seconds:g} s: {page.inner_text('body')}")
        go_on(page)
    return found


def go_on(page: Page) -> None:
    """Advance the page for a moment."""
    if page in _hurried:
        page.clock.run_for(_STEP)
    else:
        page.wait_for_timeout(50)


def largest(page: Page) -> Locator:
    """The group of the hand with the most cards."""
    groups = page.locator(CONTROLS["play"])
    widths: list[float] = groups.evaluate_all("all => all.map(one => one.offsetWidth)")
    return groups.nth(widths.index(max(widths)))


def choose(page: Page, move: str) -> None:
    """Make this decision by clicking."""
    word, _, what = move.partition(":")
    keys = {"take": "t", "leave": "l", "pickup": "u", "discard": "d", "pass": "s"}
    if word in keys:
        page.click(f".prompt [aria-keyshortcuts={keys[word]}]:enabled")
    elif word == "pile":
        page.click("[data-at=pile][aria-disabled=false]")
    elif word == "row":
        page.locator(f"[data-move='{move}']").first.click()
    elif word == "ghost":
        page.click(f"[data-at='ghost:{what}'][aria-disabled=false]")
    else:
        gather(page, move)
        page.click(".prompt button.main:enabled")


def gather(page: Page, move: str) -> None:
    """Choose exactly these cards of the hand by tapping."""
    cards = move.split("-")
    for card in dict.fromkeys(cards):
        group = page.locator(f"[data-card='{14 if card == 'X' else card}']")
        label = group.get_attribute("aria-label") or ""
        held, wanted = int(label.split()[0]), cards.count(card)
        for _ in range(wanted if card == "X" else 1 + held - wanted):
            group.click()


def answer(page: Page, *, seconds: float = 30) -> bool:
    """Answer the question by clicking; return False if the game is over.

    It plays the largest group and declines most optional cards, so that games end soon but every
    kind of answer is still given.
    """
    kind, number = wait_for(page, seconds=seconds)
    is_greedy = int(number or 0) % 4 == 0
    match kind:
        case "over":
            return False
        case "play":
            if not page.query_selector(CHOSEN):
                largest(page).click()
            page.click(".prompt button.main:enabled")
        case "take":
            page.click(f".prompt [aria-keyshortcuts={'t' if is_greedy else 'l'}]")
        case "answer":
            page.click(f".prompt [aria-keyshortcuts={'d' if is_greedy else 'u'}]")
        case "consolation" if not is_greedy:
            page.click(".prompt [aria-keyshortcuts=s]")
        case "ghost":
            page.locator(CONTROLS["ghost"]).first.click()
        case _:
            draws = page.locator(CONTROLS["draw"])
            draws.nth(int(number) % draws.count()).click()
    wait_until_answered(page, number)
    return True


def wait_until_answered(page: Page, number: str) -> None:
    """Wait until the page shows that this decision was made."""

    def is_answered() -> bool:
        now: str | None = page.evaluate("document.querySelector('main')?.dataset.decision ?? null")
        return now != number

    wait_until(page, is_answered)


def play_to_the_end(page: Page, *, seconds: float = 400) -> None:
    """Answer all questions until the result is shown."""
    deadline = time.monotonic() + seconds
    while answer(page):
        assert time.monotonic() < deadline, "the game did not end"


def points(page: Page) -> list[int]:
    """All scores on the result page, from first to last place."""
    texts = page.locator("ol.places li .score").all_inner_texts()
    return [int(text.split()[0].replace("\N{MINUS SIGN}", "-")) for text in texts]


def record(page: Page) -> dict[str, Any]:
    """The record of the latest game of this page's user."""
    house = "/".join(page.url.split("/")[:3])
    latest: dict[str, Any] = page.request.get(f"{house}/api/my/games").json()[0]
    found: dict[str, Any] = page.request.get(f"{house}/api/games/{latest['id']}").json()
    return found
