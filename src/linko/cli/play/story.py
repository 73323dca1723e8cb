"""What happens at the table, in sentences: a paragraph for each turn."""

from __future__ import annotations

from collections.abc import Sequence

from rich.padding import Padding
from rich.text import Text

from linko.cli.board import together
from linko.cli.console import out
from linko.cli.play.wording import Wording, as_sentence
from linko.rules import Event, redact
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
    """Prints the events of a game as one player may see them."""

    def __init__(self, wording: Wording) -> None:
        self._seat = wording.reader
        self._narrator = Narrator(wording.language, wording.names, wording.reader)
        self._waiting: list[Event] = []

    def hear(self, events: Sequence[Event]) -> None:
        """Keep the events; print those of the previous turn when a new turn begins."""
        for event in events:
            if isinstance(event, Took | Left) and self._waiting:
                if isinstance(self._waiting[-1], Snatched):
                    self._waiting.pop()  # the sentence of the answer includes the snatch
            elif isinstance(event, Laid):
                self.tell()
            if not isinstance(event, _SHOWN_BY_THE_TABLE) and not self._is_asked_about(event):
                self._waiting.append(redact(event, self._seat))

    def tell(self) -> None:
        """Print all events that have not been printed yet."""
        if self._waiting:
            said = Text(" ").join(self._sentence(event) for event in self._waiting)
            out.print(Padding(said, (0, 0, 0, 2), expand=False))
            self._waiting.clear()

    def _sentence(self, event: Event) -> Text:
        """The event in words, with its cards in their colours."""
        words = as_sentence(self._narrator.marked_words(event))
        before, _, after = words.partition(CARDS)
        return Text.assemble(before, together(event_cards(event), event.joined_by), after)

    def _is_asked_about(self, event: Event) -> bool:
        return isinstance(event, Snatched) and event.seat == self._seat
