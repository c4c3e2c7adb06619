"""The lobby: open a table, join, leave, change places, start, play a rematch; and list tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, suppress
from dataclasses import asdict, replace
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from farebox import RULES_VERSION
from farebox.messages import text
from farebox.server import starting
from farebox.server.api.protocol import Join, Joined, Look, NewTable, Opened
from farebox.server.ops.metrics import metrics
from farebox.server.quarantine import unavailable
from farebox.server.replay import board_of
from farebox.server.room import Room
from farebox.server.rooms import Rooms
from farebox.server.storage.database import Conflict
from farebox.server.storage.validation import check_row
from farebox.table.errors import Refused, no_table
from farebox.table.integrity import FEWEST_SEATS, Unreadable
from farebox.table.lobby import credentials
from farebox.table.lobby.new_table import check_options, new_place, new_row, tell_apart
from farebox.table.lobby.permissions import check_host, check_seats, check_waiting, checked, is_host
from farebox.table.lobby.places import (
    check_no_open_place,
    next_table,
    plain_name,
    propose_commitment,
    propose_join,
    propose_leave,
    propose_look,
    propose_places,
)
from farebox.table.messages import board_json
from farebox.table.messages.boards import BoardData
from farebox.table.messages.tables import ChangedPlace, Held, Table, TableOptions
from farebox.table.rows import StoredPlace, StoredTable
from farebox.table.stored_record import stored_record

P = ParamSpec("P")
T = TypeVar("T")
CODE_TRIES = 20  # random codes or conflicts, before it must be another error


def retried(work: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Retry after a conflict: another process changed the table first, and its changes have been loaded."""

    @wraps(work)
    async def tried(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(CODE_TRIES):
            try:
                return await work(*args, **kwargs)
            except Conflict:
                continue
        raise Refused("busy", "too many requests change this table at once")

    return tried


# --- looking


def _shown(rooms: Rooms, row: StoredTable) -> Table:
    live = rooms.live.get(row.code)
    return live[0].table.data() if live else check_row(row)


async def table(rooms: Rooms, code: str) -> Table:
    try:
        row = await rooms.store.table(checked(code))
        if row is None:
            raise no_table(code)
        return _shown(rooms, row)
    except Unreadable as error:
        raise unavailable(str(error)) from None


async def tables(rooms: Rooms, codes: list[str] | None) -> list[Table]:
    """Tables to watch; with `codes`, those of them that can be read."""
    if codes is None:
        rows = await rooms.store.listed()
    else:
        rows = await rooms.store.tables([code.upper() for code in codes if credentials.is_code(code.upper())])
    found = []
    for row in rows:
        with suppress(Unreadable):  # opening it says why
            found.append(_shown(rooms, row))
    return found


async def board_of_table(rooms: Rooms, code: str) -> BoardData:
    """The board that a table is played on, even if its file has been edited since."""
    row = await rooms.store.table(checked(code))
    if row is None:
        raise no_table(code)
    try:
        return board_json.board_data(await board_of(rooms.store, row))
    except Unreadable as error:
        raise unavailable(str(error)) from None


async def record(rooms: Rooms, code: str, secret: str | None = None) -> str:
    """The record of a finished game. If this server no longer has the rules, also that of an unfinished game.

    `secret`: of the reader's seat, which decides what an unfinished game's record shows.
    """
    try:
        return await _record(rooms, code)
    except Refused as refusal:
        found = await rooms.store.whole(checked(code)) if refusal.problem.error == "old_rules" else None
        if found is None:
            raise
        row, entries, _ = found
        if row.status != "over" and (row.rules or 0) > RULES_VERSION:  # what those rules hide is not known here
            raise
        seats = () if secret is None else check_seats(row, secret)
        return stored_record(row, entries, [record_name(place) for place in row.places], seats)


def record_name(place: StoredPlace) -> str:
    """What a record calls a player or bot: without a name, by the animal, in English."""
    return place.name or animal_name(str(place.avatar), bot=place.kind == "bot")


def animal_name(avatar: str, *, bot: bool) -> str:
    return text("en", f"bot-name-{avatar}" if bot else f"look-{avatar}")


async def _record(rooms: Rooms, code: str) -> str:
    async with rooms.room(code) as room:
        game = room.table.game
        if game is None or not game.over:
            raise Refused("not_over", "a game's record is public when the game is over")
        names = [record_name(place) for place in room.table.row.places]
        taken_back, of = tuple(room.table.log.taken_back[seat] for seat in game.seats), room.table.row.continues
        continues = (of["id"], of["number"]) if of else None
        return await asyncio.to_thread(lambda: str(replace(game.record(names), taken_back=taken_back, continues=continues)))


# --- opening and starting


async def open_table(rooms: Rooms, new: NewTable, address: str) -> Opened:
    options = wanted_options(new)
    check_options(options, len(new.places))
    if new.start and any(place.kind == "open" for place in new.places):
        raise Refused("places_open", "a place is still open")
    return await open_and_store(rooms, new, asdict(options), address, lambda room: starting.open_table(room, new.start))


def wanted_options(new: NewTable) -> TableOptions:
    if new.options is None or len(new.places) < FEWEST_SEATS:
        raise Refused("malformed", "a table needs options and 2 to 4 places")
    return new.options


async def open_and_store(
    rooms: Rooms, new: NewTable, options: dict[str, Any], address: str, store: Callable[[Room], Awaitable[None]]
) -> Opened:
    """Open a table with a code that is free; `store` begins and stores it."""
    host = credentials.new_secret()
    for _ in range(CODE_TRIES):
        code, held = credentials.new_code(), list[Held]()
        places = tell_apart([new_place(code, seat, place, held, new.device) for seat, place in enumerate(new.places)])
        now = rooms.settings.clock.time()
        row = new_row(code, options, credentials.hashed(host), places, now, hot_seat=len(held) > 1)
        rooms.opened_by(code, address)
        opened = rooms.new_room(row)
        try:
            await store(opened)
            break
        except Conflict:
            continue
    else:
        raise Refused("busy", "no code is free")
    metrics.opened.labels(options["board"]).inc()
    async with rooms.room(code, opened) as room:
        return Opened(table=room.table.data(), host=host, held=held)


@retried
async def start(rooms: Rooms, code: str, secret: str) -> Table:
    async with rooms.room(code) as room:
        check_host(room.table.row, secret)
        async with room.lock:
            check_waiting(room.table.row)
            check_no_open_place(room.table)
            await starting.start(room)
        return room.table.data()


@retried
async def reveal(rooms: Rooms, code: str, secret: str, value: str) -> Table:
    """A device reveals the value it committed to."""
    async with rooms.room(code) as room, room.lock:
        await starting.reveal(room, check_seats(room.table.row, secret), value)
        return room.table.data()


# --- places


@retried
async def commit(rooms: Rooms, code: str, secret: str, device: str) -> Table:
    async with rooms.room(code) as room, room.lock:
        await room.set_places(propose_commitment(room.table, secret, device))
        return room.table.data()


@retried
async def join(rooms: Rooms, code: str, wanted: Join) -> Joined:
    name = plain_name(wanted.name)
    async with rooms.room(code) as room, room.lock:
        places, held = propose_join(room.table, name, wanted.seat, wanted.device, wanted.color, wanted.avatar)
        await room.set_places(places)
        return Joined(table=room.table.data(), held=held)


@retried
async def leave(rooms: Rooms, code: str, secret: str) -> Table:
    async with rooms.room(code) as room, room.lock:
        await room.set_places(propose_leave(room.table, secret))
        return room.table.data()


@retried
async def change_places(rooms: Rooms, code: str, secret: str, wanted: list[ChangedPlace]) -> Table:
    async with rooms.room(code) as room, room.lock:
        await room.set_places(propose_places(room.table, secret, wanted))
        return room.table.data()


@retried
async def change_look(rooms: Rooms, code: str, secret: str, wanted: Look) -> Table:
    async with rooms.room(code) as room, room.lock:
        await room.set_places(propose_look(room.table, secret, wanted.color, wanted.avatar))
        return room.table.data()


# --- rematch


async def rematch(rooms: Rooms, code: str, secret: str, count: Callable[[], AbstractContextManager[None]]) -> Table:
    """The table of a rematch: the same players and options, everybody moved by one seat. `count` may refuse a new one."""
    async with rooms.room(code) as room:
        async with room.lock:
            row, game = room.table.row, room.table.game
            if not is_host(row, secret):
                check_seats(row, secret)
            if game is None or not game.over:
                raise Refused("not_over", "the game is not over")
            is_new = row.rematch is None
            if is_new:
                with count():
                    await _open_next(rooms, room)
        assert room.table.row.rematch is not None
        async with rooms.room(room.table.row.rematch) as after, after.lock:
            if after.table.row.status == "waiting":
                await starting.start(after)
                is_new = True  # even if the table exists: the process that opened it may have failed to start it
            if is_new:
                room.table.tell_changed()
            return after.table.data()


async def _open_next(rooms: Rooms, room: Room) -> None:
    for _ in range(CODE_TRIES):
        after = next_table(room.table)
        try:
            await rooms.store.add(after, follows=room.code)
            rooms.opened_by(after.code, room.opener)
            room.table.row.rematch = after.code
            return
        except Conflict:
            await room.reload()
            if room.table.row.rematch is not None:
                return
