"""The analyser of a game: its name, its version and a fingerprint of its weights."""

from __future__ import annotations

import hashlib
from typing import Final

from linko.judgement.beliefs import PULL
from linko.judgement.search import NOISE
from linko.judgement.weights import learned
from linko.options import Options

NAME: Final = "search"

VERSION: Final = 1
"""Increased when a review of the same game would be different with the same weights."""

DIGITS: Final = 6


def analyser_of(options: Options, seats: int) -> str:
    """Return the analyser of a game of this kind; equal analysers give equal reviews.

    >>> analyser_of(Options(edition="classic"), 4).split()[0]
    'search-1'
    """
    weights = learned(options, seats).tobytes() + PULL.tobytes() + repr(NOISE).encode()
    return f"{NAME}-{VERSION} {hashlib.sha256(weights).hexdigest()[:DIGITS]}"
