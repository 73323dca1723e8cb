"""`linko play`: a game in the terminal with plain prompts, against bots."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from contextlib import ExitStack, nullcontext
from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich.text import Text

from linko.bots import BOTS, Guard
from linko.bots.errors import BotError
from linko.cards import Seat
from linko.cli import INTERRUPTED_STATUS
from linko.cli.compile_notice import tell_of_compiling
from linko.cli.console import err, out, read_edition
from linko.cli.play.prompt import Human, goes_on
from linko.cli.play.story import Teller, tell_result, tell_totals
from linko.cli.play.words import YOU, listed
from linko.game import Game, drawn_seed, random_source
from linko.match import Match
from linko.options import EDITIONS, Options
from linko.players import shown_names
from linko.records import dump_object
from linko.rules import Move, View

USUAL_BOT = "heuristic"
GENTLE_BOT = "kitten"
HUMAN = Seat(0)

PATIENCE = 0.3
"""Who thinks longer than so many seconds is seen thinking the next time."""

OPPONENTS = ("Ben", "Cy", "Dee", "Eve", "Flo")
"""What the bots are called at the table."""


def play(
    *,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            help=f"From easy to strong: {', '.join(BOTS)}; or module:Class, exec:COMMAND. Once for "
            f"all opponents, or once for each. Without it {USUAL_BOT}.",
            metavar="NAME",
        ),
    ] = None,
    edition: Annotated[
        str, typer.Option(help=f"{', '.join(EDITIONS)}, or a JSON object of options.", metavar="E")
    ] = "classic",
    seats: Annotated[
        int | None,
        typer.Option(help="How many play, you included; without it 4 or 2.", metavar="N"),
    ] = None,
    name: Annotated[str, typer.Option(help="Your name at the table.", metavar="NAME")] = "You",
    seed: Annotated[
        int | None, typer.Option(help="The same seed deals the same cards.", metavar="S", min=0)
    ] = None,
    rounds: Annotated[
        int | None,
        typer.Option(help="A match in which everybody starts so often.", metavar="R", min=1),
    ] = None,
    target: Annotated[
        int | None, typer.Option(help="A match until a total reaches this.", metavar="T", min=1)
    ] = None,
    records: Annotated[
        Path | None, typer.Option(help="Add the records of the games to this file.")
    ] = None,
) -> None:
    """Play against bots, here in the terminal."""
    if str(records) == "-":
        raise typer.BadParameter("standard output shows the table; give a file for the records")
    options = read_edition(edition)
    opponents = _opponents(bot or [USUAL_BOT], options, seats)
    names = (name, *[one for one in OPPONENTS if one.lower() != name.lower()][: len(opponents)])
    match: Match | None = None
    if rounds is not None or target is not None:
        match = Match(options, seats=names, rounds=rounds, target=target, seed=seed)
    game = match.game if match else Game.deal(options, seats=names, seed=seed)
    with ExitStack() as opened:
        file = opened.enter_context(records.open("a", encoding="utf-8")) if records else None
        session = _Session(names, opponents, seed, file)
        opened.callback(session.close)
        tell_of_compiling(opponents)
        session.seat_bots()
        session.welcome(gentler=bot is None)
        try:
            while session.plays(game) and match:
                tell_totals(match, session.names, session.called)
                if match.is_over or not goes_on("Enter for the next game, q to quit"):
                    break
                session.seat_bots()
                game = match.next()
        except KeyboardInterrupt:
            err.print("\ninterrupted")
            raise typer.Exit(INTERRUPTED_STATUS) from None
        finally:
            session.save(game)


def _opponents(names: Sequence[str], options: Options, seats: int | None) -> tuple[str, ...]:
    """A bot for every other seat; several bots without a number of seats are one each."""
    if seats is None:
        seats = options.usual_seats if len(names) == 1 else len(names) + 1
    options.check_seats(seats)
    if len(names) == 1:
        return (names[0],) * (seats - 1)
    if len(names) != seats - 1:
        raise BotError("bots_for_opponents", given=len(names), opponents=seats - 1)
    return tuple(names)


def _apart(seed: int) -> int:
    """A seed that has nothing in common with the one the cards are dealt by."""
    return int.from_bytes(hashlib.sha256(f"bots {seed}".encode()).digest()[:8], "big")


class _Session:
    """The human, the bots, and the file the games go to."""

    def __init__(
        self, names: Sequence[str], bots: Sequence[str], seed: int | None, file: TextIO | None
    ) -> None:
        self.names = shown_names(len(names), names)
        self.called = (YOU, *self.names[1:])
        self._bots = bots
        self._rng = random_source(seed if seed is None else _apart(seed))
        self._guards: list[Guard] = []
        self._told_failures: list[int] = []
        self._slow: set[Seat] = set()
        self._file = file
        self._saved: Game | None = None
        self._human = Human(self.names, self.called)

    def seat_bots(self) -> None:
        """Load the bots, for each game anew."""
        self.close()
        with out.status("the bots take their seats"):
            for name in self._bots:
                self._guards.append(Guard(name, seed=drawn_seed(self._rng)))
        self._told_failures = [0] * len(self._guards)

    def welcome(self, *, gentler: bool) -> None:
        """Say who is who, and on request that there are gentler bots."""
        hint = f" (--bot {GENTLE_BOT} is gentler)" if gentler else ""
        for kind in dict.fromkeys(self._bots):
            who = [
                name for name, bot in zip(self.names[1:], self._bots, strict=True) if bot == kind
            ]
            out.print(Text(f"{listed(who)}: {kind}{hint}", "dim"))
        out.print("Type ? for the rules on one screen, at any time.")

    def plays(self, game: Game) -> bool:
        """Play a game to its end; False if the human wants no more."""
        game.extra["bots"] = [None, *self._bots]
        teller = Teller(HUMAN, self.called)
        self._human.new_game()
        starts = "You start." if game.turn == HUMAN else f"{self.names[game.turn]} starts."
        out.print(starts)
        while (seat := game.to_move) is not None:
            if seat == HUMAN:
                teller.tell()
                move = self._human.choose(game.view(seat))
                if move is None:
                    return False
            else:
                move = self._asked(seat, game.view(seat))
            teller.hear(game.push(move))
        teller.tell()
        self.save(game)
        tell_result(game.view(HUMAN), self.names, self.called)
        return True

    def save(self, game: Game) -> None:
        """Write the game's record, once."""
        if self._file is not None and self._saved is not game:
            self._file.write(dump_object(game.record()) + "\n")
            self._file.flush()
            self._saved = game
            if not game.is_over:
                err.print("The unfinished game is saved.")

    def close(self) -> None:
        """End what the bots have started."""
        while self._guards:
            self._guards.pop().close()

    def _asked(self, seat: Seat, view: View) -> Move:
        """The move of a bot; one that lets people wait is seen thinking."""
        guard = self._guards[seat - 1]
        thinks = out.status(f"{self.names[seat]} thinks") if seat in self._slow else nullcontext()
        started = time.monotonic()
        with thinks:
            move = guard.choose(view)
        if time.monotonic() - started > PATIENCE:
            self._slow.add(seat)
        self._tell_failures(seat, guard)
        return move

    def _tell_failures(self, seat: Seat, guard: Guard) -> None:
        for failure in guard.failures[self._told_failures[seat - 1] :]:
            said = f"{self.names[seat]}'s bot {failure}; a simple move was made"
            err.print(Text(said, "yellow"), soft_wrap=True)
        self._told_failures[seat - 1] = len(guard.failures)
