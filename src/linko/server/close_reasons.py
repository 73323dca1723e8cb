"""Why the host of a site closes a table."""

from __future__ import annotations

from enum import Enum
from typing import Final

PREFIX: Final = "host_"
"""Prefix of these reasons in the log of a table, where others may close it too."""


class CloseReason(Enum):
    """Reasons that players read in their own language; texts/ui has a sentence for each."""

    HOST = "host"
    """No reason that we have words for."""
    CONDUCT = "conduct"
    STUCK = "stuck"
    MAINTENANCE = "maintenance"
