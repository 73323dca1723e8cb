"""Shows a table in the terminal, in the colours of the cards; it is readable without colour."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from linko.cards import Card, Seat, card_text
from linko.cli.language import ENGLISH
from linko.cli.situation import headline
from linko.drawing.tokens import GROUND, NUMBER
from linko.players import shown_names
from linko.rules import State, View
from linko.rules.sets import Cards, ghost_sets
from linko.texts import say

COVERED_SETS = 8
"""Maximum number of covered sets of a stack that are drawn; the older ones are counted."""


def board(
    table: State | View,
    names: Sequence[str],
    *,
    headed: bool = True,
    language: str = ENGLISH,
) -> RenderableType:
    """The whole table; a state shows every hand, a view only what its seat may know.

    With `headed`, the first line says what must be decided.
    """
    shown = shown_names(table.seats, names)
    players = Table(box=None, padding=(0, 1), show_header=True, header_style="dim")
    players.add_column()
    players.add_column()
    players.add_column(say(language, "terminal-hand"), justify="right")
    players.add_column(say(language, "terminal-score"), justify="right")
    players.add_column(say(language, "terminal-stack"))
    for seat, name in enumerate(shown):
        players.add_row(
            _marks(table, Seat(seat)),
            Text(name, "bold" if seat == table.to_move else ""),
            str(table.hand_counts[seat]),
            f"{table.scores[seat]:+d}".replace("-", "−"),
            _stack(table.stacks[seat], language),
        )
    hands = Table(box=None, padding=(0, 1), show_header=False)
    for seat, name in enumerate(shown):
        hands.add_row(Text(name, "dim"), _hand(table, Seat(seat), language))
    head = (Text(headline(language, table, shown), "bold"), "") if headed else ()
    return Group(*head, players, "", _middle(table, language), "", hands)


def together(cards: Sequence[Card], joined_by: str) -> Text:
    """A set or a bundle as one word, each card in its own colour."""
    text = Text()
    for place, card in enumerate(cards):  # without spaces, so that no line breaks inside
        text.append(f"{joined_by if place else ''}{card_text(card)}", _ink(card))
    return text


def single(cards: Iterable[Card]) -> Text:
    """Cards that do not belong together."""
    return _spaced(together((card,), "") for card in cards)


def whole_stack(stack: Sequence[Cards]) -> Text:
    """Every set of a stack, the oldest first."""
    return _spaced(together(cards, "-") for cards in stack)


def _middle(table: State | View, language: str) -> Table:
    """What lies in the middle of the table."""
    rows = {
        "terminal-row": _spaced(together(entry, "+") for entry in table.row),
        "terminal-pile": Text(str(table.pile_size)),
        "terminal-discard": single(table.discard),
    }
    if table.options.ghost:
        rows["terminal-ghost"] = whole_stack(ghost_sets(table.ghost))
    middle = Table(box=None, padding=(0, 1), show_header=False)
    for title, shown in rows.items():
        middle.add_row(Text(say(language, title), "dim"), shown)
    return middle


def _ink(card: Card) -> str:
    return f"bold {NUMBER[card]} on {GROUND[card]}"


def _marks(table: State | View, seat: Seat) -> Text:
    text = Text()
    text.append("▶" if seat == table.turn and table.to_move is not None else " ", "green")
    text.append("?" if seat == table.to_move else " ", "bold yellow")
    return text


def _stack(stack: Sequence[Cards], language: str) -> Text:
    older = max(0, len(stack) - COVERED_SETS - 1)
    text = Text()
    if older:
        text.append(f"{say(language, 'terminal-older', count=older)} ", "dim")
    return text.append_text(whole_stack(stack[older:]))


def _spaced(parts: Iterable[Text]) -> Text:
    return Text(" ").join(parts) or Text("—", "dim")


def _hand(table: State | View, seat: Seat, language: str) -> Text:
    if isinstance(table, State):
        return single(table.hands[seat])
    if seat == table.seat:
        return single(table.hand)
    seen = table.known[seat]
    hidden = table.hand_counts[seat] - len(seen)
    if not hidden:
        return single(seen)
    text = single(seen).append(" + ") if seen else Text()
    return text.append(say(language, "terminal-unseen", count=hidden), "dim")
