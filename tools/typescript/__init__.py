"""What the browser client shares with the server, as TypeScript: `make types`.

| file | what it holds |
|---|---|
| `web/src/wire.ts` | the messages of the socket |
| `web/src/net/http_types.ts` | requests and answers of the HTTP API |
| `web/src/constants.ts` | limits, editions, bots, languages, phrases, close codes |
| `web/src/art/drawing.ts` | measures of cards, outlines of digits and heads |

All is made from the types and constants of the server; a test fails when a file is stale.
"""

from collections.abc import Callable, Mapping
from pathlib import Path

from tools import ROOT
from tools.typescript.constants import constants
from tools.typescript.declarations import http, messages
from tools.typescript.drawing import drawing

_SOURCES = ROOT / "web" / "src"

FILES: Mapping[Path, Callable[[], str]] = {
    _SOURCES / "wire.ts": messages,
    _SOURCES / "net" / "http_types.ts": http,
    _SOURCES / "constants.ts": constants,
    _SOURCES / "art" / "drawing.ts": drawing,
}
"""The generated files, each with the function that returns its text."""

__all__ = ["FILES"]
