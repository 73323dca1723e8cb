"""A player's panel: the head with its lines of text, the stack beside it, and the hand."""

from __future__ import annotations

from typing import Final

from linko.drawing.elements import Piece, at, line, text, words
from linko.drawing.hands import chips, face_down, own_hand
from linko.drawing.head import head
from linko.drawing.marks import eye, paw
from linko.drawing.players import Player, counted, signed
from linko.drawing.stack import StackSize, drawn_stack
from linko.drawing.text_width import fitted
from linko.rules import Cards

SIDE: Final = 122.0
"""Width of the head and its lines, up to the stack."""

WIDE: Final = 430.0
"""Minimum width at which the hand is drawn beside the stack instead of under the name."""

_TOP, _COVERED = 74.0, 52.0
_STACK_HEIGHT = 300.0
_OWN_STACK_HEIGHT = 236.0
_STACK_ROOM = 150.0
_HEAD = 60.0
_BACK_BESIDE, _BACK_UNDER = 60.0, 30.0


def panel(player: Player, width: float) -> Piece:
    """Draw the panel of an opponent; spectators see all players like this."""
    wide = width >= WIDE
    room = _STACK_ROOM if wide else width - SIDE - 10
    size = StackSize(_TOP, _COVERED, _STACK_HEIGHT, room)
    stack = drawn_stack(player.stack, size, player.snatched)
    lines = _lines(player, SIDE - 12)
    hand_room = width - SIDE - room - 24 if wide else SIDE - 10
    hand = _hand(player, hand_room, _BACK_BESIDE if wide else _BACK_UNDER)
    parts = [lines.markup, stack.at(SIDE, 6)]
    if wide:
        parts.append(hand.at(SIDE + room + 24 + max(0, hand_room - hand.width) / 2, 12))
        height = max(lines.height, stack.height + 6, hand.height + 12)
    else:
        parts.append(hand.at(0, lines.height + 4))
        height = max(lines.height + 4 + hand.height, stack.height + 6)
    return Piece("".join(parts), width, height)


def own_panel(player: Player, cards: Cards, width: float) -> Piece:
    """Draw the viewer's own panel, with the hand in full."""
    size = StackSize(_TOP + 4, _COVERED + 2, _OWN_STACK_HEIGHT, _STACK_ROOM)
    stack = drawn_stack(player.stack, size, player.snatched)
    lines = _lines(player, SIDE - 12)
    seen = _labelled("seen in hand", chips(player.seen, SIDE - 10)) if player.seen else None
    left = SIDE + stack.width + 40
    hand = own_hand(cards, width - left)
    seen_height = seen.height + 4 if seen else 0
    height = max(lines.height + seen_height, stack.height + 6, hand.height + 6)
    parts = [lines.markup, stack.at(SIDE, 6), hand.at(left, (height - hand.height) / 2)]
    if seen:
        parts.append(seen.at(0, lines.height + 4))
    return Piece("".join(parts), width, height)


def _lines(player: Player, room: float) -> Piece:
    """Draw the head, the name, the score, the number of sets, and the marks."""
    face = head(player.cards_in_hand, _HEAD)
    y = face.height + 24
    parts = [
        face.at(2, 0),
        text(0, y, fitted(player.name, room, 18), "text", 18, weight=600),
        line(
            0,
            y + 23,
            words(signed(player.score), "text", 16, weight=700),
            words(counted(len(player.stack), "set"), "muted", 14, weight=500, space=8),
        ),
    ]
    y += 33
    x = 0.0
    if player.has_turn:
        mark = paw(30)
        parts.append(mark.at(x, y))
        x += mark.width + 9
    if player.decides:
        mark = eye(42)
        parts.append(mark.at(x, y + (30 - mark.height) / 2))
    if player.has_won:
        parts.append(text(0, y + 16, "winner", "spruce", 16, weight=700))
    if player.has_turn or player.decides or player.has_won:
        y += 38
    return Piece("".join(parts), room, y)


def _hand(player: Player, room: float, back: float) -> Piece:
    """Draw the known cards of a hand as chips, and the others as chips or face down."""
    pieces = []
    if player.seen:
        pieces.append(_labelled("seen in hand", chips(player.seen, room)))
    if player.unseen:
        pieces.append(_labelled("hidden", chips(player.unseen, room)))
    hidden = player.cards_in_hand - len(player.seen)
    if player.unseen is None and hidden:
        pieces.append(face_down(hidden, back, room))
    y = 0.0
    parts = []
    for piece in pieces:
        parts.append(piece.at(0, y))
        y += piece.height + 10
    width = max((piece.width for piece in pieces), default=0)
    return Piece("".join(parts), width, max(0, y - 10))


def _labelled(label: str, content: Piece) -> Piece:
    words = text(0, 12, label, "muted", 13)
    return Piece(words + at(0, 19, content.markup), content.width, content.height + 19)
