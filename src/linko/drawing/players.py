"""What the picture shows of each player, from a state or from a view."""

from __future__ import annotations

from dataclasses import dataclass

from linko.cards import Seat
from linko.drawing.text_width import fitted
from linko.rules import Cards, Phase, State, View
from linko.rules.sets import remove


@dataclass(frozen=True, slots=True)
class Player:
    """One player as shown at the table."""

    name: str
    cards_in_hand: int
    seen: Cards
    """The publicly known cards of the hand."""
    unseen: Cards | None
    """The other cards of the hand; None if they lie face down."""
    stack: tuple[Cards, ...]
    score: int
    has_turn: bool
    decides: bool
    has_won: bool
    snatched: str | None
    """The label of the top set if it is being snatched."""


def players(table: State | View, names: tuple[str, ...]) -> tuple[Player, ...]:
    """Return all players, by seat."""
    scores, counts, winners = table.scores, table.hand_counts, table.winners
    return tuple(
        Player(
            name=names[seat],
            cards_in_hand=counts[seat],
            seen=table.known[seat],
            unseen=_unseen(table, seat),
            stack=table.stacks[seat],
            score=scores[seat],
            has_turn=seat == table.turn and table.to_move is not None,
            decides=seat == table.to_move,
            has_won=seat in winners,
            snatched=_snatched(table, seat, names),
        )
        for seat in map(Seat, range(len(counts)))
    )


def order_of_play(seats: int, viewer: Seat | None) -> tuple[Seat, ...]:
    """Return the other seats clockwise from the viewer's left; all seats if there is no viewer."""
    if viewer is None:
        return tuple(map(Seat, range(seats)))
    return tuple(Seat((viewer + step) % seats) for step in range(1, seats))


def signed(score: int) -> str:
    """Return a score with its sign, using a typographic minus."""
    return f"−{-score}" if score < 0 else f"+{score}" if score else "0"


def counted(count: int, thing: str) -> str:
    """Return a count with its noun: `no sets`, `1 set`, `9 sets`."""
    return f"{count or 'no'} {thing}{'' if count == 1 else 's'}"


def _unseen(table: State | View, seat: Seat) -> Cards | None:
    if isinstance(table, State):
        return remove(table.hands[seat], table.known[seat])
    return remove(table.hand, table.known[seat]) if seat == table.seat else None


def _snatched(table: State | View, seat: Seat, names: tuple[str, ...]) -> str | None:
    snatch = table.snatch
    if snatch is None or snatch.victim != seat:
        return None
    if table.phase is Phase.TAKE:
        return "snatched"
    if table.phase is Phase.ANSWER:
        return f"left by {fitted(names[snatch.attacker], 70, 13)}"
    return None
