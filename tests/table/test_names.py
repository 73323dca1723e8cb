"""No two names at a table look alike, and no name looks like a bot's."""

from __future__ import annotations

import pytest

from linko.players import is_readable, shown_names
from linko.table import LEVELS, LogEntry, Person, Settings, Table
from linko.table.commands import Sit
from linko.table.errors import TableError
from linko.table.log import Opened, Renamed, Sat
from linko.table.look_alikes import _ALIKE, looks
from linko.table.names import check_no_bot_name
from linko.texts import bot_names
from tests.table.play import ANN, BEN, NOON, fresh, lobby

# Visible names


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",  # Hangul filler
        "\uffa0",
        "\u115f\u1160",
        "\u2800",  # braille without dots
        "Ann\u200b",
        "Ann\u200d",
        "\u200dAnn",
        "An\u200cn",
        "Ann\u00ad",
        "Ann\u034f",
        "Ann\ufeff",
        "Ann\u2066",
        "Ann\u202e",
        "Ann\u061c",
        "Ann\ufe0f",
        "\ufe0f",
        "Ann\U000e0061",
        "Ann\U000e0100",
        "Ann\u180b",
        "Ann\u17b4",
        "Ann\U0001d159",
        "\u0301",  # an accent over nothing
        "Z\u0300\u0301\u0302\u0303\u0304",  # a tower of accents
        "Zoe\u0301\u0301",
        "Ann" + "\u0e48" * 2,
        "\u0301Ann",
        "Ann \u0301",
        "A\u20ddnn",  # in a circle
        "👩\u200d",
        "👩\u200d\u200d👧",
        " ",
        "",
    ],
)
def test_invisible_names_are_refused(name: str) -> None:
    assert not is_readable(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Łucja Ó",
        "Zoe\u0308",
        "Trâ\u0300n Viê\u0323t",
        "ᾧδε",
        "ω\u0314\u0342\u0345δε",
        "שּׁ\u05b8לוֹם",
        "ก้ำกึ่ง",
        "မြို့",
        "👩\u200d👧",
        "👩🏽\u200d🦰",
        "👩\u200d❤\ufe0f\u200d👩",
        "I ❤\ufe0f 1\ufe0f\u20e3",
        "नेहा",
        "क्\u200dष",
        "می\u200cخواهم",
        "李小龙",
        "O'Neil-Meyer, Jr.",
        "42",
    ],
)
def test_visible_names_are_accepted(name: str) -> None:
    assert is_readable(name)


# Look-alikes


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "Аnn"),  # Cyrillic
        ("Ann", "Αnn"),  # Greek
        ("Ann", "Ａｎｎ"),
        ("Ann", "𝐀𝐧𝐧"),
        ("Ann", "Ⓐⓝⓝ"),
        ("Ann", "An n"),
        ("Ann", "Ann."),
        ("Ann", "Ánn"),
        ("Ann", "A\u0323nn"),
        ("Bob", "B0b"),
        ("Bob", "ВОВ"),
        ("Ida", "lda"),
        ("Ida", "1da"),
        ("Helen", "Неlеn"),
        ("Emma", "Ernma"),
        ("Paul", "Раul"),
        ("Zoe", "Zoë"),
        ("...", "..."),
        ("Anne", "ᎪnnᎬ"),  # Cherokee
        ("Ada", "ꭺda"),  # small Cherokee
        ("Hanno", "հanոo"),  # Armenian
        ("Susi", "ՏսSi"),
        ("Bella", "ꓐꓰꓡꓡꓮ"),  # Lisu
        ("Tom", "Ⲧoⲙ"),  # Coptic
        ("Nikos", "Νικοѕ"),
        ("Max", "𝕸𝖆𝖝"),
        ("Max", "🅼🅰🆇"),
        ("Max", "🅜🅐🅧"),
        ("Max", "ᴹᵃˣ"),
        ("Max", "M4X"),
        ("Mia", "M1a"),
        ("Lea", "L3@"),
        ("Tess", "7e$5"),
        ("Otto", "०tt०"),
        ("ida", "Idᴀ"),
        ("Cara", "ϲara"),
        ("Cæsar", "Caesar"),
        ("Max", "M\u0336a\u0336x\u0336"),  # struck out
        ("Max", "M\u1dc4ax"),
        ("שלום", "שָׁלוֹם"),
        ("Weiß", "WEISS"),
    ],
)
def test_names_that_look_alike_are_recognised(one: str, other: str) -> None:
    assert looks(one) & looks(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anna"),
        ("Ann", "Ann 2"),
        ("Ali", "All"),
        ("Mia", "Mio"),
        ("नेहा", "नूहा"),
        ("かき", "カギ"),
        ("👩", "👧"),
        ("...", "---"),
        ("P1-0", "P1-1"),
        ("Иван", "Ивана"),
        ("Лина", "Нина"),
        ("Weiß", "Weib"),
        ("سارة", "ساره ۲"),
    ],
)
def test_names_that_look_different_are_distinguished(one: str, other: str) -> None:
    assert not looks(one) & looks(other)


def test_every_look_alike_is_listed_once() -> None:
    signs = "".join(_ALIKE.values())
    assert len(set(signs)) == len(signs)


@pytest.mark.parametrize("number", range(100))
def test_numbers_are_distinguished(number: int) -> None:
    others = (f"Guest {other}" for other in range(100) if other != number)
    assert not any(looks(f"Guest {number}") & looks(other) for other in others)


def test_towers_of_accents_are_cut_where_names_are_shown() -> None:
    assert shown_names(2, ["Zoe" + "\u0308" * 9, "\u0301Ann"]) == ("Zoë", "Ann")


# At a table


def refused(table: Table, person: Person) -> TableError:
    before = table.version
    with pytest.raises(TableError) as caught:
        table.handle(Sit(fresh(), 2), person, NOON)
    assert table.version == before
    return caught.value


@pytest.mark.parametrize(
    ("name", "suggestion"),
    [
        ("Ann", "Ann 2"),
        ("аnn", "аnn 2"),
        ("A" + "n" * 1 + "." * 22, "An" + "." * 20 + " 2"),
    ],
)
def test_a_taken_name_is_refused_with_a_suggestion(name: str, suggestion: str) -> None:
    table = lobby(Person("a", "An"), BEN, settings=Settings(seats=3))
    table.rename(Person("a", "Ann" if "nn" in name.casefold() else "An"), NOON)
    error = refused(table, Person("x", name))
    assert error.code == "table_name_taken"
    assert error.params["suggestion"] == suggestion
    assert len(suggestion) <= 24
    table.handle(Sit(fresh(), 2), Person("x", suggestion), NOON)


def test_a_suggested_name_is_free() -> None:
    table = lobby(Person("a", "Guest 7"), Person("b", "Guest 8"), settings=Settings(seats=3))
    assert refused(table, Person("x", "Guest 7")).params["suggestion"] == "Guest 9"


def test_people_keep_their_name_when_changing_seats() -> None:
    table = lobby(ANN, BEN, settings=Settings(seats=3))
    table.handle(Sit(fresh(), 2), ANN, NOON)
    assert table.places[2].person == ANN


def test_renaming_while_seated_follows_the_same_rule() -> None:
    table = lobby(ANN, BEN)
    taken = Person(ANN.id, "Веn")
    with pytest.raises(TableError) as caught:
        table.check_name(taken)
    assert (caught.value.code, caught.value.params["name"]) == ("table_name_taken", "Ben")
    assert table.rename(taken, NOON) == ()
    assert table.rename(Person(ANN.id, "Bolynx"), NOON) == ()
    assert table.places[0].person == ANN
    table.check_name(Person(ANN.id, "Benno"))


@pytest.mark.parametrize("name", [*LEVELS, *bot_names(), "Аxilu", "BOLYNX", "Ca1ux"])
def test_names_of_bots_are_refused(name: str) -> None:
    table = lobby(ANN, BEN, settings=Settings(seats=3))
    assert refused(table, Person("x", name)).code == "table_name_of_bot"
    with pytest.raises(TableError) as caught:
        check_no_bot_name(name)
    check_no_bot_name(str(caught.value.params["suggestion"]))
    with pytest.raises(TableError):
        Table.opened("T", Settings(), Person("x", name), "CODE", NOON)


def test_the_names_of_bots_in_all_languages_are_covered() -> None:
    assert bot_names() == ("Axilu", "Bolynx", "Calux", "Drolynx", "Elinxo")


def test_a_log_from_before_these_rules_still_replays() -> None:
    entries = [
        LogEntry(1, NOON, Opened(Settings(seats=3), Person("a", "Bolynx"), "CODE"), "a"),
        LogEntry(2, NOON, Sat(1, Person("b", "Bolynx")), "b"),
        LogEntry(3, NOON, Renamed(1, Person("b", "\u3164")), "b"),
    ]
    table = Table.replayed("T", entries, NOON, None)
    assert table.broken is None
    assert [place.name for place in table.places] == ["Bolynx", "\u3164", ""]
