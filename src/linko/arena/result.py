"""The statistics of an arena run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from statistics import fmean

from linko.arena.errors import ArenaError
from linko.arena.intervals import Interval, mean_interval, share_interval
from linko.arena.played_game import PlayedGame
from linko.arena.ratings import Rating, rate
from linko.arena.sequential import SequentialOutcome, SequentialTest
from linko.arena.setup import Setup
from linko.refusal import quote
from linko.rules import End

MOST_SENTENCES = 3
"""Maximum number of failure sentences reported for a bot."""


@dataclass(frozen=True)
class Result:
    """The games of complete deals and the statistics of each bot.

    A bot is given by its name or its index in the setup. For a bot on several seats, the mean
    of those seats counts, so that parity is the same for every bot.
    """

    setup: Setup
    games: tuple[PlayedGame, ...]
    """Ordered by deal and rotation."""
    left_over: int = 0
    """Number of games of unfinished deals; they are not counted."""
    outcome: SequentialOutcome | None = None
    """The outcome of the sequential test, if there was one."""

    @classmethod
    def of(
        cls,
        setup: Setup,
        games: Iterable[PlayedGame],
        *,
        outcome: SequentialOutcome | None = None,
    ) -> Result:
        """Build the result from games in any order."""
        ordered = sorted(games, key=lambda game: (game.deal, game.rotation))
        counts = Counter(game.deal for game in ordered)
        whole = tuple(game for game in ordered if counts[game.deal] == setup.seats)
        return cls(setup, whole, len(ordered) - len(whole), outcome)

    def tested(self, test: SequentialTest) -> Result:
        """Feed the deals in order to a new sequential test; return the result with its outcome.

        After a verdict, only the deals up to the verdict count.
        """
        for share in self.deal_shares(0):
            test.add(share)
        outcome = test.outcome
        if outcome.verdict == "undecided":
            return replace(self, outcome=outcome)
        return Result(self.setup, self.games[: outcome.deals * self.setup.seats], outcome=outcome)

    @property
    def deals(self) -> int:
        """Number of deals that were played from every seat."""
        return len(self.games) // self.setup.seats

    @property
    def parity(self) -> float:
        """The share of the wins expected from equally strong players."""
        return self.setup.parity

    @property
    def ends(self) -> dict[str, int]:
        """Number of games by the way they ended."""
        counts = Counter(game.ended_by for game in self.games)
        return {end.value: counts[end.value] for end in End}

    @property
    def turns(self) -> Interval:
        """Mean number of turns in a game, with the interval over deals."""
        return mean_interval([fmean(game.turns for game in deal) for deal in self._by_deal()])

    def share(self, bot: str | int) -> Interval:
        """A bot's share of the wins per seat, with the interval over deals."""
        return share_interval(self.deal_shares(bot))

    def share_at(self, bot: str | int, position: int) -> Interval:
        """A bot's share of the wins in one position of the turn order; the starter is 0."""
        place = self._place(bot)
        seats = self.setup.seats
        return share_interval(
            [
                fmean(
                    game.shares[(game.starter + position) % seats]
                    for game in deal
                    if game.seating[(game.starter + position) % seats] == place
                )
                for deal in self._by_deal()
            ]
        )

    def score(self, bot: str | int) -> Interval:
        """A bot's mean score, with the interval over deals."""
        place = self._place(bot)
        return mean_interval(
            [
                fmean(score for game in deal for score in _own(place, game, game.scores))
                for deal in self._by_deal()
            ]
        )

    def deal_shares(self, bot: str | int) -> list[float]:
        """A bot's mean share of the wins in each deal."""
        place = self._place(bot)
        return [
            fmean(share for game in deal for share in _own(place, game, game.shares))
            for deal in self._by_deal()
        ]

    def scores(self, bot: str | int) -> list[int]:
        """All scores of a bot."""
        place = self._place(bot)
        return [int(score) for game in self.games for score in _own(place, game, game.scores)]

    def rating(self, bot: str | int) -> Rating:
        """A bot's rating after the games."""
        return self._ratings[self._place(bot)]

    def pace(self, bot: str | int) -> tuple[float, float]:
        """A bot's mean and longest time for a decision, in milliseconds."""
        place = self._place(bot)
        decisions = sum(game.decisions[place] for game in self.games)
        seconds = sum(game.thought[place] for game in self.games)
        slowest = max((game.slowest[place] for game in self.games), default=0.0)
        return 1000 * seconds / max(decisions, 1), 1000 * slowest

    def decisions(self, bot: str | int) -> int:
        """Number of decisions of a bot."""
        return sum(game.decisions[self._place(bot)] for game in self.games)

    def failure_count(self, bot: str | int) -> int:
        """Number of decisions that a bot failed to make."""
        return sum(game.failure_counts[self._place(bot)] for game in self.games)

    def failure_sentences(self, bot: str | int) -> list[str]:
        """The first few distinct failure sentences of a bot."""
        place = self._place(bot)
        told = dict.fromkeys(text for game in self.games for text in game.failures[place])
        return list(told)[:MOST_SENTENCES]

    def summary(self) -> dict[str, object]:
        """All figures as one JSON object; docs/arena.md explains the keys."""
        header = self.setup.header()
        played = self.deals > 0
        return {
            "linko_arena": header.pop("linko_arena"),
            "setup": header,
            "deals": self.deals,
            "games": len(self.games),
            "left_over": self.left_over,
            "parity": round(self.parity, 6),
            "turns": self.turns.as_json() if played else None,
            "ended_by": self.ends,
            "bots": [self._summary_of(place) for place in range(len(self.setup.bots))]
            if played
            else [],
            "sprt": None if self.outcome is None else self.outcome.as_json(),
        }

    def _summary_of(self, place: int) -> dict[str, object]:
        mean, slowest = self.pace(place)
        return {
            "bot": self.setup.labels[place],
            "share": self.share(place).as_json(),
            "score": self.score(place).as_json(),
            "rating": self.rating(place).as_json(),
            "decisions": self.decisions(place),
            "ms": {"mean": round(mean, 3), "slowest": round(slowest, 3)},
            "failure_count": self.failure_count(place),
            "failure_sentences": self.failure_sentences(place),
        }

    @cached_property
    def _ratings(self) -> list[Rating]:
        return rate(len(self.setup.bots), self.games)

    def _by_deal(self) -> Iterator[list[PlayedGame]]:
        for _, games in groupby(self.games, key=lambda game: game.deal):
            yield list(games)

    def _place(self, bot: str | int) -> int:
        labels = self.setup.labels
        if isinstance(bot, str) and bot in labels:
            return labels.index(bot)
        if type(bot) is int and 0 <= bot < len(labels):
            return bot
        raise ArenaError("arena_not_here", given=quote(bot), known=", ".join(map(quote, labels)))


def _own(place: int, game: PlayedGame, values: Iterable[float]) -> list[float]:
    """The values of the seats on which one bot plays."""
    return [value for bot, value in zip(game.seating, values, strict=True) if bot == place]
