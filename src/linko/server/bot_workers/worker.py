"""A worker process: it loads its bots, warms them up, and answers questions.

    python -m linko.server.bot_workers.worker 10 heuristic=heuristic search=search:ms=200

The first argument is its niceness. It reads questions from standard input and writes answers to
standard output. It ends when standard input ends, even in the middle of a decision.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Final

from linko.bots.registry import Bot, load
from linko.game import Game
from linko.processes.child import give_way, ignore_interrupts, standard_pipe, vanish
from linko.processes.foreign_words import harmless, in_a_line
from linko.processes.jobs import Jobs
from linko.rules import View
from linko.server.bot_workers.question import Choice, Failure, Question, Reply

KINDS: Final = (("classic", 2), ("classic", 4), ("phantom", 2))
"""Editions and seats that together use all of a bot's code: two players, many, the ghost."""

HINTING: Final = "search"
"""The bot whose workers give hints."""


def main(arguments: Iterable[str]) -> None:
    """Answer until the server closes the pipe."""
    ignore_interrupts()
    niceness, *levels = arguments
    jobs: Jobs[Question, Reply] = Jobs(standard_pipe())
    give_way(int(niceness))
    bots = _loaded(levels)
    warm_up(bots.values())
    if any(level.partition("=")[2].startswith(HINTING) for level in levels):
        for edition, seats in KINDS:
            _hint(_first_view(edition, seats))
    with suppress(BrokenPipeError):  # the server is gone
        for ask in jobs:
            jobs.answer(_answer(ask, bots))
    vanish()


def _answer(ask: Question, bots: Mapping[str, Bot]) -> Reply:
    if ask.is_hint:
        return _hint(ask.view)
    if ask.seed is None:
        return _decision(bots[ask.level], ask.view)
    try:
        bot = load(ask.level, seed=ask.seed)
    except Exception as error:
        return Failure(in_a_line(error))
    return _decision(bot, ask.view)


def _decision(bot: Bot, view: View) -> Reply:
    try:
        move = bot.choose(view)
        if move not in view.legal_moves:
            return Failure(f"{harmless(repr(move))} is not a legal move")
        return Choice(view.legal_moves.index(move))
    except Exception as error:
        return Failure(in_a_line(error))


def _hint(view: View) -> Reply:
    """Return the strong bot's choice and its reason."""
    from linko.judgement.review import hint

    try:
        found = hint(view)
        moves = [move.text for move in view.legal_moves]
        return Choice(moves.index(found.move), found.reason)
    except Exception as error:
        return Failure(in_a_line(error))


def _loaded(levels: Iterable[str]) -> dict[str, Bot]:
    """Return the bots by level; they use the randomness of the operating system."""
    pairs = (level.split("=", maxsplit=1) for level in levels)
    return {level: load(bot) for level, bot in pairs}


def warm_up(bots: Iterable[Bot]) -> None:
    """Let bots decide in every kind of game, so that nothing is compiled or imported later.

    Bots of one class share their code, so one of each class is enough.
    """
    first_of_class: dict[type[Bot], Bot] = {}
    for bot in bots:
        first_of_class.setdefault(type(bot), bot)
    for bot in first_of_class.values():
        for edition, seats in KINDS:
            bot.choose(_first_view(edition, seats))


def _first_view(edition: str, seats: int) -> View:
    game = Game.deal(edition, seats=seats)
    assert game.to_move is not None
    return game.view(game.to_move)


if __name__ == "__main__":
    main(sys.argv[1:])
