"""The referee: plays the same games in `linko.rules` and `linko.engine`, and compares every step.

    python -m tests.engine.referee 0 100        games 0 to 99; accepts numba's environment variables

At every decision both must agree on the legal codes in order, `nth_legal` for every k, `is_legal`
for every code, and the whole state. At the end they must agree on scores and winners.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from linko import End, Game, Options, Outcome, Phase, State
from linko.engine import deal_record, new_games
from linko.engine.kernel.compile import compiled, config
from linko.engine.kernel.layout import CODES, SET_COUNT, SET_SIZE, SET_VALUE, Games, X
from linko.engine.kernel.legal import count_legal, is_legal, list_legal
from linko.engine.kernel.score import score, winners
from linko.engine.kernel.step import play
from tests.rules.test_lockstep import Chooser, random_setup, uniform

ROOM = 2048
_PHASES = list(Phase)
_ENDS: list[End | None] = [None, *End]
_OUTCOMES: list[Outcome | None] = [None, *Outcome]
_NONE = 255

EVERY = 40 if config.DISABLE_JIT else 1
"""One in this many codes is checked with `is_legal`; each turn checks different codes."""


def spelled(state: State) -> bytes:
    """Return a whole state as bytes; every list is preceded by its length."""
    parts = [
        bytes((state.starter, state.turn, state.turn_number % 256, state.turn_number // 256)),
        bytes((_PHASES.index(state.phase), _ENDS.index(state.ended_by), state.draws_left)),
    ]
    snatch = state.snatch
    if snatch is None:
        parts.append(bytes((_NONE,)))
    else:
        outcome = _OUTCOMES.index(snatch.outcome)
        parts += [bytes((snatch.victim, outcome)), _listed(snatch.cards), _listed(snatch.pending)]
    for cards in (*state.hands, *state.known):
        parts.append(_listed(cards))
    for stack in state.stacks:
        parts.append(bytes((len(stack),)))
        parts += map(_listed, stack)
    parts.append(bytes((len(state.row),)))
    parts += map(_listed, state.row)
    parts += [_listed(state.pile), _listed(state.discard), _listed(state.ghost)]
    return b"".join(parts)


def _listed(numbers: Sequence[int]) -> bytes:
    return bytes((len(numbers), *numbers))


@compiled
def _put(out: npt.NDArray[np.uint8], at: int, number: int) -> int:
    out[at] = number
    return at + 1


@compiled
def _put_counts(out: npt.NDArray[np.uint8], at: int, counts: npt.NDArray[np.int8]) -> int:
    size = 0
    for card in range(1, X + 1):
        for _ in range(counts[card]):
            size += 1
            out[at + size] = card
    out[at] = size
    return at + size + 1


@compiled
def _put_set(out: npt.NDArray[np.uint8], at: int, code: int) -> int:
    at = _put(out, at, SET_SIZE[code])
    for place in range(SET_SIZE[code]):
        at = _put(out, at, SET_VALUE[code] if place < SET_COUNT[code] else X)
    return at


@compiled
def spell(games: Games, out: npt.NDArray[np.uint8]) -> int:
    """Write the same bytes for a record, and return their number."""
    g = games[0]
    at = _put(out, 0, g.starter)
    at = _put(out, at, g.turn)
    at = _put(out, at, g.turn_number % 256)
    at = _put(out, at, g.turn_number // 256)
    at = _put(out, at, g.phase)
    at = _put(out, at, g.ended_by)
    at = _put(out, at, g.draws_left)
    if g.victim < 0:
        at = _put(out, at, _NONE)
    else:
        at = _put(out, at, g.victim)
        at = _put(out, at, g.outcome)
        at = _put_set(out, at, g.snatched)
        pending = (g.turn - g.victim - 1) % g.seats
        at = _put(out, at, pending)
        for step in range(1, pending + 1):
            at = _put(out, at, (g.victim + step) % g.seats)
    for seat in range(g.seats):
        at = _put_counts(out, at, g.hands[seat])
    for seat in range(g.seats):
        at = _put_counts(out, at, g.known[seat])
    for seat in range(g.seats):
        at = _put(out, at, g.stack_sets[seat])
        for place in range(g.stack_sets[seat]):
            at = _put_set(out, at, g.stacks[seat, place])
    at = _put(out, at, g.row_count)
    for place in range(g.row_count):
        at = _put(out, at, 1 + g.row_highest[place] + g.row_jokers[place])
        at = _put(out, at, g.row_first[place])
        for _ in range(g.row_highest[place]):
            at = _put(out, at, g.ranks)
        for _ in range(g.row_jokers[place]):
            at = _put(out, at, X)
    at = _put(out, at, g.pile_end - g.pile_top)
    for place in range(g.pile_top, g.pile_end):
        at = _put(out, at, g.pile[place])
    at = _put(out, at, g.discard_count)
    for place in range(g.discard_count):
        at = _put(out, at, g.discard[place])
    return _put_counts(out, at, g.ghost)


@compiled
def list_moves(
    games: Games, codes: npt.NDArray[np.int16], mask: npt.NDArray[np.bool_], every: int
) -> int:
    """List the legal codes by `nth_legal`; return -1 if `is_legal` or the stored sums disagree."""
    g = games[0]
    count = list_legal(g, codes)
    if count != count_legal(g):
        return -1
    for k in range(count):
        mask[codes[k]] = True
        if not is_legal(g, codes[k]):
            return -1
    for code in range(g.turn_number % every, CODES, every):
        if is_legal(g, code) != mask[code]:
            return -1
    for k in range(count):
        mask[codes[k]] = False
    for seat in range(g.seats):
        held, laid = 0, 0
        for card in range(1, X + 1):
            held += g.hands[seat, card]
        for place in range(g.stack_sets[seat]):
            laid += SET_SIZE[g.stacks[seat, place]]
        if held != g.hand_counts[seat] or laid != g.stack_cards[seat]:
            return -1
    return count


@compiled
def play_code(games: Games, code: int) -> None:
    play(games[0], code)


@compiled
def result(games: Games, scores: npt.NDArray[np.int64]) -> int:
    for seat in range(games[0].seats):
        scores[seat] = score(games[0], seat)
    return winners(games[0])


def referee(options: Options, seats: int, choosers: Sequence[Chooser], seed: int) -> int:
    """Play and compare one game in both engines; returns the number of decisions."""
    rng = random.Random(seed)
    game = Game.deal(options, seats=seats, seed=seed)
    games = new_games(1)
    games[0] = deal_record(options, seats=seats, deck=game.deck, starter=int(game.turn))
    out, codes = np.zeros(ROOM, np.uint8), np.zeros(CODES, np.int16)
    mask, scores = np.zeros(CODES, np.bool_), np.zeros(5, np.int64)
    while True:
        assert out[: spell(games, out)].tobytes() == spelled(game.state), (seed, game)
        moves = game.legal_moves
        count = list_moves(games, codes, mask, EVERY)
        assert codes[:count].tolist() == [move.code for move in moves], (seed, game)
        assert count == len(moves)
        if not moves:
            break
        assert game.to_move is not None
        move = choosers[game.to_move % len(choosers)](rng, moves)
        game.push(move)
        play_code(games, int(move.code))
    won = result(games, scores)
    assert tuple(scores[:seats]) == game.scores
    assert tuple(seat for seat in range(seats) if won >> seat & 1) == game.winners
    return len(game.moves)


EXTREMES = (
    (Options(row_size=107, hand_size=1), 2),
    (Options(hand_size=54, row_size=1), 2),
    (Options(hand_size=21, row_size=4), 5),
    (Options(ranks=2, jokers=0, hand_size=7, row_size=2), 2),
    (Options(copies=1, hand_size=3, row_size=3, ones_beat_top=True), 5),
    (Options(ranks=3, copies=1, jokers=0, hand_size=1, row_size=1), 2),
    (Options(ghost=True, hand_size=2, row_size=1, ghost_size=93), 2),
    (Options(ghost=True, hand_size=2, row_size=90, ghost_size=4), 2),
    (Options(ghost=True, hand_size=43, row_size=1, ghost_size=1), 2),
    (Options(ghost=True, jokers=4, ranks=3, hand_size=5, row_size=2, ghost_size=3), 2),
)
"""Sizes at their limits."""


def referee_extremes() -> int:
    """Compare games of the largest and the smallest sizes."""
    return sum(
        referee(options, seats, [uniform], seed) for options, seats in EXTREMES for seed in range(8)
    )


def referee_games(numbers: range) -> int:
    """Compare these games, every second one with biased choosers; returns the decisions."""
    decisions = 0
    for number in numbers:
        decisions += referee(*random_setup(number), number)
    return decisions


if __name__ == "__main__":
    first, end = map(int, sys.argv[1:])
    print(f"{referee_games(range(first, end))} decisions agree")  # noqa: T201 - a script
