"""News of other processes: entries come with the notice, or are looked up; an outage is one line in the log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from farebox.server.news import News
from farebox.server.rows import Entry
from farebox.server.scribe import heard, told

CODE = "ABCDE"
ENTRIES = [Entry(CODE, n, "play", 0, "draw deck", False, f"id \u2028 {n}", 1.1 + n) for n in (3, 4)]


class Table:
    """A room as far as news is concerned."""

    def __init__(self) -> None:
        self.row = SimpleNamespace(at=2)
        self.lock = asyncio.Lock()
        self.followed: list[Entry] = []
        self.reloads = 0

    async def follow(self, rows: list[Entry]) -> None:
        self.followed += rows

    async def reload(self) -> None:
        self.reloads += 1


class Shelf:
    """A store that may be away."""

    database, origin = "postgresql://nobody@127.0.0.1/nothing", "me"

    def __init__(self) -> None:
        self.asked: list[dict[str, int]] = []
        self.error: Exception | None = None

    async def entries_after(self, known: Mapping[str, int]) -> dict[str, list[Entry]]:
        self.asked.append(dict(known))
        if self.error is not None:
            raise self.error
        return {CODE: ENTRIES}


async def hearing(words: str, error: Exception | None = None) -> tuple[Table, Shelf]:
    table, shelf = Table(), Shelf()
    shelf.error = error
    tables: Any = SimpleNamespace(rooms={CODE: (table, None)}, fleet=None)
    news: Any = News(tables, shelf)  # type: ignore[arg-type]
    news._heard("another", words)
    reading = asyncio.create_task(news._read())
    for _ in range(300):
        await asyncio.sleep(0.01)
        if table.followed or table.reloads:
            break
    reading.cancel()
    return table, shelf


def test_what_is_told_is_heard() -> None:
    assert [heard(told(entry)) for entry in ENTRIES] == ENTRIES
    assert not any("\n" in told(entry) for entry in ENTRIES)


def test_entries_come_with_the_notice() -> None:
    words = f"entries {CODE}:3 OTHER:9 {CODE}:4\n{told(ENTRIES[0])}\n{told(ENTRIES[1])}\n{told(ENTRIES[1])}"
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
