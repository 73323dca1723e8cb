"""Arbitrary text and arbitrary JSON raise only Linko's own errors."""

from __future__ import annotations

import io
import json
from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from linko import Game, LinkoError, Move, Options, RecordError
from linko.cards import parse_deck
from linko.records import load_object, read_records

ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=12), inner, max_size=5)
    ),
    max_leaves=12,
)
MOVE_LIKE = st.text(alphabet="0123456789X-+:rowpileghsttakvdc", max_size=30)
RECORD_LIKE = st.fixed_dictionaries(
    {},
    optional={
        "linko": st.just(1) | ANY_JSON,
        "edition": st.sampled_from(["classic", "duel"]) | ANY_JSON,
        "seats": st.just(["Ann", "Ben"]) | ANY_JSON,
        "starter": st.just(0) | ANY_JSON,
        "deck": st.just(Game.deal("classic", seats=2, seed=1).record()["deck"]) | ANY_JSON,
        "moves": st.lists(MOVE_LIKE, max_size=4) | ANY_JSON,
        "scores": ANY_JSON,
        "winners": ANY_JSON,
        "extra": ANY_JSON,
    },
)


@given(st.text() | MOVE_LIKE | ANY_JSON)
def test_any_text_is_a_move_or_is_refused(text: object) -> None:
    with suppress(LinkoError):
        assert str(Move.parse(text)) == text


@given(ANY_JSON)
def test_any_value_is_an_edition_or_is_refused(edition: object) -> None:
    with suppress(LinkoError):
        assert isinstance(Options.from_record(edition), Options)


@given(ANY_JSON | st.text(alphabet="0123456789X ", max_size=300))
def test_any_value_is_a_deck_or_is_refused(deck: object) -> None:
    with suppress(LinkoError):
        assert len(parse_deck(deck, Options())) == 109


@given(st.binary() | st.text())
def test_any_text_is_a_json_object_or_is_refused(text: str | bytes) -> None:
    with suppress(RecordError):
        assert isinstance(load_object(text), dict)


@given(st.lists(st.binary()))
def test_any_file_is_read_to_its_end(lines: list[bytes]) -> None:
    for line in read_records(io.BytesIO(b"\n".join(lines))):
        assert isinstance(line.data, dict | RecordError)


@given(RECORD_LIKE | ANY_JSON)
def test_any_json_is_a_game_or_is_refused(data: object) -> None:
    with suppress(RecordError):
        game = Game.from_record(data)  # type: ignore[arg-type] # wrong on purpose
        assert Game.from_record(game.record()) == game


@given(st.data())
def test_a_record_with_one_change_is_refused_or_replays(data: st.DataObject) -> None:
    game = Game.deal("basic", seats=3, seed=data.draw(st.integers(0, 1000)))
    while not game.is_over:
        game.push(game.legal_moves[len(game.moves) % len(game.legal_moves)])
    record = game.record()
    key = data.draw(st.sampled_from(sorted(record)))
    value = record[key]
    if isinstance(value, list) and data.draw(st.booleans()):
        place = data.draw(st.integers(0, len(value) - 1))
        value[place] = data.draw(MOVE_LIKE | ANY_JSON)
    else:
        record[key] = data.draw(ANY_JSON)
    with suppress(RecordError):
        again = Game.from_record(record)
        assert json.dumps(again.record(), sort_keys=True) == json.dumps(record, sort_keys=True)
