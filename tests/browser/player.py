"""Somebody who plays by clicking: whatever is asked gets an answer."""

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
    "draw": "[data-at=pile]:enabled, [data-at^='row:']:enabled",
    "ghost": "[data-at^='ghost:']:enabled",
    "play": "[data-card][aria-disabled=false]",
}
"""By which controls one sees what is asked; a consolation draw has those of a draw too."""

CHOSEN = "[data-card][aria-pressed=true]"
"""Groups of the hand of which something is chosen."""

_LOOK = """controls => {
  if (document.querySelector("ol.places")) return ["over", ""];
  const main = document.querySelector("main[data-decision]");
  if (!main || !document.querySelector(".prompt")) return null;
  for (const [kind, selector] of Object.entries(controls)) {
    if (document.querySelector(selector)) return [kind, main.dataset.decision];
  }
  return null;
}"""

BETWEEN_TAPS = 450
"""Milliseconds after which a second tap is not the second half of a double tap."""

_STEP = 400
"""Milliseconds by which the page's own time goes on while a hurried page waits."""

_hurried: WeakSet[Page] = WeakSet()


def context(
    browser: Browser,
    size: tuple[int, int] = PHONE,
    *,
    dark: bool = False,
    locale: str = "en-GB",
) -> BrowserContext:
    """A browser of its own, with nothing remembered and nothing moving."""
    return browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        locale=locale,
    )


def hurry(page: Page) -> Page:
    """Let the page's own time go on in steps, so that nobody waits for pauses between moves."""
    page.clock.install()
    _hurried.add(page)
    return page


def troubles(page: Page) -> list[str]:
    """What the page complains about from now on: errors thrown, and errors in the console."""
    found: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            found.append(f"{message.text} {message.location['url']}")

    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("console", note)
    return found


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


def look(page: Page) -> tuple[str, str] | None:
    """What is asked now, with the number of the decision; "over" when the result is shown."""
    seen: list[str] | None = page.evaluate(_LOOK, CONTROLS)
    return None if seen is None else (seen[0], seen[1])


def wait_for(page: Page, *, seconds: float = 30) -> tuple[str, str]:
    """Wait until something is asked, or the result is shown."""
    return wait_until(page, lambda: look(page), seconds=seconds)


def wait_until(page: Page, seek: Callable[[], Found | None], *, seconds: float = 30) -> Found:
    """Let the page go on until something is found."""
    deadline = time.monotonic() + seconds
    while not (found := seek()):
        if time.monotonic() > deadline:
            raise AssertionError(f"not found within {seconds:g} s: {page.inner_text('body')}")
        go_on(page)
    return found


def go_on(page: Page) -> None:
    """Let the page go on for a moment."""
    if page in _hurried:
        page.clock.run_for(_STEP)
    else:
        page.wait_for_timeout(50)


def largest(page: Page) -> Locator:
    """The widest group of the hand: the one with the most cards."""
    groups = page.locator(CONTROLS["play"])
    widths: list[float] = groups.evaluate_all("all => all.map(one => one.offsetWidth)")
    return groups.nth(widths.index(max(widths)))


def choose(page: Page, move: str) -> None:
    """Decide so by clicking."""
    word, _, what = move.partition(":")
    keys = {"take": "t", "leave": "l", "pickup": "u", "discard": "d", "pass": "s"}
    if word in keys:
        page.click(f".prompt [aria-keyshortcuts={keys[word]}]:enabled")
    elif word == "pile":
        page.click("[data-at=pile]:enabled")
    elif word == "row":
        page.locator(f"[data-move='{move}']").first.click()
    elif word == "ghost":
        page.click(f"[data-at='ghost:{what}']:enabled")
    else:
        gather(page, move)
        page.click(".prompt button.main:enabled")


def gather(page: Page, move: str) -> None:
    """Choose exactly these cards of the hand, tapping as often as it takes."""
    cards = move.split("-")
    for card in dict.fromkeys(cards):
        group = page.locator(f"[data-card='{14 if card == 'X' else card}']")
        label = group.get_attribute("aria-label") or ""
        held, wanted = int(label.split()[0]), cards.count(card)
        for tap in range(wanted if card == "X" else 1 + held - wanted):
            if tap:
                page.wait_for_timeout(BETWEEN_TAPS)
            group.click()


def answer(page: Page, *, seconds: float = 30) -> bool:
    """Answer what is asked by clicking; False when the game is over.

    The largest group is laid, and mostly nothing is taken or drawn that need not be: so games end
    soon, and yet every kind of answer is given.
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
    """Wait until the page shows that this decision has been made."""

    def is_answered() -> bool:
        now: str | None = page.evaluate("document.querySelector('main')?.dataset.decision ?? null")
        return now != number

    wait_until(page, is_answered)


def play_to_the_end(page: Page, *, seconds: float = 400) -> None:
    """Answer until the result is shown."""
    deadline = time.monotonic() + seconds
    while answer(page):
        assert time.monotonic() < deadline, "the game did not end"


def points(page: Page) -> list[int]:
    """Everybody's score as the end shows it, from the first place to the last."""
    texts = page.locator("ol.places li .score").all_inner_texts()
    return [int(text.split()[0].replace("\N{MINUS SIGN}", "-")) for text in texts]


def record(page: Page) -> dict[str, Any]:
    """The record of the latest game of whoever looks at this page."""
    house = "/".join(page.url.split("/")[:3])
    latest: dict[str, Any] = page.request.get(f"{house}/api/my/games").json()[0]
    found: dict[str, Any] = page.request.get(f"{house}/api/games/{latest['id']}").json()
    return found
