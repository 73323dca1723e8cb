"""A table in this process, without a server, with the same commands and messages.

Use it to try out clients and bots, or to play games that need not be stored.

>>> from linko.bots import load
>>> from linko.client import LocalTable
>>> table = LocalTable({"edition": "duel", "seats": 2})
>>> ann, ben = table.enter("Ann"), table.enter("Ben")
>>> result = table.play({ann: load("greedy"), ben: load("kitten", seed=1)})
>>> result.board.ended_by is not None
True
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Mapping
from typing import Final
from uuid import uuid4

from msgspec import convert

from linko.bots import Bot
from linko.client.conversation import Conversation
from linko.client.errors import ClientError
from linko.client.last_game import LastGame
from linko.refusal import LinkoError
from linko.table import Chance, Command, LogEntry, Person, Settings, Table
from linko.table.commands import Start
from linko.wire import Telling, refused, snapshot
from linko.wire.to_client import Accepted, ToClient, read

_EPOCH: Final = time.time() - time.monotonic()
"""The time at which the monotonic clock was 0."""


def steady_time() -> float:
    """Return the seconds since 1970; later changes of the system clock do not affect it."""
    return _EPOCH + time.monotonic()


class Guest:
    """A person at a local table; `inbox` holds the unread messages."""

    def __init__(self, table: LocalTable, person: Person) -> None:
        self.person = person
        self.inbox: deque[ToClient] = deque()
        self._table = table

    def send(self, command: Command) -> None:
        """Send a command; the answer arrives in the inbox."""
        self._table.carry_out(command, self)


class LocalTable:
    """A table and its people. The first to enter is the host and gets the first seat."""

    def __init__(
        self,
        settings: Mapping[str, object] | None = None,
        *,
        now: Callable[[], float] = steady_time,
        chance: Chance | None = None,
    ) -> None:
        self._settings = convert(dict(settings or {}), Settings)
        self._now = now
        self._chance = chance
        self._guests: list[Guest] = []
        self.table: Table | None = None
        """The table, once somebody has entered."""

    def enter(self, name: str) -> Guest:
        """Enter the table; the first message is a snapshot."""
        person = Person(uuid4().hex, name)
        guest = Guest(self, person)
        if self.table is None:
            self.table, _ = Table.opened(
                "local", self._settings, person, "", self._now(), self._chance
            )
        self._guests.append(guest)
        self._tell(self.table, self.table.connect(person, self._now()))
        guest.inbox.append(read(snapshot(self.table, person, self._now())))
        return guest

    def carry_out(self, command: Command, guest: Guest) -> None:
        """Carry out a command and send the result to everybody."""
        assert self.table is not None
        try:
            happened = self.table.handle(command, guest.person, self._now())
        except LinkoError as error:
            guest.inbox.append(refused(error, command.id, self.table.version))
            return
        self._tell(self.table, happened)
        version = self.table.done(guest.person, command.id)
        guest.inbox.append(Accepted(command.id, version or self.table.version))

    def play(self, bots: Mapping[Guest, Bot]) -> LastGame:
        """Seat everybody, deal, and ask each guest's bot for moves until everything is over."""
        conversations = {
            guest: Conversation(bot, seat) for seat, (guest, bot) in enumerate(bots.items())
        }
        _converse(conversations)
        next(iter(bots)).send(Start(uuid4().hex))
        while _converse(conversations):
            for conversation in conversations.values():
                if conversation.result is not None:
                    return conversation.result
        raise ClientError("client_stuck")

    def _tell(self, table: Table, happened: tuple[LogEntry, ...]) -> None:
        if not happened:
            return
        telling = Telling(table, happened)
        for guest in self._guests:
            message = telling.to(guest.person.id)
            if message is not None:
                guest.inbox.append(read(message))


def _converse(conversations: Mapping[Guest, Conversation]) -> bool:
    """Handle all unread messages and send the answers; return whether there were any."""
    heard = False
    for guest, conversation in conversations.items():
        while guest.inbox:
            heard = True
            for answer in conversation.hear(guest.inbox.popleft()):
                guest.send(answer)
    return heard
