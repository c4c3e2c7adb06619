"""The store: tables, places, entries and chat in a database. A game is its entries; all else can be made again.

SQLAlchemy with types every database has; what is SQLite's own stands in `_engine` and nowhere else.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Double,
    Engine,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Text,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

NAMES = {"pk": "pk_%(table_name)s", "fk": "fk_%(table_name)s_%(column_0_name)s", "ix": "ix_%(table_name)s_%(column_0_name)s"}


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMES)


class TableRow(Base):
    __tablename__ = "tables"

    code: Mapped[str] = mapped_column(String(12), primary_key=True)
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    status: Mapped[str] = mapped_column(String(10), index=True)
    listed: Mapped[bool] = mapped_column(Boolean)
    hot_seat: Mapped[bool] = mapped_column(Boolean)
    host: Mapped[str] = mapped_column(String(64))  # hash of the secret
    seed: Mapped[int | None] = mapped_column(BigInteger)
    first_seat: Mapped[int | None] = mapped_column(Integer)
    at: Mapped[int] = mapped_column(Integer)  # number of the last entry
    to_act: Mapped[list[int]] = mapped_column(JSON)
    since: Mapped[float | None] = mapped_column(Double)  # when the turn began
    rematch: Mapped[str | None] = mapped_column(String(12))
    created: Mapped[float] = mapped_column(Double)
    changed: Mapped[float] = mapped_column(Double)
    places: Mapped[list[PlaceRow]] = relationship(lazy="selectin", order_by="PlaceRow.seat")


class PlaceRow(Base):
    __tablename__ = "places"

    code: Mapped[str] = mapped_column(ForeignKey("tables.code"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    name: Mapped[str] = mapped_column(String(64))
    level: Mapped[str | None] = mapped_column(String(16))
    secret: Mapped[str | None] = mapped_column(String(64))  # its hash
    stand_in: Mapped[bool] = mapped_column(Boolean)


class EntryRow(Base):
    __tablename__ = "entries"

    code: Mapped[str] = mapped_column(ForeignKey("tables.code"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int | None] = mapped_column(Integer)
    action: Mapped[str] = mapped_column(Text)
    by_bot: Mapped[bool] = mapped_column(Boolean)
    message: Mapped[str | None] = mapped_column(String(40))  # the client's own id of it
    time: Mapped[float] = mapped_column(Double)


class ChatRow(Base):
    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    code: Mapped[str] = mapped_column(ForeignKey("tables.code"), index=True)
    seat: Mapped[int | None] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(Text)
    reaction: Mapped[str | None] = mapped_column(String(16))
    time: Mapped[float] = mapped_column(Double)


class Conflict(Exception):  # noqa: N818 -- two wrote at once: no error of anybody
    """Somebody else has written first; nothing of this was written."""


class Store:
    """All reading and writing. Every method is one transaction: when it returns, it is on disk."""

    def __init__(self, database: Path | str) -> None:
        self._engine = _engine(database)
        self._session = async_sessionmaker(self._engine, expire_on_commit=False)

    async def open(self) -> None:
        from farebox.server.migrations.upgrade import upgrade

        async with self._engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self._engine.dispose()

    async def table(self, code: str) -> TableRow | None:
        async with self._session() as session:
            return await session.get(TableRow, code)

    async def tables(self, codes: Sequence[str]) -> list[TableRow]:
        async with self._session() as session:
            found = await session.scalars(select(TableRow).where(TableRow.code.in_(codes)))
            by_code = {row.code: row for row in found}
        return [by_code[code] for code in dict.fromkeys(codes) if code in by_code]

    async def listed(self, most: int = 100) -> list[TableRow]:
        query = select(TableRow).where(TableRow.status == "playing", TableRow.listed).order_by(TableRow.changed.desc())
        async with self._session() as session:
            return list(await session.scalars(query.limit(most)))

    async def playing(self) -> list[TableRow]:
        async with self._session() as session:
            return list(await session.scalars(select(TableRow).where(TableRow.status == "playing")))

    async def entries(self, code: str) -> list[EntryRow]:
        async with self._session() as session:
            return list(await session.scalars(select(EntryRow).where(EntryRow.code == code).order_by(EntryRow.number)))

    async def chat(self, code: str, most: int = 50) -> list[ChatRow]:
        query = select(ChatRow).where(ChatRow.code == code).order_by(ChatRow.id.desc()).limit(most)
        async with self._session() as session:
            return list(await session.scalars(query))[::-1]

    async def add(self, table: TableRow, entries: Sequence[EntryRow] = (), follows: str | None = None) -> None:
        """A new table with its places; `follows` names the table it is the rematch of. Conflict: the code is taken."""
        try:
            async with self._session.begin() as session:
                session.add(table)
                await session.flush()
                session.add_all(entries)
                if follows is not None:
                    await self._update(session, follows, TableRow.rematch.is_(None), rematch=table.code)
        except IntegrityError:
            raise Conflict from None

    async def append(self, entry: EntryRow, **changes: Any) -> None:
        """One more entry, and what it changes of the table. Conflict: there is one of that number."""
        try:
            async with self._session.begin() as session:
                session.add(entry)
                await session.flush()
                await self._update(session, entry.code, changed=entry.time, **changes)
        except IntegrityError:
            raise Conflict from None

    async def change_places(self, code: str, places: Sequence[PlaceRow], *, status: str, **changes: Any) -> None:
        """Put other places in the stead of those of now. Conflict: the table is not in that status any more."""
        async with self._session.begin() as session:
            await self._update(session, code, TableRow.status == status, changed=time.time(), **changes)
            await session.execute(delete(PlaceRow).where(PlaceRow.code == code))
            await session.execute(insert(PlaceRow), [columns(place) for place in places])

    async def say(self, line: ChatRow) -> None:
        async with self._session.begin() as session:
            session.add(line)

    async def _update(self, session: AsyncSession, code: str, *conditions: Any, **changes: Any) -> None:
        done = await session.execute(
            update(TableRow).where(TableRow.code == code, *conditions).values(**changes).returning(TableRow.code)
        )
        if done.first() is None:
            raise Conflict


def columns(row: Base) -> dict[str, Any]:
    """A row's values by name."""
    return {column.key: getattr(row, column.key) for column in row.__mapper__.column_attrs}


def _engine(database: Path | str) -> AsyncEngine:
    """A path is an SQLite file; anything else an address of SQLAlchemy."""
    if isinstance(database, str):
        return create_async_engine(database, hide_parameters=True)  # nothing of a game or a chat in logs
    database.parent.mkdir(parents=True, exist_ok=True)
    address = f"sqlite+aiosqlite:///{database}"
    engine = create_async_engine(address, hide_parameters=True, pool_size=1, max_overflow=0)  # one writer, in order

    def prepare(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            connection.execute(f"PRAGMA {pragma}").close()

    sync: Engine = engine.sync_engine
    event.listen(sync, "connect", prepare)
    return engine
