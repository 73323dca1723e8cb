"""What bots are called on the browser's screens."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

_SCREENS = Path(__file__).parent / "ui"
_BOT_NAME = re.compile(r"^bot-name-\d+ = (.+)$", re.MULTILINE)


@cache
def bot_names() -> tuple[str, ...]:
    """Return the names of the bots in all languages, each once.

    >>> bot_names()
    ('Axilu', 'Bolynx', 'Calux', 'Drolynx', 'Elinxo')
    """
    files = sorted(_SCREENS.glob("*.ftl"))
    found = [name for file in files for name in _BOT_NAME.findall(file.read_text("utf-8"))]
    return tuple(dict.fromkeys(found))
