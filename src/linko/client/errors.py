"""Errors of a client."""

from __future__ import annotations

from typing import ClassVar

from linko.refusal import Codes, ErrorCode, LinkoError


class ClientError(LinkoError):
    """The server cannot be reached, or it refuses a request."""

    codes: ClassVar[Codes] = {
        "client_bad_url": ErrorCode("the server must be given as http://HOST:PORT, not {given}"),
        "client_unreachable": ErrorCode("the server {url} cannot be reached: {reason}"),
        "client_bad_token": ErrorCode(
            "the server {url} does not know this token; get one with POST /api/my/bots"
        ),
        "client_stuck": ErrorCode(
            "no player at the table sends anything, and the game is not over"
        ),
        "client_no_seat": ErrorCode("the table has no empty seat"),
        "client_refused": ErrorCode("the server refuses: {sentence}"),
    }
