"""How many entries per second one process writes: `python benchmarks/writes.py`, on SQLite and PostgreSQL, both with fsync.

Many tables write one entry after another; nothing is played or broadcast. On PostgreSQL every batch is one statement that
also notifies the other processes.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "helpers"))

from farebox.load.report import percentiles
from farebox.server.storage.entry_writer import EntryWrite
from farebox.server.storage.store import Store
from farebox.table.rows import StoredEntry, StoredPlace, StoredTable
from postgres_server import Postgres

SECONDS = 4.0


def row(code: str) -> StoredTable:
    now = time.time()
    kind = {"status": "playing", "listed": False, "hot_seat": False, "host": "", "seed": 1, "first_seat": 0, "at": 0}
    places = [StoredPlace(code=code, seat=seat, kind="player", name="", stand_in=False) for seat in range(2)]
    return StoredTable(code=code, options={}, to_act=[0], since=now, created=now, changed=now, places=places, **kind)


async def keep_writing(store: Store, code: str, end: float, spent: list[float]) -> None:
    number = 0
    while time.perf_counter() < end:
        number += 1
        entry = StoredEntry(
            code=code, number=number, kind="play", seat=0, action="blind", by_bot=False, message="m", time=time.time()
        )
        began = time.perf_counter()
        await store.append(EntryWrite(entry, [0], time.time(), "playing", False))
        spent.append(time.perf_counter() - began)


async def measure(database: Path | str, tables: int) -> dict[str, object]:
    store = Store(database)
    await store.open()
    codes = [f"T{tables}X{number}" for number in range(tables)]
    for code in codes:
        await store.add(row(code))
    spent: list[float] = []
    began, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*(keep_writing(store, code, began + SECONDS, spent) for code in codes))
    seconds, cpu = time.perf_counter() - began, time.process_time() - cpu
    await store.close()
    rate = {"entries_per_s": round(len(spent) / seconds), "cpu_ms_per_entry": round(1000 * cpu / len(spent), 3)}
    return {"at_once": tables, **rate, "ms": percentiles(spent)}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        cluster = Postgres(fsync="on")
        try:
            for tables in (1, 10, 100):
                for database in (Path(folder) / "farebox.db", cluster.address()):
                    result = asyncio.run(measure(database, tables))
                    kind = "PostgreSQL" if isinstance(database, str) else "SQLite"
                    print(json.dumps({"kind": kind, **result, "load_average": os.getloadavg()[0]}), flush=True)
        finally:
            cluster.remove()


if __name__ == "__main__":
    main()
