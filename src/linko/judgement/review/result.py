"""The result of a review: plain numbers and strings that msgspec can encode."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Facts = dict[str, int | str]
"""What a reason says: cards in notation, and numbers."""

REASONS: Final = frozenset(
    {
        # Laying a set
        *("goes_out", "goes_out_early", "splits", "nearly_out", "snatches", "spends_joker"),
        *("joker_late", "threatened", "lays_more_late", "lays_more", "weak_first"),
        # Taking, picking up, drawing
        *("joins", "denies", "take_late", "leave_loose", "kept_whole", "joker_offered"),
        *("row_joins", "discard_loose", "joker_drawn", "higher", "pile", "draw_late"),
        # Anything
        *("better", "better_choice"),
    }
)
"""The codes of all reasons."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A share of the win from 0 to 1, with its interval of 95 %."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Reason:
    """Why one move is better than another: the code of a sentence and what it says.

    `linko.texts.reason_sentence` words it.
    """

    code: str
    parameters: Facts


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """One decision, judged by what its seat could know."""

    number: int
    """Number of the decision in the game, from 0; also the number of the position before it."""
    seat: int
    played: str
    best: str
    """The best move found; the played one if nothing better is known."""
    options: int
    """Number of legal moves; 1 if there was no choice."""
    chance_played: Estimate
    """Chance to win this game after the move played."""
    chance_best: Estimate
    points_played: float
    """Expected points of the seat after the move played."""
    points_best: float
    loss: float
    """Best minus played in the same worlds; 0 if they are equal within the range."""
    loss_error: float
    """Standard error of the difference, even if the difference counts as 0."""
    is_flagged: bool
    """Whether the loss is beyond two standard errors and one percent."""
    reason: Reason | None
    """Why the best move is better; only for flagged decisions."""


@dataclass(frozen=True, slots=True)
class Parts:
    """Where a seat's result came from: `result - parity` is the sum of the other four."""

    parity: float
    """The chance of every seat before the deal."""
    deal: float
    draws: float
    own: float
    """The seat's own decisions, compared with the moves that a rollout would play."""
    others: float
    """The other seats' decisions."""
    errors: tuple[float, float, float, float]
    """Standard errors of deal, draws, own and others."""


@dataclass(frozen=True, slots=True)
class Review:
    """A reviewed game, or the part of it that has been reviewed so far."""

    analyser: str
    """Name, version and fingerprint of the analyser."""
    budget: int
    """Number of rollouts requested for a decision; decisions of a long game get fewer."""
    seats: int
    of: int
    """Number of decisions of the game."""
    decisions: tuple[ReviewedDecision, ...]
    chances: tuple[tuple[tuple[float, ...], ...], ...]
    """By viewing seat and number of the decision: every seat's chance to win, as the viewing seat
    could judge it before the decision. The last row of a whole review is the result."""
    errors: tuple[tuple[float, ...], ...]
    """By viewing seat and number of the decision: standard error of the seat's own chance."""
    parts: tuple[Parts, ...]
    """By seat; empty until the whole game is reviewed."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The strong bot's choice in a position, and why."""

    move: str
    reason: Reason | None
    """None if the moves are about equal, or if there is no choice."""
