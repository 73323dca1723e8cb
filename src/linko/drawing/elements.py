"""The SVG elements that all drawings consist of, as text.

Lengths are in pixels at full size. Text from outside is drawn with `words`, which escapes it.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Literal

Anchor = Literal["start", "middle", "end"]


@dataclass(frozen=True, slots=True)
class Piece:
    """A drawing with its top left corner at (0, 0), and its size."""

    markup: str
    width: float
    height: float

    def at(self, x: float, y: float) -> str:
        """Return the markup of the piece, moved to a place."""
        return at(x, y, self.markup) if self.markup else ""


def number(value: float) -> str:
    """Return a coordinate as text, with at most two decimals."""
    return f"{round(value, 2):g}"


def classes(look: str) -> str:
    """Return the class attribute for a look such as `bare outline`; names begin with `linko-`."""
    return f'class="{" ".join(f"linko-{name}" for name in look.split())}"'


def at(x: float, y: float, content: str) -> str:
    """Content moved to a place."""
    return f'<g transform="translate({number(x)} {number(y)})">{content}</g>'


def scaled(x: float, y: float, scale: float, content: str) -> str:
    """Content moved to a place and drawn larger or smaller."""
    return f'<g transform="translate({number(x)} {number(y)}) scale({scale:.4g})">{content}</g>'


def rect(
    x: float, y: float, width: float, height: float, look: str, *, radius: float = 0, more: str = ""
) -> str:
    """A rectangle; `look` names its classes, `more` holds further attributes."""
    return (
        f'<rect {classes(look)} x="{number(x)}" y="{number(y)}" width="{number(width)}" '
        f'height="{number(height)}" rx="{number(radius)}"{more and " " + more}/>'
    )


def path(look: str, data: str) -> str:
    """A path with its classes."""
    return f'<path {classes(look)} d="{data}"/>'


def use(symbol: str, x: float, y: float, width: float, height: float) -> str:
    """A symbol drawn at a place; `linko.drawing.symbols` supplies it to the document."""
    return (
        f'<use href="#{symbol}" x="{number(x)}" y="{number(y)}" '
        f'width="{number(width)}" height="{number(height)}"/>'
    )


def words(content: str, look: str, size: float, *, weight: int = 400, space: float = 0) -> str:
    """A run of words within a `line`; special characters are escaped here."""
    bold = "" if weight == 400 else f' font-weight="{weight}"'
    before = f' dx="{number(space)}"' if space else ""
    return (
        f'<tspan {classes(look)} font-size="{number(size)}"{bold}{before}>{escape(content)}</tspan>'
    )


def line(x: float, y: float, *runs: str, anchor: Anchor = "start") -> str:
    """Runs of words one after the other, their baseline at y."""
    place = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text x="{number(x)}" y="{number(y)}"{place}>{"".join(runs)}</text>'


def text(
    x: float,
    y: float,
    content: str,
    look: str,
    size: float,
    *,
    weight: int = 400,
    anchor: Anchor = "start",
) -> str:
    """A line of one run of words."""
    return line(x, y, words(content, look, size, weight=weight), anchor=anchor)
