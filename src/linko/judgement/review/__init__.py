"""The review of a finished game: every decision judged by what its seat could know.

`docs/review.md` defines every number and says how exact it is. The results need neither numpy nor
numba, so a server can store and send them; the code that computes them is imported on first use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from linko.judgement.errors import ReviewError
from linko.judgement.review.result import (
    REASONS,
    Estimate,
    Hint,
    Parts,
    Reason,
    Review,
    ReviewedDecision,
)

if TYPE_CHECKING:
    from linko.judgement.review.analyser import analyser_of
    from linko.judgement.review.game_review import review, review_steps
    from linko.judgement.review.hints import hint

__all__ = [
    "REASONS",
    "Estimate",
    "Hint",
    "Parts",
    "Reason",
    "Review",
    "ReviewedDecision",
    "analyser_of",
    "hint",
    "review",
    "review_steps",
]

_COMPILED = {
    "analyser_of": "analyser",
    "hint": "hints",
    "review": "game_review",
    "review_steps": "game_review",
}
"""The modules of the functions that use the compiled engine."""


def __getattr__(name: str) -> object:
    """Return a function that uses the compiled engine, and import the engine on first use."""
    if name in _COMPILED:
        try:
            module = import_module(f"{__name__}.{_COMPILED[name]}")
        except ModuleNotFoundError as error:
            raise ReviewError("review_no_engine", module=error.name or "numba") from error
        return getattr(module, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
