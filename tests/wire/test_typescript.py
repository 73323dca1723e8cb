"""The browser client's types are those of the messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from linko.wire.typescript import main, typescript
from tests import ROOT

WIRE = ROOT / "web" / "src" / "wire.ts"


def test_the_browser_clients_types_are_current() -> None:
    assert WIRE.read_text(encoding="utf-8") == typescript(), (
        "the messages have changed: python -m linko.wire.typescript web/src/wire.ts"
    )


def test_what_may_be_missing_is_optional() -> None:
    text = typescript()
    assert "readonly fill?: string | null;" in text
    assert "readonly own?: Own | null;" in text
    assert "readonly person: string | null;" in text


def test_the_command_writes_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "wire.ts"
    monkeypatch.setattr("sys.argv", ["typescript", str(file)])
    main()
    assert file.read_text(encoding="utf-8") == typescript()
