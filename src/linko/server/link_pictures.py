"""Pictures of games for link previews: drawn in a separate process and kept for a while."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections import OrderedDict
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from typing import Final

from msgspec import Raw, Struct, json

from linko.processes.async_worker import ONE_THREAD
from linko.server.errors import ServerError
from linko.server.waiting_line import WaitingLine
from linko.store import FinishedGame

log = logging.getLogger(__name__)

MOST_WAITING: Final = 16
"""Maximum number of pictures that wait to be drawn."""

MOST_KEPT: Final = 64
"""Maximum number of pictures in memory; one has about 0.1 MB."""

SECONDS: Final = 30.0
"""Seconds that a picture may take; on a free core it takes less than one."""


class _Wanted(Struct, frozen=True):
    """`picture_process.Wanted` with a record that is JSON already."""

    record: Raw
    seat: int | None
    at: int | None


@cache
def can_draw() -> bool:
    """Whether the package that draws is installed."""
    return find_spec("resvg_py") is not None


class LinkPictures:
    """Draws one picture at a time."""

    def __init__(self) -> None:
        self._line = WaitingLine(MOST_WAITING)
        self._kept: OrderedDict[tuple[str, int | None, int | None], bytes] = OrderedDict()

    async def picture(self, game: FinishedGame, seat: int | None, at: int | None) -> bytes:
        """Return a moment of a game as a PNG; raise a `ServerError` if that is impossible now."""
        if not can_draw():
            raise ServerError("server_not_found")
        key = (game.id, seat, at)
        if key not in self._kept:
            async with self._line.turn():
                if key not in self._kept:
                    wanted = json.encode(_Wanted(Raw(game.record), seat, at))
                    self._kept[key] = await _drawn(wanted)
                    if len(self._kept) > MOST_KEPT:
                        self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]


async def _drawn(wanted: bytes) -> bytes:
    """Draw a picture in a separate process, and end it if it takes too long."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "linko.server.picture_process"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=os.environ | ONE_THREAD,
        start_new_session=True,
    )
    try:
        picture, said = await asyncio.wait_for(process.communicate(wanted), SECONDS)
    except TimeoutError:
        raise ServerError("server_too_fast", seconds=round(SECONDS)) from None
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
    if process.returncode != 0 or not picture:
        last = said.decode(errors="replace").strip().rpartition("\n")[2]
        log.error("a picture cannot be drawn", extra={"reason": last[:300]})
        raise ServerError("server_not_found")
    return picture
