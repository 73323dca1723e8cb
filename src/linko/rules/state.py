"""The state of a game: everything the rules need to know now, and nothing else.

A `State` never changes; `linko.rules.play` makes the next one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from functools import cache

from linko.cards import Card, Seat
from linko.options import Options
from linko.rules import score
from linko.rules.sets import Cards


class Phase(Enum):
    """What must be decided now; this also determines who decides."""

    PLAY = "play"
    """The active player lays a set (R7)."""
    GHOST = "ghost"
    """The attacker picks a set of the ghost (R41)."""
    TAKE = "take"
    """The attacker takes or leaves the snatched cards (R13)."""
    ANSWER = "answer"
    """The robbed player picks up or discards (R15)."""
    DRAW = "draw"
    """The robbed player draws a card (R20)."""
    CONSOLATION = "consolation"
    """The attacker may draw one card (R33)."""
    OVER = "over"

    __hash__ = object.__hash__  # members are singletons; Enum's own hash is ten times slower

    def __repr__(self) -> str:
        return str(self)


class End(Enum):
    """Why a game is over."""

    OUT = "out"
    """A player laid the last card of their hand (R9)."""
    SUPPLY = "supply"
    """Row and pile are empty (R24)."""
    TURN_LIMIT = "turn_limit"
    """The last permitted turn is completed (R26)."""

    def __repr__(self) -> str:
        return str(self)


class Outcome(Enum):
    """How a snatch has been answered so far."""

    TAKEN = "taken"
    """The attacker took the cards; the robbed player draws (R14)."""
    LEFT = "left"
    """The attacker left them; the robbed player answers (R15)."""
    DISCARDED = "discarded"
    """The robbed player discarded them and draws (R15)."""

    def __repr__(self) -> str:
        return str(self)


@dataclass(frozen=True, slots=True)
class Snatch:
    """A snatch in progress."""

    attacker: Seat
    victim: Seat
    cards: Cards
    pending: tuple[Seat, ...]
    """The opponents still to be compared in this turn, in order (R10)."""
    outcome: Outcome | None
    """What became of the cards; None while the attacker decides."""


@dataclass(frozen=True, slots=True)
class State:
    """One position with all hidden cards; `view` returns what a seat may know of it.

    `str(state)` draws the table with all hands open.
    """

    options: Options
    starter: Seat
    hands: tuple[Cards, ...]
    known: tuple[Cards, ...]
    """The publicly known cards of each hand (R44)."""
    stacks: tuple[tuple[Cards, ...], ...]
    """Each player's sets, the top set last."""
    row: tuple[tuple[Card, ...], ...]
    """Entries left to right: single cards, or bundles with their first card first."""
    pile: tuple[Card, ...]
    """Top first."""
    discard: tuple[Card, ...]
    """In the order they were discarded."""
    ghost: Cards
    turn: Seat
    """The seat whose turn it is; when the game is over, whose turn it was."""
    turn_number: int
    """Number of the current turn, from 1."""
    phase: Phase
    snatch: Snatch | None
    """The snatch in progress, in the phases TAKE, ANSWER and DRAW."""
    draws_left: int
    """Number of cards still to be drawn in the phase DRAW, including this one."""
    ended_by: End | None
    laid: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """Number of cards in each stack; stored because counting them is slow."""

    def __post_init__(self) -> None:
        laid = tuple([sum(map(len, stack)) for stack in self.stacks])
        object.__setattr__(self, "laid", laid)

    @property
    def seats(self) -> int:
        """Number of players."""
        return len(self.hands)

    @property
    def pile_size(self) -> int:
        """Number of cards in the pile."""
        return len(self.pile)

    @property
    def hand_counts(self) -> tuple[int, ...]:
        """Number of cards in each hand."""
        return tuple(map(len, self.hands))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.ended_by is not None

    @property
    def to_move(self) -> Seat | None:
        """The seat that must decide now; None when the game is over."""
        return decider(self.phase, self.turn, self.snatch)

    @property
    def scores(self) -> tuple[int, ...]:
        """The current score of every seat (R27)."""
        return score.scores(self.laid, self.hand_counts)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won (R28); empty before the end."""
        if not self.is_over:
            return ()
        return score.winners(
            self.scores, self.hand_counts, fewest_in_hand=self.options.fewest_in_hand
        )

    def __str__(self) -> str:
        from linko.rules.diagram import diagram

        return diagram(self)

    def _repr_svg_(self) -> str:
        from linko.drawing import svg

        return svg(self)


def decider(phase: Phase, turn: Seat, snatch: Snatch | None) -> Seat | None:
    """Return who decides: the robbed player answers and draws, the active player does the rest."""
    if snatch is None:
        return None if phase is Phase.OVER else turn
    return turn if phase is Phase.TAKE else snatch.victim


@cache
def opponents(turn: Seat, seats: int) -> tuple[Seat, ...]:
    """Return the other seats, clockwise from the active player's left (R10)."""
    return tuple(Seat((turn + step) % seats) for step in range(1, seats))
