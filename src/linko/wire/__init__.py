"""Every message between server and clients, and how they are made from a table."""

from linko.wire import close_codes
from linko.wire.messages import FromClient, ToClient
from linko.wire.standing import presence
from linko.wire.telling import Telling, encode, refused, snapshot

__all__ = [
    "FromClient",
    "Telling",
    "ToClient",
    "close_codes",
    "encode",
    "presence",
    "refused",
    "snapshot",
]
