"""Verifies a record: replays everything in it and checks the shuffle against the commitment."""

from __future__ import annotations

from dataclasses import dataclass

from linko.commitment import check_commitment
from linko.game import Game
from linko.game_errors import RecordError
from linko.records import RecordLine


@dataclass(frozen=True, slots=True)
class VerifiedRecord:
    """A record without a mistake."""

    game: Game
    is_committed: bool
    """Whether it has a commitment, which its shuffle then matches."""


def verified(line: RecordLine) -> VerifiedRecord:
    """Return the game of a record; a `RecordError` says what is wrong with it."""
    if isinstance(line.data, RecordError):
        raise line.data
    game = Game.from_record(line.data)
    return VerifiedRecord(game, check_commitment(line.data))
