"""The figures of the current user's finished games."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.params import QueryParameter
from msgspec import Struct

from linko.server.http.refusals import specs
from linko.server.http.who import asker, hub_of
from linko.server.periods import Unit, grouped, played_days
from linko.store.figures import SnatchedValue
from linko.store.profile import Luck, Opponent, Profile, Streak

FARTHEST_ZONE: Final = 14
"""Largest difference between a local time and UTC, in hours."""

EPOCH: Final = date(1970, 1, 1)
AnyRequest = Request[Any, Any, Any]


class Tally(Struct, frozen=True):
    """A number of games and their results."""

    games: int
    won: float
    """Number of wins; a shared win counts as a fraction."""
    chance: float
    """Number of wins to expect by chance alone: 1/seats for every game."""


class CellFigures(Struct, frozen=True):
    """The games of one edition with one number of players."""

    edition: str | None
    """The name of the edition; null for custom rules."""
    seats: int
    tally: Tally


class PeriodFigures(Struct, frozen=True):
    """The games of a day, a week or a month."""

    start: str
    """The first day, for example 2026-11-19."""
    tally: Tally
    loss: float | None
    """Chance to win given away per reviewed game; null if none was reviewed."""


class Figures(Struct, frozen=True):
    """The figures of somebody's finished games."""

    all: Tally
    cells: tuple[CellFigures, ...]
    """The most frequent first."""
    unit: Unit
    """The length of a period."""
    periods: tuple[PeriodFigures, ...]
    """The periods with games, the earliest first."""
    days: Streak
    """Days in a row with a game."""
    wins: Streak
    """Wins in a row, shared ones included."""
    snatched: tuple[SnatchedValue, ...]
    """By the value of the sets."""
    people: tuple[Opponent, ...]
    """People played with, the most frequent first."""
    bots: tuple[Opponent, ...]
    loss: float | None
    """Chance to win given away per reviewed game; null if none was reviewed."""
    luck: Luck
    """How much deal, draws and decisions contributed to the results of reviewed games."""


Zone = Annotated[int, QueryParameter(ge=-FARTHEST_ZONE, le=FARTHEST_ZONE)]


@get("/api/me/figures", responses=specs(401), operation_id="my_figures")
async def my_figures(request: AnyRequest, zone: Zone = 0) -> Figures:
    """Return the figures of the user's finished games; `zone` is hours east of UTC."""
    identity = await asker(request, "figures")
    hub = hub_of(request)
    local = datetime.fromtimestamp(hub.now(), UTC) + timedelta(hours=zone)
    today = (local.date() - EPOCH).days
    return figures(await hub.store.profile(identity.id, zone), today)


def figures(profile: Profile, today: int) -> Figures:
    """Return a profile as the page shows it; `today` is in days since 1970."""
    days = profile.days
    unit, periods = grouped(days)
    reviewed = sum(day.reviewed for day in days)
    return Figures(
        _tally(
            sum(day.games for day in days),
            sum(day.won for day in days),
            sum(day.chance for day in days),
        ),
        tuple(
            CellFigures(
                cell.edition or None,
                cell.seats,
                _tally(cell.games, cell.won, cell.games / cell.seats),
            )
            for cell in profile.cells
        ),
        unit,
        tuple(
            PeriodFigures(
                (EPOCH + timedelta(days=one.day)).isoformat(),
                _tally(one.games, one.won, one.chance),
                _rounded(one.loss / one.reviewed) if one.reviewed else None,
            )
            for one in periods
        ),
        played_days([day.day for day in days], today),
        profile.wins,
        profile.snatched,
        profile.people,
        profile.bots,
        _rounded(sum(day.loss for day in days) / reviewed) if reviewed else None,
        Luck(
            profile.luck.games,
            *(
                _rounded(part)
                for part in (
                    profile.luck.deal,
                    profile.luck.draws,
                    profile.luck.own,
                    profile.luck.others,
                )
            ),
        ),
    )


def _tally(games: int, won: float, chance: float) -> Tally:
    return Tally(games, _rounded(won), _rounded(chance))


def _rounded(number: float) -> float:
    """Return a sum, rounded, because its last digits depend on the order of the terms."""
    return round(number, 6) + 0.0
