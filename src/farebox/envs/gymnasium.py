"""Gymnasium: one agent, bots in the other seats.

    import gymnasium
    env = gymnasium.make("farebox.envs.gymnasium:farebox/NewYork-v0", opponents=["planner"])
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

`env.unwrapped.action_masks()` is the method that sb3-contrib calls.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from farebox.boards.board import Board, board_names, load_board
from farebox.envs.opponents import Opponent, check_opponents, rule_kind, start_opponent
from farebox.envs.options import MAX_TURNS, ClosedError, check_on_illegal
from farebox.envs.single_game.choice import Chooser
from farebox.envs.single_game.game import Row
from farebox.envs.single_game.pixels import RENDER_MODES, Pixels, check_render_mode
from farebox.features.observation import OBSERVATION_VERSION, TAKEN_CARDS
from farebox.game.action import IllegalAction
from farebox.game.game import SEEDS

IDS = {
    name: "".join(filter(str.isalnum, load_board(name).name)) for name in board_names()
}  # "First Journey: USA": FirstJourneyUSA


class SeatEnv(gymnasium.Env[Row, np.int64]):
    """One seat of a table, with one opponent for each other seat, in order from the agent's left.

    `seat` is the agent's seat; None: a different one in each game. `illegal` says what happens on an illegal action: "raise"
    raises IllegalAction and changes nothing; "replace" plays a random legal action, for algorithms without masks. `memory`,
    `reward`, `turns` and `compiled` are those of all environments. An opponent is the name of a bot, a bot, or a function of
    observations and masks that returns actions, with one row for each seat that is to act: here always one.
    """

    metadata = {"render_modes": [*RENDER_MODES], "render_fps": 2}  # noqa: RUF012 -- as gymnasium declares it

    def __init__(
        self,
        board: Board | str = "new_york",
        opponents: Sequence[Opponent] = ("planner",),
        *,
        seat: int | None = 0,
        memory: int = TAKEN_CARDS,
        reward: str = "win",
        turns: int = MAX_TURNS,
        illegal: str = "raise",
        compiled: bool | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._opponents = check_opponents(opponents)
        self._chooser = Chooser(compiled, with_opponents=all(rule_kind(one) is not None for one in self._opponents))
        self._table = self._chooser.make(board, len(self._opponents) + 1, memory, reward, turns)
        if seat is not None and (type(seat) is not int or seat not in range(self._table.seats)):
            raise ValueError(f"seat must be None or a seat from 0 to {self._table.seats - 1}, not {seat!r}")
        self._always, self._illegal, self.render_mode = seat, check_on_illegal(illegal), check_render_mode(render_mode)
        self.observation_space = spaces.Box(-1, 127, (self._table.size,), np.int8)
        self.action_space = spaces.Discrete(self._table.actions)
        self.seat = 0 if seat is None else seat
        self._begun, self._closed = False, False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        self._check_open()
        super().reset(seed=seed)
        self._table = self._chooser.before_deal(self._table)
        self._table.deal(int(self.np_random.integers(SEEDS)))
        self.seat = int(self.np_random.integers(self._table.seats)) if self._always is None else self._always
        seats = [(self.seat + k) % self._table.seats for k in range(1, self._table.seats)]
        seeds = [int(self.np_random.integers(1 << 31)) for _ in seats]
        table, self._begun = self._table, False
        table.seat_opponents(
            self.seat,
            {
                seat: start_opponent(opponent, table.board, seat, table.seats, own_seed)
                for opponent, seat, own_seed in zip(self._opponents, seats, seeds, strict=True)
            },
        )
        self._begun = True
        self._show()
        return self._table.observation(self.seat), self._info()

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Play the agent's action, then the opponents' until it is the agent's turn again."""
        if self._closed or not self._begun:
            self._check_begun()
        table = self._table
        if self._illegal == "replace":
            action = self._replaced(action)
        try:
            table.play_round(action)
        except IllegalAction:
            raise
        except BaseException:
            self._begun = False
            raise
        if self.render_mode == "human":
            self.render()
        info = {"action_mask": table.mask(), "seat": self.seat}
        if table.ended:
            return table.observation(self.seat), float(table.rewards()[self.seat]), table.over, table.given_up, info
        return table.observation(self.seat), 0.0, False, False, info

    def _replaced(self, action: Any) -> int:
        """The action, or a random one if it is not legal."""
        number, legal = self._table.number(action), self._table.legal()
        return number if number in legal else int(self.np_random.choice(legal))

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """True for each legal action."""
        self._check_begun()
        return self._table.mask().astype(bool)

    def render(self) -> str | Pixels | None:
        """What a spectator sees: text (ansi), pixels (rgb_array, needs the extra `pictures`), or printed (human)."""
        self._check_open()
        return self._table.render(self.render_mode)

    def close(self) -> None:
        self._closed = True

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._table.mask(), "seat": self.seat}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _check_begun(self) -> None:
        self._check_open()
        if not self._begun:
            raise RuntimeError("there is no game: call reset()")

    def _check_open(self) -> None:
        if self._closed:
            raise ClosedError("this environment was closed")


for _board, _name in IDS.items():
    gymnasium.register(
        f"farebox/{_name}-v{OBSERVATION_VERSION}",
        entry_point="farebox.envs.gymnasium:SeatEnv",
        vector_entry_point="farebox.envs.vector:SeatVectorEnv",
        kwargs={"board": _board},
    )
