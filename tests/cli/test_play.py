"""`linko play`, played by script through pipes and on a real terminal."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from linko import BotError, Game, Options
from linko.cli.play.command import _opponents
from linko.game import drawn_seed, random_source
from linko.options import EDITIONS
from linko.records import read_records
from tests.cli.typist import newcomer, play_by_pipe, play_on_terminal
from tests.conftest import Command


def records_of(file: Path) -> list[Game]:
    with file.open("rb") as source:
        return [
            Game.from_record(line.data)
            for line in read_records(source)
            if isinstance(line.data, dict)
        ]


@pytest.mark.parametrize(
    ("edition", "seats"),
    [
        ("classic", 5),
        ("duel", 2),
        pytest.param("basic", 3, marks=pytest.mark.slow),
        pytest.param("advanced", 4, marks=pytest.mark.slow),
        pytest.param("expert", 4, marks=pytest.mark.slow),
        pytest.param("phantom", 2, marks=pytest.mark.slow),
    ],
)
def test_a_new_player_plays_a_whole_game(edition: str, seats: int, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    status, said, errors = play_by_pipe(
        "--edition", edition, "--seats", str(seats), "--bot", "greedy", "--name", "Ann",
        "--seed", "5", "--records", str(file),
    )  # fmt: skip
    assert (status, errors) == (0, "")
    (game,) = records_of(file)
    assert game.is_over
    assert game.options == EDITIONS[edition]
    assert game.names == ("Ann", "Ben", "Cy", "Dee", "Eve")[:seats]
    assert game.extra["bots"] == [None, *["greedy"] * (seats - 1)]
    assert "The game is over: " in said
    assert said.count("Which cards do you lay?") > 2
    for name, score in zip(game.names, game.scores, strict=True):
        assert re.search(rf"{name} .* {score}".replace("-", "−"), said)


def test_the_same_seed_and_answers_play_the_same_game_and_hidden_cards_are_never_shown() -> None:
    once, again = (play_by_pipe("--bot", "random", "--seed", "8") for _ in range(2))
    assert once == again
    status, said, _ = once
    assert status == 0
    assert "drew a card from the pile" in said
    assert re.search(r"(Ben|Cy|Dee) drew (\d+|X) from the pile", said) is None


def test_a_game_is_played_on_a_real_terminal(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    status, said = play_on_terminal(
        "--bot", "greedy", "--seed", "2", "--seats", "3", "--records", str(file)
    )
    assert status == 0
    (game,) = records_of(file)
    assert game.is_over
    assert "The game is over: " in said
    assert max(map(len, said.splitlines())) <= 80


def test_ctrl_c_ends_the_game_and_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    prompts: list[str] = []

    def answer(prompt: str) -> str:
        prompts.append(prompt)
        return "\x03" if len(prompts) == 4 else newcomer(prompt)

    status, said = play_on_terminal(
        "--bot", "greedy", "--seed", "2", "--records", str(file), answer=answer
    )
    assert status == 130
    assert "Interrupted." in said
    assert "Traceback" not in said
    (game,) = records_of(file)
    assert not game.is_over
    assert len(game.moves) > 2


@pytest.mark.parametrize("goodbye", ["q", "quit", None])
def test_quitting_and_the_end_of_the_input_keep_what_was_played(
    goodbye: str | None, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    replies = iter(["", goodbye])

    def answer(prompt: str) -> str | None:
        reply = next(replies)
        return newcomer(prompt) if reply == "" else reply

    status, said, errors = play_by_pipe(
        "--bot", "greedy", "--seed", "2", "--records", str(file), answer=answer
    )
    assert (status, errors) == (0, "The unfinished game is saved.\n")
    (game,) = records_of(file)
    assert not game.is_over
    assert "The game is over" not in said


def test_records_are_appended_to_the_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for _ in range(2):
        play_by_pipe("--bot", "greedy", "--seed", "2", "--records", str(file), answer=lambda _: "q")
    assert len(records_of(file)) == 2


def test_a_match_sums_up_points_and_names_its_winner(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    status, said, _ = play_by_pipe(
        "--bot", "random", "--seats", "2", "--rounds", "1", "--seed", "4", "--records", str(file)
    )
    assert status == 0
    games = records_of(file)
    assert [game.extra["round"] for game in games] == [1, 2]
    totals = [sum(game.scores[seat] for game in games) for seat in range(2)]
    best = "You win" if totals[0] > totals[1] else "Ben wins"
    assert totals[0] != totals[1]
    assert f"{best} the match after 2 games." in said
    for name, total in zip(("You", "Ben"), totals, strict=True):
        assert f"{name} {total}".replace("-", "−") in said.splitlines()[-1]


def test_a_match_can_be_left_between_games(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    status, said, errors = play_by_pipe(
        "--bot", "random", "--seats", "2", "--target", "50", "--seed", "4", "--records", str(file),
        answer=lambda prompt: "q" if "next game" in prompt else newcomer(prompt),
    )  # fmt: skip
    assert (status, errors) == (0, "")
    assert len(records_of(file)) == 1
    assert "after one game." in said


# Who starts


@pytest.mark.parametrize(
    ("given", "seat"),
    [("you", 0), ("You", 0), ("1", 0), ("Ben", 1), ("cy", 2), ("3", 2), (" DEE ", 3)],
)
def test_the_starter_can_be_chosen(given: str, seat: int, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    _, said, _ = play_by_pipe(
        "--bot", "random", "--seed", "1", "--starter", given, "--records", str(file),
        answer=lambda _: "q",
    )  # fmt: skip
    assert records_of(file)[0].state.starter == seat
    assert ("You start.", "Ben starts.", "Cy starts.", "Dee starts.")[seat] in said


@pytest.mark.parametrize("given", ["you", "du", "Du"])
def test_every_language_also_understands_you(given: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    play_by_pipe(
        "--bot", "random", "--seed", "1", "--language", "de",
        "--starter", given, "--records", str(file), answer=lambda _: "q",
    )  # fmt: skip
    assert records_of(file)[0].state.starter == 0


def test_the_chosen_starter_starts_the_match_and_does_not_change_the_deal(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ("--bot", "random", "--seats", "2", "--seed", "1", "--records", str(file))
    for starter in ("random", "you", "Ben"):
        play_by_pipe(*arguments, "--starter", starter, answer=lambda _: "q")
    play_by_pipe(*arguments, "--rounds", "1", "--starter", "2")
    by_lot, mine, bens, first, second = records_of(file)
    assert by_lot.record()["deck"] == mine.record()["deck"] == bens.record()["deck"]
    assert [game.state.starter for game in (mine, bens, first, second)] == [0, 1, 1, 0]


# What is refused


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--bot", "deep blue"), "there is no bot 'deep blue'"),
        (("--edition", "duel", "--seats", "3"), "exactly 2 players"),
        (("--bot", "random", "--bot", "greedy", "--seats", "2"), "2 bots for 1 opponents"),
        (("--rounds", "1", "--target", "9"), "not both"),
        (("--records", "/nowhere/at/all"), "No such file or directory"),
        (("--records", "-"), "Give a file for the records."),
        (("--name", "\udcff"), "the name of a seat is text"),
        (("--starter", "Zed"), "--starter: 'Zed' cannot start."),
        (("--starter", "5"), "a number from 1 to 4, or a name: You, Ben, Cy and Dee."),
        (("--starter", "0"), "Give random, you,"),
        (("--starter", ""), "'' cannot start."),
        (("--starter", "Zed", "--language", "de"), "'Zed' kann nicht anfangen."),
        (("--language", "tlh"), "There is no language 'tlh'."),
        (("--language", ""), "There is no language ''."),
    ],
)
def test_bad_arguments_are_refused_before_a_game_begins(
    linko: Command, arguments: tuple[str, ...], words: str
) -> None:
    ended = linko("play", *arguments)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert words in re.sub(r"\s*│?\n│?\s*", " ", ended.stderr)


def test_a_small_deck_is_played_by_as_many_players_as_it_allows() -> None:
    study = Options(ranks=5, hand_size=12)
    assert _opponents(["a"], study, None) == ("a", "a")


def test_one_bot_for_all_opponents_or_one_for_each() -> None:
    classic = EDITIONS["classic"]
    assert _opponents(["a"], classic, None) == ("a", "a", "a")
    assert _opponents(["a"], EDITIONS["duel"], None) == ("a",)
    assert _opponents(["a", "b"], classic, None) == ("a", "b")
    with pytest.raises(BotError) as caught:
        _opponents(["a", "b"], classic, 4)
    assert caught.value.code == "bots_for_opponents"


# Bots of other people


BROKEN_BOT = """
class Broken:
    def __init__(self, seed=None):
        pass

    def choose(self, view):
        raise ValueError("no idea")
"""


def test_a_bot_that_fails_is_reported_in_one_line_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bot.py").write_text(BROKEN_BOT, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    status, said, errors = play_by_pipe("--bot", "broken_bot:Broken", "--seats", "2", "--seed", "1")
    assert status == 0
    assert "The game is over" in said
    assert errors.startswith("Ben’s bot failed: raised ValueError: no idea. A simple move was made")


NEW_BOT = """
class New:
    made = 0

    def __init__(self):
        New.made += 1
        self.game, self.is_closed = New.made, False

    def choose(self, view):
        if self.is_closed or view.standing.number != self.game:
            raise ValueError("not my game")
        return view.legal_moves[0]

    def close(self):
        self.is_closed = True
        print("closed", self.game)
"""


def test_every_game_of_a_match_has_its_own_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "new_bot.py").write_text(NEW_BOT, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    status, said, errors = play_by_pipe(
        "--bot", "new_bot:New", "--seats", "2", "--rounds", "1", "--seed", "1"
    )
    assert (status, errors) == (0, "")
    assert re.findall(r"closed \d", said) == ["closed 1", "closed 2"]


SEED_BOT = """
class Seed:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view):
        raise ValueError(f"seed {self.seed},")
"""


def test_the_seeds_of_bots_reveal_nothing_about_the_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "seed_bot.py").write_text(SEED_BOT, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    arguments = ("--bot", "seed_bot:Seed", "--seats", "3", "--rounds", "1", "--seed", "4")
    replies = iter(["", "q"])
    errors = play_by_pipe(
        *arguments, answer=lambda prompt: newcomer(prompt) if next(replies) == "" else "q"
    )[2]
    given = {int(seed) for seed in re.findall(r"seed (\d+),", errors)}
    rng = random_source(4)
    assert len(given) == 2
    assert given.isdisjoint([4, *(drawn_seed(rng) for _ in range(100))])
