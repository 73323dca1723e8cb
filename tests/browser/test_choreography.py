"""Causes before effects: nothing changes on the table before the motion that causes it has landed.

Games on a real server are brought to a certain decision. Then the decision is made, and every frame
of the page is compared with the one before.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import count
from random import Random
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from linko import Game
from tests.browser.frames import (
    TOLERANCE,
    Frame,
    changes,
    flown,
    forget,
    frames,
    hasty,
    longest_gap,
    record,
)
from tests.browser.house import chromium
from tests.browser.motion import moving
from tests.browser.player import prefer, wait_until
from tests.browser.positions import House, house

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}


class Case(NamedTuple):
    """A decision, and what its events change on the table."""

    edition: str
    seats: int
    phase: str
    move: str
    changes: frozenset[str]


CASES: Final = {
    "lay": Case("classic", 4, "play", "", frozenset({"counts", "scores", "stacks", "story"})),
    "take": Case("classic", 4, "take", "take", frozenset({"counts", "stacks", "scores", "story"})),
    "pick up": Case("classic", 4, "answer", "pickup", frozenset({"counts", "stacks", "story"})),
    "discard": Case("classic", 4, "answer", "discard", frozenset({"stacks", "discard", "story"})),
    "draw from row": Case("classic", 4, "draw", "row", frozenset({"counts", "row", "story"})),
    "draw from pile": Case("classic", 4, "draw", "pile", frozenset({"counts", "pile", "story"})),
    "ghost": Case("duel", 2, "ghost", "ghost", frozenset({"counts", "ghost", "story"})),
}


@pytest.fixture
def page(house: House, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page of the reader with motion at normal pace; every frame is recorded."""
    with moving(chromium, SIZES[getattr(request, "param", "desktop")]) as context:
        context.add_cookies([{"name": "linko", "value": house.cookie, "url": house.address}])
        page = context.new_page()
        page.goto(f"{house.address}/nowhere")
        prefer(page, pace="normal")
        record(page)
        yield page


@cache
def before(case: Case, own: bool) -> tuple[Game, str]:
    """A game in which the reader or somebody else can make this decision, and the move to make."""
    for seed in count(1):
        rng = Random(seed)
        game = Game.deal(case.edition, seats=case.seats, seed=seed, starter=0)
        while not game.is_over:
            moves = [move.text for move in game.legal_moves if move.text.startswith(case.move)]
            is_late = len(game.moves) > 20 and min(map(len, game.state.hands)) > 4
            is_wanted = game.state.phase.value == case.phase and (game.to_move == 0) == own
            if is_late and is_wanted and moves:
                return game, moves[0]
            game.push(rng.choice(game.legal_moves))
    raise AssertionError(case)


def decision(page: Page) -> str | None:
    """The number of the decision that is shown."""
    found: str | None = page.evaluate("document.querySelector('main')?.dataset.decision ?? null")
    return found


def bring(house: House, page: Page, game: Game, edition: str) -> str:
    """Bring a new table to this position, open it in the page, and return its id."""
    people = (house.reader, *house.others)[: game.state.seats]
    table = house.lobby(*people, edition=edition, seats=len(people))
    house.luck.next_deck = game.deck
    house.do(people[0], table, "start")
    replayed = Game.deal(edition, seats=len(people), deck=game.deck, starter=0)
    for number, made in enumerate(game.moves, 1):
        house.do(people[replayed.to_move or 0], table, "move", number=number, move=made.text)
        replayed.push(made)
    page.goto(f"{house.address}/table/{table}")
    wait_until(page, lambda: decision(page) == str(len(game.moves) + 1))
    return table


def show(house: House, page: Page, game: Game, move: str, edition: str) -> list[Frame]:
    """Bring a table to this position, make the move, and return all frames until it has landed."""
    table = bring(house, page, game, edition)
    number = len(game.moves) + 1
    page.wait_for_timeout(300)
    forget(page)
    decider = (house.reader, *house.others)[game.to_move or 0]
    house.do(decider, table, "move", number=number, move=move)
    wait_until(page, lambda: decision(page) == str(number + 1))
    page.wait_for_timeout(200)
    return frames(page)


def landed_in_order(house: House, page: Page, kind: str, *, own: bool) -> None:
    """Make a decision, and check that its effect was seen only after its motion."""
    case = CASES[kind]
    game, move = before(case, own)
    shown = show(house, page, game, move, case.edition)
    assert hasty(shown) == [], f"the page stood still for up to {longest_gap(shown):.0f} ms"
    assert case.changes <= changes(shown) | {"story"}
    assert flown(page) >= moved_cards(game, move)


def moved_cards(game: Game, move: str) -> int:
    """The number of cards that a decision itself moves, without those that move as a result."""
    event = game.copy().push(move)[0]
    return len(getattr(event, "cards", [None]))


def has_flown(shown: list[Frame]) -> bool:
    """Whether any card was seen in flight."""
    return any(flight["cards"] for frame in shown for flight in frame.flights)


@pytest.mark.parametrize("own", [True, False], ids=["own", "other"])
@pytest.mark.parametrize("kind", CASES)
def test_an_effect_is_seen_only_after_its_motion_has_landed(
    house: House, page: Page, kind: str, own: bool
) -> None:
    landed_in_order(house, page, kind, own=own)


@pytest.mark.parametrize("kind", ["lay", "take", "discard"])
@pytest.mark.parametrize("page", ["phone"], indirect=True)
def test_the_same_holds_on_a_phone(house: House, page: Page, kind: str) -> None:
    landed_in_order(house, page, kind, own=True)


@pytest.mark.parametrize(("kind", "key"), [("take", "t"), ("pick up", "u"), ("discard", "d")])
def test_the_pressed_choice_stays_marked_while_its_cards_fly(
    house: House, page: Page, kind: str, key: str
) -> None:
    case = CASES[kind]
    game, _ = before(case, own=True)
    bring(house, page, game, case.edition)
    page.click(f".prompt [aria-keyshortcuts={key}]")
    marked = f".prompt .pressed[aria-keyshortcuts={key}]:disabled"
    page.wait_for_selector(f"body:has(.sky .flight):has({marked})")
    wait_until(page, lambda: decision(page) == str(len(game.moves) + 2))


@pytest.mark.parametrize("kind", ["lay", "take"])
def test_without_a_log_beside_the_table_the_bar_tells_the_last_lap(
    house: House, page: Page, kind: str
) -> None:
    case = CASES[kind]
    game, _ = before(case, own=True)
    bring(house, page, game, case.edition)
    told = page.locator("header .story p").all_inner_texts()
    assert sum(" laid " in words for words in told) >= 2, told
    robs = ["from you" in words for words in told]
    assert robs == sorted(robs, reverse=True), told


def test_a_deal_fills_heads_then_row_then_hand(house: House, page: Page) -> None:
    game = Game.deal("classic", seats=4, seed=1, starter=0)
    people = (house.reader, *house.others)[:4]
    table = house.lobby(*people, edition="classic", seats=4)
    house.luck.next_deck = game.deck
    page.goto(f"{house.address}/table/{table}")
    page.wait_for_selector("main:not(.board)")
    house.do(people[0], table, "start")
    wait_until(page, lambda: page.query_selector(".prompt"))
    shown = frames(page)

    def first(part: str) -> int:
        """The first frame that shows something in this part; after the deal, a count is 13."""
        needed = "13" if part == "counts" else ""
        parts = (frame.seen[part] for frame in shown)
        return next(i for i, words in enumerate(parts) if words and needed in " ".join(words))

    heads, row, hand, asked = map(first, ("counts", "row", "hand", "prompt"))
    assert heads < row < hand < asked
    assert len({len(frame.seen["row"]) for frame in shown}) > 2, "the row was turned up all at once"
    assert hasty(shown[: heads + 1]) == []
    assert has_flown(shown[:heads])


_DEPARTING = """() => {
  window.departed = [];
  new MutationObserver(changes => {
    for (const { addedNodes } of changes) {
      for (const one of addedNodes) if (one.matches?.(".departing")) window.departed.push(one);
    }
  }).observe(document.body, { childList: true });
}"""


def test_at_the_deal_the_figures_of_the_lobby_become_heads(house: House, page: Page) -> None:
    people = (house.reader, *house.others)[:3]
    table = house.lobby(*people, edition="classic", seats=4)
    house.luck.next_deck = Game.deal("classic", seats=3, seed=1, starter=0).deck
    page.goto(f"{house.address}/table/{table}")
    page.wait_for_selector(".seat.free")
    page.evaluate(_DEPARTING)
    house.do(people[0], table, "start")
    wait_until(page, lambda: page.evaluate("window.departed.length") == 2)
    wait_until(page, lambda: page.query_selector(".departing") is None)


def test_a_question_rises_only_after_the_claw_has_popped(house: House, page: Page) -> None:
    for seed in count(1):
        game = Game.deal("classic", seats=4, seed=seed, starter=0)
        rng = Random(seed)
        while not game.is_over and len(game.moves) < 60:
            robbing = [move for move in game.legal_moves if _robs(game, move.text)]
            if game.to_move == 0 and game.state.phase.value == "play" and robbing:
                shown = show(house, page, game, robbing[0].text, "classic")
                clawed = next(i for i, frame in enumerate(shown) if frame.seen["claws"])
                asked = next(i for i, frame in enumerate(shown) if "snatch" in _asked(frame))
                assert hasty(shown) == []
                assert shown[asked].now - shown[clawed].now >= POP - TOLERANCE
                return
            game.push(rng.choice(game.legal_moves))


POP: Final = 180
"""Milliseconds in which a claw pops."""


def _asked(frame: Frame) -> str:
    return " ".join(frame.seen["prompt"]).lower()


def _robs(game: Game, move: str) -> bool:
    """Whether a play makes the reader decide about a snatched set."""
    tried = game.copy()
    tried.push(move)
    return tried.state.phase.value == "take" and tried.to_move == 0
