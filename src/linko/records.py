"""Game records as text: a JSON object for one game, JSON Lines for many (R47).

This module converts text to data and back; `linko.Game.from_record` checks that it is a valid game.
"""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import isfinite
from typing import BinaryIO

from linko.game_errors import RecordError
from linko.refusal import quote

RecordData = dict[str, object]
"""The JSON object of a record."""

RECORD_VERSION = 1

LONGEST_RECORD = 4_000_000
"""Maximum length of a record; a longer text is refused without being parsed."""

DEEPEST_RECORD = 50
"""Maximum nesting depth of lists and objects in a record."""


@dataclass(frozen=True, slots=True)
class RecordLine:
    """One record of a file: its first line, and its data or the error if it cannot be read."""

    number: int
    data: RecordData | RecordError
    size: int
    """Size in the file, in bytes."""


def dump_object(data: Mapping[str, object]) -> str:
    """Return a JSON object as one line, without a line break at the end."""
    return json.dumps(data, ensure_ascii=False, separators=(", ", ": "))


def load_object(text: str | bytes) -> RecordData:
    """Parse a JSON object strictly; raise `RecordError` if the text is not one."""
    if type(text) not in (str, bytes) or len(text) > LONGEST_RECORD:
        raise RecordError("record_not_json", reason=f"{quote(text)} is not text or too long")
    try:
        text = text.decode("utf-8-sig") if isinstance(text, bytes) else text
        data = json.loads(
            text, parse_constant=_refuse, parse_float=_finite, object_pairs_hook=_object
        )
        _check_depth(data)
        # JSON can escape a lone surrogate, which cannot be written to a file; refuse it here.
        dump_object({"": data} if "\\u" in text else {"": text}).encode()
    except RecursionError:
        raise RecordError("record_too_deep") from None
    except UnicodeError as error:
        raise RecordError("record_not_unicode", reason=type(error).__name__) from None
    except json.JSONDecodeError as error:
        where = f"{error.msg} at character {error.pos + 1}"
        raise RecordError("record_not_json", reason=where) from None
    except ValueError:
        raise RecordError("record_not_json", reason="a number is too long or not finite") from None
    if not isinstance(data, dict):
        raise RecordError("record_not_object", given=quote(data))
    return data


def read_records(source: BinaryIO) -> Iterator[RecordLine]:
    """Read the records of a file, one per line, each with its data or its error; skip blank lines.

    A record may also span several lines: the first is `{` and the last is `}`. Nothing longer than
    `LONGEST_RECORD` is kept in memory.
    """
    number = 0
    waiting: deque[bytes] = deque()
    while line := (waiting.popleft() if waiting else _next_line(source)):
        number += 1
        if line.strip() == b"{" and not waiting:
            waiting = deque(_spread(source))
            if waiting and waiting[-1].strip() == b"}":
                whole = b"".join([line, *waiting])
                yield RecordLine(number, _loaded(whole), len(whole))
                number += len(waiting)
                waiting.clear()
                continue
        if line.strip():
            yield RecordLine(number, _loaded(line), len(line))


def _next_line(source: BinaryIO) -> bytes:
    """Read a line; if it is too long, return only enough of it for the check to fail."""
    line = source.readline(LONGEST_RECORD + 1)
    if len(line) > LONGEST_RECORD:
        while (rest := source.readline(LONGEST_RECORD)) and not rest.endswith(b"\n"):
            pass
    return line


def _spread(source: BinaryIO) -> list[bytes]:
    """Read the lines up to a line `}`, or up to the maximum length of a record."""
    lines: list[bytes] = []
    size = 0
    while size <= LONGEST_RECORD and (line := _next_line(source)):
        lines.append(line)
        size += len(line)
        if line.strip() == b"}":
            break
    return lines


def _loaded(text: bytes) -> RecordData | RecordError:
    try:
        return load_object(text)
    except RecordError as error:
        # Drop the traceback: its frames hold the error, so only the collector would free them.
        error.__context__ = None
        return error.with_traceback(None)


def _refuse(name: str) -> None:
    raise ValueError(name)


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise ValueError(text)
    return number


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data = dict(pairs)
    if len(data) < len(pairs):
        times = Counter(key for key, _ in pairs)
        raise RecordError("record_key_twice", key=quote(times.most_common(1)[0][0]))
    return data


def _check_depth(data: object) -> None:
    layer = [data]
    for _ in range(DEEPEST_RECORD):
        layer = [inner for outer in layer for inner in _inside(outer)]
    if layer:
        raise RecordError("record_too_deep")


def _inside(data: object) -> Iterable[object]:
    if isinstance(data, dict):
        return data.values()
    return data if isinstance(data, list) else ()
