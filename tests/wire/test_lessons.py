"""The lesson's data: everything that can be tapped has an answer, the one the rules give."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec import to_builtins
from tools.typescript.lesson_plan import STEPS, Step
from tools.typescript.lessons import dealt

from linko import Game, IllegalMove, Seat, rules
from linko.cards import card_text
from linko.rules import in_notation, redact
from linko.wire.game_events import game_event
from tests import ROOT

ME = Seat(0)
NAMES = [step.name for step in STEPS]


@cache
def shipped() -> dict[str, Any]:
    text = (ROOT / "web/src/lesson/lessons.json").read_text("utf-8")
    return {step["name"]: step for step in json.loads(text)}


def board(game: Game) -> Any:  # noqa: ANN401 - JSON
    return json.loads(json.dumps(to_builtins(game.view(None).board)))


def own(game: Game) -> Any:  # noqa: ANN401 - JSON
    return json.loads(json.dumps(to_builtins(in_notation(rules.own(game.state, ME)))))


def fork(game: Game) -> Game:
    return Game.from_record(game.record())


def positions(step: Step) -> Iterator[tuple[Game, Any]]:
    """All positions of a step in which the learner decides, with the game that leads there."""
    waiting = [(dealt(step), shipped()[step.name])]
    while waiting:
        game, position = waiting.pop()
        yield game, position
        for choice in position["choices"].values():
            if "next" not in choice:
                continue
            after = fork(game)
            for decision in choice["made"]:
                after.push(decision["move"])
            waiting.append((after, choice["next"]))


def is_right(choice: Any) -> bool:  # noqa: ANN401 - JSON
    return "code" not in choice and "why" not in choice


def test_the_seven_steps_are_in_order_and_the_others_follow() -> None:
    parts = [step.part for step in STEPS]
    assert NAMES[:7] == ["lay", "copies", "snatch", "take", "draw", "jokers", "end"]
    assert parts == ["basics"] * 7 + ["more"] * 4 + ["tips"] * 3
    assert list(shipped()) == NAMES


@pytest.mark.parametrize("step", STEPS, ids=NAMES)
def test_every_position_is_that_of_the_rules(step: Step) -> None:
    assert shipped()[step.name]["board"] == board(dealt(step))
    for game, position in positions(step):
        assert game.to_move == ME
        assert position["own"] == own(game)


@pytest.mark.parametrize("step", STEPS, ids=NAMES)
def test_what_is_asked_is_legal_and_right(step: Step) -> None:
    for game, position in positions(step):
        assert position["asked"] in [move.text for move in game.legal_moves]
        assert is_right(position["choices"][position["asked"]])


@pytest.mark.parametrize("step", STEPS, ids=NAMES)
def test_every_legal_move_has_the_outcome_of_the_rules(step: Step) -> None:
    for game, position in positions(step):
        for move in game.legal_moves:
            after, before = fork(game), board(game)
            made = position["choices"][move.text]["made"]
            assert made[0]["move"] == move.text
            for decision in made:
                assert decision["seat"] == after.to_move
                events = after.push(decision["move"])
                told = [to_builtins(game_event(redact(event, ME))) for event in events]
                assert decision["events"] == json.loads(json.dumps(told))
                before |= decision["board"]
                assert before == board(after)
                assert decision["own"] == own(after)


@pytest.mark.parametrize("step", STEPS, ids=NAMES)
def test_every_card_that_can_be_tapped_has_an_answer(step: Step) -> None:
    for game, position in positions(step):
        state, choices = game.state, position["choices"]
        legal = {move.text for move in game.legal_moves}
        hand = state.hands[ME]
        wanted = {"-".join([card_text(card)] * hand.count(card)) for card in set(hand)}
        wanted |= {"pile"} | {f"row:{card_text(card)}" for (card,) in state.row}
        wanted |= {f"ghost:{card_text(card)}" for card in set(state.ghost)}
        assert set(choices) == legal | wanted
        for move in wanted - legal:
            with pytest.raises(IllegalMove) as refused:
                game.push(move)
            assert choices[move]["code"] == refused.value.code
            assert choices[move]["clause"] == refused.value.clause


def test_a_set_that_snatches_nothing_is_told_apart_by_count_and_value() -> None:
    why = {
        step: {
            move: choice["why"]["code"]
            for move, choice in one["choices"].items()
            if "why" in choice
        }
        for step, one in shipped().items()
    }
    assert why["snatch"] == {"3": "count", "3-3": "lower", "7": "count", "9": "count"}
    assert why["jokers"]["6-6-X"] == "equal"
    assert why["expert"]["5-5"] == "lower"
    assert why["stretch"] == {"take": "stretch"}


def test_the_lesson_ends_with_the_end_of_a_game() -> None:
    end = shipped()["end"]["choices"]["9-9"]["made"][-1]
    assert end["board"]["phase"] == "over"
    assert end["board"]["scores"] == [5, -3]
