"""A finished game of an arena and its line in a result file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from math import isclose
from typing import Final

from linko.arena.errors import ArenaError
from linko.arena.setup import Setup
from linko.options import TURN_LIMIT
from linko.records import dump_object
from linko.refusal import quote
from linko.rules import End

LARGEST: Final = 2**53
"""Maximum of any number in a game; larger integers cannot be added exactly as floats."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game; the fields are the keys of its line in a result file."""

    deal: int
    rotation: int
    """Number of seats by which the bots have moved round the table in this game."""
    starter: int
    seating: tuple[int, ...]
    """The bot on each seat, as an index into the setup's bots."""
    scores: tuple[int, ...]
    """By seat."""
    shares: tuple[float, ...]
    """By seat: 1 for the winner, an equal part for each winner of a tie, else 0."""
    turns: int
    ended_by: str
    """out, supply or turn_limit."""
    decisions: tuple[int, ...]
    """By bot: number of decisions."""
    thought: tuple[float, ...]
    """By bot: total seconds of thinking."""
    slowest: tuple[float, ...]
    """By bot: the seconds of its slowest decision."""
    failure_counts: tuple[int, ...]
    """By bot: number of decisions it failed to make."""
    failures: tuple[tuple[str, ...], ...]
    """By bot: a sentence for each of the first failures."""

    def to_line(self) -> str:
        """The game as one line of JSON."""
        return dump_object({field.name: getattr(self, field.name) for field in fields(self)})

    @classmethod
    def from_line(cls, data: Mapping[str, object], setup: Setup) -> PlayedGame:
        """Read and check the game in one line; an `ArenaError` names the wrong key."""
        seats, bots = setup.seats, len(setup.bots)
        played = cls(
            deal=_whole(data, "deal"),
            rotation=_whole(data, "rotation", below=seats),
            starter=_whole(data, "starter", below=seats),
            seating=_wholes(data, "seating", seats),
            scores=_wholes(data, "scores", seats, lowest=-LARGEST),
            shares=_amounts(data, "shares", seats),
            turns=_whole(data, "turns", below=TURN_LIMIT + 1),
            ended_by=_end(data),
            decisions=_wholes(data, "decisions", bots),
            thought=_amounts(data, "thought", bots),
            slowest=_amounts(data, "slowest", bots),
            failure_counts=_wholes(data, "failure_counts", bots),
            failures=_sentences(data, "failures", bots),
        )
        if played.seating != setup.seating(played.rotation):
            raise ArenaError("arena_bad_value", key="seating", given=str(list(played.seating)))
        if not isclose(sum(played.shares), 1):
            raise ArenaError("arena_bad_value", key="shares", given=str(list(played.shares)))
        return played


def _value(data: Mapping[str, object], key: str) -> object:
    if key not in data:
        raise ArenaError("arena_missing_key", key=key)
    return data[key]


def _whole(data: Mapping[str, object], key: str, *, below: int = LARGEST) -> int:
    given = _value(data, key)
    if type(given) is not int or not 0 <= given < below:
        raise ArenaError("arena_bad_value", key=key, given=quote(given))
    return given


def _end(data: Mapping[str, object]) -> str:
    given = _value(data, "ended_by")
    if not isinstance(given, str) or given not in {end.value for end in End}:
        raise ArenaError("arena_bad_value", key="ended_by", given=quote(given))
    return given


def _list(data: Mapping[str, object], key: str, size: int) -> list[object]:
    given = _value(data, key)
    if not isinstance(given, list) or len(given) != size:
        raise ArenaError("arena_bad_value", key=key, given=quote(given))
    return given


def _wholes(data: Mapping[str, object], key: str, size: int, *, lowest: int = 0) -> tuple[int, ...]:
    given = _list(data, key, size)
    numbers = tuple(one for one in given if type(one) is int and lowest <= one <= LARGEST)
    if len(numbers) < size:
        raise ArenaError("arena_bad_value", key=key, given=quote(given))
    return numbers


def _amounts(data: Mapping[str, object], key: str, size: int) -> tuple[float, ...]:
    given = _list(data, key, size)
    amounts = tuple(
        one for one in given if type(one) in (int, float) and isinstance(one, int | float)
    )
    if len(amounts) < size or not all(0 <= one <= LARGEST for one in amounts):
        raise ArenaError("arena_bad_value", key=key, given=quote(given))
    return amounts


def _sentences(data: Mapping[str, object], key: str, size: int) -> tuple[tuple[str, ...], ...]:
    given = _list(data, key, size)
    lists = tuple(
        tuple(one for one in inner if isinstance(one, str))
        for inner in given
        if isinstance(inner, list)
    )
    if list(map(list, lists)) != given:
        raise ArenaError("arena_bad_value", key=key, given=quote(given))
    return lists
