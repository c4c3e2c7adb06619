"""The puzzles of the package."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from farebox.boards.board import board_names
from farebox.puzzles.puzzle import Puzzle

PUZZLES_FOLDER = resources.files("farebox") / "puzzles" / "data"


@cache
def puzzles_of(board: str) -> tuple[Puzzle, ...]:
    """The puzzles of a board of the package, in the order of their days; empty if it has none."""
    file = PUZZLES_FOLDER / f"{board}.json"
    if not file.is_file():
        return ()
    return tuple(Puzzle.from_dict(data) for data in json.loads(file.read_text(encoding="utf-8")))


@cache
def shipped_puzzles() -> dict[str, Puzzle]:
    """All puzzles of the package by id."""
    return {puzzle.id: puzzle for board in board_names() for puzzle in puzzles_of(board)}
