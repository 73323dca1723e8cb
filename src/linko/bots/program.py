"""Bots in any language: a program that speaks JSON lines on standard input and output.

For each decision it receives one line, `{"view": …, "seed": …, "seconds": …}`, and answers with
one line, `{"move": "7-7"}`. When its standard input ends, so should the program.
docs/writing-bots.md describes every key.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import threading
import time
import weakref
from collections import deque
from contextlib import suppress
from functools import partial
from typing import IO, Final

from linko.bots.errors import BotError
from linko.bots.timed import SECONDS, START_SECONDS, Raised, Stalled, TimedThread, harmless
from linko.notation import load_record
from linko.options import OPTION_NAMES
from linko.refusal import LinkoError, quote
from linko.rules import Move, View

STARTS: Final = 2
"""A program that ended, was too slow or spoke no JSON is started again until this number."""

GRACE_SECONDS: Final = 1.0
"""So long a program may take to end when it is asked to, before it is killed."""

LONGEST_LINE: Final = 100_000
"""No answer has more bytes than this."""

COMPLAINT_LINES: Final = 20
"""So many of the last lines on the program's standard error are kept."""


class Program:
    """A bot that asks a program; it is started for the first decision and ended by `close`."""

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
        self._running: _Running | None = None

    def choose(self, view: View) -> Move:
        """What the program answers; a `BotError` or `IllegalMove` says why that is no move."""
        limit = self._seconds
        if self._running is None:
            if self._starts >= STARTS:
                raise BotError("program_given_up", starts=STARTS)
            self._starts += 1
            limit += START_SECONDS
            self._running = _Running(self._words)
        question = {"view": view_data(view), "seed": self._seed, "seconds": self._seconds}
        try:
            answer = self._running.ask(json.dumps(question), limit)
        except LinkoError:
            self.close()
            raise
        return Move.parse(answer)

    def close(self) -> None:
        """End the program, if it runs."""
        if self._running is not None:
            self._running.end()
            self._running = None


class _Running:
    """A program that has been started, with its pipes."""

    def __init__(self, words: list[str]) -> None:
        try:
            process = subprocess.Popen(  # noqa: S603 - to run what the user names is the purpose
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=os.name == "posix",  # Ctrl-C is for us, and we end it ourselves
            )
        except OSError as error:
            raise BotError(
                "program_not_found", given=quote(words[0]), reason=error.strerror or str(error)
            ) from None
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._in, self._out = process.stdin, process.stdout
        self._complaints: deque[bytes] = deque(maxlen=COMPLAINT_LINES)
        self._listener = threading.Thread(
            target=_listen, args=(process.stderr, self._complaints), daemon=True
        )
        self._listener.start()
        self._thread = TimedThread()
        # Also if nobody calls `end`: when this is forgotten, and when Python exits.
        self._end = weakref.finalize(self, _end, process, self._thread)

    def ask(self, question: str, seconds: float) -> object:
        """The move in the answer, whatever it is; a `BotError` if there is no answer in JSON."""
        try:
            line = self._thread.call(
                partial(_exchange, self._in, self._out, question.encode() + b"\n"), seconds
            )
        except Stalled:
            self.end()
            raise BotError(
                "program_too_slow", seconds=f"{seconds:g}", complaints=self._said()
            ) from None
        except Raised:  # the pipe is broken
            line = b""
        if not line:
            _await_end(self._process)  # by itself, to keep its status
            self.end()
            raise BotError(
                "program_ended", status=self._process.returncode, complaints=self._said()
            )
        try:
            answer = load_record(line)
        except LinkoError:
            answer = {}
        if "move" not in answer:
            self.end()
            shown = quote(line.decode("utf-8", "replace").strip())
            raise BotError("program_spoke_nonsense", given=shown, complaints=self._said())
        return answer["move"]

    def end(self) -> None:
        """End the process for sure, and hear its last words."""
        self._end()
        self._listener.join(GRACE_SECONDS)

    def _said(self) -> str:
        return harmless(b"".join(self._complaints).decode("utf-8", "replace")) or "nothing"


def _exchange(to_program: IO[bytes], from_program: IO[bytes], question: bytes) -> bytes:
    to_program.write(question)
    to_program.flush()
    return from_program.readline(LONGEST_LINE)


def _listen(complaints: IO[bytes], kept: deque[bytes]) -> None:
    with complaints:
        while line := complaints.readline(LONGEST_LINE):
            kept.append(line)


def _end(process: subprocess.Popen[bytes], thread: TimedThread) -> None:
    """Ask the process to end, then insist; what it has started and left behind ends with it."""
    if process.returncode is None:
        _signal(process, insist=False)
        _await_end(process)
        _signal(process, insist=True)
        with suppress(subprocess.TimeoutExpired):
            process.wait(GRACE_SECONDS)
    # By the thread that reads, for a pipe that is being read cannot be closed from outside.
    thread.end(partial(_close, process))


def _close(process: subprocess.Popen[bytes]) -> None:
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None
        with suppress(OSError):  # what was still to be written has no reader
            pipe.close()


def _await_end(process: subprocess.Popen[bytes]) -> None:
    """Give the process time to end by itself.

    Where the system can tell, it is not reaped: so long its number, which is also that of the
    processes it has started, is nobody else's.
    """
    if not hasattr(os, "waitid"):
        with suppress(subprocess.TimeoutExpired):
            process.wait(GRACE_SECONDS)
        return
    deadline = time.monotonic() + GRACE_SECONDS
    pause = 0.001
    with suppress(ChildProcessError):  # somebody else has reaped it
        while os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
            if time.monotonic() > deadline:
                return
            time.sleep(pause)
            pause = min(2 * pause, 0.05)


def _signal(process: subprocess.Popen[bytes], *, insist: bool) -> None:
    if os.name != "posix":
        process.kill() if insist else process.terminate()
        return
    with suppress(ProcessLookupError, PermissionError):  # nobody is left in the group
        os.killpg(process.pid, signal.SIGKILL if insist else signal.SIGTERM)


def view_data(view: View) -> dict[str, object]:
    """A view as JSON holds it: the fields of `View` by name, cards as numbers, moves as text."""
    options = view.options
    snatch, standing = view.snatch, view.standing
    return {
        "options": {"edition": options.edition}
        | {name: getattr(options, name) for name in OPTION_NAMES},
        "seat": view.seat,
        "starter": view.starter,
        "turn": view.turn,
        "turn_number": view.turn_number,
        "phase": view.phase.value,
        "to_move": view.to_move,
        "hand": list(view.hand),
        "hand_counts": list(view.hand_counts),
        "known": [list(cards) for cards in view.known],
        "stacks": [[list(cards) for cards in stack] for stack in view.stacks],
        "row": [list(entry) for entry in view.row],
        "pile_size": view.pile_size,
        "discard": list(view.discard),
        "ghost": list(view.ghost),
        "snatch": snatch
        and {
            "attacker": snatch.attacker,
            "victim": snatch.victim,
            "cards": list(snatch.cards),
            "pending": list(snatch.pending),
        },
        "draws_left": view.draws_left,
        "scores": list(view.scores),
        "ended_by": view.ended_by and view.ended_by.value,
        "winners": list(view.winners),
        "legal_moves": [move.text for move in view.legal_moves],
        "prey": [
            [{"seat": prey.seat, "cards": list(prey.cards)} for prey in of_move]
            for of_move in view.prey
        ],
        "standing": standing
        and {
            "match": standing.match,
            "round": standing.round,
            "totals": list(standing.totals),
            "games": standing.games,
            "target": standing.target,
        },
    }
