"""The store: tables, places, entries and chat in a database. A game is its entries; everything else follows from them.

On PostgreSQL every write notifies the other processes, in the same transaction (`notice`).
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import delete, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from farebox.boards.board import board_text, parse_board
from farebox.server.storage.database import Conflict, is_damage, is_postgres, make_engine, patiently
from farebox.server.storage.entry_writer import EntryWrite, EntryWriter, PostgresBatches, SqliteBatches
from farebox.server.storage.health import DatabaseHealth
from farebox.server.storage.models import ChatRow, EntryRow, PlaceRow, PresenceRow, TableRow
from farebox.server.storage.queries import (
    ADD_ENTRY,
    ADD_LINE,
    ADD_PLACE,
    ADD_TABLE,
    ALL_ENTRIES,
    BEAT,
    BEGIN,
    BEGUN,
    BOARD,
    CLEAR_PLACES,
    COPY_LINES,
    COUNTS,
    DEAL,
    ENTRIES_AFTER,
    FORGET_LINES,
    FREEZE,
    FROZEN,
    KEEP_BOARD,
    LAST_CHAT,
    LIFT_LINES,
    LINK,
    LISTED,
    NOTIFY,
    RESEAT,
    SEAT_LINES,
    SEATED,
    SIGN_READY,
    SOME_TABLES,
    TABLE,
    WAITING,
)
from farebox.table.clock import DAY
from farebox.table.integrity import Unreadable
from farebox.table.lobby.dealing import check_extended
from farebox.table.rows import StoredEntry, StoredLine, StoredPlace, StoredTable

T = TypeVar("T")
FAR_FUTURE = 1e12  # seconds since 1970; in SQLite a damaged row may have text there, which compares greater than any number
PRUNED_AT_ONCE = 200
CHAT_READ = 50  # lines at most
CHECKED = 1.0  # seconds for which the result of the last write counts as the database's health


class Store:
    """All reading and writing of games. Every method is one transaction: when it returns, it is on disk."""

    def __init__(self, database: Path | str) -> None:
        self.database = database
        self.origin = secrets.token_hex(6)  # identifies this process to the others
        self.shared = is_postgres(database)
        self.engine = make_engine(database)
        self._reader = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self.engine
        self._sqlite = SqliteBatches(database) if isinstance(database, Path) else None
        self._writer = EntryWriter(self._sqlite or PostgresBatches(str(database), self.origin))
        self.health = DatabaseHealth(database if isinstance(database, Path) else None)
        self._checking = asyncio.Lock()

    async def open(self) -> None:
        from farebox.server.storage.migrations.upgrade import upgrade

        async def bring_up_to_date() -> None:
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)

        await patiently(bring_up_to_date)
        await self._writer.open()
        self.health.remember_files()

    async def close(self) -> None:
        await self._writer.close()
        await self.engine.dispose()

    async def check(self) -> None:
        """Raises if the database does not answer or does not accept writes. Writes at most once a second."""
        async with self._checking:
            if self.health.is_older_than(CHECKED):
                with suppress(Exception):  # recorded by `health`
                    async with asyncio.timeout(CHECKED), self._writing() as connection:
                        await connection.execute(BEAT if self.shared else SIGN_READY, {"me": self.origin, "now": time.time()})
        self.health.check()

    # --- reading

    async def _read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        self.health.check_files()

        async def read() -> T:
            async with self._reader.connect() as connection:
                return await work(connection)

        return await patiently(read)

    async def read(self, query: Any, **values: Any) -> Sequence[Any]:
        """The rows of a query of another module."""
        return await self._rows(query, **values)

    async def _rows(self, query: Any, **values: Any) -> Sequence[Any]:
        async def read(connection: AsyncConnection) -> Sequence[Any]:
            return (await connection.execute(query, values)).all()

        return await self._read(read)

    async def _damage_named(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Read the rows of one table. Raises Unreadable if they are damaged."""
        try:
            return await self._read(work)
        except Exception as error:
            if is_damage(error):
                raise Unreadable(f"its row is damaged ({type(error).__name__})") from error
            raise

    async def table(self, code: str) -> StoredTable | None:
        """Raises Unreadable."""
        return next(iter(await self._damage_named(lambda connection: _tables(connection, TABLE, of=code))), None)

    async def whole(self, code: str) -> tuple[StoredTable, list[StoredEntry], list[StoredLine]] | None:
        """A table with its entries and its chat. Raises Unreadable."""

        async def read(connection: AsyncConnection) -> tuple[StoredTable, list[StoredEntry], list[StoredLine]] | None:
            found = await _tables(connection, TABLE, of=code)
            return (found[0], await _entries(connection, code), await _chat(connection, code)) if found else None

        return await self._damage_named(read)

    async def _tables(self, codes: list[str]) -> list[StoredTable]:
        """The tables that can be read: damaged rows are found by bisection and left out."""
        try:
            return await self._read(lambda connection: _tables(connection, SOME_TABLES, codes=codes))
        except Exception as error:
            if not is_damage(error):
                raise
        half = len(codes) // 2
        return [*await self._tables(codes[:half]), *await self._tables(codes[half:])] if half else []

    async def tables(self, codes: Sequence[str]) -> list[StoredTable]:
        """Some tables, in that order, without missing and damaged ones."""
        by_code = {table.code: table for table in await self._tables(list(codes))}
        return [by_code[code] for code in dict.fromkeys(codes) if code in by_code]

    async def listed(self, most: int = 100) -> list[StoredTable]:
        return await self.tables([code for (code,) in await self._rows(LISTED, most=most)])

    async def waiting_for_server(self) -> list[str]:
        """Codes of tables at which it is a bot's turn, or a player's time is running."""
        return [code for (code,) in await self._rows(WAITING)]

    async def counts(self) -> dict[str, int]:
        """The number of tables by status."""
        return {row[0]: row[1] for row in await self._rows(COUNTS)}

    async def entries(self, code: str) -> list[StoredEntry]:
        """Raises Unreadable."""
        return await self._damage_named(lambda connection: _entries(connection, code))

    async def entries_after(self, known: Mapping[str, int]) -> dict[str, list[StoredEntry]]:
        """By table, the entries after the last known one."""
        found: dict[str, list[StoredEntry]] = {}
        for row in await self._rows(ENTRIES_AFTER, codes=list(known), at=list(known.values())):
            found.setdefault(row.code, []).append(StoredEntry(*row))
        return found

    async def board(self, digest: str) -> str | None:
        """The text of a board that a game was started on; None if it was not stored."""
        return next((text for (text,) in await self._rows(BOARD, digest=digest)), None)

    async def chat(self, code: str, after: int = 0) -> list[StoredLine]:
        return await self._read(lambda connection: _chat(connection, code, after))

    # --- writing

    async def append(self, written: EntryWrite) -> None:
        """Append an entry and update its table. Conflict: an entry with that number exists."""
        with self.health.writing():
            await self._writer.append(written)

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; when it ends, everything is on disk."""
        with self.health.writing():
            async with self.engine.begin() as connection:
                yield connection

    async def write(self, statement: Any, **values: Any) -> int:
        """Execute a statement of another module in a transaction. Returns the number of rows it has changed."""
        async with self._writing() as connection:
            return int((await connection.execute(statement, values)).rowcount)

    async def add(self, table: StoredTable, entries: Sequence[StoredEntry] = (), *, follows: str | None = None) -> None:
        """Add a table with its places and entries. Conflict: the code is taken, or another process opened the rematch.

        `follows`: the table it is a rematch of. The last lines of its chat are copied, and move on with their players.
        """
        values = asdict(table)
        places = values.pop("places")
        try:
            async with self._writing() as connection:
                await connection.execute(ADD_TABLE, values)
                await self._keep_board(connection, table)
                await connection.execute(ADD_PLACE, places)
                if entries:
                    await connection.execute(ADD_ENTRY, [asdict(entry) for entry in entries])
                if follows is not None:
                    await self._update(connection, LINK, {"of": follows}, rematch=table.code)
                    moves = {"of": follows, "next": table.code, "seats": len(places), "most": CHAT_READ}
                    await connection.execute(COPY_LINES, moves)
                    await self._notice(connection, f"table {follows}")
        except IntegrityError:
            raise Conflict from None

    async def freeze(self, table: StoredTable, was: str, edition: int) -> None:
        """Store the deal, once fixed or after a device reveals its value. Conflict: another process changed the table."""
        async with self._writing() as connection:
            await self._update_dealing(connection, FREEZE, table, was, edition, FROZEN)
            await self._keep_board(connection, table)
            await self._notice(connection, f"table {table.code}")

    async def begin(self, table: StoredTable, deal: StoredEntry, was: str, edition: int) -> None:
        """Store the start of the game. Conflict: it has already begun, or another process changed the table."""
        try:
            async with self._writing() as connection:
                await self._update_dealing(connection, BEGIN, table, was, edition, BEGUN)
                await self._keep_board(connection, table)
                await connection.execute(ADD_ENTRY, asdict(deal))
                await self._notice(connection, f"table {table.code}")
        except IntegrityError:
            raise Conflict from None

    async def change_places(
        self,
        code: str,
        places: Sequence[StoredPlace],
        *,
        edition: int,
        status: str,
        waits: bool,
        moved: Mapping[int, int | None],
    ) -> None:
        """Replace the places. Conflict: another process did so first, or the table's status has changed.

        `moved`: the new seats of players who have moved, by their old ones (None: they left); their chat moves with them.
        """
        was = {"of": code, "was": status, "seen": edition}
        async with self._writing() as connection:
            await self._update(connection, RESEAT, was, edition=edition + 1, waits=waits, changed=time.time())
            await connection.execute(CLEAR_PLACES, {"of": code})
            await connection.execute(ADD_PLACE, [asdict(place) for place in places])
            for step in (LIFT_LINES, SEAT_LINES):  # in two steps, so that players can swap seats
                for old, new in moved.items():
                    await connection.execute(step, {"of": code, "old": old, "new": new})
            await self._notice(connection, f"table {code}")

    async def say(self, line: StoredLine) -> None:
        """Store a line of chat and set its number. Lines that are no longer read are deleted."""
        values = asdict(line)
        del values["id"]
        async with self._writing() as connection:
            line.id = (await connection.execute(ADD_LINE, values)).scalar_one()
            await connection.execute(FORGET_LINES, {"of": line.code, "most": CHAT_READ})
            await self._notice(connection, f"said {line.code}")

    async def notice(self, words: str) -> None:
        """Notify the other processes of something without storing it."""
        if self.shared:
            async with self.engine.begin() as connection:
                await self._notice(connection, words)

    async def prune(self, status: str, days: float, live: Collection[str] = ()) -> int:
        """Delete tables of a status that have not changed for `days` days. Returns their number.

        Days are counted back from the last change of any table, or from now if that is earlier, so a clock that jumps
        ahead deletes nothing.
        """
        async with self._writing() as connection:
            newest = await connection.scalar(select(func.max(TableRow.changed)).where(TableRow.changed < FAR_FUTURE))
            if newest is None:
                return 0
            oldest = min(time.time(), newest + DAY) - days * DAY
            here = select(PresenceRow.code)
            query = select(TableRow.code).where(TableRow.status == status, TableRow.changed < oldest)
            query = query.where(TableRow.code.not_in(here), TableRow.code.not_in(list(live)))
            codes = list(await connection.scalars(query.limit(PRUNED_AT_ONCE).with_for_update(skip_locked=True)))
            for kind in (EntryRow, ChatRow, PlaceRow, PresenceRow, TableRow):
                await connection.execute(delete(kind).where(kind.code.in_(codes)))
            for code in codes:
                await self._notice(connection, f"gone {code}")
            return len(codes)

    async def _keep_board(self, connection: AsyncConnection, table: StoredTable) -> None:
        """Store the board that a game is played on, so that editing its file does not change the game."""
        if table.board_digest is not None and (text := _board_text(table.options["board"], table.board_digest)):
            await connection.execute(KEEP_BOARD, {"digest": table.board_digest, "text": text})

    async def _notice(self, connection: AsyncConnection, words: str) -> None:
        if self.shared:
            await connection.execute(NOTIFY, {"words": f"{self.origin} {words}"})

    async def _update_dealing(
        self, connection: AsyncConnection, statement: Any, table: StoredTable, was: str, edition: int, names: Sequence[str]
    ) -> None:
        """The only update of a deal: it may be extended, but what was told to anyone stays (DealError)."""
        as_it_was = {"of": table.code, "was": was, "seen": edition}
        stored = (await connection.execute(DEAL, as_it_was)).first()
        if stored is None:
            raise Conflict
        check_extended(stored.deal, table.deal)
        await self._update(connection, statement, as_it_was, **_values(table, names))

    async def _update(self, connection: AsyncConnection, statement: Any, was: dict[str, Any], **changes: Any) -> None:
        done = await connection.execute(statement, was | {f"new_{name}": value for name, value in changes.items()})
        if done.first() is None:
            raise Conflict


@cache
def _board_text(name: str, digest: str) -> str | None:
    """The text of a board of the package; None if its file was edited after it was loaded."""
    text = board_text(name)
    return text if parse_board(name, text).digest == digest else None


def _values(table: StoredTable, names: Sequence[str]) -> dict[str, Any]:
    return {name: getattr(table, name) for name in names}


async def _tables(connection: AsyncConnection, query: Any, **values: Any) -> list[StoredTable]:
    found = {row.code: StoredTable(**row._mapping, places=[]) for row in await connection.execute(query, values)}
    for place in await connection.execute(SEATED, {"codes": list(found)}) if found else ():
        found[place.code].places.append(StoredPlace(*place))
    return list(found.values())


async def _entries(connection: AsyncConnection, code: str) -> list[StoredEntry]:
    return [StoredEntry(*row) for row in await connection.execute(ALL_ENTRIES, {"of": code})]


async def _chat(connection: AsyncConnection, code: str, after: int = 0) -> list[StoredLine]:
    rows = await connection.execute(LAST_CHAT, {"of": code, "after": after, "most": CHAT_READ})
    return [StoredLine(**row._mapping) for row in rows][::-1]
