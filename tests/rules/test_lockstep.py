"""The rules compared with the model of `naive.py`: same moves, same states, same scores."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict

import pytest

from linko import EDITIONS, Card, Game, Move, MoveKind, Options, OptionsError, State
from linko.cards import cards_text
from linko.rules.moves import entry_text
from tests.rules.naive import NaiveGame

GAMES = 2000

CORNERS = frozenset(
    {
        "take", "leave-pickup", "leave-discard", "two-robbed-in-one-turn",
        "three-robbed-in-one-turn", "equal-value-not-snatched", "bare-jokers-met-bare-jokers",
        "uncovered-set-safe-this-turn", "uncovered-set-snatched-later", "out-with-prey",
        "out-without-prey-in-consolation-edition", "supply-ended-first-draw",
        "supply-ended-middle-draw", "supply-ended-last-draw", "supply-ended-with-prey-pending",
        "supply-ended-by-consolation", "row-short-between-draws",
        "row-refilled-before-next-robbed", "draw-with-empty-pile", "discard-with-too-few-left",
        "equal-row-entries", "bundle-drawn", "bundle-of-three-or-more-drawn", "card-onto-bundle",
        "ghost-choice", "ghost-then-opponent", "ghost-snatched-no-consolation",
        "ghost-stays-short", "ones-beat-highest", "ones-beat-jokers", "consolation-drawn",
        "consolation-passed", "known-cards-used-up", "turn-limit", "shared-win",
        "tie-broken-by-fewest", "empty-stack-passed-over",
    }
)  # fmt: skip
"""Every corner case that the model can report; the games must reach each of them."""

Chooser = Callable[[random.Random, Sequence[Move]], Move]


def uniform(rng: random.Random, moves: Sequence[Move]) -> Move:
    return rng.choice(moves)


def preferring(wanted: Callable[[Move], float], mood: float = 0.1) -> Chooser:
    """Choose one of the most wanted moves or, with probability `mood`, any move."""

    def choose(rng: random.Random, moves: Sequence[Move]) -> Move:
        if rng.random() < mood:
            return rng.choice(moves)
        best = max(map(wanted, moves))
        return rng.choice([move for move in moves if wanted(move) == best])

    return choose


BIASED: dict[str, Chooser] = {
    "discards": preferring(lambda move: move.text in {"leave", "discard"}),
    "takes": preferring(lambda move: move.text in {"take", "pickup"}),
    "likes jokers": preferring(lambda move: move.cards.count(Card(14))),
    "bare jokers": preferring(lambda move: move.cards == (Card(14),) * len(move.cards)),
    "likes the pile": preferring(lambda move: move.text in {"pile", "leave", "discard"}),
    "likes bundles": preferring(lambda move: move.kind is MoveKind.ROW and len(move.cards)),
    "one card a turn": preferring(lambda move: -len(move.cards) if move.text != "pass" else 1),
    "lays low pairs": preferring(
        lambda move: (
            -move.cards[0] - 20 * (len(move.cards) != 2) if move.kind is MoveKind.PLAY else 0
        )
    ),
    "lays much": preferring(lambda move: len(move.cards)),
    "ones and tops": preferring(
        lambda move: bool(move.cards) and move.cards[0] in {1, 13, 14} and len(move.cards) == 1
    ),
}
"""Preferences that lead to corner cases; half of the games use some of them."""


SETUPS = [
    (options, seats)
    for options in EDITIONS.values()
    for seats in range(options.seats_allowed[0], options.seats_allowed[1] + 1)
]


def random_setup(number: int) -> tuple[Options, int, list[Chooser]]:
    """Return the options, the number of seats and the choosers of a game.

    Two out of three games belong to an edition, in rotation with every number of seats. Every
    second game is biased.
    """
    rng = random.Random(number)
    options, seats = SETUPS[number // 6 % len(SETUPS)] if number % 3 else _custom(rng, number)
    if number % 2 == 0:
        return options, seats, [uniform]
    return options, seats, rng.choices(list(BIASED.values()), k=rng.randint(1, seats))


def _custom(rng: random.Random, number: int) -> tuple[Options, int]:
    """Return random options and seats; every second time the sizes are random too."""
    while True:
        values: dict[str, bool | int] = {name: rng.random() < 0.5 for name in FLAGS}
        if number // 6 % 2:
            values |= {name: rng.randint(1, most) for name, most in SIZES.items()}
        try:
            options = Options.from_record(values)
            seats = rng.randint(*options.seats_allowed)
            options.check_seats(seats)
        except OptionsError:
            continue
        return options, seats


FLAGS = ("consolation_draw", "ones_beat_top", "ghost", "fewest_in_hand")
SIZES = {"ranks": 13, "copies": 8, "jokers": 5, "hand_size": 14, "row_size": 7, "ghost_size": 14}


def snapshot(state: State) -> dict[str, object]:
    """Return a state in the format of the model."""

    def texts(cards: Sequence[Card]) -> list[str]:
        return cards_text(cards).split()

    completed = state.turn_number - (state.ended_by is None or state.ended_by.value != "turn_limit")
    return {
        "hands": [texts(hand) for hand in state.hands],
        "known": [texts(hand) for hand in state.known],
        "stacks": [[cards_text(cards, "-") for cards in stack] for stack in state.stacks],
        "row": [entry_text(entry) for entry in state.row],
        "pile": texts(state.pile),
        "discard": texts(state.discard),
        "ghost": texts(state.ghost),
        "turn": state.turn,
        "to_move": state.to_move,
        "turns_completed": completed,
        "draws_left": state.draws_left,
        "outcome": state.snatch and state.snatch.outcome and state.snatch.outcome.value,
        "over": state.is_over,
        "scores": list(state.scores),
        "winners": list(state.winners),
    }


def walk(options: Options, seats: int, choosers: Sequence[Chooser], seed: int) -> Counter[str]:
    """Play a game in both, compare them at every decision, and return its corner cases."""
    rng = random.Random(seed)
    game = Game.deal(options, seats=seats, seed=seed)
    values = {name: value for name, value in asdict(options).items() if name != "edition"}
    model = NaiveGame(values, seats, game.state.starter, cards_text(game.deck).split())
    while True:
        assert snapshot(game.state) == model.snapshot()
        moves = game.legal_moves
        assert sorted(map(str, moves)) == sorted(model.legal())
        if game.is_over:
            return model.corners
        assert game.to_move is not None
        move = choosers[game.to_move % len(choosers)](rng, moves)
        game.push(move)
        model.push(str(move))


def walk_cycle() -> Counter[str]:
    """Play a cycle until the turn limit: a 1 and a 2 are snatched, left and picked up."""
    options = Options(ones_beat_top=True, ranks=2, jokers=0, hand_size=6, row_size=2)
    lays_ones = preferring(lambda move: move.text in {"1", "leave", "pickup"}, mood=0)
    lays_tops = preferring(lambda move: move.text in {"2", "leave", "pickup"}, mood=0)
    return walk(options, 2, [lays_ones, lays_tops], seed=1)


def walk_games(numbers: range) -> Counter[str]:
    """Play and compare these games, and count their corner cases."""
    corners: Counter[str] = Counter()
    for number in numbers:
        corners += walk(*random_setup(number), number)
    return corners


@pytest.mark.clause("R26")
def test_a_cycle_ends_at_the_turn_limit_in_rules_and_model() -> None:
    assert walk_cycle()["turn-limit"] == 1


def test_the_games_cover_every_edition_number_of_seats_and_bias() -> None:
    walked = Counter(
        (options.edition, seats, choosers == [uniform])
        for options, seats, choosers in map(random_setup, range(GAMES))
    )
    for options, seats in SETUPS:
        for plain in (True, False):
            assert walked[options.edition, seats, plain] >= 40
    customs = [random_setup(number)[0] for number in range(0, GAMES, 3)]
    usual_sizes = [options for options in customs if options.deck_size in (105, 109)]
    assert len(customs) - len(usual_sizes) > 250
    assert len({tuple(getattr(o, name) for name in FLAGS) for o in usual_sizes}) == 16


@pytest.mark.slow
def test_two_thousand_games_agree_with_the_model_and_reach_every_corner_case() -> None:
    corners = walk_games(range(GAMES)) + walk_cycle()
    assert sorted(CORNERS - set(corners)) == []
    assert set(corners) == CORNERS


def test_some_games_of_every_kind_agree_with_the_model() -> None:
    assert walk_games(range(60))["take"] > 0
