"""Rebuilding the view from the numbers of an observation."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import numpy.typing as npt

from linko import (
    Card,
    Options,
    Outcome,
    Seat,
    Snatch,
    State,
    View,
)
from linko.engine.kernel.observe import observation_layout
from linko.options import OPTION_NAMES
from linko.rules import End, Phase, all_moves, view

layout_of = cache(observation_layout)


def rebuilt(planes: npt.NDArray[np.int16], options: Options, seats: int) -> View:
    """Return the view of an observation, in the form of `as_observed`."""
    layout = layout_of(options, seats)

    def number(name: str) -> int:
        return int(planes[layout.planes[name]][0])

    def rows(name: str, width: int) -> list[list[int]]:
        values = planes[layout.planes[name]].tolist()
        return [values[at : at + width] for at in range(0, len(values), width)]

    def cards(counts: list[int]) -> tuple[Card, ...]:
        return tuple(Card(card) for card, count in enumerate(counts, 1) for _ in range(count))

    def laid(value: int, count: int, jokers: int) -> tuple[Card, ...]:
        return (Card(value),) * count + (Card(14),) * jokers

    def absolute(values: list[int]) -> tuple[int, ...]:
        return tuple(values[(place - seat) % seats] for place in range(seats))

    def seat_at(name: str) -> Seat | None:
        return None if number(name) < 0 else Seat((number(name) + seat) % seats)

    flags_and_sizes = [int(getattr(options, name)) for name in OPTION_NAMES]
    assert planes[: len(OPTION_NAMES)].tolist() == flags_and_sizes
    assert number("seats") == seats
    seat = number("seat")
    turn, victim = seat_at("turn"), seat_at("victim")
    starter = seat_at("starter")
    assert turn is not None
    assert starter is not None
    snatch = None
    if victim is not None:
        steps = (victim - turn) % seats
        pending = tuple(Seat((turn + step) % seats) for step in range(steps + 1, seats))
        taken = laid(number("snatched_value"), number("snatched_count"), number("snatched_jokers"))
        outcome = Outcome.LEFT if number("phase") == list(Phase).index(Phase.ANSWER) else None
        snatch = Snatch(turn, victim, taken, pending, outcome)
    moves = all_moves()
    covered = []
    for counts in planes[layout.planes["covered"]].reshape(seats, -1):
        codes = np.flatnonzero(counts)
        covered.append([moves[code].cards for code in np.repeat(codes, counts[codes])])
    tops = [[laid(*top)] if top[0] else [] for top in rows("tops", 3)]
    stacks = [tuple(under + top) for under, top in zip(covered, tops, strict=True)]
    known = [cards(counts) for counts in rows("known", 14)]
    hand_counts = absolute(rows("hand_counts", seats)[0])
    hand = cards(rows("hand", 14)[0])
    hidden = [hand if other == seat else (Card(1),) * hand_counts[other] for other in range(seats)]
    high = Card(options.ranks)
    state = State(
        options=options,
        starter=starter,
        hands=tuple(hidden),
        known=tuple(known[(other - seat) % seats] for other in range(seats)),
        stacks=tuple(stacks[(other - seat) % seats] for other in range(seats)),
        row=tuple(
            (Card(first), *(high,) * highest, *(Card(14),) * jokers)
            for first, highest, jokers in rows("row", 3)
            if first
        ),
        pile=(Card(1),) * number("pile_size"),
        discard=tuple(Card(card) for card in planes[layout.planes["discard"]].tolist() if card),
        ghost=cards(rows("ghost", 14)[0]),
        turn=turn,
        turn_number=number("turn_number"),
        phase=list(Phase)[number("phase")],
        snatch=snatch,
        draws_left=number("draws_left"),
        ended_by=(None, *End)[number("ended_by")],
    )
    assert state.to_move == seat_at("to_move")
    assert state.scores == absolute(rows("scores", seats)[0])
    return view(state, Seat(seat))


def in_order(stack: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Card, ...], ...]:
    """Return a stack with its covered sets in the order of their codes."""
    return (*sorted(stack[:-1], key=_CODES.__getitem__), *stack[-1:])


def as_observed(seen: View) -> View:
    """Return a view without the order of covered sets and the outcome of a snatch during a draw."""
    snatch = seen.snatch
    if snatch is not None and seen.phase is Phase.DRAW:
        snatch = replace(snatch, outcome=None)
    stacks = tuple(map(in_order, seen.stacks))
    return replace(seen, board=replace(seen.board, stacks=stacks, snatch=snatch))


_CODES = {move.cards: move.code for move in all_moves() if move.kind.value == "play"}
