"""The random choices of a table, made by the operating system."""

from __future__ import annotations

import secrets
from random import SystemRandom
from typing import Protocol

from linko.cards import Card, full_deck
from linko.game import shuffled
from linko.options import Options


class Chance(Protocol):
    """The random choices of a table. Tests pass in their own."""

    def deck(self, options: Options) -> tuple[Card, ...]:
        """A shuffled deck."""

    def salt(self) -> str:
        """32 random bytes in hex."""

    def starter(self, seats: int) -> int:
        """The seat that starts."""

    def new_id(self) -> str:
        """An identifier nobody can guess."""


class SystemChance:
    """The operating system's randomness."""

    def deck(self, options: Options) -> tuple[Card, ...]:
        """A shuffled deck."""
        return shuffled(full_deck(options), SystemRandom())

    def salt(self) -> str:
        """32 random bytes in hex."""
        return secrets.token_hex(32)

    def starter(self, seats: int) -> int:
        """The seat that starts."""
        return secrets.randbelow(seats)

    def new_id(self) -> str:
        """128 random bits that can be part of a link."""
        return secrets.token_urlsafe(16)
