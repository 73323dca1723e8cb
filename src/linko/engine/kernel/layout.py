"""The flat record of a game, and the lookup tables of the kernel; all made from `linko.rules`.

Field names are those of `linko.rules.State` and `linko.Options`. Cards are stored as counts by
card; a set is stored as the code of the play that laid it.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from linko.cards import COPIES, HIGHEST_RANK, JOKER, JOKERS
from linko.options import GHOST_JOKERS, TURN_LIMIT
from linko.players import MOST_SEATS
from linko.rules import MOVE_COUNT, End, MoveKind, Outcome, Phase, all_moves

SEATS: Final = MOST_SEATS
CARDS: Final = JOKER + 1
"""Length of an array of counts by card; entry 0 is not used."""

DECK_SIZE: Final = HIGHEST_RANK * COPIES + JOKERS
X: Final = int(JOKER)
LAST_TURN: Final = TURN_LIMIT
MOST_DECISIONS: Final = TURN_LIMIT * (2 + 2 * (MOST_SEATS - 1)) + DECK_SIZE
"""Maximum number of decisions in a game: in each turn a play, a ghost set or a consolation draw,
and two answers for every opponent; in the whole game a draw for every card."""
DEALT_JOKERS: Final = GHOST_JOKERS

PHASES: Final = tuple(Phase)
PLAY: Final = PHASES.index(Phase.PLAY)
GHOST: Final = PHASES.index(Phase.GHOST)
TAKE: Final = PHASES.index(Phase.TAKE)
ANSWER: Final = PHASES.index(Phase.ANSWER)
DRAW: Final = PHASES.index(Phase.DRAW)
CONSOLATION: Final = PHASES.index(Phase.CONSOLATION)
OVER: Final = PHASES.index(Phase.OVER)

ENDS: Final = (None, *End)
RUNNING: Final = ENDS.index(None)
OUT: Final = ENDS.index(End.OUT)
SUPPLY: Final = ENDS.index(End.SUPPLY)
TURN_LIMIT_REACHED: Final = ENDS.index(End.TURN_LIMIT)

OUTCOMES: Final = (None, *Outcome)
UNANSWERED: Final = OUTCOMES.index(None)
TAKEN: Final = OUTCOMES.index(Outcome.TAKEN)
LEFT: Final = OUTCOMES.index(Outcome.LEFT)
DISCARDED: Final = OUTCOMES.index(Outcome.DISCARDED)

NOBODY: Final = -1
NO_SET: Final = -1

GAME: Final = np.dtype(
    [
        # Options
        ("consolation_draw", np.int8),
        ("ones_beat_top", np.int8),
        ("has_ghost", np.int8),
        ("fewest_in_hand", np.int8),
        ("ranks", np.int8),
        ("copies", np.int8),
        ("jokers", np.int8),
        ("hand_size", np.int8),
        ("row_size", np.int8),
        ("ghost_size", np.int8),
        # The table
        ("seats", np.int8),
        ("starter", np.int8),
        ("turn", np.int8),
        ("phase", np.int8),
        ("ended_by", np.int8),
        ("victim", np.int8),  # NOBODY if there is no snatch
        ("outcome", np.int8),  # of the snatch; UNANSWERED if there is none
        ("draws_left", np.int8),
        ("row_count", np.int8),
        ("bundles", np.int8),  # number of bundles in the row
        ("pile_top", np.int8),  # index of the top card in `pile`
        ("pile_end", np.int8),
        ("discard_count", np.int8),
        ("ghost_count", np.int8),
        ("turn_number", np.int16),
        ("snatched", np.int16),  # the set being snatched; NO_SET if there is none
        # By seat
        ("hand_counts", np.int16, SEATS),
        ("stack_cards", np.int16, SEATS),
        ("stack_sets", np.int16, SEATS),
        ("top_size", np.int8, SEATS),  # 0 if the stack is empty
        ("top_value", np.int8, SEATS),
        ("hands", np.int8, (SEATS, CARDS)),
        ("known", np.int8, (SEATS, CARDS)),
        # In the middle
        ("ghost", np.int8, CARDS),
        ("row_first", np.int8, DECK_SIZE),
        ("row_highest", np.int8, DECK_SIZE),
        ("row_jokers", np.int8, DECK_SIZE),
        ("pile", np.int8, DECK_SIZE),
        ("discard", np.int8, DECK_SIZE),
        ("stacks", np.int16, (SEATS, DECK_SIZE)),
    ],
    align=True,
)
"""The record of one game; copying the record copies the game."""

Deck = npt.NDArray[np.int8]
MoveCodes = npt.NDArray[np.integer]
Mask = npt.NDArray[np.bool_] | npt.NDArray[np.int8]

Record = Any  # numba knows the fields, mypy cannot
"""One game; its attributes are the fields of `GAME`."""

Games = Any  # numba knows the fields, mypy cannot
"""Many games side by side, a `np.recarray`."""


def option_field(name: str) -> str:
    """Return the field of an option; the field `ghost` holds cards, so that option is renamed."""
    return "has_ghost" if name == "ghost" else name


def new_games(count: int) -> Games:
    """Return `count` empty records."""
    return np.zeros(count, GAME).view(np.recarray)


RECORD: Final = new_games(0).dtype
"""`GAME` with its fields as attributes, for `view` inside the kernel."""

Bytes = npt.NDArray[np.uint8]
"""Games as plain bytes, which numba accepts as an argument ten times faster than records."""

KINDS: Final = {kind: number for number, kind in enumerate(MoveKind)}
KIND_PLAY: Final = KINDS[MoveKind.PLAY]
KIND_TAKE: Final = KINDS[MoveKind.TAKE]
KIND_LEAVE: Final = KINDS[MoveKind.LEAVE]
KIND_PICKUP: Final = KINDS[MoveKind.PICKUP]
KIND_DISCARD: Final = KINDS[MoveKind.DISCARD]
KIND_PILE: Final = KINDS[MoveKind.PILE]
KIND_ROW: Final = KINDS[MoveKind.ROW]
KIND_GHOST: Final = KINDS[MoveKind.GHOST]

_MOVES = all_moves()


def _code(text: str) -> int:
    return next(int(move.code) for move in _MOVES if move.text == text)


CODE_TAKE: Final = _code("take")
CODE_LEAVE: Final = _code("leave")
CODE_PICKUP: Final = _code("pickup")
CODE_DISCARD: Final = _code("discard")
CODE_PILE: Final = _code("pile")
CODE_PASS: Final = _code("pass")

Lookup = npt.NDArray[np.int8]


def _lookup(values: list[int]) -> Lookup:
    return np.array(values, np.int8)


MOVE_KIND: Final = _lookup([KINDS[move.kind] for move in _MOVES])
"""The kind of each code."""

SET_VALUE: Final = _lookup([move.cards[0] if move.cards else 0 for move in _MOVES])
"""The value of a play (its rank or the joker), or the first card of a draw or a ghost set."""

SET_SIZE: Final = _lookup([len(move.cards) for move in _MOVES])
"""Number of cards of a play or an entry of the row."""

SET_COUNT: Final = _lookup(
    [move.cards.count(move.cards[0]) if move.cards else 0 for move in _MOVES]
)
"""Number of cards of a play with its value: its rank cards, or the jokers if it has no rank."""

SET_JOKERS: Final = (SET_SIZE - SET_COUNT).astype(np.int8)
"""Number of jokers added to a play of a rank."""

BUNDLED_JOKERS: Final = _lookup([move.cards[1:].count(JOKER) for move in _MOVES])
"""Number of jokers on the first card of a row entry."""

BUNDLED_HIGHEST: Final = (SET_SIZE - 1 - BUNDLED_JOKERS).astype(np.int8)
"""Number of cards of the highest rank on the first card of a row entry."""

PLAY_CODE: Final = np.full((CARDS, COPIES + 1, JOKERS + 1), -1, np.int16)
"""The code of a play by its value, its number of cards of that value, and its added jokers."""

ROW_CODE: Final = np.full((CARDS, COPIES + 1, JOKERS + 1), -1, np.int16)
"""The code of a row entry by its first card, and the numbers of highest cards and jokers on it."""

GHOST_CODE: Final = np.full(CARDS, -1, np.int16)
"""The code of a ghost set by its rank."""

for _move in _MOVES:
    _at = int(_move.code)
    if _move.kind is MoveKind.PLAY:
        PLAY_CODE[SET_VALUE[_at], SET_COUNT[_at], SET_JOKERS[_at]] = _at
    elif _move.kind is MoveKind.ROW:
        ROW_CODE[SET_VALUE[_at], BUNDLED_HIGHEST[_at], BUNDLED_JOKERS[_at]] = _at
    elif _move.kind is MoveKind.GHOST:
        GHOST_CODE[SET_VALUE[_at]] = _at

CODES: Final = MOVE_COUNT
