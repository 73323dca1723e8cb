"""Each language counts, names and addresses as it should, in the words of the glossary."""

from __future__ import annotations

import re

import pytest

from linko import EDITIONS, texts
from linko.options import EDITION_SEATS
from linko.texts import message_id
from tests import ROOT
from tests.texts.fluent_files import (
    LANGUAGES,
    NUMBERS,
    example,
    messages,
    screens,
    selections,
    variables,
    wordings,
)

COUNTED = NUMBERS - {"place", "rank"}

ALLOWED_PLURALS = {
    "pl": {"one", "few", "many", "other"},
    **{language: {"one", "other"} for language in ("en", "de", "fr", "nl")},
}
PLURALS = {"zero", "one", "two", "few", "many"}

# Numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_asked_for_all_plural_forms_of_the_language(language: str) -> None:
    allowed = ALLOWED_PLURALS[language]
    for one, message in messages(language).items():
        for name, keys in selections(message.value):
            if name in COUNTED:
                words = {key for key in keys if not key.isdigit()}
                assert "other" in words, one
                assert words <= allowed, one
                if language == "pl" or words == keys:
                    assert words == allowed, one


@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_ask_for_no_plural_form_that_the_language_lacks(language: str) -> None:
    for one, message in screens(language).items():
        for _, keys in selections(message.value):
            assert keys & PLURALS <= ALLOWED_PLURALS[language], one


@pytest.mark.parametrize(
    ("language", "one", "two", "five", "many"),
    [
        ("en", "a 5", "two 5s", "five 5s", "22 5s"),
        ("de", "eine 5", "zwei 5er", "fünf 5er", "22 5er"),
        ("fr", "un 5", "deux 5", "cinq 5", "22 fois 5"),
        ("nl", "een vijf", "twee vijven", "vijf vijven", "22 vijven"),
        ("pl", "piątkę", "dwie piątki", "pięć piątek", "22 piątki"),
    ],
)
def test_sets_are_counted(language: str, one: str, two: str, five: str, many: str) -> None:
    said = [texts.say(language, "cards-set", count=count, rank=5) for count in (1, 2, 5, 22)]
    assert said == [one, two, five, many]


@pytest.mark.parametrize(
    ("language", "one", "two", "five", "many"),
    [
        ("en", "a joker", "two jokers", "five jokers", "22 jokers"),
        ("de", "einen Joker", "zwei Joker", "fünf Joker", "22 Joker"),
        ("fr", "un joker", "deux jokers", "cinq jokers", "22 jokers"),
        ("nl", "een joker", "twee jokers", "vijf jokers", "22 jokers"),
        ("pl", "dżokera", "dwa dżokery", "pięć dżokerów", "22 dżokery"),
    ],
)
def test_jokers_are_counted(language: str, one: str, two: str, five: str, many: str) -> None:
    said = [texts.say(language, "cards-jokers", count=count) for count in (1, 2, 5, 22)]
    assert said == [one, two, five, many]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["point", "points", "points", "points", "point"]),
        ("de", ["Punkt", "Punkte", "Punkte", "Punkte", "Punkt"]),
        ("fr", ["point", "points", "points", "points", "point"]),
        ("nl", ["punt", "punten", "punten", "punten", "punt"]),
        ("pl", ["punkt", "punkty", "punktów", "punkty", "punkt"]),
    ],
)
def test_points_are_counted(language: str, words: list[str]) -> None:
    said = [texts.say(language, "count-points", points=points) for points in (1, 2, 5, 22, -1)]
    assert said == [f"{n} {word}" for n, word in zip((1, 2, 5, 22, -1), words, strict=True)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rank_has_its_own_words(language: str) -> None:
    for count in (1, 2, 5):
        said = {texts.say(language, "cards-set", count=count, rank=rank) for rank in range(1, 14)}
        assert len(said) == 13


def test_an_8_and_an_11_are_said_with_an_n() -> None:
    said = [texts.say("en", "cards-set", count=1, rank=rank) for rank in (1, 8, 11, 12)]
    assert said == ["a 1", "an 8", "an 11", "a 12"]


# The words

SNATCHING = (
    *("event-snatched", "event-snatched-you", "event-snatched-to-you", "event-ghost-snatched"),
    *("event-ghost-snatched-you", "phase-take-you", "phase-ghost-you", "phase-consolation-you"),
    *("phrase-nice-snatch", "edition-basic-about", "edition-expert-about", "option-ghost-about"),
    *("option-consolation-draw-about", "option-ones-beat-top-about", "error-ghost-set-safe"),
)
ROW = (
    *("event-drew-from-row", "event-drew-from-row-you", "event-row-refilled", "event-bundled"),
    *("end-supply", "phase-draw-you", "error-pile-empty", "error-not-in-row", "error-wrong-phase"),
)
PILE = (
    *("event-drew-from-pile", "event-drew-from-pile-you", "event-drew-from-pile-open"),
    *("end-supply", "phase-draw-you", "error-pile-empty", "error-wrong-phase"),
)
GHOST = (
    *("event-ghost-snatched", "event-ghost-received", "phase-ghost", "phase-ghost-you"),
    *("option-ghost", "edition-duel-about", "edition-phantom-about", "error-ghost-needs-jokers"),
)
SET = ("phase-play", "phase-play-you", "phase-ghost", "error-not-a-set", "error-ghost-set-safe")

GLOSSARY = {
    "en": ("snatch", "row", "pile", "ghost", "set"),
    "de": (r"luxx", "vorrat", "nachziehstapel", "geisterspieler", "satz"),
    "fr": ("subtilynx", "réserve", "pioch", "joueur fantôme", "combinaison"),
    "nl": (
        r"af(ge)?pak|pakt? .*\baf\b|pakken .*\baf\b",
        "voorraad",
        "trekstapel",
        "spookspeler",
        "set",
    ),
    "pl": ("kra[dś]", r"\bpul", r"\btali", "wirtualn", "zestaw"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_glossary(language: str) -> None:
    for word, ids in zip(GLOSSARY[language], (SNATCHING, ROW, PILE, GHOST, SET), strict=True):
        for one in ids:
            args = {name: example(language, name) for name in variables(messages(language)[one])}
            said = texts.say(language, one, **args)
            assert re.search(word, said, re.IGNORECASE), (one, word, said)


SCREENS = (
    ("claim", "snatches", "ask-ghost", "log-snatched", "rules-goal", "rules-snatch-title"),
    ("row-title", "draw-from", "log-drew-row", "log-bundled", "ended-supply", "rules-draw"),
    ("pile-label", "log-drew-pile", "log-drew-both", "ended-supply", "rules-draw"),
    ("ghost", "ask-ghost", "log-ghost-snatched", "log-ghost-received", "rules-ghost"),
    ("claim", "ask-play", "not-a-set", "deciding-ghost", "told-ghost", "rules-turn"),
)
"""Messages of the browser's screens with the words of the glossary, as above."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_screens_are_the_same(language: str) -> None:
    for word, ids in zip(GLOSSARY[language], SCREENS, strict=True):
        for one in ids:
            for said in wordings(screens(language)[one].value):
                assert re.search(word, said, re.IGNORECASE), (one, word, said)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", "classic, basic, advanced, expert, duel, phantom"),
        (
            "de",
            "Klassisch, Grundspiel, Fortgeschrittenenspiel, Expertenspiel, Duell, Geisterduell",
        ),
        ("fr", "classique, base, avancé, expert, duel, fantôme"),
        ("nl", "klassiek, basisspel, gevorderden, expert, duel, spookduel"),
        ("pl", "klasyczny, podstawowy, zaawansowany, ekspercki, pojedynek, widmo"),
    ],
)
def test_editions_have_their_names(language: str, names: str) -> None:
    said = [texts.say(language, message_id("edition", name)) for name in EDITIONS]
    assert [name.lower() for name in said] == names.lower().split(", ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_labels_are_those_of_the_glossary(language: str) -> None:
    for word, written in glossary(language).items():
        if f"word-{word}" in messages(language, "words"):
            assert texts.say(language, f"word-{word}").lower() in written.lower(), word


def glossary(language: str) -> dict[str, str]:
    """What docs/translating.md calls each thing, by its English word in the code."""
    page = (ROOT / "docs/translating.md").read_text(encoding="utf-8")
    table = re.findall(r"^\| (.*) \|$", page.split("## The glossary\n")[1], re.MULTILINE)
    head, *rows = (row.split(" | ") for row in table)
    called = {"card row": "row", "draw pile": "pile", "discard pile": "discard"}
    names = (row[0].partition(" (")[0] for row in rows)
    column = head.index(language)
    found = {called.get(name, name): row[column] for name, row in zip(names, rows, strict=True)}
    assert {f"word-{word}" for word in found} >= {
        one for one in messages(language, "words") if one.startswith("word-")
    }
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_editions_say_how_many_play(language: str, edition: str) -> None:
    said = texts.say(language, message_id("edition", edition, "about"))
    first = [int(digits) for digits in re.findall(r"\d+", said)]
    lowest, highest = EDITION_SEATS[edition]
    assert first[: 1 + (lowest < highest)] == sorted({lowest, highest})


LIKE = {
    **dict.fromkeys(("basic", "advanced", "phantom"), "classic"),
    "expert": "advanced",
    "duel": "basic",
}
"""The edition that each is compared with."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", LIKE)
def test_editions_say_what_they_are_like_and_how_they_differ(language: str, edition: str) -> None:
    said = texts.say(language, message_id("edition", edition, "about")).lower()
    assert texts.say(language, message_id("edition", LIKE[edition])).lower() in said
    assert len(said) <= 150


def everything(language: str) -> list[str]:
    """Whatever anybody may read, on the screens and elsewhere."""
    both = (messages(language), screens(language))
    return [said for some in both for one in some.values() for said in wordings(one.value)]


NAMED = "<(player|victim|attacker|other|bot|name)"


def test_polish_sentences_about_players_tell_no_gender() -> None:
    for said in everything("pl"):
        assert not re.search(r"ł[ea][mś]\b", said), said
        if re.search(NAMED, said):
            past = re.findall(r"\w+ła?\b", said)
            assert {word.lower() for word in past} <= {"stół"}, said  # a table, no past tense


# The signs

QUOTES = {
    **dict.fromkeys(("en", "nl"), ("“", "”")),
    "de": ("„", "“"),
    "fr": ("«", "»"),
    "pl": ("„", "”"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_those_of_print(language: str) -> None:
    for said in everything(language):
        assert not re.search(r"""["'`´]|\.\.\.| - |--| …|  """, said), said
        quotes = re.findall("[„“”«»‚‘‹›]", said)
        assert quotes == [*QUOTES[language]] * (len(quotes) // 2), said


def test_french_never_elides_before_a_name_nor_breaks_before_a_sign() -> None:
    for said in everything("fr"):
        assert not re.search(rf"\b(de|que|jusque) {NAMED}", said), said
        signs = re.findall(r"(.)([!?;:»])", said)
        assert all(space == ("\u00a0" if sign in ":»" else "\u202f") for space, sign in signs), said
        assert "« " not in said, said
