"""Where the server's bots think: in processes of their own, never in the event loop.

thinkers = Thinkers(workers=2)
await thinkers.start()
move = await thinkers.choose("search", view, table="k7f2", urgent=True)
await thinkers.close()
"""

from linko.server.thinking.levels import LEVELS
from linko.server.thinking.thinkers import Thinkers, ThinkersState

__all__ = ["LEVELS", "Thinkers", "ThinkersState"]
