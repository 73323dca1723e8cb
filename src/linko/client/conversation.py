"""A client's state between messages and its answers to them, independent of the transport."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from uuid import uuid4

from msgspec import UNSET

from linko.bots import Bot
from linko.client.errors import ClientError
from linko.client.last_game import LastGame
from linko.rules import Own, View, from_notation
from linko.table.commands import Command, Decide, Next, Rematch, Sit
from linko.table.state import Status
from linko.wire.to_client import (
    Accepted,
    CurrentGame,
    Refused,
    Snapshot,
    TableData,
    ToClient,
    Update,
)

TOO_FAST: Final = "server_too_fast"
SEAT_TAKEN: Final = "table_seat_taken"
QUICKER: Final = frozenset(
    {"table_stale_move", "table_other_game", "table_not_running", "wrong_seat", "game_over"}
)
"""Errors that mean another player or the clock was faster."""
FOR_NOW: Final = frozenset(
    {"server_try_again", "server_stopping", "server_cannot_save", "server_broken"}
)
"""Errors after which the server disconnects; the command is sent again after reconnecting."""


class Conversation:
    """A bot at a table: pass each message to `hear` and send what it returns until `result` is set.

    A command without an answer is sent again after the next snapshot; the server carries it out
    only once, because it has an id.
    """

    def __init__(
        self, bot: Bot, seat: int | None = None, until: Callable[[TableData], bool] | None = None
    ) -> None:
        self.version: int | None = None
        """The last version received."""
        self.refusal = ""
        """The reason of the last refusal."""
        self.pause = 0.0
        """Seconds to wait before sending."""
        self._bot = bot
        self._seat = seat
        self._until = until or _is_over
        self._table: TableData | None = None
        self._game: CurrentGame | None = None
        self._own: Own[str] | None = None
        self._person = ""
        self._dealt = ""
        """The game after which the next one was requested or agreed to."""
        self._decided: tuple[str, int] | None = None
        self._sent: Command | None = None

    @property
    def result(self) -> LastGame | None:
        """The last game and the match, once everything is over; None before."""
        if self._table is None or self._game is None or not self._until(self._table):
            return None
        return LastGame.of(self._game, self._table.match)

    def hear(self, message: ToClient) -> list[Command]:
        """Handle a message and return the commands to send."""
        answers: list[Command] = []
        self.pause = 0.0
        match message:
            case Snapshot():
                self.version = message.version
                self._table, self._game, self._own = message.table, message.game, message.own
                self._person = message.person
                if self._sent is not None:
                    answers.append(self._sent)
                elif all(seat.person != message.person for seat in message.table.seats):
                    answers.append(self._sit(message.table))
            case Update():
                self.version = message.version
                self._table = self._table if message.table is UNSET else message.table
                self._game = self._game if message.game is UNSET else message.game
                self._own = self._own if message.own is UNSET else message.own
                if message.accepted is not UNSET:
                    self._accepted(message.accepted)
            case Refused():
                answers += self._refused(message)
            case Accepted():
                self._accepted(message.id)
            case _:
                pass
        return answers + self._decision() + self._next()

    def _accepted(self, command: str) -> None:
        if self._sent is not None and self._sent.id == command:
            self._sent = None

    def _sit(self, table: TableData) -> Sit:
        empty = [seat for seat, place in enumerate(table.seats) if not place.name]
        if not empty or table.status is not Status.OPEN:
            raise ClientError("client_no_seat")
        self._sent = Sit(uuid4().hex, empty[0] if self._seat is None else self._seat)
        return self._sent

    def _refused(self, message: Refused) -> list[Command]:
        self.refusal = message.sentence
        if message.code == TOO_FAST and self._sent is not None:
            self.pause = float(message.params["seconds"])
            return [self._sent]
        if message.code in FOR_NOW:
            return []
        if self._sent is None or message.id not in (self._sent.id, None):
            return []
        self._sent = None
        if message.code == SEAT_TAKEN and self._seat is None and self._table is not None:
            return [self._sit(self._table)]
        if message.code not in QUICKER:
            raise ClientError("client_refused", sentence=message.sentence)
        return []

    def _next(self) -> list[Command]:
        """Agree to the next game; in a match, the first person at the table asks for it."""
        table, game = self._table, self._game
        if table is None or game is None or table.next is None or self._dealt == game.id:
            return []
        if self.result is not None:
            return []
        people = [seat.person for seat in table.seats if seat.person is not None]
        is_next = table.next.kind == "next"
        is_asked = table.next.asker not in (None, self._person)
        if not is_asked and not (is_next and people[:1] == [self._person]):
            return []
        self._dealt = game.id
        return [Next(uuid4().hex) if is_next else Rematch(uuid4().hex)]

    def _decision(self) -> list[Command]:
        game, own = self._game, self._own
        if game is None or own is None or not own.legal_moves:
            return []
        if self._decided == (game.id, game.number):
            return []
        self._decided = (game.id, game.number)
        move = self._bot.choose(View(game.board, from_notation(own)))
        self._sent = Decide(uuid4().hex, game.number, move.text, game.id)
        return [self._sent]


def _is_over(table: TableData) -> bool:
    return table.status in (Status.FINISHED, Status.CLOSED)
