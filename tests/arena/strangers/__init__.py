"""Independent heuristics: opponents that our own bots were never tuned against.

They were written only from the rules and the pages for authors of bots, without knowledge of how
our bots judge. They are frozen: `tests/arena/test_strangers.py` holds a digest of their decisions,
so that figures against them can be compared over the years. A better stranger goes into a new file;
an old one is never changed.
"""
