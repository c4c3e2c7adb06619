"""Responses to requests about the puzzles of the package, for servers and pages. The solution is sent only with an answer."""

from __future__ import annotations

from datetime import date

from farebox.boards.board import board_names
from farebox.game.action import Action, IllegalAction, read_action
from farebox.puzzles.puzzle import Puzzle, puzzle_of_the_day
from farebox.puzzles.shipped import puzzles_of, shipped_puzzles
from farebox.table.errors import Refused
from farebox.table.messages.encoding import encode
from farebox.table.messages.puzzles import PuzzleAnswer, PuzzleHint, Puzzles, PuzzleSolution, PuzzleSummary, PuzzleValue
from farebox.table.messages.table_json import action_data
from farebox.table.messages.view_json import view_text


def listed(day: date) -> Puzzles:
    """All puzzles, and those of the day."""
    boards = [board for board in board_names() if puzzles_of(board)]
    return Puzzles(
        date=day.isoformat(),
        today={board: puzzle_of_the_day(puzzles_of(board), day).id for board in boards},
        puzzles=[_summary(puzzle) for board in boards for puzzle in puzzles_of(board)],
    )


def shown(puzzle: str) -> str:
    """A puzzle as its seat sees it, as the JSON of a PuzzleData: a view is written as text at once."""
    found = _find(puzzle)
    return f'{{"puzzle":{encode(_summary(found))},"seat":{found.seat},"view":{view_text(found.view, can_undo=False)}}}'


def hint(puzzle: str, number: int) -> PuzzleHint:
    """A few answers, one of which is right."""
    found = _find(puzzle)
    tickets = list(found.hint_tickets) if number == 2 else []
    return PuzzleHint(answers=[action_data(action) for action in found.hint(number)], tickets=tickets)


def answered(puzzle: str, text: str | None) -> PuzzleAnswer:
    """Whether an answer is right, and what it costs if it is not; without an answer, the solution."""
    found = _find(puzzle)
    if text is None:
        return PuzzleAnswer(right=False, cost=None, solution=_solution(found))
    action = _read(text)
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
