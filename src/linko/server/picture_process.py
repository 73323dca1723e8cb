"""Draws one picture of a game in its own process, so that the server can go on working.

    python -m linko.server.picture_process

Reads a `Wanted` as JSON from standard input, and writes a PNG to standard output.
"""

from __future__ import annotations

import sys
from typing import Final, cast

from msgspec import Struct, json

from linko.cards import Seat
from linko.drawing import svg
from linko.game import Game
from linko.processes.child import give_way_to_all
from linko.records import RecordData
from linko.redeal import moment

WIDTH: Final = 1200
"""Width in pixels, as recommended by messaging apps."""


class Wanted(Struct, frozen=True):
    """A moment of a finished game."""

    record: RecordData
    seat: int | None
    """The seat that sees it; None for open cards."""
    at: int | None
    """Number of decisions before it; None for the end."""


def main() -> None:
    """Draw the picture that is wanted."""
    give_way_to_all()
    wanted = json.decode(sys.stdin.buffer.read(), type=Wanted)
    sys.stdout.buffer.write(drawn(wanted))


def drawn(wanted: Wanted) -> bytes:
    """Return the picture as a PNG."""
    from resvg_py import svg_to_bytes

    game = Game.from_record(wanted.record)
    if wanted.at is not None and wanted.at < game.move_count:
        game = moment(game, wanted.at)
    seat = cast("Seat | None", wanted.seat)
    shown = game.state if seat is None else game.view(seat)
    return bytes(svg_to_bytes(svg_string=svg(shown, game.names), width=WIDTH))


if __name__ == "__main__":
    main()
