"""News: what other processes have written reaches the rooms that are live here, all that came meanwhile in one look."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from farebox.server.herald import Herald
from farebox.server.store import Store

if TYPE_CHECKING:
    from farebox.server.tables import Tables

log = logging.getLogger("farebox")


class News:
    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables, self._store = tables, store
        assert isinstance(store.database, str)
        self.herald = Herald(store.database, store.origin, self._heard, self._missed)
        self._entries: set[str] = set()  # codes of tables that went on
        self._more: list[tuple[str, str, str]] = []  # (what, code, the rest)
        self._new = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._loading: set[str] = set()  # tables that are being read: what is written meanwhile may be missed

    async def open(self) -> None:
        await self.herald.open()
        self._task = asyncio.get_running_loop().create_task(self._read(), name="news")

    async def close(self) -> None:
        await self.herald.close()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def loading(self, code: str) -> None:
        self._loading.add(code)

    def loaded(self, code: str) -> None:
        self._loading.discard(code)

    def _concerns(self, code: str) -> bool:
        return code in self._tables.rooms or code in self._loading

    def _heard(self, origin: str, words: str) -> None:
        what, _, rest = words.partition(" ")
        if what == "entries":
            self._entries.update(code for code in (one.partition(":")[0] for one in rest.split()) if self._concerns(code))
        elif what == "left":
            self._more.append((what, "", ""))
        else:
            code, _, rest = rest.partition(" ")
            if self._concerns(code):
                self._more.append((what, code, rest))
        if self._entries or self._more:
            self._new.set()

    async def _missed(self) -> None:
        """The line was cut: look everything up again."""
        for code in list(self._tables.rooms):
            self._more += [("table", code, ""), ("here", code, ""), ("said", code, "")]
        self._new.set()

    async def _read(self) -> None:
        while True:
            await self._new.wait()
            self._new.clear()
            codes, self._entries = self._entries, set()
            more, self._more = self._more, []
            try:
                await self._follow(codes)
            except Exception:
                log.exception("news of tables could not be read")
                self._more += [("table", code, "") for code in codes]
                self._new.set()
                await asyncio.sleep(1)
            for what, code, rest in dict.fromkeys(more):
                try:
                    await self._heed(what, code, rest)
                except Exception:
                    log.exception("news of table %s could not be read", code)

    async def _follow(self, codes: set[str]) -> None:
        rooms = {code: self._tables.rooms[code][0] for code in codes if code in self._tables.rooms}
        self._entries.update(code for code in codes if code in self._loading and code not in rooms)
        if not rooms:
            if self._entries:
                await asyncio.sleep(0.01)
                self._new.set()
            return
        found = await self._store.entries_after({code: room.row.at for code, room in rooms.items()})
        for code, rows in found.items():
            await rooms[code].follow(rows)

    async def _heed(self, what: str, code: str, rest: str) -> None:
        fleet: Any = self._tables.fleet
        if what == "left":
            await fleet.look_round()
            return
        if code not in self._tables.rooms:
            if code in self._loading:
                self._more.append((what, code, rest))
                await asyncio.sleep(0.01)
                self._new.set()
            return
        room, _ = self._tables.rooms[code]
        match what:
            case "table":
                async with room.lock:
                    await room.reload()
            case "said":
                await room.hear_chat()
            case "here":
                room.seated_elsewhere(await fleet.elsewhere(code))
            case "note":
                note, _, seat = rest.partition(" ")
                room.note(note, int(seat))
