"""The setup of an arena: bots, edition, number of seats, seed."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from linko.arena.errors import ArenaError
from linko.arena.provenance import Provenance, difference, is_provenance, provenance
from linko.bots.time_limits import SECONDS
from linko.game import as_options, random_source
from linko.game_errors import OptionsError
from linko.options import Options
from linko.players import seat_names, shown_names
from linko.refusal import LinkoError, quote

FORMAT_VERSION: Final = 2
"""Version of the result file format."""

HEADER_KEYS: Final = ("linko_arena", "bots", "edition", "seats", "seed", "seconds", "made_with")

LONGEST_SECONDS: Final = 86_400
"""Maximum number of seconds for a decision: one day."""

DEAL_BITS: Final = 53
BOT_BITS: Final = 32
"""Size of a bot's seed in bits; every language's random generator accepts 32."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """Either one bot against copies of another on all other seats, or one bot for every seat.

    Two runs of the same setup play the same deals, so their results can be combined.

    >>> Setup.of("greedy", "random", seats=3).seating(1)
    (1, 0, 1)
    """

    bots: tuple[str, ...]
    """Names for `linko.bots.load`; games refer to a bot by its index here."""
    options: Options
    seats: int
    seed: int
    seconds: float = SECONDS
    """Maximum thinking time for a decision; built-in bots have their own limits."""
    read_made_with: Provenance | None = field(default=None, compare=False, repr=False)
    """The origin of the games in a result file; None if they are played here and now."""

    def __post_init__(self) -> None:
        self.options.check_seats(self.seats)
        if len(self.bots) not in {2, self.seats}:
            raise ArenaError("arena_bots", given=len(self.bots), seats=self.seats)
        try:
            seat_names(list(self.bots))
        except OptionsError as error:
            raise ArenaError("arena_bad_setup", key="bots", reason=error) from error
        random_source(self.seed)
        if type(self.seconds) not in (int, float) or not 0 < self.seconds <= LONGEST_SECONDS:
            raise ArenaError(
                "arena_bad_seconds", most=f"{LONGEST_SECONDS:,}", given=quote(self.seconds)
            )

    @classmethod
    def of(
        cls,
        *bots: str,
        edition: str | Options = "classic",
        seats: int | None = None,
        seed: int = 0,
        seconds: float = SECONDS,
    ) -> Setup:
        """Build a setup; the default is four seats for two bots, else one seat per bot.

        If the edition does not allow four seats, two bots get as many seats below four as possible.
        """
        options = as_options(edition)
        if seats is None:
            seats = len(bots) if len(bots) > 2 else options.usual_seats
        return cls(bots=bots, options=options, seats=seats, seed=seed, seconds=seconds)

    @property
    def labels(self) -> tuple[str, ...]:
        """The bots' names; repeated names are numbered."""
        labels: list[str] = []
        for name in self.bots:
            label, number = name, 1
            while label in labels:
                number += 1
                label = f"{name} ({number})"
            labels.append(label)
        return tuple(labels)

    @property
    def parity(self) -> float:
        """The share of the wins expected from equally strong players."""
        return 1 / self.seats

    @property
    def pairing(self) -> str:
        """A short description of who plays against whom."""
        labels = shown_names(len(self.bots), self.labels)
        if len(self.bots) == self.seats > 2:
            return ", ".join(labels)
        count = f"{self.seats - 1} × " if self.seats > 2 else ""
        return f"{labels[0]} against {count}{labels[1]}"

    @property
    def terms(self) -> str:
        """A short description of edition, seats and seed."""
        return f"{self.options.edition or 'custom edition'}, {self.seats} seats, seed {self.seed}"

    def seating(self, rotation: int) -> tuple[int, ...]:
        """The bot on each seat, as an index into `bots`."""
        line = range(self.seats) if len(self.bots) == self.seats else (0,) + (1,) * (self.seats - 1)
        return tuple(line[(seat - rotation) % self.seats] for seat in range(self.seats))

    def deal_seed(self, deal: int) -> int:
        """The seed for the deck and starter of a deal."""
        return _mixed(DEAL_BITS, self.seed, deal)

    def bot_seed(self, deal: int, rotation: int, seat: int) -> int:
        """The seed for the bot on a seat in one game."""
        return _mixed(BOT_BITS, self.seed, deal, rotation, seat)

    @property
    def made_with(self) -> Provenance:
        """Versions, sources, and what decides each bot's moves; see `linko.arena.provenance`."""
        if self.read_made_with is not None:
            return self.read_made_with
        return provenance(self.bots, self.options, self.seats)

    def header(self) -> dict[str, object]:
        """The first line of a result file."""
        values = (
            FORMAT_VERSION,
            list(self.bots),
            self.options.to_record(),
            self.seats,
            self.seed,
            self.seconds,
            self.made_with,
        )
        return dict(zip(HEADER_KEYS, values, strict=True))

    @classmethod
    def from_header(cls, header: Mapping[str, object]) -> Setup:
        """Read the setup of a result file, or raise an `ArenaError` that says what is wrong."""
        version = header.get("linko_arena", FORMAT_VERSION)
        if type(version) is not int or version != FORMAT_VERSION:
            raise ArenaError("arena_version", given=quote(version), known=FORMAT_VERSION)
        for key in HEADER_KEYS:
            if key not in header:
                raise ArenaError("arena_no_header", key=key)
        bots, seats, seed, seconds = (header[key] for key in ("bots", "seats", "seed", "seconds"))
        if not isinstance(bots, list):
            raise ArenaError("arena_bad_value", key="bots", given=quote(bots))
        if type(seats) is not int:
            raise ArenaError("arena_bad_value", key="seats", given=quote(seats))
        if type(seed) is not int:
            raise ArenaError("arena_bad_value", key="seed", given=quote(seed))
        if type(seconds) not in (int, float) or not 0 < seconds <= LONGEST_SECONDS:  # type: ignore[operator] # a number
            raise ArenaError("arena_bad_value", key="seconds", given=quote(seconds))
        made_with = header["made_with"]
        if not is_provenance(made_with):
            raise ArenaError("arena_bad_value", key="made_with", given=quote(made_with))
        key = "edition"
        try:
            options = Options.from_record(header[key])
            key = "seats"
            return cls(
                bots=tuple(bots),
                options=options,
                seats=seats,
                seed=seed,
                seconds=seconds,  # type: ignore[arg-type] # a number
                read_made_with=made_with,
            )
        except LinkoError as error:
            raise ArenaError("arena_bad_setup", key=key, reason=error) from error

    def difference(self, other: Setup) -> str | None:
        """Describe the first key in which another setup differs; None if they are equal."""
        ours, theirs = self.header(), other.header()
        for key in HEADER_KEYS:
            if key != "made_with" and ours[key] != theirs[key]:
                return f"{key} {_said(theirs[key])} instead of {_said(ours[key])}"
        return difference(self.made_with, other.made_with)


def _said(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(quote, value))
    return str(value) if isinstance(value, dict) else quote(value)


def _mixed(bits: int, *numbers: int) -> int:
    """Hash numbers to a seed, the same on every machine; nearby numbers give unrelated seeds."""
    digest = hashlib.sha256(" ".join(map(str, numbers)).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - bits)
