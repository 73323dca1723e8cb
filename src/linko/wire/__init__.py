"""Every message between server and clients, and how they are made from a table."""

from linko.wire import close_codes
from linko.wire.encode import Telling, encode, log_part, presence, refused, snapshot
from linko.wire.from_client import FromClient
from linko.wire.to_client import ToClient

__all__ = [
    "FromClient",
    "Telling",
    "ToClient",
    "close_codes",
    "encode",
    "log_part",
    "presence",
    "refused",
    "snapshot",
]
