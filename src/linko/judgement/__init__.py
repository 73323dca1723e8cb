"""The value of moves: estimated at once by features and a network, or more slowly by search.

It uses `linko.engine` and is compiled too. The bots `heuristic` and `search` use it.
"""
