"""The legal moves of a position, and the reasons why others are refused."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from operator import attrgetter

from linko.cards import JOKER, Card, card_text, cards_text
from linko.game_errors import IllegalMove
from linko.refusal import quote
from linko.rules.moves import (
    DISCARD,
    LEAVE,
    MOVES_BY_TEXT,
    PASS,
    PICKUP,
    PILE,
    RANKS,
    TAKE,
    Move,
    MoveKind,
    all_moves,
    entry_text,
)
from linko.rules.sets import Cards, ghost_prey
from linko.rules.state import Phase, State

_EXPECTED: dict[Phase, tuple[str, frozenset[MoveKind], str]] = {
    Phase.PLAY: ("lay a set", frozenset({MoveKind.PLAY}), "R7"),
    Phase.GHOST: ("snatch a set of the ghost", frozenset({MoveKind.GHOST}), "R41"),
    Phase.TAKE: ("take or leave", frozenset({MoveKind.TAKE, MoveKind.LEAVE}), "R13"),
    Phase.ANSWER: ("pick up or discard", frozenset({MoveKind.PICKUP, MoveKind.DISCARD}), "R15"),
    Phase.DRAW: ("draw from row or pile", frozenset({MoveKind.PILE, MoveKind.ROW}), "R20"),
    Phase.CONSOLATION: (
        "draw from row or pile, or pass",
        frozenset({MoveKind.PILE, MoveKind.ROW, MoveKind.PASS}),
        "R33",
    ),
}


@dataclass(frozen=True, slots=True)
class LegalMove:
    """A move that has been checked and is legal in this position."""

    state: State
    move: Move


def legal_moves(state: State) -> tuple[Move, ...]:
    """Return all legal moves in the order of their codes; none when the game is over."""
    always = _ALWAYS.get(state.phase)
    if always is not None:
        return always
    match state.phase:
        case Phase.PLAY:
            return _plays(state.hands[state.turn])
        case Phase.DRAW:
            return _draws(state)
        case Phase.CONSOLATION:
            return (*_draws(state), PASS)
        case _:  # Phase.GHOST
            prey = ghost_prey(state.stacks[state.turn][-1], state.ghost)
            return tuple(_GHOST_SETS[cards[0]] for cards in prey)


_ALWAYS: dict[Phase, tuple[Move, ...]] = {
    Phase.TAKE: (TAKE, LEAVE),
    Phase.ANSWER: (PICKUP, DISCARD),
    Phase.OVER: (),
}
"""The phases whose moves are always the same."""


def check(state: State, move: Move, seat: int | None = None) -> None:
    """Raise an `IllegalMove` with the reason if a move is not legal in this position.

    Accepts exactly the moves that `legal_moves` returns. With `seat`, the move is also refused if
    another seat must decide.
    """
    if MOVES_BY_TEXT.get(move.text) is not move:  # made by hand, not taken from the table
        raise IllegalMove("unreadable_move", move=quote(move.text))
    if state.ended_by is not None:
        raise IllegalMove("game_over", move=move.text)
    expected, kinds, clause = _EXPECTED[state.phase]
    if seat is not None and (type(seat) is not int or seat != state.to_move):
        raise IllegalMove("wrong_seat", clause, seat=state.to_move, given=quote(seat))
    if move.kind not in kinds:
        raise IllegalMove(
            "wrong_phase",
            clause,
            move=move.text,
            seat=state.to_move,
            phase=state.phase.value,
            expected=expected,
        )
    further = _CHECKS.get(move.kind)
    if further is not None:
        further(state, move)


def _check_play(state: State, move: Move) -> None:
    hand, laid = state.hands[state.turn], move.cards
    for card in (laid[0], laid[-1]):  # the rank and the joker, or the same card twice
        if laid.count(card) > hand.count(card):
            held = ", ".join(f"{hand.count(one)} × {card_text(one)}" for one in sorted(set(laid)))
            raise IllegalMove("cards_not_held", seat=state.turn, move=move.text, held=held)


def _check_pile(state: State, move: Move) -> None:  # noqa: ARG001 - same signature as the others
    if not state.pile:
        raise IllegalMove("pile_empty")


def _check_row(state: State, move: Move) -> None:
    if move.cards not in state.row:
        row = " ".join(map(entry_text, state.row)) or "nothing"
        raise IllegalMove("not_in_row", entry=entry_text(move.cards), row=row)


def _check_ghost(state: State, move: Move) -> None:
    prey = ghost_prey(state.stacks[state.turn][-1], state.ghost)
    if not any(cards[0] == move.cards[0] for cards in prey):
        can = " ".join(cards_text(cards, "-") for cards in prey)
        raise IllegalMove("ghost_set_safe", rank=cards_text(move.cards), prey=can)


_CHECKS = {
    MoveKind.PLAY: _check_play,
    MoveKind.PILE: _check_pile,
    MoveKind.ROW: _check_row,
    MoveKind.GHOST: _check_ghost,
}
"""Further checks by kind of move; for the other kinds the right phase is enough."""


def _plays(hand: Cards) -> tuple[Move, ...]:
    jokers = hand.count(JOKER)
    plays: list[Move] = []
    place = 0
    while place < len(hand):
        card = hand[place]
        count = hand.count(card)
        plays += _plays_of(card, count, jokers)
        place += count
    return tuple(plays)


@cache
def _plays_of(card: Card, count: int, jokers: int) -> tuple[Move, ...]:
    """Return the plays with at most `count` of this card and at most `jokers` jokers."""
    return tuple(
        move
        for move in _PLAYS
        if move.cards[0] == card
        and move.cards.count(card) <= count
        and move.cards.count(JOKER) <= jokers
    )


def _draws(state: State) -> tuple[Move, ...]:
    draws = sorted([_ROW_DRAWS[entry] for entry in set(state.row)], key=_code)
    return (PILE, *draws) if state.pile else tuple(draws)


_code = attrgetter("code")
_PLAYS = [move for move in all_moves() if move.kind is MoveKind.PLAY]
_ROW_DRAWS = {
    move.cards: move for ranks in RANKS for move in all_moves(ranks) if move.kind is MoveKind.ROW
}
_GHOST_SETS = {move.cards[0]: move for move in all_moves() if move.kind is MoveKind.GHOST}
