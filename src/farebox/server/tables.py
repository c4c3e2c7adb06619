"""The tables of a server: opening, joining, starting, playing again; and the rooms of those that are live."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from farebox import board_names, load_board
from farebox.server import starting
from farebox.server.api.protocol import (
    Changed,
    ChangedPlace,
    Held,
    Join,
    Joined,
    NewTable,
    Opened,
    Options,
    Table,
)
from farebox.server.api.rate_limit import Batching
from farebox.server.bot_pool import BotPool
from farebox.server.bot_runner import BotRunner
from farebox.server.cluster.peers import Cluster, Peers, SingleProcess
from farebox.server.cluster.remote_updates import RemoteUpdates
from farebox.server.ops.metrics import metrics
from farebox.server.permissions import check_host, check_seat, check_waiting, checked
from farebox.server.quarantine import Quarantine, unavailable
from farebox.server.room import Room, do_nothing
from farebox.server.settings import Settings
from farebox.server.storage.database import Conflict, complain
from farebox.server.storage.pruning import prune_for_ever
from farebox.server.storage.store import Store
from farebox.table import credentials, dealing, names
from farebox.table.absence import Grace
from farebox.table.errors import Refused, no_table
from farebox.table.game_log import GameLog, replayed
from farebox.table.integrity import Unreadable, table_of
from farebox.table.new_table import changed_place, check_options, name_apart, new_place, new_row
from farebox.table.rows import StoredLine, StoredPlace, StoredTable

log = logging.getLogger("farebox")
P = ParamSpec("P")
T = TypeVar("T")
LOADERS = 64
BEAT = 0.03  # seconds: actions that come within them are heeded together
TRIES = 20  # codes, before something else must be wrong
MOST_OPENERS = 20_000  # tables


def looking_again(work: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Do it again when somebody else has changed the table first: what is possible is decided by what it is now."""

    @wraps(work)
    async def tried(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES):
            try:
                return await work(*args, **kwargs)
            except Conflict:
                continue
        raise Refused("busy", "too many change this table at once")

    return tried


class Tables:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.bot_pool = BotPool(settings)
        self.batching = Batching(BEAT)
        self.rooms: dict[str, tuple[Room, BotRunner]] = {}
        self.cluster = Cluster(store, lambda code: self._do(self._take_over(code))) if store.shared else None
        self.peers: Peers = self.cluster or SingleProcess()
        self.updates = RemoteUpdates(self, store) if store.shared else None
        self.quarantine = Quarantine()
        self._openers: dict[str, str] = {}  # addresses that tables were opened from
        self._loading = [asyncio.Lock() for _ in range(LOADERS)]  # a table is loaded once
        self._tasks: set[asyncio.Task[None]] = set()

    # --- from start to end of the server

    async def open(self) -> None:
        await self.store.open()
        await asyncio.to_thread(lambda: [load_board(name) for name in board_names()])  # once: it takes longer than a replay may
        if self.cluster is not None and self.updates is not None:
            await self.updates.open()
            await self.cluster.open()
        else:
            self._do(self._resume())
        self._do(prune_for_ever(self.store, self.settings, self.rooms))
        if self.settings.compile:
            self._do(self.bot_pool.load())

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _resume(self) -> None:
        """Let bots go on where they were when the server ended."""
        for code in await self.store.waiting_for_server():
            await self._take_over(code)

    async def _take_over(self, code: str) -> None:
        try:
            async with self.room(code) as room:
                _, driver = self.rooms[code]
                if self.cluster is not None:
                    metrics.taken_over.inc()
                    async with room.lock:
                        await room.reload()
                    if not driver.has_work():
                        await self.cluster.nothing_to_do(code, room.row.at, room.row.edition)
        except Refused as refusal:
            log.info("table %s cannot go on: %s", code, refusal)  # set aside, and logged so, or gone
        except Exception as error:  # the others go on
            complain(f"table {code} cannot go on", error)

    def say_goodbye(self) -> None:
        for room, _ in list(self.rooms.values()):
            room.note("closing")

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *(driver.stop() for _, driver in list(self.rooms.values())), return_exceptions=True)
        if self.cluster is not None and self.updates is not None:
            await self.updates.close()
            await self.cluster.close()
        await self.store.close()

    @asynccontextmanager
    async def room(self, code: str, new: Room | None = None) -> AsyncIterator[Room]:
        """The room of a table, live while somebody uses it and a moment longer."""
        code = checked(code)
        async with self._loading[hash(code) % LOADERS]:
            if code not in self.rooms:
                await self._load(code, new)
            room, driver = self.rooms[code]
            room.users += 1
        try:
            driver.wake()
            yield room
        finally:
            room.users -= 1
            self._let_go(code)

    async def _load(self, code: str, new: Room | None = None) -> None:
        """Make the room of a table, all of which is in the store; or take the room of one that is new."""
        if self.updates is None:
            await self._make_room(code, new)
            return
        self.updates.loading(code)  # what is written from now on is heard of
        try:
            await self._make_room(code, new)
        finally:
            self.updates.loaded(code)

    async def _make_room(self, code: str, new: Room | None) -> None:
        room = new or await self._read_room(code)
        driver = BotRunner(room, self.bot_pool, lambda: self._let_go(code))
        room.on_change = driver.wake
        self.rooms[code] = (room, driver)
        metrics.rooms.set(len(self.rooms))

    async def _read_room(self, code: str) -> Room:
        self.quarantine.check(code)
        try:
            found = await self.store.whole(code)
            if found is None:
                raise no_table(code)
            row, entries, chat = found
            history = await replayed(row, entries)
        except Unreadable as error:
            raise self.quarantine.add(code, error) from None
        room = self._new_room(row, chat, history)
        if room.log and (room.log[-1].row.number != row.at or row.status in ("waiting", "dealing")):
            await room.reload()  # it was written to between two looks
        elif room.game is not None:
            room.change(**history.table_after(room.game, room.log[-1]))  # what the entries say holds
        if self.cluster is not None:
            room.seated_elsewhere((await self.cluster.elsewhere([code]))[code])
        return room

    def _new_room(self, row: StoredTable, chat: list[StoredLine] | None = None, history: GameLog | None = None) -> Room:
        room = Room(self.store, row, chat, self.peers, history)
        room.quarantine = self.quarantine
        room.grace = Grace(self.settings.stand_in_after, self.settings.stand_in_opening)
        room.opener = self._openers.get(row.code, room.opener)
        return room

    def _opened_by(self, code: str, address: str) -> None:
        """Remember an address as long as this process runs; it is stored nowhere."""
        self._openers[code] = address
        if len(self._openers) > MOST_OPENERS:
            del self._openers[next(iter(self._openers))]

    def _let_go(self, code: str) -> None:
        if code in self.rooms:
            room, driver = self.rooms[code]
            if room.users == 0 and not driver.busy:
                asyncio.get_running_loop().call_later(self.settings.linger, self._forget, code)

    def _forget(self, code: str) -> None:
        if code in self.rooms:
            room, driver = self.rooms[code]
            if room.users == 0 and not driver.busy:
                del self.rooms[code]
                room.on_change = do_nothing  # room and driver know each other: so that both are forgotten at once
                metrics.rooms.set(len(self.rooms))
                if self.cluster is not None and self.cluster.drives(code):
                    self._do(self.peers.release(code))

    # --- looking

    def _shown(self, row: StoredTable) -> Table:
        live = self.rooms.get(row.code)
        return live[0].table() if live else table_of(row)

    async def table(self, code: str) -> Table:
        try:
            row = await self.store.table(checked(code))
            if row is None:
                raise no_table(code)
            return self._shown(row)
        except Unreadable as error:
            raise unavailable(str(error)) from None

    async def tables(self, codes: list[str] | None) -> list[Table]:
        if codes is None:
            rows = await self.store.listed()
        else:
            rows = await self.store.tables([code.upper() for code in codes if credentials.is_code(code.upper())])
        found = []
        for row in rows:
            with suppress(Unreadable):  # whoever opens it is told
                found.append(self._shown(row))
        return found

    async def record(self, code: str) -> str:
        async with self.room(code) as room:
            if room.game is None or not room.game.over:
                raise Refused("not_over", "a game's record lies open when it is over")
            names = [place.name or f"seat {place.seat}" for place in room.row.places]
            return await asyncio.to_thread(lambda game: str(game.record(names)), room.game)

    # --- opening and starting

    async def add(self, new: NewTable, address: str) -> Opened:
        check_options(new.options, len(new.places))
        if new.start and any(place.kind == "open" for place in new.places):
            raise Refused("places_open", "a place is still open")
        host = credentials.new_secret()
        held: list[Held] = []
        for _ in range(TRIES):
            code, held = credentials.new_code(), []
            places = [new_place(code, seat, place, held, new.device) for seat, place in enumerate(new.places)]
            row = new_row(code, new.options.model_dump(), credentials.hashed(host), name_apart(places), hot_seat=len(held) > 1)
            self._opened_by(code, address)
            opened = self._new_room(row)
            try:
                await starting.open_table(opened, new.start)
                break
            except Conflict:
                continue
        else:
            raise Refused("busy", "no code is free")
        metrics.opened.labels(new.options.board).inc()
        async with self.room(code, opened) as room:
            return Opened(table=room.table(), host=host, held=held)

    @looking_again
    async def start(self, code: str, secret: str) -> Table:
        async with self.room(code) as room:
            check_host(room, secret)
            async with room.lock:
                check_waiting(room)
                if any(place.kind == "open" for place in room.row.places):
                    raise Refused("places_open", "a place is still open")
                await starting.start(room)
            return room.table()

    @looking_again
    async def reveal(self, code: str, secret: str, value: str) -> Table:
        """A device reveals the value it has committed to."""
        async with self.room(code) as room, room.lock:
            check_seat(room, secret)
            await starting.reveal(
                room, credentials.proven([credentials.hashed(secret)], [place.secret for place in room.row.places]), value
            )
            return room.table()

    @looking_again
    async def commit(self, code: str, secret: str, device: str) -> Table:
        """What a device commits to for the deal to come: of this table, or of the rematch when this game is over."""
        async with self.room(code) as room, room.lock:
            check_seat(room, secret)
            if room.status not in ("waiting", "over"):
                raise Refused("already_started", "the game has begun already")
            places = room.copied_places()
            for place in places:
                if credentials.proves(credentials.hashed(secret), place.secret):
                    place.device = device
            await room.set_places(places)
            return room.table()

    # --- places

    @looking_again
    async def join(self, code: str, join: Join) -> Joined:
        name = names.plain(join.name)
        if not name:
            raise Refused("malformed", "a name needs something to see: letters, digits or a symbol")
        async with self.room(code) as room, room.lock:
            check_waiting(room)
            free = [place.seat for place in room.row.places if place.kind == "open"]
            if not free:
                raise Refused("table_full", "every place is taken")
            if join.seat is not None and join.seat not in free:
                raise Refused("seat_taken", "that place is taken", seat=join.seat)
            secret, places = credentials.new_secret(), room.copied_places()
            place = places[free[0] if join.seat is None else join.seat]
            name = names.distinct(name, [one.name for one in places if one.name])
            place.kind, place.name, place.secret, place.device = "player", name, credentials.hashed(secret), join.device
            await room.set_places(places)
            return Joined(table=room.table(), held=Held(seat=place.seat, secret=secret))

    @looking_again
    async def leave(self, code: str, secret: str) -> Table:
        async with self.room(code) as room, room.lock:
            held = check_seat(room, secret)
            check_waiting(room)
            places = room.copied_places()
            places[held] = StoredPlace(
                code=room.row.code, seat=held, kind="open", name="", level=None, secret=None, stand_in=False
            )
            await room.set_places(places)
            return room.table()

    @looking_again
    async def change_places(self, code: str, secret: str, wanted: list[ChangedPlace]) -> Table:
        async with self.room(code) as room, room.lock:
            check_host(room, secret)
            check_waiting(room)
            check_options(Options.model_validate(room.row.options), len(wanted))
            kept = [place.keep for place in wanted if place.keep is not None]
            if len(set(kept)) < len(kept) or any(seat >= len(room.row.places) for seat in kept):
                raise Refused("malformed", "a place can be kept once, and must be there")
            places = [changed_place(room.row, seat, place) for seat, place in enumerate(wanted)]
            await room.set_places(name_apart(places, room.row.places))
            return room.table()

    # --- again

    async def rematch(self, code: str, secret: str) -> Table:
        """The table that follows: the same players and options, everybody one seat on."""
        async with self.room(code) as room:
            async with room.lock:
                if not credentials.proves(credentials.hashed(secret), room.row.host):
                    check_seat(room, secret)
                if room.game is None or not room.game.over:
                    raise Refused("not_over", "the game is not over")
                news = room.row.rematch is None
                if news:
                    await self._follow(room)
            assert room.row.rematch is not None
            async with self.room(room.row.rematch) as after, after.lock:
                if after.status == "waiting":
                    await starting.start(after)
                    news = True  # even if the table is there already: who began it may have failed to start
                if news:
                    room.tell(Changed(table=room.table()))
                return after.table()

    async def _follow(self, room: Room) -> None:
        row, n = room.row, len(room.row.places)
        for _ in range(TRIES):
            code, places = credentials.new_code(), room.copied_places()
            for place in places:
                place.device = dealing.next_commitment(row, place)
                place.code, place.seat, place.stand_in = code, (place.seat - 1) % n, False
            after = new_row(code, row.options, row.host, sorted(places, key=lambda p: p.seat), hot_seat=row.hot_seat)
            try:
                await self.store.add(after, follows=row.code)
                self._opened_by(code, room.opener)
                room.row.rematch = code
                return
            except Conflict:
                await room.reload()
                if room.row.rematch is not None:
                    return
