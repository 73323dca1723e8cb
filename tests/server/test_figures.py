"""The figures of people's games: counted at the end, read over HTTP, recounted from records."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from linko import EDITIONS, Game, Options
from linko.records import dump_object
from linko.rules import Event
from linko.rules.events import Left, Snatched, Took
from linko.server.figures import figures_from_record, rebuild
from linko.server.http.figures import figures
from linko.server.limits import RATES
from linko.store import FinishedGame
from linko.store.profile import Day, Luck, Profile, Streak
from linko.table.log import FORGOTTEN
from tests.conftest import Command
from tests.rules.reference import random_game
from tests.server.live_server import NOW as TODAY
from tests.server.live_server import Client, QuickBots, Serving, serving

SETUPS = [(options, seats) for options in EDITIONS.values() for seats in options.seat_counts]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path, bots=QuickBots(), rate_scale=0.0) as running:
        yield running


def play(ann: Client, ben: Client | None = None, **settings: object) -> dict[str, Any]:
    """Play a short game of Ann and Ben, or of Ann and a bot, to its end; return its record."""
    wanted = {"edition": {"hand_size": 2}, "seats": 2, "starter": 0, **settings}
    opening: dict[str, object] = {"settings": wanted}
    if ben is None:
        opening |= {"fill": "greedy", "start": True}
    table = ann.ask("POST", "/api/tables", opening).data["id"]
    if ben is not None:
        ben.act(table, "sit", "sit", seat=1)
        ann.act(table, "start", "start")
    for attempt in range(4000):
        seen = ann.ask("GET", f"/api/tables/{table}").data
        if seen["game"]["hands"] is not None:
            found: dict[str, Any] = ann.ask("GET", f"/api/games/{seen['game']['id']}").data
            return found
        for who in (ann, ben):
            seen = who.ask("GET", f"/api/tables/{table}").data if who is not None else {}
            if who is not None and (moves := (seen["own"] or {}).get("legal_moves")):
                number = seen["game"]["number"]
                who.act(table, "move", f"m{attempt}", number=number, move=moves[0])
    raise AssertionError("the game did not end")


def figures_of(who: Client, zone: int = 0) -> Any:  # noqa: ANN401 - JSON
    answer = who.ask("GET", f"/api/me/figures?zone={zone}")
    assert answer.status == 200, answer
    return answer.data


def counted_again(server: Serving) -> None:
    server.call(lambda: rebuild(server.hub.store))


def test_a_game_counts_for_everybody_in_it_when_it_ends(server: Serving) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    assert figures_of(ann)["all"] == {"games": 0, "won": 0.0, "chance": 0.0}
    record = play(ann, ben)
    seen = {"Ann": figures_of(ann), "Ben": figures_of(ben)}
    for seat, name in enumerate(record["seats"]):
        share = 1 / len(record["winners"]) if seat in record["winners"] else 0.0
        assert seen[name]["all"] == {"games": 1, "won": share, "chance": 0.5}
        assert seen[name]["cells"] == [{"edition": None, "seats": 2, "tally": seen[name]["all"]}]
        won = int(share > 0)
        other = record["seats"][1 - seat]
        assert seen[name]["people"] == [{"name": other, "games": 1, "won": won}]
        assert seen[name]["bots"] == []
        assert seen[name]["wins"] == {"now": won, "most": won}
        assert seen[name]["days"] == {"now": 1, "most": 1}
        assert seen[name]["loss"] is None
    snatched = sum(one["sets"] for one in seen["Ann"]["snatched"])
    assert snatched == sum(one["lost_sets"] for one in seen["Ben"]["snatched"])


def test_counting_the_records_again_gives_the_same_figures(server: Serving) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    for settings in ({}, {"edition": "classic"}, {"edition": "duel"}):
        play(ann, ben, **settings)
    play(ann)
    play(ann, edition="classic")
    before = [figures_of(who) for who in (ann, ben)]
    assert [one["all"]["games"] for one in before] == [5, 3]
    assert before[0]["bots"][0]["games"] == 2
    assert any(one["sets"] for one in before[0]["snatched"])
    counted_again(server)
    assert [figures_of(who) for who in (ann, ben)] == before


def test_nobody_without_a_name_has_figures(server: Serving) -> None:
    answer = server.stranger().ask("GET", "/api/me/figures")
    assert (answer.status, answer.data["code"]) == (401, "server_not_signed_in")


@pytest.mark.parametrize("zone", ["15", "-15", "1.5", "x", "99999999999999999999"])
def test_a_zone_is_one_of_the_earth(server: Serving, zone: str) -> None:
    answer = server.guest("Ann").ask("GET", f"/api/me/figures?zone={zone}")
    assert answer.status == 400
    assert figures_of(server.guest("Bo"), 14)["all"]["games"] == 0


def test_figures_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        statuses = [
            ann.ask("GET", "/api/me/figures").status for _ in range(RATES["figures"].at_once + 1)
        ]
    assert statuses == [200] * RATES["figures"].at_once + [429]


def stored(game: Game, *people: str, **changes: object) -> FinishedGame:
    """A game of these people, with bots on the other seats, as the store keeps it."""
    names = [*people, *["kitten"] * (len(game.names) - len(people))]
    record = dump_object(game.record() | {"seats": names} | changes)
    return FinishedGame("g", "t", TODAY, record.encode(), tuple(enumerate(people)))


def test_every_snatch_of_a_game_is_counted_once_for_both() -> None:
    for number, (options, seats) in enumerate(SETUPS):
        game = random_game(options, seats, number)
        found = figures_from_record(stored(game, *(f"p{seat}" for seat in range(seats))))
        assert found is not None
        played = Game(options, seats, deck=game.deck, starter=game.state.starter)
        events: list[Event] = []
        for move in game.moves:
            events += played.push(move)
        sets = [event for event in events if isinstance(event, Took | Left)]
        taken = Counter(int(event.seat) for event in sets if isinstance(event, Took))
        assert len(sets) == sum(isinstance(event, Snatched) for event in events)
        assert all(event.cards for event in sets)
        for person in found.people:
            mine = [event for event in sets if event.seat == person.seat]
            lost = [event for event in sets if event.victim == person.seat]
            assert sum(one.sets for one in person.snatched) == len(mine)
            assert sum(one.taken for one in person.snatched) == taken[person.seat]
            assert sum(one.cards for one in person.snatched) == sum(len(e.cards) for e in mine)
            assert sum(one.lost_sets for one in person.snatched) == len(lost)
            assert sum(one.lost_cards for one in person.snatched) == sum(len(e.cards) for e in lost)
            values = {int(event.cards[0]) for event in (*mine, *lost)}
            assert {one.value for one in person.snatched} == values


def test_a_game_played_on_from_a_replay_does_not_count() -> None:
    game = random_game(EDITIONS["classic"], 3, 1)
    assert figures_from_record(stored(game, "ann", played_on={"game": "x", "at": 7})) is None
    assert figures_from_record(stored(game, "ann")) is not None


def test_a_forgotten_player_is_not_taken_for_a_bot() -> None:
    game = random_game(EDITIONS["classic"], 3, 1)
    found = figures_from_record(stored(game, "ann", seats=["Ann", FORGOTTEN, "kitten"]))
    assert found is not None
    assert found.bots == frozenset({"kitten"})


def test_own_rules_have_no_edition() -> None:
    found = figures_from_record(stored(random_game(Options(hand_size=5), 3, 1), "ann"))
    assert found is not None
    assert found.edition == ""


@pytest.mark.parametrize("record", [b"[]", b'{"linko":1}', b'{"moves":["9-8"],"seats":["a","b"]}'])
def test_a_record_that_cannot_be_replayed_does_not_count(record: bytes) -> None:
    assert figures_from_record(FinishedGame("g", "t", TODAY, record, ((0, "ann"),))) is None


def test_the_host_sees_what_is_counted_and_counts_again(tmp_path: Path, linko: Command) -> None:
    with serving(tmp_path, bots=QuickBots(), rate_scale=0.0) as server:
        play(server.guest("Ann"))
    database = f"sqlite:///{tmp_path}/linko.db"
    whole = {"games": 1, "counted": 1, "people": 1}
    for more in ((), ("--rebuild",)):
        ran = linko("admin", "figures", *more, "--json", "--database", database)
        assert ran.returncode == 0, ran.stderr
        assert json.loads(ran.stdout) == whole
    ran = linko("admin", "figures", "--database", database)
    assert ran.stdout.strip() == "1 of 1 finished games counted; people with figures: 1"


def profile(*days: Day) -> Profile:
    return Profile((), days, Streak(0, 0), (), (), (), Luck(0, 0.0, 0.0, 0.0, 0.0))


def test_many_days_are_shown_as_weeks_and_months() -> None:
    played = [Day(day, 1, 0.5, 0.25, 1, 0.1) for day in range(0, 400, 3)]
    few, more, many = (figures(profile(*played[:end]), 10) for end in (10, 60, None))
    assert [one.unit.value for one in (few, more, many)] == ["day", "week", "month"]
    assert [period.start for period in many.periods[:2]] == ["1970-01-01", "1970-02-01"]
    assert [period.start for period in more.periods[:2]] == ["1969-12-29", "1970-01-05"]
    for one in (few, more, many):
        assert sum(period.tally.games for period in one.periods) == one.all.games
        assert {period.loss for period in one.periods} == {0.1}
