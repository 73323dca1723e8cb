"""The lesson says one short sentence at a time, and has all sentences that its data needs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from tests import ROOT
from tests.texts.fluent_files import LANGUAGES, lesson, variables, wordings

LONGEST = 60
"""Maximum number of letters of a sentence of the coach."""

SENTENCE = re.compile(r"lesson-[a-z]+-(ask|done|why)\b|lesson-why-")


def needed() -> Iterator[str]:
    """The ids that the data of the lesson leads to."""
    for step in json.loads((ROOT / "web/src/lesson/lessons.json").read_text("utf-8")):
        about = f"lesson-{step['name']}"
        yield from (about, f"{about}-ask", f"{about}-done")
        for choice in step["choices"].values():
            if "next" in choice:
                yield f"{about}-ask-2"
            if "why" in choice:
                code = choice["why"]["code"]
                yield f"{about}-why" if code == step["name"] else f"lesson-why-{code}"


def named() -> set[str]:
    """The ids that the client names, and those of sentences that follow a certain choice."""
    code = "".join(
        file.read_text("utf-8")
        for file in (ROOT / "web/src/lesson").iterdir()
        if file.suffix in (".ts", ".svelte")
    )
    found = set(re.findall(r'"(lesson-[a-z-]+)"', code))
    parts = {"lesson-part-more", "lesson-part-tips"}
    return (
        found
        | parts
        | {one for one in lesson("en") if re.search("-done-(leave|discard|pass)$", one)}
    )


def test_every_sentence_exists_and_is_used() -> None:
    assert set(lesson("en")) == set(needed()) | named()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_sentences(language: str) -> None:
    english = {one: variables(message) for one, message in lesson("en").items()}
    assert {one: variables(message) for one, message in lesson(language).items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_of_the_coach_is_short(language: str) -> None:
    for one, message in lesson(language).items():
        if SENTENCE.match(one):
            for said in wordings(message.value):
                letters = re.sub("<(laid|top)>", "13", said)
                assert len(letters) <= LONGEST, (one, len(letters), letters)
