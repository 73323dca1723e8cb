"""What moves are worth: by features and a network at once, by search after some thought.

It stands on `linko.engine` and is compiled with it; the bots `heuristic` and `search` play by it.
"""
