"""Plurals, names and forms of address are right in each language and use the glossary."""

from __future__ import annotations

import re

import pytest

from linko import EDITIONS, texts
from linko.options import EDITION_SEATS
from linko.texts import message_id
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

ALLOWED_PLURALS = {
    "pl": {"one", "few", "many", "other"},
    **{language: {"one", "other"} for language in ("en", "de", "fr", "nl")},
}
ONE_OR_SEVERAL = {"event-game-ended"}
"""Messages that only distinguish one from several."""

PLURALS = {"zero", "one", "two", "few", "many"}

# Numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_all_plural_forms_of_the_language(language: str) -> None:
    allowed = ALLOWED_PLURALS[language]
    for one, message in messages(language).items():
        for name, keys in selections(message.value):
            if name in NUMBERS:
                words = {key for key in keys if not key.isdigit()}
                assert "other" in words, one
                assert words <= allowed, one
                if one in ONE_OR_SEVERAL:
                    assert words == {"one", "other"}, one
                elif language == "pl" or words == keys:
                    assert words == allowed, one


@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_use_no_plural_form_that_the_language_lacks(language: str) -> None:
    for one, message in screens(language).items():
        for _, keys in selections(message.value):
            assert keys & PLURALS <= ALLOWED_PLURALS[language], one


# The words

SNATCHING = (
    *("event-snatched", "event-took", "event-left", "event-ghost-snatched"),
    *("phrase-nice-snatch", "edition-basic-about", "edition-expert-about", "option-ghost-about"),
    *("option-consolation-draw-about", "option-ones-beat-top-about", "error-ghost-set-safe"),
)
ROW = (
    *("event-drew-from-row", "event-drew-from-both", "event-row-refilled", "event-bundled"),
    *("error-pile-empty", "error-not-in-row", "error-wrong-phase"),
)
PILE = (
    *("event-drew-from-pile", "event-drew-from-pile-seen", "event-drew-from-both"),
    *("error-pile-empty", "error-wrong-phase"),
)
GHOST = (
    *("event-ghost-snatched", "event-ghost-received", "option-ghost", "edition-duel-about"),
    *("edition-phantom-about", "error-ghost-needs-jokers"),
)
SET = ("error-not-a-set", "error-ghost-set-safe")

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
def test_the_texts_use_the_words_of_the_glossary(language: str) -> None:
    for word, ids in zip(GLOSSARY[language], (SNATCHING, ROW, PILE, GHOST, SET), strict=True):
        for one in ids:
            args = {name: example(name) for name in variables(messages(language)[one])}
            said = texts.say(language, one, **args)
            assert re.search(word, said, re.IGNORECASE), (one, word, said)


SCREENS = (
    ("claim", "snatches", "ask-ghost", "rules-goal", "rules-snatch-title"),
    ("row-title", "draw-from", "ended-supply", "rules-draw"),
    ("pile-label", "ended-supply", "rules-draw"),
    ("ghost", "ask-ghost", "rules-ghost"),
    ("claim", "ask-play", "not-a-set", "deciding-ghost", "told-ghost", "rules-turn"),
)
"""Messages of the screens and the rules with the words of the glossary, as above."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screens_use_the_words_of_the_glossary(language: str) -> None:
    for word, ids in zip(GLOSSARY[language], SCREENS, strict=True):
        for one in ids:
            for said in wordings((messages(language) | screens(language))[one].value):
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
@pytest.mark.parametrize("edition", EDITIONS)
def test_editions_say_how_many_players_they_allow(language: str, edition: str) -> None:
    said = texts.say(language, message_id("edition", edition, "about"))
    first = [int(digits) for digits in re.findall(r"\d+", said)]
    lowest, highest = EDITION_SEATS[edition]
    assert first[: 1 + (lowest < highest)] == sorted({lowest, highest})


SECOND_EDITION = ("basic", "advanced", "expert", "duel")
BOXES = {
    "en": ("first edition", "second edition", "Playte"),
    "de": ("erste Ausgabe", "zweite Ausgabe", "Playte"),
    "fr": ("première édition", "deuxième édition", "Playte"),
    "nl": ("eerste editie", "tweede editie", "Playte"),
    "pl": ("pierwszego wydania", "drugiego wydania", "Playte"),
}
"""How each language names the boxes."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_editions_name_their_box_and_no_other_edition(language: str, edition: str) -> None:
    said = texts.say(language, message_id("edition", edition, "about"))
    first, second, playte = (box in said for box in BOXES[language])
    assert first == (edition == "classic")
    assert second == (edition in SECOND_EDITION)
    assert playte == (edition in ("classic", "phantom"))
    names = [texts.say(language, message_id("edition", name)) for name in EDITIONS]
    assert not [name for name in names if re.search(rf"\b{name}\b", said)]
    assert len(said) <= 170


def everything(language: str) -> list[str]:
    """All texts that a user may read, in the browser and elsewhere."""
    both = (messages(language), screens(language))
    return [said for some in both for one in some.values() for said in wordings(one.value)]


NEVER = {
    "en": r"^(?!.*player with).*fewest cards in hand|joined a bundle",
    "de": r"\blass\w* (sie|ihn|es)? ?da\b|dalassen|dagelassen|\babw[eoi]rf|Variante",
    "fr": r"^(?!.*personne avec).*le moins de cartes en main gagne|\bduos?\b|faces visibles|"
    r"^hasard$|\bvariante|Sur mesure|\btir(e|er|ées?)\b|appât|[Pp]ar édition|spectateur",
    "nl": r"\blaat (\w+ )?liggen|laten liggen|\boppak|\b[Vv]ariant",
    "pl": r"skradzion|[Ww]ariant|łącznie punktów|bez zegara|^Na rundy|edycj|pocieszenia|machn|"
    r"zobowiąza|\brad[ay] najsil",
}
"""Words that the booklets do not use for this, or that are wrong."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_the_glossary_replaces_are_not_used(language: str) -> None:
    assert [said for said in everything(language) if re.search(NEVER[language], said)] == []


NAMED = "<(player|victim|attacker|other|bot|name)"


def test_polish_sentences_about_players_are_gender_neutral() -> None:
    for said in everything("pl"):
        assert not re.search(r"ł[ea][mś]\b", said), said
        if re.search(NAMED, said):
            past = re.findall(r"\w+ła?\b", said)
            assert {word.lower() for word in past} <= {"stół"}, said  # "table", not a past tense


# The signs

QUOTES = {
    **dict.fromkeys(("en", "nl"), ("“", "”")),
    "de": ("„", "“"),
    "fr": ("«", "»"),
    "pl": ("„", "”"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_punctuation_is_typographic(language: str) -> None:
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
