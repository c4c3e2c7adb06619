"""The champion's network in the page: its input is written here, and the page multiplies the matrices.

Strong samples from the network's policy, so that it makes mistakes; Expert plays the best action. Neither thinks ahead.
"""

from __future__ import annotations

import math
import random
from array import array
from collections.abc import Callable, Collection, Mapping, Sequence

from farebox.boards.board import Board
from farebox.boards.limits import SEATS
from farebox.bots.base import choose_action
from farebox.features.network_input import LEGAL_FEATURE, part, row_places, row_size, write_network_input
from farebox.features.observation import action_count
from farebox.game.action import Action
from farebox.game.paths import Links
from farebox.game.view import View
from farebox.rules.board_numbers import board_numbers
from farebox.rules.state import State

POLICY_START = SEATS + 1  # the outputs before it: the seats' chances to win, and the margin
TEMPERATURE = {"strong": 3.0, "expert": 0.0}  # by level

NetworkKey = tuple[str, int]  # board and number of seats
Forward = Callable[[str, int, bytes], Sequence[float]]  # board, seats, row of signed bytes: the network's outputs


class Networks:
    """Which networks the page has: their weights are fetched when one is first needed."""

    def __init__(self, seats: Mapping[str, Collection[int]], forward: Forward) -> None:
        self._seats = seats  # for each board with a network, the numbers of seats it plays
        self.forward = forward
        self._loaded: dict[NetworkKey, bool] = {}  # False: its weights cannot be fetched

    def exists(self, key: NetworkKey) -> bool:
        return key[1] in self._seats.get(key[0], ())

    def is_missing(self, key: NetworkKey) -> bool:
        """Whether the page should fetch a network's weights now."""
        return self.exists(key) and key not in self._loaded

    def is_ready(self, key: NetworkKey) -> bool:
        return self._loaded.get(key, False)

    def has_failed(self, key: NetworkKey) -> bool:
        return self._loaded.get(key) is False

    def set_loaded(self, key: NetworkKey, loaded: bool) -> None:
        self._loaded[key] = loaded

    def try_again(self, key: NetworkKey) -> None:
        """Allow another attempt to fetch weights after a failure."""
        if self.has_failed(key):
            del self._loaded[key]


class NetworkBot:
    """Plays the network's best action or, with a temperature, one sampled from its policy."""

    def __init__(self, name: str, forward: Forward, temperature: float = 0.0, rng: random.Random | None = None) -> None:
        self.name = name
        self._forward, self._temperature = forward, temperature
        self._rng = rng or random.SystemRandom()

    def choose(self, view: View) -> Action:
        if len(view.actions) == 1:
            return view.actions[0]
        return choose_action(view, lambda state: self._step(view.board, state))

    def _step(self, board: Board, state: State) -> int:
        row = [0] * row_size(board)
        write_network_input(board_numbers(board), state, state.seat, row_places(board), Links(), row)
        start = part(row_places(board), LEGAL_FEATURE)
        legal = [i for i in range(action_count(board)) if row[start + i]]
        outputs = self._forward(board.id, state.seats, array("b", row).tobytes())
        logits = [float(outputs[POLICY_START + i]) for i in legal]
        return legal[self._pick(logits)]

    def _pick(self, logits: list[float]) -> int:
        best = max(range(len(logits)), key=logits.__getitem__)
        if self._temperature == 0.0:
            return best
        weights = [math.exp((one - logits[best]) / self._temperature) for one in logits]
        return self._rng.choices(range(len(logits)), weights)[0]
