"""Starting a game at a table: fix what the deal depends on, let the devices reveal their values, deal the cards."""

from __future__ import annotations

import time
from contextlib import nullcontext
from typing import Any

from farebox import RULES_VERSION, Game, load_board
from farebox.server.api.protocol import Changed
from farebox.server.room import Room
from farebox.table import dealing
from farebox.table.game_log import Logged
from farebox.table.rows import StoredEntry

Begun = tuple[Game, Logged, dict[str, Any]]


async def open_table(room: Room, start: bool) -> None:
    """Store a new table that nobody knows of yet, and start it if asked to. Conflict: its code is taken."""
    row = room.row
    if start:
        _fix(room)
    if not start or not dealing.is_complete(row.deal or {}):
        await room.store.add(row)
        return
    game, logged, outcome = _deal(room)
    waits = room.written(logged.row, outcome).waits
    room.change(changed=logged.row.time, waits=waits, driver=room.peers.me if waits else None, **outcome)
    with room.peers.adopting(row.code) if waits else nullcontext():
        await room.store.add(row, logged.row)
    room.go_on(game, logged, outcome)


async def start(room: Room) -> None:
    """Fix the deal, and deal at once if no device has anything to reveal. The caller holds the lock."""
    async with room.changing_row() as (was, edition):
        _fix(room)
        begun = await _deal_if_complete(room, was, edition)
    _tell(room, begun)


async def reveal(room: Room, held: tuple[int, ...], value: str) -> None:
    """A device reveals its value; after the last one the cards are dealt. The caller holds the lock."""
    if room.row.status != "dealing" or room.row.deal is None:
        return
    deal = dealing.revealed(room.row.deal, held, value)
    async with room.changing_row() as (was, edition):
        room.row.deal, room.row.edition = deal, edition + 1
        begun = await _deal_if_complete(room, was, edition)
    _tell(room, begun)


def reveal_left(room: Room) -> float | None:
    """Seconds that devices still have to reveal their values; None if nothing is being dealt."""
    row = room.row
    if row.status != "dealing" or row.since is None:
        return None
    return min(dealing.REVEAL_SECONDS, max(0.0, row.since + dealing.REVEAL_SECONDS - time.time()))


async def deal_without_absent(room: Room) -> None:
    """Deal: devices that have not revealed their values in time are absent."""
    async with room.lock:
        await room.settle(-1)
        if room.row.status != "dealing":
            return
        async with room.changing_row() as (was, edition):
            room.row.edition = edition + 1
            begun = await _begin(room, was, edition)
        _tell(room, begun)


def _fix(room: Room) -> None:
    """Fix everything that the deal depends on, before anything is revealed."""
    row = room.row
    row.deal = dealing.frozen(row.deal or dealing.new_deal(row.code), row.places)
    row.rules, row.board_digest = RULES_VERSION, load_board(row.options["board"]).digest
    row.status, row.since, row.waits = "dealing", time.time(), True
    row.changed, row.edition = row.since, row.edition + 1


async def _deal_if_complete(room: Room, was: str, edition: int) -> Begun | None:
    if dealing.is_complete(room.row.deal or {}):
        return await _begin(room, was, edition)
    await room.store.freeze(room.row, was, edition)
    return None


async def _begin(room: Room, was: str, edition: int) -> Begun:
    game, logged, outcome = _deal(room)
    room.change(changed=logged.row.time, waits=room.written(logged.row, outcome).waits, **outcome)
    await room.store.begin(room.row, logged.row, was, edition)
    return game, logged, outcome


def _deal(room: Room) -> Begun:
    row = room.row
    row.first_seat = dealing.deal_of(row, load_board(row.options["board"])).first_seat
    entry = StoredEntry(code=row.code, number=0, kind="deal", seat=None, action="", by_bot=False, message=None, time=time.time())
    game, logged = room.history.play(entry)
    return game, logged, room.history.table_after(game, logged)


def _tell(room: Room, begun: Begun | None) -> None:
    if begun is not None:
        room.go_on(*begun)
    else:
        room.tell(Changed(table=room.table()))
        room.on_change()
