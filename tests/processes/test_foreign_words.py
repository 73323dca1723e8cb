"""Text from foreign code, made safe to show."""

from __future__ import annotations

from linko.processes.foreign_words import harmless, in_a_line


def test_foreign_text_becomes_one_short_safe_line() -> None:
    class MuteError(Exception):
        def __str__(self) -> str:
            raise RuntimeError

    assert in_a_line(MuteError()) == "MuteError"
    assert in_a_line(KeyError()) == "KeyError"
    assert harmless("a\n  b") == "a b"
    assert len(harmless("x" * 10_000)) == 301
