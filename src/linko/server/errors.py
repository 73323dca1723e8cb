"""Errors of the server."""

from __future__ import annotations

from typing import ClassVar

from linko.refusal import Codes, ErrorCode, LinkoError


class ServerError(LinkoError):
    """A request or a setting that the server refuses."""

    codes: ClassVar[Codes] = {
        "server_bad_setting": ErrorCode("{setting} must be {expected}, not {given}"),
        "server_needs_redis": ErrorCode(
            "{workers} workers need Redis to exchange messages: add --redis URL"
        ),
        "server_no_workers_here": ErrorCode("several processes need Linux, macOS or another Unix"),
        "server_port_taken": ErrorCode("port {port} of {host} is taken by another program"),
        "server_bad_address": ErrorCode("cannot listen on {host}: {reason}"),
        "server_too_fast": ErrorCode("too many requests; try again in {seconds} s"),
        "server_not_signed_in": ErrorCode("choose a name first"),
        "server_bad_name": ErrorCode("a name has 1 to {most} characters, all of them printable"),
        "server_bad_message": ErrorCode("this message cannot be read: {problem}"),
        "server_no_such_table": ErrorCode("there is no such table"),
        "server_no_such_code": ErrorCode("no open table has this code"),
        "server_no_such_game": ErrorCode("there is no such game, or it is not over"),
        "server_no_such_moment": ErrorCode(
            "the game has no decision {given} to play on from; it has {decisions}, counted from 0"
        ),
        "server_no_hint_now": ErrorCode("no hint can be given right now; try again in a moment"),
        "server_daily_closed": ErrorCode(
            "this game is a deal of a day that is not over; it opens at midnight UTC"
        ),
        "server_no_daily": ErrorCode("there is no deal of that day"),
        "server_review_waiting": ErrorCode("you are already waiting for the review of game {game}"),
        "server_not_alone": ErrorCode("other people play at this table"),
        "server_no_such_bot": ErrorCode("you have no such bot"),
        "server_not_found": ErrorCode("there is nothing here"),
        "server_not_allowed": ErrorCode("this method is not allowed here"),
        "server_too_large": ErrorCode("the request is too large"),
        "server_other_site": ErrorCode("requests from other sites are refused"),
        "server_bad_host": ErrorCode("this server is not called {given}"),
        "server_people_only": ErrorCode("bots cannot do that"),
        "server_too_many": ErrorCode("you already have {most} {what}"),
        "server_try_again": ErrorCode("something else happened first; try again"),
        "server_broken": ErrorCode("the server made a mistake; nothing was changed"),
        "server_cannot_save": ErrorCode(
            "the server cannot save right now; your table is kept, and the game continues by "
            "itself as soon as saving works again"
        ),
        "server_stopping": ErrorCode("the server is stopping; try again in a moment"),
        "server_banned": ErrorCode("the host of this site has banned you", unsaid=("words",)),
        "server_maintenance": ErrorCode(
            "no game can begin during maintenance; running games go on", unsaid=("words",)
        ),
        "server_needs_metrics": ErrorCode(
            "metrics need prometheus-client: pip install 'linko-game[host]'"
        ),
    }


class AdminError(LinkoError):
    """An act of the host that cannot be carried out; nothing has changed."""

    codes: ClassVar[Codes] = {
        "admin_no_such_table": ErrorCode("there is no table {given}"),
        "admin_table_closed": ErrorCode("the table {table} is closed already"),
        "admin_table_busy": ErrorCode("the table {table} changes too quickly; try again"),
        "admin_no_such_person": ErrorCode("there is no guest or bot with the id {given}"),
        "admin_bad_target": ErrorCode("give the id of a person or an IP address, not {given}"),
        "admin_own_address": ErrorCode(
            "{address} is this machine itself, or a proxy in front of the server: banning it would "
            "lock everybody out"
        ),
        "admin_not_banned": ErrorCode("{target} is not banned"),
        "admin_not_guest": ErrorCode("{person} is a bot of the guest {owner}; delete the guest"),
        "admin_guest_seated": ErrorCode(
            "the guest {person} has unfinished tables; close them first: {tables}"
        ),
        "admin_bad_words": ErrorCode("write 1 to {most} visible characters"),
        "admin_no_announcement": ErrorCode("there is no announcement"),
        "admin_maintenance_same": ErrorCode("maintenance is {state} already"),
    }
