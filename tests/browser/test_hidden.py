"""Nothing hidden is in the page, its storage, its memory or on its socket.

A game is played twice with two deals that differ only in cards hidden from the page's viewer.
Everything that the browser receives, shows and stores must be the same. Over whole games, every
message contains what its receiver may know, and nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, Response, WebSocket

from linko import EDITIONS, Game, Seat
from linko.cards import JOKER, cards_text
from tests.browser.flaky_line import FlakyLine
from tests.browser.house import chromium, house
from tests.browser.player import (
    answer,
    choose,
    context,
    hurry,
    look,
    record,
    start,
    wait_for,
    wait_until,
    wait_until_answered,
    watch,
)
from tests.rules.naive import NaiveGame
from tests.server.known_worlds import COMMITMENT, KnownLuck, ScriptedBots, use_known_secrets
from tests.server.live_server import Client, serving
from tests.server.twin_deals import Twins, twins

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

COUNTED = """
crypto.getRandomValues = array => {
  window.name = String(Number(window.name) + 1);
  return array.fill(Number(window.name));
};
"""
"""Replaces the page's randomness with counting, so that its messages are the same in both games."""

CALM = 1000
"""Milliseconds without a change after which the page counts as settled."""

KEPT = """async () => ({
  local: {...localStorage},
  session: {...sessionStorage},
  bases: await indexedDB.databases(),
  caches: await caches.keys(),
  cookies: document.cookie,
  globals: Object.keys(window).sort(),
})"""


@dataclass
class Case:
    """One game that is played twice."""

    edition: str
    seats: int
    viewer: Seat | None
    bots: frozenset[int]
    found: Twins


@dataclass
class Seen:
    """Everything that a browser received, showed and stored."""

    frames: list[bytes] = field(default_factory=list)
    answers: dict[str, list[bytes]] = field(default_factory=dict)
    shown: list[str] = field(default_factory=list)
    kept: list[Any] = field(default_factory=list)
    memory: bytes = b""
    _responses: list[Response] = field(default_factory=list)

    def watch(self, page: Page) -> None:
        """Record everything from now on."""

        def hear(socket: WebSocket) -> None:
            socket.on("framereceived", lambda frame: self._note(frame))
            socket.on("framesent", lambda frame: self._note(frame))

        def take(response: Response) -> None:
            if "/api/" in response.url:
                self._responses.append(response)

        page.on("websocket", hear)
        page.on("response", take)

    def _note(self, frame: bytes | str) -> None:
        text = frame if isinstance(frame, bytes) else frame.encode()
        if not any(kind in text for kind in (b'"pong"', b'"ping"', b'"presence"')):  # by the clock
            self.frames.append(text)

    def look(self, page: Page) -> None:
        """Record what the page shows and stores now."""
        self.shown.append(_settled(page))
        self.kept.append(page.evaluate(KEPT))
        for response in self._responses:
            path = response.url.partition("/api/")[2]
            self.answers.setdefault(path, []).append(response.body())
        self._responses.clear()

    def everything(self) -> bytes:
        answers = [one for bodies in self.answers.values() for one in bodies]
        told = json.dumps([self.shown, self.kept]).encode()
        return b"\n".join([*self.frames, *answers, told])

    @property
    def comparable(self) -> dict[str, Any]:
        """The records without commitments to the deck and the order of parallel messages."""
        frames = [COMMITMENT.sub(b"", frame) for frame in self.frames]
        return {
            "accepted": [frame for frame in frames if b'"accepted"' in frame],
            "frames": [frame for frame in frames if b'"accepted"' not in frame],
            "answers": {
                path: [COMMITMENT.sub(b"", body) for body in bodies]
                for path, bodies in sorted(self.answers.items())
            },
            "shown": self.shown,
            "kept": self.kept,
        }


def _settled(page: Page) -> str:
    """The page after the marks of the last events have disappeared."""
    shown = ""
    while shown != (shown := page.content()):
        page.wait_for_timeout(CALM)
        wait_until(page, lambda: page.locator(".sky > *").count() == 0)
    return shown


def memory_of(session: CDPSession) -> bytes:
    """Everything that the page's scripts hold in memory, as text."""
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda found: chunks.append(found["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    return "".join(chunks).encode()


def play_case(
    case: Case, people: Sequence[Client], page: Page, house: str, bots: ScriptedBots
) -> Seen:
    """Play a case: the viewer by clicking, people over HTTP, bots by script."""
    seen = Seen()
    seen.watch(page)
    page.request.post(f"{house}/api/me", data={"name": "Vera"})
    settings = {
        "edition": case.edition,
        "seats": case.seats,
        "starter": case.found.starter,
    }
    host = people[0]
    table = host.ask("POST", "/api/tables", {"settings": settings}).data["id"]
    watch(page, f"{house}/table/{table}")
    page.wait_for_selector(".seat")
    owner: dict[int, Client | None] = {0: host}
    if case.viewer == 0:
        raise AssertionError("the host has the first seat")
    for seat in range(1, case.seats):
        if seat == case.viewer:
            sat = {"type": "sit", "id": "sit", "seat": seat}
            assert page.request.post(f"{house}/api/tables/{table}/commands", data=sat).ok
            owner[seat] = None
        elif seat in case.bots:
            assert host.act(table, "seat_bot", f"b{seat}", seat=seat, level="kitten").status == 200
        else:
            owner[seat] = people[seat]
            assert people[seat].act(table, "sit", f"s{seat}", seat=seat).status == 200
    game = Game(case.edition, case.seats, deck=case.found.decks[0], starter=case.found.starter)
    deciders = []
    for move in case.found.moves:
        deciders.append(game.to_move)
        game.push(move)
    decided = list(zip(case.found.moves, deciders, strict=True))
    bots.tell(table, *(move for move, seat in decided if seat in case.bots))
    assert host.act(table, "start", "start").status == 200
    page.wait_for_selector("main.board")
    looks = 1
    for number, (move, decider) in enumerate(decided, 1):
        if decider in case.bots:
            continue
        _wait_for_decision(page, number)
        if number == len(case.found.moves) // 2:
            seen.look(page)
            page.reload()
            _wait_for_decision(page, number)
        if decider == case.viewer:
            wait_for(page)
            if number > looks * 7:
                seen.look(page)
                looks += 1
            choose(page, move.text)
            wait_until_answered(page, str(number))
        else:
            person = owner[int(decider or 0)]
            assert person is not None
            told = person.act(table, "move", f"m{number}", number=number, move=move.text)
            assert told.status == 200, told.body
    _wait_for_decision(page, len(case.found.moves) + 1)
    seen.look(page)
    seen.memory = memory_of(page.context.new_cdp_session(page))
    return seen


def _wait_for_decision(page: Page, number: int) -> None:
    wait_until(page, lambda: page.get_attribute("main", "data-decision") == str(number))


def worlds(
    case: Case, folder: Path, chromium: Browser, monkeypatch: pytest.MonkeyPatch
) -> tuple[Seen, Seen]:
    """What the viewer's browser saw in each of the two games."""
    both = []
    with FlakyLine() as line:
        for world in (0, 1):
            use_known_secrets(monkeypatch)
            (folder / str(world)).mkdir()
            luck, bots = KnownLuck([case.found.decks[world]]), ScriptedBots()
            with (
                serving(folder / str(world), chance=luck, bots=bots, rate_scale=0.0) as server,
                context(chromium) as browser,
            ):
                line.to = server.port
                browser.add_init_script(COUNTED)
                people = [server.guest(name) for name in ("Ann", "Ben", "Cy", "Dee", "Eve")]
                both.append(play_case(case, people, browser.new_page(), line.url, bots))
            assert not server.has_traceback(), server.lines
    return both[0], both[1]


@pytest.mark.parametrize(
    ("edition", "seats", "viewer", "bots"),
    [
        ("basic", 3, Seat(1), {2}),
        ("duel", 2, Seat(1), set()),
        ("expert", 4, None, {1, 3}),
    ],
    ids=["a seat among people and bots", "a seat beside the ghost", "a spectator"],
)
def test_nothing_in_the_browser_depends_on_hidden_cards(
    tmp_path: Path,
    chromium: Browser,
    monkeypatch: pytest.MonkeyPatch,
    edition: str,
    seats: int,
    viewer: Seat | None,
    bots: set[int],
) -> None:
    found = twins(EDITIONS[edition], seats, viewer, 16, Random(seats))
    case = Case(edition, seats, viewer, frozenset(bots), found)
    one, other = worlds(case, tmp_path, chromium, monkeypatch)
    assert len(one.frames) > len(found.moves)
    first, second = one.comparable, other.comparable
    for part in first:
        assert first[part] == second[part], part
    assert one.everything() != other.everything(), "the deals were the same after all"
    for world, seen in enumerate((one, other)):
        deck = found.decks[world]
        for secret in (
            cards_text(deck),
            json.dumps(deck[20:]),
            ",".join(map(str, deck[20:])),
            f"{1:064x}",
            f"{2:064x}",
        ):
            assert secret.encode() not in seen.everything()
            assert secret.encode() not in seen.memory
        assert b"commitment" in seen.memory


@pytest.mark.parametrize(("edition", "seats"), [("classic", 3), ("phantom", 2)])
def test_messages_of_a_whole_game_contain_only_what_the_player_may_know(
    house: str, chromium: Browser, edition: str, seats: int
) -> None:
    with context(chromium) as mine, context(chromium) as others:
        page, watching = hurry(mine.new_page()), hurry(others.new_page())
        seen, watched = Seen(), Seen()
        seen.watch(page)
        watched.watch(watching)
        start(page, house, edition, seats)
        watch(watching, page.url)
        watching.wait_for_selector("main.board")
        while answer(page):
            pass
        wait_until(watching, lambda: look(watching) == ("over", ""))
        played = record(page)
        for seat, heard in ((Seat(0), seen), (None, watched)):
            checked = check_messages(heard.frames, played, seat)
            assert checked > len(played["moves"]) / 2
            for told in heard.frames:
                if b'"phase":"over"' not in told:
                    assert played["salt"].encode() not in told
                    assert b'"hands":[' not in told


PUBLIC = ("known", "stacks", "row", "discard", "ghost")
SECRETLESS = """
    options starter turn turn_number phase to_move hand_counts pile_size snatch draws_left scores
    ended_by winners standing next_prey
"""
"""The other fields of a board, which reveal nothing about hidden cards."""
AROUND = {"id", "commitment", "number", "board", "clock", "hands", "turn_scores", "moments"}


def check_messages(frames: Sequence[bytes], played: dict[str, Any], seat: int | None) -> int:
    """Compare every message about a game with a simple model; return their number."""
    options = asdict(EDITIONS[played["edition"]])
    model = NaiveGame(
        {name: value for name, value in options.items() if name != "edition"},
        len(played["seats"]),
        played["starter"],
        played["deck"].split(),
    )
    standing = [model.snapshot()]
    for move in played["moves"]:
        model.push(move)
        standing.append(model.snapshot())
    checked = 0
    own: dict[str, Any] | None = None
    for message in map(json.loads, frames):
        own = message.get("own", own)  # a missing field has not changed
        for event in _game_events(message):
            if event["type"] == "drew_from_pile":
                assert (event["card"] is not None) == (event["seat"] == seat)
        game = message.get("game")
        if not isinstance(game, dict):
            continue
        board = game["board"]
        assert set(game) == AROUND
        assert set(board) == {*PUBLIC, *SECRETLESS.split()}
        true = standing[game["number"] - 1]
        for part in PUBLIC:
            assert _written(part, board[part]) == true[part], part
        if board["phase"] != "over":
            assert game["hands"] is game["turn_scores"] is game["moments"] is None
        if seat is None:
            assert own is None
        else:
            assert own is not None
            assert set(own) == {"seat", "hand", "legal_moves", "prey", "last_play"}
            assert own["seat"] == seat
            assert _cards(own["hand"]) == true["hands"][seat]
            if true["to_move"] != seat:
                assert own["legal_moves"] == own["prey"] == []
                assert own["last_play"] is None
        checked += 1
    return checked


def _game_events(message: dict[str, Any]) -> list[dict[str, Any]]:
    happened = [
        *message.get("events", ()),
        *(message.get("missed") or ()),
        *message.get("log", ()),
    ]
    return [event for one in happened if one["type"] == "moved" for event in one["events"]]


def _cards(cards: Sequence[int]) -> list[str]:
    return ["X" if card == JOKER else str(card) for card in cards]


def _written(part: str, cards: Sequence[Any]) -> list[Any]:
    """Cards in the notation of the simple model."""
    match part:
        case "known":
            return [_cards(known) for known in cards]
        case "stacks":
            return [["-".join(_cards(laid)) for laid in stack] for stack in cards]
        case "row":
            return ["+".join(_cards(entry)) for entry in cards]
        case _:
            return _cards(cards)
