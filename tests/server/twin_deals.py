"""Two deals of one game that one viewer cannot distinguish."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random

from linko import Game, Options, Seat
from linko.cards import Card, full_deck
from linko.game import shuffled
from linko.rules import Move
from linko.rules.sets import remove


@dataclass(frozen=True, slots=True)
class Twins:
    """The same moves with two decks; the viewer never sees a difference."""

    viewer: Seat | None
    """The seat of the viewer; None for a spectator."""
    starter: int
    decks: tuple[tuple[Card, ...], tuple[Card, ...]]
    moves: tuple[Move, ...]


def twins(options: Options, seats: int, viewer: Seat | None, length: int, rng: Random) -> Twins:
    """The start of a random game, and another deal that differs in what the viewer cannot know.

    The cards that the viewer then cannot know are dealt again, and the deck is changed to match.
    Every earlier decision is therefore also possible with the other deck.
    """
    starter = rng.randrange(seats)
    deck = shuffled(full_deck(options), rng)
    game = Game(options, seats, deck=deck, starter=starter)
    received = _dealt_places(options, seats, starter)
    while len(game.moves) < length and game.to_move is not None:
        move = rng.choice(game.legal_moves)
        if move.text == "pile":
            received[game.to_move].append(len(deck) - len(game.state.pile))
        game.push(move)
        if game.is_over:
            game.pop()
            break
    hidden = list(range(len(deck) - len(game.state.pile), len(deck)))
    for seat in range(seats):
        if seat != viewer:
            unknown = Counter(remove(game.state.hands[seat], game.state.known[seat]))
            for place in reversed(received[seat]):
                if unknown[deck[place]] > 0:
                    unknown[deck[place]] -= 1
                    hidden.append(place)
            assert not +unknown
    other = list(deck)
    cards = shuffled(tuple(deck[place] for place in hidden), rng)
    for place, card in zip(hidden, cards, strict=True):
        other[place] = card
    found = Twins(viewer, starter, (deck, tuple(other)), tuple(game.moves))
    _check(options, seats, found)
    return found


def _dealt_places(options: Options, seats: int, starter: int) -> list[list[int]]:
    """The places of the deck from which each hand is dealt."""
    dealt = options.cards_dealt
    places: list[list[int]] = [[] for _ in range(seats)]
    for turn in range(seats):
        places[(starter + turn) % seats] = list(range(turn * dealt, (turn + 1) * dealt))
    return places


def _check(options: Options, seats: int, found: Twins) -> None:
    one, other = (Game(options, seats, deck=deck, starter=found.starter) for deck in found.decks)
    for move in (None, *found.moves):
        if move is not None:
            one.push(move)
            other.push(move)
        assert one.view(found.viewer) == other.view(found.viewer)
    assert one.state != other.state, "the two deals are the same"
