"""Where the server's bots think: in processes of their own, never in the event loop.

workers = BotWorkers(workers=2)
await workers.start()
move = await workers.choose("search", view, table="k7f2", urgent=True)
await workers.close()
"""

from linko.server.bot_workers.bot_workers import BotWorkers, BotWorkersState
from linko.server.bot_workers.levels import LEVELS

__all__ = ["LEVELS", "BotWorkers", "BotWorkersState"]
