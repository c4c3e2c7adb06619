"""RemoteUpdates of other processes: entries come with the notice, or are looked up; an outage is one line in the log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import asyncpg
import pytest

from farebox.server.cluster.remote_updates import RemoteUpdates
from farebox.server.storage.database import dsn
from farebox.server.storage.entry_writer import EntryWrite, PostgresBatches, entry_line, parse_entry
from farebox.server.storage.store import Store
from farebox.table.rows import StoredEntry, StoredPlace, StoredTable

CODE = "ABCDE"
ENTRIES = [StoredEntry(CODE, n, "play", 0, "draw deck", False, f"id \u2028 {n}", 1.1 + n) for n in (3, 4)]


class FakeRoom:
    """A room as far as updates are concerned."""

    def __init__(self) -> None:
        self.table = SimpleNamespace(row=SimpleNamespace(at=2))
        self.lock = asyncio.Lock()
        self.followed: list[StoredEntry] = []
        self.reloads = 0

    async def follow(self, rows: list[StoredEntry]) -> None:
        self.followed += rows

    async def reload(self) -> None:
        self.reloads += 1


class Shelf:
    """A store that may be away."""

    database, origin = "postgresql://nobody@127.0.0.1/nothing", "me"

    def __init__(self) -> None:
        self.asked: list[dict[str, int]] = []
        self.error: Exception | None = None

    async def entries_after(self, known: Mapping[str, int]) -> dict[str, list[StoredEntry]]:
        self.asked.append(dict(known))
        if self.error is not None:
            raise self.error
        return {CODE: ENTRIES}


async def hearing(words: str, error: Exception | None = None) -> tuple[FakeRoom, Shelf]:
    table, shelf = FakeRoom(), Shelf()
    shelf.error = error
    rooms: Any = SimpleNamespace(live={CODE: (table, None)}, cluster=None)
    news: Any = RemoteUpdates(rooms, shelf)  # type: ignore[arg-type]
    news._received("another", words)
    reading = asyncio.create_task(news._read())
    for _ in range(300):
        await asyncio.sleep(0.01)
        if table.followed or table.reloads:
            break
    reading.cancel()
    return table, shelf


def test_an_entry_survives_its_line() -> None:
    assert [parse_entry(entry_line(entry)) for entry in ENTRIES] == ENTRIES
    assert not any("\n" in entry_line(entry) for entry in ENTRIES)


def test_entries_come_with_the_notice() -> None:
    words = f"entries {CODE}:3 OTHER:9 {CODE}:4\n{entry_line(ENTRIES[0])}\n{entry_line(ENTRIES[1])}\n{entry_line(ENTRIES[1])}"
    table, shelf = asyncio.run(hearing(words))
    assert table.followed == ENTRIES
    assert shelf.asked == []


def test_entries_that_had_no_room_are_looked_up() -> None:
    table, shelf = asyncio.run(hearing(f"entries {CODE}:3 {CODE}:4"))
    assert table.followed == ENTRIES
    assert shelf.asked == [{CODE: 2}]


def test_an_outage_is_one_line_and_is_caught_up_with(caplog: pytest.LogCaptureFixture) -> None:
    table, _ = asyncio.run(hearing(f"entries {CODE}:3", ConnectionRefusedError()))
    assert table.reloads == 1
    assert [(line.levelno, line.exc_info) for line in caplog.records] == [(logging.WARNING, None)]
    assert "the database is away" in caplog.text


def test_what_is_no_outage_is_told_in_full(caplog: pytest.LogCaptureFixture) -> None:
    table, _ = asyncio.run(hearing(f"entries {CODE}:3", KeyError("a mistake of ours")))
    assert table.reloads == 1
    assert "Traceback" in caplog.text


async def notices(database: str, tables: int) -> tuple[list[StoredEntry], list[str]]:
    """Entries that were written in one go, twice, and what the other processes were told of it."""
    store = Store(database)
    await store.open()
    codes = [f"T{number}" for number in range(tables)]
    for code in codes:
        place = StoredPlace(code=code, seat=0, kind="player", name="")
        game = {"status": "playing", "listed": False, "hot_seat": False, "host": "", "at": 2, "to_act": [0]}
        await store.add(StoredTable(code=code, options={}, created=1.0, changed=1.0, places=[place], **game))  # type: ignore[arg-type]
    entries = [StoredEntry(code, 3, "play", 0, "draw deck", False, "an id", 1.1) for code in codes]
    written = [EntryWrite(entry, [0], 1.1, "playing", False) for entry in entries]
    told_all: list[str] = []
    line = await asyncpg.connect(dsn(database))
    await line.add_listener("farebox", lambda *what: told_all.append(str(what[-1])))
    batches = PostgresBatches(database, "me")
    assert await batches.write(written) == {one.key for one in written}
    assert await batches.write(written) == set()
    await line.fetch("select 1")
    for closing in (batches.close(), line.close(), store.close()):
        await closing
    return entries, told_all


def test_a_few_entries_are_in_the_notice(database: str) -> None:
    entries, (notice,) = asyncio.run(notices(database, 3))
    numbers, *lines = notice.split("\n")
    assert sorted(numbers.split()[2:]) == [f"{entry.code}:3" for entry in entries]
    assert sorted((parse_entry(line) for line in lines), key=lambda entry: entry.code) == entries
    assert [parse_entry(line).code for line in lines] == [one.partition(":")[0] for one in numbers.split()[2:]]


def test_of_many_entries_the_notice_has_the_numbers(database: str) -> None:
    entries, (notice,) = asyncio.run(notices(database, 200))
    assert "\n" not in notice
    assert sorted(notice.split()[2:]) == sorted(f"{entry.code}:3" for entry in entries)
