"""What the server and its workers say to each other about a decision.

A worker is only ever sent a `View`: it cannot know more than the seat it thinks for. It answers
with an index into the view's legal moves, so that there is nothing to parse and nothing to check.
"""

from __future__ import annotations

from typing import NamedTuple

from linko.processes.jobs import Ready
from linko.rules import View


class Question(NamedTuple):
    """To a worker: what would this bot do here?"""

    level: str
    view: View


class Choice(NamedTuple):
    """From a worker: which of the view's legal moves, counted from 0."""

    move_index: int


class Failure(NamedTuple):
    """From a worker: its bot could not decide, and why."""

    reason: str


Reply = Choice | Failure
Message = Ready | Reply
