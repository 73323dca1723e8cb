"""The codes with which the server closes a socket; docs/bot-api.md says how clients react.

Codes below 4000 are those of RFC 6455. A refused socket is closed with 4000 plus the HTTP status of
the same refusal.
"""

from __future__ import annotations

from typing import Final

NORMAL: Final = 1000
GOING_AWAY: Final = 1001
"""The table is closed permanently."""
PROTOCOL_ERROR: Final = 1002
NO_CODE: Final = 1005
"""Never sent; it means that the other side gave no code."""
INVALID_TEXT: Final = 1007
POLICY_VIOLATION: Final = 1008
TOO_LONG: Final = 1009
INTERNAL_ERROR: Final = 1011
RESTARTING: Final = 1012
"""The client reconnects at once, perhaps to another process, without telling the user."""

REFUSED: Final = 4000
"""Added to the HTTP status of a refusal."""

RETRYABLE: Final = frozenset({4409, 4429, 4503})
"""Temporary refusals: the table is loaded again, too many requests, the server restarts."""


def refused(status: int) -> int:
    """The close code for a refusal with this HTTP status.

    >>> refused(404)
    4404
    """
    return REFUSED + status


def is_final(code: int) -> bool:
    """Whether it is useless to reconnect after this code."""
    return code >= REFUSED and code not in RETRYABLE
