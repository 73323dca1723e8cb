"""What a client refuses."""

from __future__ import annotations

from typing import ClassVar

from linko.refusal import Codes, ErrorCode, LinkoError


class ClientError(LinkoError):
    """A server that cannot be reached, or refuses."""

    codes: ClassVar[Codes] = {
        "client_bad_url": ErrorCode("a server is given as http://HOST:PORT, not {given}"),
        "client_unreachable": ErrorCode("the server cannot be reached: {reason}"),
        "client_stuck": ErrorCode("nobody at the table has anything to say"),
        "client_no_seat": ErrorCode("the table has no empty seat"),
        "client_refused": ErrorCode("the server refuses: {sentence}"),
    }
