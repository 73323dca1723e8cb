"""Logs as JSON lines: what happened, when, and nothing secret.

Tokens, decks, salts and addresses of tables never appear here; tables are named by the first
letters of their id. `log_limiter` keeps the log short whatever happens.
"""

from __future__ import annotations

import logging
import sys
import time
from typing import Final

from msgspec import json

from linko.refusal import LinkoError
from linko.server.log_limiter import LimitedHandler

_USUAL: Final = frozenset(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "color_message",
}
SHOWN_LETTERS: Final = 6
"""Number of letters of a table's id that are logged."""

LONGEST_REASON: Final = 200
"""Maximum number of characters of a reason that somebody else gave."""

LONGEST_TRACE: Final = 8_000
"""Maximum number of characters of a traceback; its end is kept."""

_OTHERS: Final = frozenset(
    {"aiosqlite", "asyncpg", "h11", "httptools", "sqlalchemy", "sqlite3", "websockets"}
)
"""Packages whose errors are caused by a client or by the database."""


class JsonLines(logging.Formatter):
    """Formats each record as one JSON object on a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record with its extra fields."""
        data: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        for name, value in record.__dict__.items():
            if name not in _USUAL:
                shown = str(value)[:SHOWN_LETTERS] if name == "table" else value
                data[name] = shown if isinstance(shown, int | float | str | None) else str(shown)
        if record.exc_info:
            error = record.exc_info[1]
            if error is not None and is_from_outside(error):
                data |= _cause(error)
            else:
                data["trace"] = self.formatException(record.exc_info)[-LONGEST_TRACE:]
        return json.encode(data).decode()


def is_from_outside(error: BaseException) -> bool:
    """Whether a client, the network, the disk or the database caused an error.

    Such an error is not a bug of the program, so its traceback is not useful.
    """
    if isinstance(error, LinkoError | OSError | EOFError):  # a timeout is an OSError, too
        return True
    return type(error).__module__.partition(".")[0] in _OTHERS


def _cause(error: BaseException) -> dict[str, object]:
    """Return the fields logged of an error from outside; none of them names a table or a person."""
    found: dict[str, object] = {"error": type(error).__name__}
    reason: object = None
    if isinstance(error, LinkoError):
        found["code"] = error.code
        reason = error.params.get("reason")
    elif isinstance(error, OSError):
        reason = error.strerror
    if reason:
        found["reason"] = str(reason).partition("\n")[0][:LONGEST_REASON]
    return found


def set_up(level: int) -> None:
    """Send the logs of the server and of the packages it uses to standard error."""
    handler = LimitedHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("", "linko", "uvicorn", "litestar", "sqlalchemy", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "linko" else max(level, logging.WARNING))
    logging.captureWarnings(capture=True)
