"""Python clients at a table in this process."""

from __future__ import annotations

import time

import pytest

from linko import EDITIONS, ClientError, Move, View
from linko.bots import load
from linko.client import Conversation, LocalTable
from linko.client.local import steady_time
from linko.table.commands import Decide, Sit, Start
from linko.wire.to_client import Accepted, Refused, Snapshot, Update


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_is_played_with_messages_alone(edition: str) -> None:
    seats = EDITIONS[edition].usual_seats
    table = LocalTable({"edition": edition, "seats": seats})
    guests = [table.enter(f"P{seat}") for seat in range(seats)]
    game = table.play({guest: load("kitten", seed=seat) for seat, guest in enumerate(guests)})
    assert table.table is not None
    assert table.table.dealt is not None
    assert game.board.scores == table.table.dealt.game.scores


def test_the_view_built_from_messages_equals_the_view_of_the_rules() -> None:
    table = LocalTable({"edition": "duel", "seats": 2})
    guests = [table.enter("Ann"), table.enter("Ben")]
    seen = 0

    class Comparing:
        def __init__(self, seed: int) -> None:
            self._bot = load("random", seed=seed)

        def choose(self, view: View) -> Move:
            nonlocal seen
            seen += 1
            assert table.table is not None
            assert view == table.table.view(view.seat)
            return self._bot.choose(view)

    game = table.play({guest: Comparing(seat) for seat, guest in enumerate(guests)})
    assert game.board.ended_by is not None
    assert seen > 20


def test_clients_receive_changes_of_others_and_reasons_of_refusals() -> None:
    table = LocalTable({"seats": 2})
    ann, ben = table.enter("Ann"), table.enter("Ben")
    assert [type(message) for message in ben.inbox] == [Snapshot]
    ben.send(Sit("s", 1))
    ben.send(Sit("again", 0))
    assert [type(message) for message in ben.inbox] == [Snapshot, Update, Accepted, Refused]
    assert [type(message) for message in ann.inbox] == [Snapshot, Update]
    refused = ben.inbox[-1]
    assert isinstance(refused, Refused)
    assert refused.code == "table_seat_taken"


def test_an_unanswered_decision_is_sent_again_after_a_snapshot() -> None:
    table = LocalTable({"seats": 2, "starter": 0})
    ann, ben = table.enter("Ann"), table.enter("Ben")
    ben.send(Sit("s", 1))
    ann.send(Start("go"))
    conversation = Conversation(load("greedy"))
    sent = [command for message in ann.inbox for command in conversation.hear(message)]
    assert [type(command) for command in sent] == [Decide]
    again = table.enter("Watcher").inbox[0]
    assert isinstance(again, Snapshot)
    assert conversation.hear(again)[0] == sent[0]


def test_a_rate_limited_player_waits_and_sends_again() -> None:
    table = LocalTable({"seats": 2, "starter": 0})
    ann, ben = table.enter("Ann"), table.enter("Ben")
    ben.send(Sit("s", 1))
    ann.send(Start("go"))
    conversation = Conversation(load("greedy"))
    (sent,) = [command for message in ann.inbox for command in conversation.hear(message)]
    refused = Refused(sent.id, "server_too_fast", {"seconds": 2}, None, "too fast", 1)
    assert conversation.hear(refused) == [sent]
    assert conversation.pause == 2.0


def test_a_spectator_has_no_own_part() -> None:
    table = LocalTable({"seats": 2})
    ann, ben = table.enter("Ann"), table.enter("Ben")
    ben.send(Sit("s", 1))
    ann.send(Start("go"))
    first = table.enter("Watcher").inbox[0]
    assert isinstance(first, Snapshot)
    assert first.game is not None
    assert first.own is None


def test_a_match_continues_by_itself_until_it_is_over() -> None:
    table = LocalTable({"seats": 2, "rounds": 1})
    guests = [table.enter("Ann"), table.enter("Ben")]
    table.play({guest: load("greedy") for guest in guests})
    assert table.table is not None
    assert table.table.match is not None
    assert table.table.match.is_over


def test_an_illegal_move_of_the_bot_raises_an_error() -> None:
    class Cheating:
        def choose(self, _: View) -> Move:
            return Move.parse("X-X-X-X-X")

    table = LocalTable({"seats": 2})
    guests = [table.enter("Ann"), table.enter("Ben")]
    with pytest.raises(ClientError, match="cannot lay"):
        table.play({guest: Cheating() for guest in guests})


def test_waiting_at_a_table_where_nobody_moves_raises_an_error() -> None:
    table = LocalTable({"seats": 2})
    ann, ben = table.enter("Ann"), table.enter("Ben")
    ben.send(Sit("s", 1))
    with pytest.raises(ClientError) as error:
        table.play({ann: load("greedy")})
    assert error.value.code == "client_stuck"


def test_a_local_table_does_not_follow_jumps_of_the_system_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = steady_time()
    monkeypatch.setattr(time, "time", lambda: before + 400 * 86_400)
    assert 0 <= steady_time() - before < 3600
