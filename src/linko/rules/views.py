"""What a seat may know: the one place that decides it (R43–R45).

A `View` is the `Board`, which everybody may know, and the `Own` part of the seat that looks. Bots,
sockets and adapters receive these, never a `State`, and events only through `redact`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Generic, TypeVar

from linko.cards import Card, Seat
from linko.game_errors import OptionsError
from linko.options import Options
from linko.refusal import quote
from linko.rules import score
from linko.rules.events import DrewFromPile, Event
from linko.rules.frozen import maker
from linko.rules.legal import legal_moves
from linko.rules.moves import Move
from linko.rules.sets import Cards, beats, ghost_sets
from linko.rules.state import End, Phase, Snatch, State, opponents

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Prey:
    """A set that a play would snatch; of several sets of the ghost the attacker picks one."""

    seat: Seat | None
    """Whose set; None for the ghost."""
    cards: Cards


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a game stands in its match."""

    match: str
    """What the match is called in its records."""
    number: int
    """Which game of the match this is, from 1."""
    totals: tuple[int, ...]
    """Everybody's points of the games before this one."""
    games: int | None
    """After so many games the match is over; None if it is played to a target."""
    target: int | None
    """The match is over when a total reaches this; None if the games are counted."""


@dataclass(frozen=True, slots=True)
class Board:
    """The public part of a position: what everybody may know."""

    options: Options
    starter: Seat
    turn: Seat
    """Whose turn it is; when the game is over, whose turn it was."""
    turn_number: int
    phase: Phase
    to_move: Seat | None
    """Who must decide now."""
    hand_counts: tuple[int, ...]
    known: tuple[Cards, ...]
    """The cards of each hand that everybody has seen go there."""
    stacks: tuple[tuple[Cards, ...], ...]
    row: tuple[tuple[Card, ...], ...]
    pile_size: int
    discard: tuple[Card, ...]
    ghost: Cards
    snatch: Snatch | None
    """The snatch being settled: the cards, from whom, who is still to be compared, the outcome."""
    draws_left: int
    scores: tuple[int, ...]
    """Everybody's score as it stands."""
    ended_by: End | None
    winners: tuple[Seat, ...]
    standing: Standing | None
    """The match around this game, if there is one."""

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.hand_counts)


@dataclass(frozen=True, slots=True)
class Own(Generic[M]):
    """The part of a position that only one seat may know.

    `M` is how moves are written: `Move` in Python, text in messages.
    """

    seat: Seat
    hand: Cards
    legal_moves: tuple[M, ...]
    """The moves this seat has now, ascending by code; none if another must decide."""
    prey: tuple[tuple[Prey, ...], ...]
    """For each legal move, in the same order, what it would snatch; nothing unless it is a play."""


if TYPE_CHECKING:

    class _Fields(Board):
        """What `_show_fields` gives a view: the fields of `Board`, and those of `Own`."""

        seat: Seat | None
        hand: Cards
        legal_moves: tuple[Move, ...]
        prey: tuple[tuple[Prey, ...], ...]

else:

    class _Fields:
        __slots__ = ()


@dataclass(frozen=True, slots=True)
class View(_Fields):
    """A position as one seat, or a spectator, may know it. `str(view)` draws it.

    Every field of `Board` and `Own` is an attribute of the view too: `view.row`, `view.hand`. A
    spectator has no seat, an empty hand and no moves.
    """

    board: Board
    own: Own[Move] | None
    """None for a spectator."""

    if TYPE_CHECKING:

        def __init__(self, board: Board, own: Own[Move] | None) -> None: ...

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self.board.seats

    def __str__(self) -> str:
        from linko.rules.diagram import diagram

        return diagram(self)

    def _repr_svg_(self) -> str:
        from linko.drawing import svg

        return svg(self)


def _show_fields() -> None:
    for field in fields(Board):
        setattr(View, field.name, property(attrgetter(f"board.{field.name}")))
    for field in fields(Own):
        setattr(View, field.name, _own_field(field.name, None if field.name == "seat" else ()))


def _own_field(name: str, of_spectator: object) -> property:
    value = attrgetter(name)
    return property(lambda view: of_spectator if view.own is None else value(view.own))


_show_fields()


def view(state: State, seat: Seat | None, standing: Standing | None = None) -> View:
    """What a seat, or with None a spectator, may know of a position."""
    return View(board(state, standing), None if seat is None else own(state, seat))


def board(state: State, standing: Standing | None = None) -> Board:
    """What everybody may know of a position."""
    counts = state.hand_counts
    return _new_board(
        state.options,
        state.starter,
        state.turn,
        state.turn_number,
        state.phase,
        state.to_move,
        counts,
        state.known,
        state.stacks,
        state.row,
        len(state.pile),
        state.discard,
        state.ghost,
        state.snatch,
        state.draws_left,
        score.scores(state.laid, counts),
        state.ended_by,
        () if state.ended_by is None else state.winners,
        standing,
    )


def own(state: State, seat: Seat) -> Own[Move]:
    """What only this seat may know: its hand, its legal moves, and the prey of each."""
    if type(seat) is not int or not 0 <= seat < state.seats:
        raise OptionsError("no_such_seat", highest=state.seats - 1, given=quote(seat))
    moves = legal_moves(state) if seat == state.to_move else ()
    return Own(seat, state.hands[seat], moves, _prey_of(state, moves))


def in_notation(part: Own[Move]) -> Own[str]:
    """The own part with its moves written as in records (R46), as messages have it."""
    moves = tuple([move.text for move in part.legal_moves])
    return Own(part.seat, part.hand, moves, part.prey)


def from_notation(part: Own[str]) -> Own[Move]:
    """The own part that `in_notation` has written."""
    moves = tuple(map(Move.parse, part.legal_moves))
    return Own(part.seat, part.hand, moves, part.prey)


_new_board = maker(Board)


def redact(event: Event, seat: Seat | None) -> Event:
    """The event as a seat, or with None a spectator, may see it."""
    if isinstance(event, DrewFromPile) and event.seat != seat:
        return replace(event, card=None)
    return event


def _prey_of(state: State, moves: tuple[Move, ...]) -> tuple[tuple[Prey, ...], ...]:
    if not moves or state.phase is not Phase.PLAY:
        return ((),) * len(moves)
    open_sets = _open_sets(state)
    open_sets.pop(len(state.hands[state.turn]), None)  # R9: going out snatches nothing
    prey: list[tuple[Prey, ...]] = []
    for move in moves:
        attack = move.cards
        highest, facing = open_sets.get(len(attack), _NO_SETS)
        if attack[0] > highest:
            prey.append(facing)
        else:
            options = state.options
            prey.append(tuple([one for one in facing if beats(attack, one.cards, options)]))
    return tuple(prey)


def _open_sets(state: State) -> dict[int, tuple[Card, tuple[Prey, ...]]]:
    """By size, the sets that lie open, and before them the highest of their values.

    The ghost's come first, then the others' clockwise (R10, R41).
    """
    found: dict[int, tuple[Card, tuple[Prey, ...]]] = {}
    if state.ghost:
        for cards in ghost_sets(state.ghost):
            _, before = found.get(len(cards), _NO_SETS)
            found[len(cards)] = cards[0], (*before, _prey(None, cards))  # they ascend
    for seat in opponents(state.turn, len(state.hands)):
        stack = state.stacks[seat]
        if stack:
            top = stack[-1]
            highest, before = found.get(len(top), _NO_SETS)
            value = top[0]
            found[len(top)] = value if value > highest else highest, (*before, _prey(seat, top))
    return found


_NO_SETS: tuple[Card, tuple[Prey, ...]] = (Card(0), ())
_prey = cache(Prey)  # a few thousand at most
