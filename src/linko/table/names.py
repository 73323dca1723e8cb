"""The names of people at a table: no two look alike, and none looks like a bot's."""

from __future__ import annotations

import re
from functools import cache
from itertools import count

from linko.players import LONGEST_SHOWN
from linko.table.errors import TableError
from linko.table.look_alikes import looks
from linko.table.places import LEVELS, Person
from linko.table.state import TableState
from linko.texts import bot_names


def check_name(table: TableState, person: Person) -> None:
    """Refuse a person whose name looks like somebody else's at the table, or like a bot's."""
    others = [
        place.person.name
        for place in table.places
        if place.person is not None and place.person.id != person.id
    ]
    check_no_bot_name(person.name, others)
    own = looks(person.name)
    for other in others:
        if own & looks(other):
            suggestion = _free_name(person.name, others)
            raise TableError("table_name_taken", name=other, suggestion=suggestion)


def check_no_bot_name(name: str, others: list[str] | None = None) -> None:
    """Refuse a name that looks like a bot's; the suggested name looks like none of `others`."""
    for look in looks(name):
        if (bot := _bots().get(look)) is not None:
            suggestion = _free_name(name, others or [])
            raise TableError("table_name_of_bot", name=bot, suggestion=suggestion)


@cache
def _bots() -> dict[str, str]:
    """The names of bots, in every language, by what they look like."""
    return {look: name for name in (*LEVELS, *bot_names()) for look in looks(name)}


def _free_name(name: str, others: list[str]) -> str:
    """The same name with the first number that makes it unlike the others.

    >>> _free_name("Ann", ["Ann", "Ann 2"]), _free_name("Guest 41", ["Guest 41"])
    ('Ann 3', 'Guest 42')
    """
    taken = {look for other in others for look in looks(other)}
    stem, number = name, 1
    if (found := re.fullmatch(r"(.*\S) ([1-9]\d{0,8})", name)) is not None:
        stem, number = found[1], int(found[2])
    numbered = (_numbered(stem, one) for one in count(number + 1))
    return next(one for one in numbered if not taken & looks(one))


def _numbered(stem: str, number: int) -> str:
    ending = f" {number}"
    return stem[: LONGEST_SHOWN - len(ending)].rstrip() + ending
