"""The fingerprint of a bot: the options, budget, weights and source that decide its moves."""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
import shlex
import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, entry_points, packages_distributions, version
from pathlib import Path

from linko.bots.bot_options import SEED, read_options
from linko.bots.errors import BotError
from linko.bots.registry import BOTS, ENTRY_POINTS, PROGRAM
from linko.options import Options

DIGITS = 16
"""Number of hexadecimal digits of a hash."""

Fingerprint = dict[str, object]


def fingerprint(name: str, options: Options, seats: int) -> Fingerprint:
    """Return what decides the moves of a bot, as JSON; equal bots have equal fingerprints.

    For our bots it contains all `options`, including those with default values, and the hash of the
    `weights` for this game. For other bots it contains the hash of their module's `source`, the
    version of their `package`, and the hashes of `files` named in their options or their command.

    >>> fingerprint("search:games=50", Options(edition="classic"), 4)["options"]
    {'games': 50, 'guess': True, 'ms': None, 'threads': 1}
    >>> sorted(fingerprint("heuristic:weights=learned", Options(edition="classic"), 4))
    ['options', 'weights']
    """
    first, _, rest = name.partition(":")
    if first in BOTS:
        return _of_ours(first, rest, options, seats)
    if first == PROGRAM:
        return {"files": _files(_words(rest))}
    found = entry_points(group=ENTRY_POINTS, name=first)
    module = next(iter(found)).module if found else first
    made: Fingerprint = {"source": _source(module), "files": _files(_values(rest))}
    if (package := _package(module)) is not None:
        made["package"] = package
    return made


def hash_of(content: bytes) -> str:
    """Return the first digits of the SHA-256 of a file or of weights."""
    return hashlib.sha256(content).hexdigest()[:DIGITS]


def _of_ours(first: str, rest: str, options: Options, seats: int) -> Fingerprint:
    module, _, attribute = BOTS[first].partition(":")
    factory = getattr(import_module(module), attribute)
    try:
        given = read_options(first, factory, rest)
    except BotError:  # it is refused when it is loaded
        given = {}
    defaults = {
        name: one.default
        for name, one in inspect.signature(factory).parameters.items()
        if name != SEED and one.default is not one.empty
    }
    chosen = dict(sorted((defaults | given).items()))
    if first == "search" and chosen["ms"] is None and chosen["games"] is None:
        chosen["ms"] = sys.modules[module].USUAL_MS
    made: Fingerprint = {"options": chosen}
    if first in ("heuristic", "search"):
        made["weights"] = _weights(str(chosen.get("weights", "")), first, options, seats)
    return made


def _weights(chosen: str, first: str, options: Options, seats: int) -> str:
    """Return the hash of the weights that one of our bots uses in a game."""
    from linko.bots.heuristic import WEIGHTS
    from linko.judgement.beliefs import PULL
    from linko.judgement.weights import weight_bytes

    if first == "search":  # it uses both, and `PULL` to guess hidden cards from choices
        both = b"".join(weight_bytes(WEIGHTS[name](options, seats)) for name in ("hand", "learned"))
        return hash_of(both + PULL.tobytes())
    weights = WEIGHTS.get(chosen)
    return "unknown" if weights is None else hash_of(weight_bytes(weights(options, seats)))


def _source(module: str) -> str | None:
    """Return the hash of a module's file, without importing the module."""
    sys.path.insert(0, str(Path.cwd()))
    try:
        found = importlib.util.find_spec(module)
    except (ImportError, ValueError, AttributeError):
        found = None
    finally:
        sys.path.pop(0)
    if found is None or found.origin is None or not Path(found.origin).is_file():
        return None
    return hash_of(Path(found.origin).read_bytes())


def _package(module: str) -> str | None:
    """Return the name and version of the installed package that has a module."""
    names = packages_distributions().get(module.partition(".")[0], ())
    try:
        return " ".join(f"{name} {version(name)}" for name in sorted(set(names))) or None
    except PackageNotFoundError:
        return None


def _files(words: Iterable[str]) -> dict[str, str]:
    """Return the hashes of the files among these words, by name."""
    return {word: hash_of(Path(word).read_bytes()) for word in words if _is_file(word)}


def _is_file(word: str) -> bool:
    try:
        return Path(word).is_file()
    except (OSError, ValueError):  # not the name of a file
        return False


def _words(command: str) -> list[str]:
    try:
        return shlex.split(command)
    except ValueError:
        return command.split()


def _values(rest: str) -> list[str]:
    options = rest.partition(":")[2]
    return [part.partition("=")[2].strip() for part in options.split(",")]
