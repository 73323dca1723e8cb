"""The whole table as one SVG document without external files."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from linko.drawing.elements import Piece, line, number, rect, text, words
from linko.drawing.ghost import ghost_field
from linko.drawing.panel import own_panel, panel
from linko.drawing.players import Player, order_of_play, players
from linko.drawing.supply import supply
from linko.drawing.symbols import used_symbols
from linko.drawing.text_width import fitted
from linko.drawing.tokens import stylesheet
from linko.players import shown_names
from linko.rules import State, View
from linko.rules.diagram import headline, situation

_NARROWEST: Final = 1000.0
_COLUMN: Final = 276.0
_MARGIN: Final = 18.0
_PADDING: Final = 16.0
_BAR: Final = 52.0

_DEFS: Final = (
    '<filter id="linko-soft" x="-30%" y="-30%" width="160%" height="160%">'
    '<feGaussianBlur stdDeviation="6"/></filter>'
)


def svg(table: State | View, names: Sequence[str] = ()) -> str:
    """Draw the table as SVG; a state shows all hands, a view hides the cards its seat cannot know.

    A view is drawn from its seat, with the opponents clockwise from left to right. For a state or
    a spectator the seats are drawn from 0 on. The same table always gives the same text.
    """
    shown = shown_names(len(table.hand_counts), names)
    everybody = players(table, shown)
    viewer = table.seat if isinstance(table, View) else None
    across = [everybody[seat] for seat in order_of_play(len(everybody), viewer)]
    fields = len(across) + (1 if table.options.ghost else 0)
    width = max(_NARROWEST, 2 * _MARGIN + fields * _COLUMN)
    bands = [_bar(table, shown, width), _across(across, table, width), supply(table, width)]
    if isinstance(table, View) and table.seat is not None:
        own = own_panel(everybody[table.seat], table.hand, width - 2 * (_MARGIN + _PADDING))
        bands.append(Piece(own.at(_MARGIN + _PADDING, 20), width, own.height + 36))
    else:
        bands.append(Piece("", width, 14))
    return _document(bands, width, headline(table, shown))


def _document(bands: Sequence[Piece], width: float, title: str) -> str:
    y = 0.0
    parts = []
    for band in bands:
        parts.append(band.at(0, y))
        y += band.height
    body = "".join(parts)
    w, h = number(width), number(round(y))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="linko" viewBox="0 0 {w} {h}" '
        f'width="{w}" height="{h}" style="max-width:100%;height:auto" role="img">'
        f"<title>{escape(title)}</title><style>{stylesheet()}</style>"
        f"<defs>{_DEFS}{used_symbols(body)}</defs>"
        f"{rect(0, 0, width, round(y), 'table')}{body}</svg>"
    )


def _bar(table: State | View, names: tuple[str, ...], width: float) -> Piece:
    """Draw the edition and the turn, and a sentence that says who must decide what."""
    short = tuple(fitted(name, 150, 17) for name in names)
    edition = (table.options.edition or "custom edition").capitalize()
    sentence = situation(table, short)
    right = width - _MARGIN - _PADDING
    parts = [
        line(
            _MARGIN + _PADDING,
            33,
            words(edition, "text", 16, weight=700),
            words(f"· turn {table.turn_number}", "muted", 16, space=6),
        ),
        text(right, 33, sentence, "text voice", 17, weight=600, anchor="end"),
    ]
    return Piece("".join(parts), width, _BAR)


def _across(across: Sequence[Player], table: State | View, width: float) -> Piece:
    """Draw the players on the other side of the table, and the ghost."""
    room = width - 2 * _MARGIN
    ghost_room = max(room / 2 - 40, room - len(across) * 400) if table.options.ghost else 0
    column = (room - ghost_room - (_PADDING if ghost_room else 0)) / len(across)
    panels = [panel(player, column - 2 * _PADDING) for player in across]
    ghost = ghost_field(table, ghost_room) if ghost_room else None
    height = max(piece.height for piece in (*panels, *((ghost,) if ghost else ())))
    parts = []
    for place, (player, piece) in enumerate(zip(across, panels, strict=True)):
        x = _MARGIN + place * column
        if player.has_turn:
            parts.append(rect(x, 0, column, height + 2 * _PADDING, "clear", radius=20))
        parts.append(piece.at(x + _PADDING, _PADDING))
    if ghost:
        parts.append(ghost.at(_MARGIN + room - ghost_room, _PADDING / 2))
    return Piece("".join(parts), width, height + 2 * _PADDING + 10)
