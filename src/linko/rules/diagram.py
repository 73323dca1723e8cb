"""A position as plain text: what `str(state)` and `str(view)` show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from linko.cards import Seat, cards_text
from linko.players import shown_names
from linko.rules.events import END_WORDS
from linko.rules.moves import entry_text
from linko.rules.sets import Cards, ghost_sets
from linko.rules.state import Phase, State

if TYPE_CHECKING:
    from linko.rules.views import View

_DECISIONS = {
    Phase.PLAY: "{who} lays a set",
    Phase.GHOST: "{who} picks a set of the ghost",
    Phase.TAKE: "{who} takes or leaves {victim}'s {cards}",
    Phase.ANSWER: "{who} picks up or discards {cards}",
    Phase.DRAW: "{who} draws, {left} to go",
    Phase.CONSOLATION: "{who} may draw one card",
}


def diagram(table: State | View, names: Sequence[str] = ()) -> str:
    """Draw the table as text; a state shows all hands, a view its own hand and the known cards.

    `>` marks the player whose turn it is, `?` the player who must decide now.
    """
    shown = shown_names(table.seats, names)
    width = max(map(len, shown))
    lines = [headline(table, shown), "", f"{'':{width + 2}}hand score  stack, top set last"]
    for seat in range(table.seats):
        turn = ">" if seat == table.turn and table.to_move is not None else " "
        decides = "?" if seat == table.to_move else " "
        count, score = table.hand_counts[seat], table.scores[seat]
        stack = "  ".join(cards_text(cards, "-") for cards in table.stacks[seat]) or "—"
        lines.append(f"{turn}{decides}{shown[seat]:<{width}}{count:>4} {score:>+5}  {stack}")
    lines.append("")
    lines.append(f"row      {' '.join(map(entry_text, table.row)) or '—'}")
    lines.append(f"pile     {table.pile_size}")
    lines.append(f"discard  {cards_text(table.discard) or '—'}")
    if table.options.ghost:
        lines.append(f"ghost    {_ghost_sets(table.ghost) or '—'}")
    lines.append("")
    lines += [f"{shown[seat]:<{width}}  {_hand(table, Seat(seat))}" for seat in range(table.seats)]
    return "\n".join(lines)


def headline(table: State | View, names: Sequence[str]) -> str:
    """Return a line with the edition, the turn and the situation."""
    edition = table.options.edition or "custom edition"
    return f"{edition}, turn {table.turn_number}: {situation(table, names)}"


def situation(table: State | View, names: Sequence[str]) -> str:
    """Say who must decide what, or how the game ended."""
    if table.ended_by is not None:
        won = " and ".join(names[seat] for seat in table.winners)
        return f"{won} won: {END_WORDS[table.ended_by]}"
    who = table.to_move
    assert who is not None
    snatch = table.snatch
    return _DECISIONS[table.phase].format(
        who=names[who],
        cards=cards_text(snatch.cards, "-") if snatch else "",
        victim=names[snatch.victim] if snatch else "",
        left=table.draws_left,
    )


def _ghost_sets(ghost: Cards) -> str:
    return "  ".join(cards_text(cards, "-") for cards in ghost_sets(ghost))


def _hand(table: State | View, seat: Seat) -> str:
    if isinstance(table, State):
        return f"holds {cards_text(table.hands[seat]) or 'nothing'}"
    if seat == table.seat:
        return f"holds {cards_text(table.hand) or 'nothing'}"
    seen = table.known[seat]
    hidden = f"{table.hand_counts[seat] - len(seen)} unseen"
    return f"holds {cards_text(seen)} + {hidden}" if seen else f"holds {hidden}"
