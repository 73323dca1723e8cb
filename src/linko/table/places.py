"""Who sits where."""

from __future__ import annotations

from enum import Enum
from typing import Final

from msgspec import Struct

from linko.bots import BOTS

LEVELS: Final = tuple(BOTS)
"""The bots a table offers, weakest first; how long each thinks, the server decides."""

STAND_IN: Final = "heuristic"
"""Who plays for people who are gone."""


class Person(Struct, frozen=True):
    """Somebody at the table: who it is, and under which name."""

    id: str
    name: str


class Reason(Enum):
    """Why a bot plays for somebody."""

    LEFT = "left"
    TIME = "time"
    HANDED = "handed"


class Place(Struct, frozen=True):
    """One seat: empty, a person's or a bot's."""

    person: Person | None = None
    bot: str | None = None
    """The level of the bot that sits here."""
    stand_in: Reason | None = None
    """Why a bot plays for the person now, if one does."""
    is_late: bool = False
    """Whether the person is back, but out of time for the present decision, which a bot makes."""

    @property
    def is_empty(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.bot is None

    @property
    def name(self) -> str:
        """What records call whoever sits here."""
        if self.person is not None:
            return self.person.name
        return self.bot or ""

    @property
    def played_by(self) -> str | None:
        """The level of the bot that decides here now; None where a person does."""
        return STAND_IN if self.stand_in is not None or self.is_late else self.bot


EMPTY: Final = Place()
