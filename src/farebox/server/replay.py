"""Replaying stored games on the event loop: other tables are served in between, and the address that asks for a game pays."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextvars import ContextVar
from dataclasses import replace

from farebox import Board, BoardError, load_board
from farebox.boards.board import parse_board
from farebox.boards.check import check_layout
from farebox.server.api.limits.rate_limit import Bucket
from farebox.server.storage.store import Store
from farebox.server.storage.validation import check_row
from farebox.table.errors import Refused
from farebox.table.game_log import GameLog
from farebox.table.integrity import Unreadable
from farebox.table.rows import StoredEntry, StoredTable

asking: ContextVar[Bucket | None] = ContextVar("asking", default=None)  # entries that the address of a request may still load
SLICE = 0.01  # seconds of replay at a time
LOAD_SECONDS = 10.0  # seconds of replay that a table may take in all


class Slices:
    """Work on the event loop that lets other tasks run after every slice."""

    def __init__(self) -> None:
        self.spent, self._began = 0.0, time.perf_counter()

    async def give_way(self) -> None:
        if (now := time.perf_counter()) - self._began > SLICE:
            self.spent += now - self._began
            await asyncio.sleep(0)
            self._began = time.perf_counter()


def check_allowance() -> None:
    """Raises Refused if the address that asks has loaded too much."""
    allowance = asking.get()
    if allowance is not None and allowance.left() <= 0:
        raise Refused("too_fast", "this address has loaded too many games that were not in memory")


def pay(entries: int) -> None:
    if (allowance := asking.get()) is not None:
        allowance.spend(entries)


async def replayed(store: Store, row: StoredTable, entries: Sequence[StoredEntry]) -> GameLog:
    """Replay a stored table. Raises Unreadable."""
    check_row(row)
    slices = Slices()
    log = GameLog(row, await _stored_board(store, row))
    for _ in log.replay(entries):
        await slices.give_way()
        if slices.spent > LOAD_SECONDS:
            raise Unreadable(f"its {len(entries)} entries take too long to read")
    return log


async def board_of(store: Store, row: StoredTable) -> Board:
    """The board that a table is played on, with today's drawing if that fits it. Raises Unreadable."""
    today = load_board(row.options["board"])
    stored = await _stored_board(store, row)
    if stored is None:
        return today
    drawn = replace(stored, layout_file=today.layout_file)
    try:
        check_layout(today.id, drawn)
    except BoardError:
        return stored  # the web client draws it by itself
    return drawn


async def _stored_board(store: Store, row: StoredTable) -> Board | None:
    """The board that a game was started on, if its file has been edited since; None if it has not, or no board was stored."""
    name, digest = row.options["board"], row.board_digest
    if digest is None or digest == load_board(name).digest:
        return None
    text = await store.board(digest)
    try:
        return None if text is None else parse_board(name, text)
    except BoardError as error:
        raise Unreadable(f"its board is damaged ({error})") from None
