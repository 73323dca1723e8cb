"""Reviews: a queue that all processes share, and a process that uses only idle time."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psutil
import pytest

from linko import EDITIONS
from linko.records import dump_object
from linko.server.reviews import desk
from linko.server.reviews.reviewer import Reviewer
from linko.store import Entry, FinishedGame, TableRow
from linko.table import Status
from tests.rules.reference import random_game
from tests.server.live_server import NOW, SECONDS, Answer, Client, Serving, serving

JUDGE = "tests.server.judge"
ROOT = Path(__file__).parents[2]


@dataclass
class Judge:
    """The instructions to the analyser of the tests, and a list of what it has done."""

    folder: Path

    def tell(self, word: str) -> None:
        """Tell the analyser what to do from now on: go, wait, die or raise."""
        fresh = self.folder / "fresh"
        fresh.write_text(word)
        fresh.replace(self.folder / "word")

    def is_called(self, name: str) -> None:
        """Change the analyser's name, as a newer version does."""
        (self.folder / "name").write_text(name)

    @property
    def begun(self) -> tuple[int, ...]:
        """The ids of the analyser's processes, in the order in which they began."""
        return tuple(map(int, self._lines("begun")))

    @property
    def reviewed(self) -> tuple[str, ...]:
        """The names in the games that it began to review, in order."""
        return tuple(line.split()[0] for line in self._lines("reviewed"))

    def _lines(self, name: str) -> list[str]:
        file = self.folder / name
        return file.read_text().splitlines() if file.exists() else []


@pytest.fixture
def judge(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Judge:
    monkeypatch.setenv("LINKO_TEST_JUDGE", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", f"{ROOT}{os.pathsep}{ROOT / 'src'}")
    monkeypatch.setattr(desk, "LOOK_SECONDS", 0.2)
    monkeypatch.setattr(desk, "WATCH_SECONDS", 0.1)
    return Judge(tmp_path)


@pytest.fixture
def server(judge: Judge, tmp_path: Path) -> Iterator[Serving]:
    assert judge.folder == tmp_path
    began = time.monotonic()

    def now() -> float:
        return NOW + time.monotonic() - began

    with serving(tmp_path, now=now, reviewer=Reviewer(JUDGE), rate_scale=0.0) as running:
        yield running


def finished(server: Serving, name: str, players: tuple[tuple[int, str], ...] = ()) -> str:
    """Put a finished game into the store; the first player's name tells games apart."""
    game = random_game(EDITIONS["duel"], 2, 3)
    record = game.record() | {"seats": [name, "greedy"]}
    row = TableRow(f"t-{name}", None, False, Status.FINISHED, False, 1.0, 1.0, b"{}", ())
    over = FinishedGame(f"g-{name}", row.id, 2.0, dump_object(record).encode(), players)
    first = Entry(1, 1.0, b"{}")
    server.call(lambda: server.hub.store.append(row.id, [first], row=row, finished=[over]))
    return over.id


def review(who: Client, game: str, method: str = "GET") -> Answer:
    return who.ask(method, f"/api/games/{game}/review")


def wait_for(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


def wait_for_state(who: Client, game: str, state: str) -> Any:  # noqa: ANN401 - JSON
    wait_for(lambda: bool(review(who, game).data["state"] == state))
    return review(who, game).data


def test_a_finished_game_is_reviewed_for_everybody_with_its_link(
    server: Serving, judge: Judge
) -> None:
    game, ann, stranger = finished(server, "one"), server.guest("Ann"), server.stranger()
    moves = len(stranger.ask("GET", f"/api/games/{game}").data["moves"])
    nothing = {"state": "none", "done": 0, "of": moves, "review": None, "you": None}
    assert review(stranger, game).data == nothing
    judge.tell("wait")
    assert review(ann, game, "POST").data["state"] == "waiting"
    wait_for(lambda: review(stranger, game).data["review"] is not None)
    running = review(stranger, game).data
    assert (running["state"], running["of"]) == ("running", moves)
    assert running["review"] == {"of": moves, "done": 1}
    judge.tell("go")
    done = wait_for_state(stranger, game, "done")
    assert (done["state"], done["done"], done["of"]) == ("done", moves, moves)
    assert done["review"] == {"of": moves}
    assert review(ann, game, "POST").data == done
    assert judge.reviewed == ("one",)


def test_only_players_are_told_which_seat_is_theirs(server: Serving, judge: Judge) -> None:
    del judge
    ann, bo = server.guest("Ann"), server.guest("Bo")
    game = finished(server, "one", ((1, ann.ask("GET", "/api/me").data["id"]),))
    seats = [review(who, game).data["you"] for who in (ann, bo, server.stranger())]
    assert seats == [1, None, None]


def test_only_those_with_a_name_ask_and_only_for_finished_games(server: Serving) -> None:
    game, ann = finished(server, "one"), server.guest("Ann")
    assert review(server.stranger(), game, "POST").data["code"] == "server_not_signed_in"
    body = {"settings": {"edition": "duel", "seats": 2}, "fill": "greedy", "start": True}
    table = ann.ask("POST", "/api/tables", body).data["id"]
    running = ann.ask("GET", f"/api/tables/{table}").data["game"]["id"]
    for wrong in (running, "nothing", "..."):
        for method in ("GET", "POST", "DELETE"):
            answer = review(ann, wrong, method)
            assert (answer.status, answer.data["code"]) == (404, "server_no_such_game")


def test_a_person_waits_for_one_game_at_a_time(server: Serving, judge: Judge) -> None:
    one, two = finished(server, "one"), finished(server, "two")
    ann, bo = server.guest("Ann"), server.guest("Bo")
    judge.tell("wait")
    review(ann, one, "POST")
    assert review(ann, one, "POST").status == 200
    refused = review(ann, two, "POST")
    assert (refused.status, refused.data["code"]) == (409, "server_review_waiting")
    assert refused.data["params"] == {"game": one}
    assert review(bo, two, "POST").data["state"] == "waiting"
    wait_for_state(ann, one, "running")
    assert review(ann, two).data["state"] == "waiting"
    judge.tell("go")
    wait_for_state(ann, two, "done")
    assert judge.reviewed == ("one", "two")


def test_work_stops_when_nobody_waits_for_it_any_more(server: Serving, judge: Judge) -> None:
    one, two = finished(server, "one"), finished(server, "two")
    ann, bo = server.guest("Ann"), server.guest("Bo")
    judge.tell("wait")
    for who in (ann, bo):
        review(who, one, "POST")
    wait_for_state(ann, one, "running")
    assert review(ann, one, "DELETE").status == 204
    assert review(ann, two, "POST").data["state"] == "waiting"
    time.sleep(0.5)
    assert review(ann, one).data["state"] == "running"
    assert review(bo, one, "DELETE").status == 204
    wait_for_state(ann, two, "running")
    judge.tell("go")
    wait_for_state(ann, two, "done")
    assert review(ann, one).data["state"] == "none"
    assert len(judge.begun) == 1, "the process stops in the middle of a game and is used again"


def test_a_process_that_dies_is_replaced_and_the_game_is_begun_again(
    server: Serving, judge: Judge
) -> None:
    game, ann = finished(server, "one"), server.guest("Ann")
    judge.tell("wait")
    review(ann, game, "POST")
    wait_for_state(ann, game, "running")
    wait_for(lambda: len(judge.reviewed) == 1)
    os.kill(judge.begun[0], signal.SIGKILL)
    wait_for(lambda: len(judge.reviewed) == 2)
    judge.tell("go")
    wait_for_state(ann, game, "done")
    assert len(set(judge.begun)) == 2


def test_a_game_that_cannot_be_reviewed_fails_until_somebody_asks_again(
    server: Serving, judge: Judge
) -> None:
    game, ann = finished(server, "one"), server.guest("Ann")
    for word in ("raise", "die"):
        judge.tell(word)
        review(ann, game, "POST")
        assert wait_for_state(ann, game, "failed")["review"] is None
    judge.tell("go")
    assert review(ann, game, "POST").data["state"] in {"waiting", "running"}
    wait_for_state(ann, game, "done")


def test_a_newer_analyser_reviews_again_and_the_old_review_is_shown_meanwhile(
    server: Serving, judge: Judge
) -> None:
    game, ann = finished(server, "one"), server.guest("Ann")
    review(ann, game, "POST")
    old = wait_for_state(ann, game, "done")
    judge.is_called("judge-2")
    server.hub.reviews._present.clear()
    judge.tell("wait")
    review(ann, game, "POST")
    wait_for(lambda: len(judge.reviewed) == 2)
    judge.tell("go")
    wait_for_state(ann, game, "done")
    server.hub.reviews._present.clear()
    review(ann, game, "POST")
    assert review(ann, game).data["review"] == old["review"]
    wait_for_state(ann, game, "done")
    assert len(judge.reviewed) == 2


def test_games_that_wait_are_reviewed_after_a_restart(judge: Judge, tmp_path: Path) -> None:
    judge.tell("wait")
    with serving(tmp_path, reviewer=Reviewer(JUDGE)) as server:
        game, ann = finished(server, "one"), server.guest("Ann")
        review(ann, game, "POST")
        wait_for(lambda: len(judge.reviewed) == 1)
    assert not any(psutil.pid_exists(pid) for pid in judge.begun)
    judge.tell("go")
    with serving(tmp_path, reviewer=Reviewer(JUDGE)) as server:
        wait_for_state(server.stranger(), game, "done")


def test_the_process_gives_way_to_all_others_and_ends_when_there_is_no_work(
    server: Serving, judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, ann = finished(server, "one"), server.guest("Ann")
    judge.tell("wait")
    review(ann, game, "POST")
    wait_for(lambda: len(judge.reviewed) == 1)
    (pid,) = judge.begun
    assert psutil.Process(pid).nice() == 19
    if hasattr(os, "SCHED_IDLE"):
        assert os.sched_getscheduler(pid) == os.SCHED_IDLE
    monkeypatch.setattr(desk, "REST_SECONDS", 0.0)
    judge.tell("go")
    wait_for_state(ann, game, "done")
    wait_for(lambda: not psutil.pid_exists(pid))


def test_the_queue_has_an_end(
    server: Serving, judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = finished(server, "one"), finished(server, "two")
    monkeypatch.setattr(desk, "MOST_WAITING", 1)
    judge.tell("wait")
    review(server.guest("Ann"), one, "POST")
    refused = review(server.guest("Bo"), two, "POST")
    assert (refused.status, refused.data["code"]) == (429, "server_too_fast")
    assert review(server.guest("Cy"), one, "POST").status == 200


def test_requests_for_reviews_are_rate_limited(judge: Judge, tmp_path: Path) -> None:
    judge.tell("go")
    with serving(tmp_path, reviewer=Reviewer(JUDGE)) as limited:
        ann = limited.guest("Ann")
        codes = [review(ann, "nothing", "POST").data["code"] for _ in range(15)]
        assert codes[0] == "server_no_such_game"
        assert codes[-1] == "server_too_fast"


def test_a_silent_process_is_killed(judge: Judge, tmp_path: Path) -> None:
    async def story() -> None:
        reviewer = Reviewer("tests.server.silent_judge", silence_limit=3.0)
        from linko.server.reviews.reviewer import ReviewerDied
        from linko.server.reviews.task import Task

        with pytest.raises(ReviewerDied):
            await reviewer.review(Task(b"{}"), lambda _: None)
        await reviewer.close()

    assert judge.folder == tmp_path
    asyncio.run(story())


def test_the_metrics_count_reviews(server: Serving, judge: Judge) -> None:
    game, ann = finished(server, "one"), server.guest("Ann")
    judge.tell("raise")
    review(ann, game, "POST")
    wait_for_state(ann, game, "failed")
    assert server.hub.metrics.review_seconds.count == 1
    assert server.hub.metrics.failed_reviews == 1
    from linko.server.metrics_page import page

    text = page(server.hub).decode()
    assert "linko_reviews_failed_total 1.0" in text
    assert "linko_review_seconds_count 1.0" in text
    assert json.dumps(game) not in text
