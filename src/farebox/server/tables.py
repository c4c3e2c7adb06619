"""The tables of a server: opening, joining, starting, playing again; and the rooms of those that are live."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from farebox import Options as GameOptions
from farebox import board_names, load_board
from farebox.game.game import SEEDS
from farebox.server import seats, wire
from farebox.server.bots import Workshop
from farebox.server.driver import Driver
from farebox.server.problems import Refused, no_table
from farebox.server.protocol import (
    Changed,
    ChangedPlace,
    Held,
    Join,
    Joined,
    NewPlace,
    NewTable,
    Opened,
    Options,
    Table,
)
from farebox.server.room import Room
from farebox.server.settings import Settings
from farebox.server.store import Conflict, PlaceRow, Store, TableRow

log = logging.getLogger("farebox")
TRIES = 20  # codes, before something else must be wrong


class Tables:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.workshop = Workshop(settings)
        self.rooms: dict[str, tuple[Room, Driver]] = {}
        self._loading = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    # --- from start to end of the server

    async def open(self) -> None:
        await self.store.open()
        self._do(self._resume())
        if self.settings.compile:
            self._do(self.workshop.load())

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _resume(self) -> None:
        """Let bots go on where they were when the server ended."""
        for row in await self.store.playing():
            if not wire.waits_for_server(row):
                continue
            try:
                async with self.room(row.code):
                    pass
            except Exception:  # the others go on
                log.exception("table %s cannot go on", row.code)

    def say_goodbye(self) -> None:
        for room, _ in list(self.rooms.values()):
            room.note("closing")

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *(driver.stop() for _, driver in list(self.rooms.values())), return_exceptions=True)
        await self.store.close()

    @asynccontextmanager
    async def room(self, code: str) -> AsyncIterator[Room]:
        """The room of a table, live while somebody uses it."""
        code = code.upper()
        async with self._loading:
            if code not in self.rooms:
                await self._load(code)
            room, driver = self.rooms[code]
            room.users += 1
        try:
            driver.stir()
            yield room
        finally:
            room.users -= 1
            self._let_go(code)

    async def _load(self, code: str) -> None:
        row = await self.store.table(code)
        if row is None:
            raise no_table(code)
        room = Room(self.store, row, await self.store.entries(code), await self.store.chat(code))
        driver = Driver(room, self.workshop, lambda: self._let_go(code))
        room.stirred = driver.stir
        self.rooms[code] = (room, driver)

    def _let_go(self, code: str) -> None:
        if code in self.rooms:
            room, driver = self.rooms[code]
            if room.users == 0 and not driver.busy:
                del self.rooms[code]

    # --- looking

    def _shown(self, row: TableRow) -> Table:
        live = self.rooms.get(row.code)
        return live[0].table() if live else wire.table_data(row)

    async def table(self, code: str) -> Table:
        row = await self.store.table(code.upper())
        if row is None:
            raise no_table(code)
        return self._shown(row)

    async def tables(self, codes: list[str] | None) -> list[Table]:
        rows = await (self.store.listed() if codes is None else self.store.tables([code.upper() for code in codes]))
        return [self._shown(row) for row in rows]

    async def record(self, code: str) -> str:
        async with self.room(code) as room:
            if room.game is None or not room.game.over:
                raise Refused("not_over", "a game's record lies open when it is over")
            return str(room.game.record([place.name or f"seat {place.seat}" for place in room.row.places]))

    # --- opening and starting

    async def add(self, new: NewTable) -> Opened:
        check_options(new.options, len(new.places))
        if new.start and any(place.kind == "open" for place in new.places):
            raise Refused("places_open", "a place is still open")
        host = seats.new_secret()
        held: list[Held] = []
        for _ in range(TRIES):
            code, held = seats.new_code(), []
            places = [_new_place(code, seat, place, held) for seat, place in enumerate(new.places)]
            row = _new_row(code, new.options.model_dump(), seats.hashed(host), places, hot_seat=len(held) > 1)
            try:
                await self.store.add(row)
                break
            except Conflict:
                continue
        async with self.room(code) as room:
            if new.start:
                await self._start(room)
            return Opened(table=room.table(), host=host, held=held)

    async def start(self, code: str, secret: str) -> Table:
        async with self.room(code) as room:
            _check_host(room, secret)
            async with room.lock:
                _check_waiting(room)
                if any(place.kind == "open" for place in room.row.places):
                    raise Refused("places_open", "a place is still open")
                await self._start(room)
            return room.table()

    async def _start(self, room: Room) -> None:
        first = room.row.options["first"]
        lot = secrets.randbelow(len(room.row.places))
        await room.start(secrets.randbelow(SEEDS), lot if first == "lot" else min(first, len(room.row.places) - 1))

    # --- places

    async def join(self, code: str, join: Join) -> Joined:
        name = seats.plain(join.name)
        if not name:
            raise Refused("malformed", "a name has letters")
        async with self.room(code) as room, room.lock:
            _check_waiting(room)
            free = [place.seat for place in room.row.places if place.kind == "open"]
            if not free:
                raise Refused("table_full", "every place is taken")
            if join.seat is not None and join.seat not in free:
                raise Refused("seat_taken", "that place is taken", seat=join.seat)
            secret, places = seats.new_secret(), room.copied_places()
            place = places[free[0] if join.seat is None else join.seat]
            place.kind, place.name, place.secret = "player", name, seats.hashed(secret)
            await room.set_places(places)
            return Joined(table=room.table(), held=Held(seat=place.seat, secret=secret))

    async def leave(self, code: str, secret: str) -> Table:
        async with self.room(code) as room, room.lock:
            _check_waiting(room)
            held = _check_seat(room, secret)
            places = room.copied_places()
            places[held] = PlaceRow(code=room.row.code, seat=held, kind="open", name="", level=None, secret=None, stand_in=False)
            await room.set_places(places)
            return room.table()

    async def change_places(self, code: str, secret: str, wanted: list[ChangedPlace]) -> Table:
        async with self.room(code) as room, room.lock:
            _check_host(room, secret)
            _check_waiting(room)
            check_options(Options.model_validate(room.row.options), len(wanted))
            kept = [place.keep for place in wanted if place.keep is not None]
            if len(set(kept)) < len(kept) or any(seat >= len(room.row.places) for seat in kept):
                raise Refused("malformed", "a place can be kept once, and must be there")
            await room.set_places([_changed_place(room, seat, place) for seat, place in enumerate(wanted)])
            return room.table()

    # --- again

    async def rematch(self, code: str, secret: str) -> Table:
        """The table that follows: the same players and options, everybody one seat on."""
        async with self.room(code) as room:
            async with room.lock:
                if not seats.proves(seats.hashed(secret), room.row.host):
                    _check_seat(room, secret)
                if room.game is None or not room.game.over:
                    raise Refused("not_over", "the game is not over")
                news = room.row.rematch is None
                if news:
                    await self._follow(room)
            assert room.row.rematch is not None
            async with self.room(room.row.rematch) as after, after.lock:
                if after.status == "waiting":
                    await self._start(after)
                    news = True  # even if the table is there already: who began it may have failed to start
                if news:
                    room.tell(Changed(table=room.table()))
                return after.table()

    async def _follow(self, room: Room) -> None:
        row, n = room.row, len(room.row.places)
        for _ in range(TRIES):
            code, places = seats.new_code(), room.copied_places()
            for place in places:
                place.code, place.seat, place.stand_in = code, (place.seat - 1) % n, False
            after = _new_row(code, row.options, row.host, sorted(places, key=lambda p: p.seat), hot_seat=row.hot_seat)
            try:
                await self.store.add(after, follows=row.code)
                room.row.rematch = code
                return
            except Conflict:
                await room.reload()
                if room.row.rematch is not None:
                    return


def check_options(options: Options, n: int) -> None:
    """Whether a table can play so."""
    if options.board not in board_names():
        raise Refused("bad_options", f"there is no such board; there are {', '.join(board_names())}")
    first = 0 if options.first == "lot" else options.first
    try:
        GameOptions(n, 0, first, options.completion_cards).check(load_board(options.board))
    except ValueError as error:
        raise Refused("bad_options", str(error)) from None


def _new_row(code: str, options: dict[str, object], host: str, places: list[PlaceRow], *, hot_seat: bool) -> TableRow:
    now = time.time()
    return TableRow(
        code=code,
        options=options,
        status="waiting",
        listed=bool(options["listed"]),
        hot_seat=hot_seat,
        host=host,
        seed=None,
        first_seat=None,
        at=0,
        to_act=[],
        since=None,
        rematch=None,
        created=now,
        changed=now,
        places=places,
    )


def _new_place(code: str, seat: int, place: NewPlace, held: list[Held]) -> PlaceRow:
    kind = {"mine": "player"}.get(place.kind, place.kind)
    row = PlaceRow(code=code, seat=seat, kind=kind, name="", level=None, secret=None, stand_in=False)
    if kind != "open":
        row.name = seats.plain(place.name or "") or f"{'Bot' if kind == 'bot' else 'Player'} {seat + 1}"
    if kind == "bot":
        row.level = place.level or wire.STAND_IN
    if kind == "player":
        held.append(Held(seat=seat, secret=seats.new_secret()))
        row.secret = seats.hashed(held[-1].secret)
    return row


def _changed_place(room: Room, seat: int, wanted: ChangedPlace) -> PlaceRow:
    if wanted.keep is None:
        if wanted.kind is None:
            raise Refused("malformed", "a place is kept, open or a bot's")
        new = NewPlace(kind=wanted.kind, name=wanted.name, level=wanted.level)
        return _new_place(room.row.code, seat, new, [])
    place = room.copied_places()[wanted.keep]
    place.seat = seat
    if place.kind == "bot":
        place.level = wanted.level or place.level
        place.name = seats.plain(wanted.name or "") or place.name
    return place


def _check_host(room: Room, secret: str) -> None:
    if not seats.proves(seats.hashed(secret), room.row.host):
        raise Refused("not_host", "that is for whoever opened the table")


def _check_seat(room: Room, secret: str) -> int:
    held = seats.proven([seats.hashed(secret)], [place.secret for place in room.row.places])
    if not held:
        raise Refused("not_your_seat", "that is for whoever sits at the table")
    return held[0]


def _check_waiting(room: Room) -> None:
    if room.status != "waiting":
        raise Refused("already_started", "the game has begun already")
