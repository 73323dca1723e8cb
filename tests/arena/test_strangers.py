"""The field of strangers keeps the promises of bots, and plays as on the day it was frozen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from linko import bots
from linko.testing import check_bot
from tests.arena.strangers.field import FIELD, NAMES, Stranger, decisions_digest

FROZEN = "a8754aba664d46df"
"""The digest of their decisions when they were written. It never changes; a better stranger is
added in a new file."""


@pytest.mark.parametrize("kind", FIELD)
def test_a_stranger_keeps_the_promises_of_a_bot(kind: Callable[[], Stranger]) -> None:
    def made(seed: int | None) -> Stranger:
        del seed
        return kind()

    check_bot(made)


def test_the_strangers_decide_as_on_the_day_they_were_frozen() -> None:
    assert decisions_digest() == FROZEN


def test_the_strangers_have_names_for_the_arena() -> None:
    assert [type(bots.load(name)) for name in NAMES] == list(FIELD)
