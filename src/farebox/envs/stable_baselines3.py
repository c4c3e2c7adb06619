"""Stable-Baselines3: many tables in lock step as one `VecEnv`, with masks for sb3-contrib's MaskablePPO.

    from sb3_contrib import MaskablePPO
    from farebox.envs.stable_baselines3 import BatchVecEnv
    model = MaskablePPO("MlpPolicy", BatchVecEnv("new_york", ["planner"], games=256))
    model.learn(1_000_000)

Stable-Baselines3 is not installed with Farebox: pip install stable-baselines3 sb3-contrib.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from stable_baselines3.common.vec_env import VecEnv

from farebox.boards.board import Board
from farebox.envs.batch import Batch
from farebox.envs.lock_step.games import TRUNCATED
from farebox.envs.opponents import Opponent
from farebox.envs.options import MAX_TURNS
from farebox.features.observation import TAKEN_CARDS
from farebox.game.game import SEEDS


class BatchVecEnv(VecEnv):  # type: ignore[misc]  # its package is not always installed
    """`games` games in a `Batch`, with the agent in seat 0 and an opponent in each other seat. Illegal actions raise."""

    def __init__(
        self,
        board: Board | str = "new_york",
        opponents: Sequence[Opponent] = ("planner",),
        games: int = 64,
        seed: int = 0,
        *,
        memory: int = TAKEN_CARDS,
        reward: str = "win",
        turns: int = MAX_TURNS,
        threads: int | None = None,
    ) -> None:
        options: dict[str, Any] = {"memory": memory, "reward": reward, "turns": turns, "threads": threads}
        self.batch = Batch(board, len(opponents) + 1, games, seed, opponents=opponents, **options)
        self.render_mode = None
        size, actions = self.batch.observations.shape[1], self.batch.masks.shape[1]
        super().__init__(self.batch.games, spaces.Box(-1, 127, (size,), np.int8), spaces.Discrete(actions))
        self._lengths, self._start = np.zeros(self.num_envs, np.int64), time.time()

    def reset(self) -> Any:
        seed = self._seeds[0]
        self.batch.reset(None if seed is None else seed % SEEDS)
        self._lengths[:] = 0
        self._reset_seeds()
        return self.batch.observations.copy()

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        batch = self.batch
        batch.step(self._actions)
        self._lengths += 1
        rewards = batch.rewards[:, 0].copy()
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(batch.done).tolist():
            infos[row] = self._end_of(row, float(rewards[row]))
        return batch.observations.copy(), rewards, batch.done != 0, infos

    def _end_of(self, row: int, reward: float) -> dict[str, Any]:
        """The info dictionary that Stable-Baselines3 expects for a game that has ended; `episode` is what its Monitor writes."""
        length, self._lengths[row] = int(self._lengths[row]), 0
        return {
            "terminal_observation": self.batch.final_observations[row].copy(),
            "TimeLimit.truncated": bool(self.batch.done[row] == TRUNCATED),
            "episode": {"r": reward, "l": length, "t": round(time.time() - self._start, 6)},
        }

    def action_masks(self) -> Any:
        """True for each legal action, one row per game."""
        return self.batch.masks.astype(bool)

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **named: Any) -> list[Any]:
        if method_name != "action_masks":
            raise AttributeError(f"games in a batch have no method {method_name!r}")
        masks = self.action_masks()
        return [masks[row] for row in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError("games in a batch have no attributes of their own")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        self.batch.close()
