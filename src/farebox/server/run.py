"""The server process: uvicorn's configuration, garbage collection, the limit of open files, the lock on a database file."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from farebox.server.api.fast_websocket import FastWebSocket
from farebox.server.api.limits.http_limits import LimitedHTTP
from farebox.server.app import create_app
from farebox.server.home_network import HomeNetwork
from farebox.server.settings import Settings
from farebox.server.storage.database import shown
from farebox.server.storage.migrations.upgrade import UnknownSchema
from farebox.server.storage.store import Store

COLLECT = 60.0  # seconds between full collections when the server is quiet
QUIET = 50  # tables: a full collection takes up to a millisecond per table
AT_LEAST = 6 * 3600.0  # seconds between full collections, quiet or not
MOST_FILES = 65_536  # open at once, if the system permits it
SWITCH = 0.0005  # seconds until a waiting thread gets its turn: database, bots and tables share the interpreter
LOOPBACK = ("127.0.0.1", "::1")
# Bytes of the largest message that is read at all; a message between the protocol's limit and this one gets an answer
LARGEST_MESSAGE = 8_192


def run(database: Path | str, settings: Settings, listener: socket.socket, started: Callable[[str], None]) -> None:
    """Serve until Ctrl-C. `started` is called once the server accepts connections, with a warning or an empty text."""
    sys.setswitchinterval(SWITCH)
    allow_files()
    asyncio.run(_migrate(database))
    with _locked(database) as alone:
        warning = "" if alone else f"another server has {database} open: games played there do not show up here immediately"
        app = create_app(database, settings)
        with suppress(KeyboardInterrupt):
            Server(app, lambda: started(warning)).run(sockets=[listener])


def make_config(app: FastAPI) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="auto",
        http=LimitedHTTP,  # based on h11: httptools saves little and leaves reference cycles behind for every socket
        ws=FastWebSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # a view has 7 kB; a compression dictionary per connection takes five times that
        log_config=None,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=3,
    )


class Server(uvicorn.Server):
    """Reports when it accepts connections, collects garbage when it is quiet, and tells viewers before it closes."""

    def __init__(self, app: FastAPI, on_started: Callable[[], None]) -> None:
        super().__init__(make_config(app))
        self._app, self._on_started = app, on_started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        host, port = sockets[0].getsockname()[:2] if sockets else ("", 0)
        if host in LOOPBACK:  # otherwise other devices can connect already
            self._app.state.home = HomeNetwork(port, self._listen_at, self._leave)
        gc.collect()
        gc.freeze()  # what exists now lives until the end
        gc.disable()  # even collections of the youngest generation raised the 99th percentile (docs/evidence/load.md)
        self._collecting = asyncio.get_running_loop().create_task(self._collect())
        if self.started:
            self._on_started()

    async def _listen_at(self, listener: socket.socket) -> None:
        """Also serve another socket."""
        protocol = partial(LimitedHTTP, config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(protocol, sock=listener, backlog=self.config.backlog))

    def _leave(self, host: str) -> None:
        """Stop listening on a host, and disconnect the clients that reached the server there."""
        for server in list(self.servers):
            if any(one.getsockname()[0] == host for one in server.sockets):
                server.close()
                self.servers.remove(server)
        for connection in list(self.server_state.connections):
            if (reached := getattr(connection, "server", None)) is not None and reached[0] == host:
                connection.shutdown()

    async def _collect(self) -> None:
        """Tables and sockets leave no cycles (tests/server/test_leftovers.py); other cycles are collected in quiet times."""
        collected = time.monotonic()
        while True:
            await asyncio.sleep(COLLECT)
            if len(self._app.state.rooms.live) <= QUIET or time.monotonic() - collected > AT_LEAST:
                gc.collect()
                collected = time.monotonic()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._collecting.cancel()
        self._app.state.rooms.say_goodbye()
        await asyncio.sleep(0.05)  # let it be sent
        await super().shutdown(sockets)


def allow_files() -> None:
    """Let this process open as many files and sockets as the system permits; the default is often 1,024."""
    try:
        import resource
    except ImportError:  # Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


@contextmanager
def _locked(database: Path | str) -> Iterator[bool]:
    """Hold a lock on an SQLite file. Yields False if another server has it: two servers would not see each other's games."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield True
        return
    if isinstance(database, str):
        yield True
        return
    try:
        lock = database.with_name(database.name + ".lock").open("wb")
    except OSError:  # serve even if the disk is full
        yield True
        return
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
            return
        yield True


async def _migrate(database: Path | str) -> None:
    """Bring the database up to date. Raises ValueError with one line that says why it cannot be opened."""
    store = Store(database)
    try:
        await store.open()
    except (SQLAlchemyError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        raise ValueError(f"the games in {shown(database)} cannot be opened: {cause}") from None
    except UnknownSchema as error:
        raise ValueError(f"{shown(database)} {error}") from None
    except Exception as error:
        if type(error).__module__.startswith("asyncpg"):
            raise ValueError(f"the games in {shown(database)} cannot be opened: {error}") from None
        raise
    finally:
        await store.close()
