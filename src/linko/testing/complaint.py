"""Error reports of the environment checks."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NoReturn, TypeVar

from linko.testing.errors import EnvError

Result = TypeVar("Result")

PETTINGZOO = logging.getLogger("pettingzoo.utils.env_logger")
"""The logger on which PettingZoo's wrappers warn of illegal actions."""

LONGEST_NAME = 60
"""Maximum number of characters of an environment's name in a message."""


@contextmanager
def unwarned() -> Iterator[None]:
    """Suppress warnings about what a check does wrong on purpose."""
    before, PETTINGZOO.disabled = PETTINGZOO.disabled, True
    try:
        yield
    finally:
        PETTINGZOO.disabled = before


class Complaint:
    """Reports what is wrong with an environment, and at which step."""

    def __init__(self, env: object) -> None:
        self._name = str(env).replace("\n", " ")[:LONGEST_NAME]
        self.seed = 0
        self.step = 0

    def __call__(self, problem: str, cause: BaseException | None = None) -> NoReturn:
        """Raise an `EnvError` for this broken promise."""
        raise EnvError(
            "env_check", env=self._name, problem=problem, seed=self.seed, step=self.step
        ) from cause

    def done(self, what: str, work: Callable[[], Result]) -> Result:
        """Return the result of work that must not fail."""
        try:
            return work()
        except Exception as error:
            self(f"{what} raised {type(error).__name__}: {error}", error)
