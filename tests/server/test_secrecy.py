"""A client never receives what it may not know, on any route: compared byte by byte.

A game is played on a real server twice, with two deals that differ only in cards hidden from one
of those present. Everything that this viewer receives, on the socket and by HTTP, must be the same.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from random import Random

import pytest

from linko import EDITIONS, Game, Options, Seat
from linko.cards import cards_text, full_deck
from linko.commitment import commitment
from linko.game import shuffled
from linko.store import migrate
from tests.bus.redis_server import RedisServer
from tests.conftest import Command
from tests.server.known_worlds import KnownLuck, ScriptedBots, use_known_secrets
from tests.server.live_server import SECONDS, Client, Serving, serving
from tests.server.twin_deals import twins
from tests.server.wiretap import AFTERWARDS, DOORS, NEVER, Case, Listening, Transcript
from tests.store import postgres

CUSTOM = (
    Options(ghost=True, ones_beat_top=True),
    Options(consolation_draw=True, ones_beat_top=True, row_size=2),
    Options(ranks=5, hand_size=6, jokers=0),
)
TOKEN = "a-token-of-the-host-of-this-site"  # noqa: S105 - not a real one
NAMES = ("Ann", "Ben", "Cy", "Dee", "Eve", "Wes")
"""The first ones play, and the next one watches."""


World = Callable[[Path, KnownLuck, ScriptedBots], AbstractContextManager[Sequence[Serving]]]
"""Starts the servers of one world; the people are spread over them."""


@contextmanager
def one_server(folder: Path, luck: KnownLuck, bots: ScriptedBots) -> Iterator[Sequence[Serving]]:
    with serving(folder, chance=luck, bots=bots, rate_scale=0.0) as server:
        yield [server]


def transcripts(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    cases: Sequence[Case],
    world: int,
    start: World,
) -> list[Transcript]:
    """What the viewers of all cases receive in one of two worlds."""
    use_known_secrets(monkeypatch)
    (folder / str(world)).mkdir()
    luck = KnownLuck([deck for case in cases for deck in case.decks(world)])
    bots = ScriptedBots()
    with start(folder / str(world), luck, bots) as servers:
        people = [servers[at % len(servers)].guest(name) for at, name in enumerate(NAMES)]
        found = [Listening(people, bots, case).play() for case in cases]
    for server in servers:
        assert not server.has_traceback(), server.lines
    return found


def compare(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    cases: Sequence[Case],
    start: World = one_server,
) -> None:
    one, other = (transcripts(folder, monkeypatch, cases, world, start) for world in (0, 1))
    for case, first, second in zip(cases, one, other, strict=True):
        assert len(first.parts) > len(case.found.moves)
        assert first.views or case.found.viewer not in case.bots, "no bot was shown anything"
        assert first.comparable == second.comparable, case
        assert first.parts != second.parts, "the two deals are the same"
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


def test_no_bytes_sent_to_seats_or_spectators_depend_on_hidden_cards(
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


def test_nothing_hidden_is_sent_when_bots_play_or_stand_in(
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


def test_what_a_bot_sees_does_not_depend_on_cards_hidden_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(12)
    cases = []
    for edition, seats, viewer in (("classic", 4, Seat(2)), ("duel", 2, Seat(1))):
        found = twins(EDITIONS[edition], seats, viewer, 24, rng)
        bots = frozenset(range(1, seats))
        cases.append(Case(EDITIONS[edition], seats, found, bots=bots))
    compare(tmp_path, monkeypatch, cases)


def test_the_end_of_a_game_reveals_nothing_about_the_next_game_of_the_match(
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


def test_talk_reveals_nothing_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_nothing_hidden_is_sent_when_the_people_of_a_table_are_spread_over_two_servers(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    redis: RedisServer,
    postgres_server: str,
) -> None:
    """The servers share nothing but PostgreSQL and Redis."""
    del postgres_server  # it says what is missing if there is no PostgreSQL

    @contextmanager
    def two_servers(
        folder: Path, luck: KnownLuck, bots: ScriptedBots
    ) -> Iterator[Sequence[Serving]]:
        (folder / "other").mkdir()
        with ExitStack() as stack:
            url = stack.enter_context(postgres.database())
            asyncio.run(migrate(url))
            yield [
                stack.enter_context(
                    serving(
                        where,
                        chance=luck,
                        bots=bots,
                        database=url,
                        redis=redis.url,
                        rate_scale=0.0,
                    )
                )
                for where in (folder, folder / "other")
            ]

    rng = Random(15)
    cases = []
    for edition, seats, viewer, bots, talks in (
        ("classic", 4, Seat(1), set[int](), False),
        ("basic", 4, Seat(3), {1}, True),
        ("duel", 2, Seat(1), set[int](), False),
        ("expert", 3, None, set[int](), True),
    ):
        found = twins(EDITIONS[edition], seats, viewer, 30, rng)
        cases.append(Case(EDITIONS[edition], seats, found, bots=frozenset(bots), talks=talks))
    found = twins(CUSTOM[2], 3, Seat(1), 20, rng)
    earlier = whole_game(CUSTOM[2], 3, (found.starter - 1) % 3, rng)
    cases.append(Case(CUSTOM[2], 3, found, earlier=earlier))
    compare(tmp_path, monkeypatch, cases, two_servers)


def whole_game(options: Options, seats: int, starter: int, rng: Random) -> Game:
    """A game played at random to its end."""
    game = Game(options, seats, deck=shuffled(full_deck(options), rng), starter=starter)
    while not game.is_over:
        game.push(rng.choice(game.legal_moves))
    return game


def test_hints_depend_only_on_what_their_seat_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(16)
    cases = []
    for edition, seats in (("classic", 4), ("basic", 3), ("duel", 2)):
        found = twins(EDITIONS[edition], seats, Seat(0), 24, rng)
        bots = frozenset(range(1, seats))
        cases.append(Case(EDITIONS[edition], seats, found, bots=bots, asks=True))
    compare(tmp_path, monkeypatch, cases)


def test_before_its_end_a_game_is_at_every_door_like_one_that_never_was(tmp_path: Path) -> None:
    rng = Random(17)
    with serving(tmp_path, rate_scale=0.0) as server:
        people = [server.guest(name) for name in NAMES[:3]]
        settings = {"edition": CUSTOM[2].to_record(), "seats": 2, "starter": 0}
        table = people[0].ask("POST", "/api/tables", {"settings": settings}).data["id"]
        people[1].act(table, "sit", "a", seat=1)
        people[0].act(table, "start", "b")
        running = people[0].ask("GET", f"/api/tables/{table}").data["game"]["id"]
        askers = [*people, server.stranger()]

        def answers(game: str) -> list[tuple[int, bytes]]:
            """What everybody receives for every request, with the game's id masked."""
            told = [
                asker.ask(method, path.format(game=game), body)
                for method, path, body in AFTERWARDS
                for asker in askers
            ]
            return [(one.status, one.body.replace(game.encode(), b"GAME")) for one in told]

        never = answers(NEVER)
        assert {status for status, _ in never} == {401, 404}
        for number in range(1, 400):
            if number % 5 == 1:
                assert answers(running) == never
            if not play_one(people, table, number, rng):
                break
        opened = [
            people[0].ask(method, path.format(game=running), body).status
            for method, path, body in AFTERWARDS
        ]
    assert set(opened) <= {200, 201, 204}


def play_one(people: Sequence[Client], table: str, number: int, rng: Random) -> bool:
    """Make a decision at random; return whether the game goes on."""
    seen = [one.ask("GET", f"/api/tables/{table}").data for one in people[:2]]
    for person, view in zip(people, seen, strict=False):
        if moves := view["own"]["legal_moves"]:
            person.act(table, "move", f"m{number}", number=number, move=rng.choice(moves))
    return people[0].ask("GET", f"/api/tables/{table}").data["game"]["hands"] is None


def test_every_route_to_a_table_or_a_game_is_covered(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        paths = server.stranger().ask("GET", "/api/openapi.json").data["paths"]
    acts = {(way, path) for path, ways in paths.items() for way in ways if way != "get"}
    assert acts - {(method.lower(), path) for method, path, _ in AFTERWARDS} == {
        ("post", "/api/daily"),  # test_daily.py compares two worlds
        ("post", "/api/me"),
        ("patch", "/api/me"),
        ("post", "/api/my/bots"),
        ("delete", "/api/my/bots/{bot}"),
        ("post", "/api/replays"),
        ("post", "/api/tables"),
        ("delete", "/api/tables/{table}"),
        ("post", "/api/tables/{table}/commands"),
        ("post", "/api/tables/{table}/hint"),
    }
    doors = {path for path, ways in paths.items() if "get" in ways}
    assert doors - set(DOORS) == {
        "/api/about",
        "/api/bulletin",
        "/api/codes/{code}",
        "/api/daily",  # test_daily.py compares two worlds
        "/api/daily/{date}",
        "/api/me",
        "/api/my/bots",
        "/api/tables/{table}/qr.svg",
        "/api/texts/{language}",
        "/healthz",
        "/metrics",
        "/readyz",
    }


HOST_LISTS = (("status",), ("people", "--hours", "0"), ("tables",), ("bans",), ("audit",))
TIMED = re.compile(r"_seconds|^process_|^linko_append_group_")
"""Metrics that depend on how fast the machine is."""


def host_sees(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    linko: Command,
    cases: Sequence[Case],
    world: int,
) -> tuple[list[str], list[str]]:
    """The metrics and the lists of `linko admin` after all cases in one of two worlds."""
    use_known_secrets(monkeypatch)
    (folder / str(world)).mkdir()
    luck = KnownLuck([deck for case in cases for deck in case.decks(world)])
    bots = ScriptedBots()
    with serving(
        folder / str(world), chance=luck, bots=bots, rate_scale=0.0, metrics_token=TOKEN
    ) as server:
        people = [server.guest(name) for name in NAMES]
        for case in cases:
            Listening(people, bots, case).play()
        page = server.stranger().ask("GET", "/metrics", authorization=f"Bearer {TOKEN}").body
        bulletin = server.stranger().ask("GET", "/api/bulletin").body
        database = f"sqlite:///{folder / str(world)}/linko.db"
        lists = [linko("admin", *one, "--json", "--database", database) for one in HOST_LISTS]
    assert all(one.returncode == 0 for one in lists), lists
    samples = [line for line in page.decode().splitlines() if not line.startswith("#")]
    told = [line for line in samples if not TIMED.search(line)]
    everything = page.decode() + "".join(one.stdout for one in lists)
    for case in cases:
        assert cards_text(case.decks(world)[-1]) not in everything
    return told, [bulletin.decode(), *(one.stdout for one in lists)]


def test_what_a_host_sees_does_not_depend_on_hidden_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, linko: Command
) -> None:
    rng = Random(21)
    cases = [
        Case(EDITIONS[edition], seats, twins(EDITIONS[edition], seats, viewer, 20, rng))
        for edition, seats, viewer in (("classic", 4, Seat(1)), ("duel", 2, None))
    ]
    one, other = (host_sees(tmp_path, monkeypatch, linko, cases, world) for world in (0, 1))
    assert one == other
    told, lists = one
    assert any(line.startswith("linko_moves_total") for line in told)
    assert '"running": 2' in lists[1]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_no_bytes_sent_in_long_games_depend_on_hidden_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    rng = Random(100 + seed)
    cases = []
    for options, seats in every_table():
        viewer = rng.choice([None, *map(Seat, range(seats))])
        found = twins(options, seats, viewer, rng.randint(20, 80), rng)
        cases.append(Case(options, seats, found, clock=rng.random() < 0.3))
    compare(tmp_path, monkeypatch, cases)


def test_deck_and_salt_are_sent_only_when_the_game_is_over(tmp_path: Path) -> None:
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
