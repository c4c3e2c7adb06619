"""Rates, token buckets, and the beat, in which what comes at the same time is done together."""

from __future__ import annotations

import asyncio
import time
from collections import deque

from farebox.table.errors import Refused


class Rate:
    """So many in so many seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most, self.seconds = most, seconds
        self.times: deque[float] = deque()

    def check(self) -> None:
        now = time.monotonic()
        while self.times and now - self.times[0] > self.seconds:
            self.times.popleft()
        if len(self.times) >= self.most:
            raise Refused("too_fast", f"at most {self.most} in {self.seconds:g} seconds")
        self.times.append(now)


class Bucket:
    """A token bucket: `rate` tokens per second come in, and it holds at most `burst`."""

    __slots__ = ("_at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.level, self._at = burst, time.monotonic()

    def take(self, tokens: float) -> bool:
        """Take tokens. Returns False, and takes none, if there are not enough."""
        if tokens > self.left():
            return False
        self.level -= tokens
        return True

    def spend(self, tokens: float) -> None:
        """Take tokens, even if there are not enough: nothing is left until the debt is paid."""
        self.level = self.left() - tokens

    def left(self) -> float:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self._at) * self.rate)
        self._at = now
        return self.level


class Batching:
    """Lets those who come one after the other go on together, and who comes alone at once.

    A process that does a little of everything all the time comes to each thing cold: several at once take less.
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
