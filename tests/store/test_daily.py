"""The deals of the day, people's tries at them, and how bots played them."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from linko.store import DayRow, Eraser, FinishedGame, Looks, Store, StoreConflict, Try, TryResult
from tests.store.entries import add_table, guest, move, with_store

FIRST = DayRow(20_000, "aa" * 32, "greedy", 5.0, None)
BEGUN = Try("t", "g", "ann", 20_000, 1, 6.0)


async def finish(store: Store, begun: Try, score: int, *, counts: bool = True) -> None:
    """Begin a try and store the move that ends its game."""
    await store.daily.begin(begun)
    await add_table(store, begun.table)
    over = FinishedGame(begun.game, begun.table, 9.0, b"{}", ())
    result = TryResult(begun.game, 9.0, score, "-1r", counts)
    await store.append(begun.table, [move(2, begun.game, 1)], finished=[over], tries=[result])


@with_store
async def test_the_seed_of_a_day_is_drawn_once(store: Store) -> None:
    assert await store.daily.day(20_000) is None
    await store.daily.draw([FIRST, replace(FIRST, day=20_001, seed="bb")])
    await store.daily.draw([replace(FIRST, seed="cc", bot="search", drawn_at=7.0)])
    assert await store.daily.day(20_000) == FIRST
    assert await store.daily.last_opened() is None


@with_store
async def test_a_day_is_opened_once(store: Store) -> None:
    await store.daily.draw([FIRST, replace(FIRST, day=20_001)])
    await store.daily.open(20_000, 8.0)
    await store.daily.open(20_000, 9.0)
    assert await store.daily.day(20_000) == replace(FIRST, opened_at=8.0)
    await store.daily.open(20_001, 10.0)
    assert await store.daily.last_opened() == 20_001


@with_store
async def test_a_person_has_one_try_of_each_number(store: Store) -> None:
    await store.daily.begin(BEGUN)
    with pytest.raises(StoreConflict):
        await store.daily.begin(replace(BEGUN, table="t2", game="g2"))
    second = replace(BEGUN, table="t2", game="g2", attempt=2)
    other = replace(BEGUN, table="t3", game="g3", identity="bo")
    await store.daily.begin(second)
    await store.daily.begin(other)
    assert await store.daily.tries("ann", 20_000) == (BEGUN, second)
    assert await store.daily.tries("ann", 20_001) == ()


@with_store
async def test_the_end_of_a_try_is_stored_with_its_game_and_never_changes(store: Store) -> None:
    await finish(store, BEGUN, 12)
    over = replace(BEGUN, finished_at=9.0, score=12, squares="-1r", counts=True)
    assert await store.daily.tries("ann", 20_000) == (over,)
    again = TryResult("g", 10.0, 30, "", counts=True)
    await store.append("t", [move(3, "h", 1)], tries=[again])
    assert await store.daily.tries("ann", 20_000) == (over,)


@with_store
async def test_the_scores_that_count_are_those_of_first_tries_in_time(store: Store) -> None:
    for number, score in enumerate([12, 7, 12]):
        await finish(store, replace(BEGUN, table=f"t{number}", game=f"g{number}",
                                    identity=f"p{number}"), score)  # fmt: skip
    late = replace(BEGUN, table="t8", game="g8", identity="p8")
    await finish(store, late, 20, counts=False)
    practice = replace(BEGUN, table="t9", game="g9", identity="p0", attempt=2)
    await finish(store, practice, 30)
    other_day = replace(BEGUN, table="t10", game="g10", identity="p0", day=20_002)
    await finish(store, other_day, 5)
    assert await store.daily.scores(20_000) == ((7, 1), (12, 2))
    assert await store.daily.history("p0") == ((20_000, 12), (20_002, 5))
    assert await store.daily.history("p8") == ()


@with_store
async def test_the_first_answer_of_a_bot_stays_until_its_day_is_long_over(store: Store) -> None:
    assert await store.daily.answer(20_000, "p") is None
    answers = await asyncio.gather(
        *(store.daily.first_answer(20_000, "p", text) for text in ("7-7", "8"))
    )
    assert len(set(answers)) == 1
    assert await store.daily.answer(20_000, "p") == answers[0]
    await store.daily.draw([replace(FIRST, day=20_000 + more) for more in range(3)])
    await store.daily.open(20_001, 1.0)
    assert await store.daily.answer(20_000, "p") == answers[0]
    await store.daily.open(20_002, 2.0)
    assert await store.daily.answer(20_000, "p") is None


@with_store
async def test_the_first_score_of_a_bot_stays(store: Store) -> None:
    for score in (11, 12):
        await store.daily.add_bot(20_000, "greedy", score)
    await store.daily.add_bot(20_000, "search", 20)
    assert await store.daily.bots(20_000) == {"greedy": 11, "search": 20}
    assert await store.daily.bots(20_001) == {}


@with_store
async def test_the_result_of_a_forgotten_person_stays_without_the_person(store: Store) -> None:
    await store.add_identity(guest("ann"))
    await finish(store, BEGUN, 12)
    eraser = Eraser(lambda data, _: data, lambda data, _: data)
    await store.forget_guests(100.0, eraser, Looks(0.0, 5.0))
    assert await store.forget_guests(100.0, eraser, Looks(10.0, 5.0)) == 1
    assert await store.daily.tries("ann", 20_000) == ()
    assert await store.daily.scores(20_000) == ((12, 1),)
