"""A game: options, a deck, and the moves so far."""

from __future__ import annotations

import copy
import random
from collections.abc import Mapping, Sequence
from typing import Final, cast

from linko.cards import Card, Seat, cards_text, full_deck, parse_deck
from linko.game_errors import DeckError, IllegalMove, OptionsError, RecordError
from linko.options import Options
from linko.players import MOST_SEATS, seat_names
from linko.records import RECORD_VERSION, RecordData
from linko.refusal import quote
from linko.rules import (
    Event,
    LegalMove,
    Move,
    Standing,
    State,
    View,
    check,
    deal,
    legal_moves,
    play_checked,
    view,
)
from linko.rules.diagram import diagram

_RECORD_TYPES: Final[Mapping[str, tuple[type, str]]] = {
    "seats": (list, "a list of names"),
    "starter": (int, "a seat's number"),
    "deck": (str, "the cards as text"),
    "moves": (list, "a list of moves"),
}
_RECORD_KEYS: Final = frozenset({"linko", "edition", *_RECORD_TYPES, "scores", "winners"})

SEEDS: Final = 2**53
"""Number of different seeds that `drawn_seed` can return."""


class Game:
    """One game: moves are pushed, and can be taken back.

    >>> game = Game.deal("classic", seats=3, seed=7)
    >>> events = game.push(game.legal_moves[0])
    >>> game.pop() == game.legal_moves[0]
    True
    """

    def __init__(
        self,
        edition: str | Options,
        seats: int | Sequence[str],
        *,
        deck: str | Sequence[Card],
        starter: int,
    ) -> None:
        self._options = as_options(edition)
        self._names = seat_names(seats)
        self._options.check_seats(len(self._names))
        self._deck = parse_deck(deck, self._options)
        self._states = [deal(self._options, len(self._names), starter, self._deck)]
        self._moves: list[Move] = []
        self.standing: Standing | None = None
        """The match that this game belongs to; None for a single game."""
        self.extra: dict[str, object] = {}
        """Additional keys of the game's record, kept unchanged."""

    @classmethod
    def deal(
        cls,
        edition: str | Options = "classic",
        *,
        seats: int | Sequence[str],
        seed: int | None = None,
        deck: str | Sequence[Card] | None = None,
        starter: int | None = None,
    ) -> Game:
        """Deal a new game; a deck or starter that is not given is drawn from the seed (R50).

        The same seed gives the same game on every machine. Without a seed, the operating system's
        random numbers are used.
        """
        options = as_options(edition)
        names = seat_names(seats)
        options.check_seats(len(names))
        rng = random_source(seed)
        drawn_deck = shuffled(full_deck(options), rng)
        drawn_starter = int(rng.random() * len(names))
        return cls(
            options,
            names,
            deck=drawn_deck if deck is None else deck,
            starter=drawn_starter if starter is None else starter,
        )

    @classmethod
    def from_record(cls, record: Mapping[str, object]) -> Game:
        """Replay a record and check everything in it (R47–R49).

        A `RecordError` says what is wrong: which key, or which move and which clause.
        """
        _check_form(record)
        game = cls._set_up(record)
        moves = record["moves"]
        assert isinstance(moves, list)
        for number, text in enumerate(moves, start=1):
            try:
                game.push(Move.parse(text))
            except IllegalMove as error:
                raise RecordError(
                    "record_move", number=number, move=quote(text), reason=error
                ) from error
        game._check_results(record)
        game.extra = copy.deepcopy({key: record[key] for key in record if key not in _RECORD_KEYS})
        return game

    @classmethod
    def _set_up(cls, record: Mapping[str, object]) -> Game:
        key = "edition"
        try:
            options = Options.from_record(record[key])
            key = "seats"
            names = seat_names(record[key])
            options.check_seats(len(names))
            key = "deck"
            deck = parse_deck(record[key], options)
            key = "starter"
            return cls(options, names, deck=deck, starter=record[key])  # type: ignore[arg-type] # _check_form
        except (OptionsError, DeckError) as error:
            raise RecordError("record_setup", key=key, reason=error) from error

    def _check_results(self, record: Mapping[str, object]) -> None:
        for key, clause, actual in (
            ("scores", "R27", self.scores),
            ("winners", "R28", self.winners),
        ):
            if key not in record:
                continue
            if not self.is_over:
                raise RecordError("record_result_early", key=key)
            given = record[key]
            if not isinstance(given, list) or any(type(number) is not int for number in given):
                said = quote(given)
            elif given != list(actual):
                said = f"[{', '.join(map(quote, given[:MOST_SEATS]))}]"
            else:
                continue
            expected = str(list(actual))
            raise RecordError("record_wrong_result", clause, key=key, given=said, expected=expected)

    @property
    def options(self) -> Options:
        """The options this game is played with."""
        return self._options

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return self._names

    @property
    def deck(self) -> tuple[Card, ...]:
        """The deck this game was dealt from, top card first."""
        return self._deck

    @property
    def state(self) -> State:
        """The current position."""
        return self._states[-1]

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every decision so far."""
        return tuple(self._moves)

    @property
    def move_count(self) -> int:
        """Number of decisions so far."""
        return len(self._moves)

    @property
    def to_move(self) -> Seat | None:
        """The seat that must decide now; None when the game is over."""
        return self.state.to_move

    @property
    def turn(self) -> Seat:
        """The seat whose turn it is."""
        return self.state.turn

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The legal moves of the seat that must decide now, in the order of their codes."""
        return legal_moves(self._states[-1])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._states[-1].is_over

    @property
    def scores(self) -> tuple[int, ...]:
        """The current score of every seat."""
        return self.state.scores

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won; empty before the end."""
        return self.state.winners

    def check(self, move: Move | str, seat: int | None = None) -> LegalMove:
        """Check a move; return it as a `LegalMove`, which `push` need not check again.

        With `seat`, the move is refused unless that seat must decide now. A refusal is an
        `IllegalMove` that names the clause.
        """
        if not isinstance(move, Move):
            move = Move.parse(move)
        check(self.state, move, seat)
        return LegalMove(self.state, move)

    def push(self, move: Move | str | LegalMove, seat: int | None = None) -> tuple[Event, ...]:
        """Play a move and return its events, unredacted.

        With `seat`, the move is refused unless that seat must decide now. A refusal is an
        `IllegalMove` that names the clause; the game is then unchanged. A `LegalMove` from
        `check` is not checked again unless the position has changed since.
        """
        state = self._states[-1]
        if isinstance(move, LegalMove):
            is_checked = move.state is state and seat is None
            move = move.move
        else:
            is_checked = False
            if not isinstance(move, Move):
                move = Move.parse(move)
        if not is_checked:
            check(state, move, seat)
        state, events = play_checked(state, move)
        self._states.append(state)
        self._moves.append(move)
        return events

    def pop(self) -> Move:
        """Take back the last decision and return it."""
        if len(self._states) == 1:
            raise IllegalMove("nothing_to_take_back")
        self._states.pop()
        return self._moves.pop()

    def settle(self) -> None:
        """Drop the earlier positions; the decisions so far can no longer be taken back."""
        del self._states[:-1]

    def copy(self) -> Game:
        """Return an independent copy of the game."""
        twin = copy.copy(self)
        twin._states = self._states.copy()
        twin._moves = self._moves.copy()
        twin.extra = self.extra.copy()
        return twin

    def view(self, seat: int | None) -> View:
        """Return what a seat may know now; None stands for a spectator."""
        return view(self.state, cast("Seat | None", seat), self.standing)

    def record(self) -> RecordData:
        """Return the game's record (R47), with the result once the game is over."""
        record: RecordData = {
            "linko": RECORD_VERSION,
            "edition": self._options.to_record(),
            "seats": list(self._names),
            "starter": int(self.state.starter),
            "deck": cards_text(self._deck),
            "moves": [move.text for move in self._moves],
        }
        if self.is_over:
            record["scores"] = list(self.scores)
            record["winners"] = [int(seat) for seat in self.winners]
        extra = {key: value for key, value in self.extra.items() if key not in _RECORD_KEYS}
        return record | copy.deepcopy(extra)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.record() == other.record()

    __hash__ = None  # type: ignore[assignment] # a game is mutable

    def __repr__(self) -> str:
        return f"Game.from_record({self.record()!r})"

    def __str__(self) -> str:
        return diagram(self.state, self._names)

    def _repr_svg_(self) -> str:
        from linko.drawing import svg

        return svg(self.state, self._names)


def as_options(edition: object) -> Options:
    """Return options unchanged; make them from the name of an edition or a record's object."""
    return edition if isinstance(edition, Options) else Options.from_record(edition)


def random_source(seed: int | None) -> random.Random:
    """Return a random generator with this seed, or without one the operating system's."""
    if seed is None:
        return random.SystemRandom()
    if type(seed) is not int or seed < 0:
        raise OptionsError("bad_seed", given=quote(seed))
    return random.Random(seed)


def drawn_seed(rng: random.Random) -> int:
    """Draw a seed that is small enough for a JSON number.

    Uses only `rng.random`, as `shuffled` does.
    """
    return int(rng.random() * SEEDS)


def shuffled(cards: tuple[Card, ...], rng: random.Random) -> tuple[Card, ...]:
    """Return the cards in random order.

    Uses only `rng.random`, the one method whose results Python promises not to change.
    """
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def _check_form(record: object) -> None:
    if not isinstance(record, Mapping):
        raise RecordError("record_not_object", given=quote(record))
    for key in ("linko", "edition", *_RECORD_TYPES):
        if key not in record:
            raise RecordError("record_missing_key", key=key)
    version = record["linko"]
    if type(version) is not int or version != RECORD_VERSION:
        raise RecordError("record_version", given=quote(version))
    for key, (expected, words) in _RECORD_TYPES.items():
        if type(record[key]) is not expected:
            raise RecordError(
                "record_wrong_type", key=key, expected=words, given=quote(record[key])
            )
