"""A match: several games with the same players, the starter moving left, scores added up."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from linko.cards import Card, Seat, parse_deck
from linko.game import Game, as_options, drawn_seed, random_source
from linko.game_errors import MatchError, OptionsError
from linko.options import Options
from linko.players import seat_names
from linko.refusal import quote
from linko.rules import Standing


class Match:
    """Games until everybody has started `rounds` times, or until a total reaches `target`.

    >>> match = Match("classic", seats=3, rounds=1, seed=7, name="friday")
    >>> match.game.standing
    Standing(match='friday', number=1, totals=(0, 0, 0), games=3, target=None)
    """

    def __init__(
        self,
        edition: str | Options = "classic",
        *,
        seats: int | Sequence[str],
        rounds: int | None = None,
        target: int | None = None,
        seed: int | None = None,
        starter: int | None = None,
        deck: str | Sequence[Card] | None = None,
        name: str | None = None,
    ) -> None:
        """Begin the first game; `name` is the match's name in records, random if not given."""
        if name is not None and not isinstance(name, str):
            raise MatchError("match_name_not_text", given=quote(name))
        if rounds is not None and target is not None:
            raise MatchError("match_terms")
        if target is None:
            rounds = 1 if rounds is None else rounds
            _check_length("rounds", rounds, "R29")
        else:
            _check_length("target", target, "R30")
        self._options = as_options(edition)
        self._names = seat_names(seats)
        self._options.check_seats(len(self._names))
        self._rng = random_source(seed)
        drawn_starter = int(self._rng.random() * len(self._names))
        # Everybody sees the name, so it must not reveal the seed.
        self._name = secrets.token_hex(4) if name is None else name
        self._target = target
        self._length = None if rounds is None else rounds * len(self._names)
        self._games: list[Game] = []
        self._begin(drawn_starter if starter is None else starter, deck)

    @property
    def name(self) -> str:
        """The name of this match in records."""
        return self._name

    @property
    def games(self) -> tuple[Game, ...]:
        """The games that have begun, the current one last."""
        return tuple(self._games)

    @property
    def game(self) -> Game:
        """The game being played, or just finished."""
        return self._games[-1]

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of every seat, summed over all finished games."""
        finished = [game.scores for game in self._games if game.is_over]
        return tuple(sum(scores[seat] for scores in finished) for seat in range(len(self._names)))

    @property
    def is_over(self) -> bool:
        """Whether the last game has been played (R29, R30)."""
        if not self.game.is_over:
            return False
        if self._target is not None:
            return max(self.totals) >= self._target
        return len(self._games) == self._length

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won the match (R31); empty before its end."""
        if not self.is_over:
            return ()
        totals = self.totals
        return tuple(Seat(seat) for seat, total in enumerate(totals) if total == max(totals))

    def next(
        self, deck: str | Sequence[Card] | None = None, seats: Sequence[str] | None = None
    ) -> Game:
        """Begin the next game, with the starter one seat further to the left.

        `seats` renames the same players from this game on; earlier games keep the old names.
        """
        names = self._names if seats is None else self._renamed(seats)
        if deck is not None:
            parse_deck(deck, self._options)
        if not self.game.is_over:
            raise MatchError("match_game_running", number=len(self._games))
        if self.is_over:
            raise MatchError("match_over", games=len(self._games))
        self._names = names
        return self._begin((self.game.state.starter + 1) % len(self._names), deck)

    def _renamed(self, seats: Sequence[str]) -> tuple[str, ...]:
        names, needed = seat_names(seats), len(self._names)
        if len(names) != needed:
            raise OptionsError(
                "seats_exactly", "R29", edition="this match", needed=needed, given=len(names)
            )
        return names

    def _begin(self, starter: int, deck: str | Sequence[Card] | None) -> Game:
        totals = self.totals
        game = Game.deal(
            self._options,
            seats=self._names,
            seed=drawn_seed(self._rng),
            deck=deck,
            starter=starter,
        )
        self._games.append(game)
        number = len(self._games)
        game.standing = Standing(self._name, number, totals, self._length, self._target)
        game.extra = {"match": self._name, "round": number}
        return game

    def __repr__(self) -> str:
        return f"<Match {self._name}, game {len(self._games)}, totals {self.totals}>"


def _check_length(term: str, value: object, clause: str) -> None:
    if type(value) is not int or value < 1:
        raise MatchError("match_bad_length", clause, term=term, given=quote(value))
