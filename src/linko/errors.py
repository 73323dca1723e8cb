"""Every way Linko says no, with a stable code for programs and a sentence for people.

    LinkoError
    ├── OptionsError    an edition, an option or a number of seats that cannot be played
    ├── DeckError       cards or a deck that do not belong to the game
    ├── IllegalMove     a decision the rules refuse; `clause` names the rule
    ├── RecordError     a game record that cannot be read or does not replay
    ├── EngineError     input the fast engine refuses
    ├── MatchError      a match that cannot be set up or continued
    ├── BotError        a bot that cannot be found or made, or breaks its promises
    ├── ArenaError      a run of the arena that cannot be played, read or added up
    ├── TableError      a command that a table of people refuses
    ├── ServerError     a request or a setting that the server refuses
    ├── ClientError     a server that cannot be reached, or refuses
    ├── EnvError        an argument or action that an environment refuses; also a ValueError
    ├── ExtraMissing    something that is not installed with the base; also an ImportError
    └── StoreError      a database that cannot be used, or failed
        └── StoreConflict   something that does not go with what is stored already

`ERRORS` lists all codes. A client that speaks another language words an error from `code` and
`params` alone; the English sentence is `str(error)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from string import Formatter

LONGEST_QUOTE = 40
"""So many characters of somebody's input are repeated in a message."""


@dataclass(frozen=True, slots=True)
class ErrorCode:
    """One entry of the list: who raises it, its sentence, and the clause of the rules behind it."""

    raised_as: str
    sentence: str
    clause: str | None = None
    unsaid: tuple[str, ...] = ()
    """Parameters that the English sentence does not need."""

    @property
    def parameters(self) -> tuple[str, ...]:
        """The names a message in any language may use, sorted."""
        names = {name for _, name, _, _ in Formatter().parse(self.sentence) if name is not None}
        return tuple(sorted(names.union(self.unsaid)))


ERRORS: dict[str, ErrorCode] = {
    # Editions, options, seats
    "unknown_edition": ErrorCode(
        "OptionsError", "there is no edition {given}; the editions are {known}", "R32"
    ),
    "edition_changed": ErrorCode(
        "OptionsError",
        "options called {edition} differ from that edition; a custom one has edition=None",
        "R32",
    ),
    "edition_not_text": ErrorCode(
        "OptionsError", "an edition is a name or an object of options, not {given}", "R48"
    ),
    "edition_not_json": ErrorCode(
        "OptionsError", "the options {given} are not a JSON object: {reason}", "R48"
    ),
    "unknown_option": ErrorCode(
        "OptionsError", "there is no option {given}; the options are {known}", "R48"
    ),
    "option_not_bool": ErrorCode(
        "OptionsError", "the option {option} is true or false, not {given}", "R35"
    ),
    "option_not_number": ErrorCode(
        "OptionsError", "the size {option} is a whole number, not {given}", "R36"
    ),
    "option_out_of_range": ErrorCode(
        "OptionsError", "the size {option} goes from {lowest} to {highest}, not {given}", "R36"
    ),
    "ghost_needs_jokers": ErrorCode(
        "OptionsError", "the ghost needs at least {needed} jokers to deal, not {given}", "R37"
    ),
    "ghost_needs_hand": ErrorCode(
        "OptionsError",
        "the ghost needs a hand_size of at least {needed}, its two jokers, not {given}",
        "R37",
    ),
    "deck_too_small": ErrorCode(
        "OptionsError",
        "a deck of {deck} cards cannot supply the deal of {needed} cards for {seats} seats",
        "R36",
    ),
    "seats_not_number": ErrorCode(
        "OptionsError", "seats are a number or a list of names, not {given}", "R35"
    ),
    "seat_name_not_text": ErrorCode("OptionsError", "the name of a seat is text, not {given}"),
    "seats_out_of_range": ErrorCode(
        "OptionsError", "{edition} is for {lowest} to {highest} players, not {given}", "R35"
    ),
    "seats_exactly": ErrorCode(
        "OptionsError", "{edition} is for exactly {needed} players, not {given}", "R35"
    ),
    "starter_out_of_range": ErrorCode(
        "OptionsError", "the starter is a seat from 0 to {highest}, not {given}", "R5"
    ),
    "no_such_seat": ErrorCode(
        "OptionsError",
        "a view is a seat's, from 0 to {highest}, or a spectator's, None; not {given}",
    ),
    "bad_seed": ErrorCode(
        "OptionsError", "a seed is a whole number of at least 0 or None, not {given}"
    ),
    # Cards and decks
    "unknown_card": ErrorCode(
        "DeckError", "there is no card {given}; cards are 1 to {highest} and X", "R1"
    ),
    "deck_not_text": ErrorCode("DeckError", "a deck is text or a list of cards, not {given}"),
    "deck_wrong_cards": ErrorCode(
        "DeckError", "the deck has {given} cards where {needed} belong: {wrong}", "R1"
    ),
    # Moves
    "unreadable_move": ErrorCode(
        "IllegalMove",
        "{move} is no move; moves are written like 7-7-X, take, leave, pickup, discard, pile, "
        "row:7, pass or ghost:9",
        "R46",
    ),
    "not_a_set": ErrorCode(
        "IllegalMove", "{move} is no set: a set is cards of one rank, jokers or both", "R2"
    ),
    "set_not_in_order": ErrorCode(
        "IllegalMove", "{move} is written {expected}: rank cards first, then jokers", "R46"
    ),
    "too_many_cards": ErrorCode(
        "IllegalMove", "{move} has more cards of one kind than any deck holds", "R1"
    ),
    "wrong_seat": ErrorCode("IllegalMove", "seat {seat} must decide now, not seat {given}", "R7"),
    "wrong_phase": ErrorCode(
        "IllegalMove", "{move} is no answer now: seat {seat} must {expected}", "R46", ("phase",)
    ),
    "game_over": ErrorCode("IllegalMove", "{move} comes after the end of the game", "R24"),
    "cards_not_held": ErrorCode(
        "IllegalMove", "seat {seat} cannot lay {move}: the hand has {held}", "R7"
    ),
    "pile_empty": ErrorCode("IllegalMove", "the pile is empty; draw from the row", "R23"),
    "not_in_row": ErrorCode("IllegalMove", "the row has no entry {entry}; it shows {row}", "R20"),
    "ghost_set_safe": ErrorCode(
        "IllegalMove",
        "the set just laid does not snatch the ghost's {rank}; it can snatch {prey}",
        "R41",
    ),
    "nothing_to_take_back": ErrorCode("IllegalMove", "there is no decision to take back"),
    # Records
    "record_not_json": ErrorCode("RecordError", "this is not JSON: {reason}", "R47"),
    "record_too_deep": ErrorCode("RecordError", "this JSON is nested too deeply to be a record"),
    "record_not_unicode": ErrorCode("RecordError", "this text is not valid UTF-8: {reason}"),
    "record_key_twice": ErrorCode("RecordError", "the key {key} stands there twice", "R47"),
    "record_not_object": ErrorCode(
        "RecordError", "a record is one JSON object, not {given}", "R47"
    ),
    "record_version": ErrorCode(
        "RecordError", "the key linko, the version of the format, is 1, not {given}", "R47"
    ),
    "record_missing_key": ErrorCode("RecordError", "the record has no key {key}", "R47"),
    "record_wrong_type": ErrorCode(
        "RecordError", "the key {key} is {expected}, not {given}", "R47"
    ),
    "record_setup": ErrorCode("RecordError", "the key {key} is refused: {reason}"),
    "record_move": ErrorCode("RecordError", "move {number}, {move}, is refused: {reason}"),
    "record_result_early": ErrorCode(
        "RecordError", "the key {key} is there, but the game is not over", "R47"
    ),
    "record_wrong_result": ErrorCode(
        "RecordError", "the key {key} says {given}, but the game ended with {expected}", "R47"
    ),
    "record_wrong_commitment": ErrorCode(
        "RecordError",
        "the commitment is {given}, but SHA-256 of salt, newline and deck is {expected}: "
        "this is not the shuffle that was committed to",
    ),
    "record_commitment_unopened": ErrorCode(
        "RecordError",
        "the commitment cannot be checked: the key salt should be text, not {salt}",
    ),
    "record_not_there": ErrorCode(
        "RecordError", "the file has {count} records, so there is no game {wanted}"
    ),
    # Matches
    "match_terms": ErrorCode(
        "MatchError", "a match ends after so many rounds or at a target score: give one of them"
    ),
    "match_bad_length": ErrorCode(
        "MatchError", "{term} is a whole number of at least 1, not {given}", "R29"
    ),
    "match_name_not_text": ErrorCode("MatchError", "the name of a match is text, not {given}"),
    "match_game_running": ErrorCode("MatchError", "game {round} of the match is not over yet"),
    "match_over": ErrorCode("MatchError", "the match is over after {games} games"),
    # The fast engine
    "engine_bad_count": ErrorCode(
        "EngineError", "{name} is a whole number from 1 to {most}, not {given}"
    ),
    "engine_bad_seed": ErrorCode(
        "EngineError", "{name} is a whole number from {lowest} to {highest}, not {given}"
    ),
    "engine_impossible_position": ErrorCode(
        "EngineError", "no deck deals this position: {given} cards are left for {needed} places"
    ),
    "engine_other_edition": ErrorCode("EngineError", "the record is not of the edition {edition}"),
    "engine_bad_policy": ErrorCode(
        "EngineError", "a policy is a function made with `compiled`, not {given}"
    ),
    "engine_illegal_policy": ErrorCode(
        "EngineError", "the policy chose a move that is not legal, in game {game}"
    ),
    "engine_wrong_shape": ErrorCode(
        "EngineError", "codes are {size} whole numbers, one for each game, not {given}"
    ),
    "engine_no_such_seat": ErrorCode("EngineError", "seats go from 0 to {highest}"),
    "engine_game_over": ErrorCode("EngineError", "the game is over; no code is legal"),
    "engine_illegal_code": ErrorCode(
        "EngineError", "{given} is not the code of a legal move in game {game}"
    ),
    # Bots
    "unknown_bot": ErrorCode(
        "BotError",
        "there is no bot {given}; known bots: {known}; also module:Class and exec:COMMAND",
    ),
    "unknown_level": ErrorCode("BotError", "tables offer no bot {given}; they offer {known}"),
    "bots_away": ErrorCode("BotError", "no bot can think now: the server is starting or ending"),
    "bot_no_class": ErrorCode("BotError", "the module {module} has no class {given}"),
    "bot_not_made": ErrorCode("BotError", "the bot {bot} cannot be made: {reason}"),
    "bot_without_choose": ErrorCode("BotError", "{bot} is no bot: it has no method choose(view)"),
    "bot_option_form": ErrorCode(
        "BotError", "options of a bot are written like search:ms=200,threads=2, not {given}"
    ),
    "bot_option_twice": ErrorCode("BotError", "the option {option} is given twice"),
    "bot_unknown_option": ErrorCode(
        "BotError", "the bot {bot} has no option {given}; its options: {known}"
    ),
    "bot_option_missing": ErrorCode("BotError", "the bot {bot} needs the option {option}"),
    "bot_bad_option": ErrorCode(
        "BotError", "the option {option} of the bot {bot} is {expected}, not {given}"
    ),
    "program_not_found": ErrorCode("BotError", "the command {given} cannot be run: {reason}"),
    "program_too_slow": ErrorCode(
        "BotError", "the program took longer than {seconds} s; its standard error: {complaints}"
    ),
    "program_ended": ErrorCode(
        "BotError", "the program ended with status {status}; its standard error: {complaints}"
    ),
    "program_spoke_nonsense": ErrorCode(
        "BotError",
        'the program answered {given}, not a line like {{"move": "7-7"}}; its standard error: '
        "{complaints}",
    ),
    "program_given_up": ErrorCode("BotError", "the program failed {starts} times and is given up"),
    "bot_check": ErrorCode(
        "BotError",
        "the bot {bot} breaks a promise: {problem} "
        "({edition}, {seats} seats, seed {seed}, decision {decision})",
    ),
    "bots_for_seats": ErrorCode(
        "BotError", "{given} bots for {seats} seats: give one for all, or one for each"
    ),
    "bots_for_opponents": ErrorCode(
        "BotError", "{given} bots for {opponents} opponents: give one for all, or one for each"
    ),
    # The arena
    "arena_bots": ErrorCode(
        "ArenaError",
        "{given} bots for {seats} seats: give two, one against the rest, or one for each seat",
    ),
    "arena_bad_seconds": ErrorCode(
        "ArenaError",
        "the seconds for a decision are a number above 0 and at most {most}, not {given}",
    ),
    "arena_bad_count": ErrorCode(
        "ArenaError", "{name} is a whole number of at least {lowest}, not {given}"
    ),
    "arena_bad_margin": ErrorCode(
        "ArenaError", "the margin is a number above 0 and below {most}, not {given}"
    ),
    "arena_no_header": ErrorCode(
        "ArenaError", "this is not the first line of a result file: it has no key {key}"
    ),
    "arena_version": ErrorCode(
        "ArenaError", "the key linko_arena, the version of the format, is {known}, not {given}"
    ),
    "arena_missing_key": ErrorCode("ArenaError", "the game has no key {key}"),
    "arena_bad_value": ErrorCode("ArenaError", "the key {key} cannot be {given}"),
    "arena_bad_setup": ErrorCode("ArenaError", "the key {key} is refused: {reason}"),
    "arena_line": ErrorCode("ArenaError", "{file}, line {line}: {reason}"),
    "arena_empty_file": ErrorCode("ArenaError", "{file} has no whole line, so no results"),
    "arena_game_twice": ErrorCode(
        "ArenaError", "{file} has the game of deal {deal}, rotation {rotation}, twice"
    ),
    "arena_deal_twice": ErrorCode(
        "ArenaError", "deal {deal} is in {other} and in {file}; it would count twice"
    ),
    "arena_other_setup": ErrorCode(
        "ArenaError", "{file} does not go with {other}: it has {difference}"
    ),
    "arena_resume_other": ErrorCode("ArenaError", "{file} cannot be resumed: it has {difference}"),
    "arena_file_exists": ErrorCode(
        "ArenaError", "{file} is there already; choose another name or resume it"
    ),
    "arena_file_in_use": ErrorCode("ArenaError", "another run is writing {file}"),
    "arena_one_file": ErrorCode(
        "ArenaError", "results and records cannot both be written to {file}"
    ),
    "arena_nothing_to_resume": ErrorCode(
        "ArenaError", "only a result file can be resumed; name one with --json FILE"
    ),
    "arena_strange_record": ErrorCode(
        "ArenaError", "{file}, line {line}: this record is of no game in the result file"
    ),
    "arena_records_missing": ErrorCode(
        "ArenaError", "{file} lacks the records of {count} games in the result file"
    ),
    "arena_process_dies": ErrorCode(
        "ArenaError",
        "the processes that play die one after the other, the last with {status}; a script that "
        'calls the arena needs: if __name__ == "__main__"',
    ),
    "arena_not_here": ErrorCode("ArenaError", "{given} is not in this arena; there are: {known}"),
    "arena_no_deals": ErrorCode("ArenaError", "no deal has been played from every seat"),
    "arena_one_bot": ErrorCode(
        "ArenaError", "{given} needs an opponent: give two bots, or one for each seat"
    ),
    "arena_one_bot_and_file": ErrorCode(
        "ArenaError",
        "{given} needs an opponent; is {file} meant as one? then write --json at the end",
    ),
    "arena_nothing_to_merge": ErrorCode("ArenaError", "give the result files to merge"),
    "arena_unused_option": ErrorCode("ArenaError", "{option} means nothing to {what}"),
    "plot_needs_matplotlib": ErrorCode(
        "ArenaError", "pictures need matplotlib: pip install 'linko[plot]'"
    ),
    "plot_format": ErrorCode(
        "ArenaError", "a picture is a file called .svg, .pdf or .png, not {given}"
    ),
    # Tables of people
    "table_match_terms": ErrorCode(
        "TableError", "a match ends after so many rounds or at a target score, not both"
    ),
    "table_bad_setting": ErrorCode(
        "TableError", "the setting {setting} goes from {lowest} to {highest}, not {given}"
    ),
    "table_not_open": ErrorCode("TableError", "that can be done only before the first deal"),
    "table_not_running": ErrorCode("TableError", "no game is running at this table"),
    "table_game_running": ErrorCode("TableError", "the game is not over yet"),
    "table_no_next": ErrorCode("TableError", "there is no next game; ask for a rematch"),
    "table_match_running": ErrorCode("TableError", "the match is not over; ask for its next game"),
    "table_closed": ErrorCode("TableError", "this table is closed"),
    "table_broken": ErrorCode("TableError", "the game of this table no longer replays"),
    "table_not_host": ErrorCode("TableError", "only the host of the table can do that"),
    "table_not_seated": ErrorCode("TableError", "only people seated at the table can do that"),
    "table_no_such_seat": ErrorCode("TableError", "the seats go from 0 to {highest}, not {given}"),
    "table_seat_taken": ErrorCode("TableError", "seat {seat} is taken"),
    "table_seat_empty": ErrorCode("TableError", "nobody sits on seat {seat}"),
    "table_not_yours_to_swap": ErrorCode(
        "TableError", "you can swap your own seat with a bot's; other swaps are the host's"
    ),
    "table_removed": ErrorCode("TableError", "the host has sent you away from this table"),
    "table_seats_missing": ErrorCode("TableError", "{empty} seats are still empty"),
    "table_too_many_people": ErrorCode(
        "TableError", "{people} people sit here, so {given} seats are too few"
    ),
    "table_unknown_level": ErrorCode(
        "TableError", "there is no bot {given} here; there are: {known}"
    ),
    "table_stale_move": ErrorCode(
        "TableError", "decision {given} is not the next one; that is decision {number}"
    ),
    "table_nothing_changes": ErrorCode("TableError", "that is so already"),
    "table_other_game": ErrorCode("TableError", "that was a decision of another game"),
    "table_person_present": ErrorCode(
        "TableError", "seat {seat} is not away; only an absent person's seat can be handed over"
    ),
    "table_not_replaced": ErrorCode("TableError", "no bot plays for you"),
    "table_replaced": ErrorCode("TableError", "a bot plays on seat {seat} already"),
    "table_unknown_person": ErrorCode("TableError", "there is nobody like that to hear or mute"),
    "table_unknown_phrase": ErrorCode("TableError", "there is no phrase {given}"),
    "table_say_what": ErrorCode("TableError", "say a phrase or a text, one of them"),
    "table_no_free_text": ErrorCode("TableError", "at this table only preset phrases are said"),
    "table_bad_text": ErrorCode(
        "TableError", "a text has 1 to {most} characters, all of them printable"
    ),
    "table_too_talkative": ErrorCode(
        "TableError", "you can say {most} things in {seconds} seconds"
    ),
    # The server
    "server_bad_setting": ErrorCode("ServerError", "{setting} is {expected}, not {given}"),
    "server_port_taken": ErrorCode(
        "ServerError", "port {port} of {host} is taken by another program"
    ),
    "server_bad_address": ErrorCode("ServerError", "nothing can listen on {host}: {reason}"),
    "server_too_fast": ErrorCode("ServerError", "too many requests; try again in {seconds} s"),
    "server_not_signed_in": ErrorCode("ServerError", "choose a name first"),
    "server_bad_name": ErrorCode(
        "ServerError", "a name has 1 to {most} characters, all of them printable"
    ),
    "server_bad_message": ErrorCode("ServerError", "this message cannot be read: {problem}"),
    "server_no_such_table": ErrorCode("ServerError", "there is no such table"),
    "server_no_such_code": ErrorCode("ServerError", "no table waits for friends under this code"),
    "server_no_such_game": ErrorCode("ServerError", "there is no such game, or it is not over"),
    "server_no_such_bot": ErrorCode("ServerError", "there is no such bot of yours"),
    "server_not_found": ErrorCode("ServerError", "there is nothing here"),
    "server_not_allowed": ErrorCode("ServerError", "this cannot be asked for in this way"),
    "server_too_large": ErrorCode("ServerError", "the request is too large"),
    "server_other_site": ErrorCode("ServerError", "requests of other sites are refused"),
    "server_bad_host": ErrorCode("ServerError", "this server is not called {given}"),
    "server_people_only": ErrorCode("ServerError", "bots cannot do that"),
    "server_too_many": ErrorCode("ServerError", "you have {most} {what} already"),
    "server_try_again": ErrorCode("ServerError", "something else happened first; try again"),
    "server_broken": ErrorCode(
        "ServerError", "a mistake of the server, sorry; nothing was changed"
    ),
    "client_bad_url": ErrorCode(
        "ClientError", "a server is given as http://HOST:PORT, not {given}"
    ),
    "client_unreachable": ErrorCode("ClientError", "the server cannot be reached: {reason}"),
    "client_stuck": ErrorCode("ClientError", "nobody at the table has anything to say"),
    "client_no_seat": ErrorCode("ClientError", "the table has no empty seat"),
    "client_refused": ErrorCode("ClientError", "the server refuses: {sentence}"),
    "server_stopping": ErrorCode("ServerError", "the server is stopping; try again in a moment"),
    # The store
    "store_bad_url": ErrorCode(
        "StoreError",
        "a database is given as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; "
        "this URL begins with {scheme}",
    ),
    "store_needs_driver": ErrorCode(
        "StoreError", "PostgreSQL needs asyncpg: pip install 'linko[host]'"
    ),
    "store_unreachable": ErrorCode("StoreError", "the database cannot be opened: {reason}"),
    "store_not_migrated": ErrorCode(
        "StoreError", "the database is not up to date; run: linko migrate"
    ),
    "store_too_new": ErrorCode(
        "StoreError",
        "the database has revision {found}, but this version of Linko knows them only up to "
        "{known}; install a newer one",
    ),
    "store_failed": ErrorCode("StoreError", "the database failed: {reason}"),
    "store_closed": ErrorCode("StoreError", "the store is closed and takes nothing more"),
    "store_backup_exists": ErrorCode(
        "StoreError", "{file} is there already; choose another name for the copy"
    ),
    "store_no_backup": ErrorCode("StoreError", "the database cannot be copied: {reason}"),
    "store_use_pg_dump": ErrorCode(
        "StoreError", "a PostgreSQL database is copied with its own tool: pg_dump --file={file}"
    ),
    "store_conflict": ErrorCode(
        "StoreConflict",
        "the table {table} has moved on: this entry, move or code is taken, or not the next",
    ),
    "store_identity_conflict": ErrorCode(
        "StoreConflict", "the identity {identity} or its token is taken, or its owner is unknown"
    ),
    # Environments for researchers
    "env_bad_argument": ErrorCode("EnvError", "{name} is {expected}, not {given}"),
    "env_bad_setup": ErrorCode("EnvError", "such a game cannot be set up: {reason}"),
    "env_illegal_action": ErrorCode(
        "EnvError", "{given} is not the code of a legal move of seat {seat}; see the action mask"
    ),
    "env_bad_actions": ErrorCode("EnvError", "nothing has been played: {reason}"),
    "env_bot_failed": ErrorCode("EnvError", "the bot {bot} in seat {seat} {problem}; reset"),
    "env_dealing": ErrorCode(
        "EnvError", "the hands are still being dealt; resample when somebody must decide"
    ),
    "env_no_such_agent": ErrorCode("EnvError", "there is no agent {given}; there are {known}"),
    "env_finished": ErrorCode("EnvError", "the game is over; reset deals the next one"),
    "env_closed": ErrorCode("EnvError", "this environment has been closed; make another"),
    "env_not_reset": ErrorCode("EnvError", "no game has been dealt yet; reset deals one"),
    "env_unknown": ErrorCode(
        "EnvError",
        "{given} is no environment: neither of PettingZoo's AECEnv, nor of Gymnasium's Env or "
        "VectorEnv, nor of OpenSpiel's Game",
    ),
    "env_check": ErrorCode(
        "EnvError", "the environment {env} breaks a promise: {problem} (seed {seed}, step {step})"
    ),
    "extra_missing": ErrorCode(
        "ExtraMissing", "{module} needs {package}: pip install 'linko[{extra}]'"
    ),
}


class LinkoError(Exception):
    """Something Linko refuses; nothing has changed when it is raised.

    `code` and `params` are for programs, `clause` is the rule behind it, if there is one. Where one
    refusal is the reason of another, `params["reason"]` is that error.
    """

    def __init__(self, code: str, clause: str | None = None, /, **params: object) -> None:
        entry = ERRORS[code]
        classes = {kind.__name__ for kind in type(self).__mro__}
        if entry.raised_as not in classes or entry.parameters != tuple(sorted(params)):
            raise TypeError(f"{code} is a {entry.raised_as} with {entry.parameters}")
        self.code = code
        self.params: Mapping[str, object] = params
        self.clause: str | None
        reason = params.get("reason")
        if isinstance(reason, LinkoError):  # whose sentence cites its clause already
            self.clause = reason.clause
            cited = ""
        else:
            self.clause = clause or entry.clause
            cited = f" ({self.clause})" if self.clause else ""
        super().__init__(entry.sentence.format(**params) + cited)

    def __reduce__(self) -> tuple[object, ...]:
        """An error can be sent to another process."""
        return _made, (type(self), self.code, self.clause, dict(self.params))


def _made(
    kind: type[LinkoError], code: str, clause: str | None, params: dict[str, object]
) -> LinkoError:
    return kind(code, clause, **params)


class OptionsError(LinkoError):
    """An edition, an option or a number of seats that cannot be played."""


class DeckError(LinkoError):
    """Cards or a deck that do not belong to the game."""


class IllegalMove(LinkoError):  # noqa: N818 - the name of the contract
    """A decision the rules refuse; `clause` names the rule."""


class RecordError(LinkoError):
    """A game record that cannot be read or does not replay."""


class MatchError(LinkoError):
    """A match that cannot be set up or continued."""


class EngineError(LinkoError):
    """Input the fast engine refuses."""


class BotError(LinkoError):
    """A bot that cannot be found or made, or breaks its promises."""


class ArenaError(LinkoError):
    """A run of the arena that cannot be played, read or added up."""


class TableError(LinkoError):
    """A command that a table of people refuses."""


class ServerError(LinkoError):
    """A request or a setting that the server refuses."""


class ClientError(LinkoError):
    """A server that cannot be reached, or refuses."""


class StoreError(LinkoError):
    """A database that cannot be used, or failed."""


class StoreConflict(StoreError):  # noqa: N818 - the name of the contract
    """Something that does not go with what is stored already."""


class EnvError(LinkoError, ValueError):
    """An argument or action that an environment refuses.

    The adapters raise subclasses that are also the errors of their framework.
    """


class ExtraMissing(LinkoError, ImportError):  # noqa: N818 - what is missing is an extra
    """Something that is not installed with the base."""


def quote(given: object) -> str:
    """Somebody's input as it may stand in a message: its repr, shortened.

    >>> quote("7" * 1000)
    "'7777777777777777777777777777777777777777…'"
    """
    if isinstance(given, str):
        short = given[:LONGEST_QUOTE] + "…" if len(given) > LONGEST_QUOTE else given
        return ascii(short) if not short.isprintable() else repr(short)
    if given is None or isinstance(given, bool | float):
        return repr(given)
    if isinstance(given, int):
        return repr(given) if given.bit_length() < 64 else "a huge number"
    if isinstance(given, Mapping):
        return "an object"
    if isinstance(given, list):
        return f"a list of {len(given)}"
    return f"a {type(given).__name__}"
