"""The lines of a table's talk that are kept for people who come later."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

LINES: Final = 50
"""Number of lines that a table keeps."""


class TalkLine(Struct, frozen=True):
    """A line of talk: what a person said, or the fact that the person sat down."""

    at: float
    person: str
    name: str
    """The name that the person had then."""
    coat: int
    phrase: str | None = None
    text: str | None = None
    """With neither a phrase nor a text, the person sat down."""

    @property
    def is_said(self) -> bool:
        """Whether the person said something."""
        return self.phrase is not None or self.text is not None
