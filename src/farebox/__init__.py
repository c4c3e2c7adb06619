"""Farebox: New York and First Journey by the rulebook, for players, bot writers and researchers."""

from farebox.boards.board import Board, BoardError, board_names, load_board
from farebox.game.action import Action, IllegalAction
from farebox.game.event import Event
from farebox.game.game import Game, Options
from farebox.game.score import Score
from farebox.game.text.names import NotationError
from farebox.game.text.position import Position
from farebox.game.text.record import Record
from farebox.game.text.record_lines import RULES_VERSION, RecordError
from farebox.game.view import SeatView, View

__version__ = "0.1.0"

__all__ = [
    "RULES_VERSION",
    "Action",
    "Board",
    "BoardError",
    "Event",
    "Game",
    "IllegalAction",
    "NotationError",
    "Options",
    "Position",
    "Record",
    "RecordError",
    "Score",
    "SeatView",
    "View",
    "board_names",
    "load_board",
]
