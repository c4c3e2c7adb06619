"""The champion: a network trained by playing against itself."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path

import numpy as np
import numpy.typing as npt

from farebox.boards.board import Board
from farebox.boards.limits import SEATS
from farebox.bots.base import choose_action
from farebox.bots.neural.network import BASE, Network, masked, read_facts, softmax
from farebox.features.network_input import INPUT_VERSION, LEGAL_FEATURE, part, row_places, row_size, write_network_input
from farebox.features.observation import action_count
from farebox.game.action import Action
from farebox.game.paths import Links
from farebox.game.view import View
from farebox.rules.board_numbers import board_numbers
from farebox.rules.state import State

WEIGHTS_FOLDER = resources.files("farebox") / "bots" / "neural" / "weights"


class NoChampionError(ValueError):
    """There is no trained champion for this board."""


class ChampionBot:
    """Plays the network's best action: always the same in the same position, whatever the seed."""

    def __init__(self, name: str, seed: int = 0, weights: Path | None = None) -> None:
        self.name = name
        self._weights = Network.load(weights) if weights else None

    def start(self, board: Board, seat: int, seats: int, seed: int) -> None:
        """Nothing to do: it keeps nothing from one decision to the next."""

    def check_board(self, board: Board, seats: int) -> Network:
        """The network for a board. Raises NoChampionError with one clear line if there is none."""
        if not self._weights:
            return champion_of(board, seats)
        if not fits(self._weights, board):
            made = self._weights.facts.get("board")
            raise NoChampionError(f"{self.name}: these weights are for {made}, not for {board.name} with the current input")
        if (own := self._weights.facts.get("seats", str(seats))) != str(seats):
            raise NoChampionError(f"{self.name}: these weights are for {own} seats, not for {seats}")
        return self._weights

    def choose(self, view: View) -> Action:
        if len(view.actions) == 1:
            return view.actions[0]
        network = self.check_board(view.board, view.seats)
        return choose_action(view, lambda state: best_step(network, view.board, state))


def best_step(network: Network, board: Board, state: State) -> int:
    """The network's best step for the seat to act."""
    row = input_row(board, state, state.seat)
    start = part(row_places(board), LEGAL_FEATURE)
    legal = row[start : start + action_count(board)]
    return int(masked(network(row[None])[0], legal[None]).argmax())


def win_chances(network: Network, board: Board, state: State, viewer: int) -> list[float]:
    """How likely each seat is to win, based on what the viewer, the seat to act, can see."""
    row = input_row(board, state, viewer)
    _, _, logits = network(row[None])
    seated = (np.arange(SEATS) < state.seats)[None]
    chances = softmax(masked(logits, seated))[0]
    return [float(chances[(p - viewer) % state.seats]) for p in range(state.seats)]


def input_row(board: Board, state: State, viewer: int) -> npt.NDArray[np.int8]:
    row = [0] * row_size(board)
    write_network_input(board_numbers(board), state, viewer, row_places(board), Links(), row)
    return np.array(row, np.int8)


def fits(network: Network, board: Board) -> bool:
    """Whether a network was trained with this input version and exactly this board."""
    return facts_fit(network.facts, board)


def facts_fit(facts: dict[str, str], board: Board) -> bool:
    return (facts.get("insight"), facts.get("digest")) == (str(INPUT_VERSION), board.digest)


def has_champion(board: Board, seats: int) -> bool:
    """Whether there is a trained champion. Reads only how the weights were made, not the weights."""
    facts = _facts(_weights_of(board, seats))
    return facts is not None and facts_fit(facts, board)


def champion_of(board: Board, seats: int) -> Network:
    """The champion's network for a board and a number of seats."""
    network = _shipped(_weights_of(board, seats))
    if not network:
        raise NoChampionError(f"there is no trained champion for {board.name} yet; search:1s can play it")
    if not fits(network, board):
        raise NoChampionError(f"the champion's weights for {board.name} were trained for another network input or another board")
    return network


def _weights_of(board: Board, seats: int) -> str:
    own = f"{board.id}.seats{seats}.safetensors"
    return own if (WEIGHTS_FOLDER / own).is_file() else f"{board.id}.safetensors"


def weight_files(board: Board, seats: int) -> list[Path]:
    """The files of a champion's weights: the base, then those that are added to it."""
    name: str | None = _weights_of(board, seats)
    names: list[str] = []
    while name is not None:
        names.insert(0, name)
        name = (_facts(name) or {}).get(BASE)
    return [Path(str(WEIGHTS_FOLDER / name)) for name in names]


@cache
def _facts(name: str) -> dict[str, str] | None:
    with resources.as_file(WEIGHTS_FOLDER / name) as path:
        return read_facts(path) if path.exists() else None


@cache
def _shipped(name: str) -> Network | None:
    with resources.as_file(WEIGHTS_FOLDER / name) as path:
        return Network.load(path) if path.exists() else None
