"""How the kernel is compiled: with numba, cached on disk where it cannot go stale.

numba's own cache looks at one file only, so a changed table, a changed callee in another file or
another flag would go unnoticed. Ours has a directory for every state of the sources.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba
from numba.core import config as untyped_config

Params = ParamSpec("Params")
Result = TypeVar("Result")

config: Any = untyped_config  # its settings are made from the environment, unknown to mypy

_PACKAGE = Path(__file__).parent.parent
_SOURCES = ("names.py", "cards.py", "options.py", "rules", "engine")


def source_digest() -> str:
    """A name for everything the compiled code depends on."""
    digest = hashlib.sha256()
    for name in _SOURCES:
        path = _PACKAGE / name
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            if file.name == "errors.py":  # sentences, which no compiled code depends on
                continue
            name = file.relative_to(_PACKAGE).as_posix()
            digest.update(name.encode() + b"\0" + file.read_bytes() + b"\0")
    flags = (numba.__version__, config.BOUNDSCHECK, config.OPT, config.CPU_NAME)
    digest.update(repr(flags).encode())
    return digest.hexdigest()[:16]


def cache_folder() -> Path | None:
    """Where compiled code is kept: in `LINKO_CACHE_DIR`, or the user's cache folder.

    None if there is no such place that can be written to; it is compiled anew then. Nothing is
    kept where others could put code of theirs.
    """
    chosen = os.environ.get("LINKO_CACHE_DIR")
    try:
        base = Path(chosen) if chosen else Path.home() / ".cache" / "linko"
        folder = base / f"engine-{source_digest()}"
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return None
    return folder if os.access(folder, os.W_OK) else None


_FOLDER = cache_folder()


def compiled(function: Callable[Params, Result]) -> Callable[Params, Result]:
    """Compile a function when it is first called; it releases the GIL.

    Only the kernel's own functions are cached: what others depend on is not in the folder's name.
    """
    return _compiled(function, frozenset())


def compiled_in_any_order(function: Callable[Params, Result]) -> Callable[Params, Result]:
    """The same for a function whose sums may be added up in any order, and so side by side.

    It is several times as fast; its last digits may differ between kinds of processors.
    """
    return _compiled(function, frozenset({"reassoc", "nsz"}))


def _compiled(
    function: Callable[Params, Result], liberties: frozenset[str]
) -> Callable[Params, Result]:
    ours = Path(function.__code__.co_filename).is_relative_to(_PACKAGE / "engine")
    before = config.CACHE_DIR
    config.CACHE_DIR = str(_FOLDER)
    try:
        compile_ = numba.njit(
            cache=ours and bool(_FOLDER),
            nogil=True,
            error_model="numpy",
            fastmath=set(liberties),
        )
        made: Callable[Params, Result] = compile_(function)
    finally:
        config.CACHE_DIR = before
    return made
