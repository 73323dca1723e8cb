"""The `linko` command, run in a process."""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path

import pytest
from rich.console import Console

from linko import EDITIONS, BotError, Game, OptionsError, RecordError, __version__, bots
from linko.cli.board import board
from linko.cli.compile_notice import tell_of_compiling
from linko.cli.console import read_edition
from linko.cli.replay import _load
from linko.cli.simulate import _seat_bots
from linko.commitment import check_commitment, commitment
from linko.records import dump_object, read_records
from tests.rules.position import position
from tests.server.interrupt import hear_interrupts, unmeasured

PLAIN = {"COLUMNS": "100", "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"}
COLOUR = {"FORCE_COLOR": "1", "COLORTERM": "truecolor", "TERM": "xterm-256color"}


def linko(
    *arguments: str, stdin: str = "", colour: bool = False
) -> subprocess.CompletedProcess[str]:
    """Run the command in its own process."""
    result = subprocess.run(
        [sys.executable, "-m", "linko", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=600,
        env=os.environ | PLAIN | (COLOUR if colour else {}),
    )
    assert "Traceback" not in result.stderr + result.stdout
    return result


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    result = linko("simulate", "--games", "5", "--seed", "3", "--records", str(file))
    assert result.returncode == 0, result.stderr
    return file


def test_the_version_is_printed() -> None:
    assert linko("--version").stdout == f"linko {__version__}\n"


def test_the_help_lists_every_command() -> None:
    result = linko("--help")
    assert result.returncode == 0
    for command in ("serve", "play", "simulate", "verify", "replay", "review", "bench", "--local"):
        assert command in result.stdout


def test_the_installed_command_is_the_same() -> None:
    command = Path(sys.executable).parent / "linko"
    result = subprocess.run([command, "--version"], capture_output=True, text=True, check=True)
    assert result.stdout == f"linko {__version__}\n"


def test_simulate_writes_records_that_verify(records: Path) -> None:
    with records.open("rb") as file:
        games = [
            Game.from_record(line.data)
            for line in read_records(file)
            if isinstance(line.data, dict)
        ]
    assert len(games) == 5
    assert all(game.is_over for game in games)
    assert games[0].names == ("random 1", "random 2", "random 3", "random 4")
    result = linko("verify", str(records))
    assert result.returncode == 0
    assert result.stdout.splitlines() == [
        "records: 5 finished, 0 unfinished, 0 wrong",
        "shuffles: 0 as committed, 5 without a commitment",
    ]


def test_simulate_repeats_with_a_seed(records: Path) -> None:
    result = linko("simulate", "--games", "5", "--seed", "3", "--records", "-")
    assert result.stdout == records.read_text(encoding="utf-8")
    assert "games 5" in result.stderr


@pytest.mark.parametrize("edition", ["duel", '{"ghost": true, "ones_beat_top": true}'])
def test_simulate_plays_any_edition(edition: str) -> None:
    result = linko("simulate", "--edition", edition, "--games", "2", "--seed", "1")
    assert result.returncode == 0
    assert "games 2" in result.stdout


def test_one_bot_for_all_seats_or_one_for_each() -> None:
    classic = EDITIONS["classic"]
    assert _seat_bots(["a"], classic, 3) == ("a", "a", "a")
    assert _seat_bots(["a"], classic, None) == ("a", "a", "a", "a")
    assert _seat_bots(["a", "b"], classic, 2) == _seat_bots(["a", "b"], classic, None) == ("a", "b")
    with pytest.raises(BotError) as caught:
        _seat_bots(["a", "b"], classic, 3)
    assert caught.value.code == "bots_for_seats"
    two = linko("simulate", "--bot", "random", "--bot", "random", "--games", "1")
    assert two.returncode == 0


def test_a_seed_plays_the_same_games_in_every_version(records: Path) -> None:
    assert hashlib.sha256(records.read_bytes()).hexdigest()[:12] == "d91396a1c75b"


FAILING = """
class Falling:
    def choose(self, view):
        if view.phase.value == "play":
            raise ValueError("oh")
        return view.legal_moves[-1]

class Late:
    def __init__(self, seed):
        if seed:
            raise OSError("not now")
    def choose(self, view):
        return view.legal_moves[-1]
"""


def test_simulate_reports_bots_that_fail_and_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "failing.py").write_text(FAILING, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    program = "exec:sh -c 'read line; echo worn out >&2; exit 4'"
    names = ("greedy", "failing:Falling", "failing:Late", program)
    arguments = (word for name in names for word in ("--bot", name))
    result = linko("simulate", *arguments, "--games", "2", "--seed", "1", "--records", "g.jsonl")
    assert result.returncode == 0, result.stderr
    said = result.stdout
    assert "games 2" in said
    assert re.search(
        r"^seat 1, failing:Falling: first legal move made instead of \d+ failed moves$", said, re.M
    )
    assert said.count("\n  raised ValueError: oh\n") == 1
    assert "\n  the bot 'failing:Late' cannot be created: OSError: not now\n" in said
    assert "\n  the program ended with status 4; its standard error: worn out\n" in said
    assert "\n  the program failed 2 times and is not asked again" in said
    assert "seat 0" not in said
    assert "2 finished" in linko("verify", "g.jsonl").stdout


TALKING = """
import os
print("hello from the module")

class Talking:
    def choose(self, view):
        print("hello")
        os.write(1, b"hello below python\\n")
        return view.legal_moves[-1]
"""


def test_a_bot_that_prints_does_not_spoil_the_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "talking.py").write_text(TALKING, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    arguments = ("--bot", "talking:Talking", "--games", "2", "--seed", "1")
    result = linko("simulate", *arguments, "--records", "-")
    assert result.returncode == 0, result.stderr
    assert linko("verify", "-", stdin=result.stdout).stdout.startswith("records: 2 finished")
    for words in ("hello from the module\n", "hello\n", "hello below python\n", "games 2"):
        assert words in result.stderr
    table = linko("simulate", *arguments)
    assert "games 2" in table.stdout
    assert "hello" not in table.stdout


SLEEPING = """
import time

class Sleeping:
    def choose(self, view):
        time.sleep(1)
"""


def test_simulate_passes_the_time_limit_to_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sleeping.py").write_text(SLEEPING, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    result = linko(
        "simulate", "--bot", "sleeping:Sleeping", "--bot", "greedy", "--games", "1",
        "--seconds", "0.1",
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert "\n  took longer than 0.1 s, and was benched\n" in result.stdout


def test_a_notice_says_once_that_the_engine_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import_module("linko.engine")  # it keeps its cache folder from now on
    monkeypatch.setenv("LINKO_CACHE_DIR", str(tmp_path))
    tell_of_compiling(["random", "kitten", "my_bot:search"])
    assert capsys.readouterr().err == ""
    tell_of_compiling(["random", "search:ms=9"])
    assert capsys.readouterr() == (
        "", "preparing the engine, only this first time: about half a minute\n",
    )  # fmt: skip
    (folder,) = tmp_path.iterdir()
    (folder / "compiled").touch()
    tell_of_compiling(["search", "heuristic"])
    assert capsys.readouterr().err == ""
    monkeypatch.setenv("LINKO_CACHE_DIR", str(folder / "compiled"))
    tell_of_compiling(["heuristic"])
    assert capsys.readouterr().err == "preparing the engine: about half a minute\n"


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BotError) as caught:
        bots.load("deep blue")
    assert caught.value.code == "unknown_bot"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("simulate", "--edition", "poker"), "there is no edition 'poker'"),
        (("simulate", "--edition", '{"ghost": 1}'), "is true or false"),
        (("simulate", "--edition", '{"ghost": '), "are not a JSON object"),
        (("simulate", "--edition", "{" * 100_000), "are not a JSON object"),
        (("simulate", "--edition", "duel", "--seats", "3"), "exactly 2 players"),
        (("simulate", "--seats", "9"), "2 to 5 players"),
        (("simulate", "--bot", "deep blue"), "there is no bot 'deep blue'"),
        (("simulate", "--bot", "greedy:depth=3"), "'greedy' has no option 'depth'"),
        (("simulate", "--bot", "no_such_module:Bot"), "No module named 'no_such_module'"),
        (("simulate", "--bot", "exec:no_such_program"), "there is no program 'no_such_program'"),
        (("simulate", "--records", "/nowhere/at/all"), "No such file or directory"),
        (("simulate", "--games", "0"), "games"),
        (("simulate", "--seed", "-4"), "seed"),
        (("simulate", "--seconds", "0"), "--seconds must be a number above 0"),
        (("simulate", "--seconds", "nan"), "--seconds must be a number above 0"),
        (("verify", "/nowhere/at/all"), "No such file or directory"),
        (("verify", "/"), "directory"),
        (("replay", "/nowhere/at/all"), "No such file or directory"),
        (("fly",), "fly"),
        (("bench", "--fast"), "--fast"),
    ],
)
def test_bad_arguments_are_refused_with_a_sentence(arguments: tuple[str, ...], words: str) -> None:
    result = linko(*arguments)
    assert result.returncode == 2
    assert words in result.stderr
    assert result.stdout == ""


def test_verify_reports_every_bad_record_and_continues(tmp_path: Path, records: Path) -> None:
    good = records.read_text(encoding="utf-8").splitlines()[0]
    forged = json.loads(good)
    forged["scores"][0] += 1
    illegal = json.loads(good)
    illegal["moves"][2] = "7-9-X"
    file = tmp_path / "mixed.jsonl"
    lines = [
        good,
        "{oops",
        dump_object(forged),
        "",
        "[" * 100_000,
        dump_object(illegal),
        "\udcff",
        good,
    ]
    file.write_bytes("\n".join(lines).encode("utf-8", "surrogateescape"))
    result = linko("verify", str(file))
    assert result.returncode == 1
    said = result.stdout.splitlines()
    assert [line.split(": ")[0].removeprefix(f"{file}, ") for line in said[:-2]] == [
        "line 2", "line 3", "line 5", "line 6", "line 7",
    ]  # fmt: skip
    assert "the key scores says" in said[1]
    assert "move 3, '7-9-X', is refused: 7-9-X is not a set" in said[3]
    assert said[-2] == "records: 2 finished, 0 unfinished, 5 wrong"


def test_verify_checks_the_commitment_to_the_shuffle(tmp_path: Path, records: Path) -> None:
    plain, other = (json.loads(line) for line in records.read_text("utf-8").splitlines()[:2])
    salt = "5a" * 32
    kept = plain | {"salt": salt, "commitment": commitment(salt, plain["deck"])}
    swapped = kept | {"commitment": commitment(salt, other["deck"])}
    unopened = {key: value for key, value in kept.items() if key != "salt"}
    file = tmp_path / "committed.jsonl"
    file.write_text("\n".join(map(dump_object, (plain, kept, swapped, unopened))), "utf-8")
    result = linko("verify", str(file))
    assert result.returncode == 1
    wrong, cannot, counts, shuffles = result.stdout.splitlines()
    assert wrong.startswith(f"{file}, line 3: the commitment is '{swapped['commitment'][:40]}")
    assert f"SHA-256 of salt, newline and deck is {kept['commitment']}" in wrong
    assert cannot == (
        f"{file}, line 4: the commitment cannot be checked: the key salt should be text, not None"
    )
    assert counts == "records: 2 finished, 0 unfinished, 2 wrong"
    assert shuffles == "shuffles: 1 as committed, 1 without a commitment"


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"deck": "2 1"}, "record_wrong_commitment"),
        ({"commitment": None}, "record_wrong_commitment"),
        ({"salt": "6"}, "record_wrong_commitment"),
        ({"salt": 5}, "record_commitment_unopened"),
    ],
)
def test_a_commitment_matches_only_one_salt_and_deck(changed: dict[str, object], code: str) -> None:
    record: dict[str, object] = {"deck": "1 2", "salt": "5", "commitment": commitment("5", "1 2")}
    assert check_commitment(record)
    assert not check_commitment({"deck": "1 2", "salt": "5"})
    with pytest.raises(RecordError) as caught:
        check_commitment(record | changed)
    assert caught.value.code == code


def test_verify_reads_standard_input(records: Path) -> None:
    result = linko("verify", "-", stdin=records.read_text(encoding="utf-8"))
    assert result.stdout.startswith("records: 5 finished, 0 unfinished, 0 wrong\n")


def test_replay_steps_forward_and_back(records: Path) -> None:
    result = linko("replay", str(records), stdin="\n\nb\n5\ne\n0\nq\n")
    assert result.returncode == 0
    titles = [line for line in result.stdout.splitlines() if line.startswith("╭")]
    steps = ["the deal", "move 1 of", "move 2 of", "move 1 of", "move 5 of", "move", "the deal"]
    assert len(titles) == len(steps)
    assert all(step in title for step, title in zip(steps, titles, strict=True))
    assert "random 1" in result.stdout
    assert "The game is over: " in result.stdout


def test_replay_lists_its_commands_and_stays_within_the_game(records: Path) -> None:
    result = linko("replay", str(records), "--game", "2", stdin="b\n99999999999\nwhat\n9999\n")
    assert result.returncode == 0
    assert "this is the deal" in result.stderr
    assert "the last move is" in result.stderr
    assert "Enter: forward" in result.stderr


def test_replay_refuses_a_broken_record_and_a_missing_one(tmp_path: Path, records: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text("oops\n{}\n", encoding="utf-8")
    assert "this is not JSON" in linko("replay", str(file)).stderr
    assert "has no key linko" in linko("replay", str(file), "--game", "2").stderr
    with pytest.raises(RecordError) as caught:
        _load(records, 6)
    assert caught.value.code == "record_not_there"
    assert "there is no game 6" in linko("replay", str(records), "--game", "6").stderr


def test_replay_shows_hostile_names_harmlessly(tmp_path: Path) -> None:
    game = Game.deal("classic", seats=["[red]Ann", "\x1b[2JBen\n"], seed=1)
    file = tmp_path / "names.jsonl"
    file.write_text(dump_object(game.record()), encoding="utf-8")
    result = linko("replay", str(file))
    assert "[red]Ann" in result.stdout
    assert "\x1b[2J" not in result.stdout


def test_bench_prints_only_json_with_the_flag() -> None:
    report = json.loads(linko("bench", "--json").stdout)
    assert report.keys() == {"signature", "rules", "engine", "threads"}
    assert report["rules"].keys() == {"decisions_per_s", "decision_us", "view_us"}
    assert all(figure > 0 for figure in report["rules"].values())
    assert len(report["signature"]) == 12
    assert len(report["engine"]) == 15
    assert report["engine"]["classic-4"]["decisions_per_s"] > 100_000
    assert report["threads"]["ratio"] > 0


def test_bench_prints_the_figures_as_text() -> None:
    result = linko("bench")
    assert "signature" in result.stdout
    assert "µs" in result.stdout


def test_an_interrupted_simulation_keeps_whole_records(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    process = subprocess.Popen(
        [sys.executable, "-m", "linko", "simulate", "--games", "1000000", "--records", str(file)],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=unmeasured(),
        preexec_fn=hear_interrupts,
    )
    deadline = time.monotonic() + 60
    while not (file.exists() and file.stat().st_size > 20_000):
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "interrupted after" in stderr
    assert "mean score" in stdout
    with file.open("rb") as source:
        games = [line.data for line in read_records(source)]
    assert games
    for data in games:
        assert isinstance(data, dict)
        assert Game.from_record(data).is_over


def interrupted_by_itself(when: str) -> subprocess.CompletedProcess[str]:
    """Run a long simulation that sends itself one Ctrl-C at the point given by this code."""
    code = f"import signal, sys\n{when}\nfrom linko.cli import main\nmain()"
    return subprocess.run(
        [sys.executable, "-c", code, "simulate", "--games", "1000000"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env=unmeasured(),
        preexec_fn=hear_interrupts,
    )


def test_an_interrupt_swallowed_by_a_callback_is_repeated() -> None:
    result = interrupted_by_itself("""
import gc
def collected(phase, info):
    if "linko.bots.random_bot" in sys.modules:
        gc.callbacks.clear()
        signal.raise_signal(signal.SIGINT)
        raise AssertionError("it was not even noticed")
gc.callbacks.append(collected)
""")
    assert result.returncode == 130, result.stderr
    assert result.stderr.startswith("interrupted after"), result.stderr


def test_errors_caused_by_a_swallowed_interrupt_are_not_reported_as_bugs() -> None:
    result = interrupted_by_itself("""
import weakref
from linko.cli import subcommands
def compile():
    machine = type("Machine", (), {})()
    callback = weakref.ref(machine, lambda _: signal.raise_signal(signal.SIGINT))
    del machine
    raise RuntimeError("no compiled object yet")
subcommands.app = compile
""")
    assert (result.returncode, result.stderr) == (130, "")


def test_an_interrupt_while_the_command_is_loading_ends_it_silently() -> None:
    result = interrupted_by_itself("""
class Finder:
    def find_spec(self, name, *_):
        if name == "linko.cli.simulate":
            signal.raise_signal(signal.SIGINT)
sys.meta_path.insert(0, Finder())
""")
    assert (result.returncode, result.stderr) == (130, "")


REVIEWED = ("--rollouts", "100")


@pytest.fixture(scope="module")
def reviewed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game, an unfinished one, another finished one, and something else."""
    lines = [dump_object(Game.deal("classic", seats=3, seed=1).record())]
    for seed in (1, 4):
        game = Game.deal("duel", seats=["Ann", "Ben"], seed=seed)
        players = [bots.load("kitten", seed=seed), bots.load("greedy", seed=seed)]
        while game.to_move is not None:
            game.push(players[game.to_move].choose(game.view(game.to_move)))
        lines.append(dump_object(game.record()))
    file = tmp_path_factory.mktemp("reviewed") / "games.jsonl"
    file.write_text("\n".join([lines[1], lines[0], lines[2], "{}"]), encoding="utf-8")
    return file


@pytest.mark.xdist_group("engine")
def test_review_prints_a_line_of_json_for_each_game_and_names_the_others(reviewed: Path) -> None:
    result = linko("review", str(reviewed), *REVIEWED, "--json")
    assert result.returncode == 1
    first, third = map(json.loads, result.stdout.splitlines())
    assert (first["game"], third["game"]) == (1, 3)
    assert first["names"] == ["Ann", "Ben"]
    assert first["review"]["of"] == len(first["review"]["decisions"])
    assert len(first["review"]["parts"]) == 2
    assert "line 2: only a finished game can be reviewed" in result.stderr
    assert "line 4: the record has no key" in result.stderr
    assert "reviewing" not in result.stderr


@pytest.mark.xdist_group("engine")
def test_review_says_for_each_player_what_was_luck_and_what_was_costly(reviewed: Path) -> None:
    first = reviewed.read_text(encoding="utf-8").splitlines()[0]
    result = linko("review", "-", *REVIEWED, "--language", "de", stdin=first)
    assert result.returncode == 0, result.stderr
    assert "Partie 1: Duell" in result.stdout
    assert re.search(r"^Ann: [+−]50 .* eigene Entscheidungen [+−]?\d+", result.stdout, re.MULTILINE)
    assert re.search(r"Entscheidung \d+: \S+ verliert [\d,]+ ", result.stdout)


@pytest.mark.xdist_group("engine")
def test_an_interrupted_review_ends_without_a_traceback(reviewed: Path) -> None:
    command = [sys.executable, "-m", "linko", "review", str(reviewed), "--json"]
    process = subprocess.Popen(
        [*command, "--rollouts", "1000000"],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=unmeasured(),
        preexec_fn=hear_interrupts,
    )
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(timeout=8)
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=60)
    assert process.returncode == 130, stderr
    assert stdout == ""
    assert stderr.splitlines()[-1] == "interrupted"
    assert "Traceback" not in stderr


def test_review_refuses_a_file_without_records(tmp_path: Path) -> None:
    file = tmp_path / "empty.jsonl"
    file.write_text("", encoding="utf-8")
    result = linko("review", str(file))
    assert result.returncode == 1
    assert "holds no records" in result.stderr


def test_replay_uses_the_colours_of_the_cards_if_the_terminal_has_colour(tmp_path: Path) -> None:
    game = Game.deal("duel", seats=["Ann", "Ben"], seed=4)
    while not game.is_over:
        game.push(game.legal_moves[len(game.moves) % len(game.legal_moves)])
    file = tmp_path / "duel.jsonl"
    file.write_text(dump_object(game.record()), encoding="utf-8")
    result = linko("replay", str(file), stdin="\n30\ne\n", colour=True)
    assert "\x1b[1;38;2;245;176;33;48;2;29;24;21mX" in result.stdout  # the joker: amber on dark
    assert "ghost" in result.stdout
    assert "older" in result.stdout


def test_the_board_of_a_view_shows_known_cards_and_counts_the_others() -> None:
    game = Game.deal("duel", seats=["Ann", "Ben"], seed=4)
    console = Console(width=100, color_system=None, record=True, file=io.StringIO())
    console.print(board(game.view(0), game.names))
    text = console.export_text()
    assert "11 unseen" in text
    console.print(board(game.view(None), game.names))
    assert console.export_text().count("11 unseen") == 2


def test_an_interrupted_check_says_how_far_it_got(records: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "linko", "verify", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=unmeasured(),
        preexec_fn=hear_interrupts,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"oops\n" + records.read_bytes())
    process.stdin.flush()
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"interrupted" in stderr
    assert stdout.splitlines()[-2].endswith(b", 1 wrong")


def test_a_bug_is_reported_in_one_line_unless_a_traceback_is_requested() -> None:
    code = "from linko.cli import main, subcommands; subcommands.app = lambda: 1 / 0; main()"
    short = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert short.returncode == 70
    assert short.stderr.startswith("linko: internal error in Linko, sorry: ZeroDivisionError")
    assert "Traceback" not in short.stderr
    long = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"LINKO_DEBUG": "1"},
    )
    assert "Traceback" in long.stderr


def test_an_empty_file_does_not_count_as_valid(tmp_path: Path) -> None:
    file = tmp_path / "empty.jsonl"
    file.write_text("\n", encoding="utf-8")
    result = linko("verify", str(file))
    assert result.returncode == 1
    assert "holds no records" in result.stderr


def test_a_mistyped_bot_does_not_change_an_existing_file(tmp_path: Path) -> None:
    file = tmp_path / "old.jsonl"
    file.write_text("old", encoding="utf-8")
    assert linko("simulate", "--bot", "nope", "--records", str(file)).returncode == 2
    assert file.read_text(encoding="utf-8") == "old"


def test_replay_without_a_keyboard_prints_the_whole_game(records: Path) -> None:
    with records.open("rb") as source:
        first = next(read_records(source)).data
    assert isinstance(first, dict)
    moves = len(Game.from_record(first).moves)
    by_name = linko("replay", str(records)).stdout
    assert by_name.count("╭") == moves + 1
    by_pipe = linko("replay", "-", stdin=records.read_text(encoding="utf-8")).stdout
    assert by_pipe == by_name


def test_broken_options_are_reported() -> None:
    with pytest.raises(OptionsError) as caught:
        read_edition("{ghost: true}")
    assert caught.value.code == "edition_not_json"
    assert "Expecting property name" in str(caught.value)


def test_an_old_terminal_gets_other_characters_but_no_error(records: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "linko", "replay", str(records)],
        input=b"e\n",
        capture_output=True,
        check=False,
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
    )
    assert (result.returncode, result.stderr) == (0, b"")


def test_sets_stay_on_one_line_even_without_colour() -> None:
    state = position(
        """
        ghost
        > A: 9 | 8-8, 7-7-7-X
          B: 1 | 5
        row: 2+13 4
        ghost: 3 3
        """
    )
    console = Console(width=44, color_system=None, record=True, file=io.StringIO())
    console.print(board(state, ["A", "B"]))
    text = console.export_text()
    for piece in ("8-8", "7-7-7-X", "2+13", "3-3"):
        assert piece in text


def test_closed_streams_are_reported(records: Path) -> None:
    for command in ("verify -", f"replay {records}", "simulate --games 1 --records -"):
        closed = ">&-" if "simulate" in command else "<&-"
        result = subprocess.run(
            f"{sys.executable} -m linko {command} {closed}",
            shell=True,
            capture_output=True,
            text=True,
            check=False,
        )
        assert "mistake" not in result.stderr
        assert result.returncode == (0 if "replay" in command else 2)


def test_markup_and_emoji_in_file_names_are_printed_unchanged(tmp_path: Path) -> None:
    file = tmp_path / ":smile: [red].jsonl"
    file.write_text("oops\n", encoding="utf-8")
    assert f"{file}, line 1" in linko("verify", str(file)).stdout
    wild = tmp_path / "\x1b[31mred"
    assert "\x1b" not in linko("verify", str(wild)).stderr


def test_options_on_the_command_line_do_not_break_the_table() -> None:
    result = linko("simulate", "--games", "1", "--edition", '{"ghost": "[/x]", "ghost": true}')
    assert result.returncode == 0
