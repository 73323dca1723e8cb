"""A notice before the engine is compiled, because compiling takes long and prints nothing."""

from __future__ import annotations

from collections.abc import Iterable

from linko.cli.console import err
from linko.cli.language import ENGLISH
from linko.texts import say

ENGINE_BOTS = frozenset({"heuristic", "search"})
"""Built-in bots that use the compiled engine."""


def tell_of_compiling(names: Iterable[str], language: str = ENGLISH) -> None:
    """Print a notice on standard error if the engine must first be compiled for these bots."""
    if ENGINE_BOTS.isdisjoint(name.partition(":")[0] for name in names):
        return
    from linko.engine.kernel.compile import cache_folder

    folder = cache_folder("judgement")
    if folder is None:
        err.print(say(language, "terminal-compiling"))
    elif not any(path.is_file() for path in folder.rglob("*")):
        err.print(say(language, "terminal-compiling-once"))
