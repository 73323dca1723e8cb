"""The replay of a finished game: every position of it in one message.

The first position is complete. After that, each decision says only what it changed, so that a game
of 200 decisions stays small. A client puts the positions together and needs no rules:
`docs/bot-api.md` says how.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, get_type_hints

from msgspec import UNSET, Struct, UnsetType, defstruct

from linko.game import Game
from linko.game_errors import RecordError
from linko.rules import (
    Board,
    Cards,
    Event,
    LastPlay,
    Prey,
    State,
    board,
    deal,
    own,
    play_checked,
    redact,
)
from linko.rules.views import in_notation
from linko.wire.game_events import GameEvent, game_event

_HINTS: Final = get_type_hints(Board)
_NAMES: Final = tuple(field.name for field in fields(Board))

if TYPE_CHECKING:
    BoardChange = Struct
else:
    BoardChange = defstruct(
        "BoardChange",
        [(name, _HINTS[name] | UnsetType, UNSET) for name in _NAMES],
        frozen=True,
        omit_defaults=True,
        module=__name__,
        namespace={"__doc__": "The fields of a board that a decision changed."},
    )


class Asked(Struct, frozen=True, omit_defaults=True):
    """What only the seat that must decide may know, besides its hand."""

    legal_moves: tuple[str, ...]
    prey: tuple[tuple[Prey, ...], ...] | UnsetType = UNSET
    """What each legal move would snatch; missing if none would snatch anything."""
    last_play: LastPlay | UnsetType = UNSET


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """A decision, and how the position after it differs from the position before it."""

    seat: int
    """The seat that decided."""
    move: str
    events: tuple[GameEvent, ...]
    """The events as this seat saw them, with the cards that only it saw."""
    board: BoardChange
    hands: tuple[Cards | None, ...] | UnsetType = UNSET
    """The hand of each seat, null if it is as before; missing if all are as before."""
    asked: Asked | UnsetType = UNSET
    """For the seat that decides next; missing at the end of the game."""
    others: tuple[GameEvent, ...] | UnsetType = UNSET
    """The events as all others saw them; missing if they saw the same."""


class Shuffle(Struct, frozen=True):
    """The commitment to the shuffle: SHA-256 of the salt, a newline and the deck."""

    commitment: str
    salt: str
    deck: str


class Replay(Struct, frozen=True):
    """A finished game: the position at the deal, and every decision."""

    id: str | None
    """The id of the game; null for a record that was sent."""
    finished_at: float | None
    """When it ended, in seconds since 1970; null for a record that was sent."""
    edition: str | dict[str, bool | int]
    names: tuple[str, ...]
    board: Board
    """The board at the deal."""
    hands: tuple[Cards, ...]
    """All hands at the deal."""
    asked: Asked | None
    """For the seat that decides first."""
    steps: tuple[ReplayStep, ...]
    shuffle: Shuffle | None
    """Null if the record has no commitment."""


def replay(game: Game, *, name: str | None = None, finished_at: float | None = None) -> Replay:
    """Return the replay of a finished game with this id; a `RecordError` if it is not over."""
    if not game.is_over:
        raise RecordError("record_unfinished")
    first = deal(game.options, len(game.names), game.state.starter, game.deck)
    edition: Any = game.options.to_record()  # a name or an object of options
    return Replay(
        name,
        finished_at,
        edition,
        game.names,
        board(first, game.standing),
        first.hands,
        _asked(first),
        tuple(_steps(game, first)),
        _shuffle(game),
    )


def _steps(game: Game, state: State) -> Iterator[ReplayStep]:
    before = board(state, game.standing)
    for move in game.moves:
        seat = state.to_move
        assert seat is not None  # a game that is over has no more moves
        after, events = play_checked(state, move)
        now = board(after, game.standing)
        asked = _asked(after)
        yield ReplayStep(
            seat,
            move.text,
            _told(events),
            _change(before, now),
            _hands(state, after),
            UNSET if asked is None else asked,
            _hidden(events),
        )
        state, before = after, now


def _told(events: tuple[Event, ...]) -> tuple[Struct, ...]:
    return tuple([game_event(event) for event in events])


def _hidden(events: tuple[Event, ...]) -> tuple[Struct, ...] | UnsetType:
    seen = tuple([redact(event, None) for event in events])
    return UNSET if seen == events else _told(seen)


def _change(before: Board, now: Board) -> BoardChange:
    return BoardChange(
        **{name: value for name in _NAMES if (value := getattr(now, name)) != getattr(before, name)}
    )


def _hands(before: State, now: State) -> tuple[Cards | None, ...] | UnsetType:
    if before.hands == now.hands:
        return UNSET
    pairs = zip(before.hands, now.hands, strict=True)
    return tuple([None if old == new else new for old, new in pairs])


def _asked(state: State) -> Asked | None:
    if state.to_move is None:
        return None
    part = in_notation(own(state, state.to_move))
    return Asked(
        part.legal_moves,
        part.prey if any(part.prey) else UNSET,
        UNSET if part.last_play is None else part.last_play,
    )


def _shuffle(game: Game) -> Shuffle | None:
    given, salt = game.extra.get("commitment"), game.extra.get("salt")
    if not isinstance(given, str) or not isinstance(salt, str):
        return None
    return Shuffle(given, salt, str(game.record()["deck"]))
