"""The errors of a review."""

from __future__ import annotations

from typing import ClassVar

from linko.refusal import Codes, ErrorCode, LinkoError


class ReviewError(LinkoError):
    """A game that cannot be reviewed, or a budget that cannot be spent."""

    codes: ClassVar[Codes] = {
        "review_unfinished": ErrorCode("only a finished game can be reviewed; this one goes on"),
        "review_bad_budget": ErrorCode(
            "the number of rollouts for a decision is a whole number from {least} to {most}, "
            "not {given}"
        ),
        "review_not_to_move": ErrorCode("a hint is for the seat that must decide now"),
        "review_no_engine": ErrorCode(
            "a review needs the compiled engine, but {module} is not installed"
        ),
    }
