"""What a client may not know never reaches it, by whatever door: compared byte by byte.

A game is played on a real server twice, with two deals that differ only in cards hidden from one
of those present. Everything that one receives, on the socket and by HTTP, must be the same.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random

import pytest
from websockets.sync.client import ClientConnection

from known_worlds import COMMITMENT, KnownLuck, use_known_secrets
from linko import EDITIONS, Game, Options, Seat
from linko.cards import cards_text
from linko.table import commitment
from live_server import SECONDS, Answer, Client, serving
from twin_deals import Twins, twins

CUSTOM = (
    Options(ghost=True, ones_beat_top=True),
    Options(consolation_draw=True, ones_beat_top=True, row_size=2),
    Options(ranks=5, hand_size=6, jokers=0),
)
NAMES = ("Ann", "Ben", "Cy", "Dee", "Eve", "Wes")
"""Whoever comes after those who play looks on."""


@dataclass
class Case:
    """One game to be played twice."""

    options: Options
    seats: int
    found: Twins
    clock: bool = False

    @property
    def settings(self) -> dict[str, object]:
        return {
            "edition": self.options.to_record(),
            "seats": self.seats,
            "starter": self.found.starter,
            "public": True,
            "clock": {"bank": 60.0, "per_decision": 5.0} if self.clock else None,
        }


@dataclass
class Transcript:
    """All that one client has received."""

    port: int
    """Where it was received; a policy names it."""
    parts: list[bytes] = field(default_factory=list)

    def note(self, answer: Answer) -> Answer:
        headers = sorted((name, value) for name, value in answer.headers.items() if name != "date")
        head = repr((answer.status, headers)).replace(f":{self.port}", ":PORT")
        self.parts.append(head.encode() + answer.body)
        return answer

    def hear(self, socket: ClientConnection, wanted: str) -> None:
        """Note messages up to one of this type."""
        while True:
            message = socket.recv(SECONDS)
            assert isinstance(message, str)
            self.parts.append(message.encode())
            if json.loads(message)["type"] == wanted:
                return

    @property
    def without_commitment(self) -> list[bytes]:
        return [COMMITMENT.sub(b"", part) for part in self.parts]


def listen_to(people: Sequence[Client], case: Case) -> Transcript:
    """Play a case, and write down what its viewer receives."""
    viewer = people[case.seats if case.found.viewer is None else case.found.viewer]
    heard = Transcript(viewer.port)
    table = people[0].ask("POST", "/api/tables", {"settings": case.settings}).data["id"]
    number = count(1)
    for chair in range(1, case.seats):
        assert people[chair].act(table, "sit", f"sit{chair}", seat=chair).status == 200
    with viewer.socket(table) as socket:
        heard.hear(socket, "table")
        assert people[0].act(table, "start", "start").status == 200
        heard.hear(socket, "update")
        game = Game(case.options, case.seats, deck=case.found.decks[0], starter=case.found.starter)
        for move in case.found.moves:
            seat = game.to_move
            assert seat is not None
            if len(game.moves) % 7 == 3:
                _pry(heard, viewer, socket, table, len(game.moves))
            decision = {"type": "move", "id": f"m{next(number)}", "number": len(game.moves) + 1}
            decision["move"] = move.text
            if seat == case.found.viewer:
                socket.send(json.dumps(decision))
                heard.hear(socket, "accepted")
            else:
                answer = people[seat].ask("POST", f"/api/tables/{table}/commands", decision)
                assert answer.status == 200, answer.body
                heard.hear(socket, "update")
            game.push(move)
        _pry(heard, viewer, socket, table, -1)
    with viewer.socket(table, f"?seen={len(case.found.moves) // 2}") as socket:
        heard.hear(socket, "table")
    return heard


def _pry(
    heard: Transcript, viewer: Client, socket: ClientConnection, table: str, moment: int
) -> None:
    """Ask for everything there is, and try what is refused."""
    seen = heard.note(viewer.ask("GET", f"/api/tables/{table}")).data
    for path in (
        f"/api/tables/{table}?seen={max(0, seen['version'] - 9)}",
        "/api/tables",
        "/api/my/tables",
        "/api/my/games",
        "/api/my/games.jsonl",
        f"/api/games/{seen['game']['id']}",
        f"/api/games/{seen['game']['id']}/table.svg",
        f"/game/{seen['game']['id']}",
    ):
        heard.note(viewer.ask("GET", path))
    for at, move in enumerate(
        ("13-13-13-13-13-13-13-X", "take", "pickup", "row:X", "ghost:1", "?")
    ):
        if move in seen["you"]["legal_moves"]:
            continue
        for number in (seen["game"]["next_decision"], 1):
            tried = {"type": "move", "id": f"t{moment}.{at}.{number}", "number": number}
            socket.send(json.dumps(tried | {"move": move}))
            heard.hear(socket, "refused")


def transcripts(
    folder: Path, monkeypatch: pytest.MonkeyPatch, cases: Sequence[Case], world: int
) -> list[Transcript]:
    """What the viewers of all cases receive in one of two worlds."""
    use_known_secrets(monkeypatch)
    (folder / str(world)).mkdir()
    luck = KnownLuck([case.found.decks[world] for case in cases])
    with serving(folder / str(world), chance=luck, rate_scale=0.0) as server:
        people = [server.guest(name) for name in NAMES]
        found = [listen_to(people, case) for case in cases]
    assert not server.has_traceback(), server.lines
    return found


def compare(folder: Path, monkeypatch: pytest.MonkeyPatch, cases: Sequence[Case]) -> None:
    one, other = (transcripts(folder, monkeypatch, cases, world) for world in (0, 1))
    for case, first, second in zip(cases, one, other, strict=True):
        assert len(first.parts) > len(case.found.moves)
        assert first.without_commitment == second.without_commitment, case
        assert first.parts != second.parts, "the deals were the same after all"
        for world, transcript in enumerate((first, second)):
            everything = b"".join(transcript.parts)
            deck = cards_text(case.found.decks[world])
            assert deck.encode() not in everything
            assert b'"salt"' not in everything
            assert b'"deck"' not in everything
            assert b'"hands":[' not in everything
            salts = (f"{number:064x}" for number in range(1, 5 * len(cases) + 5))
            committed = [salt for salt in salts if commitment(salt, deck).encode() in everything]
            assert len(committed) == 1
            assert committed[0].encode() not in everything


def every_table() -> list[tuple[Options, int]]:
    return [
        (options, seats)
        for options in (*EDITIONS.values(), *CUSTOM)
        for seats in options.seat_counts
    ]


def test_no_seat_and_no_spectator_receives_a_byte_that_depends_on_hidden_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(5)
    cases = []
    for at, (options, seats) in enumerate(every_table()):
        viewers = [None, *map(Seat, range(seats))]
        viewer = viewers[at % len(viewers)]
        found = twins(options, seats, viewer, rng.randint(6, 20), rng)
        cases.append(Case(options, seats, found, clock=at % 3 == 0))
    assert {case.found.viewer is None for case in cases} == {True, False}
    compare(tmp_path, monkeypatch, cases)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_no_viewer_of_long_games_receives_one_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    rng = Random(100 + seed)
    cases = []
    for options, seats in every_table():
        viewer = rng.choice([None, *map(Seat, range(seats))])
        found = twins(options, seats, viewer, rng.randint(20, 80), rng)
        cases.append(Case(options, seats, found, clock=rng.random() < 0.3))
    compare(tmp_path, monkeypatch, cases)


def test_deck_and_salt_are_told_when_the_game_is_over_and_not_before(tmp_path: Path) -> None:
    rng = Random(3)
    deck = twins(EDITIONS["classic"], 2, None, 5, rng).decks[0]
    with serving(tmp_path, chance=KnownLuck([deck]), rate_scale=0.0) as server:
        people = [server.guest(name) for name in NAMES[:3]]
        settings = {"edition": "classic", "seats": 2, "starter": 0}
        table = people[0].ask("POST", "/api/tables", {"settings": settings}).data["id"]
        people[1].act(table, "sit", "a", seat=1)
        people[0].act(table, "start", "b")
        identity = people[0].ask("GET", f"/api/tables/{table}").data["game"]["id"]
        game = Game("classic", 2, deck=deck, starter=0)
        received: list[bytes] = []
        with people[0].socket(table) as one, people[2].socket(table) as other:
            while True:
                seat = game.to_move
                assert seat is not None
                move = rng.choice(game.legal_moves)
                game.push(move)
                before = b"".join(received)
                people[seat].act(
                    table, "move", f"m{len(game.moves)}", number=len(game.moves), move=move.text
                )
                for socket in (one, other):
                    version = server.version(table)
                    while True:
                        message = str(socket.recv(SECONDS))
                        received.append(message.encode())
                        if json.loads(message).get("version") == version:
                            break
                if game.is_over:
                    break
                record = people[0].ask("GET", f"/api/games/{identity}")
                assert record.status == 404
                received.append(record.body)
        record = people[2].ask("GET", f"/api/games/{identity}")
    for secret in (cards_text(deck), record.data["salt"]):
        assert secret.encode() not in before
    assert b'"hands":[' not in before
    assert b'"hands":[' in b"".join(received)
    assert record.data["deck"] == cards_text(deck)
    assert commitment(record.data["salt"], record.data["deck"]) == record.data["commitment"]
    assert record.data["commitment"].encode() in before
