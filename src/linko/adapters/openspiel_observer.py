"""OpenSpiel observers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from linko.adapters.extra import needed
from linko.adapters.openspiel_position import Position
from linko.adapters.terms import Terms
from linko.cards import Seat, cards_text
from linko.engine.arguments import as_index
from linko.engine.kernel.layout import RECORD, X
from linko.engine.simulation.game_bytes import observe_bytes
from linko.refusal import quote
from linko.rules import State, view
from linko.testing.errors import EnvError

with needed("open_spiel", __name__):
    import pyspiel

Kind = Any  # pyspiel has no types
"""A `pyspiel.IIGObservationType`."""

HAND: Final = "hand"
HANDS: Final = "hands"
"""The plane with all hands; only observers of all private information have it."""


class SpielError(EnvError, pyspiel.SpielError):
    """An `EnvError` that is also a `pyspiel.SpielError`."""


def checked_player(player: object, terms: Terms) -> int:
    """Return the seat of a player, or raise an error; the engine does not check seats."""
    seat = as_index(player)
    if seat is None or not 0 <= seat < terms.seats:
        expected = f"a seat from 0 to {terms.seats - 1}"
        raise SpielError("env_bad_argument", name="player", expected=expected, given=quote(player))
    return seat


class HasPosition(Protocol):
    """A state of the game."""

    @property
    def position(self) -> Position:
        """The position of this state."""


class LinkoObserver:
    """Observations as a tensor, as planes and as text, for every OpenSpiel observation type.

    The planes are those of `linko.engine.observation_layout`. Without private information there is
    no hand plane; with all private information a plane with all hands is added. Without public
    information there is nothing but hands. With perfect recall there is only text, because a
    game has no maximum length and a tensor has a fixed size; asking for the tensor raises an error.

    At a chance node in the middle of a move, the planes still show the table before that move. So
    does the text, unless it has perfect recall.
    """

    def __init__(self, terms: Terms, kind: Kind, params: Mapping[str, object] | None) -> None:
        """Raise an error if `params` is not empty; this observer has no parameters."""
        if params:
            given = quote(dict(params))
            raise EnvError("env_bad_argument", name="params", expected="empty", given=given)
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._sees_all = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self._sees_own = own or self._sees_all
        self._is_public = bool(kind.public_info)
        self._has_recall = bool(kind.perfect_recall)
        self._terms = terms
        self._layout = terms.layout
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if not self._has_recall:
            self._make_room()

    def set_from(self, state: HasPosition, player: int) -> None:
        """Update the tensor and planes to a player's observation."""
        checked_player(player, self._terms)
        if self.tensor is None:
            raise SpielError("env_no_history")
        game = state.position.bytes
        planes = np.zeros(self._layout.size, np.int16)
        observe_bytes(game, player, self._terms.is_whole, planes)
        for name, room in self.dict.items():
            if name == HANDS:
                room[:] = game.view(RECORD)[0]["hands"][: self._terms.seats, 1:]
            else:
                room[:] = planes[self._layout.planes[name]]

    def string_from(self, state: HasPosition, player: int) -> str:
        """A player's observation as text."""
        checked_player(player, self._terms)
        position = state.position
        who = f"p{player} " if self._sees_own else ""
        if self._has_recall:
            everybody = range(self._terms.seats)
            seats = everybody if self._sees_all else (player,) if self._sees_own else ()
            return who + position.told(seats)
        if not position.is_dealt:
            return who + "no cards are dealt"
        return who + self._table_text(position.state, player)

    def _table_text(self, table: State, player: int) -> str:
        if self._sees_all:
            return str(table)
        if self._is_public:
            return str(view(table, Seat(player) if self._sees_own else None))
        return cards_text(table.hands[player]) if self._sees_own else ""

    def _make_room(self) -> None:
        """Allocate one flat tensor, with each plane as a view of it."""
        planes = self._layout.planes if self._is_public else {HAND: self._layout.planes[HAND]}
        shapes = {
            name: (plane.stop - plane.start,)
            for name, plane in planes.items()
            if name != HAND or self._sees_own
        }
        rooms: dict[str, tuple[int, ...]] = dict(shapes)
        if self._sees_all:
            rooms[HANDS] = (self._terms.seats, X)
        ends = np.cumsum([0, *(int(np.prod(shape)) for shape in rooms.values())])
        self.tensor = np.zeros(ends[-1], np.float32)
        for (name, shape), start, end in zip(rooms.items(), ends, ends[1:], strict=False):
            self.dict[name] = self.tensor[start:end].reshape(shape)
