"""The puzzles of the package over HTTP."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import Path, Response

from farebox.puzzles import responses
from farebox.table.messages.puzzles import PuzzleAnswer, PuzzleHint, Puzzles, TryPuzzle


async def listed() -> Puzzles:
    """All puzzles, and those of the day."""
    return responses.listed(datetime.now(UTC).date())


async def shown(puzzle: str) -> Response:
    """A puzzle as its seat sees it."""
    return Response(responses.shown(puzzle), media_type="application/json")


async def hint(puzzle: str, number: Annotated[int, Path(ge=1, le=2)]) -> PuzzleHint:
    """A few answers, one of which is right."""
    return responses.hint(puzzle, number)


async def answer(puzzle: str, tried: TryPuzzle) -> PuzzleAnswer:
    """Whether an answer is right, and what it costs if it is not; without an answer, the solution."""
    return responses.answered(puzzle, tried.action)
