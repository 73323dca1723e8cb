"""The positions of the interactive lesson: what lies where, and what the learner should do."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from linko import Options

LEARNER: Final = 0
"""The learner's seat; Ben is on the other one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """A step of the lesson: a tiny deal, the moves before it, and the moves it is about."""

    name: str
    part: Literal["basics", "more", "tips"] = "basics"
    mine: str
    bens: str
    row: str = "2 6 9 11"
    pile: str = ""
    """The first cards of the pile; the rest does not matter."""
    options: Options = field(default_factory=lambda: Options(hand_size=5, row_size=4))
    starter: int = LEARNER
    before: tuple[str, ...] = ()
    asked: tuple[str, ...]
    """What the learner is asked to do, one move after the other."""
    free: bool = False
    """Whether every other legal move is right too."""
    bens_plays: tuple[str, ...] = ()
    shows_row: bool = False


_CONSOLATION: Final = Options(hand_size=5, row_size=4, consolation_draw=True)
_EXPERT: Final = Options(hand_size=5, row_size=4, ones_beat_top=True)
_GHOST: Final = Options(hand_size=5, row_size=4, ghost=True, ghost_size=6)

STEPS: Final = (
    Step(name="lay", mine="4 4 8 10 13", bens="3 5 5 7 9", asked=("8",), free=True),
    Step(name="copies", mine="4 4 4 9 11", bens="3 5 5 7 9", asked=("4-4-4",)),
    Step(
        name="snatch",
        starter=1,
        mine="3 3 7 7 9",
        bens="5 5 2 10 12",
        before=("5-5",),
        asked=("7-7",),
    ),
    Step(
        name="take",
        starter=1,
        mine="3 3 7 7 9",
        bens="5 5 2 10 12",
        before=("5-5", "7-7"),
        asked=("take",),
        free=True,
        shows_row=True,
    ),
    Step(
        name="draw",
        mine="2 4 4 9 11",
        bens="3 6 6 10 12",
        row="X 1 5 12",
        before=("4-4", "6-6", "take"),
        asked=("row:X", "pile"),
        free=True,
        shows_row=True,
    ),
    Step(
        name="jokers",
        starter=1,
        mine="6 6 8 8 X",
        bens="2 6 6 6 10",
        before=("6-6-6",),
        asked=("8-8-X",),
    ),
    Step(
        name="end",
        mine="3 3 3 9 9",
        bens="2 5 8 8 12",
        before=("3-3-3", "12"),
        asked=("9-9",),
    ),
    Step(
        name="robbed",
        part="more",
        mine="2 4 4 9 11",
        bens="3 6 6 10 12",
        before=("4-4", "6-6", "leave"),
        asked=("pickup",),
        free=True,
        shows_row=True,
    ),
    Step(
        name="consolation",
        part="more",
        options=_CONSOLATION,
        starter=1,
        mine="3 5 8 8 10",
        bens="2 6 6 9 13",
        row="X 1 4 12",
        before=("13", "pass", "5"),
        asked=("row:X",),
        free=True,
        shows_row=True,
    ),
    Step(
        name="ghost",
        part="more",
        options=_GHOST,
        mine="7 7 9",
        bens="2 2 4",
        pile="3 3 5 5 8 11",
        before=("7-7",),
        asked=("ghost:5",),
        free=True,
        shows_row=True,
    ),
    Step(
        name="expert",
        part="more",
        options=_EXPERT,
        starter=1,
        mine="1 1 5 5 12",
        bens="2 4 6 13 13",
        before=("13-13",),
        asked=("1-1",),
    ),
    Step(
        name="decoy",
        part="tips",
        mine="2 9 9 10 10",
        bens="3 6 8 8 12",
        row="X 1 5 13",
        asked=("2", "row:X"),
        bens_plays=("6",),
        shows_row=True,
    ),
    Step(
        name="many",
        part="tips",
        starter=1,
        mine="2 2 2 2 12",
        bens="4 7 9 9 13",
        before=("9",),
        asked=("2-2-2-2",),
    ),
    Step(
        name="stretch",
        part="tips",
        starter=1,
        mine="2 3 3 9 9",
        bens="5 5 8 8 10",
        before=("5-5", "3", "8-8", "9-9"),
        asked=("leave",),
        shows_row=True,
    ),
)
"""All steps, in the order in which they are learned."""
