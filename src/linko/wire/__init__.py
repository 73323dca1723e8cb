"""Every message between server and clients, and how they are made from a table."""

from linko.wire.messages import FromClient, ToClient
from linko.wire.standing import presence
from linko.wire.telling import Telling, encode, log_part, refused, snapshot

__all__ = [
    "FromClient",
    "Telling",
    "ToClient",
    "encode",
    "log_part",
    "presence",
    "refused",
    "snapshot",
]
