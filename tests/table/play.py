"""Tables for tests: people, scripted chance, and random legal moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

from linko.cards import Card, Seat, full_deck
from linko.game import shuffled
from linko.options import Options
from linko.refusal import LinkoError
from linko.table import LogEntry, Person, Settings, Status, Table
from linko.table.commands import Command, Decide, Next, Rematch, Sit, Start

ANN, BEN, CY, DEE, EVE = (
    Person(f"p-{name.lower()}", name) for name in ["Ann", "Ben", "Cy", "Dee", "Eve"]
)
PEOPLE = (ANN, BEN, CY, DEE, EVE)
WATCHER = Person("p-wes", "Wes")

NOON = 1_000_000.0
"""The time at which the tables of tests are opened."""


class ScriptedChance:
    """Ids and salts that count up; the given decks first, then decks from a seed."""

    def __init__(self, *decks: tuple[Card, ...], seed: int = 1, first: int = 0) -> None:
        self._decks = list(decks)
        self._rng = Random(seed)
        self._first = first
        self._ids = count(1)

    def deck(self, options: Options) -> tuple[Card, ...]:
        return self._decks.pop(0) if self._decks else shuffled(full_deck(options), self._rng)

    def salt(self) -> str:
        return f"{next(self._ids):064x}"

    def starter(self, seats: int) -> int:
        return self._first % seats

    def new_id(self) -> str:
        return f"id-{next(self._ids)}"


_ids = count(1)


def fresh() -> str:
    """A new id for a command."""
    return f"c-{next(_ids)}"


def lobby(
    *people: Person, chance: ScriptedChance | None = None, settings: Settings | None = None
) -> Table:
    """A table that the first of these people opened and at which the others sat down."""
    settings = settings or Settings(seats=max(2, len(people)))
    table, _ = Table.opened("t", settings, people[0], "CODE", NOON, chance or ScriptedChance())
    for person in people:
        table.connect(person, NOON)
    for seat, person in enumerate(people[1:], start=1):
        table.handle(Sit(fresh(), seat), person, NOON)
    return table


def running(
    *people: Person, chance: ScriptedChance | None = None, settings: Settings | None = None
) -> Table:
    """The same table with the first game dealt, greedy bots on the other seats."""
    table = lobby(*people, chance=chance, settings=settings)
    table.handle(Start(fresh(), fill="greedy"), people[0], NOON)
    return table


def refusal(table: Table, command: Command, by: Person, now: float = NOON) -> str:
    """The code with which a table refuses a command; checks that nothing has changed."""
    before = dump(table)
    try:
        table.handle(command, by, now)
    except LinkoError as error:
        assert dump(table) == before
        return error.code
    raise AssertionError(f"{command} is not refused")


def decide(table: Table, now: float = NOON, which: int = -1) -> tuple[LogEntry, ...]:
    """Make a random legal move for the person or bot that must decide."""
    assert table.dealt is not None
    assert table.to_move is not None
    move, number = table.dealt.game.legal_moves[which].text, table.dealt.number
    if table.bot_to_move is not None:
        return table.bot_decides(number, move, now)
    person = table.places[table.to_move].person
    assert person is not None
    return table.handle(Decide(fresh(), number, move), person, now)


def decisions(table: Table, seed: int = 1, now: float = NOON) -> Iterator[tuple[LogEntry, ...]]:
    """Make random decisions until the game is over."""
    rng = Random(seed)
    while table.to_move is not None:
        assert table.dealt is not None
        yield decide(table, now, rng.randrange(len(table.dealt.game.legal_moves)))


def finish(table: Table, seed: int = 1, now: float = NOON) -> Table:
    """The table after the game is over."""
    for _ in decisions(table, seed, now):
        pass
    return table


def play_again(table: Table, *people: Person, now: float = NOON) -> Table:
    """The table with the next game dealt, because these people agreed to it in this order."""
    for person in people:
        over = table.status is Status.FINISHED
        table.handle(Rematch(fresh()) if over else Next(fresh()), person, now)
    assert table.offer is None
    return table


def dump(table: Table) -> dict[str, object]:
    """The whole observable state of a table, with its memory."""
    dealt = table.dealt
    return {
        "version": table.version,
        "times": (table.opened_at, table.changed_at),
        "about": (table.id, table.code, table.host, table.settings),
        "status": (table.status, table.closed_because, str(table.broken)),
        "places": tuple(table.places),
        "removed": frozenset(table.removed),
        "mutes": {person: frozenset(muted) for person, muted in table.mutes.items()},
        "sayings": {person: tuple(times) for person, times in table.sayings.items()},
        "talk": tuple(table.talk),
        "match": table.match and (table.match.name, len(table.match.games), table.totals),
        "offer": table.offer,
        "recent": tuple(table.log.entries),
        "done": {person: dict(done) for person, done in table._done.items()},
        "game": dealt and (dealt.id, dealt.game.record(), dealt.game.state, dealt.stood_in),
        "clocks": dealt and dealt.clocks and (tuple(dealt.clocks.banks), dealt.clocks.used),
        "to_move": (table.to_move, table.bot_to_move, table.is_attended),
        "views": tuple(table.view(Seat(seat)) for seat, _ in enumerate(table.places)),
    }
