"""Plays a game at a real server and records everything that one viewer receives."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import count

from msgspec.json import encode
from websockets.sync.client import ClientConnection

from linko import Game, Options
from linko.cards import Card
from linko.rules import Move
from linko.table.talk import PHRASES, SAYINGS
from tests.server.known_worlds import COMMITMENT, ScriptedBots
from tests.server.live_server import SECONDS, Answer, Client
from tests.server.twin_deals import Twins

DOORS = (
    "/api/tables/{table}",
    "/api/tables/{table}?seen={lately}",
    "/api/tables/{table}/invitation",
    "/api/tables",
    "/api/my/tables",
    "/api/my/games",
    "/api/me/figures",
    "/api/my/games.jsonl",
    "/api/games/{game}",
    "/api/games/{game}/table.svg",
    "/api/games/{game}/table.png",
    "/api/games/{game}/table.png?seat=1&at=3",
    "/api/games/{game}/replay",
    "/api/games/{game}/review",
    "/game/{game}",
    "/game/{game}?seat=1&at=3",
)
"""All paths that return anything about a table or its games."""

AS_IT_WAS = {"at": 0, "seat": 0, "deal": "as_it_was"}
AFTERWARDS: tuple[tuple[str, str, object], ...] = (
    *(("GET", door, None) for door in DOORS if "{game}" in door),
    ("POST", "/api/games/{game}/review", None),
    ("DELETE", "/api/games/{game}/review", None),
    ("POST", "/api/games/{game}/play-on", AS_IT_WAS),
)
"""All requests about a finished game: method, path and body."""

NEVER = "id-that-never-was"

DEPUTY = re.compile(rb'"deputy":(?:null|\{[^{}]*\}),')
"""The deputy of an absent host, named as soon as the other servers have said who is here."""

REFUSED_MOVES = ("13-13-13-13-13-13-13-X", "take", "pickup", "row:X", "ghost:1", "?")
"""Moves to try while they are not legal; the server must refuse them."""


@dataclass
class Case:
    """One game to be played twice, once with each deck of `found`."""

    options: Options
    seats: int
    found: Twins
    clock: bool = False
    earlier: Game | None = None
    """The complete first game of the match, if this is its second game."""
    bots: frozenset[int] = frozenset()
    away: frozenset[int] = frozenset()
    """People who leave as soon as cards are dealt; bots stand in."""
    talks: bool = False
    asks: bool = False
    """The viewer, who plays against bots only, asks for a hint before every decision."""

    @property
    def settings(self) -> dict[str, object]:
        return {
            "edition": self.options.to_record(),
            "seats": self.seats,
            "starter": self.found.starter if self.earlier is None else self.earlier.state.starter,
            "rounds": None if self.earlier is None else 1,
            "public": True,
            "free_text": self.talks,
            "clock": {"bank": 60.0, "per_decision": 5.0} if self.clock else None,
        }

    @property
    def may_ask(self) -> bool:
        """Whether the viewer is the only person at the table and may ask for hints."""
        return self.seats - len(self.bots) == 1 and self.listener < self.seats

    @property
    def listener(self) -> int:
        """Index of the person who records; a spectator if no person plays the viewer's seat."""
        viewer = self.found.viewer
        return self.seats if viewer is None or viewer in self.bots else viewer

    def decks(self, world: int) -> list[tuple[Card, ...]]:
        """The decks in the order in which they are dealt."""
        before = [] if self.earlier is None else [self.earlier.deck]
        return [*before, self.found.decks[world]]


@dataclass
class Transcript:
    """Everything that one client has received."""

    port: int
    """The server's port, which appears in headers and pages and is masked in `parts`."""
    parts: list[bytes] = field(default_factory=list)
    views: list[bytes] = field(default_factory=list)
    """The views given to a bot in the viewer's seat."""

    def note(self, answer: Answer) -> Answer:
        headers = sorted((name, value) for name, value in answer.headers.items() if name != "date")
        whole = repr((answer.status, headers)).encode() + answer.body
        self.parts.append(whole.replace(b":%d" % self.port, b":PORT"))
        return answer

    def hear(self, socket: ClientConnection, *wanted: str, version: int = 0) -> str:
        """Note messages up to one of these types and at least this version; return its type."""
        while True:
            message = socket.recv(SECONDS)
            assert isinstance(message, str)
            content = json.loads(message)
            if content["type"] == "presence":  # sent by a timer in both worlds
                assert content.keys() == {"type", "present", "spectators"}
                continue
            self.parts.append(message.encode())
            found: str = "accepted" if "accepted" in content else content["type"]
            if found in wanted and content["version"] >= version:
                return found

    @property
    def comparable(self) -> list[bytes]:
        return [DEPUTY.sub(b"", COMMITMENT.sub(b"", part)) for part in self.parts]


class Listening:
    """One case being played; `play` returns what its viewer has received."""

    def __init__(self, people: Sequence[Client], bots: ScriptedBots, case: Case) -> None:
        self._case = case
        self._people = people
        self._bots = bots
        self._viewer = people[case.listener]
        self._heard = Transcript(self._viewer.port)
        self._numbers = count(1)
        self._talks = count()
        self._muted: int | None = None
        self._games: dict[str, None] = {}
        self._logged = 0
        """Number of events read in logs."""
        self._decided_by_bots = 0
        """Number of the viewer's decisions that bots made."""
        opened = people[0].ask("POST", "/api/tables", {"settings": case.settings})
        self._table: str = opened.data["id"]

    def play(self) -> Transcript:
        """Play the case, and return what its viewer receives."""
        case, heard = self._case, self._heard
        self._take_seats()
        with ExitStack() as present:
            if case.bots:  # they pause before each move if nobody is connected
                host = present.enter_context(self._people[0].socket(self._table))
                host.recv(SECONDS)  # before the viewer connects
                self._wait_until_host_is_seen()
            with self._viewer.socket(self._table) as self._socket:
                heard.hear(self._socket, "table")
                self._act(0, "start")
                for seat in sorted(case.away):
                    self._act(seat, "leave_table")
                if case.earlier is not None:
                    self._play(case.earlier.deck, case.earlier.state.starter, case.earlier.moves)
                    for seat in sorted(set(range(case.seats)) - case.bots - case.away):
                        self._act(seat, "next")
                self._play(case.found.decks[0], case.found.starter, case.found.moves)
            with self._viewer.socket(self._table, f"?seen={len(case.found.moves) // 2}") as socket:
                heard.hear(socket, "table")
        self._wait_until_all_are_gone()
        heard.views += [
            encode(view) for view in self._bots.asked(self._table) if view.seat == case.found.viewer
        ]
        heard.parts += heard.views
        assert len(heard.views) == self._decided_by_bots
        assert self._logged > len(case.found.moves)
        return heard

    def _wait_until_host_is_seen(self) -> None:
        """Wait until the viewer's server, which may be another one, knows that the host is here."""
        for _ in range(1000):
            seen = self._viewer.ask("GET", f"/api/tables/{self._table}").data["table"]
            if seen["seats"][0]["present"]:
                return
            time.sleep(0.01)
        raise AssertionError("the host did not arrive")

    def _wait_until_all_are_gone(self) -> None:
        """Wait until nobody is connected; otherwise lists would show spectators in later cases."""
        for _ in range(1000):
            seen = self._people[0].ask("GET", f"/api/tables/{self._table}").data["table"]
            here = [seat for seat in seen["seats"] if seat["person"] and seat["present"]]
            if not here and not seen["spectators"]:
                return
            time.sleep(0.01)
        raise AssertionError("somebody is still connected")

    def _take_seats(self) -> None:
        for seat in range(1, self._case.seats):
            if seat in self._case.bots:
                command, by, more = "seat_bot", 0, {"level": "kitten"}
            else:
                command, by, more = "sit", seat, {}
            told = self._people[by].act(self._table, command, f"sit{seat}", seat=seat, **more)
            assert told.status == 200, told.body

    def _play(self, deck: tuple[Card, ...], starter: int, moves: Sequence[Move]) -> None:
        case = self._case
        game = Game(case.options, case.seats, deck=deck, starter=starter)
        for number, move in enumerate(moves, 1):
            seat = game.to_move
            assert seat is not None
            if number % 7 == 4:
                self._pry()
            if case.talks and number % 2 == 0:
                self._talk()
            decision = {"number": number, "move": move.text}
            if seat in case.bots | case.away:
                self._decided_by_bots += seat == case.found.viewer
                self._bots.tell(self._table, move)
                self._heard.hear(self._socket, "update")
            elif seat == case.listener:
                if case.asks:
                    self._ask_for_hint()
                answer = self._viewer_does("move", **decision)
                assert answer == "accepted", self._heard.parts[-1]
            else:
                self._act(seat, "move", **decision)
            game.push(move)
        self._pry()

    def _act(self, person: int, command: str, **fields: object) -> None:
        """Send a person's command by HTTP, and wait for the viewer's update."""
        number = next(self._numbers)
        told = self._people[person].act(self._table, command, f"a{number}", **fields)
        assert told.status == 200, told.body
        self._heard.hear(self._socket, "update", version=told.data["version"])

    def _viewer_does(self, command: str, **fields: object) -> str:
        """Send the viewer's command on the socket, and return the type of the answer."""
        tried = {"type": command, "id": f"v{next(self._numbers)}", **fields}
        self._socket.send(json.dumps(tried))
        return self._heard.hear(self._socket, "accepted", "refused")

    def _talk(self) -> None:
        """Make the next person say something; after one round the viewer mutes another person."""
        case, turn = self._case, next(self._talks)
        people = set(range(case.seats)) - case.bots - case.away | {case.listener}
        rounds, at = divmod(turn, len(people))
        speaker = sorted(people)[at]
        if turn == len(people):
            other = min(people - {case.listener})
            person = self._people[other].ask("GET", "/api/me").data["id"]
            if self._viewer_does("mute", person=person) == "accepted":
                self._muted = other
        words = {"text": f"Word {turn}"} if rounds % 2 else {"phrase": PHRASES[turn % len(PHRASES)]}
        if speaker == case.listener:
            self._viewer_does("say", **words)
        elif speaker == self._muted:
            self._people[speaker].act(self._table, "say", f"w{turn}", **words)
        elif rounds < SAYINGS:
            self._act(speaker, "say", **words)

    def _ask_for_hint(self) -> None:
        """Ask for a hint as the viewer."""
        path = f"/api/tables/{self._table}/hint"
        assert self._heard.note(self._viewer.ask("POST", path)).status == 200

    def _knock(self, game: str) -> None:
        """Make every request about a finished game while this one is running."""
        for method, path, body in AFTERWARDS:
            answer = self._viewer.ask(method, path.format(game=game), body)
            never = self._viewer.ask(method, path.format(game=NEVER), body)
            self._heard.note(answer)
            assert answer.status == never.status == 404, path
            assert answer.body.replace(game.encode(), NEVER.encode()) == never.body, path

    def _pry(self) -> None:
        """Request all paths and the log as the viewer, and try what must be refused."""
        seen = self._heard.note(self._viewer.ask("GET", f"/api/tables/{self._table}")).data
        if seen["game"]["hands"] is None:
            self._knock(seen["game"]["id"])
        if not self._case.may_ask:
            refused = self._viewer.ask("POST", f"/api/tables/{self._table}/hint")
            assert self._heard.note(refused).status == 409
        self._games[seen["game"]["id"]] = None
        lately = max(0, seen["version"] - 9)
        paths = dict.fromkeys(
            door.format(table=self._table, lately=lately, game=game)
            for game in self._games
            for door in DOORS
        )
        for path in paths:
            self._heard.note(self._viewer.ask("GET", path))
        self._read_log(seen["version"] + 1)
        for move in REFUSED_MOVES:
            if seen["own"] is not None and move in seen["own"]["legal_moves"]:
                continue
            for number in (seen["game"]["number"], 1):
                assert self._viewer_does("move", number=number, move=move) == "refused"

    def _read_log(self, before: int) -> None:
        """Read the game's log through the socket, back to the deal."""
        while True:
            asked = {"type": "log", "id": f"v{next(self._numbers)}", "before": before}
            self._socket.send(json.dumps(asked))
            self._heard.hear(self._socket, "log")
            told = json.loads(self._heard.parts[-1])
            self._logged += len(told["events"])
            if not told["events"]:
                return
            before = told["version"]
