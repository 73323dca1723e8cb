"""Time at the table: a bank, seconds for each decision, and bots that stand in."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from linko.table import Clock, LogEntry, Person, Reason, Settings, Table
from linko.table.commands import Back, Decide, HandOver, LeaveTable
from linko.table.log import Moved, Returned, StoodIn
from tests.table.play import ANN, BEN, NOON, decide, finish, fresh, play_again, refusal, running

TIMED = Settings(seats=2, clock=Clock(bank=60.0, per_decision=10.0))


def by_command(table: Table, person: Person, now: float) -> tuple[LogEntry, ...]:
    return table.handle(Back(fresh()), person, now)


def by_connecting(table: Table, person: Person, now: float) -> tuple[LogEntry, ...]:
    return table.connect(person, now)


def banks(table: Table) -> list[float]:
    assert table.dealt is not None
    assert table.dealt.clocks is not None
    return table.dealt.clocks.banks


def test_without_a_clock_a_table_just_waits() -> None:
    table = running(ANN, BEN)
    assert table.deadline is None
    assert table.tick(NOON + 1e9) == ()


def test_a_decision_uses_its_own_seconds_before_the_bank() -> None:
    table = running(ANN, BEN, settings=TIMED)
    assert table.deadline == NOON + 70
    (moved,) = decide(table, NOON + 10)
    assert banks(table) == [60, 60]
    assert table.deadline == NOON + 80
    (moved,) = decide(table, NOON + 35)
    assert isinstance(moved.change, Moved)
    assert moved.change.bank == 45
    assert banks(table) == [60, 45]


def test_only_the_clock_of_the_person_who_must_decide_runs() -> None:
    table = running(ANN, settings=TIMED)
    decide(table, NOON + 5)
    assert table.bot_to_move is not None
    assert table.deadline is None
    assert table.tick(NOON + 1e6) == ()
    (moved,) = decide(table, NOON + 1e6)
    assert isinstance(moved.change, Moved)
    assert moved.change.bank is None
    assert banks(table) == [60, 60]


@pytest.mark.parametrize(("seconds", "stands_in"), [(69.999, False), (70.0, True), (500.0, True)])
def test_time_runs_out_exactly_at_the_deadline(seconds: float, stands_in: bool) -> None:
    table = running(ANN, BEN, settings=TIMED)
    happened = table.tick(NOON + seconds)
    assert bool(happened) == stands_in
    assert (table.bot_to_move is not None) == stands_in


def test_a_player_out_of_time_is_replaced_and_has_no_bank_left() -> None:
    table = running(ANN, BEN, settings=TIMED)
    (out,) = table.tick(NOON + 70)
    assert out.change == StoodIn(0, Reason.TIME, bank=0.0, used=10.0)
    assert out.by is None
    assert banks(table) == [0, 60]
    assert table.bot_to_move == (0, "heuristic")
    assert table.tick(NOON + 71) == ()
    decide(table, NOON + 71)
    table.handle(Back(fresh()), ANN, NOON + 72)
    decide(table, NOON + 73)
    assert table.dealt is not None
    assert table.dealt.stood_in == [{"seat": 0, "reason": "time", "from": 1, "to": 1}]
    assert banks(table) == [0, 60]


@pytest.mark.parametrize("come_back", [by_command, by_connecting])
@pytest.mark.parametrize("clock", [TIMED.clock, Clock(bank=0.0, per_decision=1.0004)])
def test_a_player_who_returns_out_of_time_has_the_seat_but_decides_only_next_time(
    clock: Clock, come_back: Callable[[Table, Person, float], tuple[LogEntry, ...]]
) -> None:
    table = running(ANN, BEN, settings=Settings(seats=2, clock=clock))
    late = NOON + 71
    table.tick(late)
    (returned,) = come_back(table, ANN, late)
    assert returned.change == Returned(0)
    assert table.places[0].stand_in is None
    assert (table.deadline, table.tick(late), table.tick(late + 1e6)) == (None, (), ())
    assert (table.bot_to_move, table.person_to_move) == ((0, "heuristic"), None)
    assert refusal(table, Back(fresh()), ANN, late) == "table_not_replaced"
    assert table.connect(ANN, late) == ()
    (moved,) = decide(table, late + 5)
    assert moved.by is None
    while table.to_move != 0:
        decide(table, late + 5)
    assert table.person_to_move == ANN.id
    assert table.deadline == late + 5 + clock.per_decision
    decide(table, late + 6)
    assert table.dealt is not None
    assert table.dealt.stood_in == [{"seat": 0, "reason": "time", "from": 1, "to": 1}]
    assert banks(table) == [0, clock.bank]


def test_a_player_who_returns_out_of_time_may_decide_before_the_bot() -> None:
    table = running(ANN, BEN, settings=TIMED)
    table.tick(NOON + 70)
    table.handle(Back(fresh()), ANN, NOON + 71)
    assert table.dealt is not None
    move = table.dealt.game.legal_moves[0].text
    (moved,) = table.handle(Decide(fresh(), 1, move), ANN, NOON + 72)
    assert isinstance(moved.change, Moved)
    assert table.dealt.stood_in == []
    assert table.bot_decides(1, move, NOON + 72) == ()
    assert banks(table) == [0, 60]
    while table.to_move != 0:
        decide(table, NOON + 73)
    assert table.deadline == NOON + 83


def test_a_player_who_returns_out_of_time_and_leaves_again_stays_replaced() -> None:
    table = running(ANN, BEN, settings=TIMED)
    table.tick(NOON + 70)
    table.handle(Back(fresh()), ANN, NOON + 71)
    (left,) = table.handle(LeaveTable(fresh()), ANN, NOON + 72)
    assert left.change == StoodIn(0, Reason.LEFT, bank=0.0, used=10.0)
    decide(table, NOON + 73)
    assert table.places[0].played_by == "heuristic"
    assert table.dealt is not None
    assert table.dealt.stood_in == [{"seat": 0, "reason": "left", "from": 1, "to": 1}]


def test_leaving_and_coming_back_does_not_stop_the_clock() -> None:
    table = running(ANN, BEN, settings=TIMED)
    (left,) = table.handle(LeaveTable(fresh()), ANN, NOON + 30)
    assert left.change == StoodIn(0, Reason.LEFT, bank=40.0, used=10.0)
    table.handle(Back(fresh()), ANN, NOON + 30)
    assert table.deadline == NOON + 70
    decide(table, NOON + 35)
    assert banks(table) == [35, 60]


def test_leaving_early_keeps_the_remaining_seconds() -> None:
    table = running(ANN, BEN, settings=TIMED)
    table.handle(LeaveTable(fresh()), ANN, NOON + 4)
    table.connect(ANN, NOON + 100)
    assert table.deadline == NOON + 166
    table.handle(LeaveTable(fresh()), ANN, NOON + 101)
    table.handle(Back(fresh()), ANN, NOON + 101)
    assert table.deadline == NOON + 166


def test_deciding_right_after_the_deadline_does_not_restore_the_bank() -> None:
    table = running(ANN, BEN, settings=TIMED)
    table.tick(NOON + 70)
    assert table.dealt is not None
    move = table.dealt.game.legal_moves[0].text
    table.handle(Decide(fresh(), 1, move), ANN, NOON + 70)
    assert banks(table) == [0, 60]


def test_a_decision_that_arrives_before_the_clock_is_checked_counts() -> None:
    table = running(ANN, BEN, settings=TIMED)
    decide(table, NOON + 72)
    assert banks(table) == [0, 60]
    assert table.to_move == 1


def test_a_system_clock_set_back_charges_nothing() -> None:
    table = running(ANN, BEN, settings=TIMED)
    decide(table, NOON - 500)
    assert banks(table) == [60, 60]


def test_leaving_costs_nothing_when_not_deciding() -> None:
    table = running(ANN, BEN, settings=TIMED)
    (left,) = table.handle(LeaveTable(fresh()), BEN, NOON + 30)
    assert left.change == StoodIn(1, Reason.LEFT)
    table.handle(Back(fresh()), BEN, NOON + 31)
    assert table.deadline == NOON + 70
    assert banks(table) == [60, 60]


def test_handing_over_an_absent_players_seat_charges_the_time_used() -> None:
    table = running(ANN, BEN, settings=TIMED)
    table.disconnect(ANN, NOON)
    (handed,) = table.handle(HandOver(fresh(), 0), BEN, NOON + 20)
    assert handed.change == StoodIn(0, Reason.HANDED, bank=50.0, used=10.0)


def test_a_player_who_returns_while_the_stand_in_thinks_has_the_full_time() -> None:
    table = running(ANN, BEN, settings=TIMED)
    table.handle(LeaveTable(fresh()), BEN, NOON)
    decide(table, NOON + 1)
    table.handle(Back(fresh()), BEN, NOON + 5)
    assert table.deadline == NOON + 75


def test_every_game_has_new_banks() -> None:
    settings = Settings(seats=2, rounds=1, clock=TIMED.clock)
    table = running(ANN, BEN, settings=settings)
    decide(table, NOON + 40)
    finish(table, now=NOON + 40)
    assert (banks(table), table.deadline) == ([30, 60], None)
    play_again(table, ANN, BEN, now=NOON + 100)
    assert banks(table) == [60, 60]
    assert table.deadline == NOON + 170
    assert table.is_attended


def test_a_replaced_player_who_is_present_plays_the_next_game() -> None:
    for is_here in (True, False):
        table = running(ANN, BEN, settings=TIMED)
        table.tick(NOON + 70)
        finish(table, now=NOON + 70)
        if not is_here:
            table.disconnect(ANN, NOON)
        play_again(table, *([BEN, ANN] if is_here else [BEN]), now=NOON + 80)
        assert (table.places[0].stand_in is None) == is_here


def test_a_stand_in_has_no_time_limit() -> None:
    table = running(ANN, BEN, settings=TIMED)
    table.handle(LeaveTable(fresh()), ANN, NOON)
    assert table.deadline is None
    assert refusal(table, LeaveTable(fresh()), ANN, NOON + 80) == "table_replaced"
    assert table.tick(NOON + 80) == ()
