"""Calibrated chances of many readings at once: see `calibration`."""

from __future__ import annotations

from functools import partial

import numpy as np
import numpy.typing as npt

from farebox.boards.board import Board
from farebox.bots.neural.worlds import Calibrate
from farebox.review.calibration import LEAST_CHANCE, maps_of

Chances = npt.NDArray[np.float64]


def calibration_of(board: Board, seats: int) -> Calibrate | None:
    """The correction for a board and a number of seats; None where it was not measured."""
    maps = maps_of(board, seats)
    return partial(calibrated_rows, np.array(maps)) if maps else None


def calibrated_rows(maps: Chances, chances: Chances, seat: int, turns: npt.NDArray[np.int64]) -> Chances:
    """Chances by seat as `seat` reads them, (readings, seats), corrected."""
    seats = chances.shape[1]
    scale, shift = maps[np.minimum(rounds(turns, seats), len(maps) - 1)].T
    own = np.clip(chances[:, seat], LEAST_CHANCE, 1 - LEAST_CHANCE)
    new = 1 / (1 + np.exp(-(scale * np.log(own / (1 - own)) + shift)))
    changed: Chances = chances * ((1 - new) / (1 - own))[:, None]
    changed[:, seat] = new
    return changed


def rounds(turns: npt.NDArray[np.int64], seats: int) -> npt.NDArray[np.int64]:
    """The round of each turn, from 0; the opening belongs to the first."""
    found: npt.NDArray[np.int64] = np.maximum(turns.astype(np.int64) - 1, 0) // seats
    return found
