"""How often each place in the order of play wins between champions, before anything is dealt (benchmarks/base_rates.py)."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from farebox.boards.board import Board

RATES = "base_rates.json"


def base_rate(board: Board, seats: int, order: int) -> float:
    """The chance to win of the seat that is `order` places after the first; the same for all where it was not measured."""
    rates = _rates().get(board.digest, {}).get(str(seats))
    return rates[order] if rates else 1 / seats


@cache
def _rates() -> dict[str, dict[str, list[float]]]:
    loaded: dict[str, dict[str, list[float]]] = json.loads(
        (resources.files("farebox.review") / RATES).read_text(encoding="utf-8")
    )
    return loaded
