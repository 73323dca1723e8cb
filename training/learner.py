"""PPO with masks: collects decisions in many games at once, and improves policy and critic."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from linko.adapters.gymnasium_vector import LinkoVectorEnv
from linko.engine import hidden_layout
from training.inputs import Floats, Numbers, Reader, reader
from training.model import Critic, Policy, Shape, log_chances

GAMES, STEPS = 512, 48
"""Number of parallel games, and of decisions in each between two updates."""
EPOCHS, PARTS = 3, 8
CLIP: Final = 0.2
TRACE: Final = 0.95
"""λ of the generalised advantage estimate; nothing is discounted."""
POINT: Final = 0.01
"""Reward for each point of the score above the mean, added to the share of the win."""
PILE_SEEN: Final = 6
"""Number of cards of the pile that the critic sees."""


@dataclass(frozen=True, slots=True)
class Step:
    """One decision in every game."""

    positions: Floats
    rows: Floats
    starts: Numbers
    chosen: Numbers
    """The index of the chosen row among the rows of its position."""
    log_chance: Floats
    hidden: Floats


class Teacher(Protocol):
    """Something to imitate."""

    def codes(self, envs: LinkoVectorEnv) -> Numbers:
        """Return its move in every game."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Some steps as tensors."""

    positions: Tensor
    hidden: Tensor
    rows: Tensor
    games: Tensor
    """The index of the position to which each row belongs."""
    chosen: Tensor
    """The index of the chosen row of each position."""

    @property
    def size(self) -> int:
        """Number of positions."""
        return len(self.positions)

    @classmethod
    def of(cls, steps: list[Step]) -> Batch:
        """Join steps."""
        counts = np.concatenate([np.diff(step.starts) for step in steps])
        first = np.concatenate(([0], np.cumsum(counts)[:-1]))
        return cls(
            torch.from_numpy(np.concatenate([step.positions for step in steps])),
            torch.from_numpy(np.concatenate([step.hidden for step in steps])),
            torch.from_numpy(np.concatenate([step.rows for step in steps])),
            torch.from_numpy(np.repeat(np.arange(len(counts)), counts)),
            torch.from_numpy(first + np.concatenate([step.chosen for step in steps])),
        )


@dataclass(frozen=True, slots=True)
class Rates:
    """The rates that decrease during the training."""

    learning: float
    entropy: float


class Learner:
    """Policy, critic and optimiser, with the games that they learn from."""

    def __init__(self, opponents: list[str] | str, *, edition: str, seats: int, seed: int) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(seed)
        self.reader: Reader = reader(edition, seats)
        layout = hidden_layout(edition, seats).planes
        self._hands = slice(layout["hands"].start + 14, layout["hands"].stop)
        self._pile = slice(layout["pile"].start, layout["pile"].start + PILE_SEEN)
        hands = self._hands.stop - self._hands.start
        self.shape = Shape(self.reader.position_size, hands + PILE_SEEN * 15)
        self.policy, self.critic = Policy(self.shape), Critic(self.shape)
        both = [*self.policy.parameters(), *self.critic.parameters()]
        self.optimiser = torch.optim.Adam(both, lr=1e-3, eps=1e-5)
        self.rng = np.random.default_rng(seed)
        self.envs = LinkoVectorEnv(
            GAMES, edition=edition, seats=seats, opponents=opponents, critic=True
        )
        self._seen, self._infos = self.envs.reset(seed=seed)
        self.decisions = 0
        self.results: list[float] = []

    def collect(self, teacher: Teacher | None = None) -> tuple[list[Step], Floats, Floats]:
        """Play, and return the steps with the advantage and the return of every decision.

        With a teacher, the teacher's moves are played instead of the policy's own.
        """
        steps: list[Step] = []
        rewards = np.zeros((STEPS, GAMES), np.float32)
        ended = np.zeros((STEPS, GAMES), np.bool_)
        for number in range(STEPS):
            step, codes = self._decide(teacher)
            steps.append(step)
            self._seen, wins, done, _, self._infos = self.envs.step(codes)
            ended[number] = done
            if done.any():
                scores = self._infos["final_info"]["scores"][done].astype(np.float32)
                mean = scores[:, 1:].mean(axis=1)
                rewards[number, done] = wins[done] + POINT * (scores[:, 0] - mean)
                self.results += wins[done].tolist()
        self.decisions += STEPS * GAMES
        last = self._step_inputs()[0]
        values = np.stack([self._values(step.positions, step.hidden) for step in steps])
        following = self._values(last, self._hidden())
        advantages = np.zeros_like(rewards)
        carried = np.zeros(GAMES, np.float32)
        for number in range(STEPS - 1, -1, -1):
            goes_on = 1 - ended[number].astype(np.float32)
            surprise = rewards[number] + goes_on * following - values[number]
            carried = surprise + TRACE * goes_on * carried
            advantages[number] = carried
            following = values[number]
        return steps, advantages, advantages + values

    def imitate(self, steps: list[Step], returns: Floats, rate: float) -> float:
        """Make the played moves likelier, and teach the critic; return how likely they were."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        likely = []
        for part in np.array_split(self.rng.permutation(STEPS), 3 * PARTS):
            batch = Batch.of([steps[k] for k in part])
            logs = log_chances(
                self.policy(batch.positions, batch.rows, batch.games), batch.games, batch.size
            )[batch.chosen]
            wanted = torch.from_numpy(returns[part].ravel())
            error = (self.critic(batch.positions, batch.hidden) - wanted).square().mean()
            self._descend(error - logs.mean())
            likely.append(float(logs.detach().exp().mean()))
        return float(np.mean(likely))

    def improve(self, steps: list[Step], advantages: Floats, returns: Floats, at: Rates) -> None:
        """Improve both networks with the collected decisions."""
        for group in self.optimiser.param_groups:
            group["lr"] = at.learning
        scaled = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        for _ in range(EPOCHS):
            for part in np.array_split(self.rng.permutation(STEPS), PARTS):
                self._improve([steps[k] for k in part], scaled[part], returns[part], at)

    def _improve(self, steps: list[Step], advantages: Floats, returns: Floats, at: Rates) -> None:
        batch = Batch.of(steps)
        old = torch.from_numpy(np.concatenate([step.log_chance for step in steps]))
        gains = torch.from_numpy(advantages.ravel())
        wanted = torch.from_numpy(returns.ravel())
        logs = log_chances(
            self.policy(batch.positions, batch.rows, batch.games), batch.games, batch.size
        )
        ratio = (logs[batch.chosen] - old).exp()
        surrogate = torch.minimum(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
        entropy = -(logs.exp() * logs).sum() / batch.size
        error = (self.critic(batch.positions, batch.hidden) - wanted).square().mean()
        self._descend(error - surrogate - at.entropy * entropy)

    def _descend(self, loss: Tensor) -> None:
        self.optimiser.zero_grad()
        torch.autograd.backward(loss)
        torch.nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
        self.optimiser.step()

    def _step_inputs(self) -> tuple[Floats, Floats, Numbers, Numbers]:
        return self.reader.read(self._seen, self._infos["action_mask"].view(np.bool_))

    def _hidden(self) -> Floats:
        hidden = self._infos["hidden"]
        pile = hidden[:, self._pile]
        cards = np.zeros((len(pile), PILE_SEEN, 15), np.float32)
        np.put_along_axis(cards, pile[:, :, None].astype(np.int64), 1, axis=2)
        hands = hidden[:, self._hands].astype(np.float32) / 4
        return np.concatenate([hands, cards.reshape(len(pile), -1)], axis=1)

    def _values(self, positions: Floats, hidden: Floats) -> Floats:
        with torch.no_grad():
            values: Floats = self.critic(
                torch.from_numpy(positions), torch.from_numpy(hidden)
            ).numpy()
        return values

    def _decide(self, teacher: Teacher | None = None) -> tuple[Step, Numbers]:
        positions, rows, codes, starts = self._step_inputs()
        if teacher is not None:
            taught = teacher.codes(self.envs)
            counts = np.diff(starts)
            is_taught = codes == np.repeat(taught, counts)
            chosen = np.flatnonzero(is_taught) - starts[:-1]
            none = np.zeros(len(taught), np.float32)
            return Step(positions, rows, starts, chosen, none, self._hidden()), taught
        logs = chances_of(self.policy, positions, rows, starts)
        sums = np.cumsum(np.exp(logs))
        before = np.concatenate(([0], sums))[starts]
        marks = before[:-1] + self.rng.random(len(positions)) * np.diff(before)
        rows_chosen = np.clip(np.searchsorted(sums, marks), starts[:-1], starts[1:] - 1)
        step = Step(
            positions, rows, starts, rows_chosen - starts[:-1], logs[rows_chosen], self._hidden()
        )
        return step, codes[rows_chosen]


def chances_of(policy: Policy, positions: Floats, rows: Floats, starts: Numbers) -> Floats:
    """Return the log-probability of every row."""
    games = torch.from_numpy(np.repeat(np.arange(len(positions)), np.diff(starts)))
    with torch.no_grad():
        logits = policy(torch.from_numpy(positions), torch.from_numpy(rows), games)
        logs: Floats = log_chances(logits, games, len(positions)).numpy()
    return logs


def tested(
    policy: Policy, opponents: list[str] | str, *, edition: str, seats: int, games: int, seed: int
) -> npt.NDArray[np.float64]:
    """Return the policy's share of the win in each game, if it always plays its likeliest move.

    Only the first game of each environment counts, so that short games are not preferred.
    """
    reads = reader(edition, seats)
    envs = LinkoVectorEnv(games, edition=edition, seats=seats, opponents=opponents)
    seen, infos = envs.reset(seed=seed)
    shares = np.full(games, np.nan)
    while np.isnan(shares).any():
        positions, rows, codes, starts = reads.read(seen, infos["action_mask"].view(np.bool_))
        logs: npt.NDArray[Any] = chances_of(policy, positions, rows, starts)
        best = np.array([a + logs[a:b].argmax() for a, b in pairwise(starts)])
        seen, rewards, ended, _, infos = envs.step(codes[best])
        first = ended & np.isnan(shares)
        shares[first] = rewards[first]
    return shares
