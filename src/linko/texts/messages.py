"""Messages read from the Fluent files and put into words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from linko.texts.languages import LANGUAGES

_FOLDER = Path(__file__).parent
_SOFT_HYPHEN = "\u00ad"
"""Where a long word may break on a page; a terminal would show it."""


@cache
def source(language: str) -> str:
    """All messages of a language in Fluent's syntax, without those of the browser's screens."""
    if language not in dict(LANGUAGES):
        raise LookupError(f"there is no language {language!r}")
    files = sorted((_FOLDER / language).glob("*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def bundle(language: str, *, isolating: bool = False) -> FluentBundle:
    """The messages of a language, ready for use.

    With `isolating`, names of another direction of writing cannot disturb the sentence around them:
    they stand between invisible signs, which a terminal would show.
    """
    made = FluentBundle([language], use_isolating=isolating)
    made.add_resource(FluentResource(source(language)))
    return made


def say(language: str, message_id: str, /, **args: str | float) -> str:
    """A message in words; a `LookupError` if it or one of its variables is missing.

    >>> say("en", "count-points", points=-1)
    '-1 point'
    """
    messages = bundle(language)
    if not messages.has_message(message_id):
        raise LookupError(f"there is no message {message_id!r} in {language!r}")
    pattern = messages.get_message(message_id).value
    assert pattern is not None  # every message of ours has a text
    said, problems = messages.format_pattern(pattern, args)
    if problems:
        raise LookupError(f"{message_id!r} in {language!r}: {problems[0]}")
    return str(said).replace(_SOFT_HYPHEN, "")
