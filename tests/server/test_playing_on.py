"""Playing on from a moment of a finished game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from linko import EDITIONS, Game
from linko.commitment import check_commitment
from linko.records import dump_object
from linko.redeal import moment
from linko.server.log_lines import read_log
from linko.store import Entry, FinishedGame, TableRow
from linko.table import Status, Table
from tests.rules.reference import random_game
from tests.server.live_server import Answer, Client, QuickBots, Serving, serving

WHOLE = random_game(EDITIONS["classic"], 3, 4)
NAMES = ["Bo", "greedy", "Cy"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, bots=QuickBots(), rate_scale=0.0) as running:
        keep(running, "over", WHOLE)
        yield running


def keep(server: Serving, id: str, game: Game) -> None:
    """Put a finished game into the store."""
    record = dump_object(game.record() | {"seats": NAMES}).encode()
    row = TableRow(f"t-{id}", None, False, Status.FINISHED, False, 1.0, 1.0, b"{}", ())
    over = FinishedGame(id, row.id, 2.0, record, ())
    first = Entry(1, 1.0, b"{}")
    server.call(lambda: server.hub.store.append(row.id, [first], row=row, finished=[over]))


def play_on(who: Client, at: int, seat: int, deal: str = "as_it_was", **more: object) -> Answer:
    body = {"at": at, "seat": seat, "deal": deal} | more
    return who.ask("POST", "/api/games/over/play-on", body)


def look(who: Client, table: str) -> Any:  # noqa: ANN401 - JSON
    return who.ask("GET", f"/api/tables/{table}").data


def moments_of(seat: int) -> list[int]:
    """The decisions of a seat with a choice."""
    game, found = moment(WHOLE, 0), []
    for number, move in enumerate(WHOLE.moves):
        if game.to_move == seat and len(game.legal_moves) > 1:
            found.append(number)
        game.push(move)
    return found


def finish(who: Client, table: str) -> Any:  # noqa: ANN401 - JSON
    """Play to the end with the first legal moves; return the record."""
    for attempt in range(600):
        seen = look(who, table)
        if seen["game"]["hands"] is not None:
            return who.ask("GET", f"/api/games/{seen['game']['id']}").data
        if moves := seen["own"]["legal_moves"]:
            number = seen["game"]["number"]
            who.act(table, "move", f"m{attempt}", number=number, move=moves[0])
    raise AssertionError("the game did not end")


def test_a_game_goes_on_from_a_moment_with_the_person_on_the_seat(server: Serving) -> None:
    ann = server.guest("Ann")
    at = moments_of(2)[3]
    table = play_on(ann, at, 2).data["id"]
    seen = look(ann, table)
    there = moment(WHOLE, at)
    assert seen["own"]["seat"] == 2
    assert seen["own"]["hand"] == list(there.state.hands[2])
    assert seen["own"]["legal_moves"] == [move.text for move in there.legal_moves]
    assert seen["game"]["number"] == at + 1
    assert seen["game"]["board"]["row"] == [list(entry) for entry in there.state.row]
    assert seen["game"]["played_on"] == {
        "game": "over", "at": at, "seat": 2, "deal": "as_it_was",
    }  # fmt: skip
    assert [seat["bot"] for seat in seen["table"]["seats"]] == ["search", "greedy", None]
    assert seen["table"]["settings"]["public"] is False


def test_it_can_be_played_to_its_end_and_its_record_says_where_it_began(server: Serving) -> None:
    ann = server.guest("Ann")
    at = moments_of(0)[5]
    for deal in ("as_it_was", "unseen_again"):
        table = play_on(ann, at, 0, deal).data["id"]
        record = finish(ann, table)
        assert record["played_on"] == {"game": "over", "at": at, "seat": 0, "deal": deal}
        assert record["moves"][:at] == [move.text for move in WHOLE.moves[:at]]
        assert record["seats"] == ["Ann", "greedy", "search"]
        assert (record["deck"] == WHOLE.record()["deck"]) == (deal == "as_it_was")
        assert Game.from_record(record).is_over
        assert check_commitment(record)
        ann.act(table, "rematch", "again")
        assert "played_on" not in look(ann, table)["game"]


def test_the_table_is_rebuilt_from_its_log_alone(server: Serving) -> None:
    ann = server.guest("Ann")
    table = play_on(ann, moments_of(1)[4], 1, "unseen_again").data["id"]
    before = look(ann, table)
    entries = server.call(lambda: server.hub.store.entries(table))
    again = Table.replayed(table, read_log(entries), 0.0, None)
    assert again.broken is None
    live = server.hub.tables.in_memory(table)
    assert live is not None
    assert again.dealt is not None
    assert live.table.dealt is not None
    assert again.dealt.game.state == live.table.dealt.game.state
    assert again.dealt.turn_scores == live.table.dealt.turn_scores

    async def drop() -> None:
        for one in server.hub.tables.live:
            one.give_up()

    server.call(drop)
    after = look(ann, table)
    assert after["game"] == before["game"]
    assert after["own"] == before["own"]


def test_the_seat_sees_the_same_whatever_was_dealt_again(server: Serving) -> None:
    ann = server.guest("Ann")
    at = moments_of(2)[2]
    hidden = set()
    for _ in range(5):
        table = play_on(ann, at, 2, "unseen_again").data["id"]
        seen = look(ann, table)
        there = moment(WHOLE, at)
        assert seen["own"]["hand"] == list(there.state.hands[2])
        assert seen["game"]["board"]["known"] == [list(cards) for cards in there.state.known]
        live = server.hub.tables.in_memory(table)
        assert live is not None
        assert live.table.dealt is not None
        hidden.add(live.table.dealt.game.state.hands)
    assert len(hidden) > 1


def test_bots_of_one_level_can_be_wanted(server: Serving) -> None:
    ann = server.guest("Ann")
    at = moments_of(0)[0]
    table = play_on(ann, at, 0, level="kitten").data["id"]
    assert [seat["bot"] for seat in look(ann, table)["table"]["seats"]] == [
        None, "kitten", "kitten",
    ]  # fmt: skip
    refused = play_on(ann, at, 0, level="expert:ms=9")
    assert (refused.status, refused.data["code"]) == (409, "table_unknown_level")


@pytest.mark.parametrize(
    ("at", "seat", "code"),
    [
        (WHOLE.move_count, 0, "server_no_such_moment"),
        (2**31 - 1, 0, "server_no_such_moment"),
        (0, 3, "table_no_such_seat"),
        (-1, 0, "server_bad_message"),
    ],
)
def test_moments_and_seats_that_do_not_exist_are_refused(
    server: Serving, at: int, seat: int, code: str
) -> None:
    assert play_on(server.guest("Ann"), at, seat).data["code"] == code


def test_it_needs_a_name_and_a_finished_game(server: Serving) -> None:
    assert play_on(server.stranger(), 0, 0).data["code"] == "server_not_signed_in"
    ann = server.guest("Ann")
    table = play_on(ann, moments_of(0)[0], 0).data["id"]
    running = look(ann, table)["game"]["id"]
    body = {"at": 0, "seat": 0, "deal": "as_it_was"}
    refused = ann.ask("POST", f"/api/games/{running}/play-on", body)
    assert (refused.status, refused.data["code"]) == (404, "server_no_such_game")


def test_every_edition_can_be_played_on(server: Serving) -> None:
    ann, rng = server.guest("Ann"), Random(1)
    for name, options in EDITIONS.items():
        seats = options.seats_allowed[0]
        whole = random_game(options, seats, 9)
        record = dump_object(whole.record()).encode()
        row = TableRow(f"t-{name}", None, False, Status.FINISHED, False, 1.0, 1.0, b"{}", ())
        over = FinishedGame(f"g-{name}", row.id, 2.0, record, ())
        server.call(
            lambda row=row, over=over: server.hub.store.append(  # type: ignore[misc] # defaults bind
                row.id, [Entry(1, 1.0, b"{}")], row=row, finished=[over]
            )
        )
        for deal in ("as_it_was", "unseen_again"):
            body = {"at": rng.randrange(whole.move_count), "seat": 1, "deal": deal}
            answer = ann.ask("POST", f"/api/games/g-{name}/play-on", body)
            assert answer.status == 201, (name, answer)


def test_tables_cannot_be_opened_without_end(tmp_path: Path) -> None:
    with serving(tmp_path) as limited:
        keep(limited, "over", WHOLE)
        ann = limited.guest("Ann")
        codes = [play_on(ann, 0, 0).data.get("code") for _ in range(25)]
        assert codes[0] is None
        assert codes[-1] == "server_too_fast"
