"""The bots around a learner's seat."""

from __future__ import annotations

from contextlib import suppress

import numpy as np

from linko.bots import Bot, load
from linko.bots.errors import BotError
from linko.bots.guard import why_no_answer
from linko.cards import Seat
from linko.engine.kernel.layout import NOBODY
from linko.engine.simulation.game_bytes import GameBytes
from linko.game import SEEDS
from linko.processes.foreign_words import in_a_line
from linko.refusal import quote
from linko.rules import Move, view
from linko.testing.errors import EnvError

RANDOM = "random"

Names = str | list[str] | tuple[str, ...]
"""One bot's name for all other seats, or one for each."""


class Opponents:
    """Bots by name, for the seats from the learner's left neighbour on.

    Where all are `random` the kernel plays for them, some hundred times faster.
    """

    def __init__(self, names: Names, count: int) -> None:
        given = _listed(names, count)
        if len(given) != count:
            reason = BotError("bots_for_opponents", given=len(given), opponents=count)
            raise EnvError("env_bad_setup", reason=reason)
        self._names = given
        self._are_random = all(name == RANDOM for name in given)
        self._bots: list[Bot] = []
        self.are_made = False
        if not self._are_random:
            self._load([0] * count)  # what cannot be loaded is said at once
            self.close()

    def make(self, rng: np.random.Generator) -> None:
        """Make the bots anew, with seeds from the generator."""
        self.close()
        if not self._are_random:
            self._load(rng.integers(SEEDS, size=len(self._names)).tolist())
        self.are_made = True

    def play(self, game: GameBytes, seat: int, state: np.uint64) -> np.uint64:
        """Let them play until the seat must decide or the game is over.

        Takes and returns the state of the kernel's generator. An `EnvError` names a bot that
        raises something or answers with anything but a legal move.
        """
        if self._are_random:
            return game.let_others_play(seat, state)
        while game.to_move not in (seat, NOBODY):
            place = (game.to_move - seat) % game.seats - 1
            seen = view(game.state, Seat(game.to_move))
            try:
                answer: object = self._bots[place].choose(seen)
            except Exception as error:
                raise self._failed(place, game.to_move, f"raised {in_a_line(error)}") from error
            if type(answer) is not Move or answer not in seen.legal_moves:
                raise self._failed(place, game.to_move, why_no_answer(answer, seen))
            game.push(seen.legal_moves[seen.legal_moves.index(answer)].code)
        return state

    def close(self) -> None:
        """Close the bots that can be closed; others can be made."""
        bots, self._bots = self._bots, []
        self.are_made = False
        for bot in bots:
            close = getattr(bot, "close", None)
            if callable(close):
                with suppress(Exception):  # what goes wrong here spoils no game
                    close()

    def _failed(self, place: int, seat: int, problem: str) -> EnvError:
        name = quote(self._names[place])
        return EnvError("env_bot_failed", bot=name, seat=seat, problem=problem)

    def _load(self, seeds: list[int]) -> None:
        try:
            for name, seed in zip(self._names, seeds, strict=True):
                self._bots.append(load(name, seed=seed))
        except BotError as error:
            self.close()
            raise EnvError("env_bad_setup", reason=error) from error


def _listed(names: object, count: int) -> list[str]:
    """A name for each seat, or why what was given is none."""
    if isinstance(names, str):
        return [names] * count
    if isinstance(names, list | tuple) and all(isinstance(name, str) for name in names):
        return list(names)
    expected = "the name of a bot, or a list with one for each other seat"
    raise EnvError("env_bad_argument", name="opponents", expected=expected, given=quote(names))
