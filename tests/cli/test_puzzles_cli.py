"""`farebox puzzles make`: the file it writes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from farebox.boards.board import Board
from farebox.cli.app import app
from farebox.cli.games import puzzles as command
from farebox.puzzles import Puzzle, puzzles_of

FOUND = puzzles_of("new_york")[:3]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, int, int]]:
    """What the command asks for; it gets puzzles from the first and the third game."""
    calls: list[tuple[str, int, int, int]] = []

    def make(board: Board, games: int, seed: int, jobs: int) -> Iterator[list[Puzzle]]:
        calls.append((board.id, games, seed, jobs))
        yield from ([FOUND[0]], [], [FOUND[2], FOUND[1]])

    monkeypatch.setattr(command, "make_puzzles", make)
    return calls


def run(file: Path, *more: str) -> str:
    done = CliRunner().invoke(app, ["puzzles", "make", "--board", "new_york", "--out", str(file), *more], catch_exceptions=False)
    assert done.exit_code == 0
    return done.output


def read(file: Path) -> list[Puzzle]:
    return [Puzzle.from_dict(data) for data in json.loads(file.read_text(encoding="utf-8"))]


def test_the_file_has_all_puzzles_by_id(tmp_path: Path, asked: list[tuple[str, int, int, int]]) -> None:
    said = run(tmp_path / "made.json", "--games", "3", "--seed", "7", "--jobs", "2")
    assert asked == [("new_york", 3, 7, 2)]
    assert read(tmp_path / "made.json") == sorted(FOUND, key=lambda puzzle: puzzle.id)
    assert said.startswith("3 puzzles in ")


def test_puzzles_in_the_file_are_kept_if_more_are_added(tmp_path: Path, asked: list[tuple[str, int, int, int]]) -> None:
    file, other = tmp_path / "made.json", puzzles_of("new_york")[3]
    file.write_text(json.dumps([other.to_dict(), FOUND[0].to_dict()]), encoding="utf-8")
    run(file, "--add")
    assert read(file) == sorted([*FOUND, other], key=lambda puzzle: puzzle.id)
    run(file)
    assert other not in read(file)


@pytest.mark.parametrize("text", ["", "[{}]", "{}x", "[1]", '{"a": 1}', '[{"position": "x"}]', "\udcff"])
def test_a_broken_file_is_named_and_left_alone(tmp_path: Path, asked: list[tuple[str, int, int, int]], text: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text, encoding="utf-8", errors="surrogateescape")
    with pytest.raises(ValueError, match=r"broken\.json is not a file of puzzles"):
        run(file, "--add")
    assert file.read_text(encoding="utf-8", errors="surrogateescape") == text
    assert not asked


def test_the_shipped_files_are_as_the_command_writes_them(tmp_path: Path) -> None:
    for board in ("new_york", "first_journey_europe"):
        command.write(tmp_path / board, {puzzle.id: puzzle for puzzle in puzzles_of(board)})
        shipped = Path(command.__file__).parents[2] / "puzzles" / "data" / f"{board}.json"
        assert (tmp_path / board).read_text(encoding="utf-8") == shipped.read_text(encoding="utf-8")
