"""Real processes, a real PostgreSQL, and what befalls them while people play (benchmarks/faults.py does it for longer).

After each: every accepted action is in its record once, every record verifies, and every game goes on to its end.
"""

from __future__ import annotations

import signal
import time
from pathlib import Path
from random import Random

import pytest

from farebox.load.crowd import Plan
from fault_injection import Servers, endure, kill_one, servers
from postgres_server import Postgres


def plan(ours: Servers) -> Plan:
    return Plan(bases=ours.bases, games=5, seconds=100, pace=0.05, seats=3, bots=1, boards=["new_york", "first_journey_usa"])


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_killed_again_and_again(kind: str, tmp_path: Path, postgres: Postgres) -> None:
    rng = Random(1)
    database = str(tmp_path / "farebox.db") if kind == "sqlite" else postgres.new_database()
    with servers(database, 1 if kind == "sqlite" else 2) as ours:
        report = endure(plan(ours), lambda: kill_one(ours, rng), 2, lambda: 0.3 + rng.random())
        assert report.wrong == []
        assert report.games >= 5
        assert ours.kills == 2
        assert ours.complaints() == []


def test_the_database_is_restarted(postgres: Postgres) -> None:
    own = Postgres()
    try:
        with servers(own.new_database(), 2) as ours:
            blows = iter([signal.SIGINT, signal.SIGQUIT])
            report = endure(plan(ours), lambda: own.restart(next(blows), 0.3), 2, lambda: 1.0)
            assert report.wrong == []
            assert report.games >= 5
            assert ours.complaints() == []  # a line now and then that the database is away, and no tracebacks
    finally:
        own.remove()


def test_a_frozen_process_holds_up_nobody(postgres: Postgres) -> None:
    """SIGSTOP: its bots are taken over; when it wakes up it believes nothing that is no longer true."""
    with servers(postgres.new_database(), 2) as ours:
        alive = Plan(bases=ours.bases[1:], games=4, seconds=100, pace=0.05, seats=2, bots=1)

        def freeze() -> None:
            ours.kill(0, signal.SIGSTOP)
            time.sleep(7)
            ours.go_on(0)

        report = endure(alive, freeze, 1, lambda: 0.2)
        assert report.wrong == []
        both = Plan(bases=ours.bases, games=4, seconds=100, pace=0.02, seats=2, bots=1)
        report = endure(both, lambda: None, 1, lambda: 1.0)
        assert report.wrong == []
        assert ours.complaints() == []
