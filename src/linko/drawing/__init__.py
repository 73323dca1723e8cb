"""The table as a picture: `svg` draws a state or a view."""

from linko.drawing.table import svg

__all__ = ["svg"]
