"""What storing the positions of live tables costs actions: `python benchmarks/positions.py [--seconds S] [--postgresql]`.

Writes an entry every 10 ms and measures how long each takes until it is committed, in turns: for a second while positions
are being stored as the server does it (ten per transaction, then a pause), then for a second without. Prints both as
JSON, with the time that the view of a position takes. A server with 500 live tables stores positions for 3 of 30 seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

sys.path.append(str(Path(__file__).parent.parent / "tests"))

from farebox import Game
from farebox.server.last_positions import MOST_AT_ONCE, PAUSE
from farebox.server.rooms import encode
from farebox.server.storage.entry_writer import EntryWrite
from farebox.server.storage.store import Store
from farebox.table.lobby.new_table import new_row
from farebox.table.messages.view_json import ViewWriter
from farebox.table.rows import StoredEntry, StoredPlace, StoredPosition
from postgres_server import Postgres

TABLES = 20
EVERY = 0.01  # seconds between entries


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--postgresql", action="store_true")
    options = parser.parse_args()
    if options.postgresql:
        cluster = Postgres()
        try:
            print(json.dumps(asyncio.run(measure(cluster.new_database(), options.seconds)), indent=2))
        finally:
            cluster.remove()
    else:
        with tempfile.TemporaryDirectory() as folder:
            print(json.dumps(asyncio.run(measure(Path(folder) / "farebox.db", options.seconds)), indent=2))


async def measure(database: Path | str, seconds: int) -> dict[str, object]:
    store = Store(database)
    await store.open()
    codes = [f"TABLE{i:03}" for i in range(TABLES)]
    for code in codes:
        places = [StoredPlace(code, seat, "bot", "Robo", "casual") for seat in range(2)]
        row = new_row(code, {"board": "new_york", "undo": True, "listed": False}, "", places, time.time(), hot_seat=False)
        await store.add(row, [StoredEntry(code, 0, "deal", None, "", False, None, time.time(), "")])
    views = Views()
    took: dict[bool, list[float]] = {False: [], True: []}
    numbers = dict.fromkeys(codes, 0)
    for second in range(seconds):
        storing = second % 2 == 1
        keeping = asyncio.create_task(keep(store, codes, views)) if storing else None
        end = time.perf_counter() + 1
        while (began := time.perf_counter()) < end:
            code = codes[len(took[storing]) % TABLES]
            numbers[code] += 1
            entry = StoredEntry(code, numbers[code], "play", 0, "blind", False, None, time.time(), "red")
            await store.append(EntryWrite(entry, [0], None, "playing", False))
            took[storing].append(time.perf_counter() - began)
            await asyncio.sleep(EVERY)
        if keeping is not None:
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
    await store.close()
    return {"without_ms": summary(took[False]), "while_storing_ms": summary(took[True]), "view_ms": summary(views.took)}


class Views:
    """Writes a spectator's view of a game as a live table does."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self._game = Game("new_york", 2, 1)

    def write(self) -> str:
        began = time.perf_counter()
        text = ViewWriter(encode).text(self._game.view(None), False, False)
        self.took.append(time.perf_counter() - began)
        return text


async def keep(store: Store, codes: list[str], views: Views) -> None:
    while True:
        for first in range(0, TABLES, MOST_AT_ONCE):
            positions = []
            for code in codes[first : first + MOST_AT_ONCE]:
                positions.append(StoredPosition(code, len(views.took), views.write()))
                await asyncio.sleep(0)
            await store.keep_positions(positions)
            await asyncio.sleep(PAUSE)


def summary(seconds: list[float]) -> dict[str, float]:
    parts = quantiles(seconds, n=100)
    figures = {"median": median(seconds), "p90": parts[89], "p99": parts[98], "max": max(seconds)}
    return {"count": len(seconds), **{name: round(1000 * value, 2) for name, value in figures.items()}}


if __name__ == "__main__":
    main()
