"""Every code has a message in every language, and every message is used."""

from __future__ import annotations

import ast as python
import random
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from linko import EDITIONS, ERRORS, EVENTS, Event, Game, Options, Seat, redact, texts
from linko.errors import error_class
from linko.judgement.review import REASONS
from linko.options import OPTION_NAMES
from linko.table.talk import PHRASES
from linko.texts import message_id
from tests import ROOT
from tests.texts.fluent_files import FOLDER, LANGUAGES, example, messages, screens, variables

CODED = ("choices", "errors", "events", "review", "talk")
"""The files whose messages put codes into words."""

TOPICS = (*CODED, "rules", "terminal")
"""The files of a language; the browser's screens have their own."""

MET_BY_CLIENTS = {"IllegalMove", "OptionsError", "TableError", "ServerError"}
MET_BY_HOSTS = {
    f"server_{what}"
    for what in (
        "bad_address",
        "bad_setting",
        "needs_metrics",
        "needs_redis",
        "no_workers_here",
        "port_taken",
    )
}
"""Errors that occur before a client can connect."""

TOLD_OF_A_TABLE = ("started", "stood_in", "returned")
"""Table events that the log shows besides those of the game."""

MADE_OF_SEVERAL = ("drew-from-both", "drew-from-both-seen")
"""Log lines for several draws by one player."""

IN_ENGLISH = {
    *("edition", "expected", "held", "known", "prey", "problem", "reason", "row", "what", "wrong"),
}
"""Error parameters that contain English words."""

TOLD = {"name", "victim", "cards", "pile", "count", "number", "who", "whom"}
"""The variables of events; a language need not use all of them."""

NAMES = ("Ann", "Ben", "Cy")
SEATS = [Seat(place) for place in range(len(NAMES))]

# Required messages


def event_ids() -> Iterator[str]:
    yield from ("event-you", "event-names", "event-drew-from-pile-seen")
    yield from (message_id("event", code) for code in (*EVENTS, *TOLD_OF_A_TABLE, *MADE_OF_SEVERAL))


def error_ids() -> Iterator[str]:
    yield "error-unknown"
    for name in MET_BY_CLIENTS:
        for code in error_class(name).codes:
            if code not in MET_BY_HOSTS:
                yield message_id("error", code)


def choice_ids() -> Iterator[str]:
    switches = [name for name in OPTION_NAMES if isinstance(getattr(Options(), name), bool)]
    assert len(switches) == 4
    for prefix, codes in (("edition", (*EDITIONS, "custom")), ("option", switches)):
        for code in codes:
            yield message_id(prefix, code)
            yield message_id(prefix, code, "about")


EXPECTED = {
    "choices": set(choice_ids()),
    "errors": set(error_ids()),
    "events": set(event_ids()),
    "review": {message_id("reason", code) for code in REASONS},
    "talk": {message_id("phrase", code) for code in PHRASES},
}


# The same in all languages


@pytest.mark.parametrize("topic", CODED)
def test_every_code_has_a_message_and_every_message_is_used(topic: str) -> None:
    worded = set(messages("en", topic))
    assert EXPECTED[topic] - worded == set()
    rest = worded - EXPECTED[topic]
    assert rest == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_files_of_english(language: str) -> None:
    names = {path.name for path in (FOLDER / language).iterdir()}
    assert names == {path.name for path in (FOLDER / "en").iterdir()}
    assert {f"{topic}.ftl" for topic in TOPICS} <= names


def test_every_folder_is_a_language() -> None:
    folders = {path.name for path in FOLDER.iterdir() if path.is_dir()} - {"__pycache__"}
    assert folders - {"ui"} == set(LANGUAGES)


def test_the_browsers_screens_have_texts_in_every_language() -> None:
    for part in ("", "facts", "lesson", "review"):
        folder = FOLDER / "ui" / part
        assert {path.stem for path in folder.glob("*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_files_parse_and_no_message_is_defined_twice(language: str) -> None:
    body = FluentParser().parse(texts.source(language)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", one) for one in ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_and_variables_match_english(language: str) -> None:
    ours, english = messages(language), messages("en")
    assert set(ours) == set(english)
    fixed = [one for one in english if not one.startswith("event-")]
    assert {one: variables(ours[one]) for one in fixed} == {
        one: variables(english[one]) for one in fixed
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 22])
def test_every_message_can_be_formatted_with_its_variables(language: str, number: int) -> None:
    for one, message in messages(language).items():
        args = {name: example(name, number) for name in variables(message)}
        said = texts.say(language, one, **args)
        assert said
        assert said == said.strip()
        assert not re.search(r"[{}]|  |None", said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_event_messages_use_only_the_variables_of_their_events(language: str) -> None:
    for one, message in messages(language, "events").items():
        assert variables(message) <= (TOLD if one != "event-names" else {"first", "last"}), one


def played_events() -> dict[str, Event]:
    """An event of every kind, by its code and what it hides."""
    found: dict[str, Event] = {}
    for edition, seats in (("basic", 3), ("duel", 2)):
        for seed in range(30):
            game, rng = Game.deal(edition, seats=seats, seed=seed), random.Random(seed)
            while not game.is_over:
                for event in game.push(rng.choice(game.legal_moves)):
                    found[event.code] = event
                    count = len(getattr(event, "cards", getattr(event, "winners", ())))
                    found[f"{event.code} {count > 1}"] = event
                    found[f"{event.code} redacted"] = redact(event, None)
    assert found.keys() >= EVENTS.keys()
    assert "game_ended True" in found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_worded_for_every_reader(language: str) -> None:
    for event in played_events().values():
        told = {texts.Narrator(language, NAMES, reader).words(event) for reader in (None, *SEATS)}
        assert all(words == words.strip() and "{" not in words for words in told), told
        if len({getattr(event, "seat", None), getattr(event, "victim", None)}) > 1:
            assert len(told) > 1, told  # somebody is addressed as "you"


def test_english_texts_are_written_once() -> None:
    """The rules' sentences are those of the Fluent file, except for capital and full stop."""
    narrator = texts.Narrator("en", NAMES)
    for event in played_events().values():
        told = narrator.words(event).removesuffix(".")
        sentence = event.sentence(NAMES)
        assert told == sentence[:1].upper() + sentence[1:]


def test_every_message_is_used() -> None:
    """Every message of the browser is used in its source, by name or by prefix."""
    paths = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in {".ts", ".svelte"}]
    code = "\n".join(path.read_text("utf-8") for path in paths if ".test." not in path.name)
    named = set(re.findall(r"""["'`]([a-z][A-Za-z0-9_-]*)["'`]""", code))
    made = re.findall(r"`([a-z][a-z0-9-]*-\$\{[^`]*)`", code)
    hole = r"\$\{[^}]*\}"
    parts = ([re.escape(part) for part in re.split(hole, one)] for one in made)
    patterns = [re.compile("[a-z0-9_-]+".join(one)) for one in parts]
    unused = [
        one
        for one in (*messages("en"), *screens("en"))
        if one not in messages("en", "terminal")
        and one not in messages("en", "review")  # worded from the codes of a review
        and one not in named
        and not any(pattern.fullmatch(one) for pattern in patterns)
    ]
    assert unused == []


def asked_in_terminal() -> set[str]:
    """Messages that the code of the terminal names."""
    asked: set[str] = set()
    for path in (ROOT / "src/linko/cli").rglob("*.py"):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Constant) and str(node.value).startswith("terminal-"):
                asked.add(str(node.value))
    return asked


def test_the_terminal_uses_exactly_its_own_messages() -> None:
    assert asked_in_terminal() == set(messages("en", "terminal"))


def test_error_messages_use_no_parameter_that_contains_english() -> None:
    for code, entry in ERRORS.items():
        message = messages("en", "errors").get(message_id("error", code))
        if message is not None:
            assert variables(message) <= set(entry.parameters) - IN_ENGLISH, code


# The loader


def test_a_missing_message_or_variable_is_noticed() -> None:
    with pytest.raises(LookupError, match="event-sneezed"):
        texts.say("en", "event-sneezed")
    with pytest.raises(LookupError, match="cards"):
        texts.say("en", "event-laid", name="Ann")
    with pytest.raises(LookupError, match="'tlh'"):
        texts.source("tlh")


def test_fluent_is_imported_only_when_needed() -> None:
    code = "import sys, linko; sys.exit(any(name.startswith('fluent') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_page_on_translating_names_every_file_prefix_and_language() -> None:
    page = (ROOT / "docs/translating.md").read_text(encoding="utf-8")
    for topic in TOPICS:
        row = re.search(rf"^\| `{topic}\.ftl` \| (.*?) \|", page, re.MULTILINE)
        assert row is not None, topic
        named = {tuple(one.split("-")) for one in re.findall(r"`([a-z-]+)-…`", row[1])}
        for one in messages("en", topic):
            assert any(tuple(one.split("-"))[: len(prefix)] == prefix for prefix in named), one
    for code, name in texts.LANGUAGES:
        assert f"\n**{name}** (`{code}`)" in page
