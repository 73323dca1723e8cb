"""The texts of the page, for tests that search for them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from linko import texts

UI = Path(texts.__file__).parent / "ui"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for part in ("", "facts", "review"):
        text = (UI / part / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    bundle.add_resource(FluentResource(texts.source(language)))
    return bundle


def ui(message: str, /, language: str = "en", **values: object) -> str:
    """The text of a message on the page."""
    found = _bundle(language).get_message(message).value
    assert found is not None
    words, troubles = _bundle(language).format_pattern(found, values)
    assert troubles == []
    return str(words)
