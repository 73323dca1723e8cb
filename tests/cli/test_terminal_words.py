"""`linko play` in every language: whole games, the rules page, the stacks and the hints."""

from __future__ import annotations

import ast
import re

import pytest
from rich.console import Console

from linko import Game, Seat
from linko.cli.board import COVERED_SETS
from linko.cli.language import environment_language
from linko.cli.play import command
from linko.cli.play.example_turn import STACKS
from linko.cli.play.hint import SHOWN, Adviser
from linko.cli.play.rules_page import FORGOTTEN, TIPS, rules_page
from linko.cli.play.wording import Wording
from linko.game import as_options
from linko.options import EDITIONS
from linko.texts import say
from tests import ROOT
from tests.cli.typist import newcomer, play_by_pipe, play_on_terminal
from tests.texts.fluent_files import LANGUAGES, messages, wordings

ENGLISH_WORDS = re.compile(
    r"\b(the|your|you|draws?|laid|lays?|snatch\w*|pile|row|wins?|takes?|took|leaves?|left)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["basic", pytest.param("duel", marks=pytest.mark.slow)])
def test_a_whole_game_is_played_in_every_language(language: str, edition: str) -> None:
    arguments = ("--edition", edition, "--bot", "greedy", "--seed", "5", "--language", language)
    commands = iter(["l", "s", "t", "nonsense"])
    status, said, errors = play_by_pipe(
        *arguments, answer=lambda prompt: next(commands, None) or newcomer(prompt, language)
    )
    assert (status, errors) == (0, "")
    assert say(language, "terminal-over-supply").partition(":")[0] in said
    assert say(language, "terminal-ask-lay") in said
    if language not in {"en", "nl"}:  # Dutch shares words with English
        shown = said.replace("--bot", "")
        assert ENGLISH_WORDS.search(shown) is None, ENGLISH_WORDS.search(shown)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "fr-CH"}, "fr"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_MESSAGES": "de_DE.UTF-8", "LANG": "fr_FR.UTF-8"}, "de"),
        ({"LC_ALL": "", "LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "pl_PL", "LC_MESSAGES": "de_DE", "LANG": "fr_FR"}, "pl"),
    ],
)
def test_the_locale_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert environment_language(environment) == language


def test_the_error_for_an_unknown_language_lists_all_five() -> None:
    status, said, errors = play_by_pipe("--language", "it")
    assert (status, said) == (2, "")
    for code in LANGUAGES:
        assert f"{code} (" in errors


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_are_the_same_in_every_language_and_every_prompt_names_them(
    language: str,
) -> None:
    laying = say(language, "terminal-keys-lay")
    choosing = say(language, "terminal-keys-choose")
    assert re.findall(r"(?:^|· )(\S)", laying) == [*"?lshtq"]
    assert re.findall(r"(?:^|· )(\S)", choosing) == [*"?shtq"]
    assert max(len(laying), len(choosing)) < 80
    explained = say(language, "terminal-keys").split("\n")
    assert [line[0] for line in explained[1:]] == [*"lshtq"]


def test_no_sentence_is_written_in_the_code() -> None:
    """Apart from docstrings and the help of options, no string in the code has two words."""
    for path in (ROOT / "src/linko/cli/play").glob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        allowed = {id(part) for node in ast.walk(tree) for part in _not_shown(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words = re.findall(r"[a-z]{2,}", node.value)
                is_sentence = " " in node.value.strip() and len(words) > 1
                known = node.value in {"pick up", "draw nothing"} or "--bot" in node.value
                assert id(node) in allowed or known or not is_sentence, (path.name, node.value)


def _not_shown(node: ast.AST) -> list[ast.AST]:
    """The texts of docstrings, of options, of assertions and of styles."""
    if isinstance(node, ast.Expr):
        return [node.value]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
        if name in {"Option", "AssertionError", "Text"}:
            return [part for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return []


def test_help_list_hint_stacks_and_table_are_shown_on_request() -> None:
    replies = iter(["?", "l", "h", "t", "l 3-3", "s", "q"])
    _, said, _ = play_by_pipe("--bot", "greedy", "--seed", "3", answer=lambda _: next(replies))
    assert "you must snatch it" in said
    assert "These snatch nothing:" in said
    assert "3-3  snatches nothing" in said
    assert re.search(r"– wins \d+%", said)
    assert "if everybody plays well from here" in said
    assert said.count("╭─ Classic, turn 1 ") == 2
    assert said.count("All laid sets, oldest first:") == 1


def test_wrong_input_is_explained_and_asked_again() -> None:
    wrong = ["", "what", "7 8", "14", "1 1 1 1 1 1 1", "\x1b[2J", "7" * 5000, "l 7 8", "1" * 39]
    replies = iter([*wrong, "q"])
    status, said, _ = play_by_pipe("--bot", "greedy", "--seed", "3", answer=lambda _: next(replies))
    assert status == 0
    assert said.count("for example") == len(wrong) + 1
    assert "That is not a set." in said
    assert "so you cannot lay 1-1-1-1-1-1-1" in said
    assert "Type the cards you lay" in said
    assert "\x1b" not in said.replace("\x1b[2J", "", 1)


# Older sets


def test_the_whole_stack_of_a_player_is_shown_oldest_first() -> None:
    asked: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(prompt)
        if len(asked) < 22 or not prompt.startswith("for example"):
            return newcomer(prompt)
        return next(replies)

    replies = iter(["s", "s you", "s ben", "s 2", "s Zed", "q"])
    status, said, _ = play_by_pipe("--bot", "random", "--seats", "2", "--seed", "8", answer=answer)
    assert status == 0
    assert "older set" in said, "the table hides the oldest sets"
    answers = said.split("All laid sets, oldest first:\n")[1:]
    everybody, own, ben, second = (one.partition("for example")[0].split() for one in answers)
    assert own + ben == everybody
    assert ben == second
    assert len(ben) > 1 + COVERED_SETS + 1
    assert "Nobody here is called 'Zed'. At the table are You and Ben." in said


# The rules page


def page(language: str, edition: str) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as shown:
        console.print(rules_page(language, as_options(edition)))
    return spaced(shown.get())


def spaced(words: str) -> str:
    """The words with plain single spaces only."""
    return re.sub(r"\s+", " ", words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_page_matches_the_edition(language: str, edition: str) -> None:
    shown = page(language, edition)
    options = EDITIONS[edition]

    def said(message: str, **values: int) -> str:
        return spaced(say(language, message, **values))

    assert (said("rules-tie-fewest") in shown) == options.fewest_in_hand
    assert (said("rules-tie-shared") in shown) == (not options.fewest_in_hand)
    assert (said("rules-consolation") in shown) == options.consolation_draw
    assert (said("rules-ones", ranks=13) in shown) == options.ones_beat_top
    assert (said("rules-ghost-snatch") in shown) == options.ghost
    assert (said("rules-deal-ghost", dealt=11, row=6, ghost=13) in shown) == options.ghost
    for message in (*FORGOTTEN, *TIPS, "rules-chart-must", "rules-chart-next", "terminal-marks"):
        assert said(message) in shown, message


def test_the_page_has_all_tips_all_seven_points_and_the_whole_chart() -> None:
    there = messages("en", "rules")
    assert set(TIPS) == {one for one in there if one.startswith("rules-tip-")}
    forgotten = {one for one in there if re.match(r"rules-forget-(?!title)", one)}
    assert set(FORGOTTEN) == forgotten
    assert len(FORGOTTEN) == 7
    for edition in ("classic", "expert"):
        shown = page("en", edition)
        asked = "rules-chart-value-ones" if edition == "expert" else "rules-chart-value"
        for one, message in there.items():
            if one.startswith("rules-chart-") and not one.startswith("rules-chart-value"):
                assert next(wordings(message.value)) in shown, one
        value = say("en", asked, **({"ranks": 13} if edition == "expert" else {}))
        assert value in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_turn_has_a_picture_of_the_cards(language: str) -> None:
    shown = page(language, "classic")
    assert " ".join(name for name, _ in STACKS) in shown
    assert "│12│12│ │ 3│ │ 4│ 4│ │ 5│" in shown
    assert "│ 9│ 9│ │ 7│ 7│" in shown
    assert say(language, "rules-example-lay", cards="12-12") in shown
    assert spaced(say(language, "rules-example-next", cards="13", below="5")) in shown


def test_the_rules_are_shown_a_screen_at_a_time_on_a_terminal() -> None:
    replies = iter(["?", "", "", "q", "?", "q", "q"])
    prompts: list[str] = []

    def answer(prompt: str) -> str:
        prompts.append(prompt)
        return next(replies)

    status, said = play_on_terminal("--bot", "random", "--seed", "3", answer=answer)
    assert status == 0
    more = [prompt.startswith("Enter for more") for prompt in prompts]
    assert more == [False, True, True, True, False, True, False]
    first = said.split("Enter for more")[0].split("for example")[1]
    assert first.count("\n") <= 24
    assert "Tips" not in said


# Hints


def test_a_hint_names_the_best_moves_and_their_chances() -> None:
    table = Game.deal("classic", seats=3, seed=7, starter=0).view(0)
    lines = Adviser(Wording("en", command.OPPONENTS, Seat(0))).advice(table)
    assert len(lines) == SHOWN
    for line in lines:
        move, promise = line.split(" – ")
        assert move in {move.text for move in table.legal_moves}
        assert re.fullmatch(r"wins \d+%, score [+−]\d+\.\d", promise)
    shares = [int(line.split("wins ")[1].split("%")[0]) for line in lines[1:]]
    assert shares == sorted(shares, reverse=True)


def test_numbers_have_the_decimal_mark_of_the_language() -> None:
    said = {language: Wording(language, (), Seat(0)).decimal(-1.25) for language in LANGUAGES}
    assert said.pop("en") == "−1.2"
    assert set(said.values()) == {"−1,2"}
