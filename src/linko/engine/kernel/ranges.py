"""The range of every number that the engine writes: observations, records and move codes.

`observation_ranges` and `possible_codes` hold for one game with its options and seats; a number
whose lowest and highest value are equal is constant there. `RECORD_RANGES` holds for every game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
import numpy.typing as npt

from linko.cards import COPIES, HIGHEST_RANK, JOKERS
from linko.engine.kernel.layout import (
    BUNDLED_HIGHEST,
    BUNDLED_JOKERS,
    CODE_PASS,
    CODES,
    DECK_SIZE,
    ENDS,
    KIND_GHOST,
    KIND_PLAY,
    KIND_ROW,
    LAST_TURN,
    MOVE_KIND,
    NO_SET,
    NOBODY,
    OUTCOMES,
    PHASES,
    SEATS,
    SET_COUNT,
    SET_JOKERS,
    SET_VALUE,
    X,
    option_field,
)
from linko.engine.kernel.observe import SETS, observation_layout
from linko.game import as_options
from linko.options import FLAG_NAMES, OPTION_NAMES, SIZE_RANGES, Options

Range = tuple[int, int]
"""The lowest and the highest value."""

Numbers = npt.NDArray[np.int16]


def observation_ranges(
    edition: str | Options, seats: int, *, whole: bool = True
) -> tuple[Numbers, Numbers]:
    """Return the lowest and the highest value of each number of an observation.

    >>> low, high = observation_ranges("classic", 4, whole=False)
    >>> int((low < high).sum()), len(low)
    (109, 146)
    """
    options = as_options(edition)
    layout = observation_layout(options, seats, whole=whole)
    low, high = np.zeros(layout.size, np.int16), np.zeros(layout.size, np.int16)
    for name, plane in layout.planes.items():
        lowest, highest = _plane(name, options, seats)
        length = plane.stop - plane.start
        low[plane] = np.resize(lowest, length)
        high[plane] = np.resize(highest, length)
    return low, high


def possible_codes(edition: str | Options) -> npt.NDArray[np.int16]:
    """Return the codes of the moves that can be legal in some position of a game, ascending.

    >>> len(possible_codes("classic")), len(possible_codes("duel"))
    (648, 888)
    """
    options = as_options(edition)
    in_deck, jokers = options.jokers_in_deck, options.jokers
    is_possible = np.ones(CODES, np.bool_)
    plays, row, ghost = (kind == MOVE_KIND for kind in (KIND_PLAY, KIND_ROW, KIND_GHOST))
    of_rank = (options.ranks >= SET_VALUE) | (SET_VALUE == X)
    most = np.where(SET_VALUE == X, jokers, options.copies)
    is_possible[plays] = (of_rank & (most >= SET_COUNT) & (jokers >= SET_JOKERS))[plays]
    highest = BUNDLED_HIGHEST + (options.ranks == SET_VALUE)
    of_deck = BUNDLED_JOKERS + (SET_VALUE == X)
    fits = of_rank & (highest <= options.copies) & (of_deck <= in_deck)
    if not options.ghost:  # only the ghost makes bundles (R39)
        fits &= (BUNDLED_HIGHEST == 0) & (BUNDLED_JOKERS == 0)
    is_possible[row] = fits[row]
    is_possible[ghost] = options.ghost & (options.ranks > SET_VALUE)[ghost]  # R39: no highest rank
    is_possible[CODE_PASS] = options.consolation_draw
    return np.flatnonzero(is_possible).astype(np.int16)


def _plane(name: str, options: Options, seats: int) -> tuple[list[int], list[int]]:
    """Return the ranges of a plane; they repeat along the plane, for example by seat."""
    jokers, copies = options.jokers, options.copies
    in_hand = [*_by_rank(options, copies, copies), jokers]
    match name:
        case "hand" | "known":
            return [0] * X, in_hand
        case "ghost":
            most = copies if options.ghost else 0
            return [0] * X, [*_by_rank(options, most, 0), 0]
        case "tops":
            return [0] * 3, [_value(options), max(copies, jokers), jokers]
        case "covered":
            return [0] * SETS, _covered(options)
        case "row":
            bundled = (copies, options.jokers_in_deck) if options.ghost else (0, 0)
            first = X if options.jokers_in_deck else options.ranks
            return [0] * 3, [first, *bundled]
        case _:
            lowest, highest = _single(name, options, seats)
            return [lowest], [highest]


def _single(name: str, options: Options, seats: int) -> Range:
    """Return the range of a plane in which all numbers have the same one."""
    cards = options.ranks * options.copies + options.jokers
    dealt = seats * options.cards_dealt + options.row_size
    for option in OPTION_NAMES:
        if name == option_field(option):
            value = int(getattr(options, option))
            return value, value
    ranges = {
        "seats": (seats, seats),
        **dict.fromkeys(("seat", "starter", "turn"), (0, seats - 1)),
        "to_move": (NOBODY, seats - 1),
        "victim": (NOBODY, seats - 1),
        "turn_number": (1, LAST_TURN),
        "phase": (0, len(PHASES) - 1),
        "ended_by": (0, len(ENDS) - 1),
        "draws_left": (0, options.copies + options.jokers),
        "pile_size": (0, options.deck_size - dealt),
        "snatched_value": (0, _value(options)),
        "snatched_count": (0, max(options.copies, options.jokers)),
        "snatched_jokers": (0, options.jokers),
        "hand_counts": (0, cards),
        "scores": (-cards, cards),
        "discard": (0, _value(options)),
    }
    return ranges[name]


def _value(options: Options) -> int:
    """The highest value of a set: the joker's if there is one."""
    return X if options.jokers else options.ranks


def _by_rank(options: Options, most: int, of_highest: int) -> list[int]:
    """The highest number of cards of each rank; 0 for ranks that the game does not have."""
    missing = HIGHEST_RANK - options.ranks
    return [most] * (options.ranks - 1) + [of_highest] + [0] * missing


def _covered(options: Options) -> list[int]:
    """The highest number of covered sets of each kind in one stack."""
    possible = set(possible_codes(options).tolist())
    return [
        min(
            (options.jokers if SET_VALUE[code] == X else options.copies) // int(SET_COUNT[code]),
            options.jokers // int(SET_JOKERS[code]) if SET_JOKERS[code] else COPIES,
        )
        if code in possible
        else 0
        for code in range(SETS)
    ]


_SIZES: Final[Mapping[str, Range]] = {
    **{option_field(name): (0, 1) for name in FLAG_NAMES},
    **SIZE_RANGES,
}

RECORD_RANGES: Final[Mapping[str, Range]] = {
    **_SIZES,
    "seats": (2, SEATS),
    "starter": (0, SEATS - 1),
    "turn": (0, SEATS - 1),
    "phase": (0, len(PHASES) - 1),
    "ended_by": (0, len(ENDS) - 1),
    "victim": (NOBODY, SEATS - 1),
    "outcome": (0, len(OUTCOMES) - 1),
    "draws_left": (0, COPIES + JOKERS),
    "row_count": (0, DECK_SIZE),
    "bundles": (0, DECK_SIZE),
    "pile_top": (0, DECK_SIZE),
    "pile_end": (0, DECK_SIZE),
    "discard_count": (0, DECK_SIZE),
    "ghost_count": (0, DECK_SIZE),
    "turn_number": (1, LAST_TURN),
    "snatched": (NO_SET, SETS - 1),
    "hand_counts": (0, DECK_SIZE),
    "stack_cards": (0, DECK_SIZE),
    "stack_sets": (0, DECK_SIZE),
    "top_size": (0, COPIES + JOKERS),
    "top_value": (0, X),
    "hands": (0, COPIES),
    "known": (0, COPIES),
    "ghost": (0, COPIES),
    "row_first": (0, X),
    "row_highest": (0, COPIES),
    "row_jokers": (0, JOKERS),
    "pile": (0, X),
    "discard": (0, X),
    "stacks": (0, SETS - 1),
}
"""The range of each field of a record, in every game with every options."""
