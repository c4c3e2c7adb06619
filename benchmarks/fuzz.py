"""Fuzz the server: `python benchmarks/fuzz.py [--messages 100000] [--requests 20000]`, on SQLite and on PostgreSQL."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "helpers"))

from fault_injection import servers
from fuzzing import fuzz
from postgres_server import Postgres


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--messages", type=int, default=100_000)
    arguments.add_argument("--requests", type=int, default=20_000)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    complaints = 0
    with tempfile.TemporaryDirectory() as folder:
        cluster = Postgres()
        try:
            for kind, database in (("SQLite", f"{folder}/farebox.db"), ("PostgreSQL", cluster.new_database())):
                with servers(database) as ours:
                    began = time.monotonic()
                    found = asyncio.run(fuzz(ours.bases[0], given.messages, given.requests, given.seed))
                    row = {"kind": kind, "messages": found.messages, "requests": found.requests, "statuses": found.statuses}
                    row |= {"refused": found.problems, "closed": found.closed, "complaints": ours.complaints()[:5]}
                    print(json.dumps({**row, "seconds": round(time.monotonic() - began)}), flush=True)
                    complaints += len(ours.complaints())
        finally:
            cluster.remove()
    return bool(complaints)


if __name__ == "__main__":
    sys.exit(main())
