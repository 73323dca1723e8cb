"""Errors of the arena."""

from __future__ import annotations

from typing import ClassVar

from linko.refusal import Codes, ErrorCode, LinkoError


class ArenaError(LinkoError):
    """An arena run cannot be played, or its files cannot be read or merged."""

    codes: ClassVar[Codes] = {
        "arena_bots": ErrorCode(
            "{given} bots for {seats} seats: give two (one against the rest) or one for each seat"
        ),
        "arena_bad_seconds": ErrorCode(
            "the seconds for a decision must be above 0 and at most {most}, not {given}"
        ),
        "arena_bad_count": ErrorCode(
            "{name} must be a whole number of at least {lowest}, not {given}"
        ),
        "arena_bad_margin": ErrorCode(
            "the margin must be a number above 0 and below {most}, not {given}"
        ),
        "arena_no_header": ErrorCode(
            "this is not the first line of a result file: it has no key {key}"
        ),
        "arena_version": ErrorCode(
            "the key linko_arena, the version of the format, must be {known}, not {given}"
        ),
        "arena_missing_key": ErrorCode("the game has no key {key}"),
        "arena_bad_value": ErrorCode("the key {key} cannot be {given}"),
        "arena_bad_setup": ErrorCode("the key {key} is wrong: {reason}"),
        "arena_line": ErrorCode("{file}, line {line}: {reason}"),
        "arena_empty_file": ErrorCode("{file} has no complete line, so it holds no results"),
        "arena_game_twice": ErrorCode(
            "{file} has the game of deal {deal}, rotation {rotation}, twice"
        ),
        "arena_deal_twice": ErrorCode(
            "deal {deal} is in both {other} and {file}; it would count twice"
        ),
        "arena_other_setup": ErrorCode("{file} does not match {other}: it has {difference}"),
        "arena_resume_other": ErrorCode("{file} cannot be resumed: it has {difference}"),
        "arena_file_exists": ErrorCode("{file} already exists; choose another name or resume it"),
        "arena_file_in_use": ErrorCode("another run is writing {file}"),
        "arena_one_file": ErrorCode("results and records cannot both be written to {file}"),
        "arena_nothing_to_resume": ErrorCode(
            "only a result file can be resumed; name one with --json FILE"
        ),
        "arena_strange_record": ErrorCode(
            "{file}, line {line}: this record does not belong to any game in the result file"
        ),
        "arena_records_missing": ErrorCode(
            "{file} has no record for {count} games in the result file"
        ),
        "arena_process_dies": ErrorCode(
            "the worker processes keep dying, the last with {status}; a script "
            'that calls the arena needs: if __name__ == "__main__"'
        ),
        "arena_executor_broken": ErrorCode("the executor is broken: {reason}"),
        "arena_game_lost": ErrorCode(
            "the game of deal {deal}, rotation {rotation}, could not be played: {reason}"
        ),
        "arena_other_worker": ErrorCode(
            "a worker would play games that cannot be compared: it has {difference}"
        ),
        "arena_needs_distributed": ErrorCode(
            "a Dask cluster needs distributed: pip install 'linko-game[cluster]'"
        ),
        "arena_no_cluster": ErrorCode(
            "there is no Dask scheduler at {address}, given as tcp://HOST:PORT: {reason}"
        ),
        "arena_two_ways": ErrorCode("{one} and {other} cannot both be given"),
        "arena_not_here": ErrorCode("{given} is not in this arena; its bots: {known}"),
        "arena_no_deals": ErrorCode("no deal has been played from every seat"),
        "arena_one_bot": ErrorCode(
            "{given} needs an opponent: give two bots, or one for each seat"
        ),
        "arena_one_bot_and_file": ErrorCode(
            "{given} needs an opponent; if {file} is meant to be one, put --json at the end"
        ),
        "arena_nothing_to_merge": ErrorCode("give the result files to merge"),
        "arena_unused_option": ErrorCode("{option} cannot be used with {what}"),
        "plot_needs_matplotlib": ErrorCode(
            "pictures need matplotlib: pip install 'linko-game[plot]'"
        ),
        "plot_format": ErrorCode("a picture file must end in .svg, .pdf or .png, not {given}"),
    }
