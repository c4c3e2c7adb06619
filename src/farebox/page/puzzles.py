"""The puzzles of the package, answered as the server does."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from farebox import board_names
from farebox.game.action import IllegalAction, read_action
from farebox.puzzles import Puzzle, puzzle_of_the_day, puzzles_of, shipped_puzzles
from farebox.table.errors import Refused
from farebox.table.messages.encoding import encode
from farebox.table.messages.table_json import action_data
from farebox.table.messages.view_json import view_text


def listed(now: float) -> str:
    """All puzzles, and those of the day."""
    day, boards = datetime.fromtimestamp(now, UTC).date(), [board for board in board_names() if puzzles_of(board)]
    today = {board: puzzle_of_the_day(puzzles_of(board), day).id for board in boards}
    puzzles = [_summary(puzzle) for board in boards for puzzle in puzzles_of(board)]
    return encode({"date": day.isoformat(), "today": today, "puzzles": puzzles})


def shown(puzzle: str) -> str:
    """A puzzle as its seat sees it."""
    found = _find(puzzle)
    return f'{{"puzzle":{encode(_summary(found))},"seat":{found.seat},"view":{view_text(found.view, can_undo=False)}}}'


def hint(puzzle: str, number: int) -> str:
    found = _find(puzzle)
    tickets = list(found.hint_tickets) if number == 2 else []
    return encode({"answers": [action_data(action) for action in found.hint(number)], "tickets": tickets})


def answered(puzzle: str, text: str | None) -> str:
    """Whether an answer is right, and what it costs if it is not; without an answer, the solution."""
    found = _find(puzzle)
    if text is None:
        return encode({"right": False, "cost": None, "solution": _solution(found)})
    try:
        action = read_action(text)
    except IllegalAction as error:
        raise Refused("illegal", str(error)) from None
    value = found.value_of(action)
    if value is None:
        raise Refused("illegal", "that is not one of the actions of this position")
    right, cost = found.solved_by(action), round(found.values[0].chance - value.chance, 4)
    return encode({"right": right, "cost": cost, "solution": _solution(found) if right else None})


def _find(puzzle: str) -> Puzzle:
    found = shipped_puzzles().get(puzzle)
    if found is None:
        raise Refused("not_found", "there is no such puzzle")
    return found


def _summary(puzzle: Puzzle) -> dict[str, Any]:
    return {"id": puzzle.id, "board": puzzle.board.id, "seats": puzzle.seats, "difficulty": puzzle.difficulty}


def _solution(puzzle: Puzzle) -> dict[str, Any]:
    values = [{"action": action_data(one.action), "chance": one.chance, "error": one.error} for one in puzzle.values]
    return {"values": values, "reasons": list(puzzle.reasons), "missed_by": list(puzzle.missed_by)}
