"""The codes with which the server closes a socket; docs/bot-api.md says what a client does then.

Those below 4000 are of RFC 6455. A refusal is closed with 4000 and the HTTP status that the same
refusal has.
"""

from __future__ import annotations

from typing import Final

NORMAL: Final = 1000
GOING_AWAY: Final = 1001
"""The table is closed for good."""
PROTOCOL_ERROR: Final = 1002
NO_CODE: Final = 1005
"""Never sent: the other side gave no code."""
INVALID_TEXT: Final = 1007
POLICY_VIOLATION: Final = 1008
TOO_LONG: Final = 1009
INTERNAL_ERROR: Final = 1011
RESTARTING: Final = 1012
"""Come back in a moment."""

REFUSED: Final = 4000
"""Added to the HTTP status of a refusal."""

RETRYABLE: Final = frozenset({4409, 4429, 4503})
"""Refusals that pass: the table is loaded again, too many requests, the server restarts."""


def refused(status: int) -> int:
    """The code for what HTTP would refuse with this status.

    >>> refused(404)
    4404
    """
    return REFUSED + status


def is_final(code: int) -> bool:
    """Whether opening a socket again that was closed with this code is of no use."""
    return code >= REFUSED and code not in RETRYABLE
