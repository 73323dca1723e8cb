"""Why one move is better than another, as a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from linko.texts.message_ids import message_id
from linko.texts.messages import say


def reason_sentence(language: str, code: str, parameters: Mapping[str, int | str]) -> str:
    """Return the sentence of a reason of a review.

    >>> reason_sentence("en", "joins", {"cards": "8", "group": "8-8"})
    '8-8 in hand and 8 make a larger set together.'
    """
    return say(language, message_id("reason", code), **parameters)
