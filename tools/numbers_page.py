"""Writes docs/numbers.md: every field of a record and every number of a table observation.

Run by `make numbers`. Names and ranges come from the engine, so the page cannot differ from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby, pairwise
from pathlib import Path
from typing import Final

from linko.engine import (
    GAME,
    RECORD_RANGES,
    encoding,
    number_names,
    observation_layout,
    observation_ranges,
    possible_codes,
)
from linko.rules import End, Phase

PAGE: Final = Path(__file__).parent.parent / "docs" / "numbers.md"
EDITION, SEATS = "classic", 4

OPTION = "the option of this name"
FIELDS: Final[Mapping[str, str]] = {
    "consolation_draw": OPTION,
    "ones_beat_top": OPTION,
    "has_ghost": "the option `ghost`",
    "fewest_in_hand": OPTION,
    "ranks": OPTION,
    "copies": OPTION,
    "jokers": OPTION,
    "hand_size": OPTION,
    "row_size": OPTION,
    "ghost_size": OPTION,
    "seats": "the number of players",
    "starter": "the seat that began",
    "turn": "the seat whose turn it is",
    "phase": "what must be decided, in the order of `Phase`",
    "ended_by": "how the game ended, in the order of `End` from 1; 0 while it runs",
    "victim": "the seat whose set is being snatched; −1 for none",
    "outcome": "what became of the snatched cards, in the order of `Outcome` from 1; 0 for none",
    "draws_left": "the number of cards still to be drawn",
    "row_count": "the number of entries of the row",
    "bundles": "the number of entries that are bundles",
    "pile_top": "where the top card is in `pile`",
    "pile_end": "where `pile` ends",
    "discard_count": "the number of discarded cards",
    "ghost_count": "the number of cards of the ghost",
    "turn_number": "the number of the turn",
    "snatched": "the set being snatched, as the code of its play; −1 for none",
    "hand_counts": "by seat, the number of cards in hand",
    "stack_cards": "by seat, the number of cards in the stack",
    "stack_sets": "by seat, the number of sets in the stack",
    "top_size": "by seat, the number of cards of the top set; 0 without a stack",
    "top_value": "by seat, the value of the top set; it means nothing if `top_size` is 0",
    "hands": "by seat and card, the number held; card 0 is not used",
    "known": "by seat and card, the number that everybody knows to be in the hand",
    "ghost": "by card, the number that the ghost holds",
    "row_first": "by entry, its first card; entries from `row_count` on mean nothing",
    "row_highest": "by entry, the number of cards of the highest rank bundled with it",
    "row_jokers": "by entry, the number of jokers bundled with it",
    "pile": "the cards from `pile_top` to `pile_end`; the others mean nothing",
    "discard": "the discarded cards in order, `discard_count` of them",
    "stacks": "by seat, the sets of the stack from the bottom, as codes; `stack_sets` of them",
}

PLANES: Final[Mapping[str, str]] = {
    **{name: text for name, text in FIELDS.items() if text.startswith("the option")},
    "seats": "the number of players",
    "seat": "the observer's seat at the table",
    "starter": "who began; seats are counted clockwise from the observer",
    "turn": "whose turn it is",
    "to_move": "who must decide; −1 at the end",
    "turn_number": "the number of the turn",
    "phase": "what must be decided: "
    + ", ".join(f"{number} {phase.value}" for number, phase in enumerate(Phase)),
    "ended_by": "how the game ended: "
    + ", ".join(f"{number} {end.value}" for number, end in enumerate(End, start=1))
    + "; 0 while it runs",
    "draws_left": "the number of cards still to be drawn",
    "pile_size": "the number of cards in the pile",
    "victim": "whose set is being snatched; −1 for none",
    "snatched_value": "the set being snatched: its value, 14 for jokers alone; 0 for none",
    "snatched_count": "its number of cards of that value",
    "snatched_jokers": "its number of other jokers",
    "hand": "the number of each card in the observer's hand",
    "ghost": "the number of each card of the ghost",
    "hand_counts": "the number of cards in each hand",
    "scores": "each seat's score now: cards in the stack minus cards in hand",
    "known": "the number of each card that everybody knows to be in a hand",
    "tops": "each seat's top set: value, cards of that value, jokers with them",
    "row": "each entry: first card, cards of the highest rank and jokers bundled with it",
}

HEAD = """\
# The engine's numbers

This page lists every field of a [record](engine.md#one-record-at-a-time) and every number of a
`table` [observation](engine.md#observations), with the lowest and the highest value. It is written
by `make numbers`; tests check the ranges in games of all editions.

From Python, `engine.RECORD_RANGES` has the ranges of a record.
`engine.number_names(edition, seats, whole=False)` and
`engine.observation_ranges(edition, seats, whole=False)` have the names and ranges of an
observation, for any edition and number of players, and `engine.possible_codes(edition)` has the
codes of the moves that can be legal there.
"""


def page() -> str:
    """Return the whole page."""
    return "\n".join((HEAD, *_record(), "", *_observation(), "", *_encodings(), ""))


def _record() -> Iterator[str]:
    yield "## A record"
    yield ""
    yield "The ranges hold for every edition, every option and every number of players."
    yield ""
    yield "| field | type | from | to | meaning |"
    yield "|---|---|---|---|---|"
    for name in GAME.names or ():
        kind, shape = GAME[name].base, "".join(f" × {size}" for size in GAME[name].shape)
        low, high = RECORD_RANGES[name]
        yield f"| `{name}` | {kind}{shape} | {_signed(low)} | {high} | {FIELDS[name]} |"


def _observation() -> Iterator[str]:
    names = number_names(EDITION, SEATS, whole=False)
    low, high = observation_ranges(EDITION, SEATS, whole=False)
    varying = int((low < high).sum())
    yield f"## The {len(names)} numbers of a `table` observation"
    yield ""
    yield (
        f"These are the ranges of `{EDITION}` with {SEATS} seats. {varying} of the {len(names)} "
        "numbers vary; the others have the same"
    )
    yield "value in every observation."
    yield ""
    yield "| numbers | plane | part | from | to | meaning |"
    yield "|---|---|---|---|---|---|"
    for plane, where in observation_layout(EDITION, SEATS, whole=False).planes.items():
        told = PLANES[plane]
        for part, places in _parts(plane, where):
            lowest, highest = _signed(int(low[places[0]])), _signed(int(high[places[0]]))
            if lowest == highest:
                highest = "constant"
            yield f"| {_span(places)} | `{plane}` | {part} | {lowest} | {highest} | {told} |"
            told = ""


def _parts(plane: str, where: slice) -> Iterator[tuple[str, list[int]]]:
    """Return the parts of a plane whose numbers have the same range, with their places."""
    places = range(where.start, where.stop)
    low, high = observation_ranges(EDITION, SEATS, whole=False)
    if plane in ("tops", "row"):
        names = ("value", "count", "jokers") if plane == "tops" else ("first", "highest", "jokers")
        for step, part in enumerate(names):
            yield part, list(places[step::3])
        return
    if plane == "known":
        yield "1 to 13", [place for place in places if (place - where.start) % 14 < 13]
        yield "X", list(places[13::14])
        return
    for _, group in groupby(places, key=lambda place: (low[place], high[place])):
        same = list(group)
        first, last = (place - where.start for place in (same[0], same[-1]))
        is_card = plane in ("hand", "ghost")
        yield _words(first, last, len(places), is_card=is_card), same


def _words(first: int, last: int, length: int, *, is_card: bool) -> str:
    if length == 1:
        return ""
    if not is_card:
        return f"seats {first} to {last}"
    names = [*map(str, range(1, 14)), "X"]
    return names[first] if first == last else f"{names[first]} to {names[last]}"


def _span(places: list[int]) -> str:
    if len(places) == 1:
        return str(places[0])
    if places[-1] - places[0] == len(places) - 1:
        return f"{places[0]}–{places[-1]}"
    if len({after - before for before, after in pairwise(places)}) == 1:
        return f"{places[0]}, {places[1]} … {places[-1]}"
    return f"{places[0]}–{places[-1]}, without those of X"


def _encodings() -> Iterator[str]:
    yield "## Without constants, and one-hot"
    yield ""
    yield "The environments offer these numbers prepared for a network, with the argument"
    yield '`encoding="varying"` or `encoding="one_hot"`. By hand,'
    yield "`engine.encoding(edition, seats, whole=False, one_hot=True).encode(rows)` does the same."
    yield '`actions="possible"` leaves out the codes that no position of the game allows.'
    yield ""
    yield "| edition, seats | `plain` | `varying` | `one_hot` | actions | possible |"
    yield "|---|---|---|---|---|---|"
    for edition, seats in (
        ("classic", 2), ("classic", 4), ("basic", 4), ("expert", 4), ("duel", 2), ("phantom", 2),
    ):  # fmt: skip
        varying = encoding(edition, seats, whole=False)
        hot = encoding(edition, seats, whole=False, one_hot=True)
        yield (
            f"| {edition}, {seats} | {varying.width} | {varying.size} | {hot.size} | 888 | "
            f"{len(possible_codes(edition))} |"
        )
    yield ""
    hot = encoding(EDITION, SEATS, whole=False, one_hot=True)
    hot_names = [
        name for name in hot.names if name not in number_names(EDITION, SEATS, whole=False)
    ]
    phases = ", ".join(
        name.removeprefix("phase ") for name in hot_names if name.startswith("phase")
    )
    yield f"With `one_hot`, the phase ({phases}) and the ranks of"
    yield "the snatched set, the top sets and the row (none, 1 to 13, X) have one number for each"
    yield "value; these numbers follow the plain ones. `encoding(…).names` names every number, and"
    yield "`env.unwrapped.form.codes` has the code of each action."


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
