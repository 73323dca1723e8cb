"""The worked turn of the rules, with a picture of the four stacks in text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from linko.cards import Card, card_text
from linko.cli.board import together
from linko.texts import say
from linko.texts.events import CARDS

STACKS: Final[tuple[tuple[str, tuple[tuple[Card, ...], ...]], ...]] = (
    ("Ann", ((Card(12), Card(12)),)),
    ("Ben", ((Card(3),),)),
    ("Cy", ((Card(4), Card(4)), (Card(9), Card(9)))),
    ("Dee", ((Card(5),), (Card(7), Card(7)))),
)
"""The players clockwise, with their sets; the last set is on top."""

BELOW: Final = "\ue001"
"""Placeholder in a sentence for the cards of `$below`."""


def example_turn(language: str) -> RenderableType:
    """Ann's turn as a picture and step by step."""
    parts: list[RenderableType] = [say(language, "rules-example-table"), "", _picture(), ""]
    (_, (laid,)), (_, (single,)), (_, (_, taken)), (_, (safe, left)) = STACKS
    steps = (
        ("rules-example-lay", laid),
        ("rules-example-other", single),
        ("rules-example-take", taken),
        ("rules-example-leave", left),
        ("rules-example-safe", safe),
    )
    said = [_inked(say(language, message, cards=CARDS), {CARDS: cards}) for message, cards in steps]
    following = say(language, "rules-example-next", cards=CARDS, below=BELOW)
    said.append(_inked(following, {CARDS: (Card(13),), BELOW: safe}))
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
    for number, sentence in enumerate(said, start=1):
        table.add_row(f"{number}.", sentence)
    return Group(*parts, table)


def _inked(sentence: str, cards: dict[str, Sequence[Card]]) -> Text:
    """The sentence with coloured cards in place of their marks."""
    text = Text()
    for letter in sentence:
        if letter in cards:
            text.append_text(together(cards[letter], "-"))
        else:
            text.append(letter)
    return text


def _picture() -> RenderableType:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    for name, _ in STACKS:
        table.add_column(name)
    table.add_row(*(_stack_picture(stack) for _, stack in STACKS))
    return table


def _stack_picture(stack: Sequence[Sequence[Card]]) -> Text:
    """A stack from above: of each covered set the upper half shows.

    >>> print(_stack_picture([(Card(5),), (Card(7), Card(7))]))
    ┌──┐
    │ 5│
    ┌──┬──┐
    │ 7│ 7│
    └──┴──┘
    """
    lines: list[Text] = []
    for cards in stack:
        faces = [together((card,), "") for card in cards]
        padded = [
            Text(" " * (2 - len(card_text(card)))).append_text(face)
            for card, face in zip(cards, faces, strict=True)
        ]
        lines.append(Text(f"┌{'┬'.join(['──'] * len(cards))}┐"))
        lines.append(Text("│").append_text(Text("│").join(padded)).append("│"))
    lines.append(Text(f"└{'┴'.join(['──'] * len(stack[-1]))}┘"))
    return Text("\n").join(lines)
