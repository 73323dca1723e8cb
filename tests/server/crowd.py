"""A crowd at many tables that plays on when the server crashes, and a ledger of its messages.

Everybody resends, under the same id, a command that had no answer when the server vanished. All
messages are noted in a ledger for each table, which is compared with the database at the end.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from msgspec import UNSET
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from linko.client import conversation
from linko.commitment import commitment
from linko.game import Game
from linko.records import load_object
from linko.store import Entry, Store
from linko.table import Status, Table, decode_entry
from linko.table.commands import Command, Decide, Next, Rematch
from linko.table.log import Moved
from linko.wire.to_client import (
    Accepted,
    Bye,
    GameStarted,
    MoveMade,
    Refused,
    Snapshot,
    ToClient,
    Update,
)
from tests.server.people import Guest, Reachable, Visit, new_guest
from tests.server.process import PATIENCE

AWAY: Final = (OSError, EOFError, ConnectionClosed, InvalidHandshake, InvalidMessage)
"""The errors of a client whose server is gone or has not started yet."""


FOR_NOW: Final = conversation.FOR_NOW - {"server_broken"}
"""Refusals after which the command is sent again; a server error fails the test."""

OUTAGE_PAUSE: Final = 0.3
"""Seconds to wait before trying again after a refused connection."""


@dataclass
class Ledger:
    """Everything that any client received about one table."""

    table: str
    has_clock: bool
    highest: int = 0
    """The highest version that anybody has received."""
    moves: dict[tuple[str, int], tuple[int, str]] = field(default_factory=dict)
    """By game and number: seat and move."""
    versions: dict[int, tuple[int, str]] = field(default_factory=dict)
    """By version of an update with a single move: number and move."""
    accepted: dict[tuple[str, str], tuple[int, Command]] = field(default_factory=dict)
    """By person and command: the version at which it was carried out."""
    refused: Counter[str] = field(default_factory=Counter)
    resent: int = 0
    waits: list[float] = field(default_factory=list)
    """Seconds from sending each accepted command to its answer, reconnecting included."""
    gaps: int = 0
    """Number of snapshots with missed events."""

    def note_move(self, game: str, moved: MoveMade) -> None:
        """Note a move that somebody received; all must receive the same."""
        told = (moved.seat, moved.move)
        known = self.moves.setdefault((game, moved.number), told)
        assert known == told, f"move {moved.number} was {known} and is {told}"


class Player:
    """A player who makes random moves without delay until the crowd is stopped."""

    def __init__(self, crowd: Crowd, guest: Guest, ledger: Ledger, seed: str) -> None:
        self.guest = guest
        self.decides = True
        self._crowd = crowd
        self.ledger = ledger
        self._rng = random.Random(seed)
        self._seen: int | None = None
        self._unanswered: Command | None = None
        self._sent_at = 0.0
        self._decided: tuple[str, int] | None = None
        self._game = ""
        """The id of the game that the last message was about."""
        self._count = 0
        self._status = Status.OPEN
        self._is_asked = False
        """Whether somebody wants another game; nobody goes home before it is played."""

    async def play(self) -> None:
        """Play, and reconnect whenever the server is back."""
        while not self._is_done:
            await asyncio.wait_for(self._crowd.is_served.wait(), PATIENCE)
            with suppress(*AWAY):
                known = self.ledger.highest
                seen = self._seen if self._rng.random() < 0.8 else None
                visit = await self.guest.enter(self._crowd.server, self.ledger.table, seen)
                async with visit:
                    if isinstance(visit.heard[0], Refused):  # the server cannot save for now
                        self._hear_refusal(visit.heard[0])
                        await asyncio.sleep(OUTAGE_PAUSE)
                        continue
                    self._came_back(visit, known)
                    await self._serve(visit)
                    continue
            await asyncio.sleep(0.01)

    @property
    def _is_done(self) -> bool:
        is_settled = self._unanswered is None and not self._is_asked
        at_home = self._status is Status.FINISHED and self._crowd.goes_home and is_settled
        return at_home or self._crowd.is_gone

    def _came_back(self, visit: Visit, known: int) -> None:
        first = visit.heard[0]
        assert isinstance(first, Snapshot), first
        assert first.version >= known, f"version {known} was seen; there is only {first.version}"
        self.ledger.gaps += first.missed is not None

    async def _serve(self, visit: Visit) -> None:
        if self._unanswered is not None:
            self.ledger.resent += 1
            await visit.send(self._unanswered)
        message: ToClient = visit.heard[0]
        while True:
            self._hear(visit, message)
            if self._is_done:
                return
            await self._act(visit)
            message = await visit.hear()
            visit.heard.clear()

    def _hear(self, visit: Visit, message: ToClient) -> None:
        assert visit.table is not None
        self._status = visit.table.status
        self._is_asked = visit.table.next is not None and len(visit.table.next.agreed) > 0
        ledger = self.ledger
        match message:
            case Update() | Snapshot():
                self._seen = message.version
                ledger.highest = max(ledger.highest, message.version)
                if isinstance(message, Snapshot):
                    self._game = "" if message.game is None else message.game.id
                else:
                    self._note(visit, message)
                    if message.accepted is not UNSET:
                        self._hear_acceptance(message.accepted, message.version)
            case Accepted():
                ledger.highest = max(ledger.highest, message.version)
                self._hear_acceptance(message.id, message.version)
            case Refused():
                self._hear_refusal(message)
            case Bye():
                assert message.reason in ("stopping", "reload")
            case _:
                pass

    def _hear_acceptance(self, identifier: str, version: int) -> None:
        known = self.ledger.accepted
        if (self.guest.id, identifier) in known:
            before, command = known[self.guest.id, identifier]
            assert before == version, f"{command} was carried out again"
        elif self._unanswered is not None and self._unanswered.id == identifier:
            known[self.guest.id, identifier] = (version, self._unanswered)
            self._crowd.acknowledged += 1
            self.ledger.waits.append(time.monotonic() - self._sent_at)
            self._unanswered = None

    def _note(self, visit: Visit, message: Update) -> None:
        """Note the moves of an update; an update that catches up may also begin another game."""
        for event in message.events:
            match event:
                case GameStarted():
                    self._game = event.game
                case MoveMade():
                    self.ledger.note_move(self._game, event)
                    if len(message.events) == 1:
                        self.ledger.versions[message.version] = (event.number, event.move)
                case _:
                    pass
        assert visit.game is None or visit.game.id == self._game

    def _hear_refusal(self, message: Refused) -> None:
        self.ledger.refused[message.code] += 1
        if message.code in FOR_NOW:
            return  # the server closes the socket, and the command is sent again
        mine = self._unanswered is not None and self._unanswered.id == message.id
        may_be_late = self.ledger.has_clock or not isinstance(self._unanswered, Decide)
        assert mine, message
        assert may_be_late, message
        self._unanswered = None

    async def _act(self, visit: Visit) -> None:
        game, own, table = visit.game, visit.own, visit.table
        assert table is not None
        if game is None or own is None or self._unanswered is not None:
            return
        if game.board.ended_by is not None:
            if table.next is None or own.seat in table.next.agreed:
                return
            if table.status is Status.RUNNING:
                await self._send(visit, Next(self._new_id()))
            elif table.next.agreed or not self._crowd.goes_home:
                await self._send(visit, Rematch(self._new_id()))
        elif self.decides and own.legal_moves and self._decided != (game.id, game.number):
            self._decided = (game.id, game.number)
            move = self._rng.choice(own.legal_moves)
            await self._send(visit, Decide(self._new_id(), game.number, move))

    async def _send(self, visit: Visit, command: Command) -> None:
        self._unanswered = command
        self._sent_at = time.monotonic()
        await visit.send(command)
        if self._rng.random() < 0.05:
            await visit.send(command)  # a doubled message is carried out once

    def _new_id(self) -> str:
        self._count += 1
        return f"c{self._count}"


class Crowd:
    """Many tables with their people, and one server or a cluster."""

    def __init__(self, server: Reachable, seed: int) -> None:
        self.server = server
        self.is_served = asyncio.Event()
        self.is_served.set()
        self.goes_home = False
        """Whether nobody starts another game."""
        self.is_gone = False
        """Whether everybody stops immediately."""
        self.acknowledged = 0
        """Number of accepted commands."""
        self.ledgers: list[Ledger] = []
        self.players: list[Player] = []
        self._seed = seed
        self._tasks: list[asyncio.Task[None]] = []

    def sit_down(self, people: int, bot: str | None = None, **settings: object) -> list[Player]:
        """Open a table for a number of people, with bots on the other seats, and deal."""
        number = len(self.ledgers)
        guests = [new_guest(self.server, f"P{number}-{seat}") for seat in range(people)]
        seats = people if bot is None else 4
        table = guests[0].open_table(self.server, None, seats=seats, **settings)
        for seat, guest in enumerate(guests[1:], start=1):
            guest.command(self.server, table, "sit", seat=seat)
        guests[0].command(self.server, table, "start", fill=bot)
        ledger = Ledger(table, has_clock="clock" in settings)
        players = [
            Player(self, guest, ledger, f"{self._seed} {number} {seat}")
            for seat, guest in enumerate(guests)
        ]
        self.ledgers.append(ledger)
        self.players += players
        return players

    def watch(self, number: int) -> None:
        """Add a spectator to this table who notes everything and decides nothing."""
        ledger = self.ledgers[number]
        guest = new_guest(self.server, f"S{number}")
        spectator = Player(self, guest, ledger, f"{self._seed} {number} spectator")
        spectator.decides = False
        self.players.append(spectator)

    def play(self) -> None:
        """Start all players."""
        self._tasks = [asyncio.create_task(player.play()) for player in self.players]

    async def go_home(self, seconds: float) -> None:
        """Finish all games and matches; nobody begins another."""
        self.goes_home = True
        done, late = await asyncio.wait(self._tasks, timeout=seconds)
        for task in done:
            task.result()
        statuses = Counter(player._status for player in self.players)
        assert not late, f"not all tables finished: {statuses}"

    async def wait_for(self, moves: int, seconds: float = PATIENCE) -> None:
        """Wait until this number of further commands has been accepted."""
        wanted = self.acknowledged + moves
        async with asyncio.timeout(seconds):
            while self.acknowledged < wanted:
                self.check()
                await asyncio.sleep(0.001)

    def check(self) -> None:
        """Fail at once if a player has failed."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def leave(self) -> None:
        """Stop all players at the end of a test."""
        self.is_gone = True
        self.is_served.set()
        for _ in range(10):  # a socket that closes may swallow the cancellation
            if any(not task.done() for task in self._tasks):
                for task in self._tasks:
                    task.cancel()
                await asyncio.wait(self._tasks, timeout=5)


async def compare(store: Store, ledger: Ledger) -> int:
    """Check that all that anybody received is stored once; return the number of stored moves."""
    entries = await store.entries(ledger.table)
    log = [decode_entry(entry.version, entry.at, entry.data) for entry in entries]
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    assert ledger.highest <= len(entries)
    moves: dict[tuple[str, int], tuple[int, str]] = {}
    commands: dict[tuple[str, str], int] = {}
    for entry in log:
        change = entry.change
        if isinstance(change, Moved):
            assert (change.game, change.number) not in moves, "a move was stored twice"
            moves[change.game, change.number] = (change.seat, change.move)
        if entry.by is not None and entry.command is not None:
            last = commands.get((entry.by, entry.command), entry.version - 1)
            assert last == entry.version - 1, "a command was carried out twice"
            commands[entry.by, entry.command] = entry.version
    for key, told in ledger.moves.items():
        assert moves.get(key) == told, f"move {key[1]} was seen as {told}"
    for version, (number, move) in ledger.versions.items():
        change = log[version - 1].change
        assert isinstance(change, Moved)
        assert (change.number, change.move) == (number, move)
    for (person, identifier), (version, command) in ledger.accepted.items():
        assert commands.get((person, identifier)) == version, command
        change = log[version - 1].change
        if isinstance(command, Decide):
            assert isinstance(change, Moved)
            assert (change.number, change.move) == (command.number, command.move)
    await _check_games(store, ledger.table, entries, moves)
    return len(moves)


async def _check_games(
    store: Store,
    table_id: str,
    entries: tuple[Entry, ...],
    moves: dict[tuple[str, int], tuple[int, str]],
) -> None:
    """Check that every game has all its moves and a record that opens its commitment."""
    log = [decode_entry(entry.version, entry.at, entry.data) for entry in entries]
    table = Table.replayed(table_id, log, 0.0, None)
    assert table.broken is None
    assert table.status is Status.FINISHED
    counts = Counter(game for game, _ in moves)
    for game_id, count in counts.items():
        assert {number for game, number in moves if game == game_id} == set(range(1, count + 1))
        stored = await store.game(game_id)
        assert stored is not None
        record = load_object(stored.record.decode())
        game = Game.from_record(record)
        assert game.is_over
        assert game.move_count == count
        assert record["commitment"] == commitment(str(record["salt"]), str(record["deck"]))
