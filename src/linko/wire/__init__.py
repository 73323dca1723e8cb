"""Every message between server and clients, and how they are made from a table."""

from linko.wire import close_codes
from linko.wire.encode import Held, Telling, encode, held, log_part, presence, refused, snapshot
from linko.wire.from_client import FromClient
from linko.wire.to_client import ToClient

__all__ = [
    "FromClient",
    "Held",
    "Telling",
    "ToClient",
    "close_codes",
    "encode",
    "held",
    "log_part",
    "presence",
    "refused",
    "snapshot",
]
