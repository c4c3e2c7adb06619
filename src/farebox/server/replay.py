"""Replaying stored games on the event loop: other tables are served between slices of the work."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from farebox.server.storage.validation import check_row
from farebox.table.game_log import GameLog
from farebox.table.integrity import Unreadable
from farebox.table.rows import StoredEntry, StoredTable

SLICE = 0.01  # seconds of replay at a time
LOAD_SECONDS = 10.0  # of replay that a table may take


class Slices:
    """Work on the event loop that lets other tasks run after every slice."""

    def __init__(self) -> None:
        self.spent, self._began = 0.0, time.perf_counter()

    async def give_way(self) -> None:
        if (now := time.perf_counter()) - self._began > SLICE:
            self.spent += now - self._began
            await asyncio.sleep(0)
            self._began = time.perf_counter()


async def replayed(row: StoredTable, entries: Sequence[StoredEntry]) -> GameLog:
    """The log of a stored table. Raises Unreadable."""
    check_row(row)
    slices = Slices()
    log = GameLog(row)
    for _ in log.replay(entries):
        await slices.give_way()
        if slices.spent > LOAD_SECONDS:
            raise Unreadable(f"its {len(entries)} entries take too long to read")
    return log
