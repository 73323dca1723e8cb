"""Bot options written as text, `ms=200,threads=2`, parsed into constructor arguments."""

from __future__ import annotations

import inspect
import math
import re
from collections.abc import Callable, Mapping
from typing import Final, get_args

from linko.bots.errors import BotError
from linko.refusal import quote

SEED: Final = "seed"
"""Constructor argument set for every game; it cannot be given as an option."""

_BY_NAME = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)


def read_options(bot: str, factory: Callable[..., object], text: str) -> dict[str, object]:
    """Return the keyword arguments written in a bot's name, or raise a `BotError`."""
    parameters = _parameters(factory)
    takes_anything = any(one.kind is one.VAR_KEYWORD for one in parameters.values())
    known = {name: one for name, one in parameters.items() if one.kind in _BY_NAME and name != SEED}
    options: dict[str, object] = {}
    for part in text.split(",") if text else ():
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or not name:
            raise BotError("bot_option_form", given=quote(part))
        if name in options:
            raise BotError("bot_option_twice", option=quote(name))
        if name == SEED or (name not in known and not takes_anything):
            names = ", ".join(known) or "none"
            raise BotError("bot_unknown_option", bot=quote(bot), given=quote(name), known=names)
        options[name] = _read(bot, name, value, known.get(name))
    for name, parameter in known.items():
        if parameter.default is parameter.empty and name not in options:
            raise BotError("bot_option_missing", bot=quote(bot), option=name)
    return options


def takes_seed(factory: Callable[..., object]) -> bool:
    """Return whether a class accepts a seed; a deterministic bot need not."""
    parameters = _parameters(factory)
    return SEED in parameters or any(one.kind is one.VAR_KEYWORD for one in parameters.values())


def _parameters(factory: Callable[..., object]) -> Mapping[str, inspect.Parameter]:
    return inspect.signature(factory).parameters


def _read(bot: str, name: str, text: str, parameter: inspect.Parameter | None) -> object:
    """Parse a value as the type of the parameter's annotation, or of its default."""
    for kind in _wanted(parameter):
        value = _READERS[kind](text)
        if value is not None:
            return value
    expected = " or ".join(_WORDS[kind] for kind in _wanted(parameter))
    raise BotError(
        "bot_bad_option", bot=quote(bot), option=name, expected=expected, given=quote(text)
    )


def _wanted(parameter: inspect.Parameter | None) -> tuple[type, ...]:
    if parameter is None:
        return tuple(_READERS)
    annotation = parameter.annotation
    if isinstance(annotation, str):  # not evaluated: its names may exist only for type checkers
        words = re.findall(r"\w+", annotation)
        kinds = [kind for kind in _READERS if kind.__name__ in words]
    else:
        kinds = [kind for kind in _READERS if kind in (get_args(annotation) or (annotation,))]
    if annotation is parameter.empty:
        kinds = [kind for kind in _READERS if type(parameter.default) is kind]
    return tuple(kinds) or tuple(_READERS)


def _truth(text: str) -> bool | None:
    return {"true": True, "false": False}.get(text.lower())


def _whole(text: str) -> int | None:
    try:
        return int(text)
    except ValueError:
        return None


def _number(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if math.isfinite(value) else None


_READERS: Mapping[type, Callable[[str], object]] = {
    bool: _truth,
    int: _whole,
    float: _number,
    str: str,
}
"""Parser for each type. If any type is allowed, the first one that parses the text is used."""

_WORDS = {bool: "true or false", int: "a whole number", float: "a number", str: "text"}
