"""What makes results comparable."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from linko.arena import provenance


@pytest.mark.parametrize(
    ("file", "decides"),
    [
        ("game.py", True),
        ("arena/setup.py", True),
        ("arena/bout.py", True),
        ("rules/deal.py", True),
        ("bots/errors.py", False),
        ("arena/report.py", False),
    ],
)
def test_the_hash_of_the_sources_covers_what_decides_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, decides: bool
) -> None:
    copy = tmp_path / "linko"
    unneeded = shutil.ignore_patterns("__pycache__", "server", "texts")
    shutil.copytree(provenance.PACKAGE, copy, ignore=unneeded)
    monkeypatch.setattr(provenance, "PACKAGE", copy)
    before = provenance.source_hash.__wrapped__()
    with (copy / file).open("a") as source:
        source.write("# another line\n")
    assert (provenance.source_hash.__wrapped__() != before) is decides
