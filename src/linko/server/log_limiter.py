"""A log that stays short: equal lines are counted, and the number of bytes a minute is limited."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Hashable
from contextlib import suppress
from copy import copy
from typing import Final, TextIO

MOST_BYTES: Final = 1_000_000
"""Maximum number of bytes written in any minute."""

LONGEST_LINE: Final = 16_000
"""Maximum number of bytes of one line; longer ones are left out."""

KEPT_BYTES: Final = 100_000
"""Number of bytes kept for lines that say what was repeated or dropped."""

REPEAT_SECONDS: Final = 10.0
"""Seconds for which equal lines are counted after the first one is written."""

MOST_COUNTED: Final = 500
"""Maximum number of different lines that are counted at the same time."""

_MINUTE: Final = 60.0
_NEVER_COMPARED: Final = frozenset(
    {"args", "created", "exc_info", "exc_text", "msecs", "msg", "process", "processName"}
    | {"relativeCreated", "stack_info", "table", "taskName", "thread", "threadName"}
)
"""The fields that may differ between two records that count as the same line."""


class _Counted:
    """A line that was written, and how often it was repeated."""

    def __init__(self, record: logging.LogRecord, until: float) -> None:
        self.record = record
        self.until = until
        self.count = 0


class LimitedHandler(logging.StreamHandler[TextIO]):
    """Writes lines to a stream, without repetitions and at a limited rate.

    Of equal lines, the first is written at once; after `REPEAT_SECONDS` one further line says in
    `repeated` how many more there were. In any minute at most `MOST_BYTES` are written; the next
    line that fits is preceded by one that says in `dropped` how many lines are missing.
    """

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._clock = clock
        self._counted: dict[Hashable, _Counted] = {}
        self._dropped = 0
        self._room = MOST_BYTES / 2
        """Number of bytes that may be written now; it grows with time up to its first value."""
        self._filled_at = clock()
        self._timer: threading.Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record or count it; the caller holds the lock."""
        try:
            self._tell_counts(self._clock())
            key = _key(record)
            known = self._counted.get(key)
            if known is not None:
                known.count += 1
            else:
                if len(self._counted) < MOST_COUNTED:
                    without_trace = copy(record)
                    without_trace.exc_info = without_trace.exc_text = None
                    until = self._clock() + REPEAT_SECONDS
                    self._counted[key] = _Counted(without_trace, until)
                self._write(self.format(record), kept=KEPT_BYTES)
            if known is not None or self._dropped:
                self._set_timer()
        except Exception:
            self.handleError(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name in logging
        """Count a record that cannot be written; nothing about it goes to the stream."""
        del record
        self._dropped += 1

    def close(self) -> None:
        """Write what is counted, and stop."""
        with self.lock or threading.Lock():
            if self._timer is not None:
                self._timer.cancel()
            self._tell_counts(float("inf"))
            if self._dropped:
                self._write()
        super().close()

    def _tell_counts(self, now: float) -> None:
        """For each line whose time is over, write how often it was repeated."""
        while self._counted:
            key, counted = next(iter(self._counted.items()))
            if counted.until > now:
                return  # all others were written later
            del self._counted[key]
            if counted.count:
                counted.record.created = time.time()
                counted.record.repeated = counted.count
                self._write(self.format(counted.record))

    def _write(self, *lines: str, kept: int = 0) -> None:
        """Write lines if there is room; if some were dropped before, say first how many.

        `kept` is the number of bytes that the lines must leave free for other lines.
        """
        dropped = [self._drop_note()] if self._dropped else []
        text = "".join(line + self.terminator for line in (*dropped, *lines))
        size = len(text.encode(errors="replace"))
        now = self._clock()
        grown = (now - self._filled_at) * MOST_BYTES / 2 / _MINUTE
        self._room = min(MOST_BYTES / 2, self._room + grown)
        self._filled_at = now
        if size > min(self._room - kept, LONGEST_LINE):
            self._dropped += len(lines)
            return
        self._room -= size
        self._dropped = 0
        self.stream.write(text)
        self.flush()

    def _drop_note(self) -> str:
        note = logging.makeLogRecord(
            {
                "name": "linko.log",
                "levelno": logging.WARNING,
                "levelname": "WARNING",
                "msg": "lines were left out of the log",
                "dropped": self._dropped,
            }
        )
        return self.format(note)

    def _set_timer(self) -> None:
        if self._timer is None:
            timer = threading.Timer(REPEAT_SECONDS, self._on_timer)
            timer.daemon = True
            with suppress(RuntimeError):  # no thread is free; the next line tries again
                timer.start()
                self._timer = timer

    def _on_timer(self) -> None:
        with self.lock or threading.Lock():
            self._timer = None
            try:
                self._tell_counts(self._clock())
                if self._dropped:
                    self._write()
            except Exception:
                self._dropped += 1
            if self._dropped or any(counted.count for counted in self._counted.values()):
                self._set_timer()


def _key(record: logging.LogRecord) -> Hashable:
    """Return what equal lines share: everything except time, thread, table and traceback."""
    fields = [
        (name, str(value)) for name, value in record.__dict__.items() if name not in _NEVER_COMPARED
    ]
    error = record.exc_info[0] if record.exc_info else None
    return (record.getMessage(), error, *sorted(fields))
