"""Plays one game of an arena."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Protocol

from linko.arena.played_game import PlayedGame
from linko.arena.setup import Setup
from linko.bots.guard import Guard
from linko.game import Game
from linko.records import dump_object
from linko.rules import Move, View

LEFT_OUT = "ended or froze the process it ran in"
"""The failure recorded for a bot that is left out of the rest of a game."""


class _Player(Protocol):
    failures: list[str]
    failure_count: int

    def choose(self, view: View) -> Move: ...

    def close(self) -> None: ...


class _Absent:
    """Makes the first legal move for a bot that must not run in this process again."""

    def __init__(self) -> None:
        self.failures = [LEFT_OUT]
        self.failure_count = 0

    def choose(self, view: View) -> Move:
        self.failure_count += 1
        return view.legal_moves[0]

    def close(self) -> None:
        pass


def play_game(
    setup: Setup,
    deal: int,
    rotation: int,
    *,
    absent: frozenset[int] = frozenset(),
    before: Callable[[int], None] = lambda bot: None,  # noqa: ARG005 - does nothing by default
) -> tuple[PlayedGame, str]:
    """Play one game; return the result, and the record as one line.

    Everything but the times depends only on the arguments if the bots depend only on their seeds.
    Bots in `absent` do not take part. `before` is called with a bot's number before the bot is
    created, asked for a move or closed.
    """
    seating = setup.seating(rotation)
    names = [setup.labels[bot] for bot in seating]
    game = Game.deal(setup.options, seats=names, seed=setup.deal_seed(deal))
    game.extra = {"arena": {"seed": setup.seed, "deal": deal, "rotation": rotation}}
    watches = [_Watch() for _ in setup.bots]
    players: list[_Player] = []
    try:
        for seat, bot in enumerate(seating):
            before(bot)
            seed = setup.bot_seed(deal, rotation, seat)
            players.append(_Absent() if bot in absent else _guarded(setup, bot, seed))
        while (mover := game.to_move) is not None:
            view = game.view(mover)
            before(seating[mover])
            started = time.perf_counter()
            move = players[mover].choose(view)
            watches[seating[mover]].add(time.perf_counter() - started)
            game.push(move)
    finally:
        for bot, player in zip(seating, players, strict=False):
            before(bot)
            player.close()
    return _played(setup, deal, rotation, game, watches, players), dump_object(game.record())


def check_bots(
    setup: Setup,
    before: Callable[[int], None] = lambda bot: None,  # noqa: ARG005 - does nothing by default
) -> None:
    """Create every bot once; raise a `BotError` if that fails."""
    for bot in range(len(setup.bots)):
        before(bot)
        _guarded(setup, bot, 0, must_load=True).close()


def _guarded(setup: Setup, bot: int, seed: int, *, must_load: bool = False) -> _Player:
    return Guard(setup.bots[bot], seed=seed, seconds=setup.seconds, must_load=must_load)


class _Watch:
    """The decisions of one bot in one game, and how long they took."""

    def __init__(self) -> None:
        self.decisions = 0
        self.thought = 0.0
        self.slowest = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.thought += seconds
        self.slowest = max(self.slowest, seconds)


def _played(
    setup: Setup,
    deal: int,
    rotation: int,
    game: Game,
    watches: Sequence[_Watch],
    players: Sequence[_Player],
) -> PlayedGame:
    seating = setup.seating(rotation)
    failed: list[list[_Player]] = [[] for _ in setup.bots]
    for bot, player in zip(seating, players, strict=True):
        if player.failure_count:
            failed[bot].append(player)
    ended_by = game.state.ended_by
    assert ended_by is not None
    return PlayedGame(
        deal=deal,
        rotation=rotation,
        starter=int(game.state.starter),
        seating=seating,
        scores=game.scores,
        shares=tuple(
            1 / len(game.winners) if seat in game.winners else 0.0 for seat in range(setup.seats)
        ),
        turns=game.state.turn_number,
        ended_by=ended_by.value,
        decisions=tuple(watch.decisions for watch in watches),
        thought=tuple(round(watch.thought, 6) for watch in watches),
        slowest=tuple(round(watch.slowest, 6) for watch in watches),
        failure_counts=tuple(sum(player.failure_count for player in one) for one in failed),
        failures=tuple(
            tuple(sentence for player in one for sentence in player.failures) for one in failed
        ),
    )
