"""`linko play`: a game in the terminal against bots, with plain prompts."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer

from linko.bots import BOTS
from linko.bots.errors import BotError
from linko.cards import Seat
from linko.cli import INTERRUPTED_STATUS
from linko.cli.compile_notice import tell_of_compiling
from linko.cli.console import err, read_edition
from linko.cli.language import LANGUAGE_HELP, read_language
from linko.cli.play.pager import goes_on
from linko.cli.play.players import RANDOM, read_starter
from linko.cli.play.result import tell_totals
from linko.cli.play.session import Session
from linko.cli.play.wording import Wording
from linko.game import Game
from linko.match import Match
from linko.options import EDITIONS, Options
from linko.players import seat_names, shown_names
from linko.texts import say

USUAL_BOT = "heuristic"
HUMAN = Seat(0)

OPPONENTS = ("Ben", "Cy", "Dee", "Eve", "Flo")
"""Names of the bots at the table."""


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
        typer.Option(help="Number of players, including you; without it 4 or 2.", metavar="N"),
    ] = None,
    name: Annotated[
        str | None, typer.Option(help="Your name at the table.", metavar="NAME")
    ] = None,
    starter: Annotated[
        str,
        typer.Option(
            help="Who starts the (first) game: random, you, a name, or a number: 1 is you, 2 your "
            "left neighbour.",
            metavar="WHO",
        ),
    ] = RANDOM,
    seed: Annotated[
        int | None, typer.Option(help="The same seed deals the same cards.", metavar="S", min=0)
    ] = None,
    rounds: Annotated[
        int | None,
        typer.Option(
            help="A match in which everybody starts this number of times.", metavar="R", min=1
        ),
    ] = None,
    target: Annotated[
        int | None, typer.Option(help="A match until a total reaches this.", metavar="T", min=1)
    ] = None,
    records: Annotated[
        Path | None, typer.Option(help="Add the records of the games to this file.")
    ] = None,
    language: Annotated[str | None, typer.Option(help=LANGUAGE_HELP, metavar="L")] = None,
) -> None:
    """Play against bots, here in the terminal."""
    spoken = read_language(language)
    if str(records) == "-":
        raise typer.BadParameter(say(spoken, "terminal-no-records"), param_hint="--records")
    options = read_edition(edition)
    opponents = _opponents(bot or [USUAL_BOT], options, seats)
    names = _names(say(spoken, "terminal-you") if name is None else name, len(opponents))
    wording = Wording(spoken, shown_names(len(names), names), HUMAN)
    first = read_starter(starter, wording)
    match: Match | None = None
    if rounds is not None or target is not None:
        match = Match(options, seats=names, rounds=rounds, target=target, seed=seed, starter=first)
    game = match.game if match else Game.deal(options, seats=names, seed=seed, starter=first)
    with ExitStack() as opened:
        file = opened.enter_context(records.open("a", encoding="utf-8")) if records else None
        session = Session(wording, opponents, seed, file)
        opened.callback(session.close)
        tell_of_compiling(opponents, spoken)
        session.seat_bots()
        session.welcome(gentler=bot is None)
        try:
            while session.plays(game) and match:
                tell_totals(wording, match)
                if match.is_over or not goes_on(wording.say("terminal-next-game")):
                    break
                session.seat_bots()
                game = match.next()
        except KeyboardInterrupt:
            err.print(f"\n{wording.say('terminal-interrupted')}")
            raise typer.Exit(INTERRUPTED_STATUS) from None
        finally:
            session.save(game)


def _opponents(names: Sequence[str], options: Options, seats: int | None) -> tuple[str, ...]:
    """A bot for every other seat; several bots without a number of seats get one seat each."""
    if seats is None:
        seats = options.usual_seats if len(names) == 1 else len(names) + 1
    options.check_seats(seats)
    if len(names) == 1:
        return (names[0],) * (seats - 1)
    if len(names) != seats - 1:
        raise BotError("bots_for_opponents", given=len(names), opponents=seats - 1)
    return tuple(names)


def _names(own: str, opponents: int) -> tuple[str, ...]:
    """The human's name and those of the bots, all different."""
    others = [one for one in OPPONENTS if one.lower() != own.lower()]
    return seat_names((own, *others[:opponents]))
