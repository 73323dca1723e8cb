"""The settings of a table, agreed before the first deal."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from linko.options import Options
from linko.players import FEWEST_SEATS, MOST_SEATS
from linko.refusal import quote
from linko.table.clock import Clock
from linko.table.errors import TableError

LONGEST_CLOCK: Final = 14 * 24 * 3600.0
"""Maximum seconds of a bank and of a decision: two weeks."""

SHORTEST_DECISION: Final = 1.0
"""Minimum seconds for a decision."""

MOST_ROUNDS: Final = 20
HIGHEST_TARGET: Final = 1000


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of a table; `options` checks them and gives the options of its games."""

    edition: str | dict[str, bool | int] = "classic"
    """An edition's name, or the options of a custom one (R48)."""
    seats: int = 4
    rounds: int | None = None
    """A match in which everybody starts this number of times (R29)."""
    target: int | None = None
    """A match until a total reaches this (R30); with neither, single games are played."""
    clock: Clock | None = None
    public: bool = False
    """Whether the table is listed; others are found only by link or code."""
    free_text: bool = False
    """Whether people may write what they like, not only preset phrases."""
    starter: int | None = None
    """The seat that starts the first game; None draws one at random."""

    @property
    def options(self) -> Options:
        """The options of the table's games; a `LinkoError` if these settings cannot be played."""
        return Options.from_record(self.edition)


def check_settings(settings: Settings) -> None:
    """Refuse settings that cannot be played, with the reason."""
    _check("seats", settings.seats, FEWEST_SEATS, MOST_SEATS)
    settings.options.check_seats(settings.seats)
    if settings.rounds is not None and settings.target is not None:
        raise TableError("table_match_terms")
    _check("rounds", settings.rounds, 1, MOST_ROUNDS)
    _check("target", settings.target, 1, HIGHEST_TARGET)
    _check("starter", settings.starter, 0, settings.seats - 1)
    if settings.clock is not None:
        _check("bank", settings.clock.bank, 0.0, LONGEST_CLOCK)
        _check("per_decision", settings.clock.per_decision, SHORTEST_DECISION, LONGEST_CLOCK)


def _check(setting: str, value: float | None, lowest: float, highest: float) -> None:
    if value is not None and not lowest <= value <= highest:
        raise TableError(
            "table_bad_setting",
            setting=setting,
            lowest=f"{lowest:g}",
            highest=f"{highest:g}",
            given=quote(value),
        )
