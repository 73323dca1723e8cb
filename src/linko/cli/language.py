"""The language of the terminal: the one that was asked for, or that of the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

import typer

from linko.refusal import quote
from linko.texts import LANGUAGES, say

ENGLISH: Final = "en"

LANGUAGE_HELP: Final = (
    f"{', '.join(code for code, _ in LANGUAGES)}; without it the language of your locale."
)

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables of the locale. The first that is set decides."""


def read_language(given: str | None) -> str:
    """The language of `--language`; without it the language of the environment."""
    if given is None:
        return environment_language(os.environ)
    code = given.strip().lower()
    if code in dict(LANGUAGES):
        return code
    known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES)
    raise typer.BadParameter(
        say(ENGLISH, "terminal-no-language", given=quote(given), languages=known),
        param_hint="--language",
    )


def environment_language(environment: Mapping[str, str]) -> str:
    """The language of the locale if it is one of ours, else English.

    >>> environment_language({"LANG": "de_AT.UTF-8"})
    'de'
    >>> environment_language({"LC_ALL": "C", "LANG": "de_AT.UTF-8"})
    'en'
    """
    locale = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    code = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in dict(LANGUAGES) else ENGLISH
