"""Tests of the learner; `make test-training` installs torch and runs them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

from training.champion import load, save
from training.learner import Learner, Rates, chances_of
from training.model import log_chances
from training.teacher import Judge


def learner() -> Learner:
    return Learner("random", edition="classic", seats=2, seed=1)


def test_the_chances_of_a_position_add_up_to_one() -> None:
    games = torch.tensor([0, 0, 0, 1, 2, 2])
    logs = log_chances(torch.tensor([3.0, 900.0, -5.0, 7.0, 1.0, 1.0]), games, 3)
    sums = torch.zeros(3).index_add(0, games, logs.exp())
    assert sums.tolist() == pytest.approx([1, 1, 1])
    assert logs[1:4].tolist() == pytest.approx([0, -905, 0])


def test_a_loaded_checkpoint_chooses_as_the_saved_one(tmp_path: Path) -> None:
    one, other = learner(), Learner("random", edition="classic", seats=2, seed=2)
    steps, advantages, returns = one.collect()
    one.improve(steps, advantages, returns, Rates(1e-3, 0.01))
    save(one, 12.5, tmp_path / "checkpoint.pt")
    assert load(other, tmp_path / "checkpoint.pt") == 12.5
    assert other.decisions == one.decisions
    step = steps[0]
    first, second = (
        chances_of(each.policy, step.positions, step.rows, step.starts) for each in (one, other)
    )
    assert np.array_equal(first, second)


def test_imitation_makes_the_moves_of_the_teacher_likelier() -> None:
    pupil = learner()
    judge = Judge(pupil.envs)
    steps, _, returns = pupil.collect(judge)
    first = pupil.imitate(steps, returns, 2e-3)
    assert pupil.imitate(steps, returns, 2e-3) > first
