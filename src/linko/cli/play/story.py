"""What happens at the table, told in sentences: a paragraph for each turn."""

from __future__ import annotations

from collections.abc import Sequence

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from linko.cards import Seat
from linko.cli.board import together
from linko.cli.console import LANGUAGE, out
from linko.cli.play.words import as_sentence, end_words, signed, total_words, winner_words
from linko.match import Match
from linko.rules import Event, View, redact
from linko.rules.events import (
    Bundled,
    GameEnded,
    GhostReceived,
    Laid,
    Left,
    RowRefilled,
    Snatched,
    Took,
    TurnBegan,
)
from linko.texts.events import CARDS, Narrator, event_cards

_SHOWN_BY_THE_TABLE = (RowRefilled, GhostReceived, Bundled, TurnBegan, GameEnded)


class Teller:
    """Tells one player the events that this player may see."""

    def __init__(self, seat: Seat, called: Sequence[str]) -> None:
        self._seat = seat
        self._narrator = Narrator(LANGUAGE, called, seat)
        self._waiting: list[Event] = []

    def hear(self, events: Sequence[Event]) -> None:
        """Keep what happened; a turn that is over is told."""
        for event in events:
            if isinstance(event, Took | Left) and self._waiting:
                if isinstance(self._waiting[-1], Snatched):
                    self._waiting.pop()  # the answer tells the snatch as well
            elif isinstance(event, Laid):
                self.tell()
            if not isinstance(event, _SHOWN_BY_THE_TABLE) and not self._is_asked_about(event):
                self._waiting.append(redact(event, self._seat))

    def tell(self) -> None:
        """Say everything that has not been said."""
        if self._waiting:
            said = Text(" ").join(self._sentence(event) for event in self._waiting)
            out.print(Padding(said, (0, 0, 0, 2), expand=False))
            self._waiting.clear()

    def _sentence(self, event: Event) -> Text:
        """The event with its cards in their inks."""
        words = as_sentence(self._narrator.marked_words(event))
        before, _, after = words.partition(CARDS)
        return Text.assemble(before, together(event_cards(event), event.joined_by), after)

    def _is_asked_about(self, event: Event) -> bool:
        return isinstance(event, Snatched) and event.seat == self._seat


def tell_result(view: View, names: Sequence[str], called: Sequence[str]) -> None:
    """How a game ended: why, the points of everybody, and who has won."""
    out.print()
    out.print(Text(f"The game is over: {end_words(view, view.turn, called)}", "bold"))
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column("")
    for title in ("laid", "in hand", "score"):
        table.add_column(title, justify="right")
    for seat in sorted(range(view.seats), key=lambda seat: -view.scores[seat]):
        laid = sum(map(len, view.stacks[seat]))
        table.add_row(
            Text(names[seat], "bold" if seat in view.winners else ""),
            str(laid),
            signed(-view.hand_counts[seat]),
            signed(view.scores[seat]),
        )
    out.print(table)
    out.print(Text(as_sentence(winner_words(view, called)), "bold"))


def tell_totals(match: Match, names: Sequence[str], called: Sequence[str]) -> None:
    """How a match stands after a game, or how it ended."""
    totals = match.totals
    order = sorted(range(len(names)), key=lambda seat: -totals[seat])
    points = ", ".join(f"{names[seat]} {signed(totals[seat])}" for seat in order)
    best = total_words(totals, called)
    many = sum(total == max(totals) for total in totals) > 1
    you = best == called[0]
    out.print()
    if match.is_over:
        verb = "share the match" if many else "win the match" if you else "wins the match"
    else:
        verb = "lead" if many or you else "leads"
    games = f"{len(match.games)} game{'s' if len(match.games) > 1 else ''}"
    out.print(Text(as_sentence(f"{best} {verb} after {games}"), "bold"))
    out.print(Text(f"Totals: {points}"))
