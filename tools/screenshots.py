"""Takes screenshots of the browser client for `docs/screenshots/`: `make screenshots`.

It uses a real server with played games, the system's Chromium and the helpers of the tests.
"""

from __future__ import annotations

import shutil
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import sync_playwright
from tests.browser.positions import POSITIONS, open_house
from tests.browser.screens import Stage, stage

from tools import DOCS

FOLDER = DOCS / "screenshots"


class Shot(NamedTuple):
    """A screenshot: the kind of position, the window size and the theme."""

    kind: str
    size: tuple[int, int]
    theme: str = "light"
    chosen: str = ""
    """The group of the hand to tap first."""


SHOTS = {
    "phone": Shot("play", (390, 844), chosen=".group >> nth=4"),
    "phone-dark": Shot("take", (360, 740), "dark"),
    "tablet-duel": Shot("ghost", (820, 1180)),
    "desktop": Shot("three", (1280, 800), chosen=".group >> nth=1"),
    "desktop-dark": Shot("answer", (1440, 900), "dark"),
}


def _photograph(on: Stage, name: str) -> None:
    on.settle()
    on.page.screenshot(path=FOLDER / f"{name}.png")


def _table(on: Stage, name: str, shot: Shot) -> None:
    on.prefer(language="en", theme=shot.theme)
    on.size(shot.size)

    with ExitStack() as present:

        def enter(table: str) -> None:
            for person in on.house.others[: POSITIONS[shot.kind][1] - 1]:
                present.enter_context(person.socket(table))
            on.path(f"/table/{table}", "main.board")

        on.house.table(shot.kind, enter=enter)
        on.page.reload()  # the log of the last laps stays, and nothing moves any more
        on.page.wait_for_selector(".prompt")
        if shot.chosen:
            on.page.click(shot.chosen)
        _photograph(on, name)


def main() -> None:
    """Take all screenshots again."""
    FOLDER.mkdir(exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with (
        TemporaryDirectory() as folder,
        open_house(Path(folder)) as house,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"]) as browser,
        stage(house, browser) as on,
    ):
        for name, size in (("home-phone", (390, 844)), ("home", (1440, 900))):
            on.size(size)
            on.path("/", "button.play")
            _photograph(on, name)
        for name, shot in SHOTS.items():
            _table(on, name, shot)


if __name__ == "__main__":
    main()
