"""Draws the pictures of the documents, `docs/table.svg` and `docs/turn.svg`: `make picture`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from linko import EDITIONS, Game, View
from linko.cards import cards_text, full_deck, parse_card
from linko.drawing import svg
from linko.drawing.elements import Piece, at, rect, text
from linko.drawing.head import head
from linko.drawing.players import Player, players
from linko.drawing.stack import StackSize, drawn_stack
from linko.drawing.symbols import used_symbols
from linko.drawing.tokens import stylesheet
from tools import DOCS

NAMES: Final = ("Ann", "Ben", "Cy", "Dee")

HANDS: Final = {
    "Dee": "5 7 7 1 2 4 6 8 10 11 12 13 13",
    "Ann": "4 4 4 12 12 1 3 6 8 10 11 13 X",
    "Ben": "3 1 2 5 6 6 8 9 10 11 11 12 13",
    "Cy": "9 9 1 2 3 5 7 8 8 10 11 12 X",
}
"""The hands of the worked turn, in the order of the deal: Dee starts."""

BEFORE: Final = ("5", "4-4-4", "3", "9-9", "7-7", "12-12")
"""The moves before the worked turn, followed by the set that Ann lays in it."""

AFTER: Final = ("take", "pile", "pile", "leave", "pickup")

_COLUMN: Final = 250.0
_MARGIN: Final = 26.0
_STACK: Final = StackSize(top=74, covered=52, height=300, room=130)
_STACK_LEFT: Final = 92.0
_LINE: Final = 19.0

DURING_WORDS: Final[Mapping[str, Sequence[str]]] = {
    "Ann": ("lays two 12s.",),
    "Ben": ("shows one card, not two:", "nothing happens."),
    "Cy": ("shows two cards of a lower", "value: snatched. Ann takes", "them, Cy draws two cards."),
    "Dee": ("also shows two lower cards:", "snatched. Ann leaves them,", "Dee picks them up."),
}
AFTER_WORDS: Final[Mapping[str, Sequence[str]]] = {
    "Ann": ("holds the 9s and can lay", "them in a later turn."),
    "Ben": ("is next.",),
    "Cy": ("lost two laid cards and holds", "two more: four points fewer."),
    "Dee": ("holds the 7s again: four", "points fewer. The 5 was", "safe in this turn."),
}


def table_picture() -> str:
    """Four players in the middle of a game, as Ann sees it, while a set is snatched."""
    game = Game.deal("classic", seats=NAMES, seed=7, starter=0)
    while len(game.moves) < 60 or game.to_move != 0 or game.state.snatch is None:
        game.push(game.legal_moves[(3 * len(game.moves)) % len(game.legal_moves)])
    return svg(game.view(0), game.names)


def turn_picture() -> str:
    """The rules' worked turn: the four players while Ann's set is compared, and afterwards."""
    game = worked_turn()
    during = game.view(None)
    for move in AFTER:
        game.push(move)
    bands = (
        _band("Ann's turn: the set just laid is compared with the others, clockwise",
              during, DURING_WORDS, marked={"Cy": "taken", "Dee": "left"}),
        _band("After Ann's turn", game.view(None), AFTER_WORDS, marked={}),
    )  # fmt: skip
    return _document(bands, "A turn with four players: Ann lays two 12s")


def worked_turn() -> Game:
    """The game of the worked turn, just after Ann has laid her set."""
    dealt = [parse_card(card) for hand in HANDS.values() for card in hand.split()]
    rest = Counter(full_deck(EDITIONS["classic"])) - Counter(dealt)
    deck = cards_text((*dealt, *sorted(rest.elements())))
    game = Game.deal("classic", seats=NAMES, deck=deck, starter=NAMES.index("Dee"))
    for move in BEFORE:
        game.push(move)
    return game


def _band(
    title: str, view: View, words: Mapping[str, Sequence[str]], marked: Mapping[str, str]
) -> Piece:
    """The four players side by side below a title."""
    columns = [
        _column(player, words[player.name], marked.get(player.name))
        for player in players(view, NAMES)
    ]
    parts = [text(_MARGIN, 36, title, "text voice", 19, weight=600)]
    parts += [column.at(_MARGIN + place * _COLUMN, 62) for place, column in enumerate(columns)]
    height = 62 + max(column.height for column in columns) + 16
    return Piece("".join(parts), 2 * _MARGIN + len(columns) * _COLUMN, height)


def _column(player: Player, words: Sequence[str], mark: str | None) -> Piece:
    """A player's head and stack, with words on what happens to the player."""
    stack = drawn_stack(player.stack, _STACK, mark)
    face = head(player.cards_in_hand, 60)
    parts = [
        face.at(2, 0),
        text(0, face.height + 24, player.name, "text", 18, weight=600),
        stack.at(_STACK_LEFT, 6),
    ]
    top = 184.0
    parts += [
        text(0, top + _LINE * number, line, "text", 15.5) for number, line in enumerate(words)
    ]
    return Piece("".join(parts), _COLUMN, top + _LINE * len(words))


def _document(bands: Sequence[Piece], title: str) -> str:
    width = max(band.width for band in bands)
    height = sum(band.height for band in bands)
    body = ""
    y = 0.0
    for number, band in enumerate(bands):
        look = "clear" if number % 2 else "table"
        body += at(0, y, rect(0, 0, width, band.height, look) + band.markup)
        y += band.height
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="linko" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" style="max-width:100%;height:auto" role="img">'
        f"<title>{title}</title><style>{stylesheet()}</style>"
        '<defs><filter id="linko-soft" x="-30%" y="-30%" width="160%" height="160%">'
        '<feGaussianBlur stdDeviation="6"/></filter>'
        f"{used_symbols(body)}</defs>{body}</svg>"
    )


PICTURES: Final[Mapping[str, Callable[[], str]]] = {
    "table.svg": table_picture,
    "turn.svg": turn_picture,
}
"""The file in `docs` and the function that draws it."""


if __name__ == "__main__":
    for name, draw in PICTURES.items():
        (DOCS / name).write_text(draw(), encoding="utf-8")
