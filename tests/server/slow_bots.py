"""A bot for tests of the server's workers; a file tells it what to do."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from linko.rules import Move, View
from linko.rules.moves import LEAVE


class ScriptedBot:
    """Follows the instruction in a file for each decision; by default plays the last legal move.

    First it writes its process id and its hand to another file.
    """

    def __init__(self, seed: int | None = None, *, folder: str) -> None:
        assert seed is None, "a bot with a known seed can be predicted"
        self._folder = Path(folder)

    def choose(self, view: View) -> Move:
        hand = "-".join(map(str, view.hand))
        with (self._folder / "begun").open("a") as begun:
            begun.write(f"{os.getpid()} {hand}\n")
        while self._word() == "wait":
            time.sleep(0.002)
        match self._word():
            case "die":
                os._exit(3)
            case word if word == f"die of {hand}":
                os._exit(3)
            case "raise":
                raise RuntimeError("I do not know")
            case "cheat":
                return LEAVE
            case "chat":
                sys.stdout.write("hello from a bot\n")
                sys.stdout.flush()
                os.write(1, b"and again\n")
                assert sys.stdin.read() == ""
        return view.legal_moves[-1]

    def _word(self) -> str:
        return (self._folder / "word").read_text()
