"""Takes pictures of every screen at many sizes, to compare with the designs: `make contact-sheets`.

There is one sheet for each screen and theme. It shows all sizes in a grid, with one scale in each
row. The sheets are not part of the repository.
"""

from __future__ import annotations

import argparse
import base64
from fnmatch import fnmatch
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright
from tests.browser.house import CHROMIUM
from tests.browser.positions import open_house
from tests.browser.screens import SCREENS, Stage, stage

SIZES = (
    (360, 740),
    (390, 844),
    (820, 1180),
    (844, 390),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
THEMES = ("light", "dark")

WIDTH, HEIGHT, GAP = 1800, 520, 10
"""Pixels: the width of a sheet, the height of a row, and the gap between pictures."""

_SHEET = """<style>
  body {{ display: flex; flex-wrap: wrap; gap: {gap}px; width: {width}px; margin: {gap}px; }}
  figure {{ margin: 0; font: 14px sans-serif; }}
  img {{ display: block; outline: 1px solid #888; }}
</style>{figures}"""


def main() -> None:
    """Take all pictures that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the sheets are written")
    parser.add_argument("--screens", default="*", help="pattern of their names: 'table: *'")
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=THEMES)
    parser.add_argument("--language", default="en")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    names = [name for name in SCREENS if fnmatch(name, given.screens)]
    with (
        TemporaryDirectory() as folder,
        open_house(Path(folder)) as house,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"]) as browser,
        stage(house, browser) as on,
    ):
        paper = browser.new_page(viewport={"width": WIDTH + 2 * GAP, "height": HEIGHT})
        for name in names:
            for theme in given.themes:
                on.prefer(language=given.language, theme=theme)
                on.page.bring_to_front()
                SCREENS[name](on)
                pictures = [_picture(on, size) for size in SIZES]
                file = given.folder / f"{name.replace(': ', '-').replace(' ', '-')}-{theme}.png"
                _arrange(paper, pictures, file)
                print(file, flush=True)


def _picture(on: Stage, size: tuple[int, int]) -> bytes:
    on.size(size)
    return on.page.screenshot()


def _arrange(paper: Page, pictures: list[bytes], file: Path) -> None:
    """Write all pictures of a screen onto one sheet."""
    figures = ""
    for (width, height), picture in zip(SIZES, pictures, strict=True):
        scale = min(1, HEIGHT / height, WIDTH / 2 / width)
        source = base64.b64encode(picture).decode()
        figures += (
            f"<figure>{width} × {height}"
            f'<img width="{width * scale:.0f}" src="data:image/png;base64,{source}"></figure>'
        )
    paper.set_content(_SHEET.format(gap=GAP, width=WIDTH, figures=figures))
    paper.screenshot(path=file, full_page=True)


if __name__ == "__main__":
    main()
