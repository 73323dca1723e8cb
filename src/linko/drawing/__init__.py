"""A table as a picture: `svg` draws a state, or what a seat may know of it."""

from linko.drawing.table import svg

__all__ = ["svg"]
