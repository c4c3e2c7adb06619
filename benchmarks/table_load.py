"""Load on a server: `python benchmarks/table_load.py [--kind sqlite|postgresql] [--games N] [--seconds S] [--affinity]`.

Server processes run on one core, the load on the other; PostgreSQL (with fsync) shares the load's core. The load begins when the
processes have loaded their bots' compiled code and are idle. Prints the report of `farebox load` as JSON, with the memory of
each process before, in the middle and at the end, and how busy the two cores were since the previous line: the
server's, and the one with the load and PostgreSQL.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tempfile
import threading
import time
from pathlib import Path
from subprocess import Popen
from urllib.request import urlopen

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "helpers"))

from farebox.cli.hosting.load import run_plan
from farebox.load.crowd import Plan
from fault_injection import Servers
from postgres_server import Postgres

SERVER_CORE, LOAD_CORE = 0, 1
EVERY = 15.0  # seconds
RESTED = 5.0  # seconds; compiling starts only a while after the server


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--kind", choices=["sqlite", "postgresql"], default="sqlite")
    arguments.add_argument("--games", type=int, default=500)
    arguments.add_argument("--seconds", type=float, default=60)
    arguments.add_argument("--processes", type=int, default=0, help="1 on SQLite, 2 on PostgreSQL")
    arguments.add_argument("--opening", type=float, default=0, help="seconds over which the tables are opened, at least")
    arguments.add_argument("--pace", type=float, default=2.0)
    arguments.add_argument("--seats", type=int, default=2)
    arguments.add_argument("--bots", type=int, default=0)
    arguments.add_argument("--affinity", action="store_true", help="send all clients of a table to one process, as deploy/ does")
    arguments.add_argument("--finish", action="store_true", help="play all games to their ends and verify their records")
    given = arguments.parse_args()
    os.sched_setaffinity(0, {LOAD_CORE})
    with tempfile.TemporaryDirectory() as folder:
        cluster = Postgres(fsync="on") if given.kind == "postgresql" else None
        database = cluster.new_database() if cluster else f"{folder}/farebox.db"
        number = given.processes or (2 if cluster else 1)
        ours = Servers(database, number, ("taskset", "-c", str(SERVER_CORE)))
        try:
            await_rest(ours)
            print(json.dumps(measure(given, ours), indent=2))
        finally:
            ours.end()
            if cluster:
                cluster.remove()


def measure(given: argparse.Namespace, ours: Servers) -> dict[str, object]:
    seen: list[tuple[int, list[int], list[float]]] = []
    over = threading.Event()
    began = time.monotonic()

    def watch() -> None:
        before = busy_and_all()
        while not over.wait(EVERY):
            now = busy_and_all()
            cores = [round((now[i][0] - before[i][0]) / (now[i][1] - before[i][1]), 2) for i in (SERVER_CORE, LOAD_CORE)]
            seen.append((round(time.monotonic() - began), [round(mb) for mb in ours.memory()], cores))
            before = now

    watching = threading.Thread(target=watch)
    watching.start()
    people = {"seats": given.seats, "bots": given.bots, "affinity": given.affinity, "opening": given.opening}
    plan = Plan(bases=ours.bases, games=given.games, seconds=given.seconds, pace=given.pace, finish=given.finish, **people)
    try:
        report = run_plan(plan, lambda report, phase: None)
    finally:
        over.set()
        watching.join()
    more = {"load_average": os.getloadavg(), "cpu_seconds": cpu_seconds(ours), "complaints": ours.complaints()[:5]}
    more["writes_to_the_database"] = [writes(base) for base in ours.bases]
    return {"plan": vars(given), **report.data(), **more, "seconds_memory_cores": [str(one) for one in seen]}


def await_rest(ours: Servers) -> None:
    """Wait until all processes have been idle for a while: bots' code is compiled or loaded after the start."""
    rested = 0.0
    while rested < RESTED:
        before = cpu_seconds(ours)
        time.sleep(1)
        rests = cpu_seconds(ours) - before < 0.1 * len(ours.processes) and not any(map(has_children, ours.processes))
        rested = rested + 1 if rests else 0.0


def has_children(process: Popen[bytes] | None) -> bool:
    assert process is not None
    return bool(Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text())


def writes(base: str) -> dict[str, float]:
    """The number of a process's writes, by histogram bucket of seconds."""
    with urlopen(f"{base}/metrics") as answer:
        text = answer.read().decode()
    return {most: float(n) for most, n in re.findall(r'farebox_write_seconds_bucket{le="(.*)"} (.*)', text)}


def busy_and_all() -> list[tuple[int, int]]:
    """For each core: busy ticks and all ticks."""
    rows = [line.split()[1:9] for line in Path("/proc/stat").read_text().splitlines()[1:] if line.startswith("cpu")]
    return [(sum(ticks) - ticks[3] - ticks[4], sum(ticks)) for ticks in ([int(one) for one in row] for row in rows)]


def cpu_seconds(ours: Servers) -> float:
    """The sum over all processes."""
    ticks = 0
    for process in ours.processes:
        assert process is not None
        fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
