"""The events of the rules as messages: one type for each, with the same fields and `type`.

They are generated from `linko.rules`, so no event and no field can be missing.
"""

from __future__ import annotations

from dataclasses import fields
from functools import reduce
from operator import attrgetter, or_
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

from msgspec import Struct, defstruct

from linko.rules import Event


def _message(kind: type[Event]) -> type[Struct]:
    hints = get_type_hints(kind)
    return defstruct(
        kind.__name__,
        [(field.name, hints[field.name]) for field in fields(kind)],
        frozen=True,
        tag=kind.code,
        tag_field="type",
        module=__name__,
        namespace={"__doc__": kind.__doc__},
    )


_KINDS: tuple[type[Event], ...] = get_args(Event)
MESSAGES: dict[type[Event], type[Struct]] = {kind: _message(kind) for kind in _KINDS}
"""The message of each kind of event."""

_VALUES: dict[type[Event], Any] = {  # attrgetter cannot say what it gets
    kind: attrgetter(*names) for kind in _KINDS if len(names := [f.name for f in fields(kind)]) > 1
}

if TYPE_CHECKING:
    GameEvent = Struct
else:
    GameEvent = reduce(or_, MESSAGES.values())


def game_event(event: Event) -> Struct:
    """The message for an event.

    >>> from linko import Game
    >>> game_event(Game.deal(seats=2, seed=1).push("1")[0])
    Laid(seat=1, cards=(1,))
    """
    kind = type(event)
    get = _VALUES.get(kind)
    if get is None:
        return MESSAGES[kind](*(getattr(event, field.name) for field in fields(kind)))
    return MESSAGES[kind](*get(event))
