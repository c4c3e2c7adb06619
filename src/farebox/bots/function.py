"""Wraps a function of observations and masks (for example a trained network) as a bot."""

from __future__ import annotations

from typing import Any

import numpy as np

from farebox.boards.board import Board
from farebox.bots.base import Policy, choose_action
from farebox.features.observation import TAKEN_CARDS, action_count, mask, observation_size, observe, places
from farebox.game.action import Action
from farebox.game.view import View
from farebox.rules.board_numbers import board_numbers
from farebox.rules.state import State


class FunctionBot:
    """Asks a function, which takes and returns the same as the function that is an environment's opponent.

    It gets an array of observations and one of masks, here with one row, and returns an action for each row. `memory` is how much
    an observation remembers, as in the environment.
    """

    def __init__(self, name: str, policy: Policy, memory: int = TAKEN_CARDS) -> None:
        self.name, self._policy, self._memory = name, policy, memory

    def choose(self, view: View) -> Action:
        return choose_action(view, lambda state: self._step(view.board, state))

    def _step(self, board: Board, state: State) -> int:
        b = board_numbers(board)
        row, legal = [0] * observation_size(board, state.seats), [0] * action_count(board)
        observe(b, state, state.seat, self._memory, places(board, state.seats), row)
        mask(b, state, legal)
        chosen: Any = self._policy(np.array([row], np.int8), np.array([legal], np.int8))
        return int(chosen[0])
