"""`linko play`, played by script through pipes and on a real terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from rich.console import Console

from linko import BotError, Game, Move, Options, Seat, State, View
from linko.cli.play.command import _opponents
from linko.cli.play.hint import SHOWN, Adviser
from linko.cli.play.prompt import _whole_group
from linko.cli.play.rules_page import rules_page
from linko.cli.play.typed_choices import read_choice
from linko.cli.play.typed_sets import read_play
from linko.cli.play.words import (
    YOU,
    choice_words,
    consequence,
    end_words,
    points,
    question,
    winner_words,
)
from linko.game import as_options, drawn_seed, random_source
from linko.options import EDITIONS
from linko.records import read_records
from linko.rules import view
from tests.conftest import Command
from tests.rules.position import after, position
from tests.server.interrupt import hear_interrupts, unmeasured

NAMES = (YOU, "Ben", "Cy", "Dee")
PLAIN = {"COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}
ANSI = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
COMMAND = (sys.executable, "-m", "linko", "play")
PROMPT = " › "


def newcomer(prompt: str) -> str:
    """Answers by what the prompt itself suggests: its example, or the first choice."""
    example = re.search(r"for example (\S+)", prompt)
    if example:
        return example.group(1)
    if "letter or card" in prompt:
        return "p"
    return prompt[0] if re.match(r"1–|a–", prompt) else ""


def converse(
    read: Callable[[], bytes], write: Callable[[bytes], object], answer: Callable[[str], str | None]
) -> str:
    """Answer every prompt until the other side falls silent; None hangs up. All that was said."""
    said = b""
    heard = 0
    while piece := read():
        said += piece
        line = ANSI.sub("", said[heard:].decode("utf-8", "replace"))
        if line.endswith(PROMPT):
            heard = len(said)
            reply = answer(line.splitlines()[-1])
            if reply is None:
                break
            write(f"{reply}\n".encode())
    return ANSI.sub("", said.decode()).replace("\r\n", "\n")


def play_by_pipe(
    *arguments: str, answer: Callable[[str], str | None] = newcomer
) -> tuple[int, str, str]:
    """Play through pipes: the status, and what was said on both streams."""
    with subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        env=os.environ | PLAIN,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        stdout = process.stdout
        said = converse(lambda: stdout.read(4096) or b"", process.stdin.write, answer)
        process.stdin.close()
        said += stdout.read().decode()
        errors = process.stderr.read().decode()
    assert "Traceback" not in said + errors
    return process.returncode, said, errors


def own_the_terminal() -> None:
    hear_interrupts()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@contextmanager
def terminal(*arguments: str, columns: int = 80) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """The command on a terminal of its own, where Ctrl-C is heard, and our end of it."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    environment = {name: text for name, text in unmeasured().items() if name != "COLUMNS"}
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment | {"TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"},
        start_new_session=True,
        preexec_fn=own_the_terminal,
    )
    os.close(theirs)
    try:
        yield process, ours
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def heard_from(ours: int) -> bytes:
    try:
        return os.read(ours, 4096)
    except OSError:  # the other end is closed
        return b""


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
def test_a_newcomer_plays_a_whole_game(edition: str, seats: int, tmp_path: Path) -> None:
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


def test_the_same_seed_and_answers_play_the_same_game_and_hidden_cards_are_never_told() -> None:
    once, again = (play_by_pipe("--bot", "random", "--seed", "8") for _ in range(2))
    assert once == again
    status, said, _ = once
    assert status == 0
    assert "drew a card from the pile" in said
    assert re.search(r"(Ben|Cy|Dee) drew (\d+|X) from the pile", said) is None


def test_it_is_played_on_a_real_terminal_too(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ("--bot", "greedy", "--seed", "2", "--seats", "3", "--records", str(file))
    with terminal(*arguments) as (process, ours):
        said = converse(lambda: heard_from(ours), lambda text: os.write(ours, text), newcomer)
        assert process.wait(60) == 0
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

    with terminal("--bot", "greedy", "--seed", "2", "--records", str(file)) as (process, ours):
        said = converse(lambda: heard_from(ours), lambda text: os.write(ours, text), answer)
        assert process.wait(60) == 130
    assert "interrupted" in said
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


def test_records_are_added_to_what_the_file_holds(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for _ in range(2):
        play_by_pipe("--bot", "greedy", "--seed", "2", "--records", str(file), answer=lambda _: "q")
    assert len(records_of(file)) == 2


def test_wrong_input_is_explained_and_asked_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    wrong = ["", "what", "7 8", "14", "1 1 1 1 1 1 1", "\x1b[2J", "7" * 5000, "l 7 8", "1" * 39]
    replies = iter([*wrong, "q"])
    status, said, _ = play_by_pipe(
        "--bot", "greedy", "--seed", "3", "--records", str(file), answer=lambda _: next(replies)
    )
    assert status == 0
    assert records_of(file)[0].moves == ()
    assert said.count("for example") == len(wrong) + 1
    assert "7-8 is no set" in said
    assert "so 1-1-1-1-1-1-1 cannot be laid" in said
    assert "Type the cards you lay" in said
    assert "\x1b" not in said.replace("\x1b[2J", "", 1)


def test_help_list_hint_and_table_are_shown_on_request() -> None:
    replies = iter(["?", "l", "h", "t", "l 3-3", "q"])
    _, said, _ = play_by_pipe("--bot", "greedy", "--seed", "3", answer=lambda _: next(replies))
    assert "Your set must snatch" in said
    assert "snatching nothing:" in said
    assert "3-3  snatches nothing" in said
    assert re.search(r"— wins \d+ %", said)
    assert "if everybody plays well from here" in said
    assert said.count("╭─ classic, turn 1 ") == 2


def test_a_match_is_added_up_and_its_winner_told(tmp_path: Path) -> None:
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
    assert "after 1 game." in said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--bot", "deep blue"), "there is no bot 'deep blue'"),
        (("--edition", "duel", "--seats", "3"), "exactly 2 players"),
        (("--bot", "random", "--bot", "greedy", "--seats", "2"), "2 bots for 1 opponents"),
        (("--rounds", "1", "--target", "9"), "give one of them"),
        (("--records", "/nowhere/at/all"), "No such file or directory"),
        (("--records", "-"), "give a file for the records"),
        (("--name", "\udcff"), "the name of a seat is text"),
    ],
)
def test_bad_arguments_are_refused_before_a_game_begins(
    linko: Command, arguments: tuple[str, ...], words: str
) -> None:
    ended = linko("play", *arguments)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert words in ended.stderr


def test_a_small_deck_is_played_by_as_many_as_it_supplies() -> None:
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


BROKEN_BOT = """
class Broken:
    def __init__(self, seed=None):
        pass

    def choose(self, view):
        raise ValueError("no idea")
"""


def test_a_bot_that_fails_is_told_in_one_line_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bot.py").write_text(BROKEN_BOT, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    status, said, errors = play_by_pipe("--bot", "broken_bot:Broken", "--seats", "2", "--seed", "1")
    assert status == 0
    assert "The game is over" in said
    assert errors.startswith("Ben's bot raised ValueError: no idea; a simple move was made")


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


def test_every_game_of_a_match_has_bots_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "new_bot.py").write_text(NEW_BOT, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
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


def test_the_seeds_of_bots_say_nothing_of_the_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "seed_bot.py").write_text(SEED_BOT, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    arguments = ("--bot", "seed_bot:Seed", "--seats", "3", "--rounds", "1", "--seed", "4")
    replies = iter(["", "q"])
    errors = play_by_pipe(
        *arguments, answer=lambda prompt: newcomer(prompt) if next(replies) == "" else "q"
    )[2]
    given = {int(seed) for seed in re.findall(r"seed (\d+),", errors)}
    rng = random_source(4)
    assert len(given) == 2
    assert given.isdisjoint([4, *(drawn_seed(rng) for _ in range(100))])


HAND = position(
    """
    classic
    > A: 1 1 1 1 2 2 3 3 7 7 11 11 12 X X | 2
      B: 5 | 10, 4-4
      C: 5 | 6-6
    row: 1 7
    pile: 9
    """
)


def seen(state: State, seat: int = 0) -> View:
    return view(state, Seat(seat))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("7", "7"), ("7-7", "7-7"), ("7 7", "7-7"), ("7,7", "7-7"), ("77", "7-7"), ("7x2", "7-7"),
        ("7*2", "7-7"), ("2 × 7", "7-7"), ("7 x", "7-X"), ("x7", "7-X"), ("77xx", "7-7-X-X"),
        ("7 7 joker", "7-7-X"), ("jokers", "X"), ("J J", "X-X"), ("11", "11"), ("1 1", "1-1"),
        ("1212", None), ("111", "1-1-1"), ("12", "12"), (" 7  -  7 ", "7-7"), ("11 11", "11-11"),
        ("2x2", None), ("3x1", None), ("x", "X"), ("7x3", None), ("8", None), ("", None),
        ("0", None), ("7 8", None), ("take", None), ("row:7", None), ("seven", None),
        ("1111", None), ("1111x", None), ("7 77", None), ("2x13", None), ("99x1", None),
    ],
)  # fmt: skip
def test_plays_are_read_as_people_type_them(typed: str, meant: str | None) -> None:
    read = read_play(typed, seen(HAND))
    assert (read.text if isinstance(read, Move) else None) == meant


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("7 7 7", "you hold only two 7s, so 7-7-7 cannot be laid"),
        ("12 12", "you hold only one 12, so 12-12 cannot be laid"),
        ("8", "you hold no 8, so 8 cannot be laid"),
        ("xxx", "you hold only two jokers, so X-X-X cannot be laid"),
        ("1111", "that could be 1-1-1-1 or 11-11; which one?"),
        ("3x1", "that could be 1-1-1 or 3; which one?"),
        ("7 8", "7-8 is no set: a set is cards of one rank, jokers or both (R2)"),
    ],
)
def test_what_cannot_be_laid_is_explained(typed: str, said: str) -> None:
    assert read_play(typed, seen(HAND)) == said


def consequences(state: State) -> dict[str, str]:
    table = seen(state)
    return {
        move.text: consequence(table, move, prey, NAMES)
        for move, prey in zip(table.legal_moves, table.prey, strict=True)
    }


def test_every_play_says_what_it_would_snatch() -> None:
    said = consequences(HAND)
    assert said["7-7"] == "snatches Ben's 4-4 and Cy's 6-6"
    assert said["2-2"] == ""
    going_out = position("classic\n> A: 7 7 | 3-3\n  B: 5 5 | 4-4\nrow: 1\npile: 2")
    assert consequences(going_out)["7-7"] == (
        "empties your hand: the game ends, and you have 4 points"
    )


DUEL = position(
    """
    duel
    > A: 7 7 9 | 2
      B: 5 5 | 10, 4-4
    row: 7 2+13
    pile: 9 9 9 9 9 9 9 9 9 9 9 9 9 9
    ghost: 3 3 5 5 8
    """
)


def choices(state: State, seat: int = 0) -> list[str]:
    """The question and its choices, as the human reads them."""
    table = seen(state, seat)
    called = tuple(YOU if one == seat else NAMES[one or 1] for one in range(table.seats))
    return [
        question(table, called),
        *(choice_words(table, move, called) for move in table.legal_moves),
    ]


def test_every_choice_says_what_follows() -> None:
    assert consequences(DUEL)["7-7"] == "snatches the ghost's 3-3 or 5-5 and Ben's 4-4"
    ghost = after(DUEL, "7-7")
    assert choices(ghost) == [
        "Your set snatches one of the ghost's sets. Which one?",
        "take the ghost's two 3s",
        "take the ghost's two 5s",
    ]
    take = after(ghost, "ghost:3")
    assert choices(take) == [
        "Your set snatches Ben's two 4s.",
        "take Ben's two 4s into your hand: Ben draws two cards",
        "leave them: Ben picks them up, or discards them and draws two cards",
    ]
    answer = after(take, "leave")
    assert choices(answer, 1) == [
        "Ben snatched your two 4s and leaves them.",
        "pick up your two 4s: back into your hand",
        "discard them and draw two cards",
    ]
    draw = after(answer, "discard")
    assert choices(draw, 1) == [
        "Draw a card, two to go. Which one?",
        "the top card of the pile, unseen",
        "a 7 from the row",
        "a 2 and a 13 from the row",
    ]
    assert choices(after(draw, "pile"), 1)[0] == "Draw a card. Which one?"


DRAW = after(DUEL, "7-7", "ghost:3", "leave", "discard")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("p", "pile"), ("pile", "pile"), ("a", "row:7"), ("7", "row:7"), ("row:7", "row:7"),
        ("b", "row:2+13"), ("2", "row:2+13"), ("13", "row:2+13"), ("2+13", "row:2+13"),
        (" B ", "row:2+13"), ("1", None), ("3", None), ("x", None), ("n", None), ("", None),
    ],
)  # fmt: skip
def test_draws_are_chosen_by_letter_or_by_card(typed: str, meant: str | None) -> None:
    read = read_choice(typed, seen(DRAW, 1))
    assert (read.text if isinstance(read, Move) else None) == meant


def test_a_joker_is_drawn_by_its_sign_and_a_card_alone_before_a_bundle() -> None:
    table = position(
        "duel\n> A: 7 9 | 2\n  B: 5 |\nrow: X 4+X 4 6+X 5+13 3+13\npile: 9 9\nghost: 8"
    )
    drawing = seen(after(table, "7"))
    for typed, meant in (("x", "row:X"), ("joker", "row:X"), ("4", "row:4"), ("6", "row:6+X")):
        read = read_choice(typed, drawing)
        assert isinstance(read, Move)
        assert read.text == meant
    assert read_choice("n", drawing) == read_choice("nothing", drawing) == Move.parse("pass")
    assert read_choice("13", drawing) == "that could be 3+13 or 5+13; which one?"


def test_what_can_be_typed_is_said() -> None:
    assert read_choice("1", seen(DRAW, 1)) == "type p, a or b, or the card itself, as 7"
    ghost = after(DUEL, "7-7")
    assert read_choice("1", seen(ghost)) == "type a or b, or the card itself, as 3"
    assert read_choice("5", seen(ghost)) == read_choice("b", seen(ghost)) == Move.parse("ghost:5")
    take = after(ghost, "ghost:3")
    assert read_choice("3", seen(take)) == "type a number from 1 to 2, or take or leave"
    assert read_choice("Leave", seen(take)) == read_choice("2", seen(take)) == Move.parse("leave")
    answer = seen(after(take, "leave"), 1)
    assert read_choice("pick up", answer) == Move.parse("pickup")


def test_the_example_of_a_play_is_a_whole_group() -> None:
    assert str(_whole_group(seen(HAND))) == "2-2"
    fours = position("classic\n> A: 3 4 4 4 X | 2\n  B: 5 |\nrow: 1\npile: 9")
    assert str(_whole_group(seen(fours))) == "4-4-4"
    jokers = position("classic\n> A: X X | 2\n  B: 5 |\nrow: 1\npile: 9")
    assert str(_whole_group(seen(jokers))) == "X"


def test_the_consolation_draw_can_be_declined() -> None:
    assert choices(after(DUEL, "7", "row:7"), 1)[0] == "Which cards do you lay?"
    assert choices(after(DUEL, "7")) == [
        "You snatched nothing, so you may draw one card.",
        "the top card of the pile, unseen",
        "a 7 from the row: you would hold two 7s",
        "a 2 and a 13 from the row",
        "draw nothing",
    ]


@pytest.mark.parametrize(
    ("table", "ending", "winner"),
    [
        (
            "classic\n> A: 7 | 3-3\n  B: 5 | 4\nrow: 1\npile: 2",
            "you laid your last card.",
            "you win with 3 points, 3 ahead.",
        ),
        (
            "classic\n  A: 7 | 3-3\n> B: 5 5 | 4-4-4\nrow: 1\npile: 2",
            "Ben laid the last card.",
            "Ben wins with 5 points, 4 ahead.",
        ),
        (
            "classic\n> A: 7 | 3-3\n  B: 5 | 4-4-4-4\nrow: 1\npile: 2",
            "you laid your last card.",
            "you and Ben share the win with 3 points.",
        ),
        (
            "advanced\n> A: 7 | 3-3\n  B: 5 | 4-4-4-4\n  C: 9 9 |\nrow: 1\npile: 2",
            "you laid your last card.",
            "you and Ben have 3 points each; you hold the fewest cards and win.",
        ),
        (
            "classic\n> A: 7 8 |\n  B: 5 | 3\nrow: 4",
            "row and pile are empty.",
            "you win with −1 point, 1 ahead.",
        ),
    ],
)
def test_the_end_is_told_with_its_reason(table: str, ending: str, winner: str) -> None:
    start = position(table)
    state = after(start, str(view(start, start.turn).legal_moves[-1]))
    if not state.is_over:
        state = after(state, "take", "row:4")
    over = seen(state)
    assert end_words(over, over.turn, NAMES) == ending
    assert winner_words(over, NAMES) == winner


def test_points_are_counted_in_words() -> None:
    assert [points(score) for score in (1, -1, 0, -12)] == [
        "1 point", "−1 point", "0 points", "−12 points",
    ]  # fmt: skip


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_fit_on_one_screen(edition: str) -> None:
    console = Console(width=80, color_system=None)
    with console.capture() as shown:
        console.print(rules_page(as_options(edition)))
    assert shown.get().count("\n") <= 22
    assert ("Ones" in shown.get()) == (edition == "expert")
    assert ("consolation" in shown.get()) == (edition in {"basic", "duel"})
    assert ("begins with two jokers" in shown.get()) == (edition in {"duel", "phantom"})
    assert "▶ whose turn, ? who must decide" in shown.get()


def test_a_hint_tells_the_best_moves_and_what_they_promise() -> None:
    table = Game.deal("classic", seats=3, seed=7, starter=0).view(0)
    lines = Adviser().advice(table, NAMES)
    assert len(lines) == SHOWN
    for line in lines:
        move, promise = line.split(" — ")
        assert move in {move.text for move in table.legal_moves}
        assert re.fullmatch(r"wins \d+ %, score [+-]\d+\.\d", promise)
    shares = [int(line.split("wins ")[1].split(" %")[0]) for line in lines[1:]]
    assert shares == sorted(shares, reverse=True)
