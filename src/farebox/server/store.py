"""The store: tables, places, entries and chat in a database. A game is its entries; all else can be made again.

On PostgreSQL whatever is written tells the other processes, in the same transaction (`notice`).
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import BindParameter, bindparam, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from farebox.server.database import Conflict, is_postgres, make_engine, patiently
from farebox.server.rows import Base, ChatRow, Entry, EntryRow, KeptPlace, KeptTable, PlaceRow, PresenceRow, TableRow
from farebox.server.scribe import PostgresPen, Scribe, SqlitePen, Written

T = TypeVar("T")
DAY = 86_400.0
PRUNED_AT_ONCE = 200

# Statements are made once: SQLAlchemy's parameters know themselves, so that each would wait for a look for garbage.
TABLES, ENTRIES, PLACES = (Base.metadata.tables[name] for name in ("tables", "entries", "places"))
CODE: BindParameter[Any] = bindparam("of")
TABLE = select(TABLES).where(TableRow.code == CODE)
SOME_TABLES = select(TABLES).where(TableRow.code.in_(bindparam("codes", expanding=True)))
PLAYING = select(TABLES).where(TableRow.status == "playing", TableRow.listed).order_by(TableRow.changed.desc())
LISTED = PLAYING.limit(bindparam("most"))
SEATED = select(PLACES).where(PlaceRow.code.in_(bindparam("codes", expanding=True))).order_by(PlaceRow.code, PlaceRow.seat)
ALL_ENTRIES = select(ENTRIES).where(EntryRow.code == CODE).order_by(EntryRow.number)
CHAT = select(ChatRow).where(ChatRow.code == CODE, ChatRow.id > bindparam("after")).order_by(ChatRow.id.desc())
LAST_CHAT = CHAT.limit(bindparam("most"))
AS_IT_WAS = (TableRow.code == CODE, TableRow.status == bindparam("was"), TableRow.edition == bindparam("seen"))


def _setting(*names: str) -> dict[str, Any]:
    return {name: bindparam(f"new_{name}") for name in names}


BEGUN = ("status", "to_act", "since", "waits", "at", "seed", "first_seat", "changed")
BEGIN = update(TABLES).where(*AS_IT_WAS).values(_setting(*BEGUN)).returning(TableRow.code)
RESEAT = update(TABLES).where(*AS_IT_WAS).values(_setting("edition", "waits", "changed")).returning(TableRow.code)
FOLLOWED = update(TABLES).where(TableRow.code == CODE, TableRow.rematch.is_(None)).values(_setting("rematch"))
LINK = FOLLOWED.returning(TableRow.code)
ADD_TABLE, ADD_ENTRY, ADD_PLACE = insert(TABLES), insert(ENTRIES), insert(PLACES)
CLEAR_PLACES = delete(PLACES).where(PlaceRow.code == CODE)
NOTIFY = text("select pg_notify('farebox', :words)")
ENTRIES_AFTER = text("""
    select e.code, e.number, e.kind, e.seat, e.action, e.by_bot, e.message, e.time
    from unnest(cast(:codes as varchar[]), cast(:at as int[])) as k(code, at)
    join entries e on e.code = k.code and e.number > k.at order by e.code, e.number""")


class Store:
    """All reading and writing of games. Every method is one transaction: when it returns, it is on disk."""

    def __init__(self, database: Path | str) -> None:
        self.database = database
        self.origin = secrets.token_hex(6)  # this process, for the others
        self.shared = is_postgres(database)
        self.engine = make_engine(database)
        self._session = async_sessionmaker(self.engine, expire_on_commit=False)
        pen = SqlitePen(database) if isinstance(database, Path) else PostgresPen(database, self.origin)
        self._scribe = Scribe(pen)

    async def open(self) -> None:
        from farebox.server.migrations.upgrade import upgrade

        async def bring_up_to_date() -> None:
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)

        await patiently(bring_up_to_date)

    async def close(self) -> None:
        await self._scribe.close()
        await self.engine.dispose()

    async def check(self) -> None:
        """Raises if the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(text("select 1"))

    # --- reading

    async def _read(self, work: Callable[[AsyncSession], Awaitable[T]]) -> T:
        async def read() -> T:
            async with self._session() as session:
                return await work(session)

        return await patiently(read)

    async def table(self, code: str) -> KeptTable | None:
        return next(iter(await self._tables(TABLE, of=code)), None)

    async def _tables(self, query: Any, **values: Any) -> list[KeptTable]:
        async def read(session: AsyncSession) -> list[KeptTable]:
            found = {row.code: KeptTable(**row._mapping, places=[]) for row in await session.execute(query, values)}
            for place in await session.execute(SEATED, {"codes": list(found)}) if found else ():
                found[place.code].places.append(KeptPlace(*place))
            return list(found.values())

        return await self._read(read)

    async def tables(self, codes: Sequence[str]) -> list[KeptTable]:
        by_code = {table.code: table for table in await self._tables(SOME_TABLES, codes=list(codes))}
        return [by_code[code] for code in dict.fromkeys(codes) if code in by_code]

    async def listed(self, most: int = 100) -> list[KeptTable]:
        return await self._tables(LISTED, most=most)

    async def waiting_for_server(self) -> list[str]:
        """Codes of tables at which a bot is to act, or somebody's time runs."""
        query = select(TableRow.code).where(TableRow.status == "playing", TableRow.waits)
        return await self._read(lambda session: _all(session, query))

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        query = select(TableRow.status, func.count()).group_by(TableRow.status)

        async def count(session: AsyncSession) -> dict[str, int]:
            return {row[0]: row[1] for row in await session.execute(query)}

        return await self._read(count)

    async def entries(self, code: str) -> list[Entry]:
        async def read(session: AsyncSession) -> list[Entry]:
            return [Entry(*row) for row in await session.execute(ALL_ENTRIES, {"of": code})]

        return await self._read(read)

    async def entries_after(self, known: Mapping[str, int]) -> dict[str, list[Entry]]:
        """By table, the entries that came after the last one known."""
        found: dict[str, list[Entry]] = {}

        async def read() -> list[Any]:
            async with self.engine.connect() as connection:
                return list(await connection.execute(ENTRIES_AFTER, {"codes": list(known), "at": list(known.values())}))

        for row in await patiently(read):
            found.setdefault(row.code, []).append(Entry(*row))
        return found

    async def chat(self, code: str, most: int = 50, after: int = 0) -> list[ChatRow]:
        values = {"of": code, "after": after, "most": most}
        return (await self._read(lambda session: _all(session, LAST_CHAT, values)))[::-1]

    # --- writing

    async def append(self, written: Written) -> None:
        """One more entry, and what it changes of the table. Conflict: there is one of that number."""
        await self._scribe.append(written)

    async def add(self, table: KeptTable, follows: str | None = None) -> None:
        """A new table with its places; `follows` names the table it is the rematch of. Conflict: the code is taken."""
        try:
            async with self._session.begin() as session:
                values = asdict(table)
                places = values.pop("places")
                await session.execute(ADD_TABLE, [values])
                await session.execute(ADD_PLACE, places)
                if follows is not None:
                    await self._update(session, LINK, {"of": follows}, rematch=table.code)
                    await self._notice(session, f"table {follows}")
        except IntegrityError:
            raise Conflict from None

    async def begin(self, deal: Written, edition: int, seed: int, first_seat: int) -> None:
        """The deal. Conflict: the table has begun, or its places have changed."""
        entry = deal.entry
        changes = {"status": deal.status, "to_act": deal.to_act, "since": deal.since, "waits": deal.waits, "at": entry.number}
        try:
            async with self._session.begin() as session:
                was = {"of": entry.code, "was": "waiting", "seen": edition}
                changed = {**changes, "seed": seed, "first_seat": first_seat, "changed": entry.time}
                await self._update(session, BEGIN, was, **changed)
                await session.execute(ADD_ENTRY, [asdict(entry)])
                await self._notice(session, f"table {entry.code}")
        except IntegrityError:
            raise Conflict from None

    async def change_places(self, code: str, places: Sequence[KeptPlace], *, edition: int, status: str, waits: bool) -> None:
        """Put other places in the stead of those of now. Conflict: somebody else did, or the table goes on to another status."""
        async with self._session.begin() as session:
            was = {"of": code, "was": status, "seen": edition}
            await self._update(session, RESEAT, was, edition=edition + 1, waits=waits, changed=time.time())
            await session.execute(CLEAR_PLACES, {"of": code})
            await session.execute(ADD_PLACE, [asdict(place) for place in places])
            await self._notice(session, f"table {code}")

    async def say(self, line: ChatRow) -> None:
        async with self._session.begin() as session:
            session.add(line)
            await session.flush()
            await self._notice(session, f"said {line.code}")

    async def notice(self, words: str) -> None:
        """Tell the other processes something that is written nowhere."""
        if self.shared:
            async with self._session.begin() as session:
                await self._notice(session, words)

    async def prune(self, status: str, days: float, live: Collection[str] = ()) -> int:
        """Forget tables of a status that nothing has happened at for so many days; how many.

        Days are counted back from the last change of any table, or from now if that is earlier: a clock that jumps
        ahead deletes nothing.
        """
        async with self._session.begin() as session:
            newest = await session.scalar(select(func.max(TableRow.changed)))
            if newest is None:
                return 0
            oldest = min(time.time(), newest + DAY) - days * DAY
            here = select(PresenceRow.code)
            query = select(TableRow.code).where(TableRow.status == status, TableRow.changed < oldest)
            query = query.where(TableRow.code.not_in(here), TableRow.code.not_in(list(live)))
            codes = list(await session.scalars(query.limit(PRUNED_AT_ONCE).with_for_update(skip_locked=True)))
            for kind in (EntryRow, ChatRow, PlaceRow, PresenceRow, TableRow):
                await session.execute(delete(kind).where(kind.code.in_(codes)))
            for code in codes:
                await self._notice(session, f"gone {code}")
            return len(codes)

    async def _notice(self, session: AsyncSession, words: str) -> None:
        if self.shared:
            await session.execute(NOTIFY, {"words": f"{self.origin} {words}"})

    async def _update(self, session: AsyncSession, statement: Any, was: dict[str, Any], **changes: Any) -> None:
        done = await session.execute(statement, was | {f"new_{name}": value for name, value in changes.items()})
        if done.first() is None:
            raise Conflict


async def _all(session: AsyncSession, query: Any, values: dict[str, Any] | None = None) -> list[Any]:
    return list(await session.scalars(query, values))
