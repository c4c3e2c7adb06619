"""`farebox puzzles`: positions with one clearly best action, from bots' games."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from farebox.boards.board import Board
from farebox.cli.screen import out, progress
from farebox.puzzles.make import make_puzzles
from farebox.puzzles.puzzle import Puzzle


def make(board: Board, games: int, seed: int, file: Path, jobs: int, add: bool) -> None:
    """Make puzzles; the file is written again after every game that had one, so that an interrupted run keeps its puzzles."""
    puzzles = read(file) if add else {}
    with progress() as bar:
        task = bar.add_task(f"{board.name}: games", total=games)
        write(file, puzzles)
        for found in make_puzzles(board, games, seed, jobs):
            bar.advance(task)
            puzzles |= {puzzle.id: puzzle for puzzle in found}
            if found:
                write(file, puzzles)
    levels: Counter[int] = Counter(puzzle.difficulty for puzzle in puzzles.values())
    by_level = ", ".join(f"{levels[level]} of difficulty {level}" for level in sorted(levels))
    out.print(f"{len(puzzles)} puzzles in {file}" + (f": {by_level}" if by_level else ""))


def read(file: Path) -> dict[str, Puzzle]:
    try:
        puzzles = [Puzzle.from_dict(data) for data in json.loads(file.read_text(encoding="utf-8"))]
        return {puzzle.id: puzzle for puzzle in puzzles}
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise ValueError(f"{file} is not a file of puzzles: {type(error).__name__}: {error}") from None


def write(file: Path, puzzles: dict[str, Puzzle]) -> None:
    """One puzzle per line, sorted by id so that the order does not reveal the difficulty."""
    lines = ",\n".join(json.dumps(puzzles[key].to_dict(), separators=(",", ":")) for key in sorted(puzzles))
    file.write_text(f"[\n{lines}\n]\n" if lines else "[]\n", encoding="utf-8")
