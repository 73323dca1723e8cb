"""Errors of a table."""

from __future__ import annotations

from typing import ClassVar

from linko.refusal import Codes, ErrorCode, LinkoError


class TableError(LinkoError):
    """A command that a table of people refuses."""

    codes: ClassVar[Codes] = {
        "table_match_terms": ErrorCode(
            "a match ends after a number of rounds or at a target score, not both"
        ),
        "table_bad_setting": ErrorCode(
            "the setting {setting} must be from {lowest} to {highest}, not {given}"
        ),
        "table_not_open": ErrorCode("that can be done only before the first deal"),
        "table_not_running": ErrorCode("no game is running at this table"),
        "table_game_running": ErrorCode("the game is not over yet"),
        "table_no_next": ErrorCode("there is no next game; ask for a rematch"),
        "table_match_running": ErrorCode("the match is not over; ask for its next game"),
        "table_already_agreed": ErrorCode(
            "you have already asked for the next game; it is dealt when the others agree"
        ),
        "table_no_offer": ErrorCode("nobody has asked for another game"),
        "table_closed": ErrorCode("this table is closed"),
        "table_broken": ErrorCode("the game of this table no longer replays"),
        "table_not_host": ErrorCode("only the host of the table can do that"),
        "table_not_seated": ErrorCode("only people seated at the table can do that"),
        "table_no_such_seat": ErrorCode(
            "there is no seat {given}; seats are numbered from 0 to {highest}"
        ),
        "table_seat_taken": ErrorCode("seat {seat} is taken"),
        "table_seat_empty": ErrorCode("nobody sits on seat {seat}"),
        "table_not_yours_to_swap": ErrorCode(
            "you can only swap your own seat with a bot's; the host can swap any two"
        ),
        "table_removed": ErrorCode("the host has sent you away from this table"),
        "table_name_taken": ErrorCode(
            "somebody at this table is called {name}; choose another name, such as {suggestion}"
        ),
        "table_name_of_bot": ErrorCode(
            "a bot is called {name}; choose another name, such as {suggestion}"
        ),
        "table_seats_missing": ErrorCode("{least} players are needed; {seated} sit here"),
        "table_too_many_people": ErrorCode(
            "{people} people sit here, so {given} seats are too few"
        ),
        "table_unknown_level": ErrorCode("there is no bot {given} here; the bots are {known}"),
        "table_stale_move": ErrorCode(
            "decision {given} is not the next one; that is decision {number}"
        ),
        "table_nothing_changes": ErrorCode("that would change nothing"),
        "table_other_game": ErrorCode("that was a decision of another game"),
        "table_person_present": ErrorCode(
            "seat {seat} is not away; only an absent person's seat can be handed over"
        ),
        "table_not_replaced": ErrorCode("no bot plays for you"),
        "table_replaced": ErrorCode("a bot plays on seat {seat} already"),
        "table_no_hints": ErrorCode("hints are given only where one person plays against bots"),
        "table_hint_not_now": ErrorCode("a hint is given only when you must decide"),
        "table_daily": ErrorCode("that is not possible in a deal of the day"),
        "table_daily_closed": ErrorCode("only its player sees a deal of the day"),
        "table_unknown_person": ErrorCode("there is no such person to mute or unmute"),
        "table_unknown_phrase": ErrorCode("there is no phrase {given}"),
        "table_say_what": ErrorCode("say either a phrase or a text"),
        "table_no_free_text": ErrorCode("only preset phrases are allowed at this table"),
        "table_bad_text": ErrorCode("a text has 1 to {most} characters, all of them printable"),
        "table_too_talkative": ErrorCode("you can say {most} things in {seconds} seconds"),
    }
