"""Short trainings with the learners of other libraries.

Each training imports its library only when it runs, so that a missing or broken library does not
stop the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium

from linko.adapters.gymnasium import LinkoEnv

ID = "linko.adapters.gymnasium:Linko-v0"
STEPS = 512
FORM: dict[str, Any] = {"seats": 2, "opponents": "random", "observation": "table"}
SHORT: dict[str, Any] = {**FORM, "encoding": "one_hot", "actions": "possible"}


def stable_baselines3() -> str:
    """PPO on `make_vec_env`, without masks: an illegal action loses the game."""
    from stable_baselines3 import PPO
    from stable_baselines3.common.env_util import make_vec_env

    envs = make_vec_env(ID, n_envs=2, seed=1, env_kwargs=FORM)
    learner = PPO("MlpPolicy", envs, n_steps=128, batch_size=64, n_epochs=2, device="cpu")
    learner.learn(STEPS)
    return f"make_vec_env and PPO, {learner.num_timesteps} steps"


def maskable() -> str:
    """MaskablePPO on `make_vec_env`; it never chooses an illegal action."""
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_util import make_vec_env

    envs = make_vec_env(ID, n_envs=2, seed=1, env_kwargs={**SHORT, "illegal": "raise"})
    learner = MaskablePPO("MlpPolicy", envs, n_steps=128, batch_size=64, n_epochs=2, device="cpu")
    learner.learn(STEPS)
    return f"make_vec_env and MaskablePPO, {learner.num_timesteps} steps, all legal"


class WithMask(gymnasium.Wrapper[dict[str, Any], Any, Any, Any]):
    """The observation and the mask as Tianshou expects them."""

    def __init__(self, env: LinkoEnv) -> None:
        super().__init__(env)  # type: ignore[arg-type]  # the observation gets another type
        self.count = env.form.action_count
        masks = gymnasium.spaces.MultiBinary(self.count)
        self.observation_space = gymnasium.spaces.Dict(
            {"obs": env.observation_space, "mask": masks}
        )
        self.size = len(env.form.bounds[0])

    def reset(self, **arguments: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a game."""
        seen, info = self.env.reset(**arguments)
        return {"obs": seen, "mask": info["action_mask"].astype(bool)}, {}

    def step(self, action: Any) -> tuple[dict[str, Any], Any, bool, bool, dict[str, Any]]:
        """Take one decision."""
        seen, reward, terminated, truncated, info = self.env.step(action)
        mask = info["action_mask"].astype(bool)
        return {"obs": seen, "mask": mask}, reward, terminated, truncated, {}


def tianshou() -> str:
    """DQN with masks."""
    from tianshou.algorithm.modelfree.dqn import DQN, DiscreteQLearningPolicy
    from tianshou.algorithm.optim import AdamOptimizerFactory
    from tianshou.data import Collector, VectorReplayBuffer
    from tianshou.env import DummyVectorEnv
    from tianshou.trainer import OffPolicyTrainerParams
    from tianshou.utils.net.common import Net

    one = WithMask(LinkoEnv(illegal="raise", **SHORT))
    envs = DummyVectorEnv([lambda: WithMask(LinkoEnv(illegal="raise", **SHORT))] * 2)
    net = Net(state_shape=one.size, action_shape=one.count, hidden_sizes=[64])
    policy = DiscreteQLearningPolicy(
        model=net, action_space=one.action_space, eps_training=0.1, eps_inference=0.0
    )
    learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), target_update_freq=50)
    collector = Collector(learner, envs, VectorReplayBuffer(2048, 2), exploration_noise=True)
    collector.reset()
    found = learner.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            test_collector=None,
            max_epochs=1,
            epoch_num_steps=STEPS,
            collection_step_num_env_steps=64,
            update_step_num_gradient_steps_per_sample=0.1,
            batch_size=64,
            verbose=False,
            show_progress=False,
        )
    )
    return f"DQN with masks, {found.train_step} steps, all legal"


def torchrl() -> str:
    """PPO with masks, on decisions gathered by a collector."""
    import torch
    from tensordict.nn import ProbabilisticTensorDictModule as Drawing
    from tensordict.nn import ProbabilisticTensorDictSequential as Actor
    from tensordict.nn import TensorDictModule
    from torch import nn
    from torchrl.collectors import Collector
    from torchrl.envs import ActionMask, Compose, DTypeCastTransform, GymWrapper, TransformedEnv
    from torchrl.modules import MaskedCategorical, ValueOperator
    from torchrl.objectives import ClipPPOLoss
    from torchrl.objectives.value import GAE

    game = WithMask(LinkoEnv(illegal="raise", **SHORT))
    numbers = DTypeCastTransform(torch.int16, torch.float32, in_keys=["obs"])
    masks = DTypeCastTransform(torch.int8, torch.bool, in_keys=["mask"])
    wrapped = GymWrapper(game, categorical_action_encoding=True)
    env = TransformedEnv(wrapped, Compose(numbers, masks, ActionMask(mask_key="mask")))
    size, count = game.size, game.count
    judging = nn.Sequential(nn.Linear(size, 64), nn.Tanh(), nn.Linear(64, count))
    drawing = Drawing(
        in_keys={"logits": "logits", "mask": "mask"},
        out_keys=["action"],
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    actor = Actor(TensorDictModule(judging, ["obs"], ["logits"]), drawing)
    critic = ValueOperator(nn.Sequential(nn.Linear(size, 64), nn.Tanh(), nn.Linear(64, 1)), ["obs"])
    loss, advantage = ClipPPOLoss(actor, critic), GAE(gamma=1, lmbda=0.95, value_network=critic)
    optimiser = torch.optim.Adam(loss.parameters(), 1e-3)
    collector, steps = Collector(env, actor, frames_per_batch=128, total_frames=STEPS), 0
    for batch in collector:
        advantage(batch)
        found = loss(batch)
        optimiser.zero_grad()
        sum(value for name, value in found.items() if name.startswith("loss_")).backward()
        optimiser.step()
        steps += batch.numel()
    collector.shutdown()
    return f"Collector, ActionMask and PPO, {steps} steps, all legal"


RUNS: dict[str, Callable[[], str]] = {
    "stable-baselines3": stable_baselines3,
    "sb3-contrib": maskable,
    "tianshou": tianshou,
    "torchrl": torchrl,
}
