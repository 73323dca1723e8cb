"""The bots around a learner's seat."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import numpy as np

from linko.bots import Bot, load
from linko.bots.guard import why_no_answer
from linko.cards import Seat
from linko.engine.layout import NOBODY
from linko.engine.single import SingleGame
from linko.errors import BotError, EnvError, quote
from linko.game import SEEDS
from linko.rules import view

RANDOM = "random"


class Opponents:
    """Bots by name, for the seats from the learner's left neighbour on.

    Where all are `random` the kernel plays for them, some hundred times faster.
    """

    def __init__(self, names: str | Sequence[str], count: int) -> None:
        given = [names] * count if isinstance(names, str) else list(names)
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

    def play(self, game: SingleGame, seat: int, state: np.uint64) -> np.uint64:
        """Let them play until the seat must decide or the game is over.

        Takes and returns the state of the kernel's generator. An `EnvError` names a bot that
        answers with anything but a legal move.
        """
        if self._are_random:
            return game.let_others_play(seat, state)
        while game.to_move not in (seat, NOBODY):
            place = (game.to_move - seat) % game.seats - 1
            seen = view(game.state, Seat(game.to_move))
            answer: object = self._bots[place].choose(seen)
            if answer not in seen.legal_moves:
                problem = why_no_answer(answer, seen)
                name = quote(self._names[place])
                raise EnvError("env_bot_failed", bot=name, seat=game.to_move, problem=problem)
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

    def _load(self, seeds: list[int]) -> None:
        try:
            for name, seed in zip(self._names, seeds, strict=True):
                self._bots.append(load(name, seed=seed))
        except BotError as error:
            self.close()
            raise EnvError("env_bad_setup", reason=error) from error
