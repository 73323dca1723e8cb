"""Checks that an OpenSpiel game follows its interface."""

from __future__ import annotations

import random
from functools import partial
from math import isclose

from linko.game import random_source
from linko.testing.complaint import Complaint
from linko.testing.drivers import Foreign

LONGEST_HISTORY = 20_000
"""Number of decisions and chance events that no game reaches."""


def check_spiel_game(game: Foreign, games: int, seed: int, complain: Complaint) -> None:
    """Play random games and check them; see `linko.testing.check_env`."""
    for number in range(seed, seed + games):
        complain.seed, complain.step = number, 0
        rng = random_source(number)
        state = game.new_initial_state()
        while not state.is_terminal():
            action = _chance(state, rng, complain) if state.is_chance_node() else None
            if action is None:
                _look(state, rng, complain)
                action = rng.choice(state.legal_actions())
            clone = state.clone()
            for one in (state, clone):
                complain.done("a legal action", partial(one.apply_action, action))
            if str(state) != str(clone):
                complain("a clone went on differently")
            complain.step += 1
            if complain.step > LONGEST_HISTORY:
                complain("the game does not end")
        total = sum(state.returns())
        if not isclose(total, game.utility_sum(), abs_tol=1e-4):
            complain(f"the returns add up to {total}, not {game.utility_sum()}")


def _chance(state: Foreign, rng: random.Random, complain: Complaint) -> int:
    outcomes = state.chance_outcomes()
    if not isclose(sum(chance for _, chance in outcomes), 1.0, abs_tol=1e-9):
        complain("the probabilities of chance do not add up to 1")
    actions, chances = zip(*outcomes, strict=True)
    return int(rng.choices(actions, chances)[0])


def _look(state: Foreign, rng: random.Random, complain: Complaint) -> None:
    """Check the legal actions, and that nothing observed depends on hidden cards."""
    player, legal = state.current_player(), state.legal_actions()
    if not legal or legal != sorted(set(legal)):
        complain("the legal actions are not a list in ascending order")
    other = complain.done(
        "resample_from_infostate", lambda: state.resample_from_infostate(player, rng.random)
    )
    if other.current_player() != player or other.legal_actions() != legal:
        complain("a resampled state has other decisions")
    if other.information_state_string(player) != state.information_state_string(player):
        complain("a resampled state has another information state")
    if other.observation_tensor(player) != state.observation_tensor(player):
        complain(f"player {player} observes cards that are hidden from it")
