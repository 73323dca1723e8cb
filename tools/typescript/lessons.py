"""The interactive lesson as data: every position of it, and what the rules answer to every tap.

The browser shows these answers and knows no rules. A position has the public board and the
learner's own part, as messages have them, and all choices that can be tapped there:

| choice | what it has |
|---|---|
| right | the decisions that follow, up to the learner's next one, with events and changed board |
| legal, but not what was asked | its own decision in the same form, and `why` it does not help |
| illegal | the code, parameters and clause of the refusal |
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from msgspec import to_builtins

from linko import Game, IllegalMove, Move, Seat
from linko.cards import JOKER, Card, card_text, full_deck
from linko.rules import Phase, in_notation, own, redact
from linko.rules.moves import entry_text
from linko.wire.game_events import game_event
from tools.typescript.lesson_plan import LEARNER, STEPS, Step

_ME: Final = Seat(LEARNER)
_BEN: Final = Seat(1 - LEARNER)


def lessons() -> str:
    """All steps of the lesson as JSON."""
    return json.dumps([_lesson(step) for step in STEPS], separators=(",", ":")) + "\n"


def dealt(step: Step) -> Game:
    """The game in which a step begins."""
    hands = [step.mine, step.bens] if step.starter == LEARNER else [step.bens, step.mine]
    first = [_card(text) for text in " ".join([*hands, step.row, step.pile]).split()]
    rest = Counter(full_deck(step.options)) - Counter(first)
    game = Game(
        step.options, 2, deck=[*first, *sorted(rest.elements())], starter=Seat(step.starter)
    )
    for move in step.before:
        game.push(move)
    return game


def _card(text: str) -> Card:
    return JOKER if text == "X" else Card(int(text))


def _lesson(step: Step) -> dict[str, Any]:
    game = dealt(step)
    return {
        "name": step.name,
        "part": step.part,
        "row": step.shows_row,
        "board": to_builtins(game.view(None).board),
        **_position(step, game, 0),
    }


def _position(step: Step, game: Game, place: int) -> dict[str, Any]:
    """What the learner sees and can choose before the decision at this place in the step."""
    assert game.to_move == _ME, step.name
    asked = step.asked[place]
    legal = [move.text for move in game.legal_moves]
    assert asked in legal, (step.name, asked)
    return {
        "own": to_builtins(in_notation(own(game.state, _ME))),
        "asked": asked,
        "choices": {
            **{move: _choice(step, game, place, move) for move in legal},
            **{move: _refusal(game, move) for move in _tappable(game) if move not in legal},
        },
    }


def _choice(step: Step, game: Game, place: int, move: str) -> dict[str, Any]:
    after = _copy(game)
    made = [_decision(after, move)]
    if not step.free and move != step.asked[place]:
        return {"made": made, "why": _why(step, game, place, move)}
    made += _replies(step, after)
    if place + 1 == len(step.asked) or after.is_over:
        return {"made": made}
    return {"made": made, "next": _position(step, after, place + 1)}


def _replies(step: Step, game: Game) -> Iterator[dict[str, Any]]:
    """What Ben decides until it is the learner's turn again or his planned sets are used up."""
    plays = [move for move in step.bens_plays if Move.parse(move) not in game.moves]
    while game.to_move == _BEN:
        phase = game.state.phase
        if phase is Phase.PLAY:
            if not plays:
                return
            yield _decision(game, plays.pop(0))
        else:
            preferred = {Phase.TAKE: "take", Phase.ANSWER: "pickup"}
            yield _decision(game, preferred.get(phase) or game.legal_moves[-1].text)


def _decision(game: Game, move: str) -> dict[str, Any]:
    """A decision as the learner sees it: its events, and what it changed on the board."""
    seat = game.to_move
    before = to_builtins(game.view(None).board)
    events = game.push(move)
    now = to_builtins(game.view(None).board)
    return {
        "seat": seat,
        "move": move,
        "events": [to_builtins(game_event(redact(event, _ME))) for event in events],
        "board": {name: value for name, value in now.items() if value != before[name]},
        "own": to_builtins(in_notation(own(game.state, _ME))),
    }


def _tappable(game: Game) -> list[str]:
    """The moves that a tap on a card would mean, legal or not."""
    state = game.state
    held = Counter(state.hands[_ME])
    groups = ["-".join([card_text(card)] * count) for card, count in sorted(held.items())]
    entries = [f"row:{entry_text(entry)}" for entry in state.row]
    ghost = [f"ghost:{card_text(card)}" for card in sorted(set(state.ghost))]
    return [*groups, "pile", *entries, *ghost]


def _refusal(game: Game, move: str) -> dict[str, Any]:
    try:
        _copy(game).push(move)
    except IllegalMove as error:
        params = {name: str(value) for name, value in error.params.items()}
        return {"code": error.code, "params": params, "clause": error.clause}
    raise AssertionError(f"{move} is legal")


def _why(step: Step, game: Game, place: int, move: str) -> dict[str, Any]:
    """Why a legal move does not do what was asked: R10 and R11 if a set should be snatched."""
    top = game.state.stacks[_BEN][-1] if game.state.stacks[_BEN] else ()
    wants_it = any(
        prey.seat == _BEN
        for legal, preys in zip(game.legal_moves, own(game.state, _ME).prey, strict=True)
        if legal.text == step.asked[place]
        for prey in preys
    )
    if game.state.phase is not Phase.PLAY or not wants_it:
        return {"code": step.name}
    laid = [_card(text) for text in move.split("-")]
    if len(laid) != len(top):
        return {"code": "count", "laid": len(laid), "top": len(top)}
    same = min(laid) == min(top)
    return {"code": "equal" if same else "lower", "laid": min(laid), "top": min(top)}


def _copy(game: Game) -> Game:
    return Game.from_record(game.record())
