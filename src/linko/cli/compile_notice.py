"""A word before the engine is compiled, which is silent and long."""

from __future__ import annotations

from collections.abc import Iterable

from linko.cli.console import err

ENGINE_BOTS = frozenset({"heuristic", "search"})
"""Our bots that think with the engine."""


def tell_of_compiling(names: Iterable[str]) -> None:
    """If one of these bots must be compiled first, say so on standard error."""
    if ENGINE_BOTS.isdisjoint(name.partition(":")[0] for name in names):
        return
    from linko.engine.kernel.compile import cache_folder

    folder = cache_folder("judgement")
    if folder is None:
        err.print("preparing the engine: about half a minute")
    elif not any(path.is_file() for path in folder.rglob("*")):
        err.print("preparing the engine, only this first time: about half a minute")
