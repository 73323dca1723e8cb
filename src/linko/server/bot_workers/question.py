"""The messages between the server and its workers.

A worker receives only a `View`, so it cannot know more than the seat it thinks for. It answers with
an index into the view's legal moves, so there is nothing to parse or to check.
"""

from __future__ import annotations

from typing import NamedTuple

from linko.judgement.review import Reason
from linko.processes.jobs import Ready
from linko.rules import View


class Question(NamedTuple):
    """To a worker: a bot, and the position in which it decides."""

    level: str
    view: View
    is_hint: bool = False
    """Whether the reason is wanted too; then the strong bot decides, whatever the level."""
    seed: int | None = None
    """The seed of a bot that must always answer the same; then `level` is its name with options."""


class Choice(NamedTuple):
    """From a worker: the index of a legal move of the view."""

    move_index: int
    reason: Reason | None = None
    """In a hint: why this move is better than another."""


class Failure(NamedTuple):
    """From a worker: the reason why its bot could not decide."""

    reason: str


Reply = Choice | Failure
Message = Ready | Reply
