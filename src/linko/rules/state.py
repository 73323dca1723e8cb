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
    """What must be decided now, and so who decides."""

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

    __hash__ = object.__hash__  # members are single; Enum's is ten times slower

    def __repr__(self) -> str:
        return str(self)


class End(Enum):
    """Why a game is over."""

    OUT = "out"
    """Somebody laid the last card of the hand (R9)."""
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
    """A snatch that is being settled."""

    attacker: Seat
    victim: Seat
    cards: Cards
    pending: tuple[Seat, ...]
    """Who is still to be compared in this turn, in that order (R10)."""
    outcome: Outcome | None
    """What became of the cards; None while the attacker decides."""


@dataclass(frozen=True, slots=True)
class State:
    """One position, complete with everything hidden; `view` says what a seat may know of it.

    `str(state)` draws the table with all hands open.
    """

    options: Options
    starter: Seat
    hands: tuple[Cards, ...]
    known: tuple[Cards, ...]
    """The cards of each hand that everybody has seen go there (R44)."""
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
    """Whose turn it is; when the game is over, whose turn it was."""
    turn_number: int
    """The running turn, counted from 1."""
    phase: Phase
    snatch: Snatch | None
    """In the phases TAKE, ANSWER and DRAW, the snatch behind them."""
    draws_left: int
    """In the phase DRAW, how many cards are still to be drawn, this one included."""
    ended_by: End | None
    laid: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """How many cards each stack has; kept, since counting takes longer than a step."""

    def __post_init__(self) -> None:
        laid = tuple([sum(map(len, stack)) for stack in self.stacks])
        object.__setattr__(self, "laid", laid)

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.hands)

    @property
    def pile_size(self) -> int:
        """How many cards the pile has."""
        return len(self.pile)

    @property
    def hand_counts(self) -> tuple[int, ...]:
        """How many cards each player holds."""
        return tuple(map(len, self.hands))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.ended_by is not None

    @property
    def to_move(self) -> Seat | None:
        """Who must decide now; nobody when the game is over."""
        return decider(self.phase, self.turn, self.snatch)

    @property
    def scores(self) -> tuple[int, ...]:
        """Everybody's score as it stands (R27)."""
        return score.scores(self.laid, self.hand_counts)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won (R28); nobody before the end."""
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
    """Who decides in a phase: the robbed player answers and draws, else whose turn it is."""
    if snatch is None:
        return None if phase is Phase.OVER else turn
    return turn if phase is Phase.TAKE else snatch.victim


@cache
def opponents(turn: Seat, seats: int) -> tuple[Seat, ...]:
    """Everybody else, clockwise from the left of whose turn it is (R10)."""
    return tuple(Seat((turn + step) % seats) for step in range(1, seats))
