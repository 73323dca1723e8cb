"""Bots by name: built-in bots, bots of other packages, any class, any program.

    greedy                    a built-in bot
    search:ms=200,threads=2   with options, the keyword arguments of its class
    lynx                      an entry point `linko.bots` of an installed package
    my_bot:MyBot:depth=3      a class of a module, also of the current directory
    exec:node my_bot.js       a program in any language, see `linko.bots.program`

A bot's module is imported only when the bot is loaded.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Protocol, cast

from linko.bots.bot_options import SEED, read_options, takes_seed
from linko.bots.errors import BotError
from linko.bots.time_limits import SECONDS
from linko.processes.foreign_words import in_a_line
from linko.refusal import LinkoError, quote
from linko.rules import Move, View


class Bot(Protocol):
    """A player that chooses moves."""

    def choose(self, view: View) -> Move:
        """Return one of `view.legal_moves`, which has at least one move."""


BOTS: Mapping[str, str] = {
    "random": "linko.bots.random_bot:RandomBot",
    "kitten": "linko.bots.kitten:Kitten",
    "greedy": "linko.bots.greedy:Greedy",
    "heuristic": "linko.bots.heuristic:Heuristic",
    "search": "linko.bots.search:Search",
}
"""Module and class of each built-in bot, weakest first."""

ENTRY_POINTS = "linko.bots"
"""The entry point group in which other packages register their bots."""

_OURS = __name__.partition(".")[0]

PROGRAM = "exec"
"""Prefix of a bot name; the rest is the command of a program."""


def load(name: str, *, seed: int | None = None, seconds: float = SECONDS) -> Bot:
    """Load a bot by name; with the same seed it makes the same choices.

    A program may take `seconds` for a decision; for other bots, `Guard` enforces a time limit.
    A `BotError` says what is wrong with the name, the options or the bot itself.

    >>> load("greedy").choose.__doc__
    'Return the move described in the class docstring.'
    """
    if type(name) is not str:
        raise _unknown(name)
    first, _, rest = name.partition(":")
    if first == PROGRAM:
        from linko.bots.program import Program

        return Program(rest, seed=seed, seconds=seconds)
    if name.endswith(":"):
        raise BotError("bot_option_form", given=quote(name))
    target = BOTS.get(first) or _announced(tuple(sys.path)).get(first)
    if target is not None:
        return _made(first, target, rest, seed)
    class_name, _, options = rest.partition(":")
    if not class_name or not all(part.isidentifier() for part in first.split(".")):
        raise _unknown(name)
    with _current_directory_first():
        return _made(f"{first}:{class_name}", f"{first}:{class_name}", options, seed)


def keeps_time(name: str) -> bool:
    """Return whether a bot never exceeds its time limit: a built-in bot or a program."""
    return type(name) is str and name.partition(":")[0] in (*BOTS, PROGRAM)


def is_ours(error: BaseException) -> bool:
    """Return whether an exception was raised by this package, not by a bot's own code."""
    return isinstance(error, LinkoError) and type(error).__module__.partition(".")[0] == _OURS


def _unknown(given: object) -> BotError:
    known = ", ".join({**BOTS, **_announced(tuple(sys.path))})
    return BotError("unknown_bot", given=quote(given), known=known)


@cache
def _announced(path: tuple[str, ...]) -> dict[str, str]:  # noqa: ARG001 - what is found depends on it
    """Bots registered by installed packages: name to module and class."""
    return {
        point.name: f"{point.module}:{point.attr}" for point in entry_points(group=ENTRY_POINTS)
    }


@contextmanager
def _current_directory_first() -> Iterator[None]:
    """Import modules from the current directory first, as `python -m` does."""
    here = str(Path.cwd())
    sys.path.insert(0, here)
    try:
        yield
    finally:
        sys.path.remove(here)


def _made(name: str, target: str, options: str, seed: int | None) -> Bot:
    """Create a bot with its options; any exception becomes a `BotError` with one sentence."""
    try:
        factory = _imported(target)
        arguments = read_options(name, factory, options)
        if takes_seed(factory):
            arguments[SEED] = seed
        bot = factory(**arguments)
        can_choose = callable(getattr(bot, "choose", None))
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        if is_ours(error):
            raise
        raise BotError("bot_not_made", bot=quote(name), reason=in_a_line(error)) from error
    if not can_choose:
        raise BotError("bot_without_choose", bot=quote(name))
    return cast("Bot", bot)


def _imported(target: str) -> Callable[..., object]:
    module_name, _, attribute = target.partition(":")
    if module_name not in sys.modules:
        importlib.invalidate_caches()  # the file may have been written a moment ago
    found: object = importlib.import_module(module_name)
    for part in attribute.split("."):
        found = getattr(found, part, None)
    if not callable(found):
        raise BotError("bot_no_class", module=module_name, given=quote(attribute))
    return found
