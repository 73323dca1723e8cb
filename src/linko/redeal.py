"""A moment of a game in which the cards that a seat does not know are dealt again.

The cards in other hands that are not publicly known, and those in the pile, are shuffled. The deck
is changed to match, so that the same decisions lead to the same moment: the seat sees no difference
at any time before that moment.
"""

from __future__ import annotations

import random
from collections import Counter

from linko.game import Game, shuffled
from linko.rules.moves import MoveKind
from linko.rules.sets import remove


def redealt(game: Game, seat: int, rng: random.Random) -> Game:
    """Return the game as this seat might see it, with the same decisions and another deck.

    Every deal of the unknown cards is equally likely; it depends only on what the seat knows.
    """
    places = _hidden_places(game, seat)
    deck = list(game.deck)
    cards = shuffled(tuple(sorted(deck[place] for place in places)), rng)
    for place, card in zip(places, cards, strict=True):
        deck[place] = card
    other = Game(game.options, game.names, deck=tuple(deck), starter=int(game.state.starter))
    for move in game.moves:
        other.push(move)
    return other


def _hidden_places(game: Game, seat: int) -> list[int]:
    """Return the places in the deck of the cards that a seat does not know.

    Those of other hands come first, by seat, then the pile. Which place a card had before it was
    drawn does not matter: cards of one rank are alike.
    """
    state = game.state
    received = _received_places(game)
    found: list[int] = []
    for other, (hand, known) in enumerate(zip(state.hands, state.known, strict=True)):
        if other == seat:
            continue
        unknown = Counter(remove(hand, known))
        for place in reversed(received[other]):
            card = game.deck[place]
            if unknown[card] > 0:
                unknown[card] -= 1
                found.append(place)
    return [*found, *range(len(game.deck) - len(state.pile), len(game.deck))]


def _received_places(game: Game) -> list[list[int]]:
    """Return the places in the deck from which each seat got cards that others did not see."""
    seats, dealt = len(game.names), game.options.cards_dealt
    starter = int(game.state.starter)
    places: list[list[int]] = [[] for _ in range(seats)]
    for turn in range(seats):
        places[(starter + turn) % seats] = list(range(turn * dealt, (turn + 1) * dealt))
    again = Game(game.options, game.names, deck=game.deck, starter=starter)
    for move in game.moves:
        if move.kind is MoveKind.PILE:
            assert again.to_move is not None
            places[again.to_move].append(len(game.deck) - len(again.state.pile))
        again.push(move)
    return places


def moment(game: Game, at: int) -> Game:
    """Return a copy of a game after its first decisions, without additional keys."""
    copy = Game(game.options, game.names, deck=game.deck, starter=int(game.state.starter))
    for move in game.moves[:at]:
        copy.push(move)
    return copy
