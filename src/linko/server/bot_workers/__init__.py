"""Worker processes for the server's bots; no bot thinks in the event loop.

from linko.server.bot_workers.bot_workers import BotWorkers

bot_workers = BotWorkers(workers=2)
await bot_workers.start()
move = await bot_workers.choose("search", view, table="k7f2", urgent=True)
await bot_workers.close()

Importing this package imports nothing else, so that workers start quickly.
"""
