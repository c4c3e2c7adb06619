"""The table runs where there is no server: in Pyodide, without sockets, databases or compiled libraries."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import farebox.table

ABSENT = (
    "asyncio",
    "pydantic",
    "pydantic_core",
    "sqlalchemy",
    "numpy",
    "numba",
    "prometheus_client",
    "anyio",
    "starlette",
    "fastapi",
)
PROGRAM = """
import importlib, sys
for name in sys.argv[1].split(","):
    sys.modules[name] = None
for name in sys.argv[2].split(","):
    importlib.import_module(name)
"""


def test_every_module_of_the_table_is_imported_without_the_server_s_libraries() -> None:
    folder = Path(farebox.table.__file__).parent
    files = [file.relative_to(folder).with_suffix("") for file in sorted(folder.rglob("*.py"))]
    modules = [".".join(["farebox.table", *file.parts]) for file in files]
    assert len(modules) > 20
    command = [sys.executable, "-c", PROGRAM, ",".join(ABSENT), ",".join(modules)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
