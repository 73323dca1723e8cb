"""Hints: who gets them, for which decisions, and what the record says."""

from __future__ import annotations

import pytest

from linko import Game
from linko.table import Table
from linko.table.commands import LeaveTable, SeatBot, Sit, Start
from linko.table.errors import TableError
from linko.table.hints import hint_place
from linko.table.log import Hinted, decode_entry, encode_entry
from linko.table.settings import Settings
from tests.table.play import ANN, BEN, NOON, ScriptedChance, decide, finish, fresh


def against_bots(seats: int = 3) -> Table:
    table, _ = Table.opened("t", Settings(seats=seats, starter=0), ANN, "CODE", NOON)
    table.connect(ANN, NOON)
    table.handle(Start(fresh(), "greedy"), ANN, NOON)
    return table


def code(table: Table) -> str:
    with pytest.raises(TableError) as refused:
        hint_place(table, ANN)
    return refused.value.code


def test_the_only_person_gets_a_hint_for_the_own_decision() -> None:
    table = against_bots()
    place = hint_place(table, ANN)
    assert place.view == table.view(place.view.seat)
    assert place.view.seat == table.seat_of(ANN.id)
    assert place.number == 1
    (entry,) = table.hinted(ANN, place, NOON)
    assert entry.change == Hinted(place.game, 1)
    assert decode_entry(1, NOON, encode_entry(entry)).change == entry.change
    assert table.hinted(ANN, place, NOON) == (), "it is on record already"


def test_nobody_gets_a_hint_for_somebody_elses_decision() -> None:
    table = against_bots()
    decide(table)
    while table.to_move == 0:
        decide(table)
    assert code(table) == "table_hint_not_now"


def test_a_hint_for_a_decision_that_was_made_is_not_given() -> None:
    table = against_bots()
    place = hint_place(table, ANN)
    decide(table)
    with pytest.raises(TableError, match="only when you must decide"):
        table.hinted(ANN, place, NOON)
    while table.to_move != 0:
        decide(table)
    with pytest.raises(TableError) as refused:
        table.hinted(ANN, place, NOON)
    assert refused.value.code == "table_hint_not_now"


def test_there_are_no_hints_where_two_people_play() -> None:
    table, _ = Table.opened("t", Settings(seats=3, starter=0), ANN, "CODE", NOON)
    for person in (ANN, BEN):
        table.connect(person, NOON)
    table.handle(Sit(fresh(), 1), BEN, NOON)
    table.handle(SeatBot(fresh(), 2, "greedy"), ANN, NOON)
    assert code(table) == "table_not_running"
    table.handle(Start(fresh()), ANN, NOON)
    assert code(table) == "table_no_hints"
    table.handle(LeaveTable(fresh()), BEN, NOON)
    assert code(table) == "table_no_hints", "a player who has left may come back"


def test_who_only_watches_gets_no_hint() -> None:
    with pytest.raises(TableError) as refused:
        hint_place(against_bots(), BEN)
    assert refused.value.code == "table_not_seated"


def test_the_record_lists_the_decisions_and_the_log_rebuilds_them() -> None:
    table = against_bots(2)
    log = list(table.log.entries)
    log += table.hinted(ANN, hint_place(table, ANN), NOON)
    log += decide(table)
    assert table.dealt is not None
    again = Table.replayed("t", log, NOON, ScriptedChance())
    assert again.broken is None
    assert again.dealt is not None
    assert again.dealt.hints == [1]
    finish(table)
    assert table.dealt is not None
    record = table.dealt.record()
    assert record["hints"] == [1]
    assert Game.from_record(record).extra["hints"] == [1]
