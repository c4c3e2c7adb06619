"""`farebox show` and `farebox verify`: print and verify records."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from farebox.boards.board import Board, load_board
from farebox.cli.screen import err, out, print_json, progress
from farebox.game.daily import day_of
from farebox.game.game import Game
from farebox.game.text.record import EXTENSION, Record, RecordError
from farebox.game.transcript import tell_story

ROWS = {"completed": "completed tickets"}  # labels of the score pad that differ from the field's name


def read_record(file: Path) -> Record:
    try:
        return Record.parse(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise ValueError(f"{file}: is not UTF-8 text") from None
    except RecordError as error:
        raise ValueError(f"{file}: {error}") from None


def show(file: Path, board: str | None) -> None:
    record = read_record(file)
    given = load_board(board) if board else None
    if record.veiled:
        out.print(str(record), soft_wrap=True)
        return
    try:
        game = record.replay(given)
    except RecordError as error:
        raise ValueError(f"{file}: {error}") from None
    names = list(record.players) if len(record.players) == len(game.seats) else [f"Seat {p}" for p in game.seats]
    for line in tell_story(game, names):
        out.print(line, soft_wrap=True)
    out.print(score_pad(game, names))
    if game.board.reconstructed:
        out.print(f"Not certain: {game.board.certainty}", style="yellow")


def score_pad(game: Game, names: list[str]) -> Table:
    """The score pad as a table; before the end, as if the game ended now."""
    title = f"{game.board.name}: final score" if game.over else f"{game.board.name}: score if the game ended now"
    table = Table(title=title)
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    scores = game.scores
    rows = game.board.ruleset.score_rows
    for row, below in zip(rows, (*rows[1:], ""), strict=True):
        table.add_row(ROWS.get(row, row), *(str(getattr(score, row)) for score in scores), end_section=below == "total")
    table.add_row("place", *(f"{score.rank}{' ★' if game.over and p in game.winners else ''}" for p, score in enumerate(scores)))
    return table


def verify(files: list[Path], board: str | None, as_json: bool) -> bool:
    """Verify records and print the result. Returns whether all are valid."""
    given = load_board(board) if board else None
    found = [path for file in files for path in _records_in(file)]
    problems: dict[str, str] = {}
    days: dict[str, str] = {}
    with progress() as bar:
        for path in bar.track(found, description="verifying"):
            problem, day = _verified(path, given)
            if problem:
                problems[str(path)] = problem
            elif day:
                days[str(path)] = day
    if as_json:
        print_json({"verified": len(found) - len(problems), "problems": problems, **({"daily_deals": days} if days else {})})
    else:
        for name, day in days.items():
            out.print(f"{name}: the daily deal of {day}", soft_wrap=True)
        for name, problem in problems.items():
            err.print(f"farebox: {name}: {problem}", soft_wrap=True)
        out.print(f"{len(found) - len(problems)} of {len(found)} records are valid")
    return not problems


def _records_in(file: Path) -> list[Path]:
    if not file.is_dir():
        return [file]
    found = sorted(file.glob(f"*{EXTENSION}"))
    if not found:
        raise ValueError(f"{file}: no records (*{EXTENSION}) in this folder")
    return found


def _verified(path: Path, board: Board | None) -> tuple[str, str | None]:
    """The problem of a record, "" if it is valid; and the day whose daily deal it has."""
    try:
        game = Record.parse(path.read_text(encoding="utf-8")).verify(board)
    except OSError as error:
        return error.strerror or "cannot be read", None
    except UnicodeDecodeError:
        return "is not UTF-8 text", None
    except RecordError as error:
        return str(error), None
    return "", None if game.deal is None else day_of(game.deal.code)
