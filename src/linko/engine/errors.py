"""What the engine refuses."""

from __future__ import annotations

from typing import ClassVar

from linko.refusal import Codes, ErrorCode, LinkoError


class EngineError(LinkoError):
    """Input the fast engine refuses."""

    codes: ClassVar[Codes] = {
        "engine_bad_count": ErrorCode("{name} is a whole number from 1 to {most}, not {given}"),
        "engine_bad_seed": ErrorCode(
            "{name} is a whole number from {lowest} to {highest}, not {given}"
        ),
        "engine_impossible_position": ErrorCode(
            "no deck deals this position: {given} cards are left for {needed} places"
        ),
        "engine_other_edition": ErrorCode("the record is not of the edition {edition}"),
        "engine_bad_policy": ErrorCode("a policy is a function made with `compiled`, not {given}"),
        "engine_illegal_policy": ErrorCode(
            "the policy chose a move that is not legal, in game {game}"
        ),
        "engine_wrong_shape": ErrorCode(
            "codes are {size} whole numbers, one for each game, not {given}"
        ),
        "engine_no_such_seat": ErrorCode("seats go from 0 to {highest}"),
        "engine_game_over": ErrorCode("the game is over; no code is legal"),
        "engine_illegal_code": ErrorCode("{given} is not the code of a legal move in game {game}"),
    }
