"""Opens the server to the home network while a page on this computer allows it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress

from farebox.server import listening
from farebox.table.errors import Refused

Serve = Callable[[socket.socket], Awaitable[None]]
Stop = Callable[[str], None]


class HomeNetwork:
    """The sockets that listen in the home network; none until `open`. `serve` adds a socket, `stop` closes those of a host."""

    def __init__(self, port: int, serve: Serve, stop: Stop) -> None:
        self._port, self._serve, self._stop = port, serve, stop
        self._open: dict[str, str] = {}  # URLs by host
        self._changing = asyncio.Lock()

    async def addresses(self) -> list[str]:
        """The addresses that other devices can open. An address that this computer no longer has is closed."""
        async with self._changing:
            if self._open:
                found = await asyncio.to_thread(listening.home_addresses)
                for host in self._open.keys() - set(found):
                    self._close(host)
            return list(self._open.values())

    async def open(self) -> None:
        """Raises Refused."""
        async with self._changing:
            if self._open:
                return
            found = await asyncio.to_thread(listening.home_addresses)
            if not found:
                raise Refused("no_home_network", "this computer has no address in a home network")
            for host in found:
                with suppress(OSError):
                    await self._listen(host)
            if not self._open:
                raise Refused("cannot_listen", "this computer does not let the server listen in the home network")

    async def _listen(self, host: str) -> None:
        listener = listening.listen(host, (self._port, 0))
        await self._serve(listener)
        self._open[host] = listening.url_of(host, listener.getsockname()[1])

    async def close(self) -> None:
        """Stop listening, and disconnect the devices that connected through it."""
        async with self._changing:
            for host in list(self._open):
                self._close(host)

    def _close(self, host: str) -> None:
        del self._open[host]
        self._stop(host)
