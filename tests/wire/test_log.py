"""The log of the present game: with the snapshot, and on request."""

from __future__ import annotations

import pytest
from msgspec import json

from linko.rules.events import TurnBegan
from linko.table import Person, Settings, Table
from linko.table import commands as ask
from linko.table.log import MOST_KEPT, PAGE, Said
from linko.wire import log_part, snapshot
from linko.wire.encode import table_events
from linko.wire.to_client import GameStarted, LogPart, MoveMade, Snapshot, TableEvent
from tests.table.play import (
    ANN,
    BEN,
    CY,
    NOON,
    PEOPLE,
    WATCHER,
    decide,
    decisions,
    dump,
    finish,
    fresh,
    lobby,
    play_again,
    running,
)
from tests.wire.log_reader import log_of, read_back, read_part


def seen(table: Table, person: Person) -> Snapshot:
    return json.decode(snapshot(table, person, NOON), type=Snapshot)


def test_a_newcomer_receives_the_log_of_the_last_two_laps() -> None:
    table = running(ANN, BEN, CY)
    told = seen(table, WATCHER)
    assert [type(event) for event in told.log] == [GameStarted]
    assert told.log_from == table.version
    heard: list[TableEvent] = []
    ends = []
    for happened in decisions(table):
        heard += table_events(happened, None)
        ends += [len(heard)] * any(isinstance(one, TurnBegan) for one in happened[0].events)
        told = seen(table, WATCHER)
        if len(ends) >= 6:
            assert told.log == tuple(heard[ends[-6] :])
            assert told.log_from == table.version - len(told.log) + 1
        else:
            assert told.log[1:] == tuple(heard)
    assert len(ends) > 6


def test_a_snapshot_contains_at_most_a_page_of_the_log() -> None:
    table = running(ANN, BEN, settings=Settings(seats=2, free_text=True))
    for number in range(2 * PAGE):
        table.handle(ask.Say(fresh(), text="x"), ANN, NOON + 10 * number)
    assert len(seen(table, BEN).log) == PAGE


def test_before_the_first_deal_there_is_no_log() -> None:
    table = lobby(ANN, BEN)
    told = seen(table, BEN)
    assert (told.log, told.log_from) == ((), table.version + 1)
    assert read_part(log_part(table, BEN, told.log_from)) == LogPart(told.log_from, ())


@pytest.mark.parametrize("person", [ANN, CY, WATCHER])
def test_the_whole_log_can_be_read_in_parts(person: Person) -> None:
    table = running(*PEOPLE)
    seat = table.seat_of(person.id)
    heard: list[TableEvent] = []
    for happened in decisions(table):
        heard += table_events(happened, seat)
    assert len(heard) > 2 * PAGE
    started, *moves = log_of(table, person)
    assert isinstance(started, GameStarted)
    assert moves == heard
    told = seen(table, person)
    part = read_part(log_part(table, person, told.log_from))
    both = (*part.events, *told.log)
    assert both == tuple(moves)[-len(both) :]


def test_the_log_starts_at_the_last_deal_and_continues_after_the_end() -> None:
    table = finish(running(ANN, BEN, settings=Settings(seats=2, rounds=1)))
    table.handle(ask.Say(fresh(), phrase="good_game"), ANN, NOON)
    assert log_of(table, BEN)[-1] == Said(ANN.id, phrase="good_game")
    play_again(table, ANN, BEN)
    decide(table)
    assert [type(event) for event in log_of(table, BEN)] == [GameStarted, MoveMade]


def test_reading_the_log_skips_muted_people_and_continues() -> None:
    table = running(ANN, BEN, settings=Settings(seats=2, free_text=True))
    table.handle(ask.Mute(fresh(), ANN.id), BEN, NOON)
    for number in range(2 * PAGE):
        table.handle(ask.Say(fresh(), text=f"word {number}"), ANN, NOON + 10 * number)
    assert b"word" not in b"".join(read_back(table, BEN))
    assert b"word 0" in b"".join(read_back(table, WATCHER))
    assert [type(event) for event in log_of(table, BEN)] == [GameStarted]
    assert seen(table, BEN).log == ()


def test_reading_the_log_changes_nothing() -> None:
    table = running(ANN, BEN)
    decide(table)
    before = dump(table)
    read_back(table, ANN)
    assert dump(table) == before


def test_the_beginning_of_a_very_long_game_is_dropped() -> None:
    table = running(ANN, BEN, settings=Settings(seats=2, free_text=True))
    for number in range(MOST_KEPT):
        table.handle(ask.Say(fresh(), text="x"), ANN, NOON + 10 * number)
    assert len(table.log.entries) == MOST_KEPT
    assert set(map(type, log_of(table, BEN))) == {Said}
    assert len(log_of(table, BEN)) == MOST_KEPT
