"""Tables with random commands from everybody, for tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from linko.refusal import LinkoError
from linko.table import (
    Clock,
    Command,
    LogEntry,
    Person,
    Settings,
    Table,
    decode_entry,
    encode_entry,
)
from linko.table import commands as ask
from tests.table.play import ANN, NOON, PEOPLE, WATCHER, ScriptedChance, decide, dump

SETTINGS = (
    Settings(seats=2),
    Settings(seats=3, free_text=True, starter=1),
    Settings(seats=2, edition="duel", rounds=1, clock=Clock(5.0, 3.0)),
    Settings(seats=3, edition={"ranks": 4, "hand_size": 3, "row_size": 2}, target=1),
    Settings(seats=4, edition={"hand_size": 2, "row_size": 1}, rounds=1, clock=Clock(0.0, 2.0)),
    Settings(seats=9),
    Settings(rounds=1, target=5),
)


Heard = Callable[[Table, Sequence[LogEntry]], None]
"""Called with the new entries, and with none when somebody leaves."""


class Logged:
    """A table with its log, as a server keeps it."""

    def __init__(self, table_settings: Settings, heard: Heard | None = None) -> None:
        chance = ScriptedChance()
        self._heard = heard
        self.table, happened = Table.opened("t", table_settings, ANN, "CODE", NOON, chance)
        self.log: list[tuple[float, bytes]] = []
        self.keep(happened)

    def keep(self, happened: Sequence[LogEntry]) -> None:
        for one in happened:
            self.log.append((one.at, encode_entry(one)))
            assert one.version == len(self.log)
        assert self.table.version == len(self.log)
        if self._heard is not None:
            self._heard(self.table, happened)

    def replayed(self, now: float) -> Table:
        return Table.replayed("t", self.entries, now, ScriptedChance())

    @property
    def entries(self) -> list[LogEntry]:
        """The log, read back."""
        return [
            decode_entry(version, at, data) for version, (at, data) in enumerate(self.log, start=1)
        ]


def random_command(table: Table, rng: Random) -> Command:
    """A random command, sensible or not."""
    seat, other, command = rng.randrange(5), rng.randrange(5), f"c{rng.randrange(400)}"
    level = rng.choice(["random", "greedy", "unheard of"])
    number, move, game = 1, "7", None
    if table.dealt is not None:
        number = table.dealt.number - (rng.random() < 0.1)
        move = rng.choice([legal.text for legal in table.dealt.game.legal_moves] or ["7"])
        game = rng.choice([None, None, table.dealt.id, "id-1"])
    if table.to_move is not None and rng.random() < 0.7:
        return ask.Decide(command, number, rng.choice([move] * 9 + ["take", "X-X", "?"]), game)
    return rng.choice(
        [
            ask.Decide(command, number, move),
            ask.Sit(command, seat),
            ask.Sit(command, other),
            ask.Swap(command, seat, other),
            ask.LeaveTable(command)
            if table.dealt or rng.random() < 0.1
            else ask.Start(command, level),
            ask.Back(command),
            ask.SeatBot(command, seat, level),
            ask.ClearSeat(command, seat) if rng.random() < 0.3 else ask.Next(command),
            ask.ChangeSettings(command, rng.choice(SETTINGS)),
            ask.Start(command, fill=rng.choice([None, level])),
            ask.Next(command),
            ask.Rematch(command),
            ask.NotNow(command),
            ask.HandOver(command, seat),
            ask.Say(command, phrase=rng.choice(["hello", "unheard of", None])),
            ask.Say(command, text=rng.choice(["hello", "\x1b", "", None])),
            ask.Mute(command, rng.choice(PEOPLE).id, muted=rng.random() < 0.6),
        ]
    )


def walk(seed: int, steps: int, heard: Heard | None = None) -> Logged:
    """Run random commands, bots and clocks; check that a refusal changes nothing."""
    rng = Random(seed)
    logged = Logged(rng.choice(SETTINGS[:5]), heard)
    table, now = logged.table, NOON
    for _ in range(steps):
        now += rng.choice([0.0, 0.5, 1.0, 9.0])
        person = rng.choice((*PEOPLE, WATCHER))
        deed = rng.random()
        if deed < 0.08:
            logged.keep(table.connect(person, now))
        elif deed < 0.13:
            table.disconnect(person, now)
            logged.keep(())
        elif deed < 0.2:
            logged.keep(table.tick(now))
        elif deed < 0.6 and table.to_move is not None:
            logged.keep(decide(table, now, rng.randrange(len(legal_moves(table)))))
        else:
            attempt(logged, random_command(table, rng), person, now)
    return logged


def legal_moves(table: Table) -> list[str]:
    assert table.dealt is not None
    return [move.text for move in table.dealt.game.legal_moves]


def attempt(logged: Logged, command: Command, person: Person, now: float) -> None:
    table, before = logged.table, dump(logged.table)
    done = table.done(person, command.id)
    try:
        happened = table.handle(command, person, now)
    except LinkoError:
        assert dump(table) == before
        assert table.done(person, command.id) is None
        return
    logged.keep(happened)
    if done is None:
        assert happened
        assert table.done(person, command.id) == table.version
    else:
        assert (happened, dump(table)) == ((), before)
