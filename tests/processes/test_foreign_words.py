"""What foreign code says, as it is shown."""

from __future__ import annotations

from linko.processes.foreign_words import harmless, in_a_line


def test_words_of_others_are_one_short_harmless_line() -> None:
    class MuteError(Exception):
        def __str__(self) -> str:
            raise RuntimeError

    assert in_a_line(MuteError()) == "MuteError"
    assert in_a_line(KeyError()) == "KeyError"
    assert harmless("a\n  b") == "a b"
    assert len(harmless("x" * 10_000)) == 301
