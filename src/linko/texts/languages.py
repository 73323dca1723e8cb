"""The supported languages."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = (
    ("en", "English"),
    ("de", "Deutsch"),
    ("fr", "Français"),
    ("nl", "Nederlands"),
    ("pl", "Polski"),
)
"""Every language: its code and its own name for itself."""
