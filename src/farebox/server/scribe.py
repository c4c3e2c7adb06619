"""The scribe: writes entries down, all that have come while it was writing in one go.

A disk takes about as long for a hundred entries as for one. Each entry has its number; if there is one of that number
already, whoever brought it is told, and the others are written all the same.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from sqlalchemy import text
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from farebox.server.database import PRAGMAS, Conflict, patiently
from farebox.server.metrics import metrics
from farebox.server.rows import Entry

MOST = 200  # entries at once: a notice of PostgreSQL has 8,000 bytes
Key = tuple[str, int]


@dataclass(frozen=True)
class Written:
    """An entry and what it makes of its table."""

    entry: Entry
    to_act: list[int]
    since: float | None
    status: str
    waits: bool

    @property
    def key(self) -> Key:
        return self.entry.code, self.entry.number


class Pen(Protocol):
    """Writes some entries in one transaction; the keys of those that were new."""

    async def write(self, some: Sequence[Written]) -> set[Key]: ...

    async def close(self) -> None: ...


class Scribe:
    def __init__(self, pen: Pen) -> None:
        self._pen = pen
        self._waiting: list[tuple[Written, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, written: Written) -> None:
        """When this returns, it is on disk. Conflict: there is an entry of that number."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((written, done))
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._write_all())
        await done

    async def close(self) -> None:
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        await self._pen.close()

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                some, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._write(some)
        finally:
            self._task = None

    async def _write(self, some: list[tuple[Written, asyncio.Future[None]]]) -> None:
        try:
            with metrics.write_seconds.time():
                new = await self._pen.write([written for written, _ in some])
        except Exception as error:
            if len(some) > 1 and not isinstance(error, OperationalError):  # one that cannot be written harms no other
                for one in some:
                    await self._write([one])
                return
            _answer(some, error)
            return
        metrics.batch.observe(len(some))
        for written, done in some:
            if not done.done():
                if written.key in new:
                    done.set_result(None)
                else:
                    done.set_exception(Conflict())


def _answer(some: list[tuple[Written, asyncio.Future[None]]], error: Exception) -> None:
    for _, done in some:
        if not done.done():
            done.set_exception(error)


class SqlitePen:
    """A connection and a thread of its own."""

    INSERT = "insert or ignore into entries (code, number, kind, seat, action, by_bot, message, time) values (?,?,?,?,?,?,?,?)"
    UPDATE = "update tables set at=?, to_act=?, since=?, status=?, waits=?, changed=? where code=?"

    def __init__(self, file: Path) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="farebox-scribe")
        self._connection: sqlite3.Connection | None = None

    async def write(self, some: Sequence[Written]) -> set[Key]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, some)

    def _write(self, some: Sequence[Written]) -> set[Key]:
        try:
            db = self._open()
            new: set[Key] = set()
            db.execute("begin immediate")
            try:
                for one in some:
                    row = one.entry
                    values = (row.code, row.number, row.kind, row.seat, row.action, row.by_bot, row.message, row.time)
                    if db.execute(self.INSERT, values).rowcount:
                        new.add(one.key)
                        changes = (row.number, json.dumps(one.to_act), one.since, one.status, one.waits, row.time, row.code)
                        db.execute(self.UPDATE, changes)
                db.execute("commit")
            except BaseException:
                if db.in_transaction:
                    db.execute("rollback")
                raise
            return new
        except sqlite3.OperationalError as error:
            raise OperationalError("append", None, error, hide_parameters=True) from None
        except sqlite3.Error as error:
            raise SQLAlchemyError(str(error)) from None

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None)
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}").close()
        return self._connection

    async def close(self) -> None:
        def close() -> None:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

        await asyncio.get_running_loop().run_in_executor(self._thread, close)
        self._thread.shutdown()


class PostgresPen:
    """One statement: entries, tables and the notice to the other processes are committed together or not at all."""

    STATEMENT = text("""
        with given as (
            select * from unnest(
                cast(:code as varchar[]), cast(:number as int[]), cast(:kind as varchar[]), cast(:seat as int[]),
                cast(:action as text[]), cast(:by_bot as bool[]), cast(:message as varchar[]), cast(:time as float8[]),
                cast(:to_act as varchar[]), cast(:since as float8[]), cast(:status as varchar[]), cast(:waits as bool[])
            ) as g(code, number, kind, seat, action, by_bot, message, time, to_act, since, status, waits) order by code
        ), written as (
            insert into entries (code, number, kind, seat, action, by_bot, message, time)
            select code, number, kind, seat, action, by_bot, message, time from given
            on conflict do nothing returning code, number
        ), moved as (
            update tables t set at = g.number, to_act = cast(g.to_act as json), since = g.since, status = g.status,
                waits = g.waits, changed = g.time
            from given g join written w on w.code = g.code and w.number = g.number where t.code = g.code
        ), told as (
            select pg_notify('farebox', :origin || ' entries ' || string_agg(code || ':' || number, ' ')) from written
            having count(*) > 0
        )
        select code, number, (select count(*) from told) from written""")
    SAME = text("select code, number, seat, action, message, time from entries where code = any(cast(:code as varchar[]))")

    def __init__(self, engine: AsyncEngine, origin: str) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._origin = origin

    async def write(self, some: Sequence[Written]) -> set[Key]:
        rows = [one.entry for one in some]
        values: dict[str, object] = {
            name: [getattr(row, name) for row in rows]
            for name in ("code", "number", "kind", "seat", "action", "by_bot", "message", "time")
        }
        values |= {name: [getattr(one, name) for one in some] for name in ("since", "status", "waits")}
        values |= {"to_act": [json.dumps(one.to_act) for one in some], "origin": self._origin}
        tries = 0

        async def write() -> set[Key]:
            nonlocal tries
            tries += 1
            async with self._engine.connect() as connection:
                new = {(code, number) for code, number, _ in await connection.execute(self.STATEMENT, values)}
                if tries > 1 and len(new) < len(some):  # it may have been written the first time, unheard
                    new |= await self._written_before(connection, rows)
                return new

        return await patiently(write)

    async def _written_before(self, connection: AsyncConnection, rows: Sequence[Entry]) -> set[Key]:
        found = await connection.execute(self.SAME, {"code": [row.code for row in rows]})
        there = {tuple(one) for one in found}
        return {
            (row.code, row.number) for row in rows if (row.code, row.number, row.seat, row.action, row.message, row.time) in there
        }

    async def close(self) -> None:
        pass
