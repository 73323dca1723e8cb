"""Default time limits for bots."""

from __future__ import annotations

from typing import Final

SECONDS: Final = 10.0
"""Maximum number of seconds for a decision."""

START_SECONDS: Final = 30.0
"""Extra seconds to load a bot, or for a program to start and make its first decision."""
