"""Bots in any language: a program that exchanges JSON lines on standard input and output.

For each decision it receives one line, `{"view": …, "seed": …, "seconds": …}`, and answers with
one line, `{"move": "7-7"}`. The program should exit when its standard input ends.
docs/writing-bots.md describes every key.
"""

from __future__ import annotations

import shlex
import shutil
from typing import Final

from msgspec import json

from linko.bots.errors import BotError
from linko.bots.time_limits import SECONDS, START_SECONDS
from linko.processes.line_program import LineProgram, ProgramEnded
from linko.processes.timed_thread import Stalled
from linko.records import load_object
from linko.refusal import LinkoError, quote
from linko.rules import Move, View, in_notation

STARTS: Final = 2
"""Maximum number of starts of a program that exits, times out or does not answer in JSON."""


class Program:
    """A bot that asks a program, which is started for the first decision and ended by `close`."""

    def __init__(self, command: str, *, seed: int | None = None, seconds: float = SECONDS) -> None:
        try:
            words = shlex.split(command)
        except ValueError as error:
            reason = str(error)
            raise BotError("program_not_found", given=quote(command), reason=reason) from None
        if not words or shutil.which(words[0]) is None:
            reason = f"there is no program {quote(words[0])}" if words else "it is empty"
            raise BotError("program_not_found", given=quote(command), reason=reason)
        self._words = words
        self._seed = seed
        self._seconds = seconds
        self._starts = 0
        self._running: LineProgram | None = None

    def choose(self, view: View) -> Move:
        """Return the program's move; raise `BotError` or `IllegalMove` if its answer is not one."""
        limit = self._seconds
        if self._running is None:
            if self._starts >= STARTS:
                raise BotError("program_given_up", starts=STARTS)
            self._starts += 1
            limit += START_SECONDS
            self._running = self._started()
        try:
            answer = self._answer(self._running, question(view, self._seed, self._seconds), limit)
        except LinkoError:
            self.close()
            raise
        return Move.parse(answer)

    def close(self) -> None:
        """End the program if it is running."""
        if self._running is not None:
            self._running.end()
            self._running = None

    def _started(self) -> LineProgram:
        try:
            return LineProgram(self._words)
        except OSError as error:
            raise BotError(
                "program_not_found",
                given=quote(self._words[0]),
                reason=error.strerror or str(error),
            ) from None

    @staticmethod
    def _answer(running: LineProgram, asked: bytes, seconds: float) -> object:
        """Return the answer's "move", unchecked; raise `BotError` if there is none."""
        try:
            line = running.ask(asked, seconds)
        except Stalled:
            raise BotError(
                "program_too_slow", seconds=f"{seconds:g}", complaints=running.last_words()
            ) from None
        except ProgramEnded as ended:
            raise BotError(
                "program_ended", status=ended.status, complaints=running.last_words()
            ) from None
        try:
            answer = load_object(line)
        except LinkoError:
            answer = {}
        if "move" not in answer:
            shown = quote(line.decode("utf-8", "replace").strip())
            raise BotError("program_spoke_nonsense", given=shown, complaints=running.last_words())
        return answer["move"]


def question(view: View, seed: int | None, seconds: float) -> bytes:
    """The line sent to a program: both parts of its view, with moves in notation."""
    own = None if view.own is None else in_notation(view.own)
    shown = {"board": view.board, "own": own}
    return json.encode({"view": shown, "seed": seed, "seconds": seconds})
