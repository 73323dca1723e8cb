"""Game records as text: one JSON object a game, JSON Lines for many (R47).

This module turns text into data and back; `linko.Game.from_record` says whether the data is a game.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import isfinite
from typing import BinaryIO

from linko.game_errors import RecordError
from linko.refusal import quote

RecordData = dict[str, object]
"""A record as it stands in its JSON object."""

RECORD_VERSION = 1

LONGEST_RECORD = 4_000_000
"""No record has more characters than this; a longer text is refused unread."""

DEEPEST_RECORD = 50
"""No record nests lists and objects deeper than this."""


@dataclass(frozen=True, slots=True)
class RecordLine:
    """One record of a file: where it begins, and its data or why it cannot be read."""

    number: int
    data: RecordData | RecordError
    size: int
    """How many bytes it has in the file."""


def dump_object(data: Mapping[str, object]) -> str:
    """A JSON object on one line, without the end of the line."""
    return json.dumps(data, ensure_ascii=False, separators=(", ", ": "))


def load_object(text: str | bytes) -> RecordData:
    """The JSON object in a text, read strictly; a `RecordError` if there is none."""
    if type(text) not in (str, bytes) or len(text) > LONGEST_RECORD:
        raise RecordError("record_not_json", reason=f"{quote(text)} is no text, or too long a one")
    try:
        text = text.decode("utf-8-sig") if isinstance(text, bytes) else text
        data = json.loads(
            text, parse_constant=_refuse, parse_float=_finite, object_pairs_hook=_object
        )
        _check_depth(data)
        # JSON can escape half a character, which no file could hold; it must not get further.
        dump_object({"": data} if "\\u" in text else {"": text}).encode()
    except RecursionError:
        raise RecordError("record_too_deep") from None
    except UnicodeError as error:
        raise RecordError("record_not_unicode", reason=type(error).__name__) from None
    except json.JSONDecodeError as error:
        where = f"{error.msg} at character {error.pos + 1}"
        raise RecordError("record_not_json", reason=where) from None
    except ValueError:
        raise RecordError("record_not_json", reason="a number is too long or none") from None
    if not isinstance(data, dict):
        raise RecordError("record_not_object", given=quote(data))
    return data


def read_records(source: BinaryIO) -> Iterator[RecordLine]:
    """The records of a file, one a line, each with its data or its error; blank lines are skipped.

    A record may also be spread over lines, from one that is `{` to one that is `}`. Nothing longer
    than `LONGEST_RECORD` is ever held.
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
    """The next line; of one that is too long only so much that it is noticed."""
    line = source.readline(LONGEST_RECORD + 1)
    if len(line) > LONGEST_RECORD:
        while (rest := source.readline(LONGEST_RECORD)) and not rest.endswith(b"\n"):
            pass
    return line


def _spread(source: BinaryIO) -> list[bytes]:
    """The lines up to one that is `}`, or as many as a record may have."""
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
        return error


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
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise RecordError("record_key_twice", key=quote(twice))
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
