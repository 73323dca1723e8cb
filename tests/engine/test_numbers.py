"""The ranges, names and encodings of the engine's numbers, and the page that lists them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from tools.numbers_page import FIELDS, PAGE, PLANES, page

from linko import EDITIONS, Move, Options, engine
from linko.engine import EVERYBODY, GAME, RECORD_RANGES, SeatedBatch
from linko.engine.errors import EngineError
from linko.engine.kernel.layout import CODES
from linko.rules import Phase

TINY = Options(ranks=4, copies=2, jokers=1, hand_size=3, row_size=2)
HAUNTED = Options(
    ghost=True, consolation_draw=True, ranks=3, copies=2, jokers=5, hand_size=2, row_size=1,
    ghost_size=1,
)  # fmt: skip
Numbers = npt.NDArray[Any]

GAMES = [*((name, seats) for name in EDITIONS for seats in EDITIONS[name].seat_counts)]


def played(
    edition: str | Options, seats: int, *, size: int, steps: int
) -> Iterator[tuple[Any, Numbers, Numbers]]:
    """Yield the records, the observations and the masks of random games, step by step."""
    batch = SeatedBatch(edition, seats=seats, size=size, seat=EVERYBODY, seed=5)
    now = batch.start(5)
    for _ in range(steps):
        yield batch.games, np.concatenate((now.observations, now.final_observations)), now.mask
        now = batch.decide(batch.random_codes())


def test_the_page_is_what_the_tool_writes() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()
    assert set(FIELDS) == set(RECORD_RANGES) == set(GAME.names or ())
    assert set(PLANES) == set(engine.observation_layout("classic", 4, whole=False).planes)


@pytest.mark.parametrize(("edition", "seats"), [*GAMES, (TINY, 2), (HAUNTED, 2)])
def test_every_number_is_in_its_range(edition: str | Options, seats: int) -> None:
    low, high = engine.observation_ranges(edition, seats)
    possible = np.isin(np.arange(CODES), engine.possible_codes(edition))
    for records, observations, mask in played(edition, seats, size=30, steps=150):
        seen = observations[observations[:, 10] > 0]
        assert (low <= seen).all(), np.flatnonzero((seen < low).any(axis=0))
        assert (seen <= high).all(), np.flatnonzero((seen > high).any(axis=0))
        assert not mask[:, ~possible].any()
        for name, (lowest, highest) in RECORD_RANGES.items():
            values = records[name]
            assert lowest <= values.min(), name
            assert values.max() <= highest, name


@pytest.mark.parametrize(("edition", "seats"), [("classic", 2), ("duel", 2), (TINY, 2)])
def test_every_number_that_is_not_called_constant_varies(
    edition: str | Options, seats: int
) -> None:
    low, high = engine.observation_ranges(edition, seats, whole=False)
    least, most = high.copy(), low.copy()
    codes = np.zeros(CODES, np.bool_)
    layout = engine.observation_layout(edition, seats)
    short = [
        place
        for name, plane in layout.planes.items()
        if name not in ("covered", "discard")
        for place in range(plane.start, plane.stop)
    ]
    for _, observations, mask in played(edition, seats, size=400, steps=400):
        seen = observations[observations[:, 10] > 0][:, short]
        least, most = np.minimum(least, seen.min(axis=0)), np.maximum(most, seen.max(axis=0))
        codes |= mask.any(axis=0)
    names = engine.number_names(edition, seats, whole=False)
    still = [name for name, one, other in zip(names, least, most, strict=True) if one == other]
    constant = [name for name, one, other in zip(names, low, high, strict=True) if one == other]
    assert still == constant
    if edition is TINY:  # small enough that every possible move occurs
        assert np.flatnonzero(codes).tolist() == engine.possible_codes(edition).tolist()


def test_the_codes_of_every_edition_are_those_that_its_rules_allow() -> None:
    texts = {
        name: {text_of(code) for code in engine.possible_codes(name).tolist()} for name in EDITIONS
    }
    assert "pass" not in texts["classic"]
    assert "pass" in texts["basic"]
    assert texts["basic"] - {"pass"} == texts["classic"]
    assert not any("+" in text or text.startswith("ghost") for text in texts["classic"])
    assert any("+" in text for text in texts["phantom"])


def text_of(code: int) -> str:
    return Move.from_code(code).text


@pytest.mark.parametrize("one_hot", [False, True])
@pytest.mark.parametrize(("edition", "seats"), [("classic", 4), ("duel", 2), (TINY, 2)])
def test_an_encoding_loses_nothing_but_constants(
    edition: str | Options, seats: int, *, one_hot: bool
) -> None:
    encoding = engine.encoding(edition, seats, one_hot=one_hot)
    names = engine.number_names(edition, seats)
    low, high = engine.observation_ranges(edition, seats)
    for _, observations, _ in played(edition, seats, size=20, steps=60):
        seen = observations[observations[:, 10] > 0]
        encoded = encoding.encode(seen)
        assert encoded.dtype == np.int16
        assert (encoding.low <= encoded).all()
        assert (encoded <= encoding.high).all()
        for name, column, lowest, highest in zip(names, seen.T, low, high, strict=True):
            if name in encoding.names:
                assert np.array_equal(encoded[:, encoding.names.index(name)], column)
            elif lowest < highest:
                assert np.array_equal(value_in(encoding, encoded, name), column), name
    assert encoding.encode(seen[0]).tolist() == encoded[0].tolist()


def value_in(encoding: engine.Encoding, encoded: Numbers, name: str) -> Numbers:
    """The value of a number that is encoded one-hot; exactly one of its places is 1."""
    first = name.removesuffix(" value").removesuffix(" first")
    places = [k for k, one in enumerate(encoding.names) if one.startswith(f"{first} ")]
    places = [k for k in places if encoding.names[k] not in (f"{first} {part}" for part in PARTS)]
    words = [encoding.names[k].removeprefix(f"{first} ") for k in places]
    values = {"none": 0, "X": 14} | {phase.value: k for k, phase in enumerate(Phase)}
    hot = encoded[:, places]
    assert (hot.sum(axis=1) == 1).all(), name
    numbers: Numbers = np.array([values[word] if word in values else int(word) for word in words])
    found: Numbers = numbers[hot.argmax(axis=1)]
    return found


PARTS = ("count", "jokers", "highest")


def test_an_encoding_refuses_observations_of_another_size() -> None:
    encoding = engine.encoding("classic", 4, whole=False)
    for given in (np.zeros(145), np.zeros((2, 2771)), 7):
        with pytest.raises(EngineError) as refused:
            encoding.encode(given)
        assert refused.value.code == "engine_encoding"
        assert "146" in str(refused.value)
