"""Game records as text: one JSON object a game, JSON Lines for many (R47).

This module turns text into data and back; `linko.Game.from_record` says whether the data is a game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from linko.errors import RecordError, quote

RecordData = dict[str, object]
"""A record as it stands in its JSON object."""

RECORD_VERSION = 1

LONGEST_RECORD = 4_000_000
"""No record has more characters than this; a longer text is refused unread."""


@dataclass(frozen=True, slots=True)
class Line:
    """One record of a file: where it begins, and its data or why it cannot be read."""

    number: int
    data: RecordData | RecordError
    size: int
    """How many bytes it has in the file."""


def dump_record(record: Mapping[str, object]) -> str:
    """A record as one line of JSON, without the line's end."""
    return json.dumps(record, ensure_ascii=False, separators=(", ", ": "))


def load_record(text: str | bytes) -> RecordData:
    """The JSON object of one record; a `RecordError` if the text is none."""
    if len(text) > LONGEST_RECORD:
        raise RecordError("record_not_json", reason=f"{len(text)} characters are too many")
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8-sig")
        data = json.loads(text, parse_constant=_no_constant)
        # JSON can escape half a character, which no file could hold; it must not get further.
        if "\\u" in text:
            dump_record({"": data}).encode()
    except RecursionError:
        raise RecordError("record_too_deep") from None
    except UnicodeError as error:
        raise RecordError("record_not_unicode", reason=error.reason) from None  # type: ignore[attr-defined] # both kinds have it
    except json.JSONDecodeError as error:
        where = f"{error.msg} at character {error.pos + 1}"
        raise RecordError("record_not_json", reason=where) from None
    except ValueError as error:
        raise RecordError("record_not_json", reason=str(error)) from None
    if not isinstance(data, dict):
        raise RecordError("record_not_object", given=quote(data))
    return data


def read_records(lines: Iterable[bytes]) -> Iterator[Line]:
    """The records of a file, one a line, each with its data or its error; blank lines are skipped.

    A file that holds a single record spread over several lines is read too.
    """
    rest = iter(enumerate(lines, start=1))
    for number, line in rest:
        if not line.strip():
            continue
        if line.strip() == b"{":
            line = b"".join([line, *(more for _, more in rest)])
        yield Line(number, _loaded(line), len(line))


def _loaded(text: bytes) -> RecordData | RecordError:
    try:
        return load_record(text)
    except RecordError as error:
        return error


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON number")
