"""What a client may not know never reaches it, by whatever door: compared byte by byte.

A game is played on a real server twice, with two deals that differ only in cards hidden from one
of those present. Everything that one receives, on the socket and by HTTP, must be the same.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from linko import EDITIONS, Game, Options, Seat
from linko.cards import cards_text, full_deck
from linko.commitment import commitment
from linko.game import shuffled
from tests.server.known_worlds import KnownLuck, ScriptedBots, use_known_secrets
from tests.server.live_server import SECONDS, serving
from tests.server.twin_deals import twins
from tests.server.wiretap import DOORS, Case, Listening, Transcript

CUSTOM = (
    Options(ghost=True, ones_beat_top=True),
    Options(consolation_draw=True, ones_beat_top=True, row_size=2),
    Options(ranks=5, hand_size=6, jokers=0),
)
NAMES = ("Ann", "Ben", "Cy", "Dee", "Eve", "Wes")
"""Whoever comes after those who play looks on."""


def transcripts(
    folder: Path, monkeypatch: pytest.MonkeyPatch, cases: Sequence[Case], world: int
) -> list[Transcript]:
    """What the viewers of all cases receive in one of two worlds."""
    use_known_secrets(monkeypatch)
    (folder / str(world)).mkdir()
    luck = KnownLuck([deck for case in cases for deck in case.decks(world)])
    bots = ScriptedBots()
    with serving(folder / str(world), chance=luck, bots=bots, rate_scale=0.0) as server:
        people = [server.guest(name) for name in NAMES]
        found = [Listening(people, bots, case).play() for case in cases]
    assert not server.has_traceback(), server.lines
    return found


def compare(folder: Path, monkeypatch: pytest.MonkeyPatch, cases: Sequence[Case]) -> None:
    one, other = (transcripts(folder, monkeypatch, cases, world) for world in (0, 1))
    for case, first, second in zip(cases, one, other, strict=True):
        assert len(first.parts) > len(case.found.moves)
        assert first.views or case.found.viewer not in case.bots, "no bot was shown anything"
        assert first.without_commitment == second.without_commitment, case
        assert first.parts != second.parts, "the deals were the same after all"
        for world, transcript in enumerate((first, second)):
            everything = b"".join(transcript.parts)
            deck = cards_text(case.found.decks[world])
            assert deck.encode() not in everything
            for told_at_the_end in (b'"salt"', b'"deck"', b'"hands":['):
                assert (told_at_the_end in everything) is (case.earlier is not None)
            salts = (f"{number:064x}" for number in range(1, 9 * len(cases) + 9))
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


def test_nothing_hidden_is_told_where_bots_play_and_stand_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(11)
    cases = []
    for edition, seats, viewer, bots, away in (
        ("classic", 4, Seat(0), {1, 3}, set[int]()),
        ("basic", 3, Seat(1), {2}, {0}),
        ("duel", 2, Seat(0), {1}, set[int]()),
        ("expert", 5, None, {2, 4}, {1}),
    ):
        found = twins(EDITIONS[edition], seats, viewer, 24, rng)
        cases.append(
            Case(EDITIONS[edition], seats, found, bots=frozenset(bots), away=frozenset(away))
        )
    compare(tmp_path, monkeypatch, cases)


def test_a_bot_is_shown_nothing_that_depends_on_cards_hidden_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(12)
    cases = []
    for edition, seats, viewer in (("classic", 4, Seat(2)), ("duel", 2, Seat(1))):
        found = twins(EDITIONS[edition], seats, viewer, 24, rng)
        bots = frozenset(range(1, seats))
        cases.append(Case(EDITIONS[edition], seats, found, bots=bots))
    compare(tmp_path, monkeypatch, cases)


def test_the_end_of_one_game_of_a_match_tells_nothing_of_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(13)
    cases = []
    for options, seats, viewer, bots in (
        (EDITIONS["duel"], 2, Seat(1), set[int]()),
        (CUSTOM[2], 3, Seat(0), {1}),
        (CUSTOM[2], 3, None, set[int]()),
    ):
        found = twins(options, seats, viewer, 20, rng)
        earlier = whole_game(options, seats, (found.starter - 1) % seats, rng)
        cases.append(Case(options, seats, found, earlier=earlier, bots=frozenset(bots)))
    compare(tmp_path, monkeypatch, cases)


def test_talk_tells_nothing_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(14)
    cases = []
    for edition, seats, viewer, bots in (
        ("classic", 3, Seat(1), set[int]()),
        ("basic", 4, Seat(2), {1}),
        ("expert", 3, None, set[int]()),
    ):
        found = twins(EDITIONS[edition], seats, viewer, 30, rng)
        cases.append(Case(EDITIONS[edition], seats, found, bots=frozenset(bots), talks=True))
    compare(tmp_path, monkeypatch, cases)


def whole_game(options: Options, seats: int, starter: int, rng: Random) -> Game:
    """A game played at random to its end."""
    game = Game(options, seats, deck=shuffled(full_deck(options), rng), starter=starter)
    while not game.is_over:
        game.push(rng.choice(game.legal_moves))
    return game


def test_every_door_to_a_table_or_a_game_is_tried(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        paths = server.stranger().ask("GET", "/api/openapi.json").data["paths"]
    doors = {path for path, ways in paths.items() if "get" in ways}
    assert doors - set(DOORS) == {
        "/api/about",
        "/api/codes/{code}",
        "/api/me",
        "/api/my/bots",
        "/api/tables/{table}/qr.svg",
        "/api/texts/{language}",
        "/healthz",
        "/readyz",
    }


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
