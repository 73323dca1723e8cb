"""The languages there are."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = (
    ("en", "English"),
    ("de", "Deutsch"),
    ("fr", "Français"),
    ("nl", "Nederlands"),
    ("pl", "Polski"),
)
"""Every language by its code, with the name its speakers give it."""
