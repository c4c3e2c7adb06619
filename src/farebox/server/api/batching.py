"""Batching of actions."""

from __future__ import annotations

import asyncio


class Batching:
    """Batches callers that arrive within `seconds` of each other; a lone caller is not delayed.

    Switching between many small jobs leaves the CPU caches cold each time: processing a batch is faster.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._next = 0.0
        self._released: asyncio.Future[None] | None = None

    async def wait(self) -> None:
        loop = asyncio.get_running_loop()
        if self._released is None:
            if loop.time() >= self._next:
                self._next = loop.time() + self._seconds
                return
            self._released = loop.create_future()
            loop.call_at(self._next, self._release)
        await asyncio.shield(self._released)

    def _release(self) -> None:
        released, self._released = self._released, None
        self._next = asyncio.get_running_loop().time() + self._seconds
        if released is not None:
            released.set_result(None)
