"""`LinkoError`, the parent of all errors: a stable code for programs and a sentence for people.

Every package defines its own subclasses; `linko.errors` collects them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from string import Formatter
from typing import ClassVar

LONGEST_QUOTE = 40
"""Maximum number of characters of the input that a message repeats."""


@dataclass(frozen=True, slots=True)
class ErrorCode:
    """The English sentence of an error code, and the clause of the rules behind it."""

    sentence: str
    clause: str | None = None
    unsaid: tuple[str, ...] = ()
    """Parameters that the English sentence does not use."""

    @property
    def parameters(self) -> tuple[str, ...]:
        """The names a message in any language may use, sorted."""
        names = {name for _, name, _, _ in Formatter().parse(self.sentence) if name is not None}
        return tuple(sorted(names.union(self.unsaid)))


Codes = Mapping[str, ErrorCode]
"""Error codes with their entries."""


class LinkoError(Exception):
    """A refusal by Linko; when it is raised, nothing has changed.

    `code` and `params` are for programs; `clause` is the rule behind the error, if there is one. If
    the error was caused by another `LinkoError`, `params["reason"]` is that error.
    """

    codes: ClassVar[Codes] = {}
    """Every code of this class with its sentence."""

    def __init__(self, code: str, clause: str | None = None, /, **params: object) -> None:
        entry = self.codes.get(code)
        if entry is None or entry.parameters != tuple(sorted(params)):
            wanted = "unknown" if entry is None else f"with {entry.parameters}"
            raise TypeError(f"{type(self).__name__} code {code} is {wanted}")
        self.code = code
        self.params: Mapping[str, object] = params
        self.clause: str | None
        reason = params.get("reason")
        if isinstance(reason, LinkoError):  # its sentence already cites the clause
            self.clause = reason.clause
            cited = ""
        else:
            self.clause = clause or entry.clause
            cited = f" ({self.clause})" if self.clause else ""
        super().__init__(entry.sentence.format(**params) + cited)

    def __reduce__(self) -> tuple[object, ...]:
        """Support pickling, so that an error can be sent to another process."""
        return _made, (type(self), self.code, self.clause, dict(self.params))


def _made(
    kind: type[LinkoError], code: str, clause: str | None, params: dict[str, object]
) -> LinkoError:
    return kind(code, clause, **params)


def quote(given: object) -> str:
    """Return the repr of an input, shortened for use in a message.

    >>> quote("7" * 1000)
    "'7777777777777777777777777777777777777777…'"
    """
    if isinstance(given, str):
        short = given[:LONGEST_QUOTE] + "…" if len(given) > LONGEST_QUOTE else given
        return ascii(short) if not short.isprintable() else repr(short)
    if given is None or isinstance(given, bool | float):
        return repr(given)
    if isinstance(given, int):
        return repr(given) if given.bit_length() < 64 else "a huge number"
    if isinstance(given, Mapping):
        return "an object"
    if isinstance(given, list):
        return f"a list of {len(given)}"
    return f"a {type(given).__name__}"
