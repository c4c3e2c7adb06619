"""Results as Parquet: the rows and columns of results.csv, with their types. Skipped without pyarrow."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from farebox.arena.contest import Contest
from farebox.arena.executors import InProcess
from farebox.arena.result import COLUMNS
from farebox.arena.results import NUMBER_COLUMNS, ResultStore
from farebox.arena.run import run

parquet = pytest.importorskip("pyarrow.parquet", reason="pip install pyarrow")


def test_parquet_has_the_rows_of_the_csv_file_with_types(tmp_path: Path) -> None:
    store = ResultStore(tmp_path)
    run(Contest("new_york", 2, ("random", "greedy"), games=4, seed=5), InProcess(), store)
    table = parquet.read_table(store.write_parquet())
    assert tuple(table.column_names) == COLUMNS
    kinds = {name: str(table.schema.field(name).type) for name in COLUMNS}
    numbers = dict.fromkeys(NUMBER_COLUMNS, "int64")
    assert kinds == dict.fromkeys(COLUMNS, "string") | numbers | {"won": "double"}
    written = list(csv.DictReader(store.file.read_text("utf-8").splitlines()))
    assert len(written) == 8
    assert [str(row["seed"]) for row in table.to_pylist()] == [row["seed"] for row in written]
    assert sum(row["won"] for row in table.to_pylist()) == 4
