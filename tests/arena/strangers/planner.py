"""A planner: it divides its hand into sets, and asks what it can still lay before the game ends.

A hand is worth the score it would reach if the game went on for a guessed number of turns, and
every turn laid the largest group left. A move is worth what the hand and the stack are worth after
it, less what an attack on the new set would cost, plus what the others lose.
"""

from __future__ import annotations

from linko import JOKER, Move, Phase, View

X = int(JOKER)
CARDS_A_TURN = 2.1
"""Number of cards that another player gets rid of in a turn, as a guess."""
SPOILS = 0.55
"""How much of another player's loss counts as a gain."""
EXPOSURE = (0.0, 0.75, 0.55, 0.35, 0.18, 0.08, 0.03)
"""Chance that a set of this number of cards is attacked in a lap if all ranks are above it."""

Counts = list[int]


class Planner:
    """Plays towards the highest score at the guessed end of the game."""

    def choose(self, view: View) -> Move:
        """Return the move whose result is worth most."""
        moves = view.legal_moves
        if len(moves) == 1:
            return moves[0]
        hand = [0] * (X + 1)
        for card in view.hand:
            hand[card] += 1
        match view.phase:
            case Phase.PLAY:
                worths = [self._play(view, hand, number) for number in range(len(moves))]
            case Phase.TAKE:
                worths = self._take(view, hand)
            case Phase.ANSWER:
                worths = self._answer(view, hand)
            case _:
                worths = [self._draw(view, hand, move) for move in moves]
        return moves[worths.index(max(worths))]

    def _play(self, view: View, hand: Counts, number: int) -> float:
        move = view.legal_moves[number]
        me = view.seat
        if len(move.cards) == len(view.hand) and view.last_play is not None:
            return 1000.0 if me in view.last_play.winners else -50.0
        rest, size = hand.copy(), len(move.cards)
        for card in move.cards:
            rest[card] -= 1
        value = move.cards[0]
        spoils, taken = 0.0, 0.0
        turns = _turns_left(view)
        for prey in view.prey[number]:
            weight = 1.0 if prey.seat is None else _danger(view, prey.seat)
            spoils += SPOILS * 2 * len(prey.cards) * weight
            richer = _with(rest, prey.cards)
            taken += max(0.0, _worth(richer, turns - 1) - _worth(rest, turns - 1))
        open_ranks = max(0, X - 1 - value) / (X - 2)
        risk = min(0.9, EXPOSURE[min(size, 6)] * open_ranks * (len(view.hand_counts) - 1) / 3)
        attacked = risk * (1.6 * size - 0.9 if turns > 2 else 2.0 * size)
        wasted = 0.35 * rest[X] if turns <= 1 else 0.8 * sum(card == X for card in move.cards)
        return size + _worth(rest, turns - 1) + spoils + taken - attacked - wasted

    def _take(self, view: View, hand: Counts) -> list[float]:
        turns = _turns_left(view)
        assert view.snatch is not None
        cards = view.snatch.cards
        taken = _worth(_with(hand, cards), turns)
        left = _worth(hand, turns) + (0.2 if len(cards) == 1 else 0.0)
        return [taken if str(move) == "take" else left for move in view.legal_moves]

    def _answer(self, view: View, hand: Counts) -> list[float]:
        turns = _turns_left(view)
        assert view.snatch is not None
        cards = view.snatch.cards
        kept = _worth(_with(hand, cards), turns)
        wishes = sorted((_worth(_with(hand, entry), turns) for entry in view.row), reverse=True)
        plain = _worth(hand, turns)
        drawn = plain + sum(worth - plain for worth in wishes[: len(cards)])
        drawn -= 0.9 * max(0, len(cards) - len(wishes))
        return [kept if str(move) == "pickup" else drawn for move in view.legal_moves]

    def _draw(self, view: View, hand: Counts, move: Move) -> float:
        turns = _turns_left(view)
        if str(move) == "pass":
            return _worth(hand, turns) + 0.1
        if move.cards:
            return _worth(_with(hand, move.cards), turns)
        if str(move) != "pile":
            return 0.0
        held = sum(number > 0 for number in hand)  # a card of the pile fits with this chance
        fits = held / (X - 1) * 0.7
        plain, turn = _worth(hand, turns), 1.0 if turns > 2 else -1.0
        return plain + fits * turn - (1 - fits) * 0.6


def _with(hand: Counts, cards: tuple[int, ...]) -> Counts:
    more = hand.copy()
    for card in cards:
        more[card] += 1
    return more


def _worth(hand: Counts, turns: float) -> float:
    """Cards that would be laid in this number of turns, minus those that would be left over."""
    groups = sorted(
        ((number, rank) for rank, number in enumerate(hand[:X]) if number), reverse=True
    )
    worth = 0.0
    left = turns
    for place, (number, rank) in enumerate(groups):
        size = number + (hand[X] if place == 0 else 0)
        share = min(1.0, max(0.0, left))
        # A large or high set is laid without fear; a small low one may come back.
        safe = min(1.0, 0.72 + 0.055 * size + 0.012 * rank)
        worth += size * (share * safe - (1 - share))
        left -= 1
    if not groups and hand[X]:
        worth += hand[X] * (1 if turns >= 1 else -1)
    if len(groups) <= turns:
        worth += 1.5  # it may be the first to go out
    return worth + 0.5 * hand[X]


def _turns_left(view: View) -> float:
    """Guess how many turns this player still gets, the present one included."""
    least = min(count for seat, count in enumerate(view.hand_counts) if seat != view.seat)
    own = len({card for card in view.hand if card != X}) or 1
    supply = (view.pile_size + len(view.row)) / 2.5 / len(view.hand_counts)
    return max(1.0, min(1 + least / CARDS_A_TURN, own + 2.0, 1 + supply))


def _danger(view: View, seat: int) -> float:
    """How much a loss of this player helps: more if the player leads or is nearly out."""
    lead = view.scores[seat] - max(view.scores)
    near = 0.6 if view.hand_counts[seat] <= 4 else 0.0
    return max(0.4, 1.0 + 0.04 * lead) + near
