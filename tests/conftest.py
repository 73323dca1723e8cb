"""What all tests share."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Protocol

import pytest
from hypothesis import settings

settings.register_profile("linko", deadline=None, print_blob=True)
settings.load_profile("linko")


@dataclass(frozen=True, slots=True)
class Ran:
    """How a command ended, and what it said."""

    returncode: int
    stdout: str
    stderr: str


class Command(Protocol):
    """Runs `linko` with these arguments."""

    def __call__(self, *arguments: str) -> Ran: ...


@pytest.fixture
def linko(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The command run in this process, which saves the time to start another."""
    from linko.cli import main

    monkeypatch.setenv("COLUMNS", "80")

    def run(*arguments: str) -> Ran:
        monkeypatch.setattr(sys, "argv", ["linko", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        status = ended.value.code
        assert isinstance(status, int)
        return Ran(status, *capsys.readouterr())

    return run
