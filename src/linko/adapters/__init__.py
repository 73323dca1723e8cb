"""Linko as researchers' tools know games: PettingZoo, Gymnasium and OpenSpiel.

Each needs its framework, which comes with `pip install 'linko-game[research]'`; nothing of them is
imported before the module so called: `linko.adapters.pettingzoo`, `linko.adapters.gymnasium`,
`linko.adapters.openspiel`. `docs/environments.md` has a sheet for each.
"""
