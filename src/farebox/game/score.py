"""The score pad."""

from __future__ import annotations

from dataclasses import dataclass

from farebox.boards.board import Board
from farebox.kernel.bits import popcount
from farebox.rules.board_numbers import board_numbers
from farebox.rules.connections import completed
from farebox.rules.dispatch import score_parts, standing
from farebox.rules.state import State


@dataclass(frozen=True)
class Score:
    """One column of the score pad. In First Journey, which counts tickets, routes and attractions are 0."""

    seat: int
    routes: int
    tickets: int
    attractions: int
    total: int
    completed: int  # tickets, the bonus included
    rank: int  # from 1, ties share a rank; an abandoned game has ranks, but no winner


def scores(board: Board, state: State) -> tuple[Score, ...]:
    """Every seat's score as if the game ended now."""
    b = board_numbers(board)
    rows, places = [], []
    for p in range(state.seats):
        parts = score_parts(b, state, p)
        total = sum(parts)
        rows.append((*parts, total, popcount(completed(b, state, p)) + state.bonus[p]))
        places.append(standing(b, state, p, total))
    return tuple(Score(p, *row, rank=1 + sum(other > places[p] for other in places)) for p, row in enumerate(rows))
