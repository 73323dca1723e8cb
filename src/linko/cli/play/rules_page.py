"""The game explained on one screen, as `?` shows it in `linko play`."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from linko.cli.play.words import number
from linko.options import GHOST_JOKERS, Options

PLAY_COMMANDS = "? rules · l list · h hint · t table · q quit"
FEW_COMMANDS = "? help · l list · h hint"
CHOICE_COMMANDS = "? rules · h hint · t table · q quit"

_COMMANDS_IN_FULL = (
    "the cards you lay, as 7-7-X or 7 7 X · l: what you can lay and snatch, l 7-7: only that · "
    "h: a hint · t: the table again · q: quit"
)


def rules_page(options: Options) -> RenderableType:
    """The rules of an edition in paragraphs; `docs/rules.md` says them exactly."""
    page = Table(box=None, padding=(0, 1), show_header=False)
    for heading, paragraph in _paragraphs(options).items():
        page.add_row(Text(heading, "bold"), paragraph)
    return page


def _paragraphs(options: Options) -> dict[str, str]:
    told = {
        "aim": f"There are cards from 1 to {options.ranks}, {options.copies} of each, and "
        f"{options.jokers} jokers, X. In the end a card laid is a point, a card in hand costs one.",
        "lay": "On your turn lay a set on your stack: any number of cards of one rank. Jokers "
        "stand in for any rank; alone they are higher than all.",
        "snatch": "Your set must snatch every top set of as many cards and a lower rank, one "
        "player after the other.",
        "take": "Take the snatched cards: the robbed player draws as many. Or leave them: that "
        "player picks them up, or discards them and draws as many.",
        "draw": f"Each card comes from the open row of {options.row_size} or, unseen, from the "
        "pile. The row is filled up after the last one.",
        "end": "The game ends at once when somebody's last card is laid, which snatches nothing, "
        "or when row and pile are empty. Most points win.",
    }
    if options.consolation_draw:
        told["draw"] += " If your set snatches nothing you may draw one card in consolation."
    if options.ones_beat_top:
        told["ones"] = f"Ones also snatch as many {options.ranks}s or jokers."
    if options.ghost:
        told["ghost"] = (
            f"Each player begins with {number(GHOST_JOKERS)} jokers. The ghost never plays; it "
            f"shows {options.ghost_size} cards, each rank a set. Your set first snatches one of "
            "these, which you must take. A bundle in the row, as 4+X, is drawn as one."
        )
    told["advice"] = (
        "The robbed lose points and gain cards. Many low cards at once are hard to beat. Near the "
        "end, take nothing more."
    )
    told["marks"] = (
        "▶ whose turn, ? who must decide; cards named after a player are those everybody saw go to "
        "that hand."
    )
    told["type"] = _COMMANDS_IN_FULL
    return told
