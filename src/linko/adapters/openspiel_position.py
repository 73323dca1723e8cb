"""A game in which chance turns up every card when it is needed, as OpenSpiel wants it.

The kernel deals from a pile whose order is fixed; here the order is not known yet. So a move is
tried with the cards that chance has turned up for it so far: if it takes more, chance decides on
the next card; if not, it is played. A hand is dealt in ascending order, each order once.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Container
from dataclasses import dataclass
from math import comb
from typing import Final

import numpy as np

from linko.adapters.terms import Terms
from linko.cards import HIGHEST_RANK, Card, card_text
from linko.engine.bridge import prepared, state_of
from linko.engine.kernel.layout import CARDS, CODE_PILE, CODES, DECK_SIZE, NOBODY, RECORD, Bytes
from linko.engine.simulation.game_bytes import (
    deal_known,
    decider,
    list_bytes,
    play_known,
    results_bytes,
)
from linko.rules import State, all_moves

CHANCE: Final = -1
OVER: Final = -4
"""Players that are none; the numbers are OpenSpiel's."""

PUBLIC: Final = -1
"""Seen by everybody."""

_DEAL: Final = -1
_NOTHING: Final = -2

Event = tuple[int, int]
"""Whose card it is, or `PUBLIC`; and the card, or from `CARDS` on a code."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What all positions of one game share."""

    terms: Terms
    starter: int
    undealt: Bytes

    @classmethod
    def of(cls, terms: Terms, starter: int) -> Setup:
        """The setup of a game in which that seat starts."""
        undealt = prepared(terms.options, terms.seats).view(np.uint8).view(np.ndarray)
        return cls(terms, starter, undealt)


class Position:
    """One position, with chance to decide wherever a card is turned up or drawn.

    Nothing it holds is changed in place but its lists, so copying is cheap.
    """

    __slots__ = ("_cards", "_code", "bytes", "events", "player", "setup", "unseen")

    def __init__(self, setup: Setup) -> None:
        options = setup.terms.options
        self.setup = setup
        self.bytes = setup.undealt
        """The record before the move that chance is deciding on."""
        self.events: list[Event] = []
        """Everything that happened; the actions of OpenSpiel's history, one by one."""
        self.unseen = [0, *(options.copies,) * options.ranks]
        """How many of each card are in nobody's sight: the pile."""
        self.unseen += [0] * (HIGHEST_RANK - options.ranks) + [options.jokers_in_deck]
        self.player = CHANCE
        """Who must decide: a seat, `CHANCE` or `OVER`."""
        self._code = _DEAL
        self._cards: list[int] = []
        """What chance has turned up for the code."""

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        del memo
        twin = object.__new__(Position)
        twin.setup, twin.bytes, twin.player = self.setup, self.bytes, self.player
        twin.events, twin.unseen = self.events.copy(), self.unseen.copy()
        twin._code, twin._cards = self._code, self._cards.copy()
        return twin

    @property
    def is_dealt(self) -> bool:
        """Whether the record holds a game."""
        return self._code != _DEAL

    @property
    def is_dealing_hands(self) -> bool:
        """Whether a hand is not complete yet."""
        return self._places_left() is not None

    @property
    def state(self) -> State:
        """The position as the rules know it; the order of the pile is made up."""
        record = self.bytes.copy().view(RECORD).view(np.recarray)[0]
        pile = [card for card, count in enumerate(self.unseen) for _ in range(count)]
        record.pile[record.pile_top : record.pile_top + len(pile)] = pile
        return state_of(record, self.setup.terms.options.edition)

    def legal(self) -> list[int]:
        """The codes of the seat that must decide, ascending."""
        codes = np.zeros(CODES, np.int16)
        found: list[int] = codes[: list_bytes(self.bytes, codes)].tolist()
        return found

    def outcomes(self) -> list[tuple[int, float]]:
        """The cards that chance may turn up now, with their probabilities."""
        left = self._places_left()
        weights = self.unseen if left is None else self._hand_weights(left)
        total = sum(weights)
        return [(card, weight / total) for card, weight in enumerate(weights) if weight]

    def turn_up(self, card: int) -> bool:
        """The card that chance decided on; False, and nothing changes, if there is none such."""
        if not 0 < card < CARDS or not self.unseen[card] or not self._ascends(card):
            return False
        self.events.append((self._owner(), card))
        self.unseen[card] -= 1
        self._cards.append(card)
        self._go_on()
        return True

    def after_chance(self, rng: random.Random) -> Position:
        """The position; if chance decides, a copy in which it has turned up all that it must."""
        if self.player != CHANCE:
            return self
        twin = copy.deepcopy(self)
        while twin.player == CHANCE:
            cards, chances = zip(*twin.outcomes(), strict=True)
            twin.turn_up(rng.choices(cards, chances)[0])
        return twin

    def push(self, code: int) -> bool:
        """The move of the seat that must decide; False, and nothing changes, if it is illegal."""
        if not 0 <= code < CODES:
            return False
        after = np.empty_like(self.bytes)
        taken = play_known(self.bytes, after, code, _FILLER, 0)
        if taken < 0:
            return False
        self.events.append((PUBLIC, CARDS + code))
        if taken:
            self._code, self.player = code, CHANCE
        else:
            self._arrive(after)
        return True

    def results(self) -> list[float]:
        """Everybody's reward; nothing before the end."""
        terms = self.setup.terms
        if self.player != OVER:
            return [0.0] * terms.seats
        scores, shares = np.zeros(terms.seats, np.int16), np.zeros(terms.seats, np.float32)
        results_bytes(self.bytes, scores, shares)
        return [float(reward) for reward in terms.rewards(scores, shares)]

    def told(self, seats: Container[int]) -> str:
        """All that these seats have seen, in order.

        `[5]` is a card turned up, `(7)` one that a seat of them got unseen by others; moves are
        written as ever.
        """
        texts = _TEXTS[self.setup.terms.options.ranks]
        return " ".join(
            texts[event] if owner == PUBLIC else f"({texts[event][1:-1]})"
            for owner, event in self.events
            if owner == PUBLIC or owner in seats
        )

    def resampled(self, seat: int, rng: random.Random) -> list[int]:
        """The events of another game that looks the same to a seat: hidden cards dealt anew.

        Every way to deal the cards still unseen is equally likely; what the others chose says
        nothing, and when they got what they have laid since stays as it was.
        """
        events = [event for _, event in self.events]
        free = self._free_events(seat)
        cards = [events[number] for number in free]
        cards += [card for card, count in enumerate(self.unseen) for _ in range(count)]
        rng.shuffle(cards)
        for number, card in zip(free, cards, strict=False):
            events[number] = card
        size = self.setup.terms.options.cards_dealt
        for hand in range(self.setup.terms.seats):
            place = slice(hand * size, (hand + 1) * size)
            events[place] = sorted(events[place])
        return events

    def _free_events(self, seat: int) -> list[int]:
        """Where the others got the cards that they still hold unseen.

        Of equal cards it is the ones they got last: what they laid, they must have had before.
        """
        held: dict[Event, int] = {}
        if self.is_dealt:
            g = self.bytes.view(RECORD)[0]
            hidden = (g["hands"] - g["known"]).tolist()
            held = {
                (owner, card): hidden[owner][card]
                for owner in range(self.setup.terms.seats)
                for card in range(CARDS)
            }
        last = len(self.events) - len(self._cards)
        free = []
        for number in range(len(self.events) - 1, -1, -1):
            event = self.events[number]
            if event[0] in (PUBLIC, seat):
                continue
            if number >= last or not self.is_dealt:  # not in the record yet
                free.append(number)
            elif held[event]:
                held[event] -= 1
                free.append(number)
        return free

    def _owner(self) -> int:
        """Who gets to see the next card: who draws it, whose hand is dealt, or everybody."""
        if self._code == CODE_PILE and not self._cards:
            return int(decider(self.bytes))
        setup, size = self.setup, self.setup.terms.options.cards_dealt
        hand = len(self._cards) // size if self._code == _DEAL and size else setup.terms.seats
        seats = setup.terms.seats
        return (setup.starter + hand) % seats if hand < seats else PUBLIC

    def _places_left(self) -> int | None:
        """How many cards are still to come into the hand being dealt; None if none is dealt."""
        if self._code != _DEAL or self._owner() == PUBLIC:
            return None
        size = self.setup.terms.options.cards_dealt
        return size - len(self._cards) % size

    def _ascends(self, card: int) -> bool:
        """Whether a hand being dealt can go on with that card in ascending order."""
        left = self._places_left()
        if left is None:
            return True
        is_first = left == self.setup.terms.options.cards_dealt
        return (is_first or card >= self._cards[-1]) and sum(self.unseen[card:]) >= left

    def _hand_weights(self, left: int) -> list[int]:
        """How many hands there are in which each card comes next, dealing in ascending order."""
        size = self.setup.terms.options.cards_dealt
        begun = self._cards[len(self._cards) - (size - left) :] if left < size else []
        last = begun[-1] if begun else 0
        same = begun.count(last)
        weights = [0] * CARDS
        above = 0  # cards higher than the one looked at
        for card in range(CARDS - 1, last, -1):
            count = self.unseen[card]
            weights[card] = sum(
                comb(count, some) * comb(above, left - some)
                for some in range(1, min(count, left) + 1)
            )
            above += count
        if last:
            had = self.unseen[last] + same
            weights = [comb(had, same) * weight for weight in weights]
            weights[last] = sum(
                comb(had, some) * comb(above, left + same - some)
                for some in range(same + 1, min(had, left + same) + 1)
            )
        return weights

    def _go_on(self) -> None:
        """Try the move, or the deal, with the cards turned up so far."""
        setup, count = self.setup, len(self._cards)
        options = setup.terms.options
        if self._code == _DEAL and count < setup.terms.seats * options.cards_dealt:
            return
        cards = _FILLER.copy()
        cards[:count] = self._cards
        after = np.empty_like(self.bytes)
        if self._code == _DEAL:
            taken = deal_known(self.bytes, after, cards, options.deck_size, setup.starter)
        else:
            taken = play_known(self.bytes, after, self._code, cards, count)
        if taken == count:
            self._arrive(after)

    def _arrive(self, after: Bytes) -> None:
        self.bytes = after
        self._code, self._cards = _NOTHING, []
        decides = decider(after)
        self.player = OVER if decides == NOBODY else decides


_FILLER: Final = np.ones(DECK_SIZE, np.int8)
"""Cards that stand for those not turned up yet; which they are does not matter."""


def _texts(ranks: int) -> list[str]:
    cards = ["", *(f"[{card_text(Card(card))}]" for card in range(1, CARDS))]
    return cards + [move.text for move in all_moves(ranks)]


_TEXTS: Final = {ranks: _texts(ranks) for ranks in range(2, HIGHEST_RANK + 1)}
"""How events are told, by the number of ranks."""
