"""What the server refuses."""

from __future__ import annotations

from typing import ClassVar

from linko.refusal import Codes, ErrorCode, LinkoError


class ServerError(LinkoError):
    """A request or a setting that the server refuses."""

    codes: ClassVar[Codes] = {
        "server_bad_setting": ErrorCode("{setting} is {expected}, not {given}"),
        "server_port_taken": ErrorCode("port {port} of {host} is taken by another program"),
        "server_bad_address": ErrorCode("nothing can listen on {host}: {reason}"),
        "server_too_fast": ErrorCode("too many requests; try again in {seconds} s"),
        "server_not_signed_in": ErrorCode("choose a name first"),
        "server_bad_name": ErrorCode("a name has 1 to {most} characters, all of them printable"),
        "server_bad_message": ErrorCode("this message cannot be read: {problem}"),
        "server_no_such_table": ErrorCode("there is no such table"),
        "server_no_such_code": ErrorCode("no table waits for friends under this code"),
        "server_no_such_game": ErrorCode("there is no such game, or it is not over"),
        "server_no_such_bot": ErrorCode("there is no such bot of yours"),
        "server_not_found": ErrorCode("there is nothing here"),
        "server_not_allowed": ErrorCode("this cannot be asked for in this way"),
        "server_too_large": ErrorCode("the request is too large"),
        "server_other_site": ErrorCode("requests of other sites are refused"),
        "server_bad_host": ErrorCode("this server is not called {given}"),
        "server_people_only": ErrorCode("bots cannot do that"),
        "server_too_many": ErrorCode("you have {most} {what} already"),
        "server_try_again": ErrorCode("something else happened first; try again"),
        "server_broken": ErrorCode("a mistake of the server, sorry; nothing was changed"),
        "server_stopping": ErrorCode("the server is stopping; try again in a moment"),
    }
