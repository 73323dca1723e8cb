"""Records as text."""

from __future__ import annotations

import io
import json
import time
import tracemalloc

import pytest

from linko import Game, RecordError
from linko.records import dump_object, load_object, read_records

RECORD = Game.deal("classic", seats=["Zoë", "Łukasz"], seed=1).record()
LINE = dump_object(RECORD)


def broken(text: str | bytes, code: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        load_object(text)
    assert caught.value.code == code
    assert len(str(caught.value)) < 200
    return caught.value


@pytest.mark.clause("R47")
def test_a_record_is_one_line_and_parses_back() -> None:
    assert "\n" not in LINE
    assert "Zoë" in LINE
    assert load_object(LINE) == load_object(LINE.encode()) == RECORD
    assert json.loads(LINE) == RECORD


def test_a_truncated_record_is_not_json() -> None:
    for length in range(len(LINE)):
        broken(LINE[:length], "record_not_json")


@pytest.mark.parametrize("text", ["[]", "null", '"x"', "7", "true"])
def test_other_json_is_not_a_record(text: str) -> None:
    broken(text, "record_not_object")


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_deep_nesting_is_refused(opening: str) -> None:
    broken(opening * 200_000, "record_too_deep")


@pytest.mark.parametrize("text", ['{"a": NaN}', '{"a": Infinity}', '{"a": -Infinity}'])
def test_numbers_outside_the_json_standard_are_refused(text: str) -> None:
    broken(text, "record_not_json")


def test_a_very_long_number_is_refused() -> None:
    broken('{"a": ' + "9" * 10_000 + "}", "record_not_json")


def test_a_very_long_text_is_refused_without_being_parsed() -> None:
    broken(" " * 4_000_001, "record_not_json")


@pytest.mark.parametrize("text", [b"\xff\xfe", b'{"a": "\xc3"}'])
def test_bytes_that_are_not_utf_8_are_refused(text: bytes) -> None:
    broken(text, "record_not_unicode")


def test_an_escaped_lone_surrogate_is_refused() -> None:
    broken('{"seats": ["\\ud83d"]}', "record_not_unicode")
    assert load_object('{"seats": ["\\ud83e\\udd8a"]}') == {"seats": ["🦊"]}


def test_a_byte_order_mark_is_accepted() -> None:
    assert load_object(b"\xef\xbb\xbf" + LINE.encode()) == RECORD


def test_many_records_are_read_line_by_line_with_their_numbers() -> None:
    lines = [LINE.encode() + b"\n", b"\n", b"oops\n", b"  \n", LINE.encode()]
    read = list(read_records(io.BytesIO(b"".join(lines))))
    assert [line.number for line in read] == [1, 3, 5]
    assert read[0].data == read[2].data == RECORD
    assert isinstance(read[1].data, RecordError)


def test_a_record_may_span_several_lines() -> None:
    text = json.dumps(RECORD, indent=2).encode()
    read = list(read_records(io.BytesIO(b"\n" + text)))
    assert [(line.number, line.data) for line in read] == [(2, RECORD)]


def test_an_empty_file_has_no_records() -> None:
    assert list(read_records(io.BytesIO())) == []


def test_a_lone_brace_does_not_hide_other_records() -> None:
    file = io.BytesIO(b"{\n" + LINE.encode() + b"\noops\n" + LINE.encode() + b"\n{\n")
    read = list(read_records(file))
    assert [(line.number, isinstance(line.data, dict)) for line in read] == [
        (1, False), (2, True), (3, False), (4, True), (5, False),
    ]  # fmt: skip


def test_several_records_that_span_lines_are_all_read() -> None:
    text = json.dumps(RECORD, indent=2).encode() + b"\n"
    read = list(read_records(io.BytesIO(text + LINE.encode() + b"\n" + text)))
    assert [line.data for line in read] == [RECORD] * 3
    length = text.count(b"\n")
    assert [line.number for line in read] == [1, length + 1, length + 2]


def test_a_very_long_line_is_never_kept_in_memory_whole() -> None:
    class Endless(io.RawIOBase):
        left = 40_000_000

        def readable(self) -> bool:
            return True

        def readinto(self, room: memoryview) -> int:  # type: ignore[override] # as io calls it
            size = min(len(room), self.left)
            room[:size] = b"x" * size
            self.left -= size
            return size

    tracemalloc.start()
    read = list(read_records(io.BufferedReader(Endless())))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert [type(line.data) for line in read] == [RecordError]
    assert peak < 25_000_000


@pytest.mark.parametrize("text", ['{"a": 1e999}', '{"a": [-1e999]}'])
def test_numbers_that_overflow_are_refused(text: str) -> None:
    broken(text, "record_not_json")


def test_a_key_that_appears_twice_is_refused() -> None:
    assert broken('{"moves": [], "moves": ["7"]}', "record_key_twice").params == {"key": "'moves'"}


def test_an_unescaped_lone_surrogate_is_refused() -> None:
    broken('{"x": "\ud800"}', "record_not_unicode")


@pytest.mark.parametrize("text", [None, 7, bytearray(b"{}")])
def test_anything_that_is_not_text_is_refused(text: object) -> None:
    broken(text, "record_not_json")  # type: ignore[arg-type] # wrong on purpose


def test_the_nesting_of_extra_keys_is_limited() -> None:
    nested: object = 1
    for _ in range(48):
        nested = [nested]
    assert load_object(json.dumps({"x": nested}))
    broken(json.dumps({"x": [[nested]]}), "record_too_deep")


def test_a_brace_before_many_blank_lines_is_read_quickly() -> None:
    started = time.perf_counter()
    assert len(list(read_records(io.BytesIO(b"{" + b"\n" * 300_000)))) == 1
    assert time.perf_counter() - started < 10


def test_ordinary_fractions_are_kept() -> None:
    assert load_object('{"a": 1.5}') == {"a": 1.5}
