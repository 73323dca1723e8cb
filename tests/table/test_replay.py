"""Tables rebuilt from their log, forgotten people, and logs that no longer replay."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json, structs

from linko.refusal import LinkoError
from linko.table import (
    Change,
    Clock,
    LogEntry,
    Person,
    Reason,
    Settings,
    Status,
    Table,
    decode_entry,
    encode_entry,
    forget,
)
from linko.table import commands as ask
from linko.table.log import (
    RECENT,
    Hinted,
    Moved,
    Muted,
    Opened,
    Returned,
    Said,
    Sat,
    Started,
    StoodIn,
)
from tests.table.play import (
    ANN,
    BEN,
    CY,
    NOON,
    PEOPLE,
    decide,
    decisions,
    dump,
    finish,
    fresh,
    refusal,
    running,
)
from tests.table.walk import Logged, walk

STORED = Path(__file__).parent / "data" / "table_log.json"


def replayed(happened: Iterable[Change]) -> Table:
    log = [LogEntry(version, NOON, change) for version, change in enumerate(happened, start=1)]
    return Table.replayed("t", log, NOON, None)


def changes(table: Table) -> list[Change]:
    assert table.version <= RECENT
    return [one.change for one in table.log.entries]


def check_replay(logged: Logged) -> None:
    table = logged.table
    now = table.changed_at + 1000
    twin = logged.replayed(now)
    assert dump(twin) == dump(table)
    assert twin.finished == []
    assert twin.host in {entry.by for entry in logged.entries if entry.by}
    if table.dealt is not None and table.dealt.clocks is not None:
        table.dealt.clocks.resume(now)
    assert twin.deadline == table.deadline
    check_sense(table)


def check_sense(table: Table) -> None:
    """Check the invariants of every table."""
    seated = [place.person.id for place in table.places if place.person is not None]
    assert len(set(seated)) == len(seated)
    assert len(table.places) == table.settings.seats
    assert table.broken is None
    assert not any(place.bot and (place.person or place.stand_in) for place in table.places)
    if table.status in (Status.RUNNING, Status.FINISHED):
        assert not any(place.is_empty for place in table.places)
        assert table.dealt is not None
    for muted in table.mutes.values():
        assert muted <= {person.id for person in PEOPLE}


@settings(max_examples=200)
@given(st.integers(0, 2**32), st.integers(10, 200))
def test_a_replayed_table_is_the_same_and_refusals_change_nothing(seed: int, steps: int) -> None:
    check_replay(walk(seed, steps))


@pytest.mark.slow
def test_a_long_random_walk_replays() -> None:
    reached = set()
    for seed in range(80):
        logged = walk(seed, 1500)
        check_replay(logged)
        reached |= {type(entry.change).__name__ for entry in logged.entries}
    assert len(reached) == 17


def test_the_random_walks_cover_every_kind_of_change() -> None:
    reached = set()
    for seed in range(80):
        reached |= {json.decode(data)["change"]["type"] for _, data in walk(seed, 150).log}
    assert reached == {
        "opened", "settings", "sat", "bot_sat", "swapped", "cleared", "left_out", "host",
        "started", "moved", "agreed", "declined", "stood_in", "returned", "said", "muted", "closed",
    }  # fmt: skip


def test_a_table_continues_from_its_log() -> None:
    logged = Logged(Settings(seats=2, rounds=1, clock=Clock(60.0, 10.0)))
    table = logged.table
    logged.keep(table.handle(ask.Start("start", fill="greedy"), ANN, NOON))
    while table.bot_to_move is None:
        logged.keep(decide(table, NOON + 1))
    twin = logged.replayed(NOON + 5000)
    assert twin.bot_to_move == table.bot_to_move
    assert twin.handle(ask.Start("start", fill="greedy"), ANN, NOON) == ()
    assert twin.done(ANN, "start") == 3
    finish(twin)
    twin.handle(ask.Next(fresh()), ANN, NOON)
    assert twin.match is not None
    assert len(twin.match.games) == 2


def test_time_without_a_server_is_not_charged() -> None:
    logged = Logged(Settings(seats=2, clock=Clock(60.0, 10.0)))
    logged.keep(logged.table.handle(ask.Start("start", fill="greedy"), ANN, NOON))
    twin = logged.replayed(NOON + 5000)
    assert twin.deadline == NOON + 5070
    logged.keep(logged.table.handle(ask.LeaveTable("leave"), ANN, NOON + 20))
    logged.keep(logged.table.handle(ask.Back("back"), ANN, NOON + 20))
    assert logged.table.deadline == NOON + 70
    assert logged.replayed(NOON + 5000).deadline == NOON + 5050


@pytest.mark.parametrize("decides", [True, False])
def test_a_late_return_is_still_late_after_a_restart(*, decides: bool) -> None:
    logged = Logged(Settings(seats=2, clock=Clock(60.0, 10.0)))
    table = logged.table
    logged.keep(table.handle(ask.Start("start", fill="greedy"), ANN, NOON))
    logged.keep(table.tick(NOON + 70))
    logged.keep(table.handle(ask.Back("back"), ANN, NOON + 71))
    assert logged.replayed(NOON + 5000).bot_to_move == (0, "heuristic")
    check_replay(logged)
    assert table.dealt is not None
    move = table.dealt.game.legal_moves[0].text
    if decides:
        logged.keep(table.handle(ask.Decide("move", 1, move), ANN, NOON + 72))
    else:
        logged.keep(table.bot_decides(1, move, NOON + 72))
    check_replay(logged)
    twin = logged.replayed(NOON + 5000)
    assert twin.places[0].played_by is None
    assert twin.dealt is not None
    marks = [{"seat": 0, "reason": "time", "from": 1, "to": 1}]
    assert twin.dealt.stood_in == ([] if decides else marks)


def test_a_log_in_which_a_late_return_was_undone_replays_unchanged() -> None:
    """Earlier versions logged that the player was back and then out of time again."""
    table = running(ANN, BEN, settings=Settings(seats=2, clock=Clock(60.0, 10.0)))
    table.tick(NOON + 70)
    out = table.log.entries[-1].change
    old = replayed([*changes(table), Returned(0), out, Moved("id-1", 1, 0, legal(table))])
    assert old.places[0] == table.places[0]
    assert old.dealt is not None
    assert old.dealt.stood_in == [{"seat": 0, "reason": "time", "from": 1, "to": 1}]


def legal(table: Table) -> str:
    assert table.dealt is not None
    return table.dealt.game.legal_moves[0].text


def test_a_new_name_applies_to_later_games_even_after_a_restart() -> None:
    logged = Logged(Settings(seats=2, rounds=1))
    table = logged.table
    logged.keep(table.handle(ask.Start("start", fill="greedy"), ANN, NOON))
    logged.keep(table.rename(Person(ANN.id, "Anna"), NOON))
    for happened in decisions(table):
        logged.keep(happened)
    logged.keep(table.handle(ask.Next("next"), ANN, NOON))
    check_replay(logged)
    for again in (table, logged.replayed(NOON)):
        assert again.match is not None
        assert [game.names[0] for game in again.match.games] == ["Ann", "Anna"]
        assert again.match.game.record()["seats"] == ["Anna", "greedy"]


def test_recent_changes_since_a_version_are_available() -> None:
    table = running(ANN, BEN, CY)
    version = table.version
    assert table.log.since(version) == ()
    assert table.log.since(version + 1) is None
    assert table.log.since(-1) is None
    assert [one.version for one in table.log.since(0) or ()] == list(range(1, version + 1))
    for _ in range(RECENT // 2):
        table.handle(ask.LeaveTable(fresh()), CY, NOON)
        table.handle(ask.Back(fresh()), CY, NOON)
    assert table.log.since(version - 1) is None
    assert len(table.log.since(version) or ()) == RECENT


def test_a_log_with_every_kind_of_change_stored_long_ago_still_replays() -> None:
    stored = json.decode(STORED.read_bytes())
    log = [
        decode_entry(version, at, json.encode(data))
        for version, (at, data) in enumerate(stored["log"], start=1)
    ]
    assert {type(entry.change) for entry in log} == set(get_args(Change))
    table = Table.replayed("t", log, NOON, None)
    assert table.broken is None
    assert table.dealt is not None
    assert table.dealt.record() == stored["record"]
    assert [json.decode(encode_entry(entry)) for entry in log] == [
        data for _, data in stored["log"]
    ]


# People who are forgotten


HIDDEN = "Rumpelstiltskin"
RUMPEL = Person("p-7", HIDDEN)


@pytest.mark.parametrize(
    ("entry", "kept"),
    [
        (
            LogEntry(1, NOON, Opened(Settings(), RUMPEL, "CODE"), "p-7", HIDDEN),
            LogEntry(1, NOON, Opened(Settings(), Person("p-7", "guest"), "CODE"), "p-7"),
        ),
        (
            LogEntry(1, NOON, Sat(1, RUMPEL), "p-7", HIDDEN),
            LogEntry(1, NOON, Sat(1, Person("p-7", "guest")), "p-7"),
        ),
        (
            LogEntry(1, NOON, Said("p-7", text=f"I am {HIDDEN}"), "p-7", "x"),
            LogEntry(1, NOON, Said("p-7"), "p-7"),
        ),
        (
            LogEntry(1, NOON, Said("p-7", phrase="hello"), "p-7", "x"),
            LogEntry(1, NOON, Said("p-7", phrase="hello"), "p-7"),
        ),
        (
            LogEntry(1, NOON, Muted("p-7", ANN.id, muted=True), "p-7", HIDDEN),
            LogEntry(1, NOON, Muted("p-7", ANN.id, muted=True), "p-7"),
        ),
    ],
)
def test_names_texts_and_ids_of_deleted_guests_are_removed(entry: LogEntry, kept: LogEntry) -> None:
    data = encode_entry(entry)
    assert decode_entry(1, NOON, forget(data, "p-7")) == kept
    assert HIDDEN.encode() not in forget(data, "p-7")
    assert forget(data, ANN.id) is data
    assert forget(forget(data, "p-7"), "p-7") == forget(data, "p-7")


@settings(max_examples=25)
@given(st.integers(0, 2**32), st.sampled_from(PEOPLE))
def test_a_table_of_deleted_guests_continues_without_their_names(seed: int, person: Person) -> None:
    logged = walk(seed, 120)
    table = logged.table
    logged.log = [(at, forget(data, person.id)) for at, data in logged.log]
    assert not any(f'"{person.name}"'.encode() in data for _, data in logged.log)
    twin = logged.replayed(NOON)
    assert (twin.version, twin.status, twin.host) == (table.version, table.status, table.host)
    assert twin.to_move == table.to_move
    assert [place.stand_in for place in twin.places] == [place.stand_in for place in table.places]
    if table.dealt is not None and twin.dealt is not None:
        assert twin.dealt.game.state == table.dealt.game.state
        assert person.name not in twin.dealt.game.names


# Logs that no longer replay


def broken_table() -> Table:
    """A table whose third decision is no longer legal."""
    table = running(ANN, BEN)
    decide(table), decide(table)
    return replayed([*changes(table), Moved("id-1", 3, 0, "pass"), Moved("id-1", 4, 1, "1")])


def test_a_move_that_is_no_longer_legal_breaks_only_the_game() -> None:
    table = broken_table()
    assert table.broken is not None
    assert table.broken.code == "wrong_phase"
    assert (table.version, table.status) == (7, Status.RUNNING)
    assert table.dealt is not None
    assert table.dealt.game.move_count == 2


def test_a_broken_table_refuses_every_command_and_waits_for_nobody() -> None:
    table = broken_table()
    for command in (
        ask.Decide("x", 3, "1"),
        ask.LeaveTable("x"),
        ask.Say("x", "hello"),
        ask.Next("x"),
    ):
        assert refusal(table, command, ANN) == "table_broken"
    assert (table.to_move, table.bot_to_move, table.deadline) == (None, None, None)
    assert not table.is_attended
    assert table.tick(NOON + 1e9) == ()
    assert table.bot_decides(3, "1", NOON) == ()
    assert table.connect(ANN, NOON) == ()
    assert len(table.close("broken", NOON)) == 1
    assert refusal(table, ask.LeaveTable("x"), ANN) == "table_closed"


def test_the_reason_for_a_broken_game_reveals_no_cards() -> None:
    table = running(ANN, BEN)
    broken = replayed([*changes(table), Moved("id-1", 1, 0, "13-13-13-13-13-13-13-13")])
    with pytest.raises(LinkoError) as caught:
        broken.handle(ask.LeaveTable("x"), BEN, NOON)
    assert caught.value.code == "table_broken"
    assert broken.broken is not None
    assert "×" in str(broken.broken)
    assert "×" not in str(caught.value)


def test_a_deal_that_is_no_longer_possible_breaks_the_table() -> None:
    opened = Opened(Settings(seats=2), ANN, "CODE")
    table = replayed(
        [opened, Sat(1, BEN), Started("g", "m", 0, "1 2 3", "00"), Moved("g", 1, 0, "1")]
    )
    assert table.broken is not None
    assert table.broken.code == "deck_wrong_cards"
    assert (table.status, table.dealt, table.version) == (Status.OPEN, None, 4)
    assert refusal(table, ask.Sit("x", 1), CY) == "table_broken"
    assert refusal(table, ask.Start("x"), ANN) == "table_broken"
    assert len(table.close("broken", NOON)) == 1


def test_entries_after_an_impossible_deal_are_accepted() -> None:
    opened, started = Opened(Settings(seats=2), ANN, "CODE"), Started("g", "m", 0, "1 2 3", "00")
    after = StoodIn(1, Reason.LEFT), Returned(1), Hinted("g", 1)
    table = replayed([opened, Sat(1, BEN), started, *after])
    assert (table.version, table.places[1].stand_in) == (6, None)


def test_a_game_that_cannot_reach_the_moment_where_it_begins_breaks_the_table() -> None:
    started = next(one for one in changes(running(ANN, BEN)) if isinstance(one, Started))
    begun = structs.replace(started, moves=("13-13-13-13-13-13-13-13",))
    table = replayed([Opened(Settings(seats=2), ANN, "CODE"), Sat(1, BEN), begun])
    assert table.broken is not None
    assert refusal(table, ask.Start("x"), ANN) == "table_broken"


def test_an_edition_that_no_longer_exists_breaks_the_table() -> None:
    opened = Opened(Settings(seats=2, edition="quartet"), ANN, "CODE")
    table = replayed([opened, Sat(1, BEN), Started("g", "m", 0, "1 2 3", "00")])
    assert table.broken is not None
    assert table.broken.code == "unknown_edition"


def test_a_rematch_after_a_game_that_no_longer_replays_is_intact() -> None:
    table = running(ANN, BEN)
    started = next(change for change in changes(table) if isinstance(change, Started))
    again = structs.replace(started, game="id-9", match="id-10")
    for match in (Settings(seats=2), Settings(seats=2, rounds=1)):
        mended = replayed(
            [
                Opened(match, ANN, "CODE"),
                Sat(1, BEN),
                started,
                Moved(started.game, 1, 0, "pass"),
                StoodIn(1, Reason.LEFT),
                again,
            ]
        )
        assert mended.broken is None
        assert mended.dealt is not None
        assert mended.dealt.id == "id-9"
        assert len(mended.dealt.stand_ins) == 1


def test_a_match_with_a_game_that_no_longer_replays_is_broken() -> None:
    table = running(ANN, BEN, settings=Settings(seats=2, rounds=1))
    started = next(change for change in changes(table) if isinstance(change, Started))
    again = structs.replace(started, game="id-9")
    broken = replayed([*changes(table), Moved(started.game, 1, 0, "pass"), again])
    assert broken.broken is not None
    assert broken.broken.code == "match_game_running"
