"""Shuffling and dealing on a game's record; mirrors `linko.rules.dealing`.

The generator is xorshift64: three shifts of 64 bits, so it runs the same compiled and not. Its
state is a number above 0; `seeds` makes such states from any seed.
"""

from __future__ import annotations

import operator

import numpy as np
import numpy.typing as npt

from linko.engine.compiling import compiled
from linko.engine.errors import EngineError
from linko.engine.layout import DEALT_JOKERS, NO_SET, NOBODY, PLAY, RUNNING, Deck, Record, X
from linko.engine.playing import fill_ghost, refill_row
from linko.refusal import quote

_A, _B, _C = np.uint64(13), np.uint64(7), np.uint64(17)
_HALF = np.uint64(32)
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)

MOST_GAMES = 10**8
"""So many games at once, and no more."""


def seeds(seed: int, count: int, *, after: int = 0) -> npt.NDArray[np.uint64]:
    """So many states of the generator from one seed, after the first so many (splitmix64).

    Other seeds give others.
    """
    start = int(_mixed(np.array([checked_number("seed", seed, 0)], np.uint64))[0])
    steps = np.arange(after + 1, after + count + 1, dtype=np.uint64) * _GOLDEN
    states = _mixed(steps + np.uint64(start))
    states[states == 0] = _GOLDEN
    return states


def _mixed(number: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    number = (number ^ number >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    number = (number ^ number >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    mixed: npt.NDArray[np.uint64] = number ^ number >> np.uint64(31)
    return mixed


def checked_number(name: str, given: object, lowest: int) -> int:
    """A seed or a state of the generator: any whole number of 64 bits from a lowest one on."""
    number = as_index(given)
    if number is None or not lowest <= number < 2**64:
        raise EngineError(
            "engine_bad_seed", name=name, lowest=lowest, highest=2**64 - 1, given=quote(given)
        )
    return number


def checked_count(name: str, given: object) -> int:
    """A number of games, records or threads."""
    number = as_index(given)
    if number is None or not 1 <= number <= MOST_GAMES:
        raise EngineError("engine_bad_count", name=name, most=MOST_GAMES, given=quote(given))
    return number


def as_index(given: object) -> int | None:
    """A whole number of Python or numpy; None if it is none."""
    if isinstance(given, bool | np.bool_) or not hasattr(given, "__index__"):
        return None
    try:
        return operator.index(given)
    except TypeError:  # an array, say, which has the method for the sake of those without a shape
        return None


@compiled
def advance(state: np.uint64) -> np.uint64:
    """The next state of the generator."""
    state ^= state << _A
    state ^= state >> _B
    state ^= state << _C
    return state


@compiled
def below(state: np.uint64, count: int) -> int:
    """A number from 0 up to, but not including, count, from a state."""
    # Through int64: numba takes a mix of signed and unsigned for floating point.
    return int(np.int64((state >> _HALF) * np.uint64(count) >> _HALF))


@compiled
def shuffle(cards: Deck, size: int, state: np.uint64) -> np.uint64:
    """Shuffle the first cards of an array; returns the generator's state after it."""
    for last in range(size - 1, 0, -1):
        state = advance(state)
        other = below(state, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
    return state


@compiled
def fill_deck(g: Record, deck: Deck) -> int:
    """Write the unshuffled deck of a game's options into an array; returns its size."""
    size = 0
    for rank in range(1, g.ranks + 1):
        for _ in range(g.copies):
            deck[size] = rank
            size += 1
    jokers = g.jokers - g.seats * DEALT_JOKERS if g.has_ghost else g.jokers
    for _ in range(jokers):
        deck[size] = X
        size += 1
    return size


@compiled
def deal(g: Record, deck: Deck, size: int, starter: int) -> None:
    """Deal a deck to a record whose options and seats are set (R5, R37)."""
    clear(g)
    g.starter = starter
    g.turn = starter
    jokers = DEALT_JOKERS if g.has_ghost else 0
    at = 0
    for step in range(g.seats):
        seat = starter + step if starter + step < g.seats else starter + step - g.seats
        g.hands[seat, X] = jokers
        g.known[seat, X] = jokers
        for _ in range(g.hand_size - jokers):
            g.hands[seat, deck[at]] += 1
            at += 1
        g.hand_counts[seat] = g.hand_size
    for place in range(at, size):
        g.pile[place] = deck[place]
    g.pile_top = at
    g.pile_end = size
    refill_row(g)
    if g.has_ghost:
        fill_ghost(g)


@compiled
def clear(g: Record) -> None:
    """Nothing is on the table."""
    g.phase = PLAY
    g.ended_by = RUNNING
    g.victim = NOBODY
    g.snatched = NO_SET
    g.draws_left = 0
    g.turn_number = 1
    g.row_count = 0
    g.bundles = 0
    g.pile_top = 0
    g.pile_end = 0
    g.discard_count = 0
    g.ghost_count = 0
    g.ghost[:] = 0
    g.hands[:] = 0
    g.known[:] = 0
    g.stack_cards[:] = 0
    g.stack_sets[:] = 0
    g.top_size[:] = 0
    g.top_value[:] = 0
