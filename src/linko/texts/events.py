"""Game events as sentences, written for one reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from linko.cards import Card, Seat, cards_text
from linko.rules import Event
from linko.rules.events import (
    Bundled,
    Discarded,
    DrewFromPile,
    DrewFromRow,
    GameEnded,
    GhostReceived,
    GhostSnatched,
    Laid,
    Left,
    Passed,
    PickedUp,
    RowRefilled,
    Snatched,
    Took,
    TurnBegan,
)
from linko.texts.message_ids import message_id
from linko.texts.messages import say

CARDS: Final = "\ue000"
"""Placeholder in a sentence for cards that are drawn or coloured; no name contains it."""


@dataclass(frozen=True, slots=True)
class Narrator:
    """Describes events in a language; a reader who has a seat is addressed as "you".

    >>> event = Took(seat=1, victim=0, cards=(5, 5))
    >>> Narrator("de", ("Ann", "Ben")).words(event)
    'Ben luxxt Ann 5-5 ab und nimmt die Karten'
    >>> Narrator("de", ("Ann", "Ben"), reader=0).words(event)
    'Ben luxxt dir 5-5 ab und nimmt die Karten'
    """

    language: str
    names: Sequence[str]
    reader: Seat | None = None

    def words(self, event: Event) -> str:
        """The event in words, with the cards in notation; the full stop may be missing."""
        cards = cards_text(event_cards(event), event.joined_by)
        return self.marked_words(event).replace(CARDS, cards)

    def marked_words(self, event: Event) -> str:
        """The same with the placeholder `CARDS` instead of the cards."""
        match event:
            case Laid() | PickedUp() | Discarded() | DrewFromRow() | GhostSnatched() | Passed():
                return self._say(event, seat=event.seat)
            case Snatched() | Took() | Left():
                return self._say(event, seat=event.seat, victim=event.victim)
            case DrewFromPile(seat, card):
                return self._say(event, *(() if card is None else ("seen",)), seat=seat)
            case TurnBegan(seat, number):
                return self._say(event, seat=seat, number=number)
            case GameEnded(winners=winners):
                if len(winners) == 1:
                    return self._say(event, seat=winners[0], count=1)
                return self._say(event, name=self._listed(winners), count=len(winners))
            case RowRefilled() | GhostReceived() | Bundled():
                return self._say(event)
            case _:
                assert_never(event)

    def _say(
        self,
        event: Event,
        *suffixes: str,
        seat: Seat | None = None,
        victim: Seat | None = None,
        **values: str | int,
    ) -> str:
        given: dict[str, str | int] = {
            "cards": CARDS,
            "count": len(event_cards(event)) or 1,  # a card that the reader cannot see
            "who": self._who(seat),
            "whom": self._who(victim),
        }
        if seat is not None:
            is_you = seat == self.reader
            given["name"] = say(self.language, "event-you") if is_you else self.names[seat]
        if victim is not None:
            given["victim"] = self.names[victim]
        return say(self.language, message_id("event", event.code, *suffixes), **given | values)

    def _who(self, seat: Seat | None) -> str:
        return "other" if seat is None or seat != self.reader else "you"

    def _listed(self, seats: Sequence[Seat]) -> str:
        *first, last = (self.names[seat] for seat in seats)
        return say(self.language, "event-names", first=", ".join(first), last=last)


def event_cards(event: Event) -> tuple[Card, ...]:
    """The cards mentioned in the words of an event, in their order."""
    match event:
        case Passed() | TurnBegan() | GameEnded():
            return ()
        case DrewFromPile(card=card):
            return () if card is None else (card,)
        case GhostReceived(card=card) | Bundled(card=card):
            return (card,)
        case _:
            return event.cards
