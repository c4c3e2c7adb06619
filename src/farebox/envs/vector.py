"""Gymnasium's vector environment: many tables in lock step, one agent at each, opponents in the other seats.

    import gymnasium
    envs = gymnasium.make_vec("farebox.envs.gymnasium:farebox/NewYork-v0", num_envs=256, opponents=["planner"])
    observations, infos = envs.reset(seed=7)
    observations, rewards, terminations, truncations, infos = envs.step(actions)

`infos["action_mask"]` has the legal actions of each row. A game that ends is followed by the next one in the same step, and
`infos["final_obs"]` has what the agent saw at its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from farebox.boards.board import Board
from farebox.envs.batch import Batch
from farebox.envs.lock_step.games import FINISHED, TRUNCATED
from farebox.envs.opponents import Opponent
from farebox.envs.options import MAX_TURNS, check_on_illegal
from farebox.features.observation import TAKEN_CARDS
from farebox.game.game import SEEDS

Rows = npt.NDArray[np.int8]


class SeatVectorEnv(VectorEnv[Rows, npt.NDArray[np.int64], Any]):
    """`num_envs` games in a `Batch`. The agent is seat 0 everywhere, and the seed of each game says who begins.

    The options are those of `SeatEnv`; `threads` is that of `Batch`.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 -- as gymnasium declares it

    def __init__(
        self,
        num_envs: int = 64,
        board: Board | str = "new_york",
        opponents: Sequence[Opponent] = ("planner",),
        *,
        memory: int = TAKEN_CARDS,
        reward: str = "win",
        turns: int = MAX_TURNS,
        illegal: str = "raise",
        threads: int | None = None,
    ) -> None:
        self._illegal = check_on_illegal(illegal)
        options: dict[str, Any] = {"memory": memory, "reward": reward, "turns": turns, "threads": threads}
        self.batch = Batch(board, len(opponents) + 1, num_envs, opponents=opponents, **options)
        self.num_envs = self.batch.games
        self.single_observation_space = spaces.Box(-1, 127, self.batch.observations.shape[1:], np.int8)
        self.single_action_space = spaces.Discrete(self.batch.masks.shape[1])
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Rows, dict[str, Any]]:
        """Deal all games; without a seed, the generator of the last games continues."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(SEEDS)))
        return self.batch.observations.copy(), self._infos()

    def step(self, actions: Any) -> tuple[Rows, Any, Any, Any, dict[str, Any]]:
        """Play the agent's action in each game, then the opponents' until it is the agent's turn again."""
        batch = self.batch
        batch.step(self._replaced(actions) if self._illegal == "replace" else actions)
        ended, infos = batch.done == FINISHED, self._infos()
        given_up = batch.done == TRUNCATED
        if batch.done.any():
            infos |= self._finals(ended | given_up)
        return batch.observations.copy(), batch.rewards[:, 0].astype(np.float64), ended, given_up, infos

    def _replaced(self, actions: Any) -> Any:
        """The actions, with random ones instead of those that are not legal."""
        chosen = np.array(actions)
        wrong = self.batch.masks[np.arange(self.num_envs), chosen] == 0
        if wrong.any():
            chosen[wrong] = self.batch.random_actions()[wrong]
        return chosen

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks.copy(), "_action_mask": np.ones(self.num_envs, bool)}

    def _finals(self, over: Any) -> dict[str, Any]:
        """What the agent saw at the end of each game that is over, as Gymnasium's own vector environments return it."""
        final = np.full(self.num_envs, None)
        for row in np.flatnonzero(over):
            final[row] = self.batch.final_observations[row].copy()
        return {"final_obs": final, "_final_obs": over.copy(), "final_info": {}, "_final_info": over.copy()}

    def close_extras(self, **options: Any) -> None:
        self.batch.close()
