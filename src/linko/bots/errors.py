"""Errors about bots."""

from __future__ import annotations

from typing import ClassVar

from linko.refusal import Codes, ErrorCode, LinkoError


class BotError(LinkoError):
    """A bot cannot be found or created, or it breaks the bot interface."""

    codes: ClassVar[Codes] = {
        "unknown_bot": ErrorCode(
            "there is no bot {given}; known bots: {known}; also module:Class and exec:COMMAND"
        ),
        "unknown_level": ErrorCode("tables do not offer the bot {given}; they offer {known}"),
        "bots_away": ErrorCode("no bot can move now: the server is starting or stopping"),
        "bot_no_class": ErrorCode("the module {module} has no class {given}"),
        "bot_not_made": ErrorCode("the bot {bot} cannot be created: {reason}"),
        "bot_without_choose": ErrorCode("{bot} is not a bot: it has no method choose(view)"),
        "bot_option_form": ErrorCode(
            "options of a bot are written like search:ms=200,threads=2, not {given}"
        ),
        "bot_option_twice": ErrorCode("the option {option} is given twice"),
        "bot_unknown_option": ErrorCode(
            "the bot {bot} has no option {given}; its options: {known}"
        ),
        "bot_option_missing": ErrorCode("the bot {bot} needs the option {option}"),
        "bot_bad_option": ErrorCode(
            "the option {option} of the bot {bot} must be {expected}, not {given}"
        ),
        "program_not_found": ErrorCode("the command {given} cannot be run: {reason}"),
        "program_too_slow": ErrorCode(
            "the program took longer than {seconds} s; its standard error: {complaints}"
        ),
        "program_ended": ErrorCode(
            "the program ended with status {status}; its standard error: {complaints}"
        ),
        "program_spoke_nonsense": ErrorCode(
            'the program answered {given}, not a line like {{"move": "7-7"}}; its standard error: '
            "{complaints}"
        ),
        "program_given_up": ErrorCode("the program failed {starts} times and is not asked again"),
        "bot_check": ErrorCode(
            "the bot {bot} breaks a promise: {problem} "
            "({edition}, {seats} seats, seed {seed}, decision {decision})"
        ),
        "bots_for_seats": ErrorCode(
            "{given} bots for {seats} seats: give one for all, or one for each"
        ),
        "bots_for_opponents": ErrorCode(
            "{given} bots for {opponents} opponents: give one for all, or one for each"
        ),
    }
