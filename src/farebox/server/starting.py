"""Starting a game at a live table: every step is stored before it is broadcast."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import nullcontext
from typing import Any

from farebox import Game
from farebox.server.room import Room
from farebox.table.game_log import Pending
from farebox.table.lobby import continuing, dealing, starting


async def open_table(room: Room, start: bool) -> None:
    """Store a new table that has no viewers yet, and start it if asked to. Conflict: its code is taken."""
    table = room.table
    if start:
        starting.fix(table)
    if start and starting.is_complete(table):
        await _store_dealt(room)
    else:
        await room.store.add(table.row)


async def open_same_deal(room: Room, deal: dict[str, Any], same_deal: str, browser: str | None) -> None:
    """Store a new table for a daily deal or a challenge, and deal its cards. Conflict: its code is taken."""
    room.table.change(deal=deal, same_deal=same_deal, browser=browser)
    starting.fix(room.table)
    await _store_dealt(room)


async def _store_dealt(room: Room) -> None:
    table = room.table
    pending = starting.propose_deal(table)
    me = room.peers.me if pending.waits else None
    table.change(changed=pending.entry.time, waits=pending.waits, driver=me, **pending.changes)
    with room.peers.adopting(room.code) if pending.waits else nullcontext():
        await room.store.add(table.row, [pending.entry])
    room.apply(pending)


async def open_continued(room: Room, game: Game, continues: dict[str, Any], bots: Collection[int]) -> None:
    """Store a new table that repeats the beginning of a finished game. Conflict: its code is taken."""
    table = room.table
    entries, waits = continuing.repeat(table, game, continues, bots)
    table.change(waits=waits, driver=room.peers.me if waits else None)
    with room.peers.adopting(room.code) if waits else nullcontext():
        await room.store.add(table.row, entries)


async def start(room: Room) -> None:
    """Fix the deal, and deal at once if no device has anything to reveal. The caller holds the lock."""
    async with room.changing_row() as (was, edition):
        starting.fix(room.table)
        pending = await _deal_if_complete(room, was, edition)
    _tell(room, pending)


async def reveal(room: Room, held: tuple[int, ...], value: str) -> None:
    """A device reveals its value; after the last one the cards are dealt. The caller holds the lock."""
    row = room.table.row
    if row.status != "dealing" or row.deal is None:
        return
    deal = dealing.revealed(row.deal, held, value)
    async with room.changing_row() as (was, edition):
        room.table.change(deal=deal, edition=edition + 1)
        pending = await _deal_if_complete(room, was, edition)
    _tell(room, pending)


async def deal_without_absent(room: Room) -> None:
    """Deal: devices that have not revealed their values in time are absent."""
    async with room.lock:
        await room.settle(-1)
        if room.table.row.status != "dealing":
            return
        async with room.changing_row() as (was, edition):
            room.table.row.edition = edition + 1
            pending = await _begin(room, was, edition)
        _tell(room, pending)


async def _deal_if_complete(room: Room, was: str, edition: int) -> Pending | None:
    if starting.is_complete(room.table):
        return await _begin(room, was, edition)
    await room.store.freeze(room.table.row, was, edition)
    return None


async def _begin(room: Room, was: str, edition: int) -> Pending:
    pending = starting.propose_deal(room.table)
    room.table.change(changed=pending.entry.time, waits=pending.waits, **pending.changes)
    await room.store.begin(room.table.row, pending.entry, was, edition)
    return pending


def _tell(room: Room, pending: Pending | None) -> None:
    if pending is not None:
        room.apply(pending)
    else:
        room.table.tell_changed()
        room.on_change()
