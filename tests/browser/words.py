"""What the page says, for tests that look for its words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from linko import texts

UI = Path(texts.__file__).parent / "ui" / "en.ftl"


@cache
def _bundle() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(UI.read_text(encoding="utf-8")))
    return bundle


def ui(message: str, **values: object) -> str:
    """What the page says in English, whatever its words are by now."""
    found = _bundle().get_message(message).value
    assert found is not None
    words, troubles = _bundle().format_pattern(found, values)
    assert troubles == []
    return str(words)
