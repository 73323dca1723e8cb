"""Result files: contents, resuming and merging."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest

from linko import Game, Options, arena
from linko.arena import (
    PlayedGame,
    Result,
    Run,
    SequentialTest,
    Setup,
    merge,
    read_results,
    write_results,
)
from linko.arena.errors import ArenaError
from tests import ROOT
from tests.arena.test_run import without_times

SETUP = Setup.of("greedy", "random", edition="duel", seed=3)


def play(file: Path, games: int = 6, **others: object) -> Result:
    return arena.run(SETUP, games=games, workers=0, results=file, **others)  # type: ignore[arg-type] # passed on


def refusal(act: Callable[[], object]) -> ArenaError:
    with pytest.raises(ArenaError) as caught:
        act()
    return caught.value


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "results.json"


@pytest.fixture(scope="module")
def two_games(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The result file of one deal."""
    file = tmp_path_factory.mktemp("arena") / "results.json"
    play(file, games=2)
    return file.read_bytes()


def records_in(file: Path) -> list[tuple[int, int]]:
    """The games in a file of records, all of which must replay."""
    games = [Game.from_record(json.loads(line)) for line in file.read_text().splitlines()]
    where = [game.extra["arena"] for game in games]
    return [(one["deal"], one["rotation"]) for one in where]  # type: ignore[index] # as written


def test_a_file_contains_the_setup_and_every_game(file: Path) -> None:
    result = play(file)
    header, *games = [json.loads(line) for line in file.read_text().splitlines()]
    assert header == {
        "linko_arena": 2, "bots": ["greedy", "random"], "edition": "duel", "seats": 2, "seed": 3,
        "seconds": 10.0, "made_with": SETUP.made_with,
    }  # fmt: skip
    assert len(games) == 6
    assert games[1].keys() == {
        "deal", "rotation", "starter", "seating", "scores", "shares", "turns", "ended_by",
        "decisions", "thought", "slowest", "failure_counts", "failures",
    }  # fmt: skip
    assert read_results(file) == result


def test_a_custom_edition_survives_the_file() -> None:
    options = Options(ones_beat_top=True, jokers=3)
    setup = Setup.of("random", "random", edition=options, seats=2)
    assert Setup.from_header(setup.header()) == setup


def test_an_existing_file_is_not_changed_without_resume(file: Path) -> None:
    file.write_text("precious")
    assert refusal(lambda: play(file)).code == "arena_file_exists"
    assert file.read_text() == "precious"
    results = file.with_name("other.json")
    assert refusal(lambda: play(results, records=file)).code == "arena_file_exists"
    assert not results.exists()
    assert refusal(lambda: write_results(file, SETUP, ())).code == "arena_file_exists"


def test_resuming_plays_the_missing_games_and_gives_the_same_result(file: Path) -> None:
    whole = arena.run(SETUP, games=10, workers=0)
    play(file, games=4)
    before = file.read_bytes()
    again = play(file, games=10, resume=True)
    assert without_times(again.games) == without_times(whole.games)
    assert file.read_bytes().startswith(before)
    assert without_times(read_results(file).games) == without_times(whole.games)


def test_resuming_a_finished_run_or_a_longer_one_changes_nothing(file: Path) -> None:
    play(file, games=6)
    before = file.read_bytes()
    for games in (2, 6):
        assert play(file, games=games, resume=True).deals == 3
    assert file.read_bytes() == before


def test_resuming_a_missing_file_starts_a_new_run(file: Path) -> None:
    assert play(file, games=2, resume=True).deals == 1
    assert refusal(lambda: arena.run(SETUP, resume=True)).code == "arena_nothing_to_resume"


def test_the_game_of_a_truncated_line_is_played_again(file: Path) -> None:
    whole = play(file, games=4)
    content = file.read_bytes()
    last = content.rstrip(b"\n").rfind(b"\n") + 1
    for end in (last + 1, (last + len(content)) // 2, len(content) - 1):
        file.write_bytes(content[:end])
        assert len(read_results(file).games) == 2
        assert without_times(play(file, games=4, resume=True).games) == without_times(whole.games)
        assert len(file.read_text().splitlines()) == 5


def test_a_truncated_first_line_is_written_again(file: Path, two_games: bytes) -> None:
    header = two_games.splitlines()[0]
    for end in (0, 1, len(header)):
        file.write_bytes(header[:end])
        assert play(file, games=2, resume=True).deals == 1
    file.write_bytes(b"precious")
    assert refusal(lambda: play(file, resume=True)).code == "arena_empty_file"
    assert file.read_bytes() == b"precious"


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (Setup.of("greedy", "kitten", edition="duel", seed=3), "'greedy', 'random' instead of"),
        (Setup.of("greedy", "random", edition="phantom", seed=3), "edition 'duel' instead of"),
        (Setup.of("greedy", "random", seats=3, seed=3), "edition 'duel' instead of 'classic'"),
        (Setup.of("greedy", "random", edition="duel", seed=4), "seed 3 instead of 4"),
        (Setup.of("greedy", "random", edition="duel", seed=3, seconds=1), "seconds 10.0 instead"),
    ],
)
def test_another_setup_is_refused_with_the_difference(
    file: Path, two_games: bytes, other: Setup, words: str
) -> None:
    file.write_bytes(two_games)
    error = refusal(lambda: Run(other, results=file, resume=True))
    assert error.code == "arena_resume_other"
    assert words in str(error)
    strange = file.with_name("strange.json")
    write_results(strange, other, ())
    error = refusal(lambda: merge([file, strange]))
    assert error.code == "arena_other_setup"
    assert file.read_bytes() == two_games


def test_merging_adds_disjoint_runs(file: Path, tmp_path: Path) -> None:
    whole = arena.run(SETUP, games=10, workers=0)
    play(file, games=4)
    other = tmp_path / "other.json"
    play(other, games=6, first_deal=2)
    merged = merge([other, file])
    assert without_times(merged.games) == without_times(whole.games)
    assert merged.rating(0) == whole.rating(0)
    write_results(tmp_path / "sum.json", merged.setup, merged.games)
    assert read_results(tmp_path / "sum.json") == merged


def test_a_file_may_be_given_as_a_string(file: Path, tmp_path: Path) -> None:
    name, records = str(file), str(tmp_path / "records.jsonl")
    result = arena.run(SETUP, games=2, workers=0, results=name, records=records)
    assert read_results(name) == merge([name]) == result
    copy = tmp_path / "copy.json"
    write_results(str(copy), result.setup, result.games)
    assert copy.read_bytes() == file.read_bytes()
    assert refusal(lambda: merge([name, str(copy)])).code == "arena_deal_twice"


def test_merging_counts_nothing_twice(file: Path, tmp_path: Path) -> None:
    play(file, games=4)
    other = tmp_path / "other.json"
    play(other, games=4, first_deal=1)
    error = refusal(lambda: merge([file, other]))
    assert error.code == "arena_deal_twice"
    assert error.params["deal"] == 1
    assert refusal(lambda: merge([file, file])).code == "arena_deal_twice"
    assert refusal(lambda: merge([])).code == "arena_nothing_to_merge"


def test_a_game_twice_in_one_file_is_refused(file: Path, two_games: bytes) -> None:
    lines = two_games.splitlines(keepends=True)
    file.write_bytes(b"".join([*lines, lines[-1]]))
    assert refusal(lambda: read_results(file)).code == "arena_game_twice"


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("linko_arena", 1, "arena_version"),
        ("linko_arena", None, "arena_no_header"),
        ("made_with", None, "arena_no_header"),
        ("made_with", "nothing", "arena_bad_value"),
        ("made_with", {"bots": ["greedy"]}, "arena_bad_value"),
        ("bots", "greedy", "arena_bad_value"),
        ("bots", [1, 2], "arena_bad_setup"),
        ("seats", "2", "arena_bad_value"),
        ("seats", 3, "arena_bad_setup"),
        ("seed", "x", "arena_bad_value"),
        ("seed", -1, "arena_bad_setup"),
        ("seconds", [], "arena_bad_value"),
        pytest.param("seconds", 10**400, "arena_bad_value", id="huge seconds"),
        ("seconds", 86_401, "arena_bad_value"),
        pytest.param("seats", 10**400, "arena_bad_setup", id="huge seats"),
        ("edition", "poker", "arena_bad_setup"),
    ],
)
def test_a_wrong_first_line_is_refused(file: Path, key: str, value: object, code: str) -> None:
    header = SETUP.header() | {key: value}
    if value is None:
        del header[key]
    file.write_text(json.dumps(header) + "\n")
    error = refusal(lambda: read_results(file))
    assert error.code == "arena_line"
    assert str(error).startswith(f"{file}, line 1: ")
    assert isinstance(reason := error.params["reason"], ArenaError)
    assert reason.code == code


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("deal", None, "arena_missing_key"),
        ("deal", -1, "arena_bad_value"),
        pytest.param("deal", 10**400, "arena_bad_value", id="huge deal"),
        ("scores", [10**400, 1], "arena_bad_value"),
        ("scores", [-(10**400), 1], "arena_bad_value"),
        ("shares", [10**400, 1], "arena_bad_value"),
        ("decisions", [10**400, 1], "arena_bad_value"),
        ("thought", [10**400, 1], "arena_bad_value"),
        ("slowest", [1e308, 1], "arena_bad_value"),
        ("rotation", 2, "arena_bad_value"),
        ("rotation", 1, "arena_bad_value"),
        ("seating", [0, 0], "arena_bad_value"),
        ("scores", [1], "arena_bad_value"),
        ("scores", [1, "2"], "arena_bad_value"),
        ("shares", [1, 1], "arena_bad_value"),
        ("shares", [2, -1], "arena_bad_value"),
        ("turns", 1001, "arena_bad_value"),
        ("ended_by", "boredom", "arena_bad_value"),
        ("ended_by", ["out"], "arena_bad_value"),
        ("decisions", [1, -2], "arena_bad_value"),
        ("thought", [True, 1], "arena_bad_value"),
        ("failures", [[], [1]], "arena_bad_value"),
        ("failures", [[], 1], "arena_bad_value"),
    ],
)
def test_a_wrong_game_is_refused(
    file: Path, two_games: bytes, key: str, value: object, code: str
) -> None:
    header, first, second = two_games.decode().splitlines(keepends=True)
    data = json.loads(first) | {key: value}
    if value is None:
        del data[key]
    wrong = header + json.dumps(data) + "\n" + second
    file.write_text(wrong)
    error = refusal(lambda: play(file, resume=True))
    assert error.code == "arena_line"
    assert error.params["line"] == 2
    assert isinstance(reason := error.params["reason"], ArenaError)
    assert reason.code == code
    assert file.read_text() == wrong


@pytest.mark.parametrize("garbage", [b"oops\n", b"\xff\xfe\n", b"[]\n", b"\n", b"{}\n"])
def test_garbage_is_refused_in_any_line(file: Path, two_games: bytes, garbage: bytes) -> None:
    lines = two_games.splitlines(keepends=True)
    for place in range(4):
        file.write_bytes(b"".join([*lines[:place], garbage, *lines[place:]]))
        error = refusal(lambda: read_results(file))
        assert error.code == "arena_line"
        assert error.params["line"] == place + 1
    file.write_bytes(b"")
    assert refusal(lambda: read_results(file)).code == "arena_empty_file"


def test_records_match_the_results_after_every_kind_of_interruption(
    file: Path, tmp_path: Path
) -> None:
    records = tmp_path / "records.jsonl"
    play(file, games=4, records=records)
    content, results = records.read_bytes(), file.read_bytes()
    cut = results.rstrip(b"\n").rfind(b"\n") + 1
    expected = [(deal, rotation) for deal in range(3) for rotation in range(2)]
    for kept, left in (
        (results, content),
        (results[:cut], content),  # killed between the record and the result
        (results[: cut + 9], content),
        (results[:cut], content[:-9]),  # killed while writing the record
    ):
        records.write_bytes(left)
        file.write_bytes(kept)
        play(file, games=6, records=records, resume=True)
        assert records_in(records) == expected
        assert len(read_results(file).games) == 6


def test_records_of_other_results_are_refused(file: Path, tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    play(file, games=4, records=records)
    lines = records.read_text().splitlines(keepends=True)
    foreign = json.dumps(Game.deal(seats=2, seed=1).record()) + "\n"
    for content, code in (
        ("".join(lines[:2]), "arena_records_missing"),
        ("".join([*lines, lines[0]]), "arena_strange_record"),
        ("".join([foreign, *lines]), "arena_strange_record"),
        ("oops\n", "arena_line"),
        ('{"arena": {"seed": 3}}\n' + "".join(lines), "arena_strange_record"),
    ):
        records.write_text(content)
        error = refusal(lambda: play(file, games=6, records=records, resume=True))
        assert error.code == code
        assert records.read_text() == content
    records.unlink()
    error = refusal(lambda: play(file, games=6, records=records, resume=True))
    assert error.code == "arena_records_missing"
    assert not records.exists()


def test_results_and_records_need_two_files(file: Path) -> None:
    assert refusal(lambda: play(file, records=file)).code == "arena_one_file"
    assert not file.exists()


def test_a_file_cannot_be_written_by_two_runs_at_once(file: Path, two_games: bytes) -> None:
    pytest.importorskip("fcntl")
    file.write_bytes(two_games)
    first = Run(SETUP, games=4, workers=0, results=file, resume=True)
    second = Run(SETUP, games=4, workers=0, results=file, resume=True)
    errors: list[str] = []
    first.play(lambda: errors.append(refusal(second.play).code))
    assert errors == ["arena_file_in_use"] * 2
    assert len(read_results(file).games) == 4


@pytest.mark.parametrize(
    ("resume", "code"), [(False, "arena_file_exists"), (True, "arena_file_in_use")]
)
def test_lines_written_by_another_run_in_the_meantime_are_not_truncated(
    file: Path, two_games: bytes, resume: bool, code: str
) -> None:
    run = Run(SETUP, games=4, workers=0, results=file, resume=resume)
    file.write_bytes(two_games)
    assert refusal(run.play).code == code
    assert file.read_bytes() == two_games
    longer = Run(SETUP, games=4, workers=0, results=file, resume=True)
    play(file, resume=True)
    assert refusal(longer.play).code == "arena_file_in_use"
    assert len(read_results(file).games) == 6


def test_playing_a_run_twice_keeps_its_games_in_the_files(file: Path, tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    run = Run(SETUP, games=4, workers=0, results=file, records=records)

    def interrupt() -> None:
        if run.done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run.play(interrupt)
    run.play()
    run.play()
    assert read_results(file) == run.result
    assert records_in(records) == [(0, 0), (0, 1), (1, 0), (1, 1)]


def test_a_file_that_cannot_be_opened_is_refused_before_any_bot_is_created(
    file: Path, tmp_path: Path
) -> None:
    nowhere = tmp_path / "nowhere" / "results.json"
    nobody = Setup.of("deep blue", "deep blue")
    for results, records in ((nowhere, None), (file, nowhere)):
        with pytest.raises(FileNotFoundError):
            Run(nobody, workers=0, results=results, records=records)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_vanishes_does_not_affect_other_files(file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    run = Run(SETUP, games=2, workers=0, results=folder / "results.json", records=file)
    folder.rmdir()
    with pytest.raises(FileNotFoundError):
        run.play()
    assert list(tmp_path.iterdir()) == []


def test_a_sequential_test_of_a_file_has_the_same_result_as_in_the_run(file: Path) -> None:
    run = Run(SETUP, games=400, workers=0, results=file, test=SequentialTest(seats=2, margin=0.3))
    run.play()
    said = run.result
    play(file, games=2 * said.deals + 6, resume=True)
    assert read_results(file).deals == said.deals + 3
    tested = read_results(file).tested(SequentialTest(seats=2, margin=0.3))
    assert tested == said
    assert said.outcome is not None
    assert said.outcome.verdict == "stronger"
    undecided = read_results(file).tested(SequentialTest(seats=2, margin=0.01))
    assert undecided.deals == said.deals + 3
    assert undecided.outcome is not None
    assert undecided.outcome.verdict == "undecided"


def test_a_sequential_test_of_too_few_games_is_undecided() -> None:
    result = arena.run(SETUP, games=4, workers=0, test=SequentialTest(seats=2))
    assert result.outcome is not None
    assert (result.outcome.verdict, result.outcome.deals, result.deals) == ("undecided", 2, 2)


def test_the_page_on_the_arena_names_every_key() -> None:
    page = (ROOT / "docs/arena.md").read_text(encoding="utf-8")

    def keys_of(heading: str) -> list[str]:
        part = page.split(f"## {heading}\n")[1].split("\n## ")[0]
        return re.findall(r"^\| `(\w+)` \|", part, flags=re.MULTILINE)

    summary = arena.run(SETUP, games=2, workers=0).summary()
    bots = summary["bots"]
    assert isinstance(bots, list)
    assert keys_of("The result file") == [*SETUP.header(), *(f.name for f in fields(PlayedGame))]
    assert keys_of("The summary") == [*summary, *bots[0]]
