"""Errors of environments."""

from __future__ import annotations

from typing import ClassVar

from linko.refusal import Codes, ErrorCode, LinkoError


class EnvError(LinkoError, ValueError):
    """An environment does not accept an argument or action.

    The adapters raise subclasses that also derive from their framework's error class.
    """

    codes: ClassVar[Codes] = {
        "env_bad_argument": ErrorCode("{name} must be {expected}, not {given}"),
        "env_bad_setup": ErrorCode("this game cannot be set up: {reason}"),
        "env_illegal_action": ErrorCode(
            "{given} is not the code of a legal move of seat {seat}; legal are {legal}"
        ),
        "env_bad_actions": ErrorCode("no action was taken: {reason}"),
        "env_bot_failed": ErrorCode("the bot {bot} in seat {seat} {problem}; call reset"),
        "env_dealing": ErrorCode(
            "the hands are still being dealt; resample when a player must decide"
        ),
        "env_no_history": ErrorCode(
            "there is no information state tensor, because a game has no fixed maximum length; use "
            "information_state_string, or the observation tensor, which forgets the past"
        ),
        "env_no_such_agent": ErrorCode("there is no agent {given}; the agents are {known}"),
        "env_finished": ErrorCode("the game is over; call reset for the next one"),
        "env_games_finished": ErrorCode(
            "game {game} is over; call reset with the option reset_mask for the next one"
        ),
        "env_closed": ErrorCode("this environment is closed; create another"),
        "env_not_reset": ErrorCode("no game has been dealt yet; call reset"),
        "env_unknown": ErrorCode(
            "{given} is not an environment: it is neither PettingZoo's AECEnv, nor Gymnasium's Env "
            "or VectorEnv, nor OpenSpiel's Game"
        ),
        "env_check": ErrorCode(
            "the environment {env} breaks a promise: {problem} (seed {seed}, step {step})"
        ),
    }
