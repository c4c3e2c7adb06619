"""`farebox show` and `farebox verify`: print and verify records."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.table import Table

from farebox.boards.board import Board, load_board
from farebox.cli.screen import err, out, print_json, progress
from farebox.game.daily import day_of
from farebox.game.game import Game
from farebox.game.text.kept import KeptError, check_kept
from farebox.game.text.record import EXTENSION, Record
from farebox.game.text.record_lines import RecordError
from farebox.game.transcript import tell_story

ROWS = {"completed": "completed tickets"}  # labels of the score pad that differ from the field's name


def read_records(file: Path) -> list[Record]:
    with _named(file):
        return list(Record.read_all(file))


@contextmanager
def _named(file: Path) -> Iterator[None]:
    """Name the file in errors."""
    try:
        yield
    except UnicodeDecodeError:
        raise ValueError(f"{file}: is not UTF-8 text") from None
    except RecordError as error:
        raise ValueError(f"{file}: {error}") from None


def show(file: Path, board: str | None, as_json: bool = False) -> None:
    """Print the records of a file. As JSON: one object, or a list of objects if there are several."""
    given = load_board(board) if board else None
    records = read_records(file)
    if as_json:
        with _named(file):
            told = [to_json(record, given) for record in records]
        print_json(told[0] if len(told) == 1 else told)
        return
    for record in records:
        if record.veiled:
            out.print(str(record), soft_wrap=True)
            continue
        with _named(file):
            game = record.replay(given)
        _show(record, game)


def to_json(record: Record, board: Board | None) -> dict[str, Any]:
    """A record as JSON; the scores, the ending and the winners need a record that replays."""
    found = {
        "id": record.id,
        "board": record.board,
        "digest": record.digest,
        "options": asdict(record.options),
        "players": record.players,
        "turns": [turn._asdict() for turn in record.turns],
    }
    if record.veiled:
        return found
    game = record.replay(board)
    ended = {"over": game.over, "ending": game.ending, "winners": game.winners}
    return {**found, **ended, "scores": [asdict(score) for score in game.scores]}


def _show(record: Record, game: Game) -> None:
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


def verify(files: list[Path], board: str | None, as_json: bool, kept: Path | None = None) -> bool:
    """Verify records, and one of them by what a device kept; print the result. Returns whether all are valid."""
    given = load_board(board) if board else None
    found = [path for file in files for path in _records_in(file)]
    if kept is not None and len(found) != 1:
        raise ValueError("--kept belongs to one record")
    told = None if kept is None else _read_kept(kept)
    valid, problems, days = 0, dict[str, str](), dict[str, str]()
    with progress() as bar:
        for path in bar.track(found, description="verifying"):
            dealt, problem = _verified(path, given, told)
            valid += len(dealt)
            if any(dealt):
                days[str(path)] = ", ".join(filter(None, dealt))
            if problem:
                problems[str(path)] = problem
    if as_json:
        print_json({"verified": valid, "problems": problems, **({"daily_deals": days} if days else {})})
    else:
        for name, day in days.items():
            out.print(f"{name}: the daily deal of {day}", soft_wrap=True)
        for name, problem in problems.items():
            err.print(f"farebox: {name}: {problem}", soft_wrap=True)
        if valid or len(problems) > 1:
            out.print(f"{valid} of {valid + len(problems)} records are valid")
        if kept is not None and not problems:
            out.print(f"{found[0]}: as the device of {kept} saw it", soft_wrap=True)
    return not problems


def _read_kept(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise ValueError(f"{file}: {error.strerror or 'cannot be read'}") from None
    except UnicodeDecodeError:
        raise ValueError(f"{file}: is not UTF-8 text") from None


def _records_in(file: Path) -> list[Path]:
    if not file.is_dir():
        return [file]
    found = sorted(file.glob(f"*{EXTENSION}"))
    if not found:
        raise ValueError(f"{file}: no records (*{EXTENSION}) in this folder")
    return found


def _verified(path: Path, board: Board | None, kept: str | None) -> tuple[list[str | None], str]:
    """For each valid record of a file up to the first problem, the day whose daily deal it has; and this problem."""
    days: list[str | None] = []
    try:
        for record in Record.read_all(path):
            game = record.verify(board)
            if kept is not None:
                check_kept(kept, record, game)
            days.append(day_of(game.deal.code) if game.deal else None)
    except OSError as error:
        return days, error.strerror or "cannot be read"
    except UnicodeDecodeError:
        return days, "is not UTF-8 text"
    except (RecordError, KeptError) as error:
        return days, str(error)
    return days, ""
