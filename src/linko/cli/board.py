"""A table on the terminal, in the inks of the cards; it reads without them too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from linko.cards import Card, Seat, card_text
from linko.drawing.tokens import GROUND, NUMBER
from linko.players import shown_names
from linko.rules import State, View
from linko.rules.diagram import headline

COVERED_SETS = 8
"""So many covered sets of a stack are drawn; the older ones are counted."""


def board(table: State | View, names: Sequence[str], *, headed: bool = True) -> RenderableType:
    """The whole table; a state shows every hand, a view only what its seat may know.

    `headed` is with a first line that says what must be decided.
    """
    shown = shown_names(table.seats, names)
    players = Table(box=None, padding=(0, 1), show_header=True, header_style="dim")
    for title in ("", "", "hand", "score", "stack, top set last"):
        players.add_column(title, justify="right" if title in {"hand", "score"} else "left")
    for seat, name in enumerate(shown):
        players.add_row(
            _marks(table, Seat(seat)),
            Text(name, "bold" if seat == table.to_move else ""),
            str(table.hand_counts[seat]),
            f"{table.scores[seat]:+d}".replace("-", "−"),
            _stack(table.stacks[seat]),
        )
    middle = Table(box=None, padding=(0, 1), show_header=False)
    middle.add_row(Text("row", "dim"), _spaced(together(entry, "+") for entry in table.row))
    middle.add_row(Text("pile", "dim"), Text(str(table.pile_size)))
    middle.add_row(Text("discard", "dim"), single(table.discard))
    if table.options.ghost:
        ranks = sorted(set(table.ghost))
        sets = (together((rank,) * table.ghost.count(rank), "-") for rank in ranks)
        middle.add_row(Text("ghost", "dim"), _spaced(sets))
    hands = Table(box=None, padding=(0, 1), show_header=False)
    for seat, name in enumerate(shown):
        hands.add_row(Text(name, "dim"), _hand(table, Seat(seat)))
    head = (Text(headline(table, shown), "bold"), "") if headed else ()
    return Group(*head, players, "", middle, "", hands)


def together(cards: Sequence[Card], joined_by: str) -> Text:
    """A set or a bundle in one piece, each card in its own ink."""
    text = Text()
    for place, card in enumerate(cards):  # no space inside, where a line could break
        text.append(f"{joined_by if place else ''}{card_text(card)}", _ink(card))
    return text


def single(cards: Iterable[Card]) -> Text:
    """Cards that do not belong together."""
    return _spaced(together((card,), "") for card in cards)


def _ink(card: Card) -> str:
    return f"bold {NUMBER[card]} on {GROUND[card]}"


def _marks(table: State | View, seat: Seat) -> Text:
    text = Text()
    text.append("▶" if seat == table.turn and table.to_move is not None else " ", "green")
    text.append("?" if seat == table.to_move else " ", "bold yellow")
    return text


def _stack(stack: Sequence[Sequence[Card]]) -> Text:
    older = max(0, len(stack) - COVERED_SETS - 1)
    text = Text()
    if older:
        text.append(f"{older} older, ", "dim")
    return text.append_text(_spaced(together(cards, "-") for cards in stack[older:]))


def _spaced(parts: Iterable[Text]) -> Text:
    return Text(" ").join(parts) or Text("—", "dim")


def _hand(table: State | View, seat: Seat) -> Text:
    if isinstance(table, State):
        return single(table.hands[seat])
    if seat == table.seat:
        return single(table.hand)
    seen = table.known[seat]
    hidden = table.hand_counts[seat] - len(seen)
    if not hidden:
        return single(seen)
    text = single(seen).append(" + ") if seen else Text()
    return text.append(f"{hidden} unseen", "dim")
