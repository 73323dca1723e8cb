"""The options of a game: the edition, its four switches, and sizes for study."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

from linko.cards import COPIES, HIGHEST_RANK, JOKERS
from linko.game_errors import OptionsError
from linko.players import FEWEST_SEATS, MOST_SEATS
from linko.refusal import quote

HAND_SIZE: Final = 13
ROW_SIZE: Final = 6
GHOST_SIZE: Final = 13
GHOST_JOKERS: Final = 2
"""Number of jokers each player receives before the deal in ghost editions (R37)."""

TURN_LIMIT: Final = 1000
"""Maximum number of turns; the game ends when the last one is completed (R26)."""

GHOST_SEATS: Final = 2

USUAL_SEATS: Final = 4
"""Default number of players."""

EDITION_SEATS: Final[Mapping[str, tuple[int, int]]] = {
    "classic": (2, 5),
    "basic": (3, 5),
    "advanced": (3, 5),
    "expert": (3, 5),
    "duel": (2, 2),
    "phantom": (2, 2),
}
"""Minimum and maximum number of players of each edition (R32)."""

EDITION_STARTERS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("classic", "phantom"), "youngest"),
    **dict.fromkeys(("basic", "advanced", "expert", "duel"), "lynx"),
}
"""Who starts according to each edition's booklet: the youngest, or who last saw a lynx."""

_LARGEST_SIZE = HIGHEST_RANK * COPIES + JOKERS
SIZE_RANGES: Final[Mapping[str, tuple[int, int]]] = {
    "ranks": (2, HIGHEST_RANK),
    "copies": (1, COPIES),
    "jokers": (0, JOKERS),
    "hand_size": (1, _LARGEST_SIZE),
    "row_size": (1, _LARGEST_SIZE),
    "ghost_size": (1, _LARGEST_SIZE),
}
"""The options that are numbers, with their lowest and highest values."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options of one game, checked when created (R32–R36).

    >>> Options(ghost=True, ones_beat_top=True).seats_allowed
    (2, 2)
    """

    consolation_draw: bool = False
    ones_beat_top: bool = False
    ghost: bool = False
    fewest_in_hand: bool = False
    ranks: int = HIGHEST_RANK
    copies: int = COPIES
    jokers: int = JOKERS
    hand_size: int = HAND_SIZE
    row_size: int = ROW_SIZE
    ghost_size: int = GHOST_SIZE
    edition: str | None = None
    """The edition's name; None for a custom edition."""

    def __post_init__(self) -> None:
        for option in OPTION_NAMES:
            _check_option(option, getattr(self, option))
        if self.ghost:
            needed = GHOST_SEATS * GHOST_JOKERS
            if self.jokers < needed:
                raise OptionsError("ghost_needs_jokers", needed=needed, given=self.jokers)
            if self.hand_size < GHOST_JOKERS:
                raise OptionsError("ghost_needs_hand", needed=GHOST_JOKERS, given=self.hand_size)
        self._check_supply(FEWEST_SEATS)
        if isinstance(self.edition, str) and self.edition in EDITION_SEATS:
            if _flags(self) != _EDITION_FLAGS[self.edition] or _sizes(self) != _USUAL_SIZES:
                raise OptionsError("edition_changed", edition=self.edition)
        elif self.edition is not None:
            raise _unknown_edition(self.edition)

    def __repr__(self) -> str:
        if self.edition is not None:
            return f"EDITIONS[{self.edition!r}]"
        given = ", ".join(f"{name}={value}" for name, value in self.to_record_object().items())
        return f"Options({given})"

    @property
    def jokers_in_deck(self) -> int:
        """Number of jokers in the deck; with the ghost, the players receive the others (R37)."""
        return self.jokers - (GHOST_SEATS * GHOST_JOKERS if self.ghost else 0)

    @property
    def deck_size(self) -> int:
        """Number of cards in the deck: 109, or 105 with the ghost."""
        return self.ranks * self.copies + self.jokers_in_deck

    @property
    def cards_dealt(self) -> int:
        """Number of cards dealt from the deck to each hand: 13, or 11 with the ghost."""
        return self.hand_size - (GHOST_JOKERS if self.ghost else 0)

    @property
    def seats_allowed(self) -> tuple[int, int]:
        """Minimum and maximum number of players (R32, R35)."""
        if self.edition is not None:
            return EDITION_SEATS[self.edition]
        return (GHOST_SEATS, GHOST_SEATS) if self.ghost else (FEWEST_SEATS, MOST_SEATS)

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """Every number of players that is allowed and that the deck can supply (R32–R36).

        >>> Options(ranks=5, hand_size=12).seat_counts
        (2, 3)
        """
        lowest, highest = self.seats_allowed
        allowed = range(lowest, highest + 1)
        return tuple(seats for seats in allowed if self._cards_needed(seats) <= self.deck_size)

    @property
    def usual_seats(self) -> int:
        """Default number of players: four, or the largest possible number below four."""
        return max(seats for seats in self.seat_counts if seats <= USUAL_SEATS)

    def check_seats(self, seats: int) -> None:
        """Raise `OptionsError` if the options or the deck do not allow this number of players."""
        if type(seats) is not int:
            raise OptionsError("seats_not_number", given=quote(seats))
        lowest, highest = self.seats_allowed
        if not lowest <= seats <= highest:
            name = self.edition or "a custom edition"
            clause = "R32" if self.edition else "R35"
            if lowest == highest:
                raise OptionsError(
                    "seats_exactly", clause, edition=name, needed=lowest, given=seats
                )
            raise OptionsError(
                "seats_out_of_range",
                clause,
                edition=name,
                lowest=lowest,
                highest=highest,
                given=seats,
            )
        self._check_supply(seats)

    def to_record(self) -> str | dict[str, bool | int]:
        """Return the value of the key `edition` in a record (R48)."""
        return self.edition if self.edition is not None else self.to_record_object()

    def to_record_object(self) -> dict[str, bool | int]:
        """Return the options that differ from their defaults, by name."""
        usual = {field.name: field.default for field in fields(self)}
        values = {name: getattr(self, name) for name in OPTION_NAMES}
        return {name: value for name, value in values.items() if value != usual[name]}

    @classmethod
    def from_record(cls, edition: object) -> Options:
        """Make options from the value of the key `edition` in a record (R48)."""
        if isinstance(edition, str):
            return edition_options(edition)
        if not isinstance(edition, Mapping):
            raise OptionsError("edition_not_text", given=quote(edition))
        for name in edition:
            if name not in OPTION_NAMES:
                raise OptionsError("unknown_option", given=quote(name), known=_list(OPTION_NAMES))
        return cls(**edition)

    def _cards_needed(self, seats: int) -> int:
        """Maximum number of cards that the deal can use."""
        needed = seats * self.cards_dealt + self.row_size
        if self.ghost:
            # R36: at worst, the ghost refuses all highest cards and jokers before it is full.
            needed += self.ghost_size + self.copies + self.jokers_in_deck
        return needed

    def _check_supply(self, seats: int) -> None:
        needed = self._cards_needed(seats)
        if needed > self.deck_size:
            raise OptionsError("deck_too_small", deck=self.deck_size, needed=needed, seats=seats)


OPTION_NAMES: Final = tuple(field.name for field in fields(Options) if field.name != "edition")
"""The names of all options in records, starting with the four that editions set."""

FLAG_NAMES: Final = tuple(name for name in OPTION_NAMES if name not in SIZE_RANGES)
"""The options that are on or off."""


def _flags(options: Options) -> frozenset[str]:
    return frozenset(name for name in FLAG_NAMES if getattr(options, name))


def _sizes(options: Options) -> tuple[int, ...]:
    return tuple(getattr(options, name) for name in SIZE_RANGES)


_USUAL_SIZES = (HIGHEST_RANK, COPIES, JOKERS, HAND_SIZE, ROW_SIZE, GHOST_SIZE)

_EDITION_FLAGS: Mapping[str, frozenset[str]] = {
    "classic": frozenset(),
    "basic": frozenset({"consolation_draw", "fewest_in_hand"}),
    "advanced": frozenset({"fewest_in_hand"}),
    "expert": frozenset({"ones_beat_top", "fewest_in_hand"}),
    "duel": frozenset({"consolation_draw", "ghost", "fewest_in_hand"}),
    "phantom": frozenset({"ghost"}),
}


def _check_option(option: str, value: object) -> None:
    if option not in SIZE_RANGES:
        if not isinstance(value, bool):
            raise OptionsError("option_not_bool", option=option, given=quote(value))
        return
    if not isinstance(value, int) or isinstance(value, bool):
        raise OptionsError("option_not_number", option=option, given=quote(value))
    lowest, highest = SIZE_RANGES[option]
    if not lowest <= value <= highest:
        raise OptionsError(
            "option_out_of_range",
            option=option,
            lowest=lowest,
            highest=highest,
            given=quote(value),
        )


def _list(names: tuple[str, ...]) -> str:
    return ", ".join(names)


def _unknown_edition(given: object) -> OptionsError:
    return OptionsError("unknown_edition", given=quote(given), known=_list(tuple(EDITION_SEATS)))


def edition_options(name: str) -> Options:
    """Return the options of an edition by name; raise `OptionsError` if there is none."""
    if name not in EDITIONS:
        raise _unknown_edition(name)
    return EDITIONS[name]


EDITIONS: Final[Mapping[str, Options]] = {
    name: Options(edition=name, **dict.fromkeys(flags, True))
    for name, flags in _EDITION_FLAGS.items()
}
"""The editions by name (R32)."""
