"""The network's chances to win, corrected by champions' games for the round in which it reads them.

benchmarks/calibrate_reviews.py measures how far they are off. In Europe the network thinks too well of its first turns, so that
every deal would look lucky.
"""

from __future__ import annotations

import json
from functools import cache, partial
from importlib import resources

import numpy as np
import numpy.typing as npt

from farebox.boards.board import Board
from farebox.bots.neural.worlds import Calibrate

MAPS = "calibration.json"
SURE = 1e-6  # chances nearer to 0 or 1 are taken for this
Chances = npt.NDArray[np.float64]


def calibration_of(board: Board, seats: int) -> Calibrate | None:
    """The correction for a board and a number of seats; None where it was not measured."""
    maps = _maps().get(board.digest, {}).get(str(seats))
    return partial(calibrated, np.array(maps)) if maps else None


def calibrated(maps: Chances, chances: Chances, seat: int, turns: npt.NDArray[np.int64]) -> Chances:
    """Chances by seat as `seat` reads them, (readings, seats), corrected: its own by a map that rises, the others' in proportion.

    `maps`: scale and shift of the own logit by round; the last one also holds later.
    """
    seats = chances.shape[1]
    scale, shift = maps[np.minimum(rounds(turns, seats), len(maps) - 1)].T
    own = np.clip(chances[:, seat], SURE, 1 - SURE)
    new = 1 / (1 + np.exp(-(scale * np.log(own / (1 - own)) + shift)))
    changed: Chances = chances * ((1 - new) / (1 - own))[:, None]
    changed[:, seat] = new
    return changed


def rounds(turns: npt.NDArray[np.int64], seats: int) -> npt.NDArray[np.int64]:
    """The round of each turn, from 0; the opening belongs to the first."""
    found: npt.NDArray[np.int64] = np.maximum(turns.astype(np.int64) - 1, 0) // seats
    return found


@cache
def _maps() -> dict[str, dict[str, list[list[float]]]]:
    loaded: dict[str, dict[str, list[list[float]]]] = json.loads(
        (resources.files("farebox.review") / MAPS).read_text(encoding="utf-8")
    )
    return loaded
