"""The origin of results: versions, and for each bot its options and the hash of its weights.

Games can be compared only if all of this is equal. Nothing here creates a bot or runs its code.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Final, TypeGuard

from linko.bots.fingerprint import fingerprint
from linko.options import Options
from linko.refusal import quote

Provenance = Mapping[str, object]
"""`linko` is the version, `sources` a hash of the code that decides games, and `bots` a list with
one object for each bot."""

PACKAGE: Final = Path(__file__).parents[1]
SOURCES: Final = (
    "cards.py",
    "options.py",
    "game.py",
    "rules",
    "engine",
    "judgement",
    "bots",
    "arena/setup.py",
    "arena/bout.py",
)
_WORDS_ONLY: Final = "errors.py"
"""Files with this name contain only sentences, which do not affect games."""


@cache
def source_hash() -> str:
    """Return a hash of the sources on which deals, games and bots depend."""
    digest = hashlib.sha256()
    for name in SOURCES:
        path = PACKAGE / name
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            if file.name != _WORDS_ONLY:
                digest.update(file.relative_to(PACKAGE).as_posix().encode() + b"\0")
                digest.update(file.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()[:16]


def provenance(bots: tuple[str, ...], options: Options, seats: int) -> Provenance:
    """Return the provenance of games that these bots would play here and now."""
    return {
        "linko": version("linko-game"),
        "sources": source_hash(),
        "bots": [fingerprint(name, options, seats) for name in bots],
    }


def is_provenance(given: object) -> TypeGuard[Provenance]:
    """Return whether a value from a file has the form of a provenance."""
    bots = given.get("bots") if isinstance(given, dict) else None
    return isinstance(bots, list) and all(isinstance(bot, dict) for bot in bots)


def difference(one: Provenance, other: Provenance) -> str | None:
    """Describe the first difference between two provenances; None if there is none."""
    ours, theirs = dict(_flat(one)), dict(_flat(other))
    for name in ours | theirs:
        if ours.get(name) != theirs.get(name):
            return f"{name} {_said(theirs.get(name))} instead of {_said(ours.get(name))}"
    return None


def _flat(given: Provenance, of: str = "") -> Iterator[tuple[str, object]]:
    for name, value in given.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{of}{name} ")
        elif name == "bots" and isinstance(value, list):
            for number, bot in enumerate(value, start=1):
                yield from _flat(bot, f"bot {number}: ")
        else:
            yield f"{of}{name}", value


def _said(value: object) -> str:
    return "nothing" if value is None else quote(value)
