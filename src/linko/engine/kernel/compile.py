"""Compiling functions with numba, with a disk cache that cannot become stale.

numba's own cache checks only one file, so it would miss a changed table, a changed callee in
another file, or a changed flag. Our cache has a folder for every version of the sources: one for
the engine, and one for the judgement, which may change without the engine.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba
from numba.core import config as untyped_config

Params = ParamSpec("Params")
Result = TypeVar("Result")

config: Any = untyped_config  # its settings come from the environment; mypy does not know them

_PACKAGE = Path(__file__).parents[2]
_ENGINE = ("players.py", "cards.py", "options.py", "rules", "engine")
_SOURCES = {"engine": _ENGINE, "judgement": (*_ENGINE, "judgement")}
"""The sources that the compiled code of a package depends on."""

_NOT_COMPILED = frozenset({"errors.py", "review"})
"""Excluded files and folders, so that rewording an error does not cause a compilation."""


def source_digest(package: str = "engine", root: Path = _PACKAGE) -> str:
    """Return a hash of everything that the compiled code of a package depends on."""
    digest = hashlib.sha256()
    for name in _SOURCES[package]:
        path = root / name
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            inside = file.relative_to(root)
            if _NOT_COMPILED.isdisjoint(inside.parts):
                name = inside.as_posix()
                digest.update(name.encode() + b"\0" + file.read_bytes() + b"\0")
    flags = (numba.__version__, config.BOUNDSCHECK, config.OPT, config.CPU_NAME)
    digest.update(repr(flags).encode())
    return digest.hexdigest()[:16]


def cache_folder(package: str = "engine") -> Path | None:
    """Return the folder for compiled code: in `LINKO_CACHE_DIR`, or the user's cache folder.

    None if it is not writable; the code is then compiled in every process. Folders that other users
    can write to are never chosen by default, because the cached code is executed.
    """
    chosen = os.environ.get("LINKO_CACHE_DIR")
    try:
        base = Path(chosen) if chosen else Path.home() / ".cache" / "linko"
        folder = base / f"{package}-{source_digest(package)}"
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return None
    return folder if os.access(folder, os.W_OK) else None


_folder_at_import = cache(cache_folder)


def compiled(function: Callable[Params, Result]) -> Callable[Params, Result]:
    """Compile a function when it is first called; it releases the GIL.

    Only functions of `linko.engine` and `linko.judgement` are cached: the hash does not cover the
    sources of others.
    """
    return _compiled(function, frozenset())


def compiled_in_any_order(function: Callable[Params, Result]) -> Callable[Params, Result]:
    """Compile a function whose sums may be added in any order, so that they can be vectorised.

    It is several times as fast; the last digits may differ between processors.
    """
    return _compiled(function, frozenset({"reassoc", "nsz"}))


def _compiled(
    function: Callable[Params, Result], liberties: frozenset[str]
) -> Callable[Params, Result]:
    file = Path(function.__code__.co_filename)
    package = next((name for name in _SOURCES if file.is_relative_to(_PACKAGE / name)), None)
    folder = None if package is None else _folder_at_import(package)
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        compile_ = numba.njit(
            cache=folder is not None,
            nogil=True,
            error_model="numpy",
            fastmath=set(liberties),
        )
        made: Callable[Params, Result] = compile_(function)
    finally:
        config.CACHE_DIR = before
    return made
