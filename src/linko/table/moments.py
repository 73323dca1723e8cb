"""The best moments of a game: found in its public events, for the page that shows the result."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from msgspec import Struct

from linko.rules import Cards, Event
from linko.rules.events import GhostSnatched, Laid, Snatched, TurnBegan


class MomentKind(Enum):
    """What was remarkable."""

    SNATCH = "snatch"
    """The largest set that was snatched."""
    RAID = "raid"
    """The most sets snatched in one turn."""
    SET = "set"
    """The largest set that was laid."""
    STACK = "stack"
    """The most cards that ever lay in one stack."""
    COMEBACK = "comeback"
    """The most points by which the winner was behind at the end of a turn."""


class Moment(Struct, frozen=True):
    """One moment; if several are equal, the first of them."""

    kind: MomentKind
    seat: int
    turn: int
    count: int
    """Number of cards, of sets for a raid, of points for a comeback."""
    cards: Cards = ()
    """The set of a snatch, or the set laid."""
    victim: int | None = None
    """The robbed seat; None for the ghost, and if nobody was robbed."""


LEAST: Final = {
    MomentKind.SNATCH: 3,
    MomentKind.RAID: 2,
    MomentKind.SET: 4,
    MomentKind.STACK: 12,
    MomentKind.COMEBACK: 6,
}
"""Minimum count of each kind to be worth mentioning."""


class Moments:
    """The largest of each kind so far."""

    def __init__(self) -> None:
        self._best: dict[MomentKind, Moment] = {}
        self._turn = 1
        self._raid = 0
        """Number of sets snatched in this turn."""

    def note(self, events: Sequence[Event], laid: Sequence[int]) -> None:
        """Note the events of a move; `laid` is the number of cards in each stack afterwards."""
        for event in events:
            match event:
                case Laid(seat, cards):
                    self._offer(Moment(MomentKind.SET, seat, self._turn, len(cards), cards))
                    self._offer(Moment(MomentKind.STACK, seat, self._turn, laid[seat]))
                case Snatched(seat, victim, cards):
                    self._snatch(seat, cards, victim)
                case GhostSnatched(seat, cards):
                    self._snatch(seat, cards, None)
                case TurnBegan(_, turn_number):
                    self._turn, self._raid = turn_number, 0
                case _:
                    pass

    def found(
        self, turn_scores: Sequence[Sequence[int]], winners: Sequence[int]
    ) -> tuple[Moment, ...]:
        """The remarkable ones after the end, in the order of `MomentKind`."""
        for turn, scores in enumerate(turn_scores):
            for seat in winners:
                gap = max(scores) - scores[seat]
                self._offer(Moment(MomentKind.COMEBACK, seat, turn, gap))
        best = (self._best.get(kind) for kind in MomentKind)
        return tuple(one for one in best if one is not None and one.count >= LEAST[one.kind])

    def _snatch(self, seat: int, cards: Cards, victim: int | None) -> None:
        self._raid += 1
        self._offer(Moment(MomentKind.SNATCH, seat, self._turn, len(cards), cards, victim))
        self._offer(Moment(MomentKind.RAID, seat, self._turn, self._raid))

    def _offer(self, moment: Moment) -> None:
        known = self._best.get(moment.kind)
        if known is None or moment.count > known.count:
            self._best[moment.kind] = moment
