"""Clients in Python: a bot of one's own at a server's table, or at one in this process.

    from linko.client import Player

    Player("http://127.0.0.1:8013", token).play(table_id, MyBot())

docs/bot-api.md tells the rest.
"""

from linko.client.conversation import Conversation
from linko.client.local import LocalTable
from linko.client.player import Player

__all__ = ["Conversation", "LocalTable", "Player"]
