"""Players as people name them: by name, or by number with the human as 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import typer

from linko.cards import Seat
from linko.cli.play.wording import Wording
from linko.refusal import quote

RANDOM: Final = "random"
YOU: Final = "you"


def find_player(given: str, names: Sequence[str]) -> Seat | None:
    """The seat of a player, by number or by name in any case; None if there is no such player.

    >>> find_player("2", ("Ann", "Ben")), find_player("ben", ("Ann", "Ben"))
    (1, 1)
    """
    text = given.strip().casefold()
    for seat, name in enumerate(names):
        if text == name.casefold():
            return Seat(seat)
    numbers = {str(seat + 1): Seat(seat) for seat in range(len(names))}
    return numbers.get(text)


def read_starter(given: str, wording: Wording) -> Seat | None:
    """The seat of `--starter`; None if it is drawn at random."""
    text = given.strip().casefold()
    seat = find_player(text, wording.names)
    if seat is not None:
        return seat
    if text == RANDOM:
        return None
    if text in {YOU, wording.say("terminal-you").casefold()}:
        return wording.reader
    raise typer.BadParameter(
        wording.say(
            "terminal-no-starter",
            given=quote(given),
            count=len(wording.names),
            names=wording.listed(wording.names),
        ),
        param_hint="--starter",
    )
