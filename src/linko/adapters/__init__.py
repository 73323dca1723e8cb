"""Linko for the research frameworks PettingZoo, Gymnasium and OpenSpiel.

Each module needs its framework, which is installed by `pip install 'linko-game[research]'` and
imported only by that module: `linko.adapters.pettingzoo`, `linko.adapters.gymnasium` or
`linko.adapters.openspiel`. See `docs/environments.md` for each of them.
"""
