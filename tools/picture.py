"""Draws `docs/table.svg`, the table of the README: `make picture`."""

from __future__ import annotations

from linko import Game
from linko.drawing import svg
from tools import DOCS

PICTURE = DOCS / "table.svg"


def picture() -> str:
    """Four players in the middle of a game, as Ann sees it, one set being snatched."""
    game = Game.deal("classic", seats=["Ann", "Ben", "Cy", "Dee"], seed=7, starter=0)
    while len(game.moves) < 60 or game.to_move != 0 or game.state.snatch is None:
        game.push(game.legal_moves[(3 * len(game.moves)) % len(game.legal_moves)])
    return svg(game.view(0), game.names)


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
