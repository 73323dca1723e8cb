"""Figures are kept as games end, counted again with the same result, and erased with a person."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from linko.store import (
    Eraser,
    FinishedGame,
    GameFigures,
    Looks,
    PersonFigures,
    Profile,
    SeatReview,
    SnatchedValue,
    Store,
    StoreConflict,
)
from linko.store.profile import Cell, Day, Luck, Opponent, Streak
from linko.table import Status
from tests.store.entries import add_table, entry, game, guest, with_store

HOUR = 3600.0
DAY = 24 * HOUR
THREES = SnatchedValue(3, 2, 1, 4, 0, 0)
JOKERS = SnatchedValue(14, 0, 0, 0, 1, 2)


def counted(
    id: str, at: float, winners: tuple[int, ...], *people: str, bots: tuple[str, ...] = ()
) -> GameFigures:
    """A classic game of these people, who sit before the bots."""
    return GameFigures(
        id,
        at,
        "classic",
        len(people) + len(bots),
        winners,
        frozenset(bots),
        tuple(
            PersonFigures(who, seat, (THREES, JOKERS) if seat == 0 else ())
            for seat, who in enumerate(people)
        ),
    )


async def end(store: Store, figures: GameFigures) -> None:
    """End a game at the table "t"."""
    people = [person.identity for person in figures.people]
    finished = game(figures.game, "t", figures.finished_at, *people)
    await store.append("t", (), finished=[finished], figures=[figures])


async def some_games(store: Store) -> dict[str, GameFigures]:
    """Games of Ann, Bo and bots; Ann wins, shares a win, loses, and wins twice."""
    for name in ("ann", "bo"):
        await store.add_identity(guest(name, name=name.title()))
    await add_table(store, "t", status=Status.FINISHED, members=("ann", "bo"))
    games = [
        counted("a", 10 * DAY, (0,), "ann", "bo", bots=("kitten",)),
        counted("b", 10 * DAY + HOUR, (0, 1), "ann", "bo"),
        counted("c", 11 * DAY - HOUR / 2, (2,), "ann", "bo", bots=("greedy", "kitten")),
        counted("d", 11 * DAY + 2 * HOUR, (0,), "ann", bots=("greedy",)),
        counted("e", 13 * DAY, (0,), "ann", bots=("greedy",)),
    ]
    for one in games:
        await end(store, one)
    return {one.game: one for one in games}


EXPECTED = Profile(
    cells=(
        Cell("classic", 2, 3, 2.5),
        Cell("classic", 3, 1, 1.0),
        Cell("classic", 4, 1, 0.0),
    ),
    days=(
        Day(10, 3, 1.5, 13 / 12, 0, 0.0),
        Day(11, 1, 1.0, 0.5, 0, 0.0),
        Day(13, 1, 1.0, 0.5, 0, 0.0),
    ),
    wins=Streak(2, 2),
    people=(Opponent("Bo", 3, 2),),
    bots=(Opponent("greedy", 3, 2), Opponent("kitten", 2, 1)),
    snatched=(SnatchedValue(3, 10, 5, 20, 0, 0), SnatchedValue(14, 0, 0, 0, 5, 10)),
    luck=Luck(0, 0, 0, 0, 0),
)


def approximately(profile: Profile) -> Profile:
    """The same, without rounding errors."""
    days = tuple(
        replace(day, won=round(day.won, 9), chance=round(day.chance, 9)) for day in profile.days
    )
    return replace(profile, days=days)


@with_store
async def test_figures_are_the_sums_of_all_games_that_ended(store: Store) -> None:
    await some_games(store)
    assert approximately(await store.profile("ann")) == approximately(EXPECTED)
    bo = await store.profile("bo")
    assert bo.people == (Opponent("Ann", 3, 1),)
    assert bo.wins == Streak(0, 1)
    assert bo.snatched == ()
    nobody = await store.profile("cy")
    assert (nobody.cells, nobody.days, nobody.wins) == ((), (), Streak(0, 0))


@with_store
async def test_a_day_begins_at_midnight_of_the_place(store: Store) -> None:
    await some_games(store)
    east = await store.profile("ann", 1)
    assert [(day.day, day.games) for day in east.days] == [(10, 2), (11, 2), (13, 1)]
    west = await store.profile("ann", -2)
    assert [(day.day, day.games) for day in west.days] == [(9, 2), (10, 1), (11, 1), (12, 1)]


@with_store
async def test_wins_in_a_row_follow_the_order_of_the_ends(store: Store) -> None:
    await some_games(store)
    await end(store, counted("f", 13 * DAY - HOUR, (1,), "ann", bots=("greedy",)))
    assert (await store.profile("ann")).wins == Streak(1, 2)
    await end(store, counted("g", 14 * DAY, (1,), "ann", bots=("greedy",)))
    assert (await store.profile("ann")).wins == Streak(0, 2)


@with_store
async def test_figures_of_a_refused_append_do_not_stay(store: Store) -> None:
    games = await some_games(store)
    again = counted("f", 20 * DAY, (0,), "ann", bots=("greedy",))
    with pytest.raises(StoreConflict):
        await store.append(
            "t", [entry(1)], finished=[game("f", "t", 20 * DAY, "ann")], figures=[again]
        )
    assert len(games) == 5
    assert approximately(await store.profile("ann")) == approximately(EXPECTED)


@with_store
async def test_counting_again_gives_the_same_figures(store: Store) -> None:
    games = await some_games(store)
    before = {who: await store.profile(who) for who in ("ann", "bo")}
    for who in await store.people_with_games():
        await store.rebuild_figures(who, lambda found: games[found.id])
    assert {who: await store.profile(who) for who in ("ann", "bo")} == before
    extent = await store.figures_extent()
    assert (extent.games, extent.counted, extent.people) == (5, 5, 2)


@with_store
async def test_counting_again_adds_what_is_missing_and_removes_what_does_not_count(
    store: Store,
) -> None:
    games = await some_games(store)
    missing = counted("f", 9 * DAY, (1,), "ann", "bo")
    finished = game("f", "t", 9 * DAY, "ann", "bo")
    await store.append("t", (), finished=[finished])
    assert (await store.figures_extent()).counted == 5
    await store.rebuild_figures("ann", lambda found: (games | {"f": missing})[found.id])
    assert (await store.profile("ann")).people == (Opponent("Bo", 4, 2),)
    assert (await store.profile("bo")).people == (Opponent("Ann", 3, 1),)
    await store.rebuild_figures("ann", lambda _: None)
    assert (await store.profile("ann")).cells == ()
    assert (await store.profile("bo")).people == (Opponent("Ann", 3, 1),)


@with_store
async def test_a_game_that_ends_while_others_are_counted_again_counts_once(store: Store) -> None:
    games = await some_games(store)
    late = counted("late", 15 * DAY, (0,), "ann", "bo")
    loop = asyncio.get_running_loop()
    ended = asyncio.Event()
    ending: list[asyncio.Task[None]] = []

    def begin() -> None:
        ending.append(asyncio.create_task(end(store, late)))
        ending[0].add_done_callback(lambda _: ended.set())

    def count(found: FinishedGame) -> GameFigures:
        if found.id == "e" and not ending:
            asyncio.run_coroutine_threadsafe(asyncio.sleep(0), loop).result()
            loop.call_soon_threadsafe(begin)
            asyncio.run_coroutine_threadsafe(ended.wait(), loop).result(30)
        return (games | {"late": late})[found.id]

    await store.rebuild_figures("ann", count)
    assert ending
    assert (await store.profile("ann")).people == (Opponent("Bo", 4, 3),)
    assert (await store.profile("ann")).wins == Streak(3, 3)


@with_store
async def test_a_review_adds_loss_and_luck_and_a_later_one_replaces_it(store: Store) -> None:
    games = await some_games(store)
    first = [SeatReview(0, 0.5, 0.1, 0.2, 0.3, 0.4), SeatReview(1, 0.9, 0.0, 0.0, 0.0, 0.0)]
    await store.add_review("a", first)
    await store.add_review("e", [SeatReview(0, 0.25, -0.5, 0.0, 0.0, 1.0)])
    for _ in range(2):
        profile = await store.profile("ann")
        assert [(day.reviewed, day.loss) for day in profile.days] == [(1, 0.5), (0, 0.0), (1, 0.25)]
        assert profile.luck == Luck(2, -0.4, 0.2, 0.3, 1.4)
        await store.rebuild_figures("ann", lambda found: games[found.id])
    await store.add_review("a", [SeatReview(0, 0.0, 0.0, 0.0, 0.0, 0.0)])
    assert (await store.profile("ann")).luck == Luck(2, -0.5, 0.0, 0.0, 1.0)
    assert (await store.profile("bo")).luck.games == 1
    await store.add_review("unknown", first)


@with_store
async def test_a_forgotten_guest_has_no_figures_and_is_nobodys_opponent(store: Store) -> None:
    await some_games(store)
    await store.add_review("a", [SeatReview(1, 0.5, 0.1, 0.2, 0.3, 0.4)])
    await store.seen({"ann": 500.0})
    eraser = Eraser(lambda data, _: data, lambda data, _: data)
    await store.forget_guests(100.0, eraser, Looks(0.0, 10.0))
    assert await store.forget_guests(100.0, eraser, Looks(10.0, 10.0)) == 1
    bo, ann = await store.profile("bo"), await store.profile("ann")
    assert (bo.cells, bo.days, bo.people, bo.snatched, bo.luck.games) == ((), (), (), (), 0)
    assert ann.people == ()
    assert ann.cells == EXPECTED.cells
    assert (await store.figures_extent()).people == 1
