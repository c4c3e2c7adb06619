"""What each place in the order of play can expect between champions, before anything is dealt."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from farebox.boards.board import Board

RATES = "base_rates.json"


def win_rate(board: Board, seats: int, order: int) -> float:
    """How often the seat that is `order` places after the first wins."""
    return _rate(board, seats, order, "won")


def first_chance(board: Board, seats: int, order: int) -> float:
    """The mean chance that a review gives this seat at its first decision. Each is by the own hand, so the sum is not 1."""
    return _rate(board, seats, order, "first_chance")


def _rate(board: Board, seats: int, order: int, name: str) -> float:
    """The same for all seats where it was not measured."""
    rates = _rates().get(board.digest, {}).get(str(seats))
    return rates[name][order] if rates else 1 / seats


@cache
def _rates() -> dict[str, dict[str, dict[str, list[float]]]]:
    loaded: dict[str, dict[str, dict[str, list[float]]]] = json.loads(
        (resources.files("farebox.review") / RATES).read_text(encoding="utf-8")
    )
    return loaded
