"""An analyser for tests of the desk; files tell it what to do."""

from __future__ import annotations

import os
import time
from pathlib import Path

from linko.game import Game
from linko.server.reviews.worker import Heard


def warm_up() -> None:
    (_folder() / "begun").open("a").write(f"{os.getpid()}\n")


def name_for(game: Game) -> str:
    del game
    return _word("name", "judge-1")


def review(game: Game, heard: Heard) -> bytes:
    with (_folder() / "reviewed").open("a") as reviewed:
        reviewed.write(f"{game.names[0]} {game.move_count}\n")
    for number in range(game.move_count):
        while _word("word", "go") == "wait":
            time.sleep(0.005)
            heard(number, game.move_count, lambda: b'{"of":%d,"done":1}' % game.move_count)
        match _word("word", "go"):
            case "die":
                os._exit(3)
            case "raise":
                raise RuntimeError("no idea")
        heard(number + 1, game.move_count, lambda: b"{}")
    return b'{"of":%d}' % game.move_count


def _folder() -> Path:
    return Path(os.environ["LINKO_TEST_JUDGE"])


def _word(name: str, usual: str) -> str:
    file = _folder() / name
    return file.read_text() if file.exists() else usual
