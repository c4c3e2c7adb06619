"""Listens for notices from the other processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from farebox.server.ops.metrics import metrics
from farebox.server.storage.database import connect, dsn

log = logging.getLogger("farebox")
CHANNEL = "farebox"
CHECK = 5.0  # seconds between checks of the connection
CHECK_SECONDS = 5.0  # a check may take


class Listener:
    """A dedicated connection that listens. After it was lost, everything is reloaded, since notices were missed."""

    def __init__(
        self, database: str, origin: str, received: Callable[[str, str], None], missed: Callable[[], Awaitable[None]]
    ) -> None:
        self._dsn, self._origin = dsn(database), origin
        self._received, self._missed = received, missed
        self._task: asyncio.Task[None] | None = None
        self.listening = False

    async def open(self) -> None:
        ready = asyncio.Event()
        self._task = asyncio.get_running_loop().create_task(self._listen(ready), name="listener")
        with suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), CHECK_SECONDS)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self, ready: asyncio.Event) -> None:
        pause = 0.1
        while True:
            connection: Any = None
            try:
                connection = await connect(self._dsn, "farebox listener", timeout=CHECK_SECONDS, command_timeout=None)
                cut = asyncio.Event()
                connection.add_termination_listener(lambda _, cut=cut: cut.set())
                await connection.add_listener(CHANNEL, self._receive)
                self.listening, pause = True, 0.1
                metrics.listening.set(1)
                if ready.is_set():
                    await self._missed()
                ready.set()
                await self._until_cut(connection, cut)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("no notices from PostgreSQL: %s", type(error).__name__)
            finally:
                self.listening = False
                metrics.listening.set(0)
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(pause)
            pause = min(2.0, 2 * pause)

    async def _until_cut(self, connection: Any, cut: asyncio.Event) -> None:
        while not cut.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(cut.wait(), CHECK)
            if not cut.is_set():
                await connection.fetchval("select 1", timeout=CHECK_SECONDS)

    def _receive(self, _: object, __: int, ___: str, payload: object) -> None:
        origin, _, words = str(payload).partition(" ")
        if origin != self._origin:
            self._received(origin, words)
