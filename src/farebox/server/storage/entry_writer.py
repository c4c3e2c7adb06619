"""Writing entries in batches: all entries that arrive during one write are stored by the next.

A disk takes about as long for a hundred entries as for one. If an entry with that number already exists, the caller gets
a Conflict; the other entries of the batch are stored.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from pydantic_core import from_json, to_json
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from farebox.server.ops.metrics import metrics
from farebox.server.storage.database import PRAGMAS, Conflict, connect, dsn, is_away, patiently
from farebox.table.rows import StoredEntry

MOST_IN_BATCH = 200  # entries per batch: a PostgreSQL notice holds 8,000 bytes
EntryKey = tuple[str, int]


@dataclass(frozen=True)
class EntryWrite:
    """An entry, and the changes it makes to its table."""

    entry: StoredEntry
    to_act: list[int]
    since: float | None
    status: str
    waits: bool

    @property
    def key(self) -> EntryKey:
        return self.entry.code, self.entry.number


class Batches(Protocol):
    """Write some entries in one transaction. Returns the keys of those that were new."""

    async def open(self) -> None: ...

    async def write(self, some: Sequence[EntryWrite]) -> set[EntryKey]: ...

    async def close(self) -> None: ...


class EntryWriter:
    def __init__(self, batches: Batches) -> None:
        self._batches = batches
        self._waiting: list[tuple[EntryWrite, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._batches.open()

    async def append(self, written: EntryWrite) -> None:
        """Write an entry; when this returns, it is on disk. Conflict: an entry with that number exists."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((written, done))
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._write_all())
        await done

    async def close(self) -> None:
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        await self._batches.close()

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                some, self._waiting = self._waiting[:MOST_IN_BATCH], self._waiting[MOST_IN_BATCH:]
                await self._write(some)
        finally:
            self._task = None

    async def _write(self, some: list[tuple[EntryWrite, asyncio.Future[None]]]) -> None:
        try:
            with metrics.write_seconds.time():
                new = await self._batches.write([written for written, _ in some])
        except Exception as error:
            if len(some) > 1 and not isinstance(error, OperationalError):  # one bad entry must not fail the others
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


def _answer(some: list[tuple[EntryWrite, asyncio.Future[None]]], error: Exception) -> None:
    for _, done in some:
        if not done.done():
            done.set_exception(error)


class SqliteBatches:
    """Writes through its own connection, in its own thread."""

    INSERT = (
        "insert or ignore into entries (code, number, kind, seat, action, by_bot, message, time, outcome) "
        "values (?,?,?,?,?,?,?,?,?)"
    )
    UPDATE = "update tables set at=?, to_act=?, since=?, status=?, waits=?, changed=? where code=?"

    def __init__(self, file: Path) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="farebox-writer")
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        """Open the file and the write-ahead log beside it: both stay open until the end."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._open)

    async def write(self, some: Sequence[EntryWrite]) -> set[EntryKey]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transaction, some)

    def _write(self, db: sqlite3.Connection, some: Sequence[EntryWrite]) -> set[EntryKey]:
        new: set[EntryKey] = set()
        for one in some:
            row = one.entry
            if db.execute(self.INSERT, _values(row)).rowcount:
                new.add(one.key)
                changes = (row.number, json.dumps(one.to_act), one.since, one.status, one.waits, row.time, row.code)
                db.execute(self.UPDATE, changes)
        return new

    def _transaction(self, some: Sequence[EntryWrite]) -> set[EntryKey]:
        try:
            db = self._open()
            db.execute("begin immediate")
            try:
                done = self._write(db, some)
                db.execute("commit")
            except BaseException:
                if db.in_transaction:
                    db.execute("rollback")
                raise
            return done
        except sqlite3.OperationalError as error:
            raise OperationalError("append", None, error, hide_parameters=True) from None
        except sqlite3.Error as error:
            raise SQLAlchemyError(str(error)) from None

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None)
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}").close()
            self._connection.execute("select count(*) from sqlite_master").close()
        return self._connection

    async def close(self) -> None:
        def close() -> None:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

        await asyncio.get_running_loop().run_in_executor(self._thread, close)
        self._thread.shutdown()


class PostgresBatches:
    """Writes through its own connection with one statement: entries, tables and the notice are committed together or not at all.

    The notice carries the entries, so that no process has to query them; if they do not fit, it carries only their numbers.
    """

    STATEMENT = """
        with given as (
            select * from unnest(
                $1::varchar[], $2::int[], $3::varchar[], $4::int[], $5::text[], $6::bool[], $7::varchar[], $8::float8[],
                $9::text[], $10::varchar[], $11::float8[], $12::varchar[], $13::bool[], $14::text[]
            ) as g(code, number, kind, seat, action, by_bot, message, time, outcome, to_act, since, status, waits, line)
            order by code
        ), written as (
            insert into entries (code, number, kind, seat, action, by_bot, message, time, outcome)
            select code, number, kind, seat, action, by_bot, message, time, outcome from given
            on conflict do nothing returning code, number
        ), moved as (
            update tables t set at = g.number, to_act = g.to_act::json, since = g.since, status = g.status,
                waits = g.waits, changed = g.time
            from given g join written w on w.code = g.code and w.number = g.number where t.code = g.code
        ), news as (
            select $15 || ' entries ' || string_agg(code || ':' || number, ' ') as numbers, string_agg(E'\n' || line, '') as lines
            from written join given using (code, number) having count(*) > 0
        ), told as (
            select pg_notify('farebox', numbers || case when octet_length(numbers || lines) < 8000 then lines else '' end)
            from news
        )
        select code, number, (select count(*) from told) from written"""
    SAME = "select code, number, seat, action, message, time from entries where code = any($1::varchar[])"

    def __init__(self, database: str, origin: str) -> None:
        self._dsn, self._origin = dsn(database), origin
        self._connection: Any = None

    async def open(self) -> None:
        """The connection is opened by the first write."""

    async def write(self, some: Sequence[EntryWrite]) -> set[EntryKey]:
        rows = [one.entry for one in some]
        values = [
            (*_values(one.entry), json.dumps(one.to_act), one.since, one.status, one.waits, entry_line(one.entry)) for one in some
        ]
        columns = [list(column) for column in zip(*values, strict=True)]
        from asyncpg import InterfaceError, InternalClientError

        tries = 0

        async def write() -> set[EntryKey]:
            nonlocal tries
            tries += 1
            connection = await self._connected()
            try:
                found = await connection.fetch(self.STATEMENT, *columns, self._origin)
                new = {(code, number) for code, number, _ in found}
                if tries > 1 and len(new) < len(some):  # the first attempt may have stored it without an answer
                    new |= await self._written_before(connection, rows)
                return new
            except BaseException as error:
                if is_away(error) or not hasattr(error, "sqlstate"):  # otherwise the connection is still good
                    connection.terminate()
                if isinstance(error, InternalClientError) or (type(error) is InterfaceError):  # it broke during a statement
                    raise ConnectionResetError(type(error).__name__) from None
                raise

        try:
            return await patiently(write)
        except Exception as error:
            if is_away(error):
                raise OperationalError("append", None, error, hide_parameters=True) from None
            raise SQLAlchemyError(type(error).__name__) from None  # its text may contain the entry

    async def _connected(self) -> Any:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._dsn, "farebox writer")
        return self._connection

    async def _written_before(self, connection: Any, rows: Sequence[StoredEntry]) -> set[EntryKey]:
        there = {tuple(one) for one in await connection.fetch(self.SAME, [row.code for row in rows])}
        return {
            (row.code, row.number) for row in rows if (row.code, row.number, row.seat, row.action, row.message, row.time) in there
        }

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.terminate()


def _values(row: StoredEntry) -> tuple[Any, ...]:
    return row.code, row.number, row.kind, row.seat, row.action, row.by_bot, row.message, row.time, row.outcome


def entry_line(row: StoredEntry) -> str:
    """Encode an entry as a line of a notice."""
    return to_json(_values(row)).decode()


def parse_entry(line: str) -> StoredEntry:
    """Decode such a line."""
    return StoredEntry(*from_json(line))
