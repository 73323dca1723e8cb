"""A bot in a few lines. Here: linko simulate --bot robber:Robber --bot random."""

from linko import Move, Phase, View


class Robber:
    """Lays the set that snatches most, of equals the largest; takes, and draws what it holds."""

    def choose(self, view: View) -> Move:
        """One of the legal moves."""
        moves = view.legal_moves
        if view.phase is Phase.PLAY:
            prey = dict(zip(moves, view.prey, strict=True))
            return max(moves, key=lambda move: (len(prey[move]), len(move.cards)))
        if view.phase in (Phase.DRAW, Phase.CONSOLATION):
            return max(moves, key=lambda move: sum(view.hand.count(card) for card in move.cards))
        return moves[0]  # take, pick up, the lowest set of the ghost
