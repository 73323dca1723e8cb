"""Judges games with `linko.judgement.review`, for the process that reviews them."""

from __future__ import annotations

import random
from itertools import islice
from typing import Final

from msgspec import json

from linko.game import Game
from linko.judgement.review import Review, analyser_of, review_steps
from linko.server.reviews.worker import Heard

KINDS: Final = (("classic", 2), ("classic", 4), ("phantom", 2))
"""Editions and seats that together use all of the code: two players, many, the ghost."""

WARM_UP_DECISIONS: Final = 3
"""Number of decisions of each kind of game that are judged to compile everything."""

_encoder: Final = json.Encoder()


def warm_up() -> None:
    """Judge a few decisions of every kind of game, so that nothing is compiled later."""
    for edition, seats in KINDS:
        for _ in islice(review_steps(_played(edition, seats)), WARM_UP_DECISIONS):
            pass


def name_for(game: Game) -> str:
    """Return what identifies the analyser of a game: its name, version and weights."""
    return analyser_of(game.options, len(game.names))


def review(game: Game, heard: Heard) -> bytes:
    """Return the review of a game as JSON."""
    whole: Review | None = None
    for whole in review_steps(game):
        so_far = whole
        heard(len(so_far.decisions), so_far.of, lambda: _encoder.encode(so_far))  # noqa: B023 - called at once
    return _encoder.encode(whole)


def _played(edition: str, seats: int) -> Game:
    """Return a game of random moves."""
    game = Game.deal(edition, seats=seats, seed=1)
    chance = random.Random(1)
    while not game.is_over:
        game.push(chance.choice(game.legal_moves))
    return game
