"""Small values as JSON text, as they are stored in columns."""

from __future__ import annotations

import msgspec


def as_json(value: object) -> str:
    """Return a small list as JSON text."""
    return msgspec.json.encode(value).decode()
