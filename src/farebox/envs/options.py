"""The options that all environments take, and their checks."""

from __future__ import annotations

from farebox.boards.board import Board, load_board
from farebox.boards.limits import TURNS
from farebox.features.observation import TAKEN_CARDS

MAX_TURNS = 1000  # a longer game is truncated
ON_ILLEGAL = ("raise", "replace")


class ClosedError(RuntimeError):
    """The environment was closed."""


def the_board(board: Board | str) -> Board:
    if not isinstance(board, Board | str):
        raise ValueError(f"a board must be a Board or the name of one, not {board!r}")
    return load_board(board) if isinstance(board, str) else board


def check_memory(memory: int) -> int:
    if type(memory) is not int or not 0 <= memory <= TAKEN_CARDS:
        raise ValueError(f"memory must be 0 (none), 1 (discards) or 2 (discards and cards taken), not {memory!r}")
    return memory


def check_on_illegal(illegal: str) -> str:
    if illegal not in ON_ILLEGAL:
        raise ValueError(f"illegal must be one of {', '.join(ON_ILLEGAL)}, not {illegal!r}")
    return illegal


def check_turns(turns: int) -> int:
    if type(turns) is not int or not 1 <= turns < TURNS:
        raise ValueError(f"turns must be a number from 1 to {TURNS - 1}, not {turns!r}")
    return turns
