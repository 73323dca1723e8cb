"""Before the first deal: who sits where, who is the host, what is agreed."""

from __future__ import annotations

import pytest

from linko.game_errors import OptionsError
from linko.refusal import LinkoError
from linko.table import (
    Clock,
    LogEntry,
    Person,
    Place,
    Settings,
    Status,
    SystemChance,
    Table,
    encode_entry,
    forget,
)
from linko.table.commands import (
    ChangeSettings,
    ClearSeat,
    HandOver,
    LeaveTable,
    Mute,
    Rematch,
    Say,
    SeatBot,
    Sit,
    Start,
    Swap,
)
from linko.table.lobby import deputy_of
from linko.table.log import HostChanged, LeftOut, Renamed, Swapped
from linko.table.places import EMPTY, Deputy, fitted
from tests.table.play import (
    ANN,
    BEN,
    CY,
    DEE,
    NOON,
    WATCHER,
    ScriptedChance,
    finish,
    fresh,
    lobby,
    play_again,
    refusal,
    running,
)


def names(table: Table) -> list[str]:
    return [place.name for place in table.places]


def test_the_host_has_the_first_seat_of_a_new_table() -> None:
    table, (opened,) = Table.opened("t", Settings(seats=3), ANN, "CODE", NOON)
    assert names(table) == ["Ann", "", ""]
    assert (table.host, table.code, table.status) == (ANN.id, "CODE", Status.OPEN)
    assert (table.version, opened.version, table.opened_at) == (1, 1, NOON)
    assert (table.to_move, table.deadline, table.is_attended) == (None, None, False)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings(rounds=1, target=50), "table_match_terms"),
        (Settings(seats=1), "table_bad_setting"),
        (Settings(seats=6), "table_bad_setting"),
        (Settings(rounds=0), "table_bad_setting"),
        (Settings(rounds=21), "table_bad_setting"),
        (Settings(target=0), "table_bad_setting"),
        (Settings(target=1001), "table_bad_setting"),
        (Settings(seats=3, starter=3), "table_bad_setting"),
        (Settings(starter=-1), "table_bad_setting"),
        (Settings(clock=Clock(-1.0, 10.0)), "table_bad_setting"),
        (Settings(clock=Clock(0.0, 0.5)), "table_bad_setting"),
        (Settings(clock=Clock(float("nan"), 10.0)), "table_bad_setting"),
        (Settings(clock=Clock(0.0, float("inf"))), "table_bad_setting"),
        (Settings(edition="duel", seats=3), "seats_exactly"),
        (Settings(edition="quartet"), "unknown_edition"),
        (Settings(edition={"ghosts": True}), "unknown_option"),
    ],
)
def test_settings_that_cannot_be_played_open_no_table(settings: Settings, code: str) -> None:
    with pytest.raises(LinkoError) as caught:
        Table.opened("t", settings, ANN, "CODE", NOON)
    assert caught.value.code == code
    assert refusal(lobby(ANN), ChangeSettings(fresh(), settings), ANN) == code


def test_people_sit_down_on_empty_seats_only() -> None:
    table = lobby(ANN, settings=Settings(seats=3))
    table.handle(Sit(fresh(), 2), BEN, NOON)
    assert names(table) == ["Ann", "", "Ben"]
    assert refusal(table, Sit(fresh(), 2), CY) == "table_seat_taken"
    assert refusal(table, Sit(fresh(), 0), ANN) == "table_seat_taken"
    assert refusal(table, Sit(fresh(), 3), CY) == "table_no_such_seat"


def test_sitting_down_again_changes_seats() -> None:
    table = lobby(ANN, BEN, settings=Settings(seats=4))
    table.handle(Sit(fresh(), 3), BEN, NOON)
    assert names(table) == ["Ann", "", "", "Ben"]
    table.handle(Sit(fresh(), 1), ANN, NOON)
    assert names(table) == ["", "Ann", "", "Ben"]
    assert table.host == ANN.id


def test_a_bots_seat_cannot_be_taken_but_swapped_with() -> None:
    table = lobby(ANN, BEN, settings=Settings(seats=3))
    table.handle(SeatBot(fresh(), 2, "greedy"), ANN, NOON)
    assert refusal(table, Sit(fresh(), 2), BEN) == "table_seat_taken"
    table.handle(Swap(fresh(), 2, 1), BEN, NOON)
    assert names(table) == ["Ann", "greedy", "Ben"]
    table.handle(Swap(fresh(), 2, 1), BEN, NOON)
    assert names(table) == ["Ann", "Ben", "greedy"]


def test_only_the_host_swaps_other_people() -> None:
    table = lobby(ANN, BEN, CY)
    assert refusal(table, Swap(fresh(), 1, 2), BEN) == "table_not_yours_to_swap"
    assert refusal(table, Swap(fresh(), 1, 1), BEN) == "table_not_yours_to_swap"
    assert refusal(table, Swap(fresh(), 0, 2), BEN) == "table_not_yours_to_swap"
    assert refusal(table, Swap(fresh(), 0, 1), WATCHER) == "table_not_seated"
    assert refusal(table, Swap(fresh(), 0, 3), ANN) == "table_no_such_seat"
    table.handle(Swap(fresh(), 0, 2), ANN, NOON)
    assert names(table) == ["Cy", "Ben", "Ann"]
    assert table.host == ANN.id


def test_only_the_host_adds_and_removes_bots() -> None:
    table = lobby(ANN, BEN, settings=Settings(seats=3))
    assert refusal(table, SeatBot(fresh(), 2, "greedy"), BEN) == "table_not_host"
    assert refusal(table, SeatBot(fresh(), 1, "greedy"), ANN) == "table_seat_taken"
    assert refusal(table, SeatBot(fresh(), 2, "os:system"), ANN) == "table_unknown_level"
    table.handle(SeatBot(fresh(), 2, "greedy"), ANN, NOON)
    table.handle(SeatBot(fresh(), 2, "kitten"), ANN, NOON)
    assert names(table) == ["Ann", "Ben", "kitten"]
    assert table.present == (True, True, True)
    assert refusal(table, ClearSeat(fresh(), 2), BEN) == "table_not_host"
    table.handle(ClearSeat(fresh(), 2), ANN, NOON)
    assert table.present == (True, True, False)
    assert refusal(table, ClearSeat(fresh(), 2), ANN) == "table_seat_empty"
    assert table.removed == set()


def test_a_person_removed_by_the_host_may_watch_but_not_sit_down() -> None:
    table = lobby(ANN, BEN, CY)
    table.handle(ClearSeat(fresh(), 1), ANN, NOON)
    assert names(table) == ["Ann", "", "Cy"]
    assert refusal(table, Sit(fresh(), 1), BEN) == "table_removed"
    assert table.spectators == 1
    table.handle(Sit(fresh(), 1), DEE, NOON)


def test_leaving_before_the_start_frees_the_seat_for_anybody() -> None:
    table = lobby(ANN, BEN, CY)
    table.handle(LeaveTable(fresh()), BEN, NOON)
    assert names(table) == ["Ann", "", "Cy"]
    table.handle(Sit(fresh(), 1), BEN, NOON)
    assert refusal(table, LeaveTable(fresh()), WATCHER) == "table_not_seated"


def test_a_host_who_leaves_is_succeeded_by_somebody_present() -> None:
    table = lobby(ANN, BEN, CY)
    table.disconnect(BEN, NOON)
    table.handle(LeaveTable(fresh()), ANN, NOON)
    assert table.host == CY.id
    assert names(table) == ["", "Ben", "Cy"]
    table.disconnect(CY, NOON)
    table.handle(LeaveTable(fresh()), CY, NOON)
    assert table.host == BEN.id


def test_a_table_that_everybody_left_is_closed() -> None:
    table = lobby(ANN, BEN)
    table.handle(LeaveTable(fresh()), BEN, NOON)
    table.handle(LeaveTable(fresh()), ANN, NOON)
    assert (table.status, table.closed_because) == (Status.CLOSED, "empty")
    assert refusal(table, Sit(fresh(), 0), ANN) == "table_closed"
    assert table.connect(ANN, NOON) == ()
    assert table.close("expired", NOON) == ()


def test_a_host_may_stand_up_and_watch_as_host() -> None:
    table = lobby(ANN, BEN, settings=Settings(seats=2))
    table.handle(ClearSeat(fresh(), 0), ANN, NOON)
    assert names(table) == ["", "Ben"]
    assert table.host == ANN.id
    table.handle(Sit(fresh(), 0), CY, NOON)
    assert table.host == ANN.id
    table.handle(Start(fresh()), ANN, NOON)
    assert table.status is Status.RUNNING


def test_an_absent_host_without_a_seat_is_replaced_by_the_next_person_who_sits_down() -> None:
    table = lobby(ANN, BEN, settings=Settings(seats=3))
    table.handle(ClearSeat(fresh(), 0), ANN, NOON)
    table.disconnect(ANN, NOON)
    assert [type(one.change).__name__ for one in table.handle(Sit(fresh(), 0), CY, NOON)] == [
        "Sat",
        "HostChanged",
    ]
    assert table.host == CY.id


def test_the_host_who_stood_up_stays_host_when_sitting_down_again() -> None:
    table = lobby(ANN, settings=Settings(seats=2))
    table.handle(ClearSeat(fresh(), 0), ANN, NOON)
    table.disconnect(ANN, NOON)
    table.handle(Sit(fresh(), 1), ANN, NOON)
    assert (table.host, table.version) == (ANN.id, 3)


def test_a_host_without_a_seat_can_leave_too() -> None:
    table = lobby(ANN, BEN)
    table.handle(ClearSeat(fresh(), 0), ANN, NOON)
    table.handle(LeaveTable(fresh()), ANN, NOON)
    assert (table.host, table.status) == (BEN.id, Status.OPEN)
    alone = lobby(ANN)
    alone.handle(ClearSeat(fresh(), 0), ANN, NOON)
    alone.handle(LeaveTable(fresh()), ANN, NOON)
    assert alone.closed_because == "empty"


def test_the_last_to_leave_closes_the_table_unless_its_host_is_watching() -> None:
    for host_is_here, status in ((True, Status.OPEN), (False, Status.CLOSED)):
        table = lobby(ANN, BEN)
        table.handle(ClearSeat(fresh(), 0), ANN, NOON)
        if not host_is_here:
            table.disconnect(ANN, NOON)
        table.handle(LeaveTable(fresh()), BEN, NOON)
        assert table.status is status


def test_changed_settings_keep_seats_if_possible() -> None:
    table = lobby(ANN, BEN, settings=Settings(seats=2))
    table.handle(ChangeSettings(fresh(), Settings(seats=4, edition="expert")), ANN, NOON)
    assert names(table) == ["Ann", "Ben", "", ""]
    table.handle(SeatBot(fresh(), 2, "kitten"), ANN, NOON)
    table.handle(Swap(fresh(), 1, 3), ANN, NOON)
    assert names(table) == ["Ann", "", "kitten", "Ben"]
    table.handle(ChangeSettings(fresh(), Settings(edition="duel", seats=2)), ANN, NOON)
    assert names(table) == ["Ann", "Ben"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Ann . . Ben", "Ann Ben"),
        ("Ann kitten . Ben", "Ann Ben"),
        ("Ann . kitten greedy", "Ann kitten"),
        ("Ann . kitten Ben", "Ann Ben"),
        ("kitten greedy Ann Ben", "Ann Ben"),
        ("kitten Ann . .", "kitten Ann"),
        (". . kitten .", "kitten ."),
    ],
)
def test_people_move_up_before_bots(before: str, after: str) -> None:
    people = {"Ann": Place(person=ANN), "Ben": Place(person=BEN), ".": EMPTY}
    places = [people.get(name) or Place(bot=name) for name in before.split()]
    assert " ".join(place.name or "." for place in fitted(places, 2)) == after


def test_only_the_host_changes_settings_and_never_to_fewer_seats_than_people() -> None:
    table = lobby(ANN, BEN, CY)
    assert refusal(table, ChangeSettings(fresh(), Settings(seats=3)), BEN) == "table_not_host"
    assert (
        refusal(table, ChangeSettings(fresh(), Settings(seats=2)), ANN) == "table_too_many_people"
    )


def test_starting_needs_the_host_and_two_players() -> None:
    table = lobby(ANN, settings=Settings(seats=4))
    assert refusal(table, Start(fresh()), ANN) == "table_seats_missing"
    table.handle(Sit(fresh(), 1), BEN, NOON)
    assert refusal(table, Start(fresh(), fill="greedy"), BEN) == "table_not_host"
    assert refusal(table, Start(fresh(), fill="skynet"), ANN) == "table_unknown_level"
    table.handle(Start(fresh(), fill="kitten"), ANN, NOON)
    assert names(table) == ["Ann", "Ben", "kitten", "kitten"]
    assert table.status is Status.RUNNING


def test_empty_seats_are_left_out_and_the_others_keep_their_order_and_coats() -> None:
    table = lobby(ANN, settings=Settings(seats=5, starter=3))
    table.handle(Sit(fresh(), 2), BEN, NOON)
    table.handle(SeatBot(fresh(), 3, "greedy"), ANN, NOON)
    left_out, _ = table.handle(Start(fresh()), ANN, NOON)
    assert left_out.change == LeftOut((1, 4))
    assert names(table) == ["Ann", "Ben", "greedy"]
    assert [table.coat_of(seat) for seat in range(3)] == [0, 2, 3]
    assert (table.settings.seats, table.settings.starter, table.to_move) == (3, 2, 2)


def test_a_starter_who_is_left_out_is_drawn() -> None:
    table = lobby(ANN, BEN, settings=Settings(seats=5, starter=4), chance=ScriptedChance(first=1))
    table.handle(Start(fresh()), ANN, NOON)
    assert (table.settings.starter, table.to_move) == (None, 1)


def test_seats_are_only_left_out_if_the_edition_can_be_played_without_them() -> None:
    table = lobby(ANN, BEN, settings=Settings(seats=4, edition="advanced"))
    with pytest.raises(LinkoError, match="3"):
        table.handle(Start(fresh()), ANN, NOON)
    assert len(table.places) == 4
    table.handle(Start(fresh(), fill="greedy"), ANN, NOON)


def test_after_a_minute_without_the_host_the_next_person_here_deals() -> None:
    table = lobby(ANN, BEN, CY, settings=Settings(seats=4))
    assert deputy_of(table) is None
    table.disconnect(ANN, NOON)
    assert deputy_of(table) == Deputy(BEN.id, NOON + 60)
    assert refusal(table, Start(fresh()), BEN, NOON + 59) == "table_not_host"
    table.disconnect(BEN, NOON + 30)
    assert deputy_of(table) == Deputy(CY.id, NOON + 60)
    assert refusal(table, Start(fresh()), BEN, NOON + 60) == "table_not_host"
    table.handle(Start(fresh()), CY, NOON + 60)
    assert (table.status, table.host) == (Status.RUNNING, ANN.id)


def test_a_host_who_is_back_deals_alone() -> None:
    table = lobby(ANN, BEN)
    table.disconnect(ANN, NOON)
    assert deputy_of(table) == Deputy(BEN.id, NOON + 60)
    table.connect(ANN, NOON + 70)
    assert deputy_of(table) is None
    assert refusal(table, Start(fresh()), BEN, NOON + 200) == "table_not_host"


def test_the_starter_is_agreed_or_drawn() -> None:
    for agreed, first in ((None, 2), (1, 1)):
        table = lobby(ANN, BEN, CY, chance=ScriptedChance(first=2))
        table.handle(ChangeSettings(fresh(), Settings(seats=3, starter=agreed)), ANN, NOON)
        table.handle(Start(fresh()), ANN, NOON)
        assert table.to_move == first


def test_seats_are_fixed_once_the_first_game_is_dealt() -> None:
    table = lobby(ANN, BEN)
    table.handle(Start(fresh()), ANN, NOON)
    for command in (
        Sit(fresh(), 1),
        Swap(fresh(), 0, 1),
        SeatBot(fresh(), 1, "greedy"),
        ClearSeat(fresh(), 1),
        ChangeSettings(fresh(), Settings(seats=2)),
        Start(fresh()),
    ):
        assert refusal(table, command, ANN) == "table_not_open"


def test_nothing_is_handed_over_before_the_start() -> None:
    assert refusal(lobby(ANN, BEN), HandOver(fresh(), 1), ANN) == "table_not_running"


def test_a_command_is_carried_out_once_and_its_version_is_known() -> None:
    table = lobby(ANN, BEN)
    (swapped,) = table.handle(Swap("x", 0, 1), ANN, NOON)
    assert table.handle(Swap("x", 0, 1), ANN, NOON) == ()
    assert table.done(ANN, "x") == swapped.version == table.version
    assert names(table) == ["Ben", "Ann"]


def test_the_same_id_from_somebody_else_is_another_command() -> None:
    table = lobby(ANN, BEN, settings=Settings(seats=3))
    table.handle(Swap("x", 0, 2), ANN, NOON)
    table.handle(Swap("x", 1, 0), BEN, NOON)
    assert names(table) == ["Ben", "", "Ann"]
    assert table.done(CY, "x") is None


def test_a_refused_command_may_be_sent_again_with_its_id() -> None:
    table = lobby(ANN, BEN, settings=Settings(seats=3))
    assert refusal(table, Sit("x", 0), BEN) == "table_seat_taken"
    assert table.done(BEN, "x") is None
    table.handle(Swap(fresh(), 0, 2), ANN, NOON)
    assert len(table.handle(Sit("x", 0), BEN, NOON)) == 1


def test_only_the_latest_commands_of_each_person_are_remembered() -> None:
    table = lobby(ANN, BEN)
    table.handle(Say("said", phrase="hello"), BEN, NOON)
    for number in range(100):
        table.handle(Swap(f"swap {number}", 0, 1), ANN, NOON)
    assert table.done(ANN, "swap 35") is None
    assert table.done(ANN, "swap 36") is not None
    assert table.done(ANN, "swap 99") == table.version
    assert table.done(BEN, "said") == 3, "commands of other people are still remembered"


def test_people_are_present_while_they_have_a_connection() -> None:
    table = lobby(ANN, BEN)
    table.connect(WATCHER, NOON)
    table.connect(ANN, NOON)
    table.disconnect(ANN, NOON)
    assert (table.present, table.spectators, table.has_people) == ((True, True), 1, True)
    table.disconnect(ANN, NOON)
    table.disconnect(ANN, NOON)
    assert table.present == (False, True)
    table.disconnect(BEN, NOON)
    table.disconnect(WATCHER, NOON)
    assert (table.spectators, table.has_people) == (0, False)


def test_only_others_who_sit_here_can_be_muted() -> None:
    table = lobby(ANN, BEN)
    for stranger in (ANN.id, WATCHER.id, "x" * 40, ""):
        assert refusal(table, Mute(fresh(), stranger), ANN) == "table_unknown_person"
        assert refusal(table, Mute(fresh(), stranger, muted=False), ANN) == "table_unknown_person"
    assert refusal(table, Mute(fresh(), BEN.id), WATCHER) == "table_not_seated"
    table.handle(Mute(fresh(), BEN.id), ANN, NOON)
    table.handle(LeaveTable(fresh()), BEN, NOON)
    assert table.mutes == {ANN.id: {BEN.id}}
    table.handle(Mute(fresh(), BEN.id, muted=False), ANN, NOON)
    assert table.mutes == {}


def test_a_command_without_effect_is_refused_and_not_logged() -> None:
    table = lobby(ANN, BEN)
    assert refusal(table, Swap(fresh(), 0, 0), ANN) == "table_nothing_changes"
    assert refusal(table, Mute(fresh(), BEN.id, muted=False), ANN) == "table_nothing_changes"
    table.handle(Mute(fresh(), BEN.id), ANN, NOON)
    assert refusal(table, Mute(fresh(), BEN.id), ANN) == "table_nothing_changes"


def test_everybody_who_ever_sat_here_is_known() -> None:
    table = lobby(ANN, BEN)
    table.handle(LeaveTable(fresh()), BEN, NOON)
    table.handle(Sit(fresh(), 1), CY, NOON)
    assert table.known == {ANN.id, BEN.id, CY.id}


def test_the_systems_random_source_gives_full_decks_and_unguessable_ids() -> None:
    chance, options = SystemChance(), Settings().options
    assert len(chance.deck(options)) == options.deck_size
    assert sorted(chance.deck(options)) == sorted(chance.deck(options))
    assert chance.deck(options) != chance.deck(options)
    assert len(bytes.fromhex(chance.salt())) == 32
    assert {chance.starter(3) for _ in range(100)} == {0, 1, 2}
    assert len({chance.new_id() for _ in range(100)}) == 100
    assert min(len(chance.new_id()) for _ in range(10)) >= 22


def test_a_closed_table_stays_closed() -> None:
    table = lobby(ANN, BEN)
    (closed,) = table.close("expired", NOON + 5)
    assert (closed.version, table.closed_because, table.changed_at) == (3, "expired", NOON + 5)
    assert table.close("again", NOON + 6) == ()
    assert refusal(table, LeaveTable(fresh()), ANN) == "table_closed"


def test_settings_that_a_later_version_no_longer_knows_are_refused_at_the_deal() -> None:
    table = lobby(ANN, BEN)
    table.settings = Settings(edition="quartet", seats=2)
    with pytest.raises(OptionsError):
        table.handle(Start(fresh()), ANN, NOON)
    assert table.status is Status.OPEN


def test_a_new_name_appears_at_once_but_the_record_keeps_the_name_at_the_deal() -> None:
    table, _ = Table.opened("T", Settings(seats=2), Person("a", "Ann"), "CODE", 1.0)
    (happened,) = table.rename(Person("a", "Anna"), 2.0)
    assert happened.change == Renamed(0, Person("a", "Anna"))
    assert table.places[0].name == "Anna"
    assert table.rename(Person("a", "Anna"), 2.0) == ()
    assert table.rename(Person("z", "Zoe"), 2.0) == ()
    assert b"Anna" not in forget(encode_entry(happened), "a")
    table.handle(Start("s", fill="kitten"), Person("a", "Anna"), 3.0)
    table.rename(Person("a", "Annabel"), 4.0)
    assert table.places[0].name == "Annabel"
    assert table.dealt is not None
    assert table.dealt.game.names[0] == "Anna"
    finish(table, now=5.0).handle(Rematch("r"), Person("a", "Annabel"), 5.0)
    assert table.dealt.game.names[0] == "Annabel"
    table.close("expired", 6.0)
    assert table.rename(Person("a", "Ann"), 7.0) == ()


def test_in_a_match_each_game_has_the_names_of_its_own_deal() -> None:
    table = running(ANN, BEN, settings=Settings(seats=2, rounds=1))
    table.rename(Person(ANN.id, "Anna"), NOON)
    play_again(finish(table), BEN, ANN)
    assert table.match is not None
    assert [game.names for game in table.match.games] == [("Ann", "Ben"), ("Anna", "Ben")]
    finish(table)
    assert [dealt.record()["seats"] for dealt in table.finished] == [
        ["Ann", "Ben"],
        ["Anna", "Ben"],
    ]
    assert len(table.totals) == 2


@pytest.mark.parametrize("change", [Swapped(0, 9), Renamed(0, Person("a", "x")), None])
def test_a_log_written_by_another_program_breaks_only_its_table(
    change: Swapped | Renamed | None,
) -> None:
    _, (opened,) = Table.opened("t", Settings(seats=2), ANN, "CODE", NOON)
    strange = None if change is None else LogEntry(2, NOON, change)
    log = [opened, strange, LogEntry(3, NOON, HostChanged("b"))]
    again = Table.replayed("t", log, NOON, None)
    assert again.version == 3
    assert (again.broken is None) is (isinstance(change, Renamed))
