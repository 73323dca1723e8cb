"""Plays as people type them: `7-7`, `7 7 x`, `77`, `7x2`, `2 x 7`.

A text may have several readings; it is accepted only if the hand allows exactly one of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from linko.cards import HIGHEST_RANK, JOKER_TEXT, card_text, cards_text
from linko.cli.play.wording import OR, Wording
from linko.game_errors import IllegalMove
from linko.rules import Move, View

LONGEST_TYPED = 40
"""Maximum number of characters that are read as cards."""

_JOKER_WORDS = re.compile(r"d[żz]oker[a-zó]*|jokers?|j")
_SEPARATORS = re.compile(r"[\s,;.+_-]+")
_TIMES = re.compile(r"(\d+|X)\s*[X*×]\s*(\d+|X)")
_RUN = re.compile(r"[\dX]+")
_CARD = re.compile(r"1[0-3]|[1-9]|X")


def read_play(wording: Wording, typed: str, view: View) -> Move | str:
    """The play that is meant, or a sentence on why there is none."""
    text = _JOKER_WORDS.sub(JOKER_TEXT, typed.strip().lower()).upper()
    if not text or len(text) > LONGEST_TYPED:
        return wording.say("terminal-no-play")
    readings = list(dict.fromkeys(_readings(text)))
    legal = [move for move in view.legal_moves if move.text in readings]
    if len(legal) == 1:
        return legal[0]
    if legal:
        choices = wording.listed([move.text for move in legal], OR)
        return wording.say("terminal-ambiguous", choices=choices)
    problem = ""
    for reading in readings:
        try:
            return _not_held(wording, Move.parse(reading), view)
        except IllegalMove as error:
            problem = problem or wording.refusal(error)
    return problem or wording.say("terminal-no-play")


def _readings(text: str) -> Iterator[str]:
    """Every way to read the text as cards, in notation; the plainest first."""
    if _CARD.fullmatch(text):
        yield text  # 11 is the rank 11, not two 1s
        return
    times = _TIMES.fullmatch(text)
    if times:
        first, second = times.groups()
        for card, count in ((first, second), (second, first)):
            if _CARD.fullmatch(card) and count.isdecimal() and 0 < int(count) <= HIGHEST_RANK:
                yield "-".join([card] * int(count))
    parts = [part for part in _SEPARATORS.split(text) if part]
    if not all(_RUN.fullmatch(part) for part in parts):
        return
    if len(parts) > 1 and all(_CARD.fullmatch(part) for part in parts):
        yield _in_order(parts)
        return
    for cards in _splits("".join(parts)) if len(parts) == 1 else _splits_of(parts):
        yield _in_order(cards)


def _splits_of(parts: list[str]) -> Iterator[list[str]]:
    if not parts:
        yield []
        return
    for first in _splits(parts[0]):
        for rest in _splits_of(parts[1:]):
            yield first + rest


def _splits(run: str) -> Iterator[list[str]]:
    """Digits without gaps cut into cards of one rank, and jokers: `1111X` in two ways."""
    ranks = run.replace(JOKER_TEXT, "")
    jokers = [JOKER_TEXT] * (len(run) - len(ranks))
    if not ranks:
        yield jokers
        return
    for width in (2, 1):
        card = ranks[:width]
        if _CARD.fullmatch(card) and ranks == card * (len(ranks) // width):
            yield [card] * (len(ranks) // width) + jokers


def _in_order(cards: list[str]) -> str:
    return "-".join(sorted(cards, key=lambda card: card == JOKER_TEXT))


def _not_held(wording: Wording, move: Move, view: View) -> str:
    for card in dict.fromkeys(move.cards):
        held = view.hand.count(card)
        if held == 0:
            return wording.say("terminal-none-held", card=card_text(card), cards=move.text)
        if held < move.cards.count(card):
            there = cards_text((card,) * held, "-")
            return wording.say("terminal-few-held", held=there, cards=move.text)
    raise AssertionError(f"{move.text} is legal")
