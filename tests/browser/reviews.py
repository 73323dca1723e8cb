"""Reviews in the shape of the server's, made up from a game, to show every state of the page."""

from __future__ import annotations

import math
from typing import Any, Final

from linko import Game

Review = dict[str, Any]

LOSSES: Final = (0.14, 0.12, 0.11)
"""What the costliest decisions of a made-up review cost."""

SURE: Final = 1.96


def review_of(game: Game, *, costly: int = 3, upto: int | None = None) -> Review:
    """A review of a finished game in which every seat has some costly decisions.

    With `upto`, only this number of decisions has been reviewed, as if the strong bot were still
    working.
    """
    seats = len(game.names)
    last = len(game.moves)
    known = last if upto is None else upto
    replayed = Game(game.options, game.names, deck=game.deck, starter=game.state.starter)
    rows, decisions = [_shares(replayed, 0.0)], []
    places = {seat: _costly_places(game, seat, costly) for seat in range(seats)}
    for number, move in enumerate(game.moves[:known]):
        seat = replayed.to_move
        assert seat is not None
        legal = [one.text for one in replayed.legal_moves]
        here = places[seat]
        loss = LOSSES[here.index(number)] if number in here else 0.0
        better = next((one for one in reversed(legal) if one != move.text), move.text)
        decisions.append(
            _decision(number, seat, move.text, better if loss else move.text, len(legal))
            | _judged(rows[-1][seat], loss)
        )
        replayed.push(move)
        rows.append(_shares(replayed, (number + 1) / last))
    parity = 1 / seats
    return {
        "analyser": "search-1 made-up",
        "budget": 1,
        "seats": seats,
        "decisions": decisions,
        "chances": [rows] * seats,
        "errors": [[0.05 * (1 - number / last) for number in range(len(rows))]] * seats,
        "parts": [] if upto is not None else [_parts(rows, seat, parity) for seat in range(seats)],
    }


def _costly_places(game: Game, seat: int, costly: int) -> list[int]:
    """The decisions of a seat that cost something: plays with a choice, spread over the game."""
    replayed = Game(game.options, game.names, deck=game.deck, starter=game.state.starter)
    found = []
    for number, move in enumerate(game.moves):
        if replayed.to_move == seat and "-" in move.text and len(replayed.legal_moves) > 3:
            found.append(number)
        replayed.push(move)
    spread = [found[len(found) * part // 4] for part in (3, 1, 2)] if len(found) >= 4 else found
    return list(dict.fromkeys(spread))[:costly]


def _shares(game: Game, progress: float) -> list[float]:
    if game.is_over:
        return [1 / len(game.winners) if seat in game.winners else 0.0 for seat in _seats(game)]
    weights = [math.exp(score * (0.05 + 0.1 * progress)) for score in game.scores]
    return [weight / sum(weights) for weight in weights]


def _seats(game: Game) -> range:
    return range(len(game.names))


def _decision(number: int, seat: int, played: str, best: str, options: int) -> Review:
    return {"number": number, "seat": seat, "played": played, "best": best, "options": options}


def _judged(chance: float, loss: float) -> Review:
    best = min(0.98, chance + loss)
    return {
        "chance_played": _estimate(best - loss),
        "chance_best": _estimate(best),
        "points_played": 0.0,
        "points_best": 20 * loss,
        "loss": loss,
        "loss_error": 0.02 if loss else 0.0,
        "is_flagged": loss > 0,
        "reason": None,
    }


def _estimate(value: float) -> Review:
    return {"value": value, "low": max(0.0, value - 0.03), "high": min(1.0, value + 0.02)}


def _parts(rows: list[list[float]], seat: int, parity: float) -> Review:
    gain = rows[-1][seat] - parity
    deal, draws, own = 0.16 * gain, 0.28 * gain - 0.04, 0.25 * gain + 0.1
    others = gain - deal - draws - own
    return {"parity": parity, "deal": deal, "draws": draws, "own": own, "others": others}
