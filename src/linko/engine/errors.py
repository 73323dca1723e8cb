"""The errors of the engine."""

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
            "this position is impossible: {given} cards are left for {needed} places"
        ),
        "engine_other_edition": ErrorCode("the record does not belong to the edition {edition}"),
        "engine_bad_policy": ErrorCode("a policy is a function made with `compiled`, not {given}"),
        "engine_illegal_policy": ErrorCode(
            "the policy chose a move that is not legal, in game {game}"
        ),
        "engine_wrong_shape": ErrorCode(
            "codes are {size} whole numbers, one for each game, not {given}"
        ),
        "engine_opponents": ErrorCode(
            "the caller decides for one seat, and each of the {needed} others needs an opponent, "
            "not {given}"
        ),
        "engine_encoding": ErrorCode(
            "an observation to encode has {needed} numbers on its last axis, not the shape {given}"
        ),
        "engine_no_such_seat": ErrorCode("seats are numbered from 0 to {highest}"),
        "engine_game_over": ErrorCode("the game is over; no code is legal"),
        "engine_illegal_code": ErrorCode("{given} is not the code of a legal move in game {game}"),
    }
