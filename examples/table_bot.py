"""Your own bot at a table of a Linko server; see docs/bot-api.md.

python table_bot.py http://127.0.0.1:8013 TOKEN TABLE      (an id, a link or a short code)
"""

import sys

from linko.client import Player
from linko.rules import Move, View


class Snatcher:
    """Plays the set that snatches the most cards, and takes them."""

    def choose(self, view: View) -> Move:
        """Return the move that snatches the most cards; if several do, the first of them."""
        prey = {
            move: sum(len(one.cards) for one in found)
            for move, found in zip(view.legal_moves, view.prey, strict=True)
        }
        return max(view.legal_moves, key=lambda move: (prey[move], move.text == "take"))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("usage: python table_bot.py URL TOKEN TABLE")
    url, token, table = sys.argv[1:]
    game = Player(url, token).play(table, Snatcher())
    print("scores", *game.board.scores)
