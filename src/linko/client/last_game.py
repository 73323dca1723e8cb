"""What a client returns when everything at its table is over: the last game and the match."""

from __future__ import annotations

from typing import Self

from msgspec.structs import asdict

from linko.wire.to_client import CurrentGame, MatchData


class LastGame(CurrentGame, frozen=True, kw_only=True):
    """The last game at a table, and the match that it belonged to."""

    match: MatchData | None
    """The totals and the scores of each game; None if the server sends no match."""

    @classmethod
    def of(cls, game: CurrentGame, match: MatchData | None) -> Self:
        """Return the last game with its match."""
        return cls(**asdict(game), match=match)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat in all games of the match."""
        return self.board.scores if self.match is None else self.match.totals
