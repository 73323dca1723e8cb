"""Heuristics of other makes: opponents that our own bots were never tuned to.

They were written only from the rules and the pages for authors of bots, without knowledge of how
our bots judge. They are frozen: `tests/arena/test_strangers.py` holds a digest of their decisions,
so that figures against them can be compared over the years. A better stranger is a new file, never
a change of an old one.
"""
