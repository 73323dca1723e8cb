"""The next game: asking for it, agreeing, declining, and when it is dealt."""

from __future__ import annotations

import pytest

from linko.table import Person, Settings, Status, Table, forget
from linko.table.commands import (
    ClearSeat,
    Command,
    HandOver,
    LeaveTable,
    Next,
    NotNow,
    Rematch,
    Sit,
    Start,
)
from linko.table.log import Agreed, Declined, Started, StoodIn, encode_entry
from linko.table.next_game import AWAY_SECONDS, NextGame, next_game
from linko.table.places import Reason
from tests.table.play import (
    ANN,
    BEN,
    CY,
    NOON,
    WATCHER,
    decisions,
    dump,
    finish,
    fresh,
    lobby,
    play_again,
    refusal,
    running,
)
from tests.table.walk import Logged

LATER = NOON + AWAY_SECONDS


def over(*people: Person, settings: Settings | None = None) -> Table:
    """A table of these people after its first game."""
    return finish(running(*people, settings=settings))


def ask(table: Table, by: Person, now: float = NOON) -> list[str]:
    """The kinds of changes when a person asks for a rematch."""
    return [type(one.change).__name__ for one in table.handle(Rematch(fresh()), by, now)]


def offered(table: Table) -> NextGame:
    found = next_game(table)
    assert found is not None
    return found


def test_a_game_with_bots_only_is_dealt_at_once() -> None:
    table = over(ANN, settings=Settings(seats=4))
    assert ask(table, ANN) == ["Started"]
    assert table.status is Status.RUNNING


def test_asking_deals_nothing_before_everybody_has_agreed() -> None:
    table = over(ANN, BEN, CY)
    assert ask(table, ANN) == ["Agreed"]
    assert (table.status, table.offer is None) == (Status.FINISHED, False)
    assert ask(table, CY) == ["Agreed"]
    assert ask(table, BEN) == ["Started"]
    assert (table.status, table.offer) == (Status.RUNNING, None)


def test_everybody_sees_who_asked_and_who_must_still_answer() -> None:
    table = over(ANN, BEN, CY)
    assert next_game(table) == NextGame("rematch", 1, None, (), (), ())
    ask(table, BEN)
    assert next_game(table) == NextGame("rematch", 1, BEN.id, (1,), (), (0, 2))
    table.handle(NotNow(fresh()), ANN, NOON)
    assert next_game(table) == NextGame("rematch", 1, BEN.id, (1,), (0,), (0, 2))
    ask(table, ANN)
    assert next_game(table) == NextGame("rematch", 1, BEN.id, (1, 0), (), (2,))


def test_in_a_match_the_next_game_is_asked_for() -> None:
    table = over(ANN, BEN, settings=Settings(seats=2, rounds=1))
    assert offered(table).kind == "next"
    table.handle(Next(fresh()), ANN, NOON)
    assert refusal(table, Rematch(fresh()), BEN) == "table_match_running"
    table.handle(Next(fresh()), BEN, NOON)
    assert table.match is not None
    assert len(table.match.games) == 2
    assert offered(finish(table)).kind == "rematch"


def test_while_a_game_is_played_there_is_no_next_one() -> None:
    assert next_game(lobby(ANN, BEN)) is None
    table = running(ANN, BEN)
    assert next_game(table) is None
    finish(table).close("expired", NOON)
    assert next_game(table) is None


def test_a_person_agrees_only_once() -> None:
    table = over(ANN, BEN)
    ask(table, ANN)
    assert refusal(table, Rematch(fresh()), ANN) == "table_already_agreed"


def test_only_people_at_the_table_answer() -> None:
    table = over(ANN, BEN)
    assert refusal(table, Rematch(fresh()), WATCHER) == "table_not_seated"
    ask(table, ANN)
    assert refusal(table, NotNow(fresh()), WATCHER) == "table_not_seated"


def test_declining_needs_an_offer_and_counts_once() -> None:
    table = over(ANN, BEN)
    assert refusal(table, NotNow(fresh()), BEN) == "table_no_offer"
    ask(table, ANN)
    table.handle(NotNow(fresh()), BEN, NOON)
    assert refusal(table, NotNow(fresh()), BEN) == "table_nothing_changes"


def test_a_person_who_declined_may_still_agree() -> None:
    table = over(ANN, BEN)
    ask(table, ANN)
    table.handle(NotNow(fresh()), BEN, NOON)
    assert table.tick(LATER + 1e6) == ()
    assert ask(table, BEN) == ["Started"]


def test_an_offer_ends_when_nobody_wants_to_play_any_more() -> None:
    table = over(ANN, BEN, CY)
    ask(table, ANN)
    ask(table, BEN)
    table.handle(NotNow(fresh()), CY, NOON)
    table.handle(NotNow(fresh()), ANN, NOON)
    assert offered(table).asker == BEN.id
    table.handle(NotNow(fresh()), BEN, NOON)
    assert offered(table) == NextGame("rematch", 1, None, (), (), ())


@pytest.mark.parametrize("declines", [False, True])
def test_a_person_away_for_a_minute_does_not_hold_up_the_game(declines: bool) -> None:
    table = over(ANN, BEN)
    ask(table, ANN)
    if declines:
        table.handle(NotNow(fresh()), BEN, NOON)
    assert (table.due_at, table.tick(LATER)) == (None, ())
    table.disconnect(BEN, NOON + 5)
    assert table.due_at == LATER + 5
    assert table.tick(LATER + 4) == ()
    (dealt,) = table.tick(LATER + 5)
    assert isinstance(dealt.change, Started)
    assert (dealt.by, table.offer, table.status) == (None, None, Status.RUNNING)


def test_a_person_long_gone_is_not_asked_at_all() -> None:
    table = over(ANN, BEN)
    table.disconnect(BEN, NOON)
    assert ask(table, ANN, LATER) == ["Started"]


def test_a_person_who_comes_back_is_asked_again() -> None:
    table = over(ANN, BEN)
    table.disconnect(BEN, NOON)
    ask(table, ANN, NOON + 1)
    table.connect(BEN, NOON + 30)
    assert table.due_at is None
    assert table.tick(LATER + 100) == ()


def test_nothing_is_dealt_while_nobody_who_wants_to_play_is_here() -> None:
    table = over(ANN, BEN)
    ask(table, ANN)
    table.disconnect(BEN, NOON)
    table.disconnect(ANN, NOON)
    assert (table.due_at, table.tick(LATER + 100)) == (None, ())
    table.connect(ANN, LATER + 200)
    assert len(table.tick(LATER + 200)) == 1


def test_a_person_who_leaves_the_table_no_longer_holds_up_the_game() -> None:
    table = over(ANN, BEN)
    ask(table, ANN)
    table.handle(LeaveTable(fresh()), BEN, NOON + 1)
    assert offered(table).awaited == ()
    assert len(table.tick(NOON + 1)) == 1
    assert table.places[1].stand_in is Reason.LEFT


def test_a_person_who_leaves_takes_their_answer_back() -> None:
    table = over(ANN, BEN, CY)
    ask(table, ANN)
    table.handle(LeaveTable(fresh()), ANN, NOON)
    assert table.offer is None
    ask(table, BEN)
    assert ask(table, ANN) == ["Returned", "Agreed"]


def test_a_bot_that_stands_in_for_an_absent_person_agrees() -> None:
    table = over(ANN, BEN)
    table.disconnect(BEN, NOON)
    table.handle(HandOver(fresh(), 1), ANN, NOON)
    assert ask(table, ANN) == ["Started"]


def test_a_host_without_a_seat_asks_and_takes_it_back() -> None:
    table = lobby(ANN, BEN, settings=Settings(seats=3))
    table.handle(ClearSeat(fresh(), 0), ANN, NOON)
    table.handle(Start(fresh(), fill="kitten"), ANN, NOON)
    finish(table).handle(Rematch(fresh()), ANN, NOON)
    assert next_game(table) == NextGame("rematch", 1, ANN.id, (), (), (1,))
    table.handle(NotNow(fresh()), ANN, NOON)
    assert table.offer is None
    assert [ask(table, BEN), table.status] == [["Started"], Status.RUNNING]


def test_a_late_answer_does_not_reach_the_running_game() -> None:
    table = play_again(over(ANN, BEN), ANN, BEN)
    assert refusal(table, Rematch(fresh()), BEN) == "table_game_running"
    assert refusal(table, NotNow(fresh()), BEN) == "table_no_offer"


def test_a_closed_or_broken_table_deals_nothing() -> None:
    for ends in ("closed", "broken"):
        table = over(ANN, BEN)
        ask(table, ANN)
        table.disconnect(BEN, NOON)
        if ends == "closed":
            table.close("expired", NOON)
        else:
            table._replay_entry(None)
        assert (table.due_at, table.tick(LATER)) == (None, ())


def logged_offer() -> Logged:
    """A log in which Ann has asked for a rematch, and Ben has not answered."""
    kept = Logged(Settings(seats=2))
    table = kept.table
    for person in (ANN, BEN):
        table.connect(person, NOON)

    def tell(command: Command, by: Person) -> None:
        kept.keep(table.handle(command, by, NOON))

    tell(Sit("sit", 1), BEN)
    tell(Start("start"), ANN)
    for happened in decisions(table):
        kept.keep(happened)
    tell(Rematch("again"), ANN)
    return kept


def test_an_offer_survives_the_end_of_the_server() -> None:
    logged = logged_offer()
    twin = logged.replayed(LATER)
    assert dump(twin) == dump(logged.table)
    assert twin.offer == logged.table.offer is not None
    assert twin.handle(Rematch("again"), ANN, LATER) == ()
    twin.connect(ANN, LATER)
    assert twin.due_at == LATER + AWAY_SECONDS  # Ben has a minute to come back
    twin.connect(BEN, LATER + 10)
    twin.handle(NotNow("later"), BEN, LATER + 20)
    assert ask(twin, BEN, LATER + 30) == ["Started"]


def test_answers_say_only_who_gave_them() -> None:
    table = over(ANN, BEN)
    (agreed,) = table.handle(Rematch(fresh()), ANN, NOON)
    (declined,) = table.handle(NotNow(fresh()), BEN, NOON)
    assert (agreed.change, declined.change) == (Agreed(ANN.id), Declined(BEN.id))
    assert ANN.name.encode() not in forget(encode_entry(agreed), ANN.id)


def test_a_log_with_an_answer_to_nothing_still_replays() -> None:
    table = over(ANN, BEN)
    for change in (Declined(BEN.id), StoodIn(1, Reason.LEFT)):
        table._happen(change, NOON)
    assert (table.offer, table.broken) == (None, None)
