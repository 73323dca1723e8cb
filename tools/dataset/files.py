"""The two files of a data set: the records, and a card that says what they are."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final, Self

from linko.arena import Setup
from linko.arena.provenance import difference

VERSION: Final = 1
BLOCK: Final = 1 << 20


class DatasetError(Exception):
    """The existing files cannot be continued."""


class Dataset:
    """Records in a file, one for each game in order; entering it continues an earlier run.

    An incomplete last line, left by a killed run, is cut off. Files made with another version or
    other weights are refused.
    """

    def __init__(self, folder: Path, setup: Setup, rollouts: int) -> None:
        edition = setup.options.edition or "custom"
        self.name = f"{edition}-{setup.seats}-rollouts-{rollouts}-seed-{setup.seed}"
        self.file = folder / f"{self.name}.jsonl"
        self.count = 0
        """Number of records in the file."""
        self._card = folder / f"{self.name}.json"
        self._setup = setup
        self._terms = {"linko_dataset": VERSION, "rollouts": rollouts, **setup.header()}
        self._out: BinaryIO | None = None

    def add(self, record: str) -> None:
        """Write the next record."""
        assert self._out is not None
        self._out.write(record.encode() + b"\n")
        self._out.flush()
        self.count += 1

    def write_card(self) -> dict[str, Any]:
        """Write the number of records and their hash beside them, and return the card."""
        digest = hashlib.sha256()
        with self.file.open("rb") as file:
            while block := file.read(BLOCK):
                digest.update(block)
        card = {
            **self._terms,
            "records": self.count,
            "bytes": self.file.stat().st_size,
            "sha256": digest.hexdigest(),
        }
        self._save(card)
        return card

    def __enter__(self) -> Self:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        if self._card.exists():
            self._check()
        elif self.file.exists():
            raise DatasetError(f"{self.file} has no card {self._card.name}; move it away")
        self._save(self._terms)
        self._out = self.file.open("ab")
        whole = self._whole()
        self._out.truncate(whole)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        assert self._out is not None
        self._out.close()

    def _check(self) -> None:
        card = json.loads(self._card.read_text(encoding="utf-8"))
        unlike = difference(self._setup.made_with, card.get("made_with", {}))
        if unlike is not None:
            raise DatasetError(f"{self.file} cannot be continued: it has {unlike}; move it away")

    def _whole(self) -> int:
        """Count the complete lines; return their length in bytes."""
        size = self.count = 0
        with self.file.open("rb") as file:
            for line in file:
                if line.endswith(b"\n"):
                    size += len(line)
                    self.count += 1
        return size

    def _save(self, card: dict[str, Any]) -> None:
        text = json.dumps(card, indent=1, ensure_ascii=False) + "\n"
        self._card.write_text(text, encoding="utf-8")
