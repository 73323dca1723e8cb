"""Plays one game between equal players and stores what the facts page needs."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from linko import End, Game, bots
from linko.bots import Bot
from linko.cards import JOKER, Seat
from linko.options import EDITIONS
from linko.processes.jobs import Jobs
from linko.processes.pulse import Pulse
from linko.rules import Event, Phase
from linko.rules.events import (
    Discarded,
    DrewFromPile,
    DrewFromRow,
    GameEnded,
    GhostSnatched,
    Laid,
    Left,
    Passed,
    PickedUp,
    Snatched,
    Took,
    TurnBegan,
)
from linko.rules.sets import Cards

Facts = dict[str, object]
"""One game as a line of the data file."""

COUNTED = {
    Took: "taken",
    Left: "left",
    PickedUp: "picked up",
    Discarded: "discarded",
    DrewFromRow: "from row",
    DrewFromPile: "from pile",
    GhostSnatched: "from ghost",
    Passed: "passed",
}
"""Events that are only counted, with their keys in the data file."""

CELLS = tuple(
    (edition, seats) for edition, options in EDITIONS.items() for seats in options.seat_counts
)
"""Every edition with every allowed number of players."""


@dataclass(frozen=True, slots=True)
class Job:
    """One game to play."""

    bot: str
    edition: str
    seats: int
    seed: int

    @property
    def deal(self) -> int:
        """The seed of the deal; no two cells share a deal, so they are independent."""
        return self.seed * len(CELLS) + CELLS.index((self.edition, self.seats))

    @property
    def key(self) -> tuple[str, str, int]:
        """The unique key of this game."""
        return self.bot, cell_name(self.edition, self.seats), self.seed


def cell_name(edition: str, seats: int) -> str:
    """The name of a cell, such as `classic-4`."""
    return f"{edition}-{seats}"


def play_jobs(jobs: Jobs[Job, Facts], _: Pulse) -> None:
    """Play games in a worker process of a pool."""
    for job in jobs:
        jobs.answer(played(job))


def played(job: Job) -> Facts:
    """Play the game of a job; a deterministic bot always gives the same facts."""
    game = Game.deal(job.edition, seats=job.seats, seed=job.deal)
    players = [bots.load(job.bot, seed=job.deal * job.seats + seat) for seat in range(job.seats)]
    facts = {"bot": job.bot, "cell": cell_name(job.edition, job.seats), "seed": job.seed}
    return facts | watched(game, players)


def watched(game: Game, players: list[Bot]) -> Facts:
    """Play a dealt game to its end; seats are counted from the starter, which is 0."""
    seats = len(players)
    order = [Seat((game.state.starter + step) % seats) for step in range(seats)]
    opening = [game.state.hands[seat] for seat in order]
    diary = _Diary()
    while (seat := game.to_move) is not None:
        consoled = game.state.phase is Phase.CONSOLATION
        diary.write(game.push(players[seat].choose(game.view(seat))), game, consoled=consoled)
    out = order.index(game.turn) if game.state.ended_by is End.OUT else None
    return {
        "turns": game.state.turn_number,
        "end": game.state.ended_by.value if game.state.ended_by else None,
        "out": out,
        "scores": [game.scores[seat] for seat in order],
        "shares": [(seat in game.winners) / len(game.winners) for seat in order],
        "opening": [[hand.count(card) for card in range(1, JOKER + 1)] for hand in opening],
        "lead changes": diary.lead_changes,
        "cards snatched": diary.cards_snatched,
        "counts": dict(sorted(diary.counts.items())),
        "laid": dict(sorted(diary.laid.items())),
        "snatched": dict(sorted(diary.snatched.items())),
    }


class _Diary:
    """Counts events while a game is played."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.laid: Counter[str] = Counter()
        self.snatched: Counter[str] = Counter()
        self.cards_snatched = 0
        self.lead_changes = 0
        self._leader: int | None = None

    def write(self, events: tuple[Event, ...], game: Game, *, consoled: bool) -> None:
        """Count the events of a move."""
        for event in events:
            match event:
                case Laid():
                    self.laid[_set_name(event.cards)] += 1
                case Snatched():
                    self.snatched[_set_name(event.cards)] += 1
                    self.cards_snatched += len(event.cards)
                case TurnBegan() | GameEnded():
                    self._look_for_the_leader(game.scores)
                case DrewFromRow() | DrewFromPile() if consoled:
                    self.counts["consoled"] += 1
                case _ if type(event) in COUNTED:
                    self.counts[COUNTED[type(event)]] += 1
                case _:
                    pass

    def _look_for_the_leader(self, scores: tuple[int, ...]) -> None:
        """Update the leader: the only player with the most points; a tie changes nothing."""
        best = max(scores)
        if scores.count(best) == 1:
            leader = scores.index(best)
            self.lead_changes += self._leader not in (None, leader)
            self._leader = leader


def _set_name(cards: Cards) -> str:
    """Size and value: `3x7` is three cards of value 7; a set of jokers has value 14."""
    return f"{len(cards)}x{cards[0]}"
