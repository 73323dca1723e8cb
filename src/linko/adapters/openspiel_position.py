"""A game in which chance reveals each card when it is needed, as OpenSpiel requires.

The engine deals from a pile in a fixed order; here the order is not known yet. So a move is tried
with the cards that chance has revealed for it so far. If it needs more cards, chance decides the
next one; if not, the move is played. A hand is dealt in ascending order, so that each hand occurs
only once.
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
"""OpenSpiel's player numbers for a chance node and for the end of the game."""

PUBLIC: Final = -1
"""Marks a card that everybody sees."""

_DEAL: Final = -1
_NOTHING: Final = -2

Event = tuple[int, int]
"""The seat that sees the card, or `PUBLIC`; then the card, or a move code plus `CARDS`."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The setup that all positions of one game share."""

    terms: Terms
    starter: int
    undealt: Bytes

    @classmethod
    def of(cls, terms: Terms, starter: int) -> Setup:
        """The setup of a game in which that seat starts."""
        undealt = prepared(terms.options, terms.seats).view(np.uint8).view(np.ndarray)
        return cls(terms, starter, undealt)


class Position:
    """One position; chance decides whenever a card is revealed or drawn.

    Only its lists are changed in place, so copying is cheap.
    """

    __slots__ = ("_cards", "_code", "bytes", "events", "player", "setup", "unseen")

    def __init__(self, setup: Setup) -> None:
        options = setup.terms.options
        self.setup = setup
        self.bytes = setup.undealt
        """The engine's record before the move for which chance is deciding."""
        self.events: list[Event] = []
        """All events so far; they are the actions of OpenSpiel's history, one by one."""
        self.unseen = [0, *(options.copies,) * options.ranks]
        """How many of each card nobody has seen: the pile."""
        self.unseen += [0] * (HIGHEST_RANK - options.ranks) + [options.jokers_in_deck]
        self.player = CHANCE
        """The player that must decide: a seat, `CHANCE` or `OVER`."""
        self._code = _DEAL
        self._cards: list[int] = []
        """The cards that chance has revealed for the pending move."""

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        del memo
        twin = object.__new__(Position)
        twin.setup, twin.bytes, twin.player = self.setup, self.bytes, self.player
        twin.events, twin.unseen = self.events.copy(), self.unseen.copy()
        twin._code, twin._cards = self._code, self._cards.copy()
        return twin

    @property
    def is_dealt(self) -> bool:
        """Whether the deal is complete."""
        return self._code != _DEAL

    @property
    def is_dealing_hands(self) -> bool:
        """Whether a hand is still incomplete."""
        return self._places_left() is not None

    @property
    def state(self) -> State:
        """The position as a `State`; the order of its pile is arbitrary."""
        record = self.bytes.copy().view(RECORD).view(np.recarray)[0]
        pile = [card for card, count in enumerate(self.unseen) for _ in range(count)]
        record.pile[record.pile_top : record.pile_top + len(pile)] = pile
        return state_of(record, self.setup.terms.options.edition)

    def legal(self) -> list[int]:
        """The legal codes of the seat that must decide, in ascending order."""
        codes = np.zeros(CODES, np.int16)
        found: list[int] = codes[: list_bytes(self.bytes, codes)].tolist()
        return found

    def outcomes(self) -> list[tuple[int, float]]:
        """The cards that chance may reveal now, with their probabilities."""
        left = self._places_left()
        weights = self.unseen if left is None else self._hand_weights(left)
        total = sum(weights)
        return [(card, weight / total) for card, weight in enumerate(weights) if weight]

    def turn_up(self, card: int) -> bool:
        """Reveal a card decided by chance; return False and change nothing if it is impossible."""
        if not 0 < card < CARDS or not self.unseen[card] or not self._ascends(card):
            return False
        self.events.append((self._owner(), card))
        self.unseen[card] -= 1
        self._cards.append(card)
        self._go_on()
        return True

    def after_chance(self, rng: random.Random) -> Position:
        """The position after pending chance events, sampled in a copy; itself if there are none."""
        if self.player != CHANCE:
            return self
        twin = copy.deepcopy(self)
        while twin.player == CHANCE:
            cards, chances = zip(*twin.outcomes(), strict=True)
            twin.turn_up(rng.choices(cards, chances)[0])
        return twin

    def push(self, code: int) -> bool:
        """Play a move of the seat that must decide; return False and change nothing if illegal."""
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
        """The reward of each player; empty before the end."""
        terms = self.setup.terms
        if self.player != OVER:
            return [0.0] * terms.seats
        scores, shares = np.zeros(terms.seats, np.int16), np.zeros(terms.seats, np.float32)
        results_bytes(self.bytes, scores, shares)
        return [float(reward) for reward in terms.rewards(scores, shares)]

    def told(self, seats: Container[int]) -> str:
        """Everything these seats have seen, in order.

        `[5]` is a card revealed to all, `(7)` a card that only one of these seats saw; moves are in
        the usual notation.
        """
        texts = _TEXTS[self.setup.terms.options.ranks]
        return " ".join(
            texts[event] if owner == PUBLIC else f"({texts[event][1:-1]})"
            for owner, event in self.events
            if owner == PUBLIC or owner in seats
        )

    def resampled(self, seat: int, rng: random.Random) -> list[int]:
        """The events of another game that looks the same to a seat: hidden cards are dealt again.

        Every deal of the unseen cards is equally likely. The other players' choices are not
        considered, and cards that they have played since keep their place.
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
        """The events in which the other players got the cards that they still hold unseen.

        Of several equal cards, a player is assumed to hold the ones received last.
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
            if number >= last or not self.is_dealt:  # not yet in the engine's record
                free.append(number)
            elif held[event]:
                held[event] -= 1
                free.append(number)
        return free

    def _owner(self) -> int:
        """The seat that sees the next card because it draws it or is dealt it, or `PUBLIC`."""
        if self._code == CODE_PILE and not self._cards:
            return int(decider(self.bytes))
        setup, size = self.setup, self.setup.terms.options.cards_dealt
        hand = len(self._cards) // size if self._code == _DEAL and size else setup.terms.seats
        seats = setup.terms.seats
        return (setup.starter + hand) % seats if hand < seats else PUBLIC

    def _places_left(self) -> int | None:
        """Number of cards still to deal to the current hand; None if no hand is being dealt."""
        if self._code != _DEAL or self._owner() == PUBLIC:
            return None
        size = self.setup.terms.options.cards_dealt
        return size - len(self._cards) % size

    def _ascends(self, card: int) -> bool:
        """Return whether the card keeps the hand being dealt in ascending order."""
        left = self._places_left()
        if left is None:
            return True
        is_first = left == self.setup.terms.options.cards_dealt
        return (is_first or card >= self._cards[-1]) and sum(self.unseen[card:]) >= left

    def _hand_weights(self, left: int) -> list[int]:
        """For each card, the number of hands in which it comes next in ascending order."""
        size = self.setup.terms.options.cards_dealt
        begun = self._cards[len(self._cards) - (size - left) :] if left < size else []
        last = begun[-1] if begun else 0
        same = begun.count(last)
        weights = [0] * CARDS
        above = 0  # number of cards higher than the current one
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
        """Try the move or the deal with the cards revealed so far."""
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
"""Placeholders for cards not yet revealed; their values do not matter."""


def _texts(ranks: int) -> list[str]:
    cards = ["", *(f"[{card_text(Card(card))}]" for card in range(1, CARDS))]
    return cards + [move.text for move in all_moves(ranks)]


_TEXTS: Final = {ranks: _texts(ranks) for ranks in range(2, HIGHEST_RANK + 1)}
"""The text of each event, by number of ranks."""
