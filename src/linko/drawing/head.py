"""A player's head, with the number of cards in hand on it."""

from __future__ import annotations

from typing import Final

from linko.drawing.digits import drawn_count
from linko.drawing.elements import Piece, classes, path, scaled

FEW: Final = 3
"""Maximum number of cards at which a head bristles."""

LAST: Final = 1

HEAD: Final = (
    "M50 22C56 22 61 23 65 25C70 16 77 8 87 3C91 13 93 25 92 39C96 46 98 54 98 62"
    "C98 83 77 97 50 97C23 97 2 83 2 62C2 54 4 46 8 39C7 25 9 13 13 3C23 8 30 16 35 25"
    "C39 23 44 22 50 22Z"
)
TUFTS: Final = (
    "M82.5 6.5C85 0 89 -7 95 -13C94 -5 93.5 3 94.5 14C91 10 87 7.5 82.5 6.5Z"
    "M17.5 6.5C15 0 11 -7 5 -13C6 -5 6.5 3 5.5 14C9 10 13 7.5 17.5 6.5Z"
)
BRISTLING: Final = (
    "M100 50C110 50 118 52 125 56C134 40 148 22 167 10C174 30 177 52 175 80C180 90 186 99 194 107"
    "C188 109 183 110 178 110.5C184 120 191 128 199 134C191 137 183 138 176 137.5"
    "C179 147 184 156 190 163C178 165 166 163 156 158C150 168 141 178 129 187"
    "C122 190 112 193 100 194C88 193 78 190 71 187C59 178 50 168 44 158C34 163 22 165 10 163"
    "C16 156 21 147 24 137.5C17 138 9 137 1 134C9 128 16 120 22 110.5C17 110 12 109 6 107"
    "C14 99 20 90 25 80C23 52 26 30 33 10C52 22 66 40 75 56C82 52 90 50 100 50Z"
)
BRISTLING_TUFTS: Final = (
    "M159 17C164 4 171 -8 182 -20C180 -6 178 8 179.5 30C174 22 168 18 159 17Z"
    "M41 17C36 4 29 -8 18 -20C20 -6 22 8 20.5 30C26 22 32 18 41 17Z"
)
_RISE = 16.0
"""Height of the tufts above the box of the head."""


def head(count: int, size: float) -> Piece:
    """Draw the head of a player with `count` cards in hand; it bristles if they are few."""
    if count > FEW:
        shape = path("head", HEAD) + path("head", TUFTS)
        colour = "on-head"
    else:
        look = "ember amber-contour" if count == LAST else "ember"
        inner = path("ember", BRISTLING_TUFTS) + path(look, BRISTLING)
        shape = f'<g transform="translate(-4 -4.4) scale(.54)">{inner}</g>'
        colour = "drawn-on-ember"
    return _boxed(f"{shape}<g {classes(colour)}>{drawn_count(count, 50, 37, 46)}</g>", size)


def ghost_head(count: int, size: float) -> Piece:
    """Draw the ghost's head: an outline, and the number of its cards."""
    outline = (
        f'<path {classes("bare outline")} d="{HEAD}" stroke-width="4" stroke-dasharray="10 6" '
        'stroke-linecap="round"/>'
    )
    return _boxed(f"{outline}<g {classes('drawn')}>{drawn_count(count, 50, 37, 46)}</g>", size)


def _boxed(shape: str, size: float) -> Piece:
    scale = size / 100
    return Piece(scaled(0, _RISE * scale, scale, shape), size, size + _RISE * scale)
