"""A room: one table that is live in this process. An accepted entry is stored before any viewer gets it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from dataclasses import replace

from farebox.server.cluster.peers import Peers, SingleProcess
from farebox.server.ops.metrics import metrics
from farebox.server.quarantine import Quarantine
from farebox.server.replay import Slices, replayed
from farebox.server.storage.database import Conflict
from farebox.server.storage.entry_writer import EntryWrite
from farebox.server.storage.store import Store
from farebox.server.storage.validation import valid_lines
from farebox.table import proposals
from farebox.table.deadlines import waits_for_server
from farebox.table.errors import Refused, no_table
from farebox.table.game_log import GameLog, Pending
from farebox.table.integrity import Unreadable
from farebox.table.lobby.places import moved_seats, propose_opened
from farebox.table.messages.socket import Note
from farebox.table.rows import StoredEntry, StoredPlace
from farebox.table.table import HostedTable
from farebox.table.viewers import Viewer


class Room:
    """Serializes all changes to one table: under its lock they are proposed, stored and applied one by one."""

    def __init__(
        self, store: Store, table: HostedTable, peers: Peers | None = None, quarantine: Quarantine | None = None, opener: str = ""
    ) -> None:
        self.store, self.table = store, table
        self.peers: Peers = peers or SingleProcess()
        self.quarantine = quarantine or Quarantine()
        self.opener = opener or f"table {table.code}"  # the address it was opened from, if known
        self.lock = asyncio.Lock()
        self.users = 0  # tasks using the room; it is not dropped while there are any
        self.on_change: Callable[[], None] = do_nothing  # called when it may be another seat's turn
        self.needs_reload = False  # whether something may have been stored that this room has not loaded

    @property
    def code(self) -> str:
        return self.table.code

    @property
    def attended(self) -> bool:
        return self.table.viewers.attended

    # --- entries

    async def act(
        self, seat: int, action: str, at: int, message: str | None = None, bot_may: Callable[[], bool] | None = None
    ) -> None:
        """Play an action that a seat chose after seeing entry `at`; for a bot, check again that it still acts for the seat."""
        async with self.lock:
            await self.settle(at)
            while not proposals.is_repeated(self.table, seat, message, at):
                while (end := proposals.propose_end(self.table)) is not None:
                    await self._commit(end)
                if await self._commit(proposals.propose_action(self.table, seat, action, at, message, bot_may)):
                    return

    async def undo(self, seat: int, at: int, message: str) -> None:
        async with self.lock:
            await self.settle(at)
            while not proposals.is_repeated(self.table, seat, message, at):
                if await self._commit(proposals.propose_undo(self.table, seat, at, message)):
                    return

    async def take_back(self, seat: int, held: Collection[int], at: int, message: str) -> None:
        async with self.lock:
            await self.settle(at)
            while not proposals.is_repeated(self.table, seat, message, at):
                if await self._commit(proposals.propose_take_back(self.table, seat, held, at, message)):
                    return

    async def settle(self, at: int) -> None:
        """Load what may have been stored without this room, or what the client has already seen at another process."""
        if self.needs_reload or (self.store.shared and at > self.table.row.at):
            await self.reload()

    async def _commit(self, pending: Pending) -> bool:
        """Store an entry, then broadcast it. Returns False if another process wrote first; its entries have been loaded."""
        try:
            await self.store.append(write_of(pending))
        except Conflict:
            await self.reload()
            return False
        except BaseException:
            self.needs_reload = True
            raise
        metrics.entries.labels(pending.entry.kind, "bot" if pending.entry.by_bot else "player").inc()
        if pending.game.over:
            metrics.finished.labels(self.table.row.options["board"]).inc()
        self.apply(pending)
        return True

    def apply(self, pending: Pending) -> None:
        """Apply a stored entry and broadcast it."""
        self.table.apply(pending)
        self.on_change()

    async def follow(self, entries: list[StoredEntry]) -> None:
        """Apply entries that another process has stored. Raises Unreadable."""
        slices = Slices()
        async with self.lock:
            for entry in entries:
                row, log = self.table.row, self.table.log
                if entry.number <= row.at or self.table.game is None:
                    continue
                if entry.number > row.at + 1:  # there is a gap
                    await self.reload()
                    return
                self.apply(log.pending(*log.play_again(entry)))
                await slices.give_way()

    async def _stored(self) -> GameLog:
        """The stored table, replayed. Refused if it cannot be read, and for a while after that without another attempt."""
        self.quarantine.check(self.code)
        try:
            row = await self.store.table(self.code)
            if row is None:
                raise no_table(self.code)
            entries = await self.store.entries(self.code)
            entries = [entry for entry in entries if row.status not in ("waiting", "dealing")]
            return await replayed(self.store, row, entries)
        except Unreadable as error:
            raise self.quarantine.add(self.code, error) from None

    async def reload(self) -> None:
        """Reload everything from the store, after another process has written to it."""
        log = await self._stored()  # before anything changes, so that the row and the game stay consistent
        chat = valid_lines(await self.store.chat(self.code)) if log.row.status == "waiting" else None
        self.needs_reload = False
        self.table.reload(log, chat)
        self._report_presence()
        self.on_change()

    # --- the row and its places

    @asynccontextmanager
    async def changing_row(self) -> AsyncIterator[tuple[str, int]]:
        """Change the row and store it, or leave it unchanged. Conflict: another process wrote first; that has been loaded."""
        before = self.table.row
        self.table.row = replace(before)
        try:
            yield before.status, before.edition
        except BaseException as error:
            self.table.row = before
            self.needs_reload = True
            if isinstance(error, Conflict):
                await self.reload()
            raise

    async def set_places(self, places: list[StoredPlace]) -> None:
        """Store new places and broadcast them. The caller holds the lock. Conflict: the table had changed, and is reloaded."""
        row = self.table.row
        waits = waits_for_server(row, places, row.status, row.to_act)
        moved = moved_seats(row.places, places) if row.status == "waiting" else {}
        try:
            await self.store.change_places(row.code, places, edition=row.edition, status=row.status, waits=waits, moved=moved)
        except Conflict:
            await self.reload()
            raise
        except BaseException:
            self.needs_reload = True
            raise
        self.table.apply_places(places, waits, moved)
        self._report_presence()
        self.on_change()

    async def stand_in(self, away: int, on: bool) -> None:
        """Let a bot play for a seat, or give it back to its player."""
        async with self.lock:
            await self.settle(-1)
            places = proposals.propose_stand_in(self.table, away, on)
            if places is None:
                return
            try:
                await self.set_places(places)
            except Conflict:
                raise Refused("busy", "the table has changed in the meantime") from None

    # --- chat and notes

    async def say(self, seat: int, text: str, reaction: str | None) -> None:
        line = proposals.propose_line(self.table, seat, text, reaction)
        async with self.lock:
            await self.store.say(line)
            for one in await self.store.chat(self.code, after=self.table.last_line) if self.store.shared else [line]:
                self.table.add_line(one)

    async def load_chat(self) -> None:
        """Load lines that another process has stored."""
        async with self.lock:
            for line in await self.store.chat(self.code, after=self.table.last_line):
                self.table.add_line(line)

    def announce(self, note: Note) -> None:
        """Send a note to all viewers, including those at other processes."""
        self.table.tell(note)
        self.peers.spread(f"note {self.code} {note.code} {note.seat}")

    # --- viewers

    async def welcome(self, viewer: Viewer, at: int) -> None:
        """Add a viewer. A returning player takes over from a stand-in."""
        async with self.lock:
            await self.settle(at)
            await self._note_opened(viewer)
            self.table.join(viewer, at)
            self._report_presence()
        for seat in viewer.seats:
            if self.table.row.places[seat].stand_in:
                await self.stand_in(seat, False)

    async def _note_opened(self, viewer: Viewer) -> None:
        """A player opens the table: from now on the bank of time may run."""
        while (places := propose_opened(self.table, self.table.proven(viewer))) is not None:
            with suppress(Conflict):  # what another process stored has been loaded
                await self.set_places(places)

    def leave(self, viewer: Viewer) -> None:
        if self.table.leave(viewer):
            self._report_presence()

    def _report_presence(self) -> None:
        self.peers.is_here(self.code, self.table.viewers.own_seats)


def write_of(pending: Pending) -> EntryWrite:
    changes = pending.changes
    return EntryWrite(pending.entry, changes["to_act"], changes["since"], changes["status"], pending.waits)


def do_nothing() -> None:
    """The default `on_change`: no bots act at this table."""
