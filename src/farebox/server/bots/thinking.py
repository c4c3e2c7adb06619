"""Which bot thinks next: the machine's cores are shared among tables, and among the addresses that opened them.

Tables with viewers go first, then the address that has used the least time recently, then the table that has. Quick bots
never wait for slow ones. Only a few tables without viewers play at a time per address.
"""

from __future__ import annotations

import asyncio
import time
from itertools import count
from typing import Protocol

HALF_LIFE = 30.0  # seconds after which used time counts half
FORGOTTEN = 0.001  # use below this many seconds is forgotten
MOST_KEPT = 1000  # accounts, until those with forgotten use are dropped


class Asker(Protocol):
    """A table where it is a bot's turn."""

    @property
    def code(self) -> str: ...

    @property
    def opener(self) -> str: ...  # the address that opened it, or the table itself if unknown

    @property
    def attended(self) -> bool: ...  # whether it has a viewer, or had one a moment ago


class ThinkingRequest:
    """A table's request to let its bot think."""

    def __init__(self, asker: Asker, quick: bool, number: int) -> None:
        self.asker, self.quick, self.number = asker, quick, number
        self.granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.began = 0.0


class Thinking:
    def __init__(self, cores: int, unwatched: float) -> None:
        self._free = {True: cores, False: cores}  # quick bots take milliseconds and have their own lane
        self._most_unwatched = unwatched
        self._numbers = count()
        self._waiting: list[ThinkingRequest] = []
        self._running: set[ThinkingRequest] = set()
        self._used: dict[str, tuple[float, float]] = {}  # by table and address: seconds used, and when they were counted
        self._unwatched: dict[str, set[str]] = {}  # tables that play without viewers, by address

    async def request(self, asker: Asker, quick: bool) -> ThinkingRequest:
        """Wait until a bot may think; the caller must end the request."""
        request = ThinkingRequest(asker, quick, next(self._numbers))
        self._waiting.append(request)
        self.grant_waiting()
        try:
            await request.granted
        except asyncio.CancelledError:
            if request in self._waiting:
                self._waiting.remove(request)
            self.end(request)
            raise
        return request

    def end(self, request: ThinkingRequest) -> None:
        if request in self._running:
            self._running.remove(request)
            self._free[request.quick] += 1
            self._charge(request)
            self.grant_waiting()

    def release(self, asker: Asker) -> None:
        """A table's bots are idle: another table of the same address may play."""
        playing = self._unwatched.get(asker.opener, set())
        if asker.code in playing:
            playing.remove(asker.code)
            if not playing:
                del self._unwatched[asker.opener]
            self.grant_waiting()

    def grant_waiting(self) -> None:
        """Grant requests while cores are free."""
        for quick in (True, False):
            while self._free[quick]:
                ready = [request for request in self._waiting if request.quick == quick and self._is_allowed(request.asker)]
                if not ready:
                    break
                self._grant(min(ready, key=self._rank))

    def _is_allowed(self, asker: Asker) -> bool:
        playing = self._unwatched.get(asker.opener, ())
        return asker.attended or asker.code in playing or len(playing) < self._most_unwatched

    def _rank(self, request: ThinkingRequest) -> tuple[bool, float, float, int]:
        asker = request.asker
        return not asker.attended, self._use(asker.opener), self._use(asker.code), request.number

    def _grant(self, request: ThinkingRequest) -> None:
        self._waiting.remove(request)
        self._running.add(request)
        self._free[request.quick] -= 1
        if not request.asker.attended:
            self._unwatched.setdefault(request.asker.opener, set()).add(request.asker.code)
        request.began = time.monotonic()
        if not request.granted.done():
            request.granted.set_result(None)

    # --- accounts of use

    def _use(self, account: str) -> float:
        """Seconds used recently, including those being used now."""
        now = time.monotonic()
        running = (request for request in self._running if account in (request.asker.code, request.asker.opener))
        return self._recent_use(account, now) + sum(now - request.began for request in running)

    def _recent_use(self, account: str, now: float) -> float:
        seconds, then = self._used.get(account, (0.0, now))
        return float(seconds * 0.5 ** ((now - then) / HALF_LIFE))

    def _charge(self, request: ThinkingRequest) -> None:
        now = time.monotonic()
        for account in {request.asker.code, request.asker.opener}:
            self._used[account] = self._recent_use(account, now) + now - request.began, now
        if len(self._used) > MOST_KEPT:
            lately = {account: (self._recent_use(account, now), now) for account in self._used}
            self._used = {account: used for account, used in lately.items() if used[0] > FORGOTTEN}
