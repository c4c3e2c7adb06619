"""For tests that need PostgreSQL: one cluster for all of a process, a database of its own for each test."""

from __future__ import annotations

from collections.abc import Iterator

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
