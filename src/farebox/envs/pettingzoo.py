"""PettingZoo: every seat an agent, one acting at a time (AEC).

    from farebox.envs import pettingzoo
    env = pettingzoo.env(board="new_york", seats=2)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        mask = observation["action_mask"]
        env.step(None if termination or truncation else env.action_space(agent).sample(mask))

A turn may take an agent several steps in a row. Agents are called seat_0, seat_1, …
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from farebox.boards.board import Board
from farebox.envs.options import MAX_TURNS, ClosedError
from farebox.envs.single_game.choice import Chooser
from farebox.envs.single_game.pixels import RENDER_MODES, Pixels, check_render_mode
from farebox.features.observation import OBSERVATION_VERSION, TAKEN_CARDS
from farebox.game.game import SEEDS

Last = tuple[Any, float, bool, bool, dict[str, Any]]  # observation, reward, termination, truncation, info


def env(board: Board | str = "new_york", seats: int = 2, **options: Any) -> Any:
    """The environment with PettingZoo's order checks. Takes the same options as `raw_env`."""
    return OrderedEnv(raw_env(board, seats, **options))


class OrderedEnv(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """PettingZoo's order checks, with a shorter way to `last`: the wrapper looks up each of its five parts by name."""

    def last(self, observe: bool = True) -> Last:
        found: Last = self.env.last(observe) if self._has_reset else super().last(observe)
        return found


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 -- PettingZoo has no types, and calls it so everywhere
    """A game for `seats` agents.

    `memory` is how much an observation remembers (0 nothing, 1 discards, 2 discards and cards taken), `reward` one of
    win, margin, score, rank, and `turns` the number of turns after which a game is truncated. `compiled` says whether the
    compiled rules play, which is faster; None: as soon as it pays.
    """

    def __init__(
        self,
        board: Board | str = "new_york",
        seats: int = 2,
        *,
        memory: int = TAKEN_CARDS,
        reward: str = "win",
        turns: int = MAX_TURNS,
        compiled: bool | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._chooser = Chooser(compiled)
        self._table = self._chooser.make(board, seats, memory, reward, turns)
        self.metadata = {
            "name": f"farebox_{self._table.board.id}_v{OBSERVATION_VERSION}",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"seat_{p}" for p in range(self._table.seats)]
        self.agents: list[str] = []
        self._seats = {agent: p for p, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._table.actions) for agent in self.possible_agents}
        self._rng = np.random.default_rng()
        self._closed = False

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-1, 127, (self._table.size,), np.int8),
                "action_mask": spaces.Box(0, 1, (self._table.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game; without a seed, the generator of the last game continues."""
        self._check_open()
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._table = self._chooser.before_deal(self._table)
        self._table.deal(int(self._rng.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and its legal actions: none unless it is its turn."""
        if self._closed:
            self._check_open()
        observation, mask = self._table.look(self._seats[agent])
        return {"observation": observation, "action_mask": mask}

    def last(self, observe: bool = True) -> Last:
        """As PettingZoo's own; a copy, because Python runs code that only one class uses faster."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action: Any) -> None:
        """Play an action of the selected agent. Raises IllegalAction, changing nothing, if it is not legal."""
        if self._closed:
            self._check_open()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self._table
        table.play(action)
        self.agent_selection = self.possible_agents[table.seat]
        if table.ended:
            self._end()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """Before the end, all rewards are 0."""
        self.rewards = dict(zip(self.possible_agents, self._table.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self._table.over)
        self.truncations = dict.fromkeys(self.agents, self._table.given_up)
        self._accumulate_rewards()

    def render(self) -> str | Pixels | None:
        """What a spectator sees: text (ansi), pixels (rgb_array, needs the extra `pictures`), or printed (human)."""
        self._check_open()
        return self._table.render(self.render_mode)

    def close(self) -> None:
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise ClosedError("this environment was closed")
