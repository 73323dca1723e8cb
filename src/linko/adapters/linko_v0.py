"""The PettingZoo environment under its versioned name, as PettingZoo names its own."""

from linko.adapters.pettingzoo import env, raw_env

__all__ = ["env", "raw_env"]
