"""The fast twin of `linko.rules`: whole games, batches and searches in compiled code.

The referee (`tests/engine/test_referee.py`) compares everything here with the rules, move by move.
Only this package imports numba. The first use compiles the code; later uses load it from a cache.
"""

from linko.engine.bridge import deal_record, record_of, sample_world, state_of
from linko.engine.kernel.compile import compiled
from linko.engine.kernel.layout import GAME, new_games
from linko.engine.kernel.legal import count_legal, nth_legal
from linko.engine.kernel.observe import ObservationLayout, hidden_layout, observation_layout
from linko.engine.kernel.ranges import RECORD_RANGES, observation_ranges, possible_codes
from linko.engine.simulation.batch import Batch, Step
from linko.engine.simulation.encoding import Encoding, encoding, number_names
from linko.engine.simulation.playouts import Playouts, play_out, replayed
from linko.engine.simulation.policy import EVERYBODY, Policy, random_policy
from linko.engine.simulation.records import (
    legal_codes,
    legal_mask,
    observation,
    observation_of,
    push,
)
from linko.engine.simulation.seated_batch import Decisions, SeatedBatch

__all__ = [
    "EVERYBODY",
    "GAME",
    "RECORD_RANGES",
    "Batch",
    "Decisions",
    "Encoding",
    "ObservationLayout",
    "Playouts",
    "Policy",
    "SeatedBatch",
    "Step",
    "compiled",
    "count_legal",
    "deal_record",
    "encoding",
    "hidden_layout",
    "legal_codes",
    "legal_mask",
    "new_games",
    "nth_legal",
    "number_names",
    "observation",
    "observation_layout",
    "observation_of",
    "observation_ranges",
    "play_out",
    "possible_codes",
    "push",
    "random_policy",
    "record_of",
    "replayed",
    "sample_world",
    "state_of",
]
