"""What somebody at a table knows between messages, and answers; without any transport."""

from __future__ import annotations

from collections.abc import Callable
from uuid import uuid4

from msgspec import UNSET

from linko.bots import Bot
from linko.errors import ClientError
from linko.table.commands import Command, Decide, Sit
from linko.table.status import Status
from linko.wire.messages import (
    Accepted,
    GameData,
    Refused,
    Snapshot,
    TableData,
    ToClient,
    Update,
    YouData,
)
from linko.wire.reading import view_of

TOO_FAST = "server_too_fast"


class Sitting:
    """A bot at a table: `hear` a message, send what comes back, until `result` is there.

    What was sent and not answered is sent again after a new snapshot; the server carries it out
    once, by its id.
    """

    def __init__(
        self, bot: Bot, seat: int | None = None, until: Callable[[TableData], bool] | None = None
    ) -> None:
        self.version: int | None = None
        """The last version heard of."""
        self.refusal = ""
        """Why something was refused last."""
        self.pause = 0.0
        """So many seconds to wait before sending."""
        self._bot = bot
        self._seat = seat
        self._until = until or _is_over
        self._table: TableData | None = None
        self._game: GameData | None = None
        self._you: YouData | None = None
        self._decided: tuple[str, int] | None = None
        self._sent: Decide | None = None

    @property
    def result(self) -> GameData | None:
        """The last game, when all is over."""
        is_over = self._table is not None and self._until(self._table)
        return self._game if is_over else None

    def hear(self, message: ToClient) -> list[Command]:
        """Take a message in; what to send because of it."""
        answers: list[Command] = []
        self.pause = 0.0
        match message:
            case Snapshot():
                self.version = message.version
                self._table, self._game, self._you = message.table, message.game, message.you
                if message.you.seat is None and message.table.status is Status.OPEN:
                    answers.append(self._sit(message.table))
                if self._sent is not None:
                    answers.append(self._sent)
            case Update():
                self.version = message.version
                self._table = self._table if message.table is UNSET else message.table
                self._game = self._game if message.game is UNSET else message.game
                self._you = self._you if message.you is UNSET else message.you
            case Refused():
                answers += self._refused(message)
            case Accepted(id=command) if self._sent is not None and self._sent.id == command:
                self._sent = None
            case _:
                pass
        return answers + self._decision()

    def _sit(self, table: TableData) -> Sit:
        empty = [seat for seat, place in enumerate(table.seats) if not place.name]
        if not empty:
            raise ClientError("client_no_seat")
        return Sit(uuid4().hex, empty[0] if self._seat is None else self._seat)

    def _refused(self, message: Refused) -> list[Command]:
        self.refusal = message.sentence
        if message.code == TOO_FAST and self._sent is not None:
            self.pause = float(message.params["seconds"])
            return [self._sent]
        if self._sent is not None and message.id == self._sent.id:
            self._sent = None  # somebody else, or time, was quicker
        elif message.id is not None:
            raise ClientError("client_refused", sentence=message.sentence)
        return []

    def _decision(self) -> list[Command]:
        table, game, you = self._table, self._game, self._you
        if table is None or game is None or you is None or not you.legal_moves:
            return []
        if self._decided == (game.id, game.next_decision):
            return []
        self._decided = (game.id, game.next_decision)
        move = self._bot.choose(view_of(table, game, you))
        self._sent = Decide(uuid4().hex, game.next_decision, move.text, game.id)
        return [self._sent]


def _is_over(table: TableData) -> bool:
    return table.status in (Status.FINISHED, Status.CLOSED)
