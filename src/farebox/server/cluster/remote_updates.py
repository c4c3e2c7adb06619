"""Applies what other processes have stored to the rooms that are live in this process.

Notices carry the entries themselves; entries that did not fit are fetched, all missing ones in one query.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

from farebox.server.cluster.listener import Listener
from farebox.server.storage.database import complain, is_away
from farebox.server.storage.entry_writer import parse_entry
from farebox.server.storage.store import Store
from farebox.table.integrity import Unreadable
from farebox.table.messages.socket import Note
from farebox.table.rows import StoredEntry

if TYPE_CHECKING:
    from farebox.server.rooms import Rooms


class RemoteUpdates:
    def __init__(self, rooms: Rooms, store: Store) -> None:
        self._rooms, self._store = rooms, store
        assert isinstance(store.database, str)
        self.listener = Listener(store.database, store.origin, self._received, self._missed)
        self._entries: dict[str, list[StoredEntry] | None] = {}  # by table; None: to be fetched
        self._more: list[tuple[str, str, str]] = []  # (what, code, the rest)
        self._new = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._loading: set[str] = set()  # tables that are being read: entries stored meanwhile may be missed

    async def open(self) -> None:
        await self.listener.open()
        self._task = asyncio.get_running_loop().create_task(self._read(), name="remote updates")

    async def close(self) -> None:
        await self.listener.close()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def loading(self, code: str) -> None:
        self._loading.add(code)

    def loaded(self, code: str) -> None:
        self._loading.discard(code)

    def _concerns(self, code: str) -> bool:
        return code in self._rooms.live or code in self._loading

    def _received(self, origin: str, words: str) -> None:
        what, _, rest = words.partition(" ")
        if what == "entries":
            self._receive_entries(rest)
        elif what == "left":
            self._more.append((what, "", ""))
        else:
            code, _, rest = rest.partition(" ")
            if self._concerns(code):
                self._more.append((what, code, rest))
        if self._entries or self._more:
            self._new.set()

    def _receive_entries(self, words: str) -> None:
        """Numbers in the first line, then the entries, one per line, if there was room for them."""
        numbers, *lines = words.split("\n")
        for place, one in enumerate(numbers.split()):
            code = one.partition(":")[0]
            if self._concerns(code):
                known = self._entries.get(code, [])
                self._entries[code] = None if known is None or not lines else [*known, parse_entry(lines[place])]

    async def _missed(self) -> None:
        """The connection was lost: reload everything."""
        for code in list(self._rooms.live):
            self._more += [("table", code, ""), ("here", code, ""), ("said", code, "")]
        self._new.set()

    async def _read(self) -> None:
        while True:
            await self._new.wait()
            self._new.clear()
            entries, self._entries = self._entries, {}
            more, self._more = self._more, []
            try:
                await self._follow(entries)
            except Exception as error:
                complain("updates of tables could not be read", error)
                self._more += [("table", code, "") for code in entries]
                await self._later()
            await self._apply_all(list(dict.fromkeys(more)))

    async def _apply_all(self, more: list[tuple[str, str, str]]) -> None:
        here = [code for what, code, _ in more if what == "here"]
        try:
            await self._see_who_is_here(here)
        except Exception as error:
            complain("the presence at the tables could not be read", error)
            self._more += [("here", code, "") for code in here]
            await self._later()
        more = [one for one in more if one[0] != "here"]
        for i, (what, code, rest) in enumerate(more):
            try:
                await self._apply(what, code, rest)
            except Exception as error:
                complain(f"updates of table {code} could not be read", error)
                if is_away(error):  # the others would fail too
                    self._more += more[i:]
                    await self._later()
                    return

    async def _see_who_is_here(self, codes: list[str]) -> None:
        cluster: Any = self._rooms.cluster
        live = [code for code in codes if code in self._rooms.live]
        self._again([("here", code, "") for code in codes if code in self._loading and code not in live])
        for code, seats in (await cluster.elsewhere(live)).items() if live else ():
            if code in self._rooms.live:
                self._rooms.live[code][0].table.set_elsewhere(seats)

    def _again(self, more: list[tuple[str, str, str]]) -> None:
        """Retry shortly: these tables are being loaded."""
        if more:
            self._more += more
            asyncio.get_running_loop().call_later(0.01, self._new.set)

    async def _later(self) -> None:
        self._new.set()
        await asyncio.sleep(1)

    async def _follow(self, entries: dict[str, list[StoredEntry] | None]) -> None:
        rooms = {code: self._rooms.live[code][0] for code in entries if code in self._rooms.live}
        early = {code: rows for code, rows in entries.items() if code in self._loading and code not in rooms}
        if early:
            self._entries.update(early)
            asyncio.get_running_loop().call_later(0.01, self._new.set)
        found = {code: entries[code] or [] for code in rooms}
        if unknown := {code: room.table.row.at for code, room in rooms.items() if entries[code] is None}:
            found |= await self._store.entries_after(unknown)
        for code, rows in found.items():
            try:
                await rooms[code].follow(rows)
            except Unreadable as error:
                rooms[code].needs_reload = True
                complain(f"table {code} can no longer be read", error)

    async def _apply(self, what: str, code: str, rest: str) -> None:
        cluster: Any = self._rooms.cluster
        if what == "left":
            await cluster.look_round()
            return
        if code not in self._rooms.live:
            if code in self._loading:
                self._again([(what, code, rest)])
            return
        room, _ = self._rooms.live[code]
        match what:
            case "table":
                async with room.lock:
                    await room.reload()
            case "said":
                await room.load_chat()
            case "note":
                note, _, seat = rest.partition(" ")
                room.table.tell(Note(code=cast(Any, note), seat=int(seat)))
