"""A position as an array of pixels, for the render mode `rgb_array`."""

from __future__ import annotations

import io
from typing import Final

import numpy as np
import numpy.typing as npt

from linko.adapters.extra import needed
from linko.drawing import svg
from linko.rules import State

with needed("PIL", __name__):
    from PIL import Image, ImageOps
with needed("resvg_py", __name__):
    import resvg_py

WIDTH: Final = 1140
HEIGHT: Final = 760
GROUND: Final = "#eadfcb"

Pixels = npt.NDArray[np.uint8]


def pixels(state: State) -> Pixels:
    """Return the table with all hands open, as an array of fixed size: height, width, colour."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg(state)))
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    return np.asarray(ImageOps.pad(picture, (WIDTH, HEIGHT), color=GROUND))
