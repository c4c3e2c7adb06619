"""`farebox evaluate`: each seat's chance to win throughout a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.table import Table

from farebox.boards.board import load_board
from farebox.bots.neural.evaluate import PositionEvaluation, biggest_swings, evaluate_game
from farebox.cli.games.records import read_records
from farebox.cli.screen import out, print_json
from farebox.game.game import Game
from farebox.game.text.record_lines import RecordError

CHANCES_EXPLAINED = """Chances in percent, estimated by the champion from what the seat to act (>) can see.
Change: how this seat's own chance changes until it acts again; ★ marks the biggest changes."""


def evaluate(file: Path, board: str | None, as_json: bool) -> None:
    record, *others = read_records(file)
    if others:
        raise ValueError(f"{file}: only one record can be evaluated at a time, not {len(others) + 1}")
    given = load_board(board) if board else None
    try:
        game = record.replay(given)
    except RecordError as error:
        raise ValueError(f"{file}: {error}") from None
    evaluations = evaluate_game(game)
    swings = biggest_swings(evaluations)
    if as_json:
        print_json(_as_dict(game, evaluations, swings))
        return
    names = list(record.players) if len(record.players) == len(game.seats) else [f"Seat {p}" for p in game.seats]
    out.print(_table(game, names, evaluations, swings))
    out.print(CHANCES_EXPLAINED, style="dim", soft_wrap=True)


def _as_dict(game: Game, evaluations: list[PositionEvaluation], swings: set[int]) -> dict[str, Any]:
    positions = [
        {
            "turn": position.turn,
            "seat": position.seat,
            "action": str(position.action) if position.action else None,
            "chances": [round(chance, 4) for chance in position.chances],
            "change": None if position.change is None else round(position.change, 4),
            "swing": k in swings,
        }
        for k, position in enumerate(evaluations)
    ]
    return {"board": game.board.id, "seats": len(game.seats), "positions": positions, "winners": list(game.winners)}


def _table(game: Game, names: list[str], evaluations: list[PositionEvaluation], swings: set[int]) -> Table:
    table = Table(title=f"{game.board.name}: chances to win", box=None, pad_edge=False, title_justify="left")
    table.add_column("turn", justify="right")
    for name in names:
        table.add_column(name, justify="right")
    table.add_column("action", overflow="fold")
    table.add_column("change", justify="right")
    table.add_column("")
    for k, position in enumerate(evaluations):
        chances = [f"{'>' if p == position.seat else ''}{100 * chance:.0f}" for p, chance in enumerate(position.chances)]
        change = "" if position.change is None else f"{100 * position.change:+.0f}"
        action = str(position.action) if position.action else "to act"
        table.add_row(str(position.turn or ""), *chances, action, change, "★" if k in swings else "")
    if game.over:
        won = ["won" if p in game.winners else "" for p in game.seats]
        table.add_row("", *won, f"result {game.ending}", "", "")
    return table
