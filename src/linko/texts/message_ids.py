"""Builds message ids from codes."""

from __future__ import annotations


def message_id(prefix: str, code: str, *suffixes: str) -> str:
    """The id of the message for a code.

    >>> message_id("event", "drew_from_row", "you")
    'event-drew-from-row-you'
    """
    return "-".join((prefix, code, *suffixes)).replace("_", "-")
