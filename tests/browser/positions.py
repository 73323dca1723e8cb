"""Games at a real server, brought to a kind of decision by people who play by HTTP."""

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

from linko import EDITIONS, Game
from linko.cards import Card, cards_text, full_deck, parse_card
from linko.options import Options
from linko.table.chance import SystemChance
from tests.server.live_server import Client, Serving, serving

READER: Final = "Ann"
OTHERS: Final = ("Grandmother", "Ben", "Maximilian", "Świętosława")
"""The reader sits on seat 0, and one name or another is always long."""

LONG_NAMES: Final = tuple(
    f"{name} of Rotterdam"
    for name in (
        "Bartholomew",
        "Theophanius",
        "Maximiliane",
        "Wilhelmiena",
    )
)
"""Names as long as they may be."""


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


def _bereft(game: Game) -> bool:
    """The reader waits for the last player, to whom a set was left."""
    snatch = game.state.snatch
    return _waiting(game) and snatch is not None and snatch.victim == game.state.seats - 1


def _snatching(game: Game) -> bool:
    """A card that the reader holds once would snatch from the last player first."""
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
    "three": ("classic", 3, _asked("play")),
    "bereft": ("classic", 3, _bereft),
    "snatching": ("classic", 3, _snatching),
    "over": ("classic", 5, lambda game: game.is_over),
}


class Arranged(NamedTuple):
    """A deal with the ghost in which seat 0 holds some cards and lays a set."""

    lays: str
    holds: str
    row: str
    pile: str

    @property
    def deck(self) -> tuple[Card, ...]:
        """A deck that is dealt so; the other cards come by lot, the same every time."""
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
"""Decisions between more sets of the ghost, and bundles of more cards, than mostly come up."""


@cache
def found(kind: str) -> Game:
    """A game that has come to such a position, by moves drawn by lot; the same every time."""
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


@dataclass
class House:
    """A server and the people in it."""

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

    def begun(self, seats: int) -> str:
        """A table of long names at which the reader has laid, and the next player has the turn."""
        people = (self.reader, *self.long_named)[:seats]
        table = self.lobby(*people, edition="classic", seats=seats)
        game = Game.deal("classic", seats=seats, seed=1, starter=0)
        self.luck.next_deck = game.deck
        self.do(people[0], table, "start")
        self.do(people[0], table, "move", number=1, move=game.legal_moves[0].text)
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
        """A table at which a game has come to such a position; the reader plays, or watches.

        Before the last moves `enter` is called, so that they are heard and fill the log.
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
    """A house with a server of its own. A browser starts after it: its loop would be in the way."""
    luck = GivenLuck()
    with serving(folder, chance=luck, rate_scale=0.0) as server:
        yield House(server, luck)
