"""Choices as people type them: draws by letter or by card, the others by number or by word.

Cards are chosen by letter, since a number beside a card could be mistaken for its rank.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from linko.cards import JOKER_TEXT
from linko.cli.play.wording import OR, Wording
from linko.rules import Move, MoveKind, View

PILE_LETTER = "p"
NOTHING_LETTER = "n"
LETTERS = "abcdefgikmoruvwyz"
"""Letters for cards, without those that mean a command, the pile, nothing or a joker."""

_WORDS = {"pick up": "pickup", "nothing": "pass", "draw nothing": "pass", "n": "pass", "p": "pile"}
_JOKERS = frozenset({"x", "j", "joker", "dżoker", "dzoker"})
_OF_CARDS = frozenset({MoveKind.PILE, MoveKind.ROW, MoveKind.PASS, MoveKind.GHOST})


def marked(moves: Sequence[Move]) -> Mapping[str, Move]:
    """The choices in their order, each with what is typed for it."""
    if moves[0].kind not in _OF_CARDS:
        return {str(place): move for place, move in enumerate(moves, start=1)}
    letters = iter(LETTERS)
    own = {MoveKind.PILE: PILE_LETTER, MoveKind.PASS: NOTHING_LETTER}
    return {own.get(move.kind) or next(letters, move.text): move for move in moves}


def wanted(wording: Wording, moves: Sequence[Move]) -> str:
    """What the prompt asks for."""
    marks = list(marked(moves))
    if marks[0].isdecimal():
        return f"1–{len(marks)}"
    if moves[0].kind is MoveKind.GHOST:
        return f"{marks[0]}–{marks[-1]}"
    return wording.say("terminal-letter-or-card")


def read_choice(wording: Wording, typed: str, view: View) -> Move | str:
    """The choice that is meant, or a sentence on what can be typed."""
    moves = view.legal_moves
    marks = marked(moves)
    text = typed.strip().lower()
    if text in marks:
        return marks[text]
    text = _WORDS.get(text, text)
    for move in moves:
        if move.text.lower() == text:
            return move
    if moves[0].kind not in _OF_CARDS:
        return wording.say("terminal-choose-number", count=len(moves))
    meant = _of_card(moves, JOKER_TEXT if text in _JOKERS else text.upper())
    if len(meant) == 1:
        return meant[0]
    if meant:
        choices = wording.listed([_card(move) for move in meant], OR)
        return wording.say("terminal-ambiguous", choices=choices)
    letters = wording.listed(list(marks), OR)
    return wording.say("terminal-choose-card", letters=letters, card=_example(moves))


def _of_card(moves: Sequence[Move], card: str) -> list[Move]:
    """The moves of just this card, else those of a bundle that holds it."""
    of_cards = [move for move in moves if move.cards]
    exact = [move for move in of_cards if _card(move) == card]
    return exact or [move for move in of_cards if card in _card(move).split("+")]


def _card(move: Move) -> str:
    return move.text.partition(":")[2]


def _example(moves: Sequence[Move]) -> str:
    return next((_card(move) for move in moves if move.cards), PILE_LETTER)
