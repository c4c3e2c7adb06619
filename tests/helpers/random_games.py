"""Random games for tests: the choices of `dispatch.random_games`, one step at a time."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from farebox import Board, Game, board_names, load_board
from farebox.kernel.rng import advance, seeded
from farebox.rules import dispatch
from farebox.rules.board_numbers import board_numbers
from farebox.rules.hidden import redeal
from farebox.rules.running.random_play import CHOOSER, random_action
from farebox.rules.state import NONE, OVER, State

BOARDS = [load_board(name) for name in board_names()]
TABLES = [(board, seats) for board in BOARDS for seats in board.seats]


def table_name(value: object) -> str:
    return value.id if isinstance(value, Board) else str(value)


def options(board: Board, seats: int, seed: int) -> tuple[int, int]:
    """first_seat and completion_cards that differ from game to game."""
    return seed % seats, 0 if board.ruleset.id == "new_york" else seed % 3


def steps(board: Board, seats: int, seed: int) -> Iterator[tuple[State, int]]:
    """The state before each step and the step chosen; at last the state at the end, and -1."""
    b, s = board_numbers(board), State()
    dispatch.deal(b, s, seats, seed, *options(board, seats, seed))
    x = seeded(CHOOSER + seed)
    while s.phase != OVER:
        x = advance(x)
        action = random_action(b, s, x)
        yield s, action
        dispatch.apply(b, s, action)
    yield s, -1


def states_for(game: Game, viewer: int | None, seed: int = 5) -> tuple[State, ...]:
    """All a viewer's knowledge is made of: the view's own state, one it imagines, and the truth dealt again by the rules."""
    view, dealt = game.view(viewer), game.state.copy()
    redeal(board_numbers(game.board), dealt, NONE if viewer is None else viewer, seeded(seed))
    return view._state, view.imagine(Random(seed)), dealt
