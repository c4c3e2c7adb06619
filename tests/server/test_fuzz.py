"""What strangers send changes nothing and breaks nothing (benchmarks/fuzz.py sends 100,000 messages and more)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fault_injection import servers
from fuzzing import fuzz
from postgres_server import Postgres


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_strangers_change_nothing_and_break_nothing(kind: str, tmp_path: Path, postgres: Postgres) -> None:
    database = str(tmp_path / "farebox.db") if kind == "sqlite" else postgres.new_database()
    with servers(database) as ours:
        found = asyncio.run(fuzz(ours.bases[0], 1500, 300, seed=1))
        assert ours.complaints() == []
    assert found.messages >= 1500
    assert found.problems["not_your_seat"] > 50
    assert found.problems["malformed"] > 50
    assert not [status for status in found.statuses if status >= 500]
