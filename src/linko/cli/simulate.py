"""`linko simulate`: bots play games, and the records are written to a file."""

from __future__ import annotations

import secrets
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from math import inf
from pathlib import Path
from typing import IO, Annotated

import typer
from rich.table import Table

from linko.bots import BOTS, Guard
from linko.bots.errors import BotError
from linko.bots.time_limits import SECONDS
from linko.cli import INTERRUPTED_STATUS
from linko.cli.compile_notice import tell_of_compiling
from linko.cli.console import (
    LARGEST_SEED,
    err,
    out,
    progress,
    read_edition,
)
from linko.cli.own_output import own_output
from linko.game import Game, drawn_seed, random_source
from linko.options import EDITIONS, Options
from linko.records import dump_object
from linko.rules import End
from linko.rules.events import END_WORDS

SHOWN_REASONS = 5
"""Maximum number of failure reasons shown for a bot."""


def simulate(
    *,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            help=f"From easy to strong: {', '.join(BOTS)}; or module:Class, exec:COMMAND. "
            "Give it once for all seats, or once for each seat.",
            metavar="NAME",
        ),
    ] = None,
    edition: Annotated[
        str, typer.Option(help=f"{', '.join(EDITIONS)}, or a JSON object of options.", metavar="E")
    ] = "classic",
    seats: Annotated[
        int | None,
        typer.Option(
            help="Number of seats (default: the number of bots; for one bot 4, or 2 in a duel).",
            metavar="N",
        ),
    ] = None,
    games: Annotated[int, typer.Option(help="Number of games.", metavar="G", min=1)] = 100,
    seed: Annotated[
        int | None, typer.Option(help="The same seed plays the same games.", metavar="S", min=0)
    ] = None,
    seconds: Annotated[
        float,
        typer.Option(
            help="Maximum number of seconds for a decision of a bot that is not built in.",
            metavar="T",
        ),
    ] = SECONDS,
    records: Annotated[
        Path | None,
        typer.Option(help="Write the records to this file, replacing it; - for standard output."),
    ] = None,
) -> None:
    """Let bots play against each other."""
    if not 0 < seconds < inf:
        raise typer.BadParameter("--seconds must be a number above 0")
    options = read_edition(edition)
    names = _seat_bots(bot or ["random"], options, seats)
    chosen_seed = secrets.randbelow(LARGEST_SEED) if seed is None else seed
    tally = _Tally(names)
    interrupted = False
    tell_of_compiling(names)
    with own_output():
        try:
            for name in dict.fromkeys(names):
                Guard(name, seconds=seconds).close()  # fails before a file is touched
            with _opened(records) as file, progress("simulating", games) as bar:
                for game, players in _played(options, names, games, chosen_seed, seconds):
                    tally.add(game, players)
                    if file is not None:
                        file.write(dump_object(game.record()) + "\n")
                    bar.tick()
        except KeyboardInterrupt:
            interrupted = True
        console = err if str(records) == "-" else out
        if tally.games:
            console.print(tally.table(f"{options.edition or 'custom edition'}, seed {chosen_seed}"))
        for line in tally.failures():
            console.print(line, soft_wrap=True)
    if interrupted:
        err.print(f"interrupted after {tally.games} of {games} games; these are complete")
        raise typer.Exit(INTERRUPTED_STATUS)


def _seat_bots(names: Sequence[str], options: Options, seats: int | None) -> tuple[str, ...]:
    """A bot for every seat; several bots without a number of seats get one seat each."""
    if seats is None:
        seats = options.usual_seats if len(names) == 1 else len(names)
    options.check_seats(seats)
    if len(names) == 1:
        return (names[0],) * seats
    if len(names) != seats:
        raise BotError("bots_for_seats", given=len(names), seats=seats)
    return tuple(names)


def _played(
    options: Options, names: tuple[str, ...], games: int, seed: int, seconds: float
) -> Iterator[tuple[Game, list[Guard]]]:
    """Play the games one by one; yield each with its players."""
    rng = random_source(seed)
    players_names = [f"{name} {number}" for number, name in enumerate(names, start=1)]
    for _ in range(games):
        game = Game.deal(options, seats=players_names, seed=drawn_seed(rng))
        with ExitStack() as table:
            players = []
            for name in names:
                player = Guard(name, seed=drawn_seed(rng), seconds=seconds, must_load=False)
                table.callback(player.close)
                players.append(player)
            while (seat := game.to_move) is not None:
                game.push(players[seat].choose(game.view(seat)))
        yield game, players


@contextmanager
def _opened(records: Path | None) -> Iterator[IO[str] | None]:
    if records is None:
        yield None
    elif str(records) == "-":
        if sys.stdout is None:
            raise OSError("standard output is closed")
        yield out.file
    else:
        with records.open("w", encoding="utf-8") as file:
            yield file


class _Tally:
    """The results of the games."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names
        self._shares = [0.0] * len(names)
        self._points = [0] * len(names)
        self._turns = 0
        self._ends: Counter[End] = Counter()
        self._lost_moves = [0] * len(names)
        self._reasons: list[dict[str, None]] = [{} for _ in names]
        self.games = 0

    def add(self, game: Game, players: Sequence[Guard]) -> None:
        """Count a finished game; a shared win is split equally."""
        self.games += 1
        self._turns += game.state.turn_number
        assert game.state.ended_by is not None
        self._ends[game.state.ended_by] += 1
        for seat in game.winners:
            self._shares[seat] += 1 / len(game.winners)
        for place, score in enumerate(game.scores):
            self._points[place] += score
            self._lost_moves[place] += players[place].failure_count
            self._reasons[place] |= dict.fromkeys(players[place].failures)

    def _caption(self) -> str:
        ends = ", ".join(f"{END_WORDS[end]} {count}" for end, count in self._ends.most_common())
        shared = "a shared win is split equally"
        return f"games {self.games}, turns a game {self._turns / self.games:.1f}\n{ends}\n{shared}"

    def table(self, title: str) -> Table:
        """The result by seat."""
        table = Table(title=title, caption=self._caption(), min_width=44)
        table.add_column("seat", justify="right")
        table.add_column("bot")
        table.add_column("wins", justify="right")
        table.add_column("mean score", justify="right")
        for seat, name in enumerate(self._names):
            share = self._shares[seat] / self.games
            points = self._points[seat] / self.games
            table.add_row(str(seat), name, f"{share:.1%}", f"{points:+.1f}")
        return table

    def failures(self) -> Iterator[str]:
        """For each bot with failures: the number of failed moves, and a line for each reason.

        Only the first failures are kept as sentences, so the reasons are not counted.
        """
        for seat, name in enumerate(self._names):
            if not self._lost_moves[seat]:
                continue
            count = self._lost_moves[seat]
            yield f"seat {seat}, {name}: first legal move made instead of {count} failed moves"
            reasons = list(self._reasons[seat])
            yield from (f"  {reason}" for reason in reasons[:SHOWN_REASONS])
            if len(reasons) > SHOWN_REASONS:
                yield "  … and other reasons"
