"""Observations prepared for a network: without constant numbers, and with one-hot categories."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from linko.engine.errors import EngineError
from linko.engine.kernel.layout import CONSOLATION, GHOST, PHASES, X
from linko.engine.kernel.observe import observation_layout
from linko.engine.kernel.ranges import observation_ranges
from linko.game import as_options
from linko.options import Options
from linko.rules import Phase

TRIPLES: Final = ("tops", "row")
"""The planes in which every third number is a rank."""

Planes = npt.NDArray[np.int16]


@dataclass(frozen=True, slots=True)
class Encoding:
    """Selects and expands the numbers of an observation.

    `encode` takes one observation or any array of them; the last axis has the numbers.
    """

    names: tuple[str, ...]
    """The name of each encoded number, such as `hand 7` or `phase draw`."""
    low: Planes
    high: Planes
    """The range of each encoded number."""
    width: int
    """Length of the observations that `encode` takes."""
    _plain: npt.NDArray[np.intp]
    _categories: tuple[tuple[int, npt.NDArray[np.intp]], ...]
    """The place of each category, and the encoded place of each of its values."""

    @property
    def size(self) -> int:
        """Number of encoded numbers."""
        return len(self.names)

    def encode(self, observations: npt.ArrayLike) -> Planes:
        """Return the encoded numbers of one or many observations."""
        given = np.asarray(observations)
        if given.ndim == 0 or given.shape[-1] != self.width:
            raise EngineError("engine_encoding", needed=self.width, given=str(given.shape))
        rows = given.reshape(-1, self.width)
        # An extra column, dropped at the end, receives the values that have no place.
        encoded = np.zeros((len(rows), self.size + 1), np.int16)
        encoded[:, : len(self._plain)] = rows[:, self._plain]
        every = np.arange(len(rows))
        for place, targets in self._categories:
            encoded[every, targets[rows[:, place]]] = 1
        return encoded[:, :-1].reshape(*given.shape[:-1], self.size)


def encoding(
    edition: str | Options, seats: int, *, whole: bool = True, one_hot: bool = False
) -> Encoding:
    """Return the encoding of a game without its constant numbers.

    With `one_hot`, the phase and the ranks of top sets, row and snatched set become one number for
    each value, which is 1 for the current value. They come after all plain numbers.

    >>> classic = encoding("classic", 4, whole=False, one_hot=True)
    >>> classic.size, classic.names[0], classic.names[-1]
    (267, 'seat', 'row 6 X')
    """
    options = as_options(edition)
    low, high = observation_ranges(options, seats, whole=whole)
    names = number_names(options, seats, whole=whole)
    categories = _categories(options, seats, whole=whole) if one_hot else {}
    plain = [k for k in range(len(low)) if low[k] < high[k] and k not in categories]
    told = [names[k] for k in plain]
    targets: list[tuple[int, npt.NDArray[np.intp]]] = []
    for place, values in categories.items():
        spots = np.full(max(values) + 1, -1, np.intp)  # -1 is the column that is dropped
        for value, word in values.items():
            spots[value] = len(told)
            told.append(f"{names[place].removesuffix(' value').removesuffix(' first')} {word}")
        targets.append((place, spots))
    lowest, highest = np.zeros(len(told), np.int16), np.ones(len(told), np.int16)
    lowest[: len(plain)], highest[: len(plain)] = low[plain], high[plain]
    return Encoding(
        tuple(told), lowest, highest, len(low), np.array(plain, np.intp), tuple(targets)
    )


def number_names(edition: str | Options, seats: int, *, whole: bool = True) -> list[str]:
    """Return a name for every number of an observation: its plane and what distinguishes it.

    >>> number_names("classic", 4, whole=False)[24:26]
    ['hand 1', 'hand 2']
    """
    names: list[str] = []
    for name, plane in observation_layout(edition, seats, whole=whole).planes.items():
        names += [name + end for end in _ends(name, plane.stop - plane.start)]
    return names


def _ends(name: str, length: int) -> list[str]:
    if length == 1:
        return [""]
    cards = [*map(str, range(1, X)), "X"]
    match name:
        case "hand" | "ghost":
            return [f" {card}" for card in cards]
        case "known":
            return [f" seat {seat} {card}" for seat in range(length // X) for card in cards]
        case "tops":
            parts = ("value", "count", "jokers")
            return [f" seat {seat} {part}" for seat in range(length // 3) for part in parts]
        case "row":
            parts = ("first", "highest", "jokers")
            return [f" {entry + 1} {part}" for entry in range(length // 3) for part in parts]
        case "hand_counts" | "scores":
            return [f" seat {seat}" for seat in range(length)]
        case _:
            return [f" {number}" for number in range(length)]


def _categories(options: Options, seats: int, *, whole: bool) -> dict[int, dict[int, str]]:
    """Return the places of categories, with the word for each value that can occur."""
    planes = observation_layout(options, seats, whole=whole).planes
    absent = {
        phase
        for phase, is_used in ((GHOST, options.ghost), (CONSOLATION, options.consolation_draw))
        if not is_used
    }
    phases = {
        number: Phase(phase).value for number, phase in enumerate(PHASES) if number not in absent
    }
    ranks = {0: "none"} | {rank: str(rank) for rank in range(1, options.ranks + 1)}
    jokers = {X: "X"}
    found = {
        planes["phase"].start: phases,
        planes["snatched_value"].start: ranks | (jokers if options.jokers else {}),
    }
    for name in TRIPLES:
        there = options.jokers if name == "tops" else options.jokers_in_deck
        for place in range(planes[name].start, planes[name].stop, 3):
            found[place] = ranks | (jokers if there else {})
    return found
