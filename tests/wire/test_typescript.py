"""The browser client's types and constants are those of the server."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools import ROOT
from tools.typescript import FILES
from tools.typescript.constants import constants
from tools.typescript.declarations import http, messages

from linko.drawing.tokens import GROUND, NUMBER, TOKENS

_SAME_COLOUR = {
    "drawn": "text",
    "outline": "text",
    "ember-ring": "ember",
    "drawn-on-ember": "on-ember",
    "rim-line": "rim",
}
"""The token of each drawing class whose token has a different name."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_generated_files_of_the_browser_client_are_current(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == FILES[file](), (
        "the server has changed: run make types"
    )


def test_fields_that_may_be_missing_are_optional() -> None:
    text = messages()
    assert "readonly fill?: string | null;" in text
    assert "readonly game?: CurrentGame;" in text
    assert "readonly own?: Own | null;" in text
    assert "readonly person: string | null;" in text


def test_the_http_types_import_the_message_types() -> None:
    text = http()
    assert re.search(r'^import type \{.*\bSettings\b.*\} from "../wire";$', text, re.MULTILINE)
    assert "interface Settings" not in text
    assert "readonly start?: boolean;" in text


def test_constants_keep_their_values() -> None:
    text = constants()
    assert "export const MOST_ROUNDS = 20;" in text
    assert "export const RETRYABLE = [4409, 4429, 4503] as const;" in text
    advanced = 'advanced: { options: { fewest_in_hand: true }, seats: [3, 5], starter: "lynx" },'
    assert advanced in text


def test_drawings_and_browser_client_have_the_same_colours() -> None:
    text = (ROOT / "web" / "src" / "styles" / "tokens.css").read_text(encoding="utf-8").upper()
    both = dict(re.findall(r"--([A-Z0-9-]+): LIGHT-DARK\((#\w{6}, #\w{6})\);", text))
    fixed = dict(re.findall(r"--([A-Z0-9-]+): (#\w{6});", text))
    for name, (_, day, dusk) in TOKENS.items():
        if name != "shade":  # translucent in the client, opaque and blurred in the drawings
            assert both[_SAME_COLOUR.get(name, name).upper()] == f"{day}, {dusk}", name
    assert {card: fixed[f"GROUND-{card}"] for card in GROUND} == GROUND
    assert {card: fixed[f"NUMBER-{card}"] for card in NUMBER} == NUMBER
