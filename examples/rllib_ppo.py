"""RLlib: proximal policy optimization with masks against a bot, then the network plays as a bot.

pip install '.[envs]' 'ray[rllib]' torch                # in the project's folder
python examples/rllib_ppo.py --iterations 10
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.rl_module import RLModule, RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from farebox.bots.function import FunctionBot

NAME = "farebox.envs.gymnasium:farebox/NewYork-v0"
OUT = Path("rllib").absolute()


class WithMask(gymnasium.Wrapper):
    """RLlib's module with masks looks for the mask in the observation, and wants floats."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        masks = spaces.Box(0.0, 1.0, (env.action_space.n,), np.float32)
        seen = spaces.Box(-1.0, 127.0, env.observation_space.shape, np.float32)
        self.observation_space = spaces.Dict({"action_mask": masks, "observations": seen})

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        observation, info = self.env.reset(seed=seed, options=options)
        return shown(observation, info["action_mask"]), {}

    def step(self, action: Any) -> Any:
        observation, reward, ended, given_up, info = self.env.step(action)
        return shown(observation, info["action_mask"]), reward, ended, given_up, {}


def shown(observation: Any, mask: Any) -> dict[str, Any]:
    return {"action_mask": mask.astype(np.float32), "observations": observation.astype(np.float32)}


def train(iterations: int, opponent: str) -> None:
    register_env("farebox", lambda _: WithMask(gymnasium.make(NAME, opponents=[opponent])))
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [256]})
    config = (
        PPOConfig()
        .environment("farebox")
        .env_runners(num_env_runners=0, num_envs_per_env_runner=16)  # 0: plays in this process
        .rl_module(rl_module_spec=module)
        .training(train_batch_size=2048, minibatch_size=512, num_epochs=4, lr=5e-4, gamma=1.0, entropy_coeff=0.01)
        .debugging(seed=1)
    )
    learner = config.build_algo()
    for iteration in range(1, iterations + 1):
        played = learner.train()["env_runners"]
        print(
            f"iteration {iteration}: {played['num_env_steps_sampled_lifetime']:,.0f} steps, mean reward "
            f"{played['episode_return_mean']:+.2f} against {opponent} (+1 won, -1 lost)",
            flush=True,
        )
    learner.get_module().save_to_path(OUT)


def trained(seed: int) -> FunctionBot:
    """A bot for `farebox arena --bots greedy,mine=examples/rllib_ppo.py:trained`."""
    torch.manual_seed(seed)
    module = RLModule.from_checkpoint(OUT)

    @torch.no_grad()
    def choose(observations: Any, masks: Any) -> Any:
        floats = (torch.as_tensor(rows, dtype=torch.float32) for rows in (observations, masks))
        batch = {Columns.OBS: dict(zip(("observations", "action_mask"), floats, strict=True))}
        logits = module.forward_inference(batch)[Columns.ACTION_DIST_INPUTS]
        return torch.distributions.Categorical(logits=logits).sample().numpy()

    return FunctionBot("rllib", choose)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--iterations", type=int, default=10)
    parser.add_argument("--opponent", default="random")
    options = parser.parse_args()
    train(options.iterations, options.opponent)
