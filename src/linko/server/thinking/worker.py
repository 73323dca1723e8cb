"""What a process that thinks does: it loads its bots, warms them up, and answers.

    python -m linko.server.thinking.worker 10 heuristic=heuristic search=search:ms=200

The first argument is how much priority it gives away. It hears questions on standard input and
answers on standard output; it ends when standard input does, also in the middle of a thought.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import threading
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import BinaryIO, Final

from linko.bots.registry import Bot, load
from linko.bots.timed import in_a_line
from linko.game import Game
from linko.rules import View
from linko.server.thinking.messages import Decided, Failed, Ready, Reply, next_ask, packed

KINDS: Final = (("classic", 2), ("classic", 4), ("phantom", 2))
"""Editions and seats that between them need all of a bot's code: two, many, the ghost."""


def main(arguments: Iterable[str]) -> None:
    """Answer until the server closes the line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us in order
    niceness, *levels = arguments
    asks, replies = _own_line()
    _end_with_the_server(asks.fileno())
    _give_way(int(niceness))
    with suppress(BrokenPipeError):  # the server is gone
        _answer(_loaded(levels), asks, replies)
    _vanish()


def _answer(bots: Mapping[str, Bot], asks: BinaryIO, replies: BinaryIO) -> None:
    warm_up(bots.values())
    reply: Reply = Ready()
    while True:
        replies.write(packed(reply))
        replies.flush()
        ask = next_ask(asks)
        if ask is None:
            return
        try:
            reply = Decided(bots[ask.level].choose(ask.view))
        except Exception as error:
            reply = Failed(in_a_line(error))


def _loaded(levels: Iterable[str]) -> dict[str, Bot]:
    """The bots by level; without a seed they draw on the operating system's randomness."""
    pairs = (level.split("=", maxsplit=1) for level in levels)
    return {level: load(bot) for level, bot in pairs}


def warm_up(bots: Iterable[Bot]) -> None:
    """Let bots decide in every kind of game, so that later nothing is compiled or imported.

    Bots of one class share their code, and the first warms the others.
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


def _own_line() -> tuple[BinaryIO, BinaryIO]:
    """The line to the server, taken away from bots: they read nothing, and print to the log."""
    asks, replies = os.dup(sys.stdin.fileno()), os.dup(sys.stdout.fileno())
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, sys.stdin.fileno())
    os.close(nothing)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return os.fdopen(asks, "rb"), os.fdopen(replies, "wb")


def _end_with_the_server(line: int) -> None:
    """Watch the line from a thread: it hangs up when the server has ended, however it ended.

    Where lines cannot be watched so, a process notices after its thought, when it reads on.
    """
    if not hasattr(select, "poll"):
        return
    watch = select.poll()
    watch.register(line, 0)  # only its end, which is always told, not the questions

    def wait() -> None:
        watch.poll()
        _vanish()

    threading.Thread(target=wait, daemon=True).start()


def _vanish() -> None:
    """End at once: nothing is left to tidy up, and compiled code would take a second for it."""
    os._exit(0)


def _give_way(niceness: int) -> None:
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)


if __name__ == "__main__":
    main(sys.argv[1:])
