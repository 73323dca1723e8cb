"""Computer players: they receive a `View` and return a `Move`."""

from linko.bots.guard import Guard
from linko.bots.registry import BOTS, Bot, load

__all__ = ["BOTS", "Bot", "Guard", "load"]
