"""The environment for PettingZoo by its name with the version, as PettingZoo's own are imported."""

from linko.adapters.pettingzoo import env, raw_env

__all__ = ["env", "raw_env"]
