"""A whole game by keyboard only, and what screen readers announce."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from linko.cards import JOKER
from tests.browser.house import chromium, house
from tests.browser.player import (
    CONTROLS,
    context,
    hurry,
    points,
    prefer,
    record,
    start,
    troubles,
    wait_for,
    wait_until_answered,
)
from tests.browser.words import ui

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

RANKS = "1234567890jqkx"
"""The key of each card, jokers last."""

TOLD = {
    "play": "Your turn. Your hand: ",
    "take": "You decide: take or leave the snatched cards.",
    "answer": "You decide: pick your cards up, or discard them.",
    "draw": "You draw a card",
    "consolation": "You may draw a card, or pass.",
    "ghost": "You choose one of the ghost’s sets.",
}
MOST_STOPS = 80

FOCUSED = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const look = getComputedStyle(at), box = at.getBoundingClientRect();
  return {
    name: at.ariaLabel ?? at.innerText,
    card: at.dataset.card ?? null,
    seen: box.width > 0 && box.height > 0,
    ring: at.matches(":focus-visible") && look.outlineStyle !== "none"
      && parseFloat(look.outlineWidth) >= 2,
  };
}"""

NAMED = {"button", "link", "textbox", "radio", "checkbox", "combobox", "switch"}
"""Roles that must have a name."""


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there; every stop on the way must be visible."""
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        stop = page.evaluate(FOCUSED)
        if stop is None:  # the focus went from the last control to the browser's own
            continue
        assert stop["ring"], f"the focus cannot be seen on {stop['name']}"
        assert stop["seen"], f"{stop['name']} has the focus but cannot be seen"
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"{selector} is never reached by Tab")


def decide_by_shortcut(page: Page, kind: str) -> None:
    match kind:
        case "play":
            cards: list[int] = page.locator(CONTROLS["play"]).evaluate_all(
                "all => all.toSorted((a, b) => b.offsetWidth - a.offsetWidth)"
                ".map(one => Number(one.dataset.card))"
            )
            page.keyboard.press(RANKS[cards[0] - 1])
            page.keyboard.press("Enter")
        case "take":
            page.keyboard.press("l")
        case "answer":
            page.keyboard.press("u")
        case "consolation":
            page.keyboard.press("s")
        case "draw":
            page.keyboard.press(
                "1" if page.query_selector("[data-at='row:0'][aria-disabled=false]") else "p"
            )
        case "ghost":
            at = page.locator(CONTROLS["ghost"]).first.get_attribute("data-at") or ""
            page.keyboard.press(RANKS[int(at.removeprefix("ghost:")) - 1])
        case _:
            decide_by_tab(page, kind)


def decide_by_tab(page: Page, kind: str) -> None:
    tab_to(page, CONTROLS[kind])  # type: ignore[index] # kind is one of its keys
    page.keyboard.press("Enter" if kind != "play" else "Space")
    if kind == "play":
        tab_to(page, ".prompt button.main:enabled")
        page.keyboard.press("Enter")


def check_ears(page: Page, kind: str, *, is_first: bool) -> None:
    """Check what the live regions say now; before the first decision, the log may be empty."""
    told = page.inner_text("[role=status][aria-live=assertive]")
    assert told.startswith(TOLD[kind])
    happened = page.inner_text("[role=log][aria-live=polite]")
    assert is_first or happened
    if kind == "play":
        groups: list[tuple[str, str]] = page.locator("[data-card]").evaluate_all(
            "all => all.map(one => [one.dataset.card, one.ariaLabel])"
        )
        hand = [int(card) for card, name in groups for _ in range(int(name.split()[0]))]
        assert hand == sorted(hand)
        assert told == f"{TOLD['play']}{aloud(hand)}."


def aloud(hand: list[int]) -> str:
    """Cards in words, as an English list."""
    if len(hand) == 1 and hand[0] != JOKER:
        return str(hand[0])
    *first, last = (
        ui("some-cards", count=count, card="X" if card == JOKER else str(card))
        for card, count in Counter(hand).items()
    )
    if len(first) > 1:
        return f"{', '.join(first)}, and {last}"
    return " and ".join((*first, last))


def nameless(page: Page) -> list[str]:
    """Controls without a name in the accessibility tree."""
    session = page.context.new_cdp_session(page)
    tree: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [
        str(node["role"]["value"])
        for node in tree
        if not node["ignored"]
        and node["role"]["value"] in NAMED
        and not node.get("name", {}).get("value", "").strip()
    ]


def test_a_whole_game_can_be_played_with_the_keyboard_alone(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = hurry(browser.new_page())
        found = troubles(page)
        page.goto(house)
        prefer(page, game={"edition": "duel", "seats": 2, "level": "kitten"})
        page.wait_for_selector("button.play")
        tab_to(page, "button.play")
        page.keyboard.press("Enter")
        page.wait_for_selector("main.board")
        asked: set[str] = set()
        bots = 0
        while (asking := wait_for(page))[0] != "over":
            kind, number = asking
            check_ears(page, kind, is_first=not asked)
            if kind not in asked:
                assert nameless(page) == []
            bots += "Bolynx" in page.inner_text("[role=log][aria-live=polite]")
            if int(number) % 4 == 0:
                decide_by_tab(page, kind)
            else:
                decide_by_shortcut(page, kind)
            asked.add(kind)
            wait_until_answered(page, number)
        assert asked >= {"play", "ghost", "consolation"}
        assert bots > 0, "the bot's move was never announced"
        assert points(page) == sorted(record(page)["scores"], reverse=True)
        assert nameless(page) == []
        tab_to(page, "main .next button.main")
        page.keyboard.press("Enter")
        page.wait_for_selector("main.board")
        assert int(wait_for(page)[1]) <= 4
        assert found == []


def test_tab_visits_the_table_once_and_the_hand_in_order(house: str, chromium: Browser) -> None:
    with context(chromium, (1440, 900)) as browser:
        page = hurry(browser.new_page())
        page.goto(house)
        prefer(page, game={"edition": "classic", "seats": 3, "level": "kitten"})
        page.click("button.play")
        page.wait_for_selector("main.board")
        while wait_for(page)[0] != "play":
            number = wait_for(page)[1]
            decide_by_shortcut(page, wait_for(page)[0])
            wait_until_answered(page, number)
        stops: list[dict[str, Any]] = []
        while len(stops) < MOST_STOPS:
            page.keyboard.press("Tab")
            stop = page.evaluate(FOCUSED)
            if stop is None or (stops and stop == stops[0]):
                break
            assert stop["ring"]
            assert stop["name"].strip()
            stops.append(stop)
        cards = [int(stop["card"]) for stop in stops if stop["card"]]
        assert cards == sorted(set(cards))
        assert cards
        first = next(place for place, stop in enumerate(stops) if stop["card"])
        assert all(stop["card"] for stop in stops[first : first + len(cards)])


def test_the_keys_are_listed_and_sheets_trap_and_restore_the_focus(
    house: str, chromium: Browser
) -> None:
    with context(chromium) as browser:
        page = hurry(browser.new_page())
        page.goto(house)
        prefer(page, game={"edition": "classic", "seats": 2, "level": "kitten"})
        page.click("button.play")
        wait_for(page)
        tab_to(page, "[data-at=discard]")
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog[open]")
        for _ in range(6):
            page.keyboard.press("Tab")
            assert page.evaluate(
                "document.activeElement === document.body"
                " || document.querySelector('dialog').contains(document.activeElement)"
            )
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
        assert page.evaluate("document.activeElement.matches('[data-at=discard]')")
        page.keyboard.press("?")
        listed = page.get_by_role("dialog", name=ui("keys")).inner_text()
        for key in ("Enter", "Esc", "T / L", "U / D", "?"):
            assert key in listed


def test_enter_lays_the_cards_chosen_by_a_key_wherever_the_focus_is(
    house: str, chromium: Browser
) -> None:
    with context(chromium) as browser:
        page = hurry(browser.new_page())
        start(page, house, "duel", 2)
        while wait_for(page)[0] != "play":
            number = wait_for(page)[1]
            decide_by_shortcut(page, wait_for(page)[0])
            wait_until_answered(page, number)
        number = wait_for(page)[1]
        page.focus("[data-at=discard]")
        decide_by_shortcut(page, "play")
        wait_until_answered(page, number)
        assert page.query_selector("dialog[open]") is None
