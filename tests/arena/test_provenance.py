"""What makes results comparable."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

from linko.arena import provenance
from linko.judgement.weights import WEIGHTS, learned, weight_bytes
from linko.options import EDITIONS


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


def test_the_hash_of_weights_covers_every_number_and_no_padding() -> None:
    numbers = learned(EDITIONS["classic"], 4)
    littered = np.full(WEIGHTS.itemsize, 255, np.uint8).view(WEIGHTS)[0]
    for name in WEIGHTS.names or ():
        littered[name] = numbers[name]
    assert weight_bytes(littered) == weight_bytes(numbers)
    assert littered.tobytes() != weight_bytes(numbers)
    for name in WEIGHTS.names or ():
        other = numbers.copy()
        other[name] = numbers[name] + 1
        assert weight_bytes(other) != weight_bytes(numbers), name
