"""Databases: an SQLite file for one process, PostgreSQL for many. This module handles the differences.

The address is a path, or `postgresql://…`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

log = logging.getLogger("farebox")
OUTAGE = {"outage": True}  # marks lines that every request would repeat (farebox.server.ops.logs)
T = TypeVar("T")
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
OUTAGE_SECONDS = 20.0  # a database may be unavailable before a request fails
CONNECTIONS = 8  # per process
POSTGRES_OPTIONS = ("sslmode", "sslrootcert", "sslcert", "sslkey", "sslcrl", "target_session_attrs")  # query options


class Conflict(Exception):  # noqa: N818 -- two processes wrote at once, which is no error
    """Another process wrote first; nothing was stored."""


def is_postgres(database: Path | str) -> bool:
    return isinstance(database, str) and database.startswith(("postgresql:", "postgres:", "postgresql+asyncpg:"))


def read_address(text: str) -> Path | str:
    """Parse a path or a PostgreSQL address. Raises ValueError."""
    if is_postgres(text):
        try:
            options = set(make_url(text).query) - set(POSTGRES_OPTIONS)
        except (ArgumentError, ValueError):
            raise ValueError(
                "a PostgreSQL address is postgresql://USER:PASSWORD@HOST:PORT/NAME, percent-encoded where needed"
            ) from None
        if options:
            raise ValueError(f"PostgreSQL addresses may have {', '.join(POSTGRES_OPTIONS)}, not {', '.join(sorted(options))}")
        return text
    if "://" in text and not text.startswith("sqlite:///"):
        raise ValueError(f"the database must be a file or postgresql://…, not {text.split('://')[0]}://…")
    return Path(text.removeprefix("sqlite:///"))


def shown(database: Path | str) -> str:
    """The address without its password."""
    return make_url(database).render_as_string(hide_password=True) if isinstance(database, str) else str(database)


def dsn(database: str) -> str:
    """The address in the form that asyncpg expects."""
    return make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)


async def connect(address: str, name: str, **more: Any) -> Any:
    """A plain asyncpg connection, with a name that PostgreSQL shows."""
    import asyncpg

    return await asyncpg.connect(
        address, **{"timeout": 5, "command_timeout": OUTAGE_SECONDS, "server_settings": {"application_name": name}, **more}
    )


def make_engine(database: Path | str) -> AsyncEngine:
    """Create the engine. Its errors never contain parameters, so no part of a game or a chat gets into the logs."""
    if isinstance(database, str):
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: connect(dsn(database), "farebox"),
            hide_parameters=True,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=OUTAGE_SECONDS,
        )
    database.parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(f"sqlite+aiosqlite:///{database}", hide_parameters=True, pool_size=1, max_overflow=0)

    def prepare(connection: Any, _: Any) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").close()

    sync: Engine = engine.sync_engine
    event.listen(sync, "connect", prepare)
    return engine


def is_away(error: BaseException) -> bool:
    """Whether the database became unavailable, is still starting, or resolved a deadlock: retrying helps."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    cause = error.orig if isinstance(error, DBAPIError) else error
    state = str(getattr(cause, "sqlstate", None) or "")
    return isinstance(cause, OSError | PoolTimeout) or state[:3] in ("57P", "40P", "400") or state[:2] == "08"


def is_damage(error: BaseException) -> bool:
    """Whether a row could not be read because of its content: text that is not JSON, or not text at all."""
    return isinstance(error, ValueError | TypeError) or (
        isinstance(error, OperationalError) and "Could not decode" in str(error.orig)
    )


def cannot_write(error: BaseException) -> bool:
    """Whether the system does not let the database work: a full disk, a file that may not be written or is gone."""
    return isinstance(error, OSError) or (isinstance(error, OperationalError) and not is_damage(error))


def complain(what: str, error: BaseException) -> None:
    """Log a failure: in one line while the database is unavailable, otherwise with its traceback."""
    cause = getattr(error, "orig", None) or error
    if is_away(error):
        log.warning("%s: the database is away (%s)", what, type(cause).__name__, extra=OUTAGE)
    elif cannot_write(error):
        log.error("%s: %s", what, cause, extra=OUTAGE)
    else:
        log.error(what, exc_info=error)


async def patiently(work: Callable[[], Awaitable[T]], patience: float = OUTAGE_SECONDS) -> T:
    """Do idempotent work; retry while the database is unavailable."""
    loop = asyncio.get_running_loop()
    end, pause, said = loop.time() + patience, 0.05, False
    while True:
        try:
            return await work()
        except Exception as error:
            if not is_away(error) or loop.time() + pause > end:
                raise
            if not said:
                log.warning("the database is away: %s", type(getattr(error, "orig", error)).__name__, extra=OUTAGE)
            said = True
            await asyncio.sleep(pause)
            pause = min(1.0, 2 * pause)
