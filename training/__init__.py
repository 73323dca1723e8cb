"""Training of the champion: a network that learns to play by playing. See docs/champion.md.

Play never imports it. Only `model`, `learner` and `champion` need torch, the extra `train`.
"""
