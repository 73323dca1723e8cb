"""A collector: rules of thumb in a fixed order, without calculations.

It collects one or two ranks into large sets while it feeds the others single cards, snatches with
the cheapest set that does it, and when the end comes near it counts laps and lays large sets first.
"""

from __future__ import annotations

from linko import JOKER, Move, Phase, View

X = int(JOKER)
LARGE = 4
"""A set of this number of cards is hardly ever snatched."""


class Collector:
    """Plays by rules of thumb."""

    def choose(self, view: View) -> Move:
        """Return the move of the first rule that applies."""
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        match view.phase:
            case Phase.PLAY:
                return self._play(view)
            case Phase.TAKE:
                return _named(view, "take" if self._wants(view) else "leave")
            case Phase.ANSWER:
                return _named(view, "pickup" if self._keeps(view) else "discard")
            case Phase.GHOST:
                return max(view.legal_moves, key=lambda move: (len(move.cards), move.cards))
            case _:
                return self._draw(view)

    def _play(self, view: View) -> Move:
        last = view.last_play
        if last is not None and view.seat in last.winners:
            return next(move for move in view.legal_moves if len(move.cards) == len(view.hand))
        choices = [k for k, move in enumerate(view.legal_moves) if len(move.cards) < len(view.hand)]
        whole = [k for k in choices if _is_whole(view, view.legal_moves[k])]
        choices = whole or choices or [0]
        ranks, laps = _ranks(view), _laps(view)
        if laps <= 1 or (ranks > laps and laps <= 2):
            return self._largest(view, choices)
        hunters = [k for k in choices if view.prey[k] and not _jokers(view.legal_moves[k])]
        if hunters:
            return view.legal_moves[max(hunters, key=lambda k: _haul(view, k))]
        with_jokers = [k for k in choices if sum(len(prey.cards) for prey in view.prey[k]) >= 3]
        if with_jokers:
            return view.legal_moves[max(with_jokers, key=lambda k: _haul(view, k))]
        plain = [k for k in choices if not _jokers(view.legal_moves[k])] or choices
        if ranks <= 3 or ranks <= laps:
            return self._out(view, plain)
        singles = [k for k in plain if len(view.legal_moves[k].cards) == 1]
        small = [k for k in singles if view.legal_moves[k].cards[0] <= 7]
        if small:
            return view.legal_moves[min(small, key=lambda k: view.legal_moves[k].cards)]
        safe = [k for k in plain if len(view.legal_moves[k].cards) >= LARGE]
        if safe:
            return self._largest(view, safe)
        high = [k for k in plain if view.legal_moves[k].cards[0] >= 9]
        if high:
            return self._largest(view, high)
        return view.legal_moves[min(plain, key=lambda k: view.legal_moves[k].cards[0])]

    def _largest(self, view: View, choices: list[int]) -> Move:
        """The most cards, then the most spoils; jokers join in."""

        def rank(k: int) -> tuple[int, int, int]:
            move = view.legal_moves[k]
            spoils = sum(len(prey.cards) for prey in view.prey[k])
            return 2 * len(move.cards) + spoils, -_jokers(move), move.cards[0]

        return view.legal_moves[max(choices, key=rank)]

    def _out(self, view: View, choices: list[int]) -> Move:
        """Few ranks are left: the riskiest set goes last, so that nobody can answer it."""

        def safety(k: int) -> tuple[int, int]:
            move = view.legal_moves[k]
            return len(move.cards) * 4 + move.cards[0], len(move.cards)

        return view.legal_moves[max(choices, key=safety)]

    def _wants(self, view: View) -> bool:
        assert view.snatch is not None
        cards = view.snatch.cards
        laps, ranks = _laps(view), _ranks(view)
        if cards[0] in view.hand:
            return laps > 1
        if len(cards) >= 2:
            return laps > ranks or laps >= 3
        return cards[0] >= 11 and laps > ranks + 1

    def _keeps(self, view: View) -> bool:
        assert view.snatch is not None
        cards = view.snatch.cards
        wished = sum(_wish(view, entry) >= 2 for entry in view.row)
        if cards[0] in view.hand:
            return True
        return len(cards) >= 2 and wished < len(cards)

    def _draw(self, view: View) -> Move:
        best = view.legal_moves[0]
        worth = -1
        for move in view.legal_moves:
            name = str(move)
            if name == "pass":
                wish = 1 if _laps(view) <= 2 else 0
            elif name == "pile":
                wish = 1
            else:
                wish = _wish(view, move.cards)
            if wish > worth:
                best, worth = move, wish
        return best


def _named(view: View, name: str) -> Move:
    return next(move for move in view.legal_moves if str(move) == name)


def _jokers(move: Move) -> int:
    return sum(card == X for card in move.cards)


def _is_whole(view: View, move: Move) -> bool:
    """Whether the set has all cards of its rank, with or without jokers."""
    value = move.cards[0]
    if value == X:
        return all(card == X for card in view.hand)
    return len(move.cards) - _jokers(move) == view.hand.count(value)


def _ranks(view: View) -> int:
    """Number of sets that the hand divides into."""
    return len({card for card in view.hand if card != X}) or 1


def _laps(view: View) -> int:
    """Number of turns that the fastest opponent seems to need."""
    counts = [count for seat, count in enumerate(view.hand_counts) if seat != view.seat]
    by_hand = (min(counts) + 1) // 2
    by_supply = (view.pile_size + len(view.row)) // (2 * len(view.hand_counts))
    return min(by_hand, by_supply)


def _haul(view: View, k: int) -> tuple[int, int, int]:
    """How good a snatching set is: its spoils, then how little it costs."""
    move = view.legal_moves[k]
    spoils = sum(len(prey.cards) for prey in view.prey[k])
    own = sum(len(prey.cards) for prey in view.prey[k] if prey.cards[0] in view.hand)
    return 2 * spoils + own, -_jokers(move), -move.cards[0]


def _wish(view: View, entry: tuple[int, ...]) -> int:
    """How much an entry of the row is wanted: jokers, then ranks that are held most."""
    wish = 0
    for card in entry:
        if card == X:
            wish = max(wish, 4)
        else:
            held = view.hand.count(card)
            wish = max(wish, held + 1 if held else (1 if card >= 12 else 0))
    return wish
