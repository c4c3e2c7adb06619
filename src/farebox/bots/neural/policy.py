"""A network over observations, as the environments show them and `examples/ppo.py` trains it, as a bot; in NumPy only.

The file has the layers `body.0`, `body.2` and `policy` (weight and bias), and says for which board, seats and version of the
observation it was trained.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt

from farebox.boards.board import Board
from farebox.bots.base import choose_action
from farebox.bots.neural.network import masked, softmax
from farebox.bots.neural.one_thread import one_thread
from farebox.features.observation import (
    OBSERVATION_VERSION,
    TAKEN_CARDS,
    action_count,
    mask,
    observation_size,
    observe,
    places,
)
from farebox.game.action import Action
from farebox.game.view import View
from farebox.rules.board_numbers import board_numbers
from farebox.rules.state import State

OBSERVATION = "observation"  # the fact that tells such a file from a champion's
LAYERS = ("body.0", "body.2", "policy")


class PolicyBot:
    """Draws its actions by the probabilities that the network gives them, as in training."""

    def __init__(self, name: str, seed: int, file: Path) -> None:
        from safetensors import safe_open

        self.name = name
        self._random = np.random.default_rng(seed)
        with safe_open(file, framework="numpy") as stored:
            self.facts = dict(stored.metadata() or {})
            names = set(stored.keys())
            missing = [name for layer in LAYERS for name in (f"{layer}.weight", f"{layer}.bias") if name not in names]
            if missing:
                raise ValueError(f"{file} does not contain the weights {', '.join(missing)}")
            self._layers = [(stored.get_tensor(f"{layer}.weight").T, stored.get_tensor(f"{layer}.bias")) for layer in LAYERS]

    def start(self, board: Board, seat: int, seats: int, seed: int) -> None:
        self._random = np.random.default_rng(seed)

    def check_board(self, board: Board, seats: int) -> None:
        """Raises ValueError with one clear line if the network cannot play there."""
        made = {key: self.facts.get(key) for key in (OBSERVATION, "digest", "seats")}
        if made != {OBSERVATION: str(OBSERVATION_VERSION), "digest": board.digest, "seats": str(seats)}:
            trained = f"{self.facts.get('board')} with {made['seats']} seats and observation {made[OBSERVATION]}"
            raise ValueError(f"{self.name}: these weights are for {trained}, not for {board.id} with {seats} seats")

    def choose(self, view: View) -> Action:
        self.check_board(view.board, view.seats)
        return choose_action(view, lambda state: self._step(view.board, state))

    def _step(self, board: Board, state: State) -> int:
        chances = self.chances(board, state)
        return int(self._random.choice(len(chances), p=chances / chances.sum()))

    def chances(self, board: Board, state: State) -> npt.NDArray[np.float64]:
        """The probability of each action for the seat to act."""
        b = board_numbers(board)
        row, legal = [0] * observation_size(board, state.seats), [0] * action_count(board)
        observe(b, state, state.seat, TAKEN_CARDS, places(board, state.seats), row)
        mask(b, state, legal)
        x = np.array([row], np.float32)
        x = np.sign(x) * np.log1p(np.abs(x))
        *body, (weight, bias) = self._layers
        with one_thread():
            for layer, shift in body:
                x = np.maximum(x @ layer + shift, 0)
            logits = x @ weight + bias
        chances: npt.NDArray[np.float64] = softmax(masked(logits, np.array([legal])))[0].astype(np.float64)
        return chances
