"""Reads and formats messages from the Fluent files."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from linko.texts.languages import LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_FOLDER = Path(__file__).parent
_SOFT_HYPHEN = "\u00ad"
"""Marks where a long word may break on a page; a terminal would print it."""


@cache
def source(language: str) -> str:
    """All messages of a language in Fluent syntax, except those of the browser's screens."""
    if language not in dict(LANGUAGES):
        raise LookupError(f"there is no language {language!r}")
    files = sorted((_FOLDER / language).glob("*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # most commands need no messages

    made = FluentBundle([language], use_isolating=False)  # a terminal would print the marks
    made.add_resource(FluentResource(source(language)))
    return made


def say(language: str, message_id: str, /, **args: str | float) -> str:
    """Format a message; raise a `LookupError` if it or one of its variables is missing.

    >>> say("en", "error-table-seats-missing", least=2, seated=1)
    '2 players are needed. Only one is here.'
    """
    messages = _bundle(language)
    if not messages.has_message(message_id):
        raise LookupError(f"there is no message {message_id!r} in {language!r}")
    pattern = messages.get_message(message_id).value
    assert pattern is not None  # every message has a text
    said, problems = messages.format_pattern(pattern, args)
    if problems:
        raise LookupError(f"{message_id!r} in {language!r}: {problems[0]}")
    return str(said).replace(_SOFT_HYPHEN, "")
