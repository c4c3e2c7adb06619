"""Reviews' beliefs about the others' tickets in New York: sharper than those of the search, which has less time.

A ticket is likelier if the player's routes have shortened or completed its path, and less likely if much of it is missing late
in the game. Near the end that decides who wins: with too little trust in the others' tickets everybody seems to win.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from farebox.boards.board import Board
from farebox.boards.limits import SEATS, TICKETS
from farebox.bots.search.belief import spaces_missing
from farebox.bots.search.workspace import Workspace
from farebox.game.paths import Links
from farebox.kernel.twins import rule
from farebox.rules.board_numbers import board_numbers
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import NEW_YORK_NUMBER, BoardNumbers, State

SHORTENED, COMPLETED, MISSING = 1.56, 1.47, 0.65  # what fits games of champions and planners best: benchmarks/beliefs.py
ROUNDS = 6  # of swaps: with one, most tickets stay as they were dealt
UNIT = 1000  # weights are whole numbers


def sharpen(workspace: Workspace, board: Board) -> Workspace:
    """The workspace of worlds not yet imagined, with these beliefs where they were fitted."""
    if board_numbers(board).ruleset != NEW_YORK_NUMBER:
        return workspace
    arrays: Any = workspace
    missing = np.zeros((2, SEATS, TICKETS), np.int64)
    compiled_rules().twin(measure_missing)(arrays.boards, arrays.states, arrays.memories, missing)
    used = 1 - arrays.states[0]["pieces"] / board.pieces
    weights: Any = ticket_weights(missing[0], missing[1], used)  # an array, not lists
    return workspace._replace(weights=weights, rounds=ROUNDS)


@rule
def measure_missing(boards: list[BoardNumbers], states: list[State], links: list[Links], missing: list[list[list[int]]]) -> None:
    """The spaces that each seat is missing for each ticket in states[0], and in states[1], a table without routes."""
    for k in range(2):
        for p in range(states[0].seats):
            for t in range(boards[0].n_tickets):
                missing[k][p][t] = spaces_missing(boards[0], states[k], p, links[0], t)


def ticket_weights(
    missing: npt.NDArray[np.int64], at_first: npt.NDArray[np.int64], used: npt.NDArray[np.float64]
) -> npt.NDArray[np.int64]:
    """The weight of each ticket for each seat, (seats, tickets). `used`: the share of its pieces that a seat has placed."""
    saved = np.maximum(at_first - missing, 0)
    score = SHORTENED * np.log1p(saved) + COMPLETED * (missing == 0) - MISSING * used[:, None] * missing
    weights: npt.NDArray[np.int64] = np.maximum(1, UNIT * np.exp(score)).astype(np.int64)
    return weights
