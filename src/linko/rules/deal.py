"""The deal, which makes the first position from a deck."""

from __future__ import annotations

from collections.abc import Iterator

from linko.cards import JOKER, Card, Seat
from linko.game_errors import OptionsError
from linko.options import GHOST_JOKERS, Options
from linko.refusal import quote
from linko.rules.sets import Cards, add
from linko.rules.state import Phase, State


def deal(options: Options, seats: int, starter: int, deck: tuple[Card, ...]) -> State:
    """Return the position after the deal (R5, R37). The deck must fit the options."""
    options.check_seats(seats)
    if type(starter) is not int or not 0 <= starter < seats:
        raise OptionsError("starter_out_of_range", highest=seats - 1, given=quote(starter))
    jokers: Cards = (JOKER,) * GHOST_JOKERS if options.ghost else ()
    dealt = options.cards_dealt
    hands = [jokers] * seats
    for turn in range(seats):
        hands[(starter + turn) % seats] = add(jokers, deck[turn * dealt : (turn + 1) * dealt])
    pile_start = seats * dealt + options.row_size
    row: list[tuple[Card, ...]] = [(card,) for card in deck[seats * dealt : pile_start]]
    pile = list(deck[pile_start:])
    ghost: list[Card] = []
    if options.ghost:
        for _ in fill_ghost(options, ghost, row, pile):
            pass
    return State(
        options=options,
        starter=Seat(starter),
        hands=tuple(hands),
        known=(jokers,) * seats,
        stacks=((),) * seats,
        row=tuple(row),
        pile=tuple(pile),
        discard=(),
        ghost=tuple(sorted(ghost)),
        turn=Seat(starter),
        turn_number=1,
        phase=Phase.PLAY,
        snatch=None,
        draws_left=0,
        ended_by=None,
    )


def fill_ghost(
    options: Options, ghost: list[Card], row: list[tuple[Card, ...]], pile: list[Card]
) -> Iterator[tuple[Card, int | None]]:
    """Fill the ghost until it is full or the pile is empty; change the lists in place (R39, R42).

    Yields each card with the index of the row entry it was put onto, or None if the ghost kept it.
    """
    while len(ghost) < options.ghost_size and pile:
        card = pile.pop(0)
        if card < options.ranks:
            ghost.append(card)
            yield card, None
        else:
            place = _bundle_place(row)
            first, *others = row[place]
            row[place] = (first, *sorted((*others, card)))
            yield card, place


def _bundle_place(row: list[tuple[Card, ...]]) -> int:
    """Return the index of the entry that gets a refused card (R39).

    It is the lowest single card, or else the lowest bundle; among equals, the leftmost.
    """
    return min(range(len(row)), key=lambda place: (len(row[place]) > 1, row[place][0], place))
