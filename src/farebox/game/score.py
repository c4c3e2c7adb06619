"""The score pad."""

from __future__ import annotations

from dataclasses import dataclass

from farebox.boards.board import Board
from farebox.kernel.bits import popcount
from farebox.rules.board_numbers import board_numbers
from farebox.rules.connections import attraction_points, completed, route_points, ticket_points
from farebox.rules.state import State


@dataclass(frozen=True)
class Score:
    """One column of the score pad. First Journey counts tickets: routes and attractions are 0 there."""

    seat: int
    routes: int
    tickets: int
    attractions: int
    total: int
    completed: int  # tickets, the bonus included
    rank: int  # by total, then completed tickets; equal ranks share. An abandoned game has ranks, but no winner


def scores(board: Board, state: State) -> tuple[Score, ...]:
    """Every seat's score as if the game ended now."""
    b, city = board_numbers(board), board.ruleset.id == "new_york"
    rows = []
    for p in range(state.seats):
        done = popcount(completed(b, state, p)) + state.bonus[p]
        parts = (route_points(b, state, p), ticket_points(b, state, p), attraction_points(b, state, p)) if city else (0, done, 0)
        rows.append((*parts, sum(parts), done))
    order = [(row[3], row[4]) for row in rows]  # NY-SCORE-4
    return tuple(Score(p, *row, rank=1 + sum(other > order[p] for other in order)) for p, row in enumerate(rows))
