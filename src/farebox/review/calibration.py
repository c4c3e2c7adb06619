"""The network's chances to win, corrected by champions' games for the round in which it reads them.

benchmarks/calibrate_reviews.py measures how far they are off. In Europe the network thinks too well of its first turns, so that
every deal would look lucky. `calibrated_arrays` does the same to many readings at once, with NumPy, which pages do not have.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from importlib import resources

from farebox.boards.board import Board

MAPS = "calibration.json"
LEAST_CHANCE = 1e-6  # chances nearer to 0 or 1 are taken for this
Maps = list[list[float]]  # scale and shift of the own logit by round; the last one also holds later


def maps_of(board: Board, seats: int) -> Maps | None:
    """The correction for a board and a number of seats; None where it was not measured."""
    return _maps().get(board.digest, {}).get(str(seats))


def calibrated(maps: Maps, chances: Sequence[float], seat: int, turn: int) -> list[float]:
    """Chances by seat as `seat` reads them, corrected: its own by a map that rises, the others' in proportion."""
    scale, shift = maps[min(max(turn - 1, 0) // len(chances), len(maps) - 1)]  # the opening belongs to the first round
    own = min(max(chances[seat], LEAST_CHANCE), 1 - LEAST_CHANCE)
    new = 1 / (1 + math.exp(-(scale * math.log(own / (1 - own)) + shift)))
    return [new if p == seat else chance * (1 - new) / (1 - own) for p, chance in enumerate(chances)]


@cache
def _maps() -> dict[str, dict[str, Maps]]:
    loaded: dict[str, dict[str, Maps]] = json.loads((resources.files("farebox.review") / MAPS).read_text(encoding="utf-8"))
    return loaded
