"""A position as plain text: what `str(state)` and `str(view)` show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from linko.cards import Seat, cards_text
from linko.rules.events import END_WORDS
from linko.rules.moves import entry_text
from linko.rules.sets import Cards
from linko.rules.state import Phase, State

if TYPE_CHECKING:
    from linko.rules.views import View

LONGEST_NAME = 20

_DECISIONS = {
    Phase.PLAY: "{who} lays a set",
    Phase.GHOST: "{who} picks a set of the ghost",
    Phase.TAKE: "{who} takes or leaves {cards} of {victim}",
    Phase.ANSWER: "{who} picks up or discards {cards}",
    Phase.DRAW: "{who} draws, {left} to go",
    Phase.CONSOLATION: "{who} may draw one card",
}


def diagram(table: State | View, names: Sequence[str] = ()) -> str:
    """The whole table as text; a state shows every hand, a view the own one and what was seen.

    `>` marks whose turn it is, `?` who must decide now.
    """
    shown = seat_names(table.seats, names)
    width = max(map(len, shown))
    lines = [headline(table, shown), ""]
    for seat in range(table.seats):
        turn = ">" if seat == table.turn and table.to_move is not None else " "
        decides = "?" if seat == table.to_move else " "
        count, score = table.hand_counts[seat], table.scores[seat]
        stack = "  ".join(cards_text(cards, "-") for cards in table.stacks[seat]) or "—"
        lines.append(f"{turn}{decides}{shown[seat]:<{width}} {count:>3} {score:>+4}  {stack}")
    lines.append("")
    lines.append(f"row      {' '.join(map(entry_text, table.row)) or '—'}")
    pile_size = len(table.pile) if isinstance(table, State) else table.pile_size
    lines.append(f"pile     {pile_size} cards")
    lines.append(f"discard  {cards_text(table.discard) or '—'}")
    if table.options.ghost:
        lines.append(f"ghost    {_ghost_sets(table.ghost) or '—'}")
    lines.append("")
    lines += [f"{shown[seat]:<{width}}  {_hand(table, Seat(seat))}" for seat in range(table.seats)]
    return "\n".join(lines)


def headline(table: State | View, names: Sequence[str]) -> str:
    """Edition, turn, and what must be decided by whom, or how the game ended."""
    edition = table.options.edition or "custom edition"
    if table.ended_by is not None:
        won = " and ".join(names[seat] for seat in table.winners)
        return (
            f"{edition}, turn {table.turn_number}: over, {END_WORDS[table.ended_by]}; winner {won}"
        )
    who = table.to_move
    assert who is not None
    snatch = table.snatch
    decision = _DECISIONS[table.phase].format(
        who=names[who],
        cards=cards_text(snatch.cards, "-") if snatch else "",
        victim=names[snatch.victim] if snatch else "",
        left=table.draws_left,
    )
    return f"{edition}, turn {table.turn_number}: {decision}"


def seat_names(seats: int, names: Sequence[str] = ()) -> tuple[str, ...]:
    """Names fit for a terminal: one for every seat, printable, not too long."""
    given = tuple(names) or tuple(f"seat {seat}" for seat in range(seats))
    return tuple(map(_printable, given))


def _printable(name: str) -> str:
    clean = "".join(letter if letter.isprintable() else "�" for letter in name)
    return clean if len(clean) <= LONGEST_NAME else clean[: LONGEST_NAME - 1] + "…"


def _ghost_sets(ghost: Cards) -> str:
    return "  ".join(cards_text([rank] * ghost.count(rank), "-") for rank in sorted(set(ghost)))


def _hand(table: State | View, seat: Seat) -> str:
    if isinstance(table, State):
        return f"holds {cards_text(table.hands[seat]) or 'nothing'}"
    if seat == table.seat:
        return f"holds {cards_text(table.hand) or 'nothing'}"
    seen = table.known[seat]
    hidden = f"{table.hand_counts[seat] - len(seen)} unseen"
    return f"holds {cards_text(seen)} + {hidden}" if seen else f"holds {hidden}"
