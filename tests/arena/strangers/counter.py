"""A counter: it keeps books on all cards and lays what is least likely to be snatched.

For every set it could lay it works out the chance that another player holds a higher set of that
size, from the cards nobody has seen and the cards known to be in each hand. It then weighs, in
points, what it lays, what it may lose, what it snatches, and what stays behind in its hand.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

from linko import JOKER, Move, Phase, View

X = int(JOKER)
WILL = 0.62
"""Chance that a player who could snatch does so in the next turn."""


@lru_cache(maxsize=100_000)
def _at_least(cards: int, good: int, drawn: int, need: int) -> float:
    """Chance that `drawn` cards out of `cards` include at least `need` of the `good` ones."""
    if need <= 0:
        return 1.0
    if good < need or drawn < need:
        return 0.0
    drawn = min(drawn, cards)
    below = sum(comb(good, k) * comb(cards - good, drawn - k) for k in range(need))
    return 1.0 - below / comb(cards, drawn)


class Books:
    """What is known of every card, counted once for a decision."""

    def __init__(self, view: View) -> None:
        options = view.options
        self.view = view
        self.hand = [0] * (X + 1)
        for card in view.hand:
            self.hand[card] += 1
        self.unseen = [0] + [options.copies] * (X - 1) + [options.jokers]
        seen = [*view.hand, *view.discard, *view.ghost]
        for stack in view.stacks:
            for laid in stack:
                seen += laid
        for entry in view.row:
            seen += entry
        self.known: list[list[int]] = []
        for seat, cards in enumerate(view.known):
            counts = [0] * (X + 1)
            for card in cards:
                counts[card] += 1
            self.known.append(counts)
            if seat != view.seat:
                seen += cards
        for card in seen:
            self.unseen[card] -= 1
        self.unseen = [max(0, number) for number in self.unseen]
        self.total = max(1, sum(self.unseen))
        others = [k for k in range(len(view.hand_counts)) if k != view.seat]
        self.others = others
        self.least = min(view.hand_counts[k] for k in others)
        near = 1.0 - (self.least - 1) / 9
        supply = view.pile_size + len(view.row)
        self.urgency = min(1.0, max(0.0, near, 1.0 - supply / 20))

    def risk(self, value: int, size: int) -> float:
        """Chance that a set is snatched before this player's next turn."""
        safe = 1.0
        for other in self.others:
            safe *= 1.0 - WILL * self._holds(other, value, size)
        return 1.0 - safe

    def _holds(self, other: int, value: int, size: int) -> float:
        known = self.known[other]
        hidden = max(0, self.view.hand_counts[other] - sum(known))
        if hidden + sum(known) < size:
            return 0.0
        none = 1.0
        for rank in range(value + 1, X):
            need = size - known[rank] - min(known[X], size - 1)
            good = self.unseen[rank] + (1 if self.unseen[X] > 2 and size > 1 else 0)
            none *= 1.0 - _at_least(self.total, min(good, self.total), hidden, need)
            if none < 0.02:
                break
        return 1.0 - none

    def fit(self, card: int) -> float:
        """Points that a card is worth in this hand: cards of a rank that is held are laid free."""
        if card == X:
            return 1.1 - 1.6 * self.urgency * (self.least <= 2)
        base = (-0.25, 0.55, 0.75, 0.8)[min(3, self.hand[card])]
        return base + 0.02 * card - (1.1 if self.hand[card] == 0 else 0.6) * self.urgency


class Counter:
    """Plays the set with the best balance of points."""

    def choose(self, view: View) -> Move:
        """Return the move with the best balance."""
        moves = view.legal_moves
        if len(moves) == 1:
            return moves[0]
        books = Books(view)
        best, found = -1e9, moves[0]
        for number, move in enumerate(moves):
            if view.phase is Phase.PLAY:
                balance = self._play(books, move, number)
            else:
                balance = self._other(books, move)
            if balance > best:
                best, found = balance, move
        return found

    def _play(self, books: Books, move: Move, number: int) -> float:
        view, size, value = books.view, len(move.cards), move.cards[0]
        assert view.seat is not None
        if size == len(view.hand) and view.last_play is not None:
            return 500.0 if view.seat in view.last_play.winners else -200.0
        jokers = sum(card == X for card in move.cards)
        plain = size - jokers
        split = books.hand[value] - plain if value < X else 0
        balance = size * (0.75 + 1.25 * books.urgency)
        risk = books.risk(value, size)
        balance -= risk * (size * (1.5 + 0.5 * books.urgency) - 0.7 * (1 - books.urgency))
        balance -= (0.9 - 0.7 * books.urgency) * jokers
        balance -= (0.6 + 0.5 * books.urgency) * (split > 0)
        if value < X and split == 0:
            balance += 0.45 - 0.03 * value * (1 - books.urgency)  # one turn fewer to go
        for prey in view.prey[number]:
            count = len(prey.cards)
            if prey.seat is None:
                balance += 0.5 * count
                continue
            lead = view.scores[prey.seat] - view.scores[view.seat]
            balance += count * (0.7 + 0.3 * (lead > 0)) + 0.3
            balance += max(0.0, sum(books.fit(card) for card in prey.cards)) * 0.7
        return balance

    def _other(self, books: Books, move: Move) -> float:
        name, snatch = str(move), books.view.snatch
        fits = [books.fit(card) for card in move.cards]
        average = (
            sum(number * books.fit(card) for card, number in enumerate(books.unseen) if number)
            / books.total
        )
        match name:
            case "take":
                assert snatch is not None
                return self._together(books, snatch.cards)
            case "leave" | "pass":
                return 0.05
            case "pickup":
                assert snatch is not None
                return self._together(books, snatch.cards)
            case "discard":
                assert snatch is not None
                row = sorted((sum(map(books.fit, entry)) for entry in books.view.row), reverse=True)
                wishes = [max(worth, average) for worth in row] + [average] * 30
                return sum(wishes[: len(snatch.cards)])
            case "pile":
                return average + 0.04
            case _:
                return sum(fits)

    def _together(self, books: Books, cards: tuple[int, ...]) -> float:
        """Points of some cards of one rank: only the first of them may cost a turn."""
        first = books.fit(cards[0])
        return first + (len(cards) - 1) * (0.7 - 0.6 * books.urgency)
