"""Python clients: your own bot at a server's table, or at a table in this process.

    from linko.client import Player

    Player("http://127.0.0.1:8013", token).play(table_id, MyBot())

See docs/bot-api.md for details.
"""

from linko.client.conversation import Conversation
from linko.client.last_game import LastGame
from linko.client.local import LocalTable
from linko.client.player import Player

__all__ = ["Conversation", "LastGame", "LocalTable", "Player"]
