"""Tianshou: deep Q-learning with masks against a bot, then the network plays as a bot.

pip install '.[envs]' tianshou                          # in the project's folder
python examples/tianshou_dqn.py --steps 30000
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, CollectStats, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from farebox.bots.function import FunctionBot

NAME = "farebox.envs.gymnasium:farebox/NewYork-v0"
GAMES, EPOCHS = 16, 3


class WithMask(gymnasium.Wrapper):
    """Tianshou's policies look for the mask in the observation."""

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        observation, info = self.env.reset(seed=seed, options=options)
        return {"obs": observation, "mask": info.pop("action_mask")}, info

    def step(self, action: Any) -> Any:
        observation, reward, ended, given_up, info = self.env.step(action)
        return {"obs": observation, "mask": info.pop("action_mask")}, reward, ended, given_up, info


def make_envs(opponent: str) -> DummyVectorEnv:
    return DummyVectorEnv([lambda: WithMask(gymnasium.make(NAME, opponents=[opponent]))] * GAMES)


def make_policy(env: gymnasium.Env[Any, Any]) -> DiscreteQLearningPolicy[Net]:
    size, actions = env.observation_space.shape, env.action_space.n
    model = Net(state_shape=size, action_shape=actions, hidden_sizes=[256, 256])
    return DiscreteQLearningPolicy(model=model, action_space=env.action_space, eps_training=0.1)


def train(steps: int, opponent: str) -> DiscreteQLearningPolicy[Net]:
    torch.manual_seed(1)
    np.random.seed(1)  # Tianshou explores with it
    torch.set_num_threads(1)  # the matrices are small
    policy = make_policy(gymnasium.make(NAME))
    optim = AdamOptimizerFactory(lr=5e-4)
    dqn = DQN(policy=policy, optim=optim, gamma=1.0, n_step_return_horizon=3, target_update_freq=500)
    training, test = make_envs(opponent), make_envs(opponent)
    training.seed(1)
    test.seed(1001)
    collector = Collector[CollectStats](dqn, training, VectorReplayBuffer(20_000, GAMES), exploration_noise=True)
    collector.reset()
    collector.collect(n_step=GAMES * 64)
    params = OffPolicyTrainerParams(
        training_collector=collector,
        test_collector=Collector[CollectStats](dqn, test),
        max_epochs=EPOCHS,
        epoch_num_steps=max(1, steps // EPOCHS),
        collection_step_num_env_steps=GAMES * 10,
        test_step_num_episodes=100,
        batch_size=128,
        update_step_num_gradient_steps_per_sample=0.1,
        show_progress=False,
        verbose=False,
    )
    result = dqn.run_training(params)
    print(f"{steps:,} steps: best mean reward {result.best_score:+.2f} over 100 games against {opponent} (+1 won, -1 lost)")
    return policy


def trained(seed: int) -> FunctionBot:
    """A bot for `farebox arena --bots greedy,mine=examples/tianshou_dqn.py:trained`."""
    policy = make_policy(gymnasium.make(NAME))
    policy.load_state_dict(torch.load("tianshou.pt"))

    @torch.no_grad()
    def choose(observations: Any, masks: Any) -> Any:
        values = policy.model(torch.as_tensor(observations, dtype=torch.float32))[0]
        return values.masked_fill(torch.as_tensor(masks) == 0, -1e9).argmax(dim=1).numpy()

    return FunctionBot("tianshou", choose)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=30_000)
    parser.add_argument("--opponent", default="random")
    options = parser.parse_args()
    torch.save(train(options.steps, options.opponent).state_dict(), "tianshou.pt")
