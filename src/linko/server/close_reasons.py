"""Why the host of a site closes a table."""

from __future__ import annotations

from enum import Enum
from typing import Final

PREFIX: Final = "host_"
"""Prefix of these reasons in a table's log, which also has reasons of other kinds."""


class CloseReason(Enum):
    """Reasons that players read in their own language; texts/ui has a sentence for each."""

    HOST = "host"
    """Any other reason."""
    CONDUCT = "conduct"
    STUCK = "stuck"
    MAINTENANCE = "maintenance"
