"""The table runs where there is no server: in Pyodide, without sockets, databases or compiled libraries."""

from __future__ import annotations

import farebox.table
from blocked_imports import import_without, modules_of

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


def test_every_module_of_the_table_is_imported_without_the_server_s_libraries() -> None:
    modules = modules_of(farebox.table)
    assert len(modules) > 20
    import_without(ABSENT, modules)
