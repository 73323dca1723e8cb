"""A bot in a few lines. Run it with: linko simulate --bot robber:Robber --bot random."""

from linko import Move, Phase, View


class Robber:
    """Plays the set that snatches most, preferring large sets; draws the card it holds most of."""

    def choose(self, view: View) -> Move:
        """Return one of the legal moves."""
        moves = view.legal_moves
        if view.phase is Phase.PLAY:
            prey = dict(zip(moves, view.prey, strict=True))
            return max(moves, key=lambda move: (len(prey[move]), len(move.cards)))
        if view.phase in (Phase.DRAW, Phase.CONSOLATION):
            return max(moves, key=lambda move: sum(view.hand.count(card) for card in move.cards))
        return moves[0]  # take, pick up, or the lowest set of the ghost
