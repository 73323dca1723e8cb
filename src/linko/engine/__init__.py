"""The fast twin of `linko.rules`: whole games, batches and searches in compiled code.

Everything here is walked in lockstep with the rules by the referee (`tests/test_referee.py`). Only
this package imports numba; the first use compiles, later ones load from a cache.
"""

from linko.engine.batch import Batch, Step
from linko.engine.bridge import dealt, record_of, sample_world, state_of
from linko.engine.compiling import compiled
from linko.engine.layout import GAME, new_games
from linko.engine.observe import ObservationLayout, observation_layout
from linko.engine.playouts import Playouts, Policy, play_out, random_policy, replayed
from linko.engine.records import legal_codes, legal_mask, observation, push
from linko.engine.seated import EVERYBODY, Decisions, SeatedBatch

__all__ = [
    "EVERYBODY",
    "GAME",
    "Batch",
    "Decisions",
    "ObservationLayout",
    "Playouts",
    "Policy",
    "SeatedBatch",
    "Step",
    "compiled",
    "dealt",
    "legal_codes",
    "legal_mask",
    "new_games",
    "observation",
    "observation_layout",
    "play_out",
    "push",
    "random_policy",
    "record_of",
    "replayed",
    "sample_world",
    "state_of",
]
