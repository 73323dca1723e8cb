"""What a seat may know: the one place that decides it (R43–R45).

Bots, sockets and adapters receive a `View`, never a `State`, and events only through `redact`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from linko.cards import Card, Seat
from linko.game_errors import OptionsError
from linko.options import Options
from linko.refusal import quote
from linko.rules import scoring
from linko.rules.events import DrewFromPile, Event
from linko.rules.legal import legal_moves
from linko.rules.moves import Move
from linko.rules.sets import Cards, beats, ghost_prey
from linko.rules.state import End, Phase, Snatch, State


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
    round: int
    """Which game of the match this is, from 1."""
    totals: tuple[int, ...]
    """Everybody's points of the games before this one."""
    games: int | None
    """After so many games the match is over; None if it is played to a target."""
    target: int | None
    """The match is over when a total reaches this; None if the games are counted."""


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat, or a spectator, may know it. `str(view)` draws it."""

    options: Options
    seat: Seat | None
    """Who looks; None for a spectator."""
    starter: Seat
    turn: Seat
    """Whose turn it is."""
    turn_number: int
    phase: Phase
    to_move: Seat | None
    """Who must decide now."""
    hand: Cards
    """The own hand; empty for a spectator."""
    hand_counts: tuple[int, ...]
    known: tuple[Cards, ...]
    """The cards of each hand that everybody has seen go there, the own one included."""
    stacks: tuple[tuple[Cards, ...], ...]
    row: tuple[tuple[Card, ...], ...]
    pile_size: int
    discard: tuple[Card, ...]
    ghost: Cards
    snatch: Snatch | None
    """The snatch being settled: the cards, from whom, and who is still to be compared."""
    draws_left: int
    scores: tuple[int, ...]
    """Everybody's score as it stands."""
    ended_by: End | None
    winners: tuple[Seat, ...]
    legal_moves: tuple[Move, ...]
    """The moves this seat has now, ascending by code; none if another must decide."""
    prey: tuple[tuple[Prey, ...], ...]
    """For each legal move, in the same order, what it would snatch; nothing unless it is a play."""
    standing: Standing | None
    """The match around this game, if there is one."""

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.hand_counts)

    def __str__(self) -> str:
        from linko.rules.diagram import diagram

        return diagram(self)

    def _repr_svg_(self) -> str:
        from linko.drawing import svg

        return svg(self)


def view(state: State, seat: Seat | None, standing: Standing | None = None) -> View:
    """What a seat, or with None a spectator, may know of a position."""
    hand, moves, prey = own_part(state, seat)
    counts = state.hand_counts
    scores = scoring.scores(state.stacks, counts)
    return View(
        state.options,
        seat,
        state.starter,
        state.turn,
        state.turn_number,
        state.phase,
        state.to_move,
        hand,
        counts,
        state.known,
        state.stacks,
        state.row,
        len(state.pile),
        state.discard,
        state.ghost,
        state.snatch,
        state.draws_left,
        scores,
        state.ended_by,
        state.winners,
        moves,
        prey,
        standing,
    )


def own_part(
    state: State, seat: Seat | None
) -> tuple[Cards, tuple[Move, ...], tuple[tuple[Prey, ...], ...]]:
    """What only this seat may know: its hand, its legal moves, and the prey of each.

    A view is this and what everybody may know.
    """
    if seat is None:
        return (), (), ()
    if type(seat) is not int or not 0 <= seat < state.seats:
        raise OptionsError("no_such_seat", highest=state.seats - 1, given=quote(seat))
    if seat != state.to_move:
        return state.hands[seat], (), ()
    moves = legal_moves(state)
    return state.hands[seat], moves, _prey_of(state, moves)


def redact(event: Event, seat: Seat | None) -> Event:
    """The event as a seat, or with None a spectator, may see it."""
    if isinstance(event, DrewFromPile) and event.seat != seat:
        return replace(event, card=None)
    return event


def _prey_of(state: State, moves: tuple[Move, ...]) -> tuple[tuple[Prey, ...], ...]:
    if state.phase is not Phase.PLAY:
        return ((),) * len(moves)
    hand_size = len(state.hands[state.turn])
    seats = state.seats
    tops: dict[int, list[Prey]] = {}
    for step in range(1, seats):
        seat = Seat((state.turn + step) % seats)
        if state.stacks[seat]:
            top = state.stacks[seat][-1]
            tops.setdefault(len(top), []).append(Prey(seat, top))
    prey: list[tuple[Prey, ...]] = []
    for move in moves:
        attack = move.cards
        size = len(attack)
        if size == hand_size:
            prey.append(())  # R9: going out snatches nothing
            continue
        found = [one for one in tops.get(size, ()) if beats(attack, one.cards, state.options)]
        if state.ghost:
            found = [Prey(None, cards) for cards in ghost_prey(attack, state.ghost)] + found
        prey.append(tuple(found))
    return tuple(prey)
