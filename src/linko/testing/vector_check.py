"""Checks that a Gymnasium vector environment follows its interface."""

from __future__ import annotations

from functools import partial

import numpy as np

from linko.testing.complaint import Complaint
from linko.testing.drivers import MASK, Foreign, is_finite, is_same

STEPS = 300
"""Number of steps in each run."""


def check_vector_env(envs: Foreign, games: int, seed: int, complain: Complaint) -> None:
    """Run the environment twice from each of several seeds; see `linko.testing.check_env`."""
    for number in range(seed, seed + games):
        complain.seed = number
        if not is_same(_run(envs, number, complain), _run(envs, number, complain)):
            complain("the same seed and the same actions gave different games")


def _run(envs: Foreign, seed: int, complain: Complaint) -> list[Foreign]:
    """Return a summary of every step; halfway through, an illegal action is tried."""
    rng = np.random.default_rng(seed)
    complain.step = 0
    observations, infos = complain.done("reset", partial(envs.reset, seed=seed))
    story: list[Foreign] = [np.sum(observations)]
    has_ended = False
    for step in range(STEPS):
        mask = _mask(envs, observations, infos, complain)
        actions = np.array([rng.choice(np.flatnonzero(row)) for row in mask])
        if step == STEPS // 2:
            _try_illegal(envs, mask, actions, complain)
        observations, rewards, ended, cut, infos = complain.done(
            "legal actions", partial(envs.step, actions)
        )
        complain.step += 1
        _look_at_results(envs, rewards, ended, cut, complain)
        has_ended = has_ended or bool(np.any(ended) or np.any(cut))
        story.append((np.sum(observations), np.asarray(rewards).copy(), np.asarray(ended).copy()))
    if not has_ended:
        complain(f"no game has ended after {STEPS} steps")
    return story


def _mask(envs: Foreign, observations: Foreign, infos: Foreign, complain: Complaint) -> Foreign:
    """Check the observations and masks of this step; return the masks of all games."""
    if not envs.observation_space.contains(observations):
        complain("the observations are not in their space")
    if MASK not in infos:
        complain("there is no action_mask in the infos")
    mask = np.asarray(infos[MASK]).astype(np.bool_)
    if mask.shape != (envs.num_envs, int(envs.single_action_space.n)):
        complain(f"the action mask has the shape {mask.shape}")
    if not mask.any(axis=1).all():
        complain(f"the action mask of game {int(mask.any(axis=1).argmin())} is empty")
    return mask


def _try_illegal(envs: Foreign, mask: Foreign, actions: Foreign, complain: Complaint) -> None:
    """Try one illegal action among legal ones; the replay checks that nothing was played."""
    outside = np.flatnonzero(~mask[-1])
    if not len(outside):
        return
    wrong = actions.copy()
    wrong[-1] = outside[0]
    try:
        envs.step(wrong)
    except Exception:  # the environment may raise any error
        return
    complain("an illegal action was accepted")


def _look_at_results(
    envs: Foreign, rewards: Foreign, ended: Foreign, cut: Foreign, complain: Complaint
) -> None:
    for name, found in (("rewards", rewards), ("terminations", ended), ("truncations", cut)):
        if np.shape(found) != (envs.num_envs,):
            complain(f"the {name} have the shape {np.shape(found)}, not ({envs.num_envs},)")
    if not is_finite(rewards):
        complain("a reward is not a finite number")
