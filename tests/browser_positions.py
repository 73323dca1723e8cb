"""Games at a real server, brought to a kind of decision by people who play by HTTP."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from linko import Game
from linko.cards import Card
from linko.options import Options
from linko.table.chance import SystemChance
from live_server import Client, Serving, serving

READER: Final = "Ann"
OTHERS: Final = ("Grandmother", "Ben", "Maximilian", "Świętosława")
"""The reader sits on seat 0, and one name or another is always long."""


HEARD: Final = 40
"""So many of the last moves are heard by whoever enters in time."""


class GivenLuck(SystemChance):
    """Luck that deals the deck it was given, and lets seat 0 start."""

    def __init__(self) -> None:
        self.next_deck: tuple[Card, ...] = ()

    def deck(self, options: Options) -> tuple[Card, ...]:
        """The deck that was given."""
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
    """In the middle of a draw: one card is drawn, and more are to be."""
    return (
        _asked("draw")(game)
        and len(game.moves) > 1
        and game.state.draws_left > 0
        and game.moves[-1].text.startswith(("row", "pile"))
    )


def _waiting(game: Game) -> bool:
    return game.state.phase.value == "answer" and game.to_move != 0 and len(game.moves) > 40


POSITIONS: Final[dict[str, tuple[str, int, Wanted]]] = {
    "play": ("classic", 5, _asked("play")),
    "take": ("classic", 5, _asked("take")),
    "answer": ("classic", 5, _asked("answer")),
    "draw": ("classic", 5, _drawing),
    "waiting": ("classic", 5, _waiting),
    "consolation": ("basic", 4, _asked("consolation")),
    "ghost": ("duel", 2, _asked("ghost", 20)),
    "three": ("classic", 3, _asked("play")),
    "over": ("classic", 5, lambda game: game.is_over),
}


@cache
def found(kind: str) -> Game:
    """A game that has come to such a position, by moves drawn by lot; the same every time."""
    edition, seats, is_wanted = POSITIONS[kind]
    for seed in count(1):
        rng = Random(seed)
        game = Game.deal(edition, seats=seats, seed=seed, starter=0)
        while not game.is_over and not is_wanted(game):
            game.push(rng.choice(game.legal_moves))
        if is_wanted(game):
            return game
    raise AssertionError(kind)


@dataclass
class House:
    """A server and the people in it."""

    server: Serving
    luck: GivenLuck
    reader: Client = field(init=False)
    others: tuple[Client, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.reader = self.server.guest(READER)
        self.others = tuple(self.server.guest(name) for name in OTHERS)
        self._ids = count(1)

    @property
    def address(self) -> str:
        """Where browsers find it."""
        return f"http://127.0.0.1:{self.server.port}"

    @property
    def cookie(self) -> str:
        """What makes a browser the reader's."""
        return self.reader.headers["cookie"].partition("=")[2]

    def do(self, who: Client, table: str, kind: str, **fields: object) -> None:
        """Let somebody do something at a table."""
        answer = who.act(table, kind, f"c{next(self._ids)}", **fields)
        assert answer.status < 300, answer

    def lobby(self, *people: Client, **settings: object) -> str:
        """A table that the first of these people opened, and at which the others sat down."""
        answer = people[0].ask("POST", "/api/tables", {"settings": settings})
        assert answer.status < 300, answer
        table: str = answer.data["id"]
        for seat, person in enumerate(people[1:], 1):
            self.do(person, table, "sit", seat=seat)
        return table

    def table(
        self,
        kind: str,
        *,
        watched: bool = False,
        enter: Callable[[str], None] = lambda _: None,
        **settings: object,
    ) -> str:
        """A table at which a game has come to such a position; the reader plays, or watches.

        Before the last moves `enter` is called, so that they are heard and fill the log.
        """
        game = found(kind)
        edition, seats, _ = POSITIONS[kind]
        everybody = self.others if watched else (self.reader, *self.others)
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
    """A house with a server of its own. A browser starts after it: its loop would be in the way."""
    luck = GivenLuck()
    with serving(folder, chance=luck, rate_scale=0.0) as server:
        yield House(server, luck)
