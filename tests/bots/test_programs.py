"""Bots that are programs: what they receive, their time limit, and how they are ended."""

from __future__ import annotations

import gc
import json
import os
import select
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from linko import BotError, Game, IllegalMove, Match, View, bots
from linko.bots import Guard
from linko.bots.program import Program, question
from linko.bots.time_limits import SECONDS
from linko.rules import Board, Own, view
from tests.rules.position import after, position

TABLE = "classic\n> A: 3 3 5 | \n B: 1 |\nrow: 1\npile: 2"

Make = Callable[..., Program]


def seen(text: str = TABLE, *moves: str) -> View:
    state = after(position(text), *moves)
    return view(state, state.to_move)


def command(code: str) -> str:
    """A Python program that reads `questions` and answers with `say`."""
    start = (
        "import json, os, signal, sys, time\n"
        "questions = map(json.loads, sys.stdin)\n"
        "def say(line): print(line, flush=True)\n"
    )
    return shlex.join([sys.executable, "-c", start + code])


FIRST = "for q in questions: say(json.dumps({'move': q['view']['own']['legal_moves'][0]}))"


@pytest.fixture
def program() -> Iterator[Make]:
    made: list[Program] = []

    def make(code: str, seconds: float = SECONDS, seed: int | None = None) -> Program:
        made.append(Program(command(code), seed=seed, seconds=seconds))
        return made[-1]

    yield make
    for one in made:
        one.close()


def refusal(bot: bots.Bot, text: str = TABLE) -> BotError:
    with pytest.raises(BotError) as caught:
        bot.choose(seen(text))
    return caught.value


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_program_answers_with_a_move(program: Make) -> None:
    bot = program(FIRST)
    assert str(bot.choose(seen())) == "3"
    assert str(bot.choose(seen())) == "3"


def test_a_program_receives_its_view_the_seed_and_the_time_limit(program: Make) -> None:
    bot = program(
        "for q in questions:\n"
        "    sys.stderr.write(json.dumps(q)); sys.stderr.flush(); say('enough')",
        seconds=7.5,
        seed=12,
    )
    said = str(refusal(bot))
    assert said.endswith('"prey": [[], [], []], "last_play": null}}, "seed": 12, "seconds": 7.5}')


def told(shown: View) -> Any:  # noqa: ANN401 - JSON
    """The view in the line sent to a program."""
    return json.loads(question(shown, None, 1.0))["view"]


def test_a_program_receives_the_fields_of_board_and_own() -> None:
    for game in played("classic", 4), played("duel", 2), played("expert", 3):
        for seat in range(len(game.names)):
            shown = game.view(seat)
            data = told(shown)
            assert list(data) == ["board", "own"]
            assert list(data["board"]) == [field.name for field in fields(Board)]
            assert list(data["own"]) == [field.name for field in fields(Own)]
            assert data["own"]["legal_moves"] == [str(move) for move in shown.legal_moves]
            assert data["board"]["phase"] == shown.phase.value
            assert data["own"]["hand"] == list(shown.hand)
            assert len(data["own"]["prey"]) == len(shown.prey)
        assert told(game.view(None))["own"] is None


def played(edition: str, seats: int) -> Game:
    """A game in the middle of a snatch."""
    game = Game.deal(edition, seats=seats, seed=3)
    while game.state.snatch is None:
        game.push(game.legal_moves[-1])
    return game


def test_a_program_receives_the_snatch_the_prey_the_end_and_the_match() -> None:
    table = "classic\n> A: 9 2 | \n B: 1 | 4\n C: 1 | 5\nrow: 1\npile: 2 3"
    assert told(seen(table))["own"]["prey"] == [
        [],
        [{"seat": 1, "cards": [4]}, {"seat": 2, "cards": [5]}],
    ]
    assert told(seen(table, "9", "take"))["board"]["snatch"] == {
        "attacker": 0, "victim": 1, "cards": [4], "pending": [2], "outcome": "taken",
    }  # fmt: skip
    over = told(view(after(position("classic\n> A: 9 | \n B: 1 |\nrow: 1"), "9"), None))["board"]
    assert (over["ended_by"], over["winners"], over["phase"]) == ("out", [0], "over")
    match = Match("classic", seats=2, rounds=1, seed=1)
    assert told(match.game.view(0))["board"]["standing"] == {
        "match": match.name, "number": 1, "totals": [0, 0], "games": 2, "target": None,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "it is empty"),
        ("   ", "it is empty"),
        ("no_such_program --fast", "there is no program 'no_such_program'"),
        ("node 'half", "No closing quotation"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused_at_once(text: str, words: str) -> None:
    with pytest.raises(BotError) as caught:
        bots.load(f"exec:{text}")
    assert caught.value.code == "program_not_found"
    assert words in str(caught.value)


def test_a_file_that_is_not_a_program_is_refused_when_it_is_started(tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(b"\x00\x01")
    file.chmod(0o755)
    error = refusal(bots.load(f"exec:{file}"))
    assert error.code == "program_not_found"
    assert "cannot be run" in str(error)


def test_the_error_for_a_program_that_ends_has_its_status_and_last_output(program: Make) -> None:
    error = refusal(program("next(questions); sys.exit('I am\\n\\x1b[2J tired')"))
    assert error.code == "program_ended"
    assert str(error) == (
        "the program ended with status 1; its standard error: I am \\x1b[2J tired"
    )


def test_a_program_that_is_too_slow_is_ended(
    program: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("linko.bots.program.START_SECONDS", 10)
    bot = program(
        "print('pid', os.getpid(), file=sys.stderr, flush=True)\n"
        "for n, q in enumerate(questions):\n"
        "    if n: signal.pause()\n"
        '    say(\'{"move": "3"}\')',
        seconds=0.2,
    )
    assert str(bot.choose(seen())) == "3"
    error = refusal(bot)
    assert error.code == "program_too_slow"
    assert "took longer than 0.2 s" in str(error)
    assert not is_running(int(str(error).rsplit(" ", 1)[1]))


@pytest.mark.parametrize(
    "line",
    [
        *("'hello'", "'[]'", "'{}'", "'3'", """'{"moves": "3"}'""", """'{"move": '""", r"'\xff'"),
        *("'[' * 5000", "'x' * 200_000"),
    ],
)
def test_a_program_that_does_not_write_json_is_ended(program: Make, line: str) -> None:
    error = refusal(program(f"for q in questions: say({line})"))
    assert error.code == "program_spoke_nonsense"
    assert 'not a line like {"move": "7-7"}; its standard error: nothing' in str(error)


@pytest.mark.parametrize("move", ["null", "7", '"7-8"', '"row:99"', "[]"])
def test_an_answer_that_is_not_a_move_is_refused_and_the_program_runs_on(
    program: Make, move: str
) -> None:
    bot = program(f"next(questions); say('{{\"move\": {move}}}')\n" + FIRST)
    with pytest.raises(IllegalMove):
        bot.choose(seen())
    assert str(bot.choose(seen())) == "3"


def test_a_program_is_started_again_once_and_then_given_up(program: Make) -> None:
    bot = program('next(questions); say(\'{"move": "3"}\')')
    assert str(bot.choose(seen())) == "3"
    assert refusal(bot).code == "program_ended"
    assert str(bot.choose(seen())) == "3"
    assert refusal(bot).code == "program_ended"
    assert refusal(bot).code == "program_given_up"


def test_a_program_that_fails_loses_its_moves_and_never_stops_a_game() -> None:
    guard = Guard(f"exec:{command('sys.exit(3)')}", seed=1)
    game = Game.deal("classic", seats=2, seed=5)
    players: list[bots.Bot] = [guard, bots.load("random", seed=1)]
    while (seat := game.to_move) is not None:
        game.push(players[seat].choose(game.view(seat)))
    ended = "the program ended with status 3; its standard error: nothing"
    assert guard.failures == [ended, ended, "the program failed 2 times and is not asked again"]
    assert guard.failure_count > 3


def test_an_illegal_move_of_a_program_is_replaced() -> None:
    guard = Guard(f"exec:{command('for q in questions: say(json.dumps(dict(move=chr(57))))')}")
    assert str(guard.choose(seen())) == "3"
    assert guard.failures == [
        "answered '9', which is not legal: seat 0 cannot lay 9: the hand has 0 × 9 (R7)"
    ]
    guard.close()


def test_a_program_that_writes_much_to_standard_error_is_not_blocked(program: Make) -> None:
    bot = program("sys.stderr.write('x' * 300_000 + '\\n' * 300_000)\n" + FIRST)
    assert str(bot.choose(seen())) == "3"


STUBBORN = (
    "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
    "for q in questions: say(json.dumps({'move': '3', 'pid': os.getpid()}))\n"
    "while True: signal.pause()"
)


@pytest.mark.parametrize("ending", ["close", "forget"])
def test_a_program_is_ended_whatever_it_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    monkeypatch.setattr("linko.processes.line_program.GRACE_SECONDS", 0.1)
    file = tmp_path / "pids"
    code = f"open({str(file)!r}, 'w').write(str(os.getpid()))\n" + STUBBORN
    bot: Program | None = Program(command(code))
    assert bot is not None
    bot.choose(seen())
    pid = int(file.read_text())
    assert is_running(pid)
    if ending == "close":
        bot.close()
        bot.close()
    bot = None
    gc.collect()
    assert not is_running(pid)


def test_a_program_is_ended_with_its_child_processes(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    child = f"import signal; held = open({str(pipe)!r}, 'w'); signal.pause()"
    start = f"import subprocess\nsubprocess.Popen([sys.executable, '-c', {child!r}])\n"
    bot = Program(command(start + FIRST))
    bot.choose(seen())
    with pipe.open() as held_by_the_child:
        bot.close()
        assert held_by_the_child.read() == ""


def test_a_program_that_ends_by_itself_leaves_no_process_behind(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    child = (
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        f"held = open({str(pipe)!r}, 'w')\n"
        "print('ready', flush=True); signal.pause()"
    )
    start = (
        "import subprocess\n"
        f"child = subprocess.Popen([sys.executable, '-c', {child!r}], stdout=subprocess.PIPE,\n"
        "                         stderr=subprocess.DEVNULL)\n"
        "child.stdout.readline()\n"
        "os._exit(3)\n"
    )
    held_by_the_child = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    with pytest.raises(BotError) as caught:
        Program(command(start)).choose(seen())
    assert caught.value.code == "program_ended"
    assert caught.value.params["status"] == 3
    assert select.select([held_by_the_child], [], [], 10)[0]
    assert os.read(held_by_the_child, 1) == b""
    os.close(held_by_the_child)


def test_a_program_ends_when_linko_ends(tmp_path: Path) -> None:
    file = tmp_path / "pids"
    code = f"open({str(file)!r}, 'w').write(str(os.getpid()))\n" + STUBBORN
    script = (
        "from linko import Game, bots\n"
        "from linko.processes import line_program\n"
        "line_program.GRACE_SECONDS = 0.1\n"
        f"bot = bots.load({'exec:' + command(code)!r})\n"
        "game = Game.deal(seats=2, seed=1, starter=0)\n"
        "bot.choose(game.view(0))\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)
    assert not is_running(int(file.read_text()))
