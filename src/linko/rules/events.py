"""What happens when a move is played, one small fact after the other.

Every event has a stable `code`; its fields are the parameters. A client words it in any language
from these alone; `event.sentence(names)` and `str(event)` are the English, the same as in
`linko.texts`. What a seat may not see of an event `linko.rules.views.redact` hides; only
`DrewFromPile` has something to hide.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import ClassVar, get_args

from linko.cards import Card, Seat, card_text, cards_text
from linko.rules.sets import Cards
from linko.rules.state import End

END_WORDS = {
    End.OUT: "a hand is empty",
    End.SUPPLY: "row and pile are empty",
    End.TURN_LIMIT: "the turn limit is reached",
}
"""Why a game is over, in English."""


class _Told:
    """What all events share: a code, and a sentence with places for names and cards."""

    __slots__ = ()
    code: ClassVar[str]
    english: ClassVar[str]
    joined_by: ClassVar[str] = "-"
    """What stands between the cards of the sentence."""

    def sentence(self, names: Sequence[str] = ()) -> str:
        """What happened, in English, with the players' names."""
        words = {name: self._word(name, names) for name in EVENTS[self.code]}
        return self.english.format(**words, them=self._them())

    def __str__(self) -> str:
        return self.sentence()

    def _word(self, field: str, names: Sequence[str]) -> str:
        value = getattr(self, field)
        match field:
            case "seat" | "victim":
                return _name(value, names)
            case "winners":
                *first, last = (_name(seat, names) for seat in value)
                return f"{', '.join(first)} and {last}" if first else last
            case "cards":
                return cards_text(value, self.joined_by)
            case "card":
                return "a card" if value is None else card_text(value)
            case _:
                return str(value)

    def _them(self) -> str:
        return "it" if len(getattr(self, "cards", ())) == 1 else "them"


def _name(seat: Seat, names: Sequence[str]) -> str:
    return names[seat] if seat < len(names) else f"seat {seat}"


@dataclass(frozen=True, slots=True)
class Laid(_Told):
    """A set was laid on the own stack (R7)."""

    code: ClassVar[str] = "laid"
    english: ClassVar[str] = "{seat} laid {cards}"
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Snatched(_Told):
    """A top set must be snatched; the attacker decides next (R11)."""

    code: ClassVar[str] = "snatched"
    english: ClassVar[str] = "{seat} snatched {cards} from {victim}"
    seat: Seat
    victim: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Took(_Told):
    """The attacker took the snatched cards (R14)."""

    code: ClassVar[str] = "took"
    english: ClassVar[str] = "{seat} snatched {cards} from {victim} and took {them}"
    seat: Seat
    victim: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Left(_Told):
    """The attacker left the snatched cards to their owner (R15)."""

    code: ClassVar[str] = "left"
    english: ClassVar[str] = "{seat} snatched {cards} from {victim} and left {them}"
    seat: Seat
    victim: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class PickedUp(_Told):
    """The robbed player picked the cards up (R15)."""

    code: ClassVar[str] = "picked_up"
    english: ClassVar[str] = "{seat} picked up {cards}"
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Discarded(_Told):
    """The robbed player discarded the cards (R15)."""

    code: ClassVar[str] = "discarded"
    english: ClassVar[str] = "{seat} discarded {cards}"
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class DrewFromRow(_Told):
    """An entry of the row went to a hand (R20); `place` counts from the left, from 0."""

    code: ClassVar[str] = "drew_from_row"
    english: ClassVar[str] = "{seat} drew {cards} from the row"
    joined_by: ClassVar[str] = "+"
    seat: Seat
    place: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DrewFromPile(_Told):
    """The top of the pile went to a hand; `card` is None for everybody else (R45)."""

    code: ClassVar[str] = "drew_from_pile"
    english: ClassVar[str] = "{seat} drew {card} from the pile"
    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class RowRefilled(_Told):
    """Cards joined the row at its right end (R21)."""

    code: ClassVar[str] = "row_refilled"
    english: ClassVar[str] = "the row received {cards}"
    joined_by: ClassVar[str] = " "
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class GhostSnatched(_Told):
    """The attacker took a set of the ghost (R41)."""

    code: ClassVar[str] = "ghost_snatched"
    english: ClassVar[str] = "{seat} snatched {cards} from the ghost"
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class GhostReceived(_Told):
    """A card of the pile went to the ghost (R42)."""

    code: ClassVar[str] = "ghost_received"
    english: ClassVar[str] = "the ghost received {card}"
    card: Card


@dataclass(frozen=True, slots=True)
class Bundled(_Told):
    """A card the ghost refused went onto an entry of the row (R39)."""

    code: ClassVar[str] = "bundled"
    english: ClassVar[str] = "{card} joined a bundle in the row"
    place: int
    card: Card


@dataclass(frozen=True, slots=True)
class Passed(_Told):
    """The attacker declined the consolation draw (R33)."""

    code: ClassVar[str] = "passed"
    english: ClassVar[str] = "{seat} passed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(_Told):
    """The turn passed on (R19)."""

    code: ClassVar[str] = "turn_began"
    english: ClassVar[str] = "turn {turn_number}: {seat}"
    seat: Seat
    turn_number: int


@dataclass(frozen=True, slots=True)
class GameEnded(_Told):
    """The game is over (R24–R28)."""

    code: ClassVar[str] = "game_ended"
    reason: End
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    def sentence(self, names: Sequence[str] = ()) -> str:
        """Who won, in English."""
        won = self._word("winners", names)
        return f"{won} won the game" if len(self.winners) == 1 else f"shared win: {won}"


Event = (
    Laid
    | Snatched
    | Took
    | Left
    | PickedUp
    | Discarded
    | DrewFromRow
    | DrewFromPile
    | RowRefilled
    | GhostSnatched
    | GhostReceived
    | Bundled
    | Passed
    | TurnBegan
    | GameEnded
)

EVENTS: dict[str, tuple[str, ...]] = {
    kind.code: tuple(field.name for field in fields(kind)) for kind in get_args(Event)
}
"""Every event code with the names of its parameters."""
