"""The puzzles: requests and responses."""

from __future__ import annotations

from typing import Annotated, Any

from farebox.table.messages.views import ActionData, ViewData
from farebox.table.messages.wire import ACTION_LENGTH, Bounds, Wire


class PuzzleSummary(Wire):
    id: str
    board: str
    seats: int
    difficulty: int  # from 1 to 5


class Puzzles(Wire):
    """GET /api/puzzles: all puzzles, and the one of this day (in UTC) for each board that has some"""

    date: str  # 2026-11-17
    today: dict[str, str]  # ids by board
    puzzles: list[PuzzleSummary]


class PuzzleData(Wire):
    """GET /api/puzzles/{id}: what the seat sees; nothing about the solution"""

    puzzle: PuzzleSummary
    seat: int
    view: ViewData


class PuzzleHint(Wire):
    """GET /api/puzzles/{id}/hints/{1 or 2}: the answers that are left over, and with hint 2 the tickets that it is about"""

    answers: list[ActionData]
    tickets: list[str]


class TryPuzzle(Wire):
    """POST /api/puzzles/{id}/answer; without an action: show the solution"""

    action: Annotated[str, Bounds(min_length=1, max_length=ACTION_LENGTH)] | None = None


class PuzzleValue(Wire):
    action: ActionData
    chance: float  # to win with this answer, from 0 to 1
    error: float  # standard error of the chance


class PuzzleSolution(Wire):
    values: list[PuzzleValue]  # best first: the first is the solution
    reasons: list[dict[str, Any]]  # `id` and arguments of the messages review-reason-…
    missed_by: list[str]  # levels of bots that do not find it: random, beginner, casual, strong, expert


class PuzzleAnswer(Wire):
    """The response to an answer. A wrong one says what it costs; the solution comes with a right one, or on request."""

    right: bool
    cost: float | None  # chance given away; None: no answer was given
    solution: PuzzleSolution | None
