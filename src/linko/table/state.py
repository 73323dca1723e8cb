"""The state of a table: the sum of its log, and who is connected right now."""

from __future__ import annotations

from collections import deque
from enum import Enum

from linko.cards import Seat
from linko.match import Match
from linko.refusal import LinkoError
from linko.rules import View
from linko.table.offer import Offer
from linko.table.places import EMPTY, Place, Visitors
from linko.table.settings import Settings
from linko.table.table_game import TableGame
from linko.table.talk_lines import LINES, TalkLine


class Status(Enum):
    """The stages of a table; a rematch makes a finished table run again."""

    OPEN = "open"
    """People sit down; nothing is dealt yet."""
    RUNNING = "running"
    """A game is played, or the next one of a match is awaited."""
    FINISHED = "finished"
    """The game or the match is over; a rematch is possible."""
    CLOSED = "closed"
    """Nothing happens here any more."""


class TableState:
    """A table between two changes. Everything but presence can be rebuilt from its log."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.version = 0
        self.opened_at = 0.0
        self.loaded_at = 0.0
        """When this process opened or loaded the table; people it never saw count as away."""
        self.changed_at = 0.0
        self.settings = Settings()
        self.code = ""
        self.host = ""
        """The person who may change settings, start and remove."""
        self.status = Status.OPEN
        self.closed_because: str | None = None
        self.closed_words: str | None = None
        """What the host of the site said when closing the table."""
        self.places: list[Place] = [EMPTY] * self.settings.seats
        self.known: set[str] = set()
        """Everybody who ever sat here."""
        self.removed: set[str] = set()
        """People the host sent away."""
        self.mutes: dict[str, set[str]] = {}
        """The people each person has muted."""
        self.sayings: dict[str, deque[float]] = {}
        """When each person last said something."""
        self.talk: deque[TalkLine] = deque(maxlen=LINES)
        """The last lines of the talk, for people who come later."""
        self.visitors = Visitors()
        self.dealt: TableGame | None = None
        """The game being played, or just finished."""
        self.match: Match | None = None
        """The match around it, if one is played."""
        self.offer: Offer | None = None
        """Who wants to play the next game, if somebody asked for it."""
        self.finished: list[TableGame] = []
        """Games that ended since this was last emptied."""
        self.broken: LinkoError | None = None
        """Why the running game no longer replays, if it does not."""

    @property
    def to_move(self) -> Seat | None:
        """The seat that must decide now."""
        if self.dealt is None or self.status is not Status.RUNNING or self.broken is not None:
            return None
        return self.dealt.game.to_move

    @property
    def bot_to_move(self) -> tuple[Seat, str] | None:
        """The seat and the level of the bot that must decide now."""
        seat = self.to_move
        level = None if seat is None else self.places[seat].played_by
        return None if seat is None or level is None else (seat, level)

    @property
    def deadline(self) -> float | None:
        """When the person who must decide now runs out of time."""
        seat = self.to_move
        if seat is None or self.dealt is None or self.places[seat].played_by is not None:
            return None
        return self.dealt.deadline(seat)

    @property
    def is_attended(self) -> bool:
        """Whether the server must act here by itself: let a bot think, watch a clock."""
        return self.bot_to_move is not None or self.deadline is not None

    @property
    def person_to_move(self) -> str | None:
        """The person who must decide now; None if it is a bot, or nobody."""
        seat = self.to_move
        if seat is None or self.places[seat].played_by is not None:
            return None
        person = self.places[seat].person
        return None if person is None else person.id

    @property
    def has_people(self) -> bool:
        """Whether a person is present for whom no bot plays."""
        return any(
            place.person is not None
            and place.stand_in is None
            and self.visitors.is_here(place.person.id)
            for place in self.places
        )

    @property
    def present(self) -> tuple[bool, ...]:
        """For each seat, whether its person is connected; always true for bots."""
        return tuple(
            self.visitors.is_here(place.person.id) if place.person else place.bot is not None
            for place in self.places
        )

    @property
    def is_daily(self) -> bool:
        """Whether a deal of the day is played here, which nobody but its player may see."""
        return self.dealt is not None and self.dealt.daily is not None

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat in the match so far; empty for single games."""
        return () if self.match is None else self.match.totals

    @property
    def spectators(self) -> int:
        """Number of spectators."""
        seated = {place.person.id for place in self.places if place.person is not None}
        return self.visitors.count_without(seated)

    def coat_of(self, seat: int) -> int:
        """The number of a seat's coat."""
        coat = self.places[seat].coat
        return seat if coat is None else coat

    def seat_of(self, person: str) -> Seat | None:
        """The seat of a person; None if they do not sit here."""
        for seat, place in enumerate(self.places):
            if place.person is not None and place.person.id == person:
                return Seat(seat)
        return None

    def away_since(self, person: str) -> float:
        """When a person who is not here left, as far as this process knows."""
        gone = self.visitors.gone_since(person)
        return max(self.visitors.known_since, self.loaded_at if gone is None else gone)

    def view(self, seat: Seat | None) -> View | None:
        """What a seat, or with None a spectator, may know of the game."""
        return None if self.dealt is None else self.dealt.game.view(seat)
