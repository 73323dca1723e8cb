"""How long bots may take, if nothing else is said."""

from __future__ import annotations

from typing import Final

SECONDS: Final = 10.0
"""So long a decision may take."""

START_SECONDS: Final = 30.0
"""So much longer it may take to load a bot, or a program to start and make its first decision."""
