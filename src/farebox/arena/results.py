"""The store: results.csv in a folder, one row per seat of a game, written as games end.

So nothing is lost or played twice.
"""

from __future__ import annotations

import csv
import hashlib
import importlib.util
import io
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from farebox.arena.match import PlayedGame
from farebox.arena.result import COLUMNS, GameResult, ResultKey
from farebox.game.text.record import EXTENSION

RESULTS_FILE = "results.csv"
SEATS_COLUMN = COLUMNS.index("seats")
PARQUET = "results.parquet"
# `won` is a fraction, all other columns are text
NUMBER_COLUMNS = ("seats", "seed", "rotation", "turns", "seat", "total", "faults")


class ResultStore:
    """Results in a folder. `results` has those that were there before and all that are added."""

    def __init__(self, folder: Path) -> None:
        if folder.exists() and not folder.is_dir():
            raise ValueError(f"{folder} is not a folder")
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.file = folder, folder / RESULTS_FILE
        self.results: dict[ResultKey, GameResult] = {}
        if self.file.exists():
            _drop_half_game(self.file)
        if not self.file.exists() or not self.file.stat().st_size:
            self.file.write_text(_line(COLUMNS), encoding="utf-8")
        self.results = {result.key: result for result in read_results(self.file)}

    def add(self, played: Iterable[PlayedGame]) -> None:
        """Store games: first the records, then the rows, so that a row guarantees that its record exists."""
        rows = ""
        for game in played:
            if game.record:
                (self.folder / record_name(game.result)).write_text(game.record, encoding="utf-8")
            if game.result.key not in self.results:
                self.results[game.result.key] = game.result
                rows += "".join(map(_line, game.result.rows()))
        with self.file.open("a", encoding="utf-8", newline="") as file:
            file.write(rows)

    def write_parquet(self) -> Path:
        """Also write all results as Parquet."""
        check_parquet()
        arrow, arrow_csv, parquet = (importlib.import_module(f"pyarrow{part}") for part in ("", ".csv", ".parquet"))
        types = {name: arrow.int64() if name in NUMBER_COLUMNS else arrow.string() for name in COLUMNS} | {"won": arrow.float64()}
        path = self.folder / PARQUET
        parquet.write_table(arrow_csv.read_csv(self.file, convert_options=arrow_csv.ConvertOptions(column_types=types)), path)
        return path


def check_parquet() -> None:
    if importlib.util.find_spec("pyarrow") is None:
        raise ValueError("Parquet needs pyarrow: pip install 'farebox[parquet]', or '.[parquet]' in a checkout")


def read_results(file: Path) -> list[GameResult]:
    """The games of a file. Raises ValueError that names the invalid line. An incomplete last game is skipped."""
    return [result for result, _ in _games(file, file.read_text(encoding="utf-8"))]


def _games(file: Path, text: str) -> Iterator[tuple[GameResult, int]]:
    """Each game, and the line it ends with."""
    rows = csv.reader(io.StringIO(text[: text.rfind("\n") + 1], newline=""))
    if tuple(next(rows, ())) != COLUMNS:
        raise ValueError(f"{file}: does not start with the columns of an arena's results")
    game: list[list[str]] = []
    for row in rows:
        game.append(row)
        try:
            if len(row) != len(COLUMNS) or len(game) == int(row[SEATS_COLUMN]):
                yield GameResult.from_rows(game), rows.line_num
                game = []
        except ValueError as error:
            raise ValueError(f"{file}: line {rows.line_num} is not the result of a game: {error}") from None


def record_name(result: GameResult) -> str:
    """A file name that identifies the game; no two games share one."""
    bots = ",".join(result.pairing.bots)
    plain = re.sub(r"[^A-Za-z0-9]+", "-", bots).strip("-")
    if not re.fullmatch(r"[a-z]+(,[a-z]+)*", bots):
        plain = f"{plain[:60]}-{hashlib.sha256(bots.encode()).hexdigest()[:6]}"
    return f"{result.board}-{result.seats}-{result.pairing.seed:06d}-{plain}{EXTENSION}"


def _drop_half_game(file: Path) -> None:
    """Cut off an incomplete last game, left by a run that was killed while writing; that game is played again."""
    lines = file.read_bytes().splitlines(keepends=True)
    ends = [0]
    if lines and lines[0].endswith(b"\n"):
        ends = [1, *(line for _, line in _games(file, b"".join(lines).decode(errors="replace")))]
    if ends[-1] < len(lines):
        with file.open("r+b") as stream:
            stream.truncate(sum(map(len, lines[: ends[-1]])))


def _line(row: Iterable[Any]) -> str:
    text = io.StringIO(newline="")
    csv.writer(text, lineterminator="\n").writerow(row)
    return text.getvalue()
