"""Requests about the deal of the day: begin it, see one's result, and check a seed."""

from __future__ import annotations

from collections.abc import Container
from functools import partial
from typing import Any, Final

from litestar import Request, get, post
from litestar.params import FromPath
from msgspec import Struct

from linko.deals import date_text, day_from_text, seed_commitment
from linko.server.daily_deals import Day
from linko.server.errors import ServerError
from linko.server.http.refusals import specs
from linko.server.http.tables import check_new_table
from linko.server.http.who import asker, hub_of, identity_or_none, is_nobody_yet, limit
from linko.server.hub import Hub
from linko.server.identities import person
from linko.store import IdentityKind, Try

AnyRequest = Request[Any, Any, Any]

SHOWN_DAYS: Final = 7


class BeganDeal(Struct, frozen=True):
    """The table of a try at the deal of the day."""

    id: str
    practice: bool
    """Whether it is a later try, which does not count."""


class DailyTry(Struct, frozen=True):
    """A try at the deal of the day."""

    table: str
    game: str
    practice: bool
    score: int | None
    """Null while the game is being played."""


class DailyScore(Struct, frozen=True):
    """A score, and the number of people who have it."""

    score: int
    people: int


class DailyBot(Struct, frozen=True):
    """The score of one of our bots on the same seat."""

    level: str
    score: int


class PlayedDay(Struct, frozen=True):
    """A day, and the user's score if it counted."""

    date: str
    score: int | None


class DailyResult(Struct, frozen=True):
    """The user's result compared with everybody's, once their try is over."""

    score: int
    counts: bool
    """Whether it counts; it does not if the day was over, or a stand-in or a hint helped."""
    squares: str
    """For each turn, the number of sets snatched (at most 3), else `r` if then robbed, else `-`."""
    better_than: int
    """Percentage of the others, people and bots, with a lower score."""
    scores: tuple[DailyScore, ...]
    """The counted scores of all people, the lowest first."""
    bots: tuple[DailyBot, ...]
    streak: int
    """Number of days in a row, up to this one, on which the user's try counted."""
    longest_streak: int
    days: tuple[PlayedDay, ...]
    """The last seven days, the current one last."""


class Daily(Struct, frozen=True):
    """The deal of the day, as far as the current user may know it."""

    date: str
    """The day in UTC."""
    now: float
    """The server's time in seconds since 1970."""
    ends_at: float
    """When the next deal begins."""
    commitment: str
    """The hash of the day's seed, a newline and the date; published the day before."""
    next_commitment: str
    players: int
    """Number of people whose score counts."""
    latest: DailyTry | None
    """The user's latest try."""
    result: DailyResult | None
    """Null until the user's first try is over."""


class DailySeed(Struct, frozen=True):
    """What the deal of a day was derived from."""

    date: str
    commitment: str
    seed: str | None
    """Null until the day is over."""
    bot: str
    """The bot on the other seats, with its options."""


@get("/api/daily", responses=specs(), operation_id="daily")
async def daily(request: AnyRequest) -> Daily:
    """Return the deal of the day and the current user's result, but nothing about the cards."""
    limit(request, "request")
    hub = hub_of(request)
    identity = None if is_nobody_yet(request) else await identity_or_none(request)
    day = await hub.daily.today()
    following = await hub.daily.day(day.number + 1)
    assert following is not None  # drawn together with the current day
    scores = await hub.store.daily.scores(day.number)
    tries = () if identity is None else await hub.store.daily.tries(identity.id, day.number)
    result = None
    if identity is not None and tries and tries[0].finished_at is not None:
        result = await _result(hub, day, identity.id, tries[0], scores)
    return Daily(
        date_text(day.number),
        hub.now(),
        day.ends_at,
        seed_commitment(day.row.seed, day.number),
        seed_commitment(following.row.seed, following.number),
        sum(people for _, people in scores),
        _shown(tries[-1]) if tries else None,
        result,
    )


@post("/api/daily", responses=specs(401, 409), operation_id="begin_daily")
async def begin_daily(request: AnyRequest) -> BeganDeal:
    """Begin or continue the deal of the day; every try after the first is for practice."""
    identity = await asker(request, "table")
    hub = hub_of(request)
    if identity.kind is not IdentityKind.GUEST:
        raise ServerError("server_people_only")
    begun = await hub.daily.begin(person(identity), partial(check_new_table, hub, identity))
    return BeganDeal(begun.table, begun.attempt > 1)


@get("/api/daily/{date:str}", responses=specs(404), operation_id="daily_seed")
async def daily_seed(request: AnyRequest, date: FromPath[str]) -> DailySeed:
    """Return a day's commitment, from the day before on, and its seed once the day is over."""
    limit(request, "request")
    hub = hub_of(request)
    number = day_from_text(date)
    day = None if number is None else await hub.daily.day(number)
    if day is None:
        raise ServerError("server_no_daily")
    seed = day.row.seed if await hub.daily.is_over(day.number) else None
    commitment = seed_commitment(day.row.seed, day.number)
    return DailySeed(date_text(day.number), commitment, seed, day.row.bot)


async def _result(
    hub: Hub, day: Day, identity: str, first: Try, scores: tuple[tuple[int, int], ...]
) -> DailyResult:
    bots = await hub.store.daily.bots(day.number)
    if len(bots) < len(tuple(hub.daily.field)):
        hub.daily.want_bots()
    history = dict(await hub.store.daily.history(identity))
    own = first.score or 0
    shown = range(day.number - SHOWN_DAYS + 1, day.number + 1)
    return DailyResult(
        own,
        bool(first.counts),
        first.squares or "",
        _better_than(own, scores, tuple(bots.values()), is_among=bool(first.counts)),
        tuple(DailyScore(score, people) for score, people in scores),
        tuple(DailyBot(level, score) for level, score in bots.items()),
        _streak(history.keys(), day.number),
        max(
            (_streak(history.keys(), last) for last in history if last + 1 not in history),
            default=0,
        ),
        tuple(PlayedDay(date_text(number), history.get(number)) for number in shown),
    )


def _better_than(
    own: int, scores: tuple[tuple[int, int], ...], bots: tuple[int, ...], *, is_among: bool
) -> int:
    """Return the percentage of the others with a lower score.

    >>> _better_than(10, ((5, 2), (10, 2)), (3,), is_among=True)
    75
    """
    field = [*scores, *((score, 1) for score in bots)]
    others = sum(number for _, number in field) - is_among
    lower = sum(number for score, number in field if score < own)
    return 100 * lower // others if others else 0


def _streak(days: Container[int], last: int) -> int:
    """Return the number of days in a row that end with this one.

    >>> _streak({1, 2, 4, 5, 6}, 6), _streak({1, 2}, 3)
    (3, 0)
    """
    first = last
    while first in days:
        first -= 1
    return last - first


def _shown(found: Try) -> DailyTry:
    return DailyTry(found.table, found.game, found.attempt > 1, found.score)
