"""Training of the champion: a network that learns to play by playing. See docs/champion.md.

The game never imports this package. Only `model`, `learner` and `champion` need torch, which the
extra `train` installs.
"""
