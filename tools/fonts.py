"""Makes the page's font files from the npm packages named in `web/package.json`.

Run it after updating the packages; it needs `pip install fonttools brotli`:

    (cd web && npm install) && python -m tools.fonts

Only the weights, letters and features that the page uses are kept, which halves the files.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]  # has no types
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # has no types
from fontTools.varLib.instancer import (  # type: ignore[import-untyped]  # has no types
    instantiateVariableFont,
)

from tools import ROOT

PACKAGES: Final = ROOT / "web/node_modules/@fontsource-variable"
FONTS: Final = ROOT / "web/src/fonts"
FAMILIES: Final = ("bricolage-grotesque", "fraunces")
WEIGHTS: Final = (400, 700)
EXTENDED: Final = frozenset({*range(0x100, 0x180), *range(0x218, 0x21C), 0x1E9E})
"""The letters of European languages beyond Latin-1."""
FEATURES: Final = ("ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum")


def _subset(source: Path, *, keep: frozenset[int] | None) -> TTFont:
    limited = instantiateVariableFont(TTFont(source), {"wght": WEIGHTS})
    limited.flavor = None
    whole = BytesIO()
    limited.save(whole)  # the instancer's result must be saved before it can be subset
    whole.seek(0)
    font = TTFont(whole)
    options = Options(hinting=False, layout_features=list(FEATURES), name_IDs=["*"])
    subsetter = Subsetter(options)
    letters = frozenset(font.getBestCmap())
    subsetter.populate(unicodes=letters if keep is None else letters & keep)
    subsetter.subset(font)
    font.flavor = "woff2"
    return font


def main() -> None:
    """Write all font files again."""
    FONTS.mkdir(exist_ok=True)
    for family in FAMILIES:
        for part, keep in (("latin", None), ("latin-ext", EXTENDED)):
            source = PACKAGES / family / "files" / f"{family}-{part}-wght-normal.woff2"
            _subset(source, keep=keep).save(FONTS / f"{family}-{part}.woff2")


if __name__ == "__main__":
    main()
