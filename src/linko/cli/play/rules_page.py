"""The rules of an edition, which `?` shows in `linko play`, in the words of the browser."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from linko.cards import JOKER, Card
from linko.cli.board import together
from linko.cli.play.example_turn import example_turn
from linko.cli.situation import edition_name
from linko.options import EDITION_STARTERS, GHOST_JOKERS, TURN_LIMIT, Options
from linko.texts import message_id, say

SETS: tuple[tuple[str, tuple[Card, ...]], ...] = (
    ("rules-set-mixed", (Card(6), Card(6), Card(6), JOKER)),
    ("rules-set-pair", (Card(12), Card(12))),
    ("rules-set-jokers", (JOKER, JOKER)),
)
FORGOTTEN = (
    "rules-forget-must",
    "rules-forget-equal",
    "rules-forget-once",
    "rules-forget-gone",
    "rules-forget-below",
    "rules-forget-refill",
    "rules-forget-last",
)
TIPS = ("rules-tip-snatch", "rules-tip-decoy", "rules-tip-many", "rules-tip-end")


def rules_page(language: str, options: Options) -> RenderableType:
    """The rules with what the options add, the chart, a worked turn, reminders, tips and keys."""
    return _Page(language, options).whole()


class _Page:
    """The sections of the page in one language, for one edition."""

    def __init__(self, language: str, options: Options) -> None:
        self._language = language
        self._options = options

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = []
        for title, content in self._sections():
            parts += [
                Text(self._say(title), "bold"),
                Padding(Group(*content), (0, 0, 1, 2), expand=False),
            ]
        edition = edition_name(self._language, self._options)
        return Group(Text(edition, "bold underline"), "", *parts)

    def _sections(self) -> Iterator[tuple[str, Sequence[RenderableType]]]:
        """Titles with their paragraphs, in the order of the page."""
        options = self._options
        yield "terminal-keys-title", self._keys()
        yield "terminal-marks-title", [self._say("terminal-marks")]
        yield "rules-goal-title", [self._say("rules-goal")]
        yield "rules-setup-title", self._setup()
        yield "rules-turn-title", self._turn()
        yield "rules-snatch-title", self._snatch()
        yield "rules-chart-title", self._chart()
        yield (
            "rules-draw-title",
            [
                self._say("rules-draw", row=options.row_size),
                self._say("rules-draw-pile"),
                self._say("rules-draw-short"),
            ],
        )
        if options.ghost:
            yield "rules-ghost-title", self._ghost()
        yield "rules-end-title", self._end()
        yield "rules-match-title", [self._say("rules-match"), self._say("rules-match-length")]
        yield "rules-example-title", [example_turn(self._language)]
        yield "rules-forget-title", [_numbered([self._say(one) for one in FORGOTTEN])]
        yield "rules-tips-title", [_dotted([self._say(one) for one in TIPS])]

    def _say(self, message: str, /, **values: int) -> str:
        return say(self._language, message, **values)

    def _keys(self) -> list[RenderableType]:
        return [_dotted(self._say("terminal-keys").split("\n"))]

    def _setup(self) -> list[RenderableType]:
        options = self._options
        deck = self._say(
            "rules-deck", copies=options.copies, ranks=options.ranks, jokers=options.jokers
        )
        if options.ghost:
            deal = self._say(
                "rules-deal-ghost",
                dealt=options.hand_size - GHOST_JOKERS,
                row=options.row_size,
                ghost=options.ghost_size,
            )
        else:
            deal = self._say("rules-deal", hand=options.hand_size, row=options.row_size)
        start = self._say("rules-start")
        if options.edition is not None:
            booklet = message_id("rules-start", EDITION_STARTERS[options.edition])
            start = f"{start} {self._say(booklet)}"
        return [deck, deal, start]

    def _turn(self) -> list[RenderableType]:
        sets = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for message, cards in SETS:
            sets.add_row(together(cards, "-"), self._say(message))
        jokers = "rules-jokers-ones" if self._options.ones_beat_top else "rules-jokers"
        return [
            self._say("rules-order"),
            self._say("rules-turn"),
            sets,
            self._say(jokers),
            self._say("rules-out"),
        ]

    def _snatch(self) -> list[RenderableType]:
        choices = _dotted([self._say("rules-take"), self._say("rules-leave")])
        parts = [self._say("rules-snatch"), choices, self._say("rules-below")]
        if self._options.ones_beat_top:
            parts.append(self._say("rules-ones", ranks=self._options.ranks))
        if self._options.consolation_draw:
            parts.append(self._say("rules-consolation"))
        return parts

    def _chart(self) -> list[RenderableType]:
        """The decision chart: one answer to a question ends it, the other leads to the next."""
        if self._options.ones_beat_top:
            value = self._say("rules-chart-value-ones", ranks=self._options.ranks)
        else:
            value = self._say("rules-chart-value")
        yes, no = self._say("rules-chart-yes"), self._say("rules-chart-no")
        nothing = self._say("rules-chart-nothing")
        parts: list[RenderableType] = []
        for asked, ends, then, goes_on in (
            (self._say("rules-chart-count"), no, nothing, yes),
            (value, no, nothing, yes),
            (self._say("rules-chart-must"), yes, self._say("rules-chart-take"), no),
            (self._say("rules-chart-leave"), yes, self._say("rules-chart-pick-up"), no),
        ):
            parts.append(Text(asked, "italic"))
            parts.append(_hanging([(f"├─ {ends} →", then), (f"↓  {goes_on}", "")]))
        return [*parts, self._say("rules-chart-discard"), self._say("rules-chart-next")]

    def _ghost(self) -> list[RenderableType]:
        size, ranks = self._options.ghost_size, self._options.ranks
        return [
            self._say("rules-ghost", ghost=size),
            self._say("rules-ghost-snatch"),
            self._say("rules-ghost-take", ghost=size),
            self._say("rules-ghost-refuses", ranks=ranks),
            self._say("rules-ghost-bundle"),
        ]

    def _end(self) -> list[RenderableType]:
        tie = "rules-tie-fewest" if self._options.fewest_in_hand else "rules-tie-shared"
        return [
            self._say("rules-end"),
            _dotted([self._say("rules-end-out"), self._say("rules-end-supply")]),
            self._say("rules-score"),
            self._say(tie),
            self._say("rules-end-limit", turns=TURN_LIMIT),
        ]


def _dotted(items: Sequence[str]) -> RenderableType:
    return _hanging([("•", item) for item in items])


def _numbered(items: Sequence[str]) -> RenderableType:
    return _hanging([(f"{number}.", item) for number, item in enumerate(items, start=1)])


def _hanging(rows: Sequence[tuple[str, str]]) -> RenderableType:
    """Rows of a mark and a text; all lines of the text are indented."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
    for mark, words in rows:
        table.add_row(mark, words)
    return table
