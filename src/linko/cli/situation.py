"""A position in one line: edition, turn, and who must decide what, or why the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from linko.cards import Seat, cards_text
from linko.options import Options
from linko.rules import Phase, State, View
from linko.rules.state import End
from linko.texts import message_id, say

CUSTOM_EDITION = "custom"


def headline(language: str, table: State | View, names: Sequence[str]) -> str:
    """Edition, turn and situation."""
    return f"{title(language, table)} · {_situation(language, table, names)}"


def title(language: str, table: State | View) -> str:
    """Edition and turn."""
    edition = edition_name(language, table.options)
    return say(language, "terminal-title", edition=edition, number=table.turn_number)


def edition_name(language: str, options: Options) -> str:
    """What players call the edition."""
    return say(language, message_id("edition", options.edition or CUSTOM_EDITION))


def end_words(
    language: str, table: State | View, names: Sequence[str], reader: Seat | None = None
) -> str:
    """The sentence that says why the game is over."""
    match table.ended_by:
        case End.OUT:
            who = "you" if table.turn == reader else "other"
            return say(language, "terminal-over-out", who=who, name=names[table.turn])
        case End.SUPPLY:
            return say(language, "terminal-over-supply")
        case _:
            return say(language, "terminal-over-turn-limit")


def _situation(language: str, table: State | View, names: Sequence[str]) -> str:
    name = "" if table.to_move is None else names[table.to_move]
    snatch = table.snatch
    cards = cards_text(snatch.cards, "-") if snatch else ""
    match table.phase:
        case Phase.PLAY:
            return say(language, "terminal-decides-play", name=name)
        case Phase.GHOST:
            return say(language, "terminal-decides-ghost", name=name)
        case Phase.TAKE:
            victim = names[snatch.victim] if snatch else ""
            return say(language, "terminal-decides-take", name=name, victim=victim, cards=cards)
        case Phase.ANSWER:
            return say(language, "terminal-decides-answer", name=name, cards=cards)
        case Phase.DRAW:
            return say(language, "terminal-decides-draw", name=name, count=table.draws_left)
        case Phase.CONSOLATION:
            return say(language, "terminal-decides-consolation", name=name)
        case Phase.OVER:
            return end_words(language, table, names)
        case _:
            assert_never(table.phase)
