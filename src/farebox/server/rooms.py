"""The rooms of a server: tables that are live in this process, loaded when needed and dropped when not."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from pydantic_core import to_json

from farebox import board_names, load_board
from farebox.server.api.batching import Batching
from farebox.server.bots.pool import COMPILED, BotPool, there_is_champion
from farebox.server.bots.runner import BotRunner
from farebox.server.cluster.peers import Cluster, Peers, SingleProcess
from farebox.server.cluster.remote_updates import RemoteUpdates
from farebox.server.ops.metrics import metrics
from farebox.server.quarantine import Quarantine
from farebox.server.replay import check_allowance, pay, replayed
from farebox.server.room import Room, do_nothing
from farebox.server.settings import Settings
from farebox.server.storage.database import complain
from farebox.server.storage.pruning import prune_for_ever
from farebox.server.storage.store import Store
from farebox.server.storage.validation import valid_lines
from farebox.table.absence import Grace
from farebox.table.errors import Refused, no_table
from farebox.table.game_log import GameLog
from farebox.table.integrity import Unreadable
from farebox.table.lobby.permissions import checked
from farebox.table.messages.socket import Note
from farebox.table.rows import StoredLine, StoredTable
from farebox.table.table import HostedTable

log = logging.getLogger("farebox")
LOADERS = 64
BATCH_SECONDS = 0.03  # actions that arrive within this time are processed as one batch
MOST_OPENERS = 20_000  # tables


class Rooms:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.bot_pool = BotPool(settings)
        self.batching = Batching(BATCH_SECONDS)
        self.live: dict[str, tuple[Room, BotRunner]] = {}
        self.bot_pool.on_change = self._tell_which_bots_play
        self.cluster = Cluster(store, lambda code: self._do(self._take_over(code))) if store.shared else None
        self.peers: Peers = self.cluster or SingleProcess()
        self.updates = RemoteUpdates(self, store) if store.shared else None
        self.quarantine = Quarantine()
        self._openers: dict[str, str] = {}  # addresses that tables were opened from
        self._loading = [asyncio.Lock() for _ in range(LOADERS)]  # so that a table is loaded only once
        self._tasks: set[asyncio.Task[None]] = set()

    # --- start and shutdown

    async def open(self) -> None:
        await self.store.open()
        await asyncio.to_thread(_read_boards)  # in advance: too slow for a replay
        if self.cluster is not None and self.updates is not None:
            await self.updates.open()
            await self.cluster.open()
        else:
            self._do(self._resume())
        self._do(prune_for_ever(self.store, self.settings, self.live))
        if self.settings.compile:
            self._do(self.bot_pool.load())

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _resume(self) -> None:
        """Let bots continue where they were when the server stopped."""
        for code in await self.store.waiting_for_server():
            await self._take_over(code)

    async def _take_over(self, code: str) -> None:
        try:
            async with self.room(code) as room:
                _, runner = self.live[code]
                if self.cluster is not None:
                    metrics.taken_over.inc()
                    async with room.lock:
                        await room.reload()
                    if not runner.has_work():
                        await self.cluster.nothing_to_do(code, room.table.row.at, room.table.row.edition)
        except Refused as refusal:
            log.info("table %s cannot continue: %s", code, refusal)  # it is in quarantine, which was logged, or was deleted
        except Exception as error:  # the others continue
            complain(f"table {code} cannot continue", error)

    def _tell_which_bots_play(self) -> None:
        """Tell tables with strong bots whether these are ready now, or will not be."""
        for room, _ in list(self.live.values()):
            if any(place.level in COMPILED for place in room.table.row.places):
                room.table.tell_changed()

    def say_goodbye(self) -> None:
        for room, _ in list(self.live.values()):
            room.table.tell(Note(code="closing"))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *(runner.stop() for _, runner in list(self.live.values())), return_exceptions=True)
        if self.cluster is not None and self.updates is not None:
            await self.updates.close()
            await self.cluster.close()
        await self.store.close()

    @asynccontextmanager
    async def room(self, code: str, new: Room | None = None) -> AsyncIterator[Room]:
        """The room of a table, kept live while it is used and a moment longer."""
        code = checked(code)
        async with self._loading[hash(code) % LOADERS]:
            if code not in self.live:
                await self._load(code, new)
            room, runner = self.live[code]
            room.users += 1
        try:
            runner.wake()
            yield room
        finally:
            room.users -= 1
            self._let_go(code)

    async def _load(self, code: str, new: Room | None = None) -> None:
        """Create the room of a stored table, or take the room of a new one."""
        if self.updates is None:
            await self._make_room(code, new)
            return
        self.updates.loading(code)  # from here on, no stored entry is missed
        try:
            await self._make_room(code, new)
        finally:
            self.updates.loaded(code)

    async def _make_room(self, code: str, new: Room | None) -> None:
        room = new or await self._read_room(code)
        runner = BotRunner(room, self.bot_pool, lambda: self._let_go(code))
        room.on_change = runner.wake
        self.live[code] = (room, runner)
        metrics.rooms.set(len(self.live))

    async def _read_room(self, code: str) -> Room:
        self.quarantine.check(code)
        check_allowance()
        try:
            found = await self.store.whole(code)
            if found is None:
                raise no_table(code)
            row, entries, chat = found
            pay(len(entries))
            log = await replayed(self.store, row, entries)
        except Unreadable as error:
            raise self.quarantine.add(code, error) from None
        room = self.new_room(row, log, chat)
        if log.entries and (log.entries[-1].row.number != row.at or row.status in ("waiting", "dealing")):
            await room.reload()  # it was written to between the two reads
        elif log.game is not None:
            room.table.change(**log.table_after(log.game, log.entries[-1]))  # if the row disagrees, the entries are right
        if self.cluster is not None:
            room.table.set_elsewhere((await self.cluster.elsewhere([code]))[code])
        return room

    def new_room(self, row: StoredTable, log: GameLog | None = None, chat: list[StoredLine] | None = None) -> Room:
        table = HostedTable(row, log, valid_lines(chat or []), clock=self.settings.clock, encode=encode)
        table.grace = Grace(self.settings.stand_in_after, self.settings.stand_in_opening)
        return Room(self.store, table, self.peers, self.quarantine, self._openers.get(row.code, ""))

    def opened_by(self, code: str, address: str) -> None:
        """Remember the address while this process runs; it is not stored."""
        self._openers[code] = address
        if len(self._openers) > MOST_OPENERS:
            del self._openers[next(iter(self._openers))]

    def _let_go(self, code: str) -> None:
        if code in self.live:
            room, runner = self.live[code]
            if room.users == 0 and not runner.busy:
                asyncio.get_running_loop().call_later(self.settings.linger, self._forget, code)

    def _forget(self, code: str) -> None:
        if code in self.live:
            room, runner = self.live[code]
            if room.users == 0 and not runner.busy:
                del self.live[code]
                room.on_change, room.table.playing_as = (
                    do_nothing,
                    dict,
                )  # break the cycle with the runner, so that both are freed at once
                metrics.rooms.set(len(self.live))
                if self.cluster is not None and self.cluster.drives(code):
                    self._do(self.peers.release(code))


def _read_boards() -> None:
    for board in map(load_board, board_names()):
        for seats in board.seats:
            there_is_champion(board, seats)


def encode(data: Any) -> str:
    """JSON by pydantic's encoder, which is several times faster than Python's own."""
    return to_json(data).decode()
