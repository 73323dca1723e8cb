"""A digest of the bots' code, so that games of different versions are never counted together."""

from __future__ import annotations

import hashlib
from pathlib import Path

import linko

PACKAGE = Path(linko.__file__).parent


def bot_digest(package: Path = PACKAGE) -> str:
    """A digest of all files that determine how the built-in bots play."""
    from linko.engine.kernel.compile import source_digest

    digest = hashlib.sha256(source_digest("judgement", package).encode())
    for file in (
        package / "game.py",
        package / "judgement/trained.json",
        package / "judgement/network.json",
        *sorted((package / "bots").glob("*.py")),
    ):
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:12]
