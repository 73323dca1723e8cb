"""Talk at a table: phrases, free text, limits, muting."""

from __future__ import annotations

import pytest

from linko.table import Settings, Status, effects
from linko.table.commands import LeaveTable, Mute, Say, Sit
from linko.table.log import Said
from linko.table.talk import PHRASES
from linko.table.talk_lines import LINES, TalkLine
from tests.table.play import ANN, BEN, CY, NOON, WATCHER, fresh, lobby, refusal

FREE = Settings(seats=2, free_text=True)


def test_every_phrase_has_its_own_code() -> None:
    assert len(set(PHRASES)) == len(PHRASES)


def test_seated_people_say_phrases() -> None:
    table = lobby(ANN, BEN)
    (said,) = table.handle(Say(fresh(), phrase="hello"), BEN, NOON)
    assert said.change == Said(BEN.id, phrase="hello")
    assert refusal(table, Say(fresh(), phrase="hello"), WATCHER) == "table_not_seated"
    assert refusal(table, Say(fresh(), phrase="goodbye"), BEN) == "table_unknown_phrase"


def test_a_message_is_either_a_phrase_or_a_text() -> None:
    table = lobby(ANN, BEN, settings=FREE)
    assert refusal(table, Say(fresh()), ANN) == "table_say_what"
    assert refusal(table, Say(fresh(), phrase="hello", text="hello"), ANN) == "table_say_what"


def test_free_text_is_refused_unless_the_table_allows_it() -> None:
    assert refusal(lobby(ANN, BEN), Say(fresh(), text="hello"), ANN) == "table_no_free_text"
    (said,) = lobby(ANN, BEN, settings=FREE).handle(Say(fresh(), text="hi  you\n"), ANN, NOON)
    assert said.change == Said(ANN.id, text="hi you")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " \n\t ",
        "x" * 201,
        "\x1b[2J",
        "a\u202eb",
        "\u200d",
        "\ud800",
        "a\x00",
        "a" + "\u0301" * 9,
    ],
)
def test_texts_are_printable_and_short(text: str) -> None:
    table = lobby(ANN, BEN, settings=FREE)
    assert refusal(table, Say(fresh(), text=text), ANN) == "table_bad_text"


@pytest.mark.parametrize("text", ["x" * 200, "żółw", "❤️", "👨‍👩‍👧", "می‌خواهم", "<script>"])
def test_texts_may_use_every_language_and_emoji(text: str) -> None:
    table = lobby(ANN, BEN, settings=FREE)
    (said,) = table.handle(Say(fresh(), text=text), ANN, NOON)
    assert said.change == Said(ANN.id, text=text)


def test_talk_is_limited_to_five_messages_in_ten_seconds() -> None:
    table = lobby(ANN, BEN)
    for second in range(5):
        table.handle(Say(fresh(), phrase="hurry"), ANN, NOON + second)
    assert refusal(table, Say(fresh(), phrase="oops"), ANN, NOON + 9.9) == "table_too_talkative"
    table.handle(Say(fresh(), phrase="hello"), BEN, NOON + 9.9)
    table.handle(Say(fresh(), phrase="oops"), ANN, NOON + 10)
    assert refusal(table, Say(fresh(), phrase="oops"), ANN, NOON + 10) == "table_too_talkative"


def test_leaving_the_seat_does_not_reset_the_talk_limit() -> None:
    table = lobby(ANN, BEN)
    for _ in range(5):
        table.handle(Say(fresh(), phrase="hurry"), BEN, NOON)
    table.handle(LeaveTable(fresh()), BEN, NOON)
    table.handle(Sit(fresh(), 1), BEN, NOON)
    assert refusal(table, Say(fresh(), phrase="hurry"), BEN, NOON) == "table_too_talkative"


def test_old_messages_are_not_remembered() -> None:
    table = lobby(ANN, BEN)
    table.handle(Say(fresh(), phrase="hello"), BEN, NOON)
    table.handle(Say(fresh(), phrase="hello"), ANN, NOON + 9)
    assert set(table.sayings) == {ANN.id, BEN.id}
    table.handle(Say(fresh(), phrase="bye"), ANN, NOON + 10)
    assert set(table.sayings) == {ANN.id}


def test_muting_is_remembered_for_each_person_until_it_is_undone() -> None:
    table = lobby(ANN, BEN, CY)
    table.handle(Mute(fresh(), ANN.id), BEN, NOON)
    table.handle(Mute(fresh(), ANN.id), CY, NOON)
    assert table.mutes == {BEN.id: {ANN.id}, CY.id: {ANN.id}}
    table.handle(Mute(fresh(), ANN.id, muted=False), BEN, NOON)
    assert table.mutes == {CY.id: {ANN.id}}


def test_nobody_talks_at_a_closed_table() -> None:
    table = lobby(ANN, BEN)
    table.close("expired", NOON)
    assert table.status is Status.CLOSED
    assert refusal(table, Say(fresh(), phrase="bye"), ANN) == "table_closed"


def test_the_last_lines_are_kept_with_names_for_people_who_come_later() -> None:
    table = lobby(ANN, settings=FREE)
    table.handle(Sit(fresh(), 1), BEN, NOON)
    table.handle(Say(fresh(), text="hello"), BEN, NOON + 1)
    table.handle(LeaveTable(fresh()), BEN, NOON + 2)
    assert list(table.talk) == [
        TalkLine(NOON, BEN.id, "Ben", 1),
        TalkLine(NOON + 1, BEN.id, "Ben", 1, text="hello"),
    ]


def test_removed_texts_and_words_of_people_without_a_seat_are_not_kept() -> None:
    table = lobby(ANN, BEN, settings=FREE)
    kept = list(table.talk)
    effects.apply(table, Said(ANN.id), NOON, ANN.id)
    effects.apply(table, Said(WATCHER.id, text="hello"), NOON, WATCHER.id)
    assert list(table.talk) == kept


def test_only_fifty_lines_are_kept() -> None:
    table = lobby(ANN, BEN)
    for minute in range(60):
        table.handle(Say(fresh(), phrase="hello"), ANN, NOON + 60 * minute)
    assert len(table.talk) == LINES
    assert table.talk[0].at == NOON + 60 * 10
