"""The official suites of the three libraries, for all boards and seat counts."""

from __future__ import annotations

import importlib

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import farebox.envs.gymnasium
from farebox import Board
from farebox.envs import pettingzoo
from random_games import BOARDS, TABLES, table_name


# An observation with a mask is a dict: the suite exempts environments with such by name, its own alone.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_pettingzoo_api(board: Board, seats: int) -> None:
    api_test(pettingzoo.env(board, seats), num_cycles=200)


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_pettingzoo_seed(board: Board, seats: int) -> None:
    seed_test(lambda **options: pettingzoo.env(board, seats, **options), num_cycles=60)


@pytest.mark.parametrize("board", BOARDS, ids=table_name)
def test_pettingzoo_render(board: Board) -> None:
    render_test(lambda **options: pettingzoo.env(board, 3, **options))


@pytest.mark.parametrize("opponents", [["planner"], ["random", "greedy"], ["planner", "greedy", "random"]], ids=len)
@pytest.mark.parametrize("board", BOARDS, ids=table_name)
def test_gymnasium_check_env(board: Board, opponents: list[str]) -> None:
    """The suite plays actions without asking for the mask, so those that are not legal are replaced here."""
    name = f"farebox/{farebox.envs.gymnasium.IDS[board.id]}-v0"
    check_env(gymnasium.make(name, opponents=opponents, illegal="replace").unwrapped)


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_open_spiel_random_simulation(board: Board, seats: int) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not built for Windows")
    importlib.import_module("farebox.envs.openspiel")  # registers the games
    game = pyspiel.load_game(f"python_farebox_{board.id}", {"players": seats})
    pyspiel.random_sim_test(game, num_sims=1, serialize=seats == 2, verbose=False)
