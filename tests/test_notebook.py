"""The notebook in examples/ runs from top to bottom and shows pictures."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

NOTEBOOK = Path(__file__).parents[1] / "examples" / "tour.ipynb"


def run_cell(source: str, names: dict[str, Any]) -> Any:
    """Run a cell; its value is that of its last line, if that is an expression."""
    parsed = ast.parse(source)
    last = parsed.body.pop() if isinstance(parsed.body[-1], ast.Expr) else None
    exec(compile(parsed, str(NOTEBOOK), "exec"), names)
    return None if last is None else eval(compile(ast.Expression(last.value), str(NOTEBOOK), "eval"), names)


def test_the_notebook_runs_and_shows_pictures(capsys: Any) -> None:
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    names: dict[str, Any] = {}
    shown = [run_cell(source, names) for source in code]
    pictures = [value._repr_svg_() for value in shown if hasattr(value, "_repr_svg_")]
    assert len(pictures) == 6
    for picture in pictures:
        ElementTree.fromstring(picture)
    said = capsys.readouterr().out
    assert all(words in said for words in ("seat 0: 37 points", "better: ", "seat 1: decisions "))


def test_the_notebook_has_no_outputs() -> None:
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in cells if cell["cell_type"] == "code")
