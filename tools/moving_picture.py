"""Records one real turn as a moving picture for the README: `make moving-picture`.

Bots play a game up to a turn in which seat 0 can snatch from two players. A real server then
repeats the game. Chromium shows the last turns, and the turn itself is played with the mouse.
"""

from __future__ import annotations

import base64
import io
import shutil
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from PIL import Image
from playwright.sync_api import Page, sync_playwright
from tests.browser.player import choose, gather, prefer, wait_for
from tests.browser.positions import House, open_house

from linko import Game, bots
from linko.rules import Move
from tools import DOCS

FILE: Final = DOCS / "screenshots" / "turn.webp"
SIZE: Final = (1100, 780)
SEATS: Final = 4
SHOWN_WIDTH: Final = 820
"""Width of the picture, to which the page is scaled down."""
FRAME_SECONDS: Final = 1 / 12
"""Shortest time of a frame; frames that come faster are dropped."""
LAST_SECONDS: Final = 2.0
"""Time of the last frame, before the picture starts again."""
THOUGHT_MS: Final = 1200
"""Time before each click, so that a reader can follow."""
LARGEST: Final = 1_000_000
"""Maximum size of the file in bytes."""


class Turn(NamedTuple):
    """A turn of seat 0: the game before it, and the set to lay."""

    game: Game
    move: Move


class Frame(NamedTuple):
    """A frame of the screencast and its time in seconds."""

    time: float
    png: bytes


def found_turn() -> Turn:
    """The first turn in which seat 0 can snatch from two players with a pair or a larger set."""
    for seed in count(1):
        players = [bots.load("heuristic", seed=seat) for seat in range(SEATS)]
        game = Game.deal("classic", seats=SEATS, seed=seed, starter=0)
        while not game.is_over:
            seat = game.to_move or 0
            view = game.view(seat)
            if seat == 0 and len(game.moves) > 30 and game.state.phase.value == "play":
                for move, prey in zip(view.legal_moves, view.prey, strict=True):
                    if 1 < len(move.cards) < len(view.hand) and len(prey) > 1:
                        return Turn(game, move)
            game.push(players[seat].choose(view))
    raise AssertionError("bots never reached such a turn")


def repeat(house: House, page: Page, turn: Turn, present: ExitStack) -> Iterator[None]:
    """Play the game again on the server; pause once the page shows the table, two turns before."""
    people = (house.reader, *house.others)[:SEATS]
    table = house.lobby(*people, edition="classic", seats=SEATS)
    house.luck.next_deck = turn.game.deck
    house.do(people[0], table, "start")
    replayed = Game.deal("classic", seats=SEATS, deck=turn.game.deck, starter=0)
    plays = [number for number, move in enumerate(turn.game.moves, 1) if move.cards]
    for number, move in enumerate(turn.game.moves, 1):
        if number == plays[-2]:
            for person in people[1:]:
                present.enter_context(person.socket(table))
            page.goto(f"{house.address}/table/{table}")
            page.wait_for_selector("main.board")
            yield
            page.wait_for_timeout(THOUGHT_MS)
        house.do(people[replayed.to_move or 0], table, "move", number=number, move=move.text)
        replayed.push(move)


def play(page: Page, move: Move) -> None:
    """Choose the cards, lay them, and take whatever is snatched."""
    wait_for(page)
    page.wait_for_timeout(THOUGHT_MS)
    gather(page, move.text)
    page.wait_for_timeout(2 * THOUGHT_MS)
    page.click(".prompt button.main:enabled")
    page.wait_for_selector(".prompt [aria-keyshortcuts=t]:enabled")
    page.wait_for_timeout(THOUGHT_MS)
    choose(page, "take")
    page.wait_for_timeout(3 * THOUGHT_MS)


def filmed(page: Page, frames: list[Frame]) -> Any:  # noqa: ANN401  # Playwright's CDP session
    """Start a screencast of the page that appends to the frames."""
    session = page.context.new_cdp_session(page)

    def note(event: dict[str, Any]) -> None:
        data = base64.b64decode(event["data"])
        frames.append(Frame(event["metadata"]["timestamp"], data))
        session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    session.on("Page.screencastFrame", note)
    session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})
    return session


def spaced(frames: list[Frame]) -> list[Frame]:
    """Leave out frames that follow the previous one too closely; the last frame stays."""
    kept: list[Frame] = []
    for frame in frames:
        if kept and frame.time - kept[-1].time < FRAME_SECONDS:
            kept[-1] = Frame(kept[-1].time, frame.png)
        else:
            kept.append(frame)
    return kept


def write(frames: list[Frame], file: Path) -> int:
    """Write the frames as an animated WebP; return its size in bytes."""
    times = [frame.time for frame in frames]
    ends = [*times[1:], times[-1] + LAST_SECONDS]
    size = (SHOWN_WIDTH, SHOWN_WIDTH * SIZE[1] // SIZE[0])
    pictures = [
        Image.open(io.BytesIO(frame.png)).convert("RGB").resize(size, Image.Resampling.LANCZOS)
        for frame in frames
    ]
    pictures[0].save(
        file,
        save_all=True,
        append_images=pictures[1:],
        duration=[round(1000 * (end - begin)) for begin, end in zip(times, ends, strict=True)],
        loop=0,
        quality=50,
        method=4,
    )
    return file.stat().st_size


def main() -> None:
    """Record the turn and write the file; fail if it is too large for a README."""
    turn = found_turn()
    frames: list[Frame] = []
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with (
        TemporaryDirectory() as folder,
        open_house(Path(folder)) as house,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"]) as browser,
        ExitStack() as present,
    ):
        width, height = SIZE
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
        context.add_cookies([{"name": "linko", "value": house.cookie, "url": house.address}])
        page = context.new_page()
        page.goto(f"{house.address}/nowhere")
        prefer(page, name="Ann", sound=False, motion=True, theme="light")
        rest = repeat(house, page, turn, present)
        next(rest)
        session = filmed(page, frames)
        for _ in rest:
            raise AssertionError("the page entered twice")
        play(page, turn.move)
        session.send("Page.stopScreencast")
        context.close()
    size = write(spaced(frames), FILE)
    print(f"{FILE.name}: {len(spaced(frames))} frames, {size:,} bytes")
    if size > LARGEST:
        sys.exit(f"{FILE.name} has more than {LARGEST:,} bytes")


if __name__ == "__main__":
    main()
