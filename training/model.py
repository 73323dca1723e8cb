"""The policy network and its critic, in torch."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from training.inputs import MOVE_TRAITS


@dataclass(frozen=True, slots=True)
class Shape:
    """The sizes of both networks."""

    position: int
    hidden: int
    """How many numbers only the critic sees."""
    trunk: int = 136
    inner: int = 64
    move: int = 48
    last: int = 32
    critic: int = 128


class Policy(nn.Module):
    """A trunk for the position, computed once, and a small head for each legal move."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.trunk = nn.Sequential(
            nn.Linear(shape.position, shape.trunk),
            nn.ReLU(),
            nn.Linear(shape.trunk, shape.inner),
            nn.ReLU(),
        )
        self.joined = nn.Linear(shape.inner, shape.move)
        self.move = nn.Linear(MOVE_TRAITS, shape.move, bias=False)
        self.head = nn.Sequential(
            nn.ReLU(), nn.Linear(shape.move, shape.last), nn.ReLU(), nn.Linear(shape.last, 1)
        )
        with torch.no_grad():
            self.head[-1].weight.mul_(0.1)

    def forward(self, positions: Tensor, rows: Tensor, games: Tensor) -> Tensor:
        """Return the logit of each row; `games` has the index of each row's position."""
        joined = self.joined(self.trunk(positions))
        logits: Tensor = self.head(joined[games] + self.move(rows)).squeeze(-1)
        return logits


class Critic(nn.Module):
    """Judges a position from everything in it, including what no player may see."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            nn.Linear(shape.position + shape.hidden, shape.critic),
            nn.ReLU(),
            nn.Linear(shape.critic, 64),
            nn.ReLU(),
            nn.Linear(64, 1),
        )

    def forward(self, positions: Tensor, hidden: Tensor) -> Tensor:
        """Return the expected reward of each position."""
        value: Tensor = self.layers(torch.cat((positions, hidden), 1)).squeeze(-1)
        return value


def log_chances(logits: Tensor, games: Tensor, size: int) -> Tensor:
    """Return the log-probability of each row among the rows of its position."""
    highest = torch.full((size,), -torch.inf).scatter_reduce(0, games, logits.detach(), "amax")
    shifted = logits - highest[games]
    sums = torch.zeros(size).index_add(0, games, shifted.exp())
    return shifted - sums.log()[games]


def parameter_count(module: nn.Module) -> int:
    """Return the number of parameters."""
    return sum(parameter.numel() for parameter in module.parameters())
