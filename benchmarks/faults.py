"""Kill servers while people play: `python benchmarks/faults.py [--kills 50]`.

One process on SQLite, two on PostgreSQL; a random one gets SIGKILL again and again while bots and players
play. Then come restarts and a crash of PostgreSQL itself, cut connections and frozen processes. Every message is checked, every
game is played to its end, every record verified and compared with what was accepted. Exit status 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "helpers"))

from farebox.load.crowd import Plan
from fault_injection import Servers, endure, kill_one, servers
from postgres_server import Postgres

BOARDS = ["new_york", "first_journey_europe"]
CUT = "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'farebox%'"


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--kills", type=int, default=50)
    arguments.add_argument("--games", type=int, default=25)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--only", choices=["sqlite", "postgresql", "outages"])
    given = arguments.parse_args()
    rng, wrong = Random(given.seed), 0
    with tempfile.TemporaryDirectory() as folder:
        if given.only in (None, "sqlite"):
            with servers(f"{folder}/farebox.db") as ours:
                wrong += ordeal("SIGKILL, SQLite", ours, given, lambda: kill_one(ours, rng), given.kills, rng)
        cluster = Postgres(fsync="on")
        try:
            if given.only in (None, "postgresql"):
                with servers(cluster.new_database(), 2) as ours:
                    wrong += ordeal("SIGKILL, PostgreSQL", ours, given, lambda: kill_one(ours, rng), given.kills, rng)
            if given.only in (None, "outages"):
                with servers(cluster.new_database(), 2) as ours:
                    blows = [lambda: cluster.restart(), lambda: cluster.restart(signal.SIGQUIT, 1.0), lambda: cluster.sql(CUT)]
                    wrong += ordeal("PostgreSQL restarted, crashed, cut", ours, given, lambda: rng.choice(blows)(), 12, rng)
                with servers(cluster.new_database(), 2) as ours:
                    wrong += ordeal("SIGSTOP for 8 s", ours, given, lambda: freeze(ours, rng), 3, rng)
        finally:
            cluster.remove()
    return bool(wrong)


def freeze(ours: Servers, rng: Random) -> None:
    i = rng.randrange(len(ours.ports))
    ours.kill(i, signal.SIGSTOP)
    time.sleep(8)
    ours.go_on(i)


def ordeal(name: str, ours: Servers, given: argparse.Namespace, blow: Callable[[], object], blows: int, rng: Random) -> int:
    began = time.monotonic()
    plan = Plan(bases=ours.bases, games=given.games, seconds=3600, pace=0.3, boards=BOARDS, seats=3, bots=1)
    report = endure(plan, lambda: (blow(), None)[1], blows, lambda: 0.5 + rng.random())
    data = report.data()
    kept = ("games_finished", "actions", "records_verified", "connections_lost", "requests_repeated", "refused", "wrong", "what")
    row = {"ordeal": name, "blows": blows, "seconds": round(time.monotonic() - began), **{key: data[key] for key in kept}}
    print(json.dumps({**row, "complaints": ours.complaints()[:5], "load_average": os.getloadavg()[0]}), flush=True)
    return len(report.wrong)


if __name__ == "__main__":
    sys.exit(main())
