"""Custom boards in the page: read from files, checked as `farebox board check` does, and stored with their games."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import Any

from farebox import Board, BoardError, board_names, load_board
from farebox.table.errors import Refused
from farebox.table.messages.board_json import board_data, summary
from farebox.table.rows import StoredTable

LONGEST_NAME = 40
BOARD_NAME = re.compile(rf"[A-Za-z0-9_-]{{1,{LONGEST_NAME}}}")
LARGEST_FILE = 1_000_000  # characters


class CustomBoards:
    """The custom boards that were added, in every edition: a game continues on the edition it began with."""

    def __init__(self) -> None:
        self._last: dict[str, Board] = {}  # by name
        self._editions: dict[tuple[str, str], Board] = {}  # by name and digest

    def add(self, name: str, text: str, layout: str) -> Board:
        """Read a board. `name`: without `.toml`; `layout`: its drawing, or "". Raises Refused with one line about the problem."""
        if not BOARD_NAME.fullmatch(name):
            raise _refused(BoardError(name, "", "page_name", most=LONGEST_NAME))
        if name in board_names():
            raise _refused(BoardError(name, "", "taken_name", name=name))
        if max(len(text), len(layout)) > LARGEST_FILE:
            raise _refused(BoardError(name, "", "large_file", most=LARGEST_FILE))
        try:
            board = load_board(_written(name, text, layout))
            _check_drawn(board)
        except BoardError as error:
            raise _refused(error) from None
        self._last[name] = self._editions[name, board.digest] = board
        return board

    def named(self, name: str) -> Board | None:
        """The custom board for a new table; None if it is a board of the package."""
        return self._last.get(name)

    def of(self, row: StoredTable) -> Board | None:
        """The custom board of a table that has begun; None if it is a board of the package."""
        return self._editions.get((row.options["board"], row.board_digest or ""))


def _written(name: str, text: str, layout: str) -> Path:
    """Write a board and its drawing to files, because boards are read from files."""
    folder = Path(tempfile.mkdtemp())
    if layout:
        (folder / f"{name}.layout.json").write_text(layout, "utf-8")
    file = folder / f"{name}.toml"
    file.write_text(text, "utf-8")
    return file


def _check_drawn(board: Board) -> None:
    """The page has pictures only for the cards of the package's boards."""
    known = {card for name in board_names() for card in load_board(name).card_names if load_board(name).ruleset is board.ruleset}
    if strange := [card for card in board.card_names if card not in known]:
        raise BoardError(board.id, "cards", "no_picture", cards=", ".join(strange), known=", ".join(sorted(known)))


def described(board: Board, text: str, layout: str) -> dict[str, Any]:
    """A board as the page stores it; `summary` and `data` answer requests before Python has started."""
    kept: dict[str, Any] = {"id": board.id, "digest": board.digest, "text": text, "layout": layout}
    return {**kept, "summary": summary(board), "data": board_data(board)}


def _refused(error: BoardError) -> Refused:
    """The page has the texts, in the language that the user chose."""
    return Refused("board_file", f"{error.key}: {error.code}", **error.values, key=error.key, problem=error.code)
