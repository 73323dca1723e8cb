"""Games on a real server, brought to a certain decision by players over HTTP."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import pytest

from linko import EDITIONS, Game
from linko.cards import Card, cards_text, full_deck, parse_card
from linko.options import Options
from linko.table.chance import SystemChance
from tests.server.live_server import Client, Serving, serving

READER: Final = "Ann"
OTHERS: Final = ("Grandmother", "Ben", "Maximilian", "Świętosława")
"""The other players; the reader has seat 0, and some names are long."""

LONG_NAMES: Final = tuple(
    f"{name} of Rotterdam"
    for name in (
        "Bartholomew",
        "Theophanius",
        "Maximiliane",
        "Wilhelmiena",
    )
)
"""Names of the maximum length."""


HEARD: Final = 40
"""How many of the last moves are played while the reader is at the table."""


class GivenLuck(SystemChance):
    """A random source that deals a given deck and lets seat 0 start."""

    def __init__(self) -> None:
        self.next_deck: tuple[Card, ...] = ()

    def deck(self, options: Options) -> tuple[Card, ...]:
        """The given deck."""
        del options
        return self.next_deck

    def starter(self, seats: int) -> int:
        """Seat 0."""
        del seats
        return 0


Wanted = Callable[[Game], bool]


def _asked(phase: str, at_least: int = 40) -> Wanted:
    return lambda game: (
        game.state.phase.value == phase and game.to_move == 0 and len(game.moves) > at_least
    )


def _drawing(game: Game) -> bool:
    """In the middle of a draw: one card has been drawn, and more are to come."""
    return (
        _asked("draw")(game)
        and len(game.moves) > 1
        and game.state.draws_left > 0
        and game.moves[-1].text.startswith(("row", "pile"))
    )


def _waiting(game: Game) -> bool:
    return game.state.phase.value == "answer" and game.to_move != 0 and len(game.moves) > 40


def _bereft(game: Game) -> bool:
    """The reader waits for the last player, who decides about a set that was left."""
    snatch = game.state.snatch
    return _waiting(game) and snatch is not None and snatch.victim == game.state.seats - 1


def _snatching(game: Game) -> bool:
    """The reader can lay a single card that snatches from the last player first."""
    if not _asked("play")(game):
        return False
    sets = {move.cards for move in game.legal_moves}
    for cards in (one for one in sets if len(one) == 1 and one * 2 not in sets):
        tried = game.copy()
        tried.push(cards_text(cards, "-"))
        snatch = tried.state.snatch
        if snatch and snatch.victim == game.state.seats - 1:
            return True
    return False


def _going_out(game: Game) -> bool:
    """The reader may lay the whole hand, which is several cards, and so end the game."""
    seen = game.view(0)
    return _asked("play")(game) and seen.last_play is not None and len(seen.hand) > 1


def _last(phase: str) -> Wanted:
    """The pending decision may lead to a draw that takes the last card of row and pile."""

    def wanted(game: Game) -> bool:
        state = game.state
        if not _asked(phase)(game):
            return False
        cards = 1 if state.snatch is None else len(state.snatch.cards)
        draws = state.draws_left if phase == "draw" else cards
        return draws >= supply(game) and (phase == "consolation" or cards > 1)

    return wanted


def supply(game: Game) -> int:
    """How many cards can still be drawn; a bundle counts as one."""
    return len(game.state.row) + len(game.state.pile)


def _went_out(game: Game, seat: int) -> bool:
    """This seat has played its last card."""
    return game.is_over and not game.state.hands[seat]


def _in_line(game: Game) -> bool:
    """Of the players still to be compared, one will lose a set and one will keep it."""
    snatch = game.state.snatch
    if not _asked("take")(game) or snatch is None:
        return False
    laid = [seat for seat in snatch.pending if game.state.stacks[seat]]
    return 0 < len(game.view(None).next_prey) < len(laid)


def _drawing_four(game: Game) -> bool:
    """At the beginning of a draw of four cards."""
    snatch = game.state.snatch
    return (
        _asked("draw")(game)
        and snatch is not None
        and len(snatch.cards) == game.state.draws_left == 4
        and supply(game) > 4
    )


def _middle(game: Game) -> bool:
    """The middle of a game: a full row, stacks of several sets, and ten cards in hand."""
    state = game.state
    return (
        _asked("play")(game)
        and len(state.row) == game.options.row_size
        and len(state.pile) > 0
        and len(state.discard) > 0
        and all(len(stack) >= 5 for stack in state.stacks)
        and len(state.hands[0]) == 10
        and len(set(state.hands[0])) >= 7
    )


POSITIONS: Final[dict[str, tuple[str, int, Wanted]]] = {
    "play": ("classic", 5, _asked("play")),
    "take": ("classic", 5, _asked("take")),
    "answer": ("classic", 5, _asked("answer")),
    "draw": ("classic", 5, _drawing),
    "waiting": ("classic", 5, _waiting),
    "consolation": ("basic", 4, _asked("consolation")),
    "ghost": ("duel", 2, _asked("ghost", 20)),
    "pairs": ("duel", 2, _asked("ghost", 0)),
    "many": ("duel", 2, _asked("ghost", 0)),
    "bundles": ("duel", 2, _asked("consolation", 0)),
    "two": ("classic", 2, _asked("play")),
    "three": ("classic", 3, _asked("play")),
    "four": ("classic", 4, _asked("play")),
    "bereft": ("classic", 3, _bereft),
    "snatching": ("classic", 3, _snatching),
    "in line": ("classic", 5, _in_line),
    **{f"last {phase}": ("classic", 5, _last(phase)) for phase in ("take", "answer", "draw")},
    "last play": ("classic", 5, _going_out),
    "last consolation": ("basic", 4, _last("consolation")),
    "draw four": ("classic", 5, _drawing_four),
    "middle": ("classic", 5, _middle),
    "over": ("classic", 5, lambda game: game.is_over),
    "won": ("classic", 4, lambda game: _went_out(game, 0) and game.winners == (0,)),
    "lost": ("classic", 4, lambda game: game.is_over and sorted(game.scores)[-3] == game.scores[0]),
    "outdone": ("classic", 3, lambda game: _went_out(game, 0) and game.winners == (1,)),
    "shared": ("classic", 3, lambda game: game.is_over and len(game.winners) == 2),
    "duelled": ("duel", 2, lambda game: game.is_over and game.winners == (0,)),
}


class Arranged(NamedTuple):
    """A deal with the ghost in which seat 0 holds certain cards and plays a set."""

    lays: str
    holds: str
    row: str
    pile: str

    @property
    def deck(self) -> tuple[Card, ...]:
        """A deck for this deal; the other cards are random, but always the same."""
        options = EDITIONS["duel"]
        holds, row, pile = (
            tuple(map(parse_card, text.split())) for text in (self.holds, self.row, self.pile)
        )
        rest = Counter(full_deck(options)) - Counter((*holds, *row, *pile))
        others = iter(Random(1).sample(list(rest.elements()), rest.total()))
        fill = 2 * options.cards_dealt - len(holds)
        return (*holds, *islice(others, fill), *row, *pile, *others)


ARRANGED: Final = {
    "pairs": Arranged("X-X", "8", "8 8 9 9 10 10", "1 1 2 2 3 3 4 4 5 5 6 6 7"),
    "many": Arranged("X", "8", "8 8 9 9 10 10", "1 2 3 4 5 6 7 8 9 10 11 12 12"),
    "bundles": Arranged("1", "1", "2 5 7 9 11 12", "13 13 13 13 13 13 13 13 X"),
}
"""Decisions with more ghost sets and larger bundles than usual."""


@cache
def found(kind: str) -> Game:
    """A game in such a position after random moves, always the same."""
    edition, seats, is_wanted = POSITIONS[kind]
    if kind in ARRANGED:
        game = Game.deal(edition, seats=seats, deck=ARRANGED[kind].deck, starter=0)
        game.push(ARRANGED[kind].lays)
        assert is_wanted(game)
        return game
    for seed in count(1):
        rng = Random(seed)
        game = Game.deal(edition, seats=seats, seed=seed, starter=0)
        while not game.is_over and not is_wanted(game):
            game.push(rng.choice(game.legal_moves))
        if is_wanted(game):
            return game
    raise AssertionError(kind)


def _first(seats: int) -> Game:
    return Game.deal("classic", seats=seats, seed=1, starter=0)


@dataclass
class House:
    """A server and its people."""

    server: Serving
    luck: GivenLuck
    reader: Client = field(init=False)
    others: tuple[Client, ...] = field(init=False)
    long_named: tuple[Client, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.reader = self.server.guest(READER)
        self.others = tuple(self.server.guest(name) for name in OTHERS)
        self.long_named = tuple(self.server.guest(name) for name in LONG_NAMES)
        self._ids = count(1)

    @property
    def address(self) -> str:
        """The address for browsers."""
        return f"http://127.0.0.1:{self.server.port}"

    @property
    def cookie(self) -> str:
        """The cookie that signs a browser in as the reader."""
        return self.reader.headers["cookie"].partition("=")[2]

    def do(self, who: Client, table: str, kind: str, **fields: object) -> None:
        """Send a command to a table as this person."""
        answer = who.act(table, kind, f"c{next(self._ids)}", **fields)
        assert answer.status < 300, answer

    def lobby(self, *people: Client, **settings: object) -> str:
        """Open a table as the first of these people; the others sit down."""
        answer = people[0].ask("POST", "/api/tables", {"settings": settings})
        assert answer.status < 300, answer
        table: str = answer.data["id"]
        for seat, person in enumerate(people[1:], 1):
            self.do(person, table, "sit", seat=seat)
        return table

    def dealt(self, seats: int, **settings: object) -> str:
        """A table of people with long names at which the reader must make the first decision."""
        people = (self.reader, *self.long_named)[:seats]
        table = self.lobby(*people, edition="classic", seats=seats, **settings)
        self.luck.next_deck = _first(seats).deck
        self.do(people[0], table, "start")
        return table

    def begun(self, seats: int) -> str:
        """A table of people with long names; the reader has played, and the next player decides."""
        table = self.dealt(seats)
        self.do(self.reader, table, "move", number=1, move=_first(seats).legal_moves[0].text)
        return table

    def table(
        self,
        kind: str,
        *,
        watched: bool = False,
        long_names: bool = False,
        enter: Callable[[str], None] = lambda _: None,
        **settings: object,
    ) -> str:
        """A table with a game in such a position; the reader plays or watches.

        `enter` is called before the last moves, so that they reach the browser and fill the log.
        """
        game = found(kind)
        edition, seats, _ = POSITIONS[kind]
        others = self.long_named if long_names else self.others
        everybody = others if watched else (self.reader, *others)
        people = everybody[:seats]
        table = self.lobby(*people, edition=edition, seats=seats, **settings)
        self.luck.next_deck = game.deck
        self.do(people[0], table, "start")
        replayed = Game.deal(edition, seats=seats, deck=game.deck, starter=0)
        for number, move in enumerate(game.moves, 1):
            if number == max(1, len(game.moves) - HEARD):
                enter(table)
            who = people[replayed.to_move or 0]
            self.do(who, table, "move", number=number, move=move.text)
            replayed.push(move)
        return table


@contextmanager
def open_house(folder: Path) -> Iterator[House]:
    """Run a house with its own server. Start it before the browser, whose event loop interferes."""
    luck = GivenLuck()
    with serving(folder, chance=luck, rate_scale=0.0) as server:
        yield House(server, luck)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house for one module; it starts before the browser."""
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened
