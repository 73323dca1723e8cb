"""Every code is worded, and in every language alike; a reader gets the language wanted."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast

from linko import EDITIONS, ERRORS, EVENTS, End, MoveKind, Options, Phase, texts
from linko.options import OPTION_NAMES
from linko.table import LEVELS, Reason
from linko.table.phrases import EMOTES, PHRASES
from linko.texts import message_id
from linko.wire.messages import TableEvent
from tests import ROOT
from tests.texts.fluent_files import FOLDER, LANGUAGES, example, messages, variables

TOPICS = ("choices", "errors", "events", "table", "talk", "words")
"""The files whose messages word codes; any other is the browser client's own."""

MET_BY_CLIENTS = {"IllegalMove", "OptionsError", "TableError", "ServerError"}
MET_BY_HOSTS = {f"server_{what}" for what in ("bad_address", "bad_setting", "port_taken")}
"""Refusals before there is a server, so before there is a client."""

WORDED_ELSEWHERE = {"moved"}
"""A move is told by the events it brought about."""

CLOSING_REASONS = ("empty", "no_longer_replays")

NAMED = (
    *("set", "stack", "row", "pile", "discard", "bundle", "joker", "hand", "ghost"),
    *("turn", "game", "match"),
)
"""The things of the game that have a label."""

IN_ENGLISH = {
    *("edition", "expected", "held", "known", "prey", "problem", "reason", "row", "what", "wrong"),
}
"""Parameters of errors with English words in them."""

SAID_AS = {"seat": "player", "card": "cards", "winners": "players", "scores": "points"}
"""Fields of events under other names, since they are words by then."""

# What must be there


def with_you(*ids: str) -> Iterator[str]:
    for one in ids:
        yield one
        yield f"{one}-you"


def event_ids() -> Iterator[str]:
    yield from ("cards-set", "cards-jokers", "list-two", "list-more", "count-cards", "count-points")
    for code, fields in EVENTS.items():
        one = message_id("event", code)
        yield from with_you(one) if {"seat", "winners"} & set(fields) else (one,)
        if "victim" in fields:
            yield f"{one}-to-you"
    yield "event-drew-from-pile-open"
    yield from with_you("event-game-ended-shared", "event-game-ended-fewest")
    for end in End:
        one = message_id("end", end.value)
        yield from with_you(one) if end is End.OUT else (one,)
    for phase in Phase:
        one = message_id("phase", phase.value)
        yield from (one,) if phase is Phase.OVER else with_you(one)


def table_ids() -> Iterator[str]:
    tags = {kind.__struct_config__.tag for kind in get_args(TableEvent)} - WORDED_ELSEWHERE
    for tag in tags:
        one = message_id("table", tag)
        match tag:
            case "settings" | "bot_sat" | "said":
                yield one
            case "stood_in":
                yield from with_you(*(f"{one}-{reason.value}" for reason in Reason))
            case "closed":
                yield one
                yield from (message_id("table", tag, reason) for reason in CLOSING_REASONS)
            case "cleared":
                yield from with_you(one, f"{one}-removed")
            case _:
                yield from with_you(one)
    yield from (message_id("stand-in", reason.value) for reason in Reason)


def error_ids() -> Iterator[str]:
    yield "error-unknown"
    for code, entry in ERRORS.items():
        if entry.raised_as in MET_BY_CLIENTS and code not in MET_BY_HOSTS:
            yield message_id("error", code)


def talk_ids() -> Iterator[str]:
    yield from (message_id("phrase", code) for code in PHRASES)
    yield from (message_id("phrase", code, "name") for code in EMOTES)


def choice_ids() -> Iterator[str]:
    switches = [name for name in OPTION_NAMES if isinstance(getattr(Options(), name), bool)]
    assert len(switches) == 4
    for prefix, codes in (
        ("bot", LEVELS),
        ("edition", (*EDITIONS, "custom")),
        ("option", switches),
    ):
        for code in codes:
            yield message_id(prefix, code)
            yield message_id(prefix, code, "about")


def word_ids() -> Iterator[str]:
    yield from (message_id("move", kind.value) for kind in MoveKind)
    yield from (f"word-{word}" for word in NAMED)


EXPECTED = {
    "choices": set(choice_ids()),
    "errors": set(error_ids()),
    "events": set(event_ids()),
    "table": set(table_ids()),
    "talk": set(talk_ids()),
    "words": set(word_ids()),
}


# All languages alike


@pytest.mark.parametrize("topic", TOPICS)
def test_every_code_is_worded_and_no_message_is_for_nothing(topic: str) -> None:
    worded = set(messages("en", topic))
    assert EXPECTED[topic] - worded == set()
    rest = worded - EXPECTED[topic]
    if not any(entry.raised_as == "ServerError" for entry in ERRORS.values()):
        rest = {one for one in rest if not one.startswith("error-server-")}
    assert rest == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_files_of_english(language: str) -> None:
    names = {path.name for path in (FOLDER / language).iterdir()}
    assert names == {path.name for path in (FOLDER / "en").iterdir()}
    assert {f"{topic}.ftl" for topic in TOPICS} <= names


def test_every_folder_is_a_language() -> None:
    folders = {path.name for path in FOLDER.iterdir() if path.is_dir()} - {"__pycache__"}
    assert folders - {"ui"} == set(LANGUAGES)


def test_the_browsers_screens_are_worded_in_every_language() -> None:
    assert {path.stem for path in (FOLDER / "ui").iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_parses_and_nothing_is_said_twice(language: str) -> None:
    body = FluentParser().parse(texts.source(language)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", one) for one in ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_and_variables_are_those_of_english(language: str) -> None:
    ours, english = messages(language), messages("en")
    assert set(ours) == set(english)
    assert {one: variables(ours[one]) for one in ours} == {
        one: variables(english[one]) for one in english
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 22])
def test_every_message_can_be_said_with_its_variables(language: str, number: int) -> None:
    for one, message in messages(language).items():
        args = {name: example(language, name, number) for name in variables(message)}
        said = texts.say(language, one, **args)
        assert said
        assert said == said.strip()
        assert not re.search(r"[{}]|  |None", said), said


def test_events_use_only_what_events_bring_along() -> None:
    for one, message in messages("en", "events").items():
        prefix, _, rest = one.partition("-")
        if prefix == "event":
            code = max((c for c in EVENTS if rest.startswith(c.replace("_", "-"))), key=len)
            allowed = {SAID_AS.get(field, field) for field in EVENTS[code]}
            if code == "game_ended":
                allowed |= {"player"}
            assert variables(message) <= allowed, one


def test_errors_use_no_parameter_with_english_words() -> None:
    for code, entry in ERRORS.items():
        message = messages("en", "errors").get(message_id("error", code))
        if message is not None:
            assert variables(message) <= set(entry.parameters) - IN_ENGLISH, code


# The loader


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en;q=0.5, pl;q=0.8", "pl"),
        ("nl-BE;q=0.7,fr-BE;q=0.9", "fr"),
        ("FR_ca", "fr"),
        ("de;q=0,nl;q=0.1", "nl"),
        ("de;q=0", "en"),
        ("pl, de", "pl"),
        ("*", "en"),
        ("ja, *;q=0.1", "en"),
        ("de;q=much, fr;q=0.2", "fr"),
        (";;;,,q=1;=", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_reader_s_language_is_chosen(header: str | None, language: str) -> None:
    assert texts.choose(header) == language


def test_a_missing_message_or_variable_is_noticed() -> None:
    with pytest.raises(LookupError, match="event-sneezed"):
        texts.say("en", "event-sneezed")
    with pytest.raises(LookupError, match="cards"):
        texts.say("en", "event-laid", player="Ann")
    with pytest.raises(LookupError, match="'tlh'"):
        texts.source("tlh")


def test_names_can_be_isolated_from_the_sentence_around_them() -> None:
    bundle = texts.bundle("en", isolating=True)
    pattern = bundle.get_message("event-passed").value
    assert pattern is not None
    assert bundle.format_pattern(pattern, {"player": "Ann"})[0] == "\u2068Ann\u2069 passed."
    assert texts.say("en", "event-passed", player="Ann") == "Ann passed."


def test_fluent_is_loaded_only_by_those_who_need_it() -> None:
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
