"""Games at a table: decisions, bots, records, matches, rematches, and people who are away."""

from __future__ import annotations

import hashlib

import pytest

from linko import Game, IllegalMove
from linko.cards import full_deck
from linko.rules import Move, State, check
from linko.table import Clock, Reason, Settings, Status, Table
from linko.table.commands import Back, ClearSeat, Decide, HandOver, LeaveTable, Next, Rematch, Start
from linko.table.errors import TableError
from linko.table.log import Moved, Returned, Started, StoodIn
from tests.table.play import (
    ANN,
    BEN,
    CY,
    NOON,
    WATCHER,
    ScriptedChance,
    decide,
    finish,
    fresh,
    lobby,
    play_again,
    refusal,
    running,
)


def position(table: Table) -> tuple[int, str]:
    """The number of the next decision, and a legal move."""
    assert table.dealt is not None
    return table.dealt.number, table.dealt.game.legal_moves[0].text


def stood_in(table: Table) -> list[dict[str, int | str]]:
    """The stand-ins that the record of the present game will contain."""
    assert table.dealt is not None
    return table.dealt.stood_in


def kinds(table: Table, since: int) -> list[str]:
    return [type(one.change).__name__ for one in table.log.since(since) or ()]


def test_only_the_player_to_move_can_decide() -> None:
    table = running(ANN, BEN)
    number, move = position(table)
    (moved,) = table.handle(Decide(fresh(), number, move), ANN, NOON)
    assert isinstance(moved.change, Moved)
    assert (moved.change.seat, moved.change.number, moved.change.move) == (0, 1, move)
    assert moved.events[0].code == "laid"
    assert (moved.by, table.to_move) == (ANN.id, 1)


def test_a_decision_that_the_rules_refuse_changes_nothing() -> None:
    table = running(ANN, BEN)
    assert refusal(table, Decide(fresh(), 1, "take"), ANN) == "wrong_phase"
    assert refusal(table, Decide(fresh(), 1, "7-7-7-7-7-7-7-7"), ANN) == "cards_not_held"
    assert refusal(table, Decide(fresh(), 1, "seven"), ANN) == "unreadable_move"
    assert refusal(table, Decide(fresh(), 1, "1"), BEN) == "wrong_seat"
    assert refusal(table, Decide(fresh(), 1, "1"), WATCHER) == "table_not_seated"


def test_a_refusal_reveals_nothing_about_other_hands() -> None:
    table = running(ANN, BEN)
    answers = set()
    for rank in range(1, 14):
        with pytest.raises(IllegalMove) as caught:
            table.handle(Decide(fresh(), 1, f"{rank}-{rank}"), BEN, NOON)
        answers.add(str(caught.value))
    assert len(answers) == 1


def test_a_stale_or_early_decision_is_refused_with_the_expected_number() -> None:
    table = running(ANN, BEN)
    decide(table)
    with pytest.raises(TableError) as caught:
        table.handle(Decide(fresh(), 1, "1"), BEN, NOON)
    assert caught.value.code == "table_stale_move"
    assert caught.value.params == {"number": 2, "given": 1}
    assert refusal(table, Decide(fresh(), 3, "1"), BEN) == "table_stale_move"


def test_a_decision_sent_twice_is_made_once() -> None:
    table = running(ANN, BEN)
    number, move = position(table)
    again = Decide("x", number, move)
    assert len(table.handle(again, ANN, NOON)) == 1
    version = table.version
    assert table.handle(again, ANN, NOON) == ()
    assert (table.done(ANN, "x"), table.version) == (version, version)


def test_a_late_decision_does_not_reach_the_next_game() -> None:
    table = running(ANN, BEN)
    assert table.dealt is not None
    first = table.dealt.id
    play_again(finish(table), ANN, BEN)
    table.handle(LeaveTable(fresh()), BEN, NOON)
    number, move = position(table)
    assert (number, table.bot_to_move) == (1, (1, "heuristic"))
    assert table.bot_decides(number, move, NOON, game=first) == ()
    assert refusal(table, Decide(fresh(), number, move, first), BEN) == "table_other_game"
    assert len(table.bot_decides(number, move, NOON, game=table.dealt.id)) == 1


def test_a_bots_decision_counts_only_if_it_is_still_its_turn() -> None:
    table = running(ANN)
    number, move = position(table)
    assert table.bot_decides(number, move, NOON) == ()
    decide(table)
    assert table.bot_to_move == (1, "greedy")
    assert table.bot_decides(number, move, NOON) == ()
    number, move = position(table)
    (moved,) = table.bot_decides(number, move, NOON)
    assert (moved.by, moved.command) == (None, None)


def test_an_illegal_move_of_a_bot_changes_nothing() -> None:
    table = running(ANN)
    decide(table)
    version = table.version
    with pytest.raises(IllegalMove):
        table.bot_decides(2, "take", NOON)
    assert table.version == version


def test_a_table_is_attended_while_a_bot_must_decide_or_a_clock_runs() -> None:
    table = running(ANN)
    for _ in range(30):
        if table.to_move is None:
            break
        bot = table.bot_to_move
        assert table.is_attended is (bot is not None)
        assert table.person_to_move == (ANN.id if bot is None else None)
        decide(table)
    assert not running(ANN, BEN).is_attended
    assert running(ANN, BEN, settings=Settings(seats=2, clock=Clock(10, 10))).is_attended
    assert not finish(running(ANN)).is_attended


def test_the_record_opens_the_commitment_and_replays() -> None:
    table = running(ANN, BEN, CY)
    assert table.dealt is not None
    promised = table.dealt.commitment
    with pytest.raises(TableError) as caught:
        table.dealt.record()
    assert caught.value.code == "table_game_running"
    (dealt,) = finish(table).finished
    record = dealt.record()
    told = f"{record['salt']}\n{record['deck']}"
    assert hashlib.sha256(told.encode()).hexdigest() == promised == record["commitment"]
    assert record["seats"] == ["Ann", "Ben", "Cy"]
    assert Game.from_record(record).scores == dealt.game.scores
    assert table.status is Status.FINISHED
    assert "stood_in" not in record


def test_a_game_that_a_bot_ends_is_over_for_everybody() -> None:
    for seed in range(1, 9):
        table = finish(running(ANN), seed)
        last = table.log.entries[-1]
        assert isinstance(last.change, Moved)
        assert (table.status, len(table.finished)) == (Status.FINISHED, 1)
        if last.by is None:
            break
    else:
        pytest.fail("no bot made a last decision")
    assert (table.to_move, table.bot_to_move, table.deadline) == (None, None, None)
    assert refusal(table, Decide(fresh(), 1, "1"), ANN) == "table_not_running"


def test_a_rematch_has_the_next_starter_and_a_new_deal() -> None:
    table = running(ANN, BEN, CY, chance=ScriptedChance(first=2))
    assert table.dealt is not None
    assert refusal(table, Rematch(fresh()), ANN) == "table_game_running"
    first = table.dealt.game
    finish(table)
    assert refusal(table, Next(fresh()), ANN) == "table_no_next"
    assert refusal(table, Rematch(fresh()), WATCHER) == "table_not_seated"
    play_again(table, BEN, ANN, CY)
    assert (table.status, table.to_move) == (Status.RUNNING, 0)
    assert table.dealt.game.deck != first.deck
    assert table.dealt.game.names == first.names
    assert refusal(table, Rematch(fresh()), BEN) == "table_game_running"


def test_commands_of_a_running_game_are_refused_before_the_start() -> None:
    table = lobby(ANN, BEN)
    for command in (Next(fresh()), Rematch(fresh()), Decide(fresh(), 1, "1")):
        assert refusal(table, command, ANN) == "table_not_running"
    assert refusal(table, Back(fresh()), ANN) == "table_not_replaced"


def test_a_match_continues_until_everybody_has_started() -> None:
    table = running(ANN, BEN, settings=Settings(seats=2, rounds=2), chance=ScriptedChance(first=1))
    starters, told, scores = [], [], []
    for number in range(1, 5):
        assert table.dealt is not None
        assert refusal(table, Next(fresh()), ANN) == "table_game_running"
        starters.append(table.dealt.game.state.starter)
        told += [
            one.change.starter for one in table.log.entries if isinstance(one.change, Started)
        ][-1:]
        finish(table, seed=number)
        scores.append(table.dealt.game.scores)
        record = table.dealt.record()
        assert table.match is not None
        assert (record["match"], record["round"]) == (table.match.name, number)
        if number < 4:
            assert table.status is Status.RUNNING
            assert refusal(table, Rematch(fresh()), ANN) == "table_match_running"
            assert refusal(table, Decide(fresh(), table.dealt.number, "1"), ANN) == "game_over"
            assert not table.is_attended
            play_again(table, *((BEN, ANN) if number % 2 else (ANN, BEN)))
    assert starters == told == [1, 0, 1, 0]
    assert table.totals == tuple(map(sum, zip(*scores, strict=True)))
    assert table.status is Status.FINISHED
    assert len(table.finished) == 4
    assert refusal(table, Next(fresh()), ANN) == "table_no_next"


def test_a_rematch_of_a_match_is_another_match() -> None:
    table = running(ANN, BEN, settings=Settings(seats=2, rounds=1))
    play_again(finish(table), ANN, BEN)
    first = finish(table).match
    play_again(table, ANN, BEN)
    assert first is not None
    assert table.match is not None
    assert table.match.name != first.name
    assert (table.totals, table.to_move) == ((0, 0), 0)


def test_a_match_to_a_target_ends_with_the_game_that_reaches_it() -> None:
    table = running(ANN, BEN, settings=Settings(seats=2, target=20))
    games = 1
    while finish(table, seed=games).status is Status.RUNNING:
        assert max(table.totals) < 20
        play_again(table, ANN, BEN)
        games += 1
    assert max(table.totals) >= 20
    assert games > 1


def test_old_positions_are_not_kept() -> None:
    table = running(ANN, BEN, settings=Settings(seats=2, rounds=1))
    play_again(finish(table), ANN, BEN)
    finish(table)
    assert table.match is not None
    assert [len(game._states) for game in table.match.games] == [1, 1]


def test_a_bot_replaces_a_player_who_leaves_and_the_record_says_so() -> None:
    table = running(ANN, BEN)
    decide(table)
    (left,) = table.handle(LeaveTable(fresh()), BEN, NOON)
    assert left.change == StoodIn(1, Reason.LEFT)
    assert table.bot_to_move == (1, "heuristic")
    assert refusal(table, LeaveTable(fresh()), BEN) == "table_replaced"
    decide(table)
    assert stood_in(table) == [{"seat": 1, "reason": "left", "from": 2, "to": 2}]
    (returned,) = table.handle(Back(fresh()), BEN, NOON)
    assert returned.change == Returned(1)
    decide(table)
    assert stood_in(table) == [{"seat": 1, "reason": "left", "from": 2, "to": 2}]
    assert refusal(table, Back(fresh()), BEN) == "table_not_replaced"


def test_everybody_who_was_replaced_is_marked_each_time() -> None:
    table = running(ANN, BEN)
    for seat, person in ((0, ANN), (1, BEN), (0, ANN)):
        table.handle(LeaveTable(fresh()), person, NOON)
        while table.to_move != seat:
            decide(table)
        decide(table)
        table.handle(Back(fresh()), person, NOON)
    first, second, third = stood_in(table)
    assert (first["seat"], first["from"], first["to"]) == (0, 1, 1)
    assert (second["seat"], second["from"], second["to"]) == (1, 2, 2)
    assert (third["seat"], third["from"]) == (0, 3)


def test_a_player_who_returns_at_once_is_not_marked() -> None:
    table = running(ANN, BEN)
    table.handle(LeaveTable(fresh()), BEN, NOON)
    table.handle(Back(fresh()), BEN, NOON)
    assert stood_in(table) == []


def test_a_new_connection_gives_the_seat_back() -> None:
    table = running(ANN, BEN)
    table.disconnect(BEN, NOON)
    table.handle(HandOver(fresh(), 1), ANN, NOON)
    (returned,) = table.connect(BEN, NOON)
    assert (returned.change, returned.by) == (Returned(1), BEN.id)
    assert table.connect(BEN, NOON) == ()


def test_deciding_takes_the_seat_back_by_itself() -> None:
    table = running(ANN, BEN)
    table.handle(LeaveTable(fresh()), ANN, NOON)
    number, move = position(table)
    happened = table.handle(Decide("x", number, move), ANN, NOON)
    assert [type(one.change) for one in happened] == [Returned, Moved]
    assert table.done(ANN, "x") == table.version
    assert table.places[0].stand_in is None


def test_a_decision_after_the_stand_ins_own_is_stale_and_changes_nothing() -> None:
    table = running(ANN, BEN)
    table.handle(LeaveTable(fresh()), ANN, NOON)
    number, move = position(table)
    decide(table)
    assert refusal(table, Decide(fresh(), number, move), ANN) == "table_stale_move"
    assert table.places[0].stand_in is Reason.LEFT


def test_an_absent_seat_can_be_handed_to_a_bot() -> None:
    table = running(ANN, BEN, CY, settings=Settings(seats=4))
    assert refusal(table, HandOver(fresh(), 1), ANN) == "table_person_present"
    table.disconnect(BEN, NOON)
    assert refusal(table, HandOver(fresh(), 1), CY) == "table_not_host"
    assert refusal(table, HandOver(fresh(), 3), ANN) == "table_seat_empty"
    assert refusal(table, HandOver(fresh(), 4), ANN) == "table_no_such_seat"
    (handed,) = table.handle(HandOver(fresh(), 1), ANN, NOON)
    assert handed.change == StoodIn(1, Reason.HANDED)
    assert refusal(table, HandOver(fresh(), 1), ANN) == "table_replaced"


def test_anybody_seated_hands_over_when_the_host_is_away() -> None:
    table = running(ANN, BEN)
    table.disconnect(ANN, NOON)
    assert refusal(table, HandOver(fresh(), 0), WATCHER) == "table_not_host"
    table.handle(HandOver(fresh(), 0), BEN, NOON)
    assert table.bot_to_move == (0, "heuristic")


def test_a_player_who_left_a_finished_table_is_replaced_in_the_rematch_until_they_return() -> None:
    table = finish(running(ANN, BEN))
    table.handle(LeaveTable(fresh()), BEN, NOON)
    assert stood_in(table) == []
    table.handle(Rematch(fresh()), ANN, NOON)
    assert table.bot_to_move == (1, "heuristic")
    decide(table)
    table.connect(BEN, NOON)
    assert stood_in(table) == [{"seat": 1, "reason": "left", "from": 1, "to": 1}]
    decide(table)
    assert table.places[1].stand_in is None


def test_returning_to_a_finished_table_does_not_change_its_record() -> None:
    table = running(ANN, BEN)
    table.handle(LeaveTable(fresh()), BEN, NOON)
    finish(table)
    marked = stood_in(table)
    assert table.dealt is not None
    last = table.dealt.number - 1
    assert marked == [{"seat": 1, "reason": "left", "from": 1, "to": last}]
    assert table.dealt.record()["stood_in"] == marked
    table.connect(BEN, NOON)
    assert stood_in(table) == marked


def test_a_player_who_asks_for_the_next_game_plays_it() -> None:
    for settings, command in (
        (Settings(seats=2), Rematch("x")),
        (Settings(seats=2, rounds=1), Next("x")),
    ):
        table = running(ANN, BEN, settings=settings)
        table.handle(LeaveTable(fresh()), BEN, NOON)
        version = finish(table).version
        table.handle(command, BEN, NOON)
        play_again(table, ANN)
        assert kinds(table, version) == ["Returned", "Agreed", "Started"]
        assert stood_in(table) == []


def test_a_host_without_a_seat_may_ask_for_the_rematch() -> None:
    table = lobby(ANN)
    table.handle(ClearSeat(fresh(), 0), ANN, NOON)
    table.handle(Start(fresh(), fill="kitten"), ANN, NOON)
    finish(table).handle(Rematch(fresh()), ANN, NOON)
    assert table.status is Status.RUNNING
    assert not table.has_people


def test_a_deal_uses_the_given_deck() -> None:
    deck = full_deck(Settings().options)
    table = running(ANN, BEN, chance=ScriptedChance(deck))
    assert table.dealt is not None
    assert table.dealt.game.deck == deck
    (started,) = [one.change for one in table.log.entries if isinstance(one.change, Started)]
    assert started.commitment == table.dealt.commitment


def test_a_closed_table_stops_its_game() -> None:
    table = running(ANN)
    decide(table)
    table.close("expired", NOON)
    assert (table.to_move, table.bot_to_move, table.is_attended) == (None, None, False)
    assert table.bot_decides(2, "1", NOON) == ()
    assert table.tick(NOON + 1e9) == ()
    assert refusal(table, LeaveTable(fresh()), ANN) == "table_closed"


def test_a_decision_is_parsed_and_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = running(ANN, BEN)
    calls: list[str] = []

    def counted(state: State, move: Move, seat: int | None = None) -> None:
        calls.append(move.text)
        check(state, move, seat)

    monkeypatch.setattr("linko.game.check", counted)
    (moved,) = decide(table)
    assert isinstance(moved.change, Moved)
    assert calls == [moved.change.move]
