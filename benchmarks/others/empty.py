"""An environment of PettingZoo without a game: what is left is the cost of PettingZoo itself."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

SIZE, ACTIONS, STEPS = 316, 79, 60  # those of New York with two seats


def empty_env() -> Any:
    return wrappers.OrderEnforcingWrapper(EmptyEnv())


class EmptyEnv(AECEnv):
    """Two agents act in turn, and after some steps both are done."""

    metadata = {"name": "empty_v0", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012 -- as PettingZoo declares it

    def __init__(self) -> None:
        super().__init__()
        self.render_mode = None
        self.possible_agents = ["seat_0", "seat_1"]
        box, mask = spaces.Box(-1, 127, (SIZE,), np.int8), spaces.Box(0, 1, (ACTIONS,), np.int8)
        space = spaces.Dict({"observation": box, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, spaces.Discrete(ACTIONS))
        self._shown = {"observation": np.zeros(SIZE, np.int8), "action_mask": np.zeros(ACTIONS, np.int8)}
        self._shown["action_mask"][:9] = 1

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[0]
        self._left = STEPS

    def observe(self, agent: str) -> dict[str, Any]:
        return self._shown

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._left -= 1
        if not self._left:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self._left & 1]
