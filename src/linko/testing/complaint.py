"""How a check of an environment says what is wrong, and where."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NoReturn, TypeVar

from linko.testing.errors import EnvError

Result = TypeVar("Result")

PETTINGZOO = logging.getLogger("pettingzoo.utils.env_logger")
"""Where PettingZoo's wrappers warn of illegal actions."""

LONGEST_NAME = 60
"""So much of an environment's name is repeated."""


@contextmanager
def unwarned() -> Iterator[None]:
    """Around what is done wrong on purpose: nobody needs to be warned of it."""
    before, PETTINGZOO.disabled = PETTINGZOO.disabled, True
    try:
        yield
    finally:
        PETTINGZOO.disabled = before


class Complaint:
    """Says what is wrong, and where."""

    def __init__(self, env: object) -> None:
        self._name = str(env).replace("\n", " ")[:LONGEST_NAME]
        self.seed = 0
        self.step = 0

    def __call__(self, problem: str, cause: BaseException | None = None) -> NoReturn:
        """Give up: this promise is broken."""
        raise EnvError(
            "env_check", env=self._name, problem=problem, seed=self.seed, step=self.step
        ) from cause

    def done(self, what: str, work: Callable[[], Result]) -> Result:
        """The result of work that must not fail."""
        try:
            return work()
        except Exception as error:
            self(f"{what} raised {type(error).__name__}: {error}", error)
