"""`linko arena` run as a command, and its picture."""

from __future__ import annotations

import io
import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from linko import arena
from linko.arena import Result, Setup
from linko.arena.errors import ArenaError
from linko.arena.picture import plot
from linko.arena.report import notes, table
from linko.cli.subcommands import app
from tests.cli.test_commands import linko as linko_in_its_own_process
from tests.conftest import Command

DUEL = ("--edition", "duel", "--seed", "3")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two result files of one setup, first.json and second.json."""
    folder = tmp_path_factory.mktemp("arena")
    setup = Setup.of("greedy", "random", edition="duel", seed=3)
    arena.run(setup, games=6, workers=0, results=folder / "first.json")
    arena.run(setup, games=6, first_deal=3, workers=0, results=folder / "second.json")
    return folder


def without_times(summary: str) -> dict[str, object]:
    data: dict[str, object] = json.loads(summary)
    for bot in data["bots"]:  # type: ignore[attr-defined] # a list
        assert bot.pop("ms").keys() == {"mean", "slowest"}
    return data


def test_the_report_says_everything_in_a_narrow_window(linko: Command, tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    result = linko("arena", "greedy", "random", "--games", "10", "--seed", "3",
                   "--workers", "1", "--records", str(records))  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    assert "greedy against 3 × random · classic, 4 seats, seed 3" in result.stdout
    for words in ("wins", "95 %", "score", "rating", "ms", "slowest", "deals 3, games 12",
                  "the turn limit is reached 0", "parity 25.0 %"):  # fmt: skip
        assert words in result.stdout
    said = linko("verify", str(records)).stdout
    assert said.startswith("records: 12 finished, 0 unfinished, 0 wrong\n")


def test_json_without_a_file_prints_one_stable_object(linko: Command, folder: Path) -> None:
    same = str(folder / "first.json")
    shapes = [
        ("arena", "greedy", "random", "--json", *DUEL, "--games", "5", "--workers", "1"),
        ("arena", "merge", same, "--json"),
        ("arena", "--json", "-", "merge", same),
        ("arena", "--json", "--", "merge", same),
    ]
    first, *others = [without_times(linko(*shape).stdout) for shape in shapes]
    assert all(other == first for other in others)
    assert list(first) == [
        "linko_arena", "setup", "deals", "games", "left_over", "parity", "turns", "ended_by",
        "bots", "sprt",
    ]  # fmt: skip
    assert first["games"] == 6
    setup = Setup.of("greedy", "random", edition="duel", seed=3)
    assert first["setup"] == {
        "bots": ["greedy", "random"], "edition": "duel", "seats": 2, "seed": 3, "seconds": 10.0,
        "made_with": setup.made_with,
    }  # fmt: skip


def test_a_run_can_be_resumed_without_repeating_its_seed(linko: Command, tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    setup = Setup.of("greedy", "random", edition="duel", seed=20_000)
    arena.run(setup, games=2, workers=0, results=file)
    again = linko("arena", "greedy", "random", "--edition", "duel", "--games", "6",
                  "--workers", "1", f"--json={file}", "--resume")  # fmt: skip
    assert again.returncode == 0, again.stderr
    assert "deals 3, games 6" in again.stdout
    assert len(file.read_text().splitlines()) == 7


def test_merge_combines_runs(linko: Command, folder: Path, tmp_path: Path) -> None:
    first, second, both = folder / "first.json", folder / "second.json", tmp_path / "both.json"
    result = linko("arena", "merge", str(second), str(first), "--json", str(both))
    assert result.returncode == 0, result.stderr
    assert "deals 6, games 12" in result.stdout
    assert len(both.read_text().splitlines()) == 13
    one = linko("arena", "merge", str(both), "--json")
    two = linko("arena", "merge", str(first), str(second), "--json")
    assert one.stdout == two.stdout
    tested = linko("arena", "merge", str(both), "--sprt", "--margin", "0.4")
    assert "undecided after 6 deals" in tested.stdout
    decided = json.loads(
        linko("arena", "merge", str(both), "--sprt", "--margin", "0.49", "--json").stdout
    )
    assert decided["deals"] == decided["sprt"]["deals"] < 6


@pytest.mark.parametrize(
    ("bots", "verdict"),
    [
        (("greedy", "random"), "stronger"),
        pytest.param(("random", "greedy"), "not stronger", marks=pytest.mark.slow),
    ],
)
def test_a_sequential_test_stops_when_it_is_decided(
    linko: Command, bots: tuple[str, str], verdict: str
) -> None:
    result = linko("arena", *bots, "--games", "400", "--seed", "1", "--sprt", "--margin", "0.15",
                   "--workers", "1", "--json")  # fmt: skip
    summary = json.loads(result.stdout)
    assert summary["sprt"]["verdict"] == verdict
    assert summary["deals"] == summary["sprt"]["deals"]
    assert summary["games"] < 400


@pytest.mark.slow
def test_a_verdict_is_the_same_for_any_number_of_processes_and_after_resuming(
    linko: Command,
    tmp_path: Path,
) -> None:
    shape = ("arena", "greedy", "random", "--games", "400", "--seed", "1", "--sprt",
             "--margin", "0.2")  # fmt: skip
    alone = linko(*shape, "--workers", "1", "--json")
    together = linko(*shape, "--workers", "3", "--json")
    assert without_times(alone.stdout) == without_times(together.stdout)
    file = ("--json", str(tmp_path / "run.json"))
    linko("arena", "greedy", "random", "--games", "8", "--seed", "1", *file)
    for _ in range(2):
        resumed = linko(*shape, "--resume", *file)
        deals = json.loads(alone.stdout)["deals"]
        assert f"stronger, decided after {deals} deals" in resumed.stdout
        assert f"deals {deals}, games {4 * deals}" in resumed.stdout


def test_on_a_terminal_the_progress_bar_shows_the_estimate() -> None:
    result = linko_in_its_own_process(
        "arena",
        "greedy",
        "random",
        "--games",
        "8",
        "--seed",
        "1",
        "--workers",
        "1",
        colour=True,
    )
    assert "playing" in result.stdout
    assert " % ± " in result.stdout
    assert "parity" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("random",), "'random' needs an opponent"),
        (("--json", "random", "greedy"), "if 'random' is meant to be one"),
        (("random", "random", "random", "--seats", "4"), "3 bots for 4 seats"),
        (("random", "greedy", "--edition", "poker"), "there is no edition 'poker'"),
        (("random", "greedy", "--edition", "duel", "--seats", "4"), "exactly 2 players"),
        (("random", "greedy", "--seats", "6"), "2 to 5 players"),
        (("random", "greedy", "--games", "0"), "games"),
        (("random", "greedy", "--seed", "-1"), "seed"),
        (("random", "greedy", "--seconds", "0"), "the seconds for a decision"),
        (("random", "greedy", "--seconds", "nan"), "the seconds for a decision"),
        (("random", "greedy", "--sprt", "--margin", "2"), "the margin must be"),
        (("random", "greedy", "--margin", "0.1"), "--margin cannot be used"),
        (("random", "greedy", "--resume"), "name one with --json FILE"),
        (("random", "greedy", "--resume", "--json"), "name one with --json FILE"),
        (("random", "greedy", "--plot", "picture.gif"), ".svg, .pdf or .png"),
        (("random", "greedy", "--plot", "/nowhere/picture.svg"), "No such file"),
        (("random", "greedy", "--json", "/nowhere/run.json"), "No such file"),
        (("random", "greedy", "--records", "/nowhere/run.json", "--json", "NEW"), "No such file"),
        (("random", "deep blue", "--json", "NEW"), "there is no bot 'deep blue'"),
        (("random", "greedy", "--json", "FIRST"), "already exists"),
        (("random", "greedy", "--json", "FIRST", "--resume"), "it has bots 'greedy', 'random'"),
        (("greedy", "random", "--json", "FOLDER", "--resume"), "directory"),
        (("greedy", "random", "--json", "SAME", "--records", "SAME"), "cannot both be written"),
        (("merge",), "give the result files"),
        (("merge", "/nowhere/run.json"), "No such file"),
        (("merge", "FIRST", "FIRST"), "deal 0 is in"),
        (("merge", "FIRST", "--seed", "3"), "--seed cannot be used with merge"),
        (("merge", "FIRST", "--resume"), "--resume cannot be used with merge"),
        (("merge", "FIRST", "--json", "FIRST"), "already exists"),
    ],
)
def test_bad_arguments_are_refused_and_nothing_is_written(
    linko: Command, folder: Path, arguments: tuple[str, ...], words: str
) -> None:
    before = {file: file.read_bytes() for file in folder.iterdir()}
    places = {"FIRST": "first.json", "NEW": "new.json", "SAME": "same.json", "FOLDER": "."}
    spelled = [str(folder / places[word]) if word in places else word for word in arguments]
    result = linko("arena", *spelled)
    assert result.returncode == 2, result.stdout
    assert words in result.stderr
    assert result.stdout == ""
    assert {file: file.read_bytes() for file in folder.iterdir()} == before


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["random"], "arena_one_bot"),
        (["random", "--json", "greedy"], "arena_one_bot_and_file"),
        (["random", "greedy", "--margin", "0.1"], "arena_unused_option"),
    ],
)
def test_a_typing_error_has_its_own_code(arguments: list[str], code: str) -> None:
    with pytest.raises(ArenaError) as caught:
        app(["arena", *arguments])
    assert caught.value.code == code


def test_hostile_names_and_sentences_are_harmless(result: Result) -> None:
    game = result.games[0]
    hostile = replace(game, failure_counts=(0, 0, 0, 1), failures=((), (), (), ("\x1b[2J",)))
    changed = Result.of(result.setup, (hostile, *result.games[1:]))
    said = io.StringIO()
    console = Console(file=said, width=200, highlight=False, markup=False)
    console.print(table(changed))
    console.print("\n".join(notes(changed)))
    assert "\x1b" not in said.getvalue()
    assert "[red]" in said.getvalue()
    assert "failed in 1 of its" in said.getvalue()


def test_in_eighty_columns_long_names_are_shortened_but_not_numbers(result: Result) -> None:
    setup = replace(result.setup, bots=("a_bot_with_a_long:Name:depth=3,width=4", *"bcd"))
    games = [
        replace(
            game,
            scores=tuple(5 * score for score in game.scores),
            thought=tuple(9999.99 * decisions / 1000 for decisions in game.decisions),
            slowest=(12.3456,) * 4,
            failure_counts=(371, 0, 0, 0),
        )
        for game in result.games
    ]
    changed = Result.of(setup, games)
    said = io.StringIO()
    Console(file=said, width=80, highlight=False).print(table(changed))
    lines = said.getvalue().splitlines()
    row = next(line for line in lines if line.strip().startswith("a_bot_w") and "%" in line)
    share, score, rating = changed.share(0), changed.score(0), changed.rating(0)
    assert score.half is not None
    assert "…" in row
    low, high = 100 * (share.low or 0), 100 * (share.high or 0)
    assert row.split()[1:] == [
        f"{100 * share.mean:.1f}", "%", f"{low:.1f}–{high:.1f}",
        f"{score.mean:+.2f}", "±", f"{score.half:.2f}", f"{rating.mu:.1f}", "±",
        f"{rating.sigma:.1f}", "9999.99", "12345.6",
    ]  # fmt: skip
    assert max(map(len, lines)) <= 80


@pytest.fixture(scope="module")
def result() -> Result:
    setup = Setup.of("greedy", "random", "kitten", "exec:$x$ <&> [red]\x1b", seed=1)
    two = arena.run(Setup.of("greedy", "random", seed=1), games=20, workers=0)
    games = tuple(
        arena.PlayedGame(
            game.deal, game.rotation, game.starter, setup.seating(game.rotation), game.scores,
            game.shares, game.turns, game.ended_by, game.decisions * 2, game.thought * 2,
            game.slowest * 2, game.failure_counts * 2, game.failures * 2,
        )
        for game in two.games
    )  # fmt: skip
    return Result.of(setup, games)


def test_equal_results_give_equal_pictures_and_different_ones_do_not(
    result: Result, tmp_path: Path
) -> None:
    file = tmp_path / "picture.svg"
    drawn: list[bytes] = []
    for shown in (result, result, Result.of(result.setup, result.games[4:])):
        plot(shown, str(file))
        drawn.append(file.read_bytes())
    assert drawn[0].startswith(b"<?xml")
    assert drawn[0] == drawn[1] != drawn[2]


def test_a_picture_without_deals_or_without_matplotlib_is_refused(
    result: Result, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "picture.svg"
    with pytest.raises(ArenaError) as caught:
        plot(Result.of(result.setup, ()), file)
    assert caught.value.code == "arena_no_deals"
    with pytest.raises(ArenaError) as caught:
        plot(result, tmp_path / "picture")
    assert caught.value.code == "plot_format"
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(ArenaError) as caught:
        plot(result, file)
    assert caught.value.code == "plot_needs_matplotlib"
    assert "pip install 'linko-game[plot]'" in str(caught.value)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("suffix", "start"), [(".pdf", b"%PDF"), (".PNG", b"\x89PNG")])
def test_merge_draws_pictures_in_every_format(
    linko: Command, folder: Path, tmp_path: Path, suffix: str, start: bytes
) -> None:
    file = tmp_path / f"picture{suffix}"
    assert linko("arena", "merge", str(folder / "first.json"), "--plot", str(file)).returncode == 0
    assert file.read_bytes().startswith(start)
    assert file.stat().st_size > 10_000
