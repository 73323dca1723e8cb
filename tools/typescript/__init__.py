"""Generates the TypeScript that the browser client shares with the server: `make types`.

| file | contents |
|---|---|
| `web/src/wire.ts` | the messages of the socket |
| `web/src/net/http_types.ts` | requests and responses of the HTTP API |
| `web/src/constants.ts` | limits, editions, bots, languages, phrases, close codes |
| `web/src/art/drawing.ts` | dimensions of cards, outlines of digits and heads |
| `web/src/game/played_games.json` | games with their events, for tests |
| `web/src/replay/replay.json` | a replay with all its positions, for tests |
| `web/src/lesson/lessons.json` | the positions of the lesson, with the answer to every tap |
| `web/src/facts/facts.json` | the figures of the game that its page draws |

Everything is generated from the server's types and constants, and the last file from the data of
`tools.facts`; a test fails if a file is stale.
"""

from collections.abc import Callable, Mapping
from pathlib import Path

from tools import ROOT
from tools.typescript.constants import constants
from tools.typescript.declarations import http, messages
from tools.typescript.drawing import drawing
from tools.typescript.facts import facts
from tools.typescript.games import games
from tools.typescript.lessons import lessons
from tools.typescript.replays import replays

_SOURCES = ROOT / "web" / "src"

FILES: Mapping[Path, Callable[[], str]] = {
    _SOURCES / "wire.ts": messages,
    _SOURCES / "net" / "http_types.ts": http,
    _SOURCES / "constants.ts": constants,
    _SOURCES / "art" / "drawing.ts": drawing,
    _SOURCES / "game" / "played_games.json": games,
    _SOURCES / "replay" / "replay.json": replays,
    _SOURCES / "lesson" / "lessons.json": lessons,
    _SOURCES / "facts" / "facts.json": facts,
}
"""The generated files, each with the function that generates its text."""

__all__ = ["FILES"]
