"""What people can say without writing; every client words it in its reader's language."""

from __future__ import annotations

from typing import Final

PHRASES: Final = (
    "hello",
    "good_luck",
    "well_played",
    "nice_snatch",
    "ouch",
    "oops",
    "thanks",
    "hurry",
    "moment",
    "again",
    "good_game",
    "bye",
    "smile",
    "laugh",
    "surprised",
    "sad",
    "angry",
    "think",
    "clap",
    "heart",
)
"""Their codes; the last eight are emotes."""

LONGEST_TEXT: Final = 200
"""No line of free text has more characters."""

SAYINGS: Final = 5
SAYING_SECONDS: Final = 10.0
"""A person may say so many things in so many seconds."""
