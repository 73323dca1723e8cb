"""The errors of the game itself: options, decks, moves, records and matches."""

from __future__ import annotations

from typing import ClassVar

from linko.refusal import Codes, ErrorCode, LinkoError


class OptionsError(LinkoError):
    """An edition, an option or a number of seats that cannot be played."""

    codes: ClassVar[Codes] = {
        "unknown_edition": ErrorCode(
            "there is no edition {given}; the editions are {known}", "R32"
        ),
        "edition_changed": ErrorCode(
            "these options differ from the edition {edition}; for custom options use edition=None",
            "R32",
        ),
        "edition_not_text": ErrorCode(
            "an edition is a name or an object of options, not {given}", "R48"
        ),
        "edition_not_json": ErrorCode("the options {given} are not a JSON object: {reason}", "R48"),
        "unknown_option": ErrorCode("there is no option {given}; the options are {known}", "R48"),
        "option_not_bool": ErrorCode("the option {option} is true or false, not {given}", "R35"),
        "option_not_number": ErrorCode("the size {option} is a whole number, not {given}", "R36"),
        "option_out_of_range": ErrorCode(
            "the size {option} must be from {lowest} to {highest}, not {given}", "R36"
        ),
        "ghost_needs_jokers": ErrorCode(
            "with the ghost, jokers must be at least {needed}, not {given}", "R37"
        ),
        "ghost_needs_hand": ErrorCode(
            "with the ghost, hand_size must be at least {needed}, not {given}", "R37"
        ),
        "deck_too_small": ErrorCode(
            "a deck of {deck} cards cannot supply the deal of {needed} cards for {seats} seats",
            "R36",
        ),
        "seats_not_number": ErrorCode("seats are a number or a list of names, not {given}", "R35"),
        "seat_name_not_text": ErrorCode("the name of a seat is text, not {given}"),
        "seats_out_of_range": ErrorCode(
            "{edition} is for {lowest} to {highest} players, not {given}", "R35"
        ),
        "seats_exactly": ErrorCode("{edition} is for exactly {needed} players, not {given}", "R35"),
        "starter_out_of_range": ErrorCode(
            "the starter is a seat from 0 to {highest}, not {given}", "R5"
        ),
        "no_such_seat": ErrorCode(
            "a view is for a seat from 0 to {highest}, or for a spectator with None, not {given}"
        ),
        "bad_seed": ErrorCode("a seed is a whole number of at least 0 or None, not {given}"),
    }


class DeckError(LinkoError):
    """Cards or a deck that do not belong to the game."""

    codes: ClassVar[Codes] = {
        "unknown_card": ErrorCode("there is no card {given}; cards are 1 to {highest} and X", "R1"),
        "deck_not_text": ErrorCode("a deck is text or a list of cards, not {given}"),
        "deck_wrong_cards": ErrorCode(
            "the deck has {given} cards and needs {needed}; wrong: {wrong}", "R1"
        ),
    }


class IllegalMove(LinkoError):  # noqa: N818 - a public name
    """A decision the rules refuse; `clause` names the rule."""

    codes: ClassVar[Codes] = {
        "unreadable_move": ErrorCode(
            "{move} is not a move; moves are written like 7-7-X, take, leave, pickup, discard, "
            "pile, row:7, pass or ghost:9",
            "R46",
        ),
        "not_a_set": ErrorCode(
            "{move} is not a set: a set is cards of one rank, jokers or both", "R2"
        ),
        "set_not_in_order": ErrorCode(
            "{move} must be written {expected}: rank cards first, then jokers", "R46"
        ),
        "too_many_cards": ErrorCode("{move} has more cards of one kind than any deck holds", "R1"),
        "wrong_seat": ErrorCode("seat {seat} must decide now, not seat {given}", "R7"),
        "wrong_phase": ErrorCode(
            "{move} is not possible now: seat {seat} must {expected}", "R46", ("phase",)
        ),
        "game_over": ErrorCode("{move} cannot be played: the game is over", "R24"),
        "cards_not_held": ErrorCode("seat {seat} cannot lay {move}: the hand has {held}", "R7"),
        "pile_empty": ErrorCode("the pile is empty; draw from the row", "R23"),
        "not_in_row": ErrorCode("the row has no entry {entry}; it shows {row}", "R20"),
        "ghost_set_safe": ErrorCode(
            "the set just laid does not snatch the ghost's {rank}; it can snatch {prey}", "R41"
        ),
        "nothing_to_take_back": ErrorCode("there is no decision to take back"),
    }


class RecordError(LinkoError):
    """A game record that cannot be read or does not replay."""

    codes: ClassVar[Codes] = {
        "record_not_json": ErrorCode("this is not JSON: {reason}", "R47"),
        "record_too_deep": ErrorCode("this JSON is nested too deeply to be a record"),
        "record_not_unicode": ErrorCode("this text is not valid UTF-8: {reason}"),
        "record_key_twice": ErrorCode("the key {key} appears twice", "R47"),
        "record_not_object": ErrorCode("a record is one JSON object, not {given}", "R47"),
        "record_version": ErrorCode(
            "the key linko, the format version, must be 1, not {given}", "R47"
        ),
        "record_missing_key": ErrorCode("the record has no key {key}", "R47"),
        "record_wrong_type": ErrorCode("the key {key} must be {expected}, not {given}", "R47"),
        "record_setup": ErrorCode("the key {key} is refused: {reason}"),
        "record_move": ErrorCode("move {number}, {move}, is refused: {reason}"),
        "record_result_early": ErrorCode(
            "the key {key} is present, but the game is not over", "R47"
        ),
        "record_wrong_result": ErrorCode(
            "the key {key} says {given}, but the game ended with {expected}", "R47"
        ),
        "record_wrong_commitment": ErrorCode(
            "the commitment is {given}, but SHA-256 of salt, newline and deck is {expected}: "
            "this is not the shuffle that was committed to"
        ),
        "record_commitment_unopened": ErrorCode(
            "the commitment cannot be checked: the key salt should be text, not {salt}"
        ),
        "record_unfinished": ErrorCode("the game is not over, so it has no replay"),
        "record_not_there": ErrorCode("the file has {count} records, so there is no game {wanted}"),
    }


class MatchError(LinkoError):
    """A match that cannot be set up or continued."""

    codes: ClassVar[Codes] = {
        "match_terms": ErrorCode(
            "a match has either a number of rounds or a target score, not both"
        ),
        "match_bad_length": ErrorCode("{term} is a whole number of at least 1, not {given}", "R29"),
        "match_name_not_text": ErrorCode("the name of a match is text, not {given}"),
        "match_game_running": ErrorCode("game {number} of the match is not over yet"),
        "match_over": ErrorCode("the match is over after {games} games"),
    }
