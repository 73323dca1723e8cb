"""The bots that the kernel can play in a vector environment, by the names of `linko.bots`."""

from __future__ import annotations

from collections.abc import Sequence

from linko.adapters.terms import Terms
from linko.bots.bot_options import read_options
from linko.bots.errors import BotError
from linko.bots.heuristic import WEIGHTS, Heuristic
from linko.judgement.opponents import AT_RANDOM, GREEDY, JUDGED, Opponent
from linko.refusal import quote
from linko.testing.errors import EnvError

HEURISTIC = "heuristic"
PLAIN = {"random": Opponent(AT_RANDOM), "greedy": Opponent(GREEDY)}


def compiled_bots(names: Sequence[str], terms: Terms) -> list[Opponent]:
    """Return the bots with these names for a game; an `EnvError` lists the names that exist."""
    return [_compiled_bot(name, terms) for name in names]


def _compiled_bot(name: str, terms: Terms) -> Opponent:
    first, _, options = name.partition(":")
    if name in PLAIN:
        return PLAIN[name]
    if first != HEURISTIC:
        expected = (
            "'random', 'greedy', 'heuristic', 'heuristic:weights=trained' or 'learned', a compiled "
            "policy, or None to decide for every seat; for other bots, use single environments "
            "side by side, with vectorization_mode='sync'"
        )
        raise EnvError("env_bad_argument", name="opponents", expected=expected, given=quote(name))
    try:
        wishes = read_options(HEURISTIC, Heuristic, options)
        Heuristic(**wishes)  # type: ignore[arg-type]  # its options are checked by name
    except BotError as error:
        raise EnvError("env_bad_setup", reason=error) from error
    weights = WEIGHTS[str(wishes.get("weights", "hand"))]
    return Opponent(JUDGED, weights(terms.options, terms.seats))
