"""For tests that need PostgreSQL: one cluster for all of a process, a database of its own for each test, also beside SQLite.

For tests of reviews: reviews that take little time."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from farebox.server.reviews import review_process
from postgres_server import Postgres

LIGHT = "import farebox.review as r; r.QUICK = r.DEEP = r.Effort(worlds=2, lookahead=0)"
RUN = "from farebox.server.reviews.worker import main; main()"


@pytest.fixture
def light_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_process, "WORKER_COMMAND", [sys.executable, "-c", f"{LIGHT}; {RUN}"])


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
