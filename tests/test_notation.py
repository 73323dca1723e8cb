"""Records as text."""

from __future__ import annotations

import json

import pytest

from linko import Game, RecordError
from linko.notation import dump_record, load_record, read_records

RECORD = Game.deal("classic", seats=["Zoë", "Łukasz"], seed=1).record()
LINE = dump_record(RECORD)


def broken(text: str | bytes, code: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        load_record(text)
    assert caught.value.code == code
    assert len(str(caught.value)) < 200
    return caught.value


@pytest.mark.clause("R47")
def test_a_record_is_one_line_and_reads_back() -> None:
    assert "\n" not in LINE
    assert "Zoë" in LINE
    assert load_record(LINE) == load_record(LINE.encode()) == RECORD
    assert json.loads(LINE) == RECORD


def test_a_truncated_record_is_not_json() -> None:
    for length in range(len(LINE)):
        broken(LINE[:length], "record_not_json")


@pytest.mark.parametrize("text", ["[]", "null", '"x"', "7", "true"])
def test_other_json_is_no_record(text: str) -> None:
    broken(text, "record_not_object")


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_deep_nesting_is_refused(opening: str) -> None:
    broken(opening * 200_000, "record_too_deep")


@pytest.mark.parametrize("text", ['{"a": NaN}', '{"a": Infinity}', '{"a": -Infinity}'])
def test_numbers_that_json_has_not_are_refused(text: str) -> None:
    broken(text, "record_not_json")


def test_a_number_of_absurd_length_is_refused() -> None:
    broken('{"a": ' + "9" * 10_000 + "}", "record_not_json")


def test_a_text_of_absurd_length_is_refused_unread() -> None:
    broken(" " * 4_000_001, "record_not_json")


@pytest.mark.parametrize("text", [b"\xff\xfe", b'{"a": "\xc3"}'])
def test_bytes_that_are_no_text_are_refused(text: bytes) -> None:
    broken(text, "record_not_unicode")


def test_half_a_character_is_refused_also_when_escaped() -> None:
    broken('{"seats": ["\\ud83d"]}', "record_not_unicode")
    assert load_record('{"seats": ["\\ud83e\\udd8a"]}') == {"seats": ["🦊"]}


def test_a_byte_order_mark_is_no_obstacle() -> None:
    assert load_record(b"\xef\xbb\xbf" + LINE.encode()) == RECORD


def test_many_records_are_read_line_by_line_with_their_numbers() -> None:
    lines = [LINE.encode() + b"\n", b"\n", b"oops\n", b"  \n", LINE.encode()]
    read = list(read_records(lines))
    assert [line.number for line in read] == [1, 3, 5]
    assert read[0].data == read[2].data == RECORD
    assert isinstance(read[1].data, RecordError)


def test_a_single_record_may_be_spread_over_lines() -> None:
    text = json.dumps(RECORD, indent=2).encode().splitlines(keepends=True)
    read = list(read_records([b"\n", *text]))
    assert [(line.number, line.data) for line in read] == [(2, RECORD)]


def test_an_empty_file_has_no_records() -> None:
    assert list(read_records([])) == []
