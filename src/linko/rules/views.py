"""What a seat may know; only this module decides it (R43–R45).

A `View` consists of the `Board`, which is public, and the `Own` part of one seat. Bots, sockets and
adapters receive these, never a `State`. They receive events only through `redact`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Generic, TypeVar

from linko.cards import JOKER, Card, Seat
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
    """A set that a play would snatch; the attacker picks one of the ghost's sets."""

    seat: Seat | None
    """The owner of the set; None for the ghost."""
    cards: Cards


@dataclass(frozen=True, slots=True)
class LastPlay:
    """How the game ends if the seat lays its whole hand now, which snatches nothing (R9)."""

    scores: tuple[int, ...]
    """The final score of every seat."""
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """The match that a game belongs to, and the totals before this game."""

    match: str
    """The name of the match in its records."""
    number: int
    """Number of this game in the match, from 1."""
    totals: tuple[int, ...]
    """The points of every seat from the earlier games."""
    games: int | None
    """Number of games in the match; None if it is played to a target."""
    target: int | None
    """The match ends when a total reaches this; None if the number of games is fixed."""


@dataclass(frozen=True, slots=True)
class Board:
    """The public part of a position: what everybody may know."""

    options: Options
    starter: Seat
    turn: Seat
    """The seat whose turn it is; when the game is over, whose turn it was."""
    turn_number: int
    phase: Phase
    to_move: Seat | None
    """The seat that must decide now; None when the game is over."""
    hand_counts: tuple[int, ...]
    known: tuple[Cards, ...]
    """The publicly known cards of each hand."""
    stacks: tuple[tuple[Cards, ...], ...]
    row: tuple[tuple[Card, ...], ...]
    pile_size: int
    discard: tuple[Card, ...]
    ghost: Cards
    snatch: Snatch | None
    """The snatch in progress, if there is one."""
    next_prey: tuple[Seat, ...]
    """The seats whose top sets the same set will snatch after this one, in order."""
    draws_left: int
    scores: tuple[int, ...]
    """The current score of every seat."""
    ended_by: End | None
    winners: tuple[Seat, ...]
    standing: Standing | None
    """The match that this game belongs to, if there is one."""

    @property
    def seats(self) -> int:
        """Number of players."""
        return len(self.hand_counts)


@dataclass(frozen=True, slots=True)
class Own(Generic[M]):
    """The part of a position that only one seat may know.

    `M` is the type of a move: `Move` in Python, text in messages.
    """

    seat: Seat
    hand: Cards
    legal_moves: tuple[M, ...]
    """The legal moves in the order of their codes; none if another seat must decide."""
    prey: tuple[tuple[Prey, ...], ...]
    """What each legal move would snatch, in the same order; empty for moves other than plays."""
    last_play: LastPlay | None = None
    """The end of the game if the whole hand is laid; None if no legal move does that."""


if TYPE_CHECKING:

    class _Fields(Board):
        """The attributes that `_show_fields` adds to a view: the fields of `Board` and `Own`."""

        seat: Seat | None
        hand: Cards
        legal_moves: tuple[Move, ...]
        prey: tuple[tuple[Prey, ...], ...]
        last_play: LastPlay | None

else:

    class _Fields:
        __slots__ = ()


@dataclass(frozen=True, slots=True)
class View(_Fields):
    """What one seat or a spectator may know of a position. `str(view)` draws it.

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
        """Number of players."""
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
        of_spectator = None if field.name in ("seat", "last_play") else ()
        setattr(View, field.name, _own_field(field.name, of_spectator))


def _own_field(name: str, of_spectator: object) -> property:
    value = attrgetter(name)
    return property(lambda view: of_spectator if view.own is None else value(view.own))


_show_fields()


def view(state: State, seat: Seat | None, standing: Standing | None = None) -> View:
    """Return what a seat may know of a position; None stands for a spectator."""
    return View(board(state, standing), None if seat is None else own(state, seat))


def board(state: State, standing: Standing | None = None) -> Board:
    """Return the public part of a position."""
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
        _next_prey(state),
        state.draws_left,
        score.scores(state.laid, counts),
        state.ended_by,
        () if state.ended_by is None else state.winners,
        standing,
    )


def own(state: State, seat: Seat) -> Own[Move]:
    """Return what only this seat may know: its hand, its legal moves, and what they lead to."""
    if type(seat) is not int or not 0 <= seat < state.seats:
        raise OptionsError("no_such_seat", highest=state.seats - 1, given=quote(seat))
    moves = legal_moves(state) if seat == state.to_move else ()
    return Own(seat, state.hands[seat], moves, _prey_of(state, moves), _last_play(state, moves))


def in_notation(part: Own[Move]) -> Own[str]:
    """Return the `Own` part with its moves in notation (R46), as messages contain it."""
    moves = tuple([move.text for move in part.legal_moves])
    return Own(part.seat, part.hand, moves, part.prey, part.last_play)


def from_notation(part: Own[str]) -> Own[Move]:
    """Return the `Own` part with parsed moves; the inverse of `in_notation`."""
    moves = tuple(map(Move.parse, part.legal_moves))
    return Own(part.seat, part.hand, moves, part.prey, part.last_play)


_new_board = maker(Board)


def redact(event: Event, seat: Seat | None) -> Event:
    """Return the event as a seat may see it; None stands for a spectator."""
    if isinstance(event, DrewFromPile) and event.seat != seat:
        return replace(event, card=None)
    return event


def _next_prey(state: State) -> tuple[Seat, ...]:
    """The seats still to be compared whose top sets the laid set beats (R10, R11)."""
    if state.snatch is None or state.ended_by is not None:
        return ()
    laid = state.stacks[state.turn][-1]
    return tuple(
        [
            seat
            for seat in state.snatch.pending
            if state.stacks[seat] and beats(laid, state.stacks[seat][-1], state.options)
        ]
    )


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


def _last_play(state: State, moves: tuple[Move, ...]) -> LastPlay | None:
    """How laying the whole hand would end the game, if it is one set (R9, R27, R28)."""
    if not moves or state.phase is not Phase.PLAY:
        return None
    seat, hand = state.turn, state.hands[state.turn]
    if len({*hand} - {JOKER}) > 1:
        return None
    laid = _with(state.laid, seat, state.laid[seat] + len(hand))
    counts = _with(state.hand_counts, seat, 0)
    scores = score.scores(laid, counts)
    fewest = state.options.fewest_in_hand
    return LastPlay(scores, score.winners(scores, counts, fewest_in_hand=fewest))


def _with(values: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    """Return the values by seat with that of one seat replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def _open_sets(state: State) -> dict[int, tuple[Card, tuple[Prey, ...]]]:
    """Return for each size the highest value and the sets that could be snatched.

    The ghost's sets come first, then the opponents' top sets clockwise (R10, R41).
    """
    found: dict[int, tuple[Card, tuple[Prey, ...]]] = {}
    if state.ghost:
        for cards in ghost_sets(state.ghost):
            _, before = found.get(len(cards), _NO_SETS)
            found[len(cards)] = cards[0], (*before, _prey(None, cards))  # ghost sets ascend
    for seat in opponents(state.turn, len(state.hands)):
        stack = state.stacks[seat]
        if stack:
            top = stack[-1]
            highest, before = found.get(len(top), _NO_SETS)
            value = top[0]
            found[len(top)] = value if value > highest else highest, (*before, _prey(seat, top))
    return found


_NO_SETS: tuple[Card, tuple[Prey, ...]] = (Card(0), ())
_prey = cache(Prey)  # a few thousand entries at most
