"""Logs as JSON lines: what happened, when, and nothing secret.

Tokens, decks, salts and addresses of tables never get here; tables are named by the first letters
of their id.
"""

from __future__ import annotations

import logging
import sys
import time
from typing import Final

from msgspec import json

_USUAL: Final = frozenset(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "color_message",
}
SHOWN_LETTERS: Final = 6


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record with its extra fields."""
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
            data["trace"] = self.formatException(record.exc_info)
        return json.encode(data).decode()


def set_up(level: int) -> None:
    """Send the logs of the server and of what it is built on to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("linko", "uvicorn", "litestar", "sqlalchemy", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name in ("linko",) else max(level, logging.WARNING))
