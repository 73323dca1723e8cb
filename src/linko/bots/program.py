"""Bots in any language: a program that speaks JSON lines on standard input and output.

For each decision it receives one line, `{"view": …, "seed": …, "seconds": …}`, and answers with
one line, `{"move": "7-7"}`. When its standard input ends, so should the program.
docs/writing-bots.md describes every key.
"""

from __future__ import annotations

import json
import shlex
import shutil
from typing import Final

from linko.bots.errors import BotError
from linko.bots.time_limits import SECONDS, START_SECONDS
from linko.notation import load_record
from linko.options import OPTION_NAMES
from linko.processes.line_program import LineProgram, ProgramEnded
from linko.processes.timed_thread import Stalled
from linko.refusal import LinkoError, quote
from linko.rules import Move, View

STARTS: Final = 2
"""A program that ended, was too slow or spoke no JSON is started again until this number."""


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
        self._running: LineProgram | None = None

    def choose(self, view: View) -> Move:
        """What the program answers; a `BotError` or `IllegalMove` says why that is no move."""
        limit = self._seconds
        if self._running is None:
            if self._starts >= STARTS:
                raise BotError("program_given_up", starts=STARTS)
            self._starts += 1
            limit += START_SECONDS
            self._running = self._started()
        question = {"view": view_data(view), "seed": self._seed, "seconds": self._seconds}
        try:
            answer = self._answer(self._running, json.dumps(question), limit)
        except LinkoError:
            self.close()
            raise
        return Move.parse(answer)

    def close(self) -> None:
        """End the program, if it runs."""
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
    def _answer(running: LineProgram, question: str, seconds: float) -> object:
        """The move in the answer, whatever it is; a `BotError` if there is no answer in JSON."""
        try:
            line = running.ask(question.encode(), seconds)
        except Stalled:
            raise BotError(
                "program_too_slow", seconds=f"{seconds:g}", complaints=running.last_words()
            ) from None
        except ProgramEnded as ended:
            raise BotError(
                "program_ended", status=ended.status, complaints=running.last_words()
            ) from None
        try:
            answer = load_record(line)
        except LinkoError:
            answer = {}
        if "move" not in answer:
            shown = quote(line.decode("utf-8", "replace").strip())
            raise BotError("program_spoke_nonsense", given=shown, complaints=running.last_words())
        return answer["move"]


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
