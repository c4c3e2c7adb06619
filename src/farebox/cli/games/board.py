"""`farebox board`: check board files and list the boards of the package."""

from __future__ import annotations

from rich.table import Table

from farebox.boards.board import Board, board_names, load_board
from farebox.cli.screen import out, print_json


def check(file: str) -> None:
    board = load_board(file)
    out.print(f"{file}: ok")
    out.print(f"{board.name}: {_contents(board)}")
    if board.reconstructed:
        out.print(f"Not certain: {board.certainty}", style="yellow")


def _contents(board: Board) -> str:
    doubles = sum(route.twin is not None for route in board.routes) // 2
    return (
        f"{board.seats[0]} to {board.seats[-1]} seats, {len(board.locations)} locations, {len(board.routes)} routes "
        f"({doubles} double), {len(board.tickets)} tickets, {sum(board.cards)} cards, {board.pieces} pieces per seat"
    )


def table(as_json: bool) -> None:
    boards = [load_board(name) for name in board_names()]
    if as_json:
        print_json([{"id": b.id, "name": b.name, "certainty": b.certainty, "reconstructed": b.reconstructed} for b in boards])
        return
    rows = Table()
    rows.add_column("board", no_wrap=True)
    for column in ("name", "contents", "certainty"):
        rows.add_column(column)
    for board in boards:
        rows.add_row(board.id, board.name, _contents(board), board.certainty)
    out.print(rows)
