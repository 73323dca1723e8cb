"""Messages between processes: published once per topic, delivered to every listener.

`LocalBus` works within one process, `linko.bus.redis_bus` between processes. A message is only a
hint; `docs/decisions/0011-redis-is-a-hint.md` says why nothing goes wrong when it is lost.
"""

from linko.bus.local import EVERYBODY, Bus, Listener, LocalBus
from linko.bus.messages import Message, NewLines

__all__ = ["EVERYBODY", "Bus", "Listener", "LocalBus", "Message", "NewLines"]
