"""How the kernel is compiled: with numba, cached on disk where it cannot go stale.

numba's own cache looks at one file only, so a changed table, a changed callee in another file or
another flag would go unnoticed. Ours has a directory for every state of the sources.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba
from numba.core import config as untyped_config

Params = ParamSpec("Params")
Result = TypeVar("Result")

config: Any = untyped_config  # its settings are made from the environment, unknown to mypy

_PACKAGE = Path(__file__).parent.parent
_SOURCES = ("errors.py", "names.py", "cards.py", "options.py", "rules", "engine")


def source_digest() -> str:
    """A name for everything the compiled code depends on."""
    digest = hashlib.sha256()
    for name in _SOURCES:
        path = _PACKAGE / name
        for file in sorted(path.glob("*.py")) if path.is_dir() else [path]:
            digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    flags = (numba.__version__, config.BOUNDSCHECK, config.OPT, config.CPU_NAME)
    digest.update(repr(flags).encode())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept: `LINKO_CACHE_DIR`, or the user's cache folder."""
    chosen = os.environ.get("LINKO_CACHE_DIR")
    base = Path(chosen) if chosen else _user_cache() / "linko"
    return base / f"engine-{source_digest()}"


def _user_cache() -> Path:
    chosen = os.environ.get("XDG_CACHE_HOME")
    if chosen:
        return Path(chosen)
    try:
        return Path.home() / ".cache"
    except RuntimeError:  # nobody's home
        return Path(tempfile.gettempdir())


_FOLDER = cache_folder()


def compiled(function: Callable[Params, Result]) -> Callable[Params, Result]:
    """Compile a function of the kernel when it is first called; it releases the GIL."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(_FOLDER)
    try:
        compile_ = numba.njit(cache=_writable(), nogil=True, error_model="numpy")
        made: Callable[Params, Result] = compile_(function)
    finally:
        config.CACHE_DIR = before
    return made


def _writable() -> bool:
    try:
        _FOLDER.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(_FOLDER, os.W_OK)
