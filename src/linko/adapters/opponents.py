"""The bots that play against a learner."""

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
"""One bot's name for all other seats, or a name for each."""


class Opponents:
    """Bots by name for the other seats, clockwise from the learner's left neighbour.

    If all are `random`, the compiled engine plays for them, which is several hundred times faster.
    """

    def __init__(self, names: Names, count: int) -> None:
        given = listed(names, count)
        self._names = given
        self._are_random = all(name == RANDOM for name in given)
        self._bots: list[Bot] = []
        self.are_made = False
        if not self._are_random:
            self._load([0] * count)  # report a bot that cannot be loaded at once
            self.close()

    def make(self, rng: np.random.Generator) -> None:
        """Create the bots again, with seeds from the generator."""
        self.close()
        if not self._are_random:
            self._load(rng.integers(SEEDS, size=len(self._names)).tolist())
        self.are_made = True

    def play(self, game: GameBytes, seat: int, state: np.uint64) -> np.uint64:
        """Let the bots play until the learner's seat must decide or the game is over.

        Takes and returns the state of the engine's random generator. An `EnvError` names a bot that
        raises an exception or returns anything but a legal move.
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
        """Close the bots that have `close`; new ones can be created afterwards."""
        bots, self._bots = self._bots, []
        self.are_made = False
        for bot in bots:
            close = getattr(bot, "close", None)
            if callable(close):
                with suppress(Exception):  # errors while closing do not matter
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


def listed(names: object, count: int) -> list[str]:
    """A name for each seat, or an error."""
    if isinstance(names, str):
        return [names] * count
    if isinstance(names, list | tuple) and all(isinstance(name, str) for name in names):
        if len(names) != count:
            reason = BotError("bots_for_opponents", given=len(names), opponents=count)
            raise EnvError("env_bad_setup", reason=reason)
        return list(names)
    expected = "the name of a bot, or a list with one for each other seat"
    raise EnvError("env_bad_argument", name="opponents", expected=expected, given=quote(names))
