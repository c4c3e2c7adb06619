"""The puzzles of the package over HTTP. The solution is sent only with an answer."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import Path, Response
from pydantic_core import to_json

from farebox import Action, board_names
from farebox.game.action import IllegalAction, read_action
from farebox.puzzles import Puzzle, puzzle_of_the_day, puzzles_of, shipped_puzzles
from farebox.server.api.protocol import (
    PuzzleAnswer,
    PuzzleHint,
    Puzzles,
    PuzzleSolution,
    PuzzleSummary,
    PuzzleValue,
    TryPuzzle,
)
from farebox.table.errors import Refused
from farebox.table.messages.table_json import action_data
from farebox.table.messages.view_json import view_text


async def listed() -> Puzzles:
    """All puzzles, and those of the day."""
    day, boards = datetime.now(UTC).date(), [board for board in board_names() if puzzles_of(board)]
    return Puzzles(
        date=day.isoformat(),
        today={board: puzzle_of_the_day(puzzles_of(board), day).id for board in boards},
        puzzles=[_summary(puzzle) for board in boards for puzzle in puzzles_of(board)],
    )


async def shown(puzzle: str) -> Response:
    """A puzzle as its seat sees it."""
    found = _find(puzzle)
    summary = to_json(_summary(found)).decode()
    text = f'{{"puzzle":{summary},"seat":{found.seat},"view":{view_text(found.view, can_undo=False)}}}'
    return Response(text, media_type="application/json")


async def hint(puzzle: str, number: Annotated[int, Path(ge=1, le=2)]) -> PuzzleHint:
    """A few answers, one of which is right."""
    found = _find(puzzle)
    tickets = list(found.hint_tickets) if number == 2 else []
    return PuzzleHint(answers=[action_data(action) for action in found.hint(number)], tickets=tickets)


async def answer(puzzle: str, tried: TryPuzzle) -> PuzzleAnswer:
    """Whether an answer is right, and what it costs if it is not; without an answer, the solution."""
    found = _find(puzzle)
    if tried.action is None:
        return PuzzleAnswer(right=False, cost=None, solution=_solution(found))
    action = _read(tried.action)
    value = found.value_of(action)
    if value is None:
        raise Refused("illegal", "that is not one of the actions of this position")
    right = found.solved_by(action)
    cost = round(found.values[0].chance - value.chance, 4)
    return PuzzleAnswer(right=right, cost=cost, solution=_solution(found) if right else None)


def _find(puzzle: str) -> Puzzle:
    found = shipped_puzzles().get(puzzle)
    if found is None:
        raise Refused("not_found", "there is no such puzzle")
    return found


def _read(text: str) -> Action:
    try:
        return read_action(text)
    except IllegalAction as error:
        raise Refused("illegal", str(error)) from None


def _summary(puzzle: Puzzle) -> PuzzleSummary:
    return PuzzleSummary(id=puzzle.id, board=puzzle.board.id, seats=puzzle.seats, difficulty=puzzle.difficulty)


def _solution(puzzle: Puzzle) -> PuzzleSolution:
    values = [PuzzleValue(action=action_data(one.action), chance=one.chance, error=one.error) for one in puzzle.values]
    return PuzzleSolution(values=values, reasons=list(puzzle.reasons), missed_by=list(puzzle.missed_by))
