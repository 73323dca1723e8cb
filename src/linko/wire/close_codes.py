"""The codes with which the server closes a socket, beside those that every WebSocket knows."""

from __future__ import annotations

from typing import Final

REFUSED: Final = 4000
"""Added to the HTTP status of a refusal: such a code, or a higher one, would be met again …"""

PASSING: Final = frozenset({4409, 4429, 4503})
"""… except these: the table is loaded anew, too many requests, the server restarts."""


def is_final(code: int) -> bool:
    """Whether there is no use in opening a socket again that was closed with this code."""
    return code >= REFUSED and code not in PASSING
