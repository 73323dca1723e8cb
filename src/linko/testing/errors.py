"""What environments refuse."""

from __future__ import annotations

from typing import ClassVar

from linko.refusal import Codes, ErrorCode, LinkoError


class EnvError(LinkoError, ValueError):
    """An argument or action that an environment refuses.

    The adapters raise subclasses that are also the errors of their framework.
    """

    codes: ClassVar[Codes] = {
        "env_bad_argument": ErrorCode("{name} is {expected}, not {given}"),
        "env_bad_setup": ErrorCode("such a game cannot be set up: {reason}"),
        "env_illegal_action": ErrorCode(
            "{given} is not the code of a legal move of seat {seat}; see the action mask"
        ),
        "env_bad_actions": ErrorCode("nothing has been played: {reason}"),
        "env_bot_failed": ErrorCode("the bot {bot} in seat {seat} {problem}; reset"),
        "env_dealing": ErrorCode(
            "the hands are still being dealt; resample when somebody must decide"
        ),
        "env_no_such_agent": ErrorCode("there is no agent {given}; there are {known}"),
        "env_finished": ErrorCode("the game is over; reset deals the next one"),
        "env_closed": ErrorCode("this environment has been closed; make another"),
        "env_not_reset": ErrorCode("no game has been dealt yet; reset deals one"),
        "env_unknown": ErrorCode(
            "{given} is no environment: neither of PettingZoo's AECEnv, nor of Gymnasium's Env or "
            "VectorEnv, nor of OpenSpiel's Game"
        ),
        "env_check": ErrorCode(
            "the environment {env} breaks a promise: {problem} (seed {seed}, step {step})"
        ),
    }
