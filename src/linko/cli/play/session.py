"""One session of `linko play`: the human, the bots, and the file for the records."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from contextlib import nullcontext
from typing import TextIO

from rich.text import Text

from linko.bots import Guard
from linko.cards import Seat
from linko.cli.console import err, out
from linko.cli.play.prompt import Human
from linko.cli.play.result import tell_result
from linko.cli.play.story import Teller
from linko.cli.play.wording import Wording
from linko.game import Game, drawn_seed, random_source
from linko.records import dump_object
from linko.rules import Move, View

GENTLER = "--bot kitten"
"""The option for bots that are easier to beat."""

PATIENCE = 0.3
"""Seconds after which a bot counts as slow; from then on the terminal shows that it thinks."""


class Session:
    """Plays the games of a human against bots."""

    def __init__(
        self, wording: Wording, bots: Sequence[str], seed: int | None, file: TextIO | None
    ) -> None:
        self._wording = wording
        self._bots = bots
        self._rng = random_source(seed if seed is None else _bot_seed(seed))
        self._guards: list[Guard] = []
        self._failures_shown: list[int] = []
        self._slow: set[Seat] = set()
        self._file = file
        self._saved: Game | None = None
        self._human = Human(wording)

    def seat_bots(self) -> None:
        """Load the bots; every game has new ones."""
        self.close()
        with out.status(self._wording.say("terminal-seating")):
            for name in self._bots:
                self._guards.append(Guard(name, seed=drawn_seed(self._rng)))
        self._failures_shown = [0] * len(self._guards)

    def welcome(self, *, gentler: bool) -> None:
        """Print who plays; `gentler` adds that there is a gentler bot."""
        for kind in dict.fromkeys(self._bots):
            names = [
                name
                for name, bot in zip(self._wording.names[1:], self._bots, strict=True)
                if bot == kind
            ]
            listed = self._wording.listed(names)
            if gentler:
                said = self._wording.say(
                    "terminal-bots-gentler", names=listed, bot=kind, option=GENTLER
                )
            else:
                said = self._wording.say("terminal-bots", names=listed, bot=kind)
            out.print(Text(said, "dim"))
        out.print(self._wording.say("terminal-welcome"))

    def plays(self, game: Game) -> bool:
        """Play a game to its end; False if the human quits."""
        reader = self._wording.reader
        game.extra["bots"] = [None, *self._bots]
        teller = Teller(self._wording)
        self._human.new_game()
        out.print(self._start_words(game))
        while (seat := game.to_move) is not None:
            if seat == reader:
                teller.tell()
                move = self._human.choose(game.view(seat))
                if move is None:
                    return False
            else:
                move = self._bot_move(seat, game.view(seat))
            teller.hear(game.push(move))
        teller.tell()
        self.save(game)
        tell_result(self._wording, game.view(reader))
        return True

    def save(self, game: Game) -> None:
        """Write the game's record, once."""
        if self._file is not None and self._saved is not game:
            self._file.write(dump_object(game.record()) + "\n")
            self._file.flush()
            self._saved = game
            if not game.is_over:
                err.print(self._wording.say("terminal-saved"))

    def close(self) -> None:
        """End what the bots have started."""
        while self._guards:
            self._guards.pop().close()

    def _start_words(self, game: Game) -> str:
        who, name = "other", self._wording.names[game.turn]
        if game.turn == self._wording.reader:
            who, name = "you", self._wording.say("event-you")
        return self._wording.say("event-started", who=who, name=name)

    def _bot_move(self, seat: Seat, view: View) -> Move:
        """The move of a bot; a slow bot is shown while it thinks."""
        guard = self._guards[seat - 1]
        words = self._wording.say("terminal-thinks", name=self._wording.names[seat])
        started = time.monotonic()
        with out.status(words) if seat in self._slow else nullcontext():
            move = guard.choose(view)
        if time.monotonic() - started > PATIENCE:
            self._slow.add(seat)
        self._show_failures(seat, guard)
        return move

    def _show_failures(self, seat: Seat, guard: Guard) -> None:
        for failure in guard.failures[self._failures_shown[seat - 1] :]:
            name = self._wording.names[seat]
            said = self._wording.say("terminal-bot-failed", name=name, failure=failure)
            err.print(Text(said, "yellow"), soft_wrap=True)
        self._failures_shown[seat - 1] = len(guard.failures)


def _bot_seed(seed: int) -> int:
    """A seed for the bots that reveals nothing about the seed of the cards."""
    return int.from_bytes(hashlib.sha256(f"bots {seed}".encode()).digest()[:8], "big")
