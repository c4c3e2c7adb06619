"""For tests that need PostgreSQL: one cluster for all of a process, a database of its own for each test, also beside SQLite."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from postgres_server import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    cluster = Postgres()
    yield cluster
    cluster.remove()


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> Path | str:
    """For `server`: a folder for SQLite, then PostgreSQL."""
    return tmp_path if request.param == "sqlite" else postgres.new_database()
