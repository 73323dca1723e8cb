"""Events: what happens when a move is played, step by step.

Every event has a stable `code`; its fields are the parameters. Clients use both to word the event
in any language. `event.sentence(names)` and `str(event)` give the same English as `linko.texts`.
`linko.rules.views.redact` removes what a seat may not see; only `DrewFromPile` has such a field.
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


class _WithSentence:
    """The common part of all events: a code, and a sentence with placeholders."""

    __slots__ = ()
    code: ClassVar[str]
    english: ClassVar[str]
    joined_by: ClassVar[str] = "-"
    """Separator between the cards in the sentence."""

    def sentence(self, names: Sequence[str] = ()) -> str:
        """Say in English what happened, with the players' names."""
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
class Laid(_WithSentence):
    """A player laid a set on their own stack (R7)."""

    code: ClassVar[str] = "laid"
    english: ClassVar[str] = "{seat} laid {cards}"
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Snatched(_WithSentence):
    """A top set must be snatched; the attacker decides next (R11)."""

    code: ClassVar[str] = "snatched"
    english: ClassVar[str] = "{seat} snatched {cards} from {victim}"
    seat: Seat
    victim: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Took(_WithSentence):
    """The attacker took the snatched cards (R14)."""

    code: ClassVar[str] = "took"
    english: ClassVar[str] = "{seat} snatched {cards} from {victim} and took {them}"
    seat: Seat
    victim: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Left(_WithSentence):
    """The attacker left the snatched cards to their owner (R15)."""

    code: ClassVar[str] = "left"
    english: ClassVar[str] = "{seat} snatched {cards} from {victim} and left {them}"
    seat: Seat
    victim: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class PickedUp(_WithSentence):
    """The robbed player picked up the cards (R15)."""

    code: ClassVar[str] = "picked_up"
    english: ClassVar[str] = "{seat} picked up {cards}"
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Discarded(_WithSentence):
    """The robbed player discarded the cards (R15)."""

    code: ClassVar[str] = "discarded"
    english: ClassVar[str] = "{seat} discarded {cards}"
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class DrewFromRow(_WithSentence):
    """An entry of the row went to a hand (R20); `place` is its index from the left."""

    code: ClassVar[str] = "drew_from_row"
    english: ClassVar[str] = "{seat} drew {cards} from the row"
    joined_by: ClassVar[str] = "+"
    seat: Seat
    place: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DrewFromPile(_WithSentence):
    """The top card of the pile went to a hand; other seats get None as `card` (R45)."""

    code: ClassVar[str] = "drew_from_pile"
    english: ClassVar[str] = "{seat} drew {card} from the pile"
    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class RowRefilled(_WithSentence):
    """Cards joined the row at its right end (R21)."""

    code: ClassVar[str] = "row_refilled"
    english: ClassVar[str] = "the row received {cards}"
    joined_by: ClassVar[str] = " "
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class GhostSnatched(_WithSentence):
    """The attacker took a set of the ghost (R41)."""

    code: ClassVar[str] = "ghost_snatched"
    english: ClassVar[str] = "{seat} snatched {cards} from the ghost"
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class GhostReceived(_WithSentence):
    """A card of the pile went to the ghost (R42)."""

    code: ClassVar[str] = "ghost_received"
    english: ClassVar[str] = "the ghost received {card}"
    card: Card


@dataclass(frozen=True, slots=True)
class Bundled(_WithSentence):
    """A card the ghost refused went onto an entry of the row (R39)."""

    code: ClassVar[str] = "bundled"
    english: ClassVar[str] = "{card} became part of a bundle in the row"
    place: int
    card: Card


@dataclass(frozen=True, slots=True)
class Passed(_WithSentence):
    """The attacker declined the consolation draw (R33)."""

    code: ClassVar[str] = "passed"
    english: ClassVar[str] = "{seat} passed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(_WithSentence):
    """The next turn began (R19)."""

    code: ClassVar[str] = "turn_began"
    english: ClassVar[str] = "turn {turn_number}: {seat}"
    seat: Seat
    turn_number: int


@dataclass(frozen=True, slots=True)
class GameEnded(_WithSentence):
    """The game is over (R24–R28)."""

    code: ClassVar[str] = "game_ended"
    reason: End
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    def sentence(self, names: Sequence[str] = ()) -> str:
        """Say in English who won."""
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
