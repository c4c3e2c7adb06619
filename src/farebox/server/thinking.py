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


class Turn:
    """A request to let a bot think."""

    def __init__(self, asker: Asker, quick: bool, number: int) -> None:
        self.asker, self.quick, self.number = asker, quick, number
        self.granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.began = 0.0


class Thinking:
    def __init__(self, cores: int, unwatched: float) -> None:
        self._free = {True: cores, False: cores}  # quick bots take milliseconds and have their own lane
        self._most_unwatched = unwatched
        self._numbers = count()
        self._waiting: list[Turn] = []
        self._running: set[Turn] = set()
        self._used: dict[str, tuple[float, float]] = {}  # by table and address: seconds used, and when they were counted
        self._unwatched: dict[str, set[str]] = {}  # tables that play without viewers, by address

    async def turn(self, asker: Asker, quick: bool) -> Turn:
        """Wait for a turn to think; the caller must end it."""
        turn = Turn(asker, quick, next(self._numbers))
        self._waiting.append(turn)
        self.look_again()
        try:
            await turn.granted
        except asyncio.CancelledError:
            if turn in self._waiting:
                self._waiting.remove(turn)
            self.end(turn)
            raise
        return turn

    def end(self, turn: Turn) -> None:
        if turn in self._running:
            self._running.remove(turn)
            self._free[turn.quick] += 1
            self._charge(turn)
            self.look_again()

    def rests(self, asker: Asker) -> None:
        """A table's bots are idle: another table of the same address may play."""
        playing = self._unwatched.get(asker.opener, set())
        if asker.code in playing:
            playing.remove(asker.code)
            if not playing:
                del self._unwatched[asker.opener]
            self.look_again()

    def look_again(self) -> None:
        """Grant turns while cores are free."""
        for quick in (True, False):
            while self._free[quick]:
                ready = [turn for turn in self._waiting if turn.quick == quick and self._may(turn.asker)]
                if not ready:
                    break
                self._grant(min(ready, key=self._rank))

    def _may(self, asker: Asker) -> bool:
        playing = self._unwatched.get(asker.opener, ())
        return asker.attended or asker.code in playing or len(playing) < self._most_unwatched

    def _rank(self, turn: Turn) -> tuple[bool, float, float, int]:
        asker = turn.asker
        return not asker.attended, self._use(asker.opener), self._use(asker.code), turn.number

    def _grant(self, turn: Turn) -> None:
        self._waiting.remove(turn)
        self._running.add(turn)
        self._free[turn.quick] -= 1
        if not turn.asker.attended:
            self._unwatched.setdefault(turn.asker.opener, set()).add(turn.asker.code)
        turn.began = time.monotonic()
        if not turn.granted.done():
            turn.granted.set_result(None)

    # --- accounts of use

    def _use(self, account: str) -> float:
        """Seconds used recently, including those being used now."""
        now = time.monotonic()
        running = (turn for turn in self._running if account in (turn.asker.code, turn.asker.opener))
        return self._lately(account, now) + sum(now - turn.began for turn in running)

    def _lately(self, account: str, now: float) -> float:
        seconds, then = self._used.get(account, (0.0, now))
        return float(seconds * 0.5 ** ((now - then) / HALF_LIFE))

    def _charge(self, turn: Turn) -> None:
        now = time.monotonic()
        for account in {turn.asker.code, turn.asker.opener}:
            self._used[account] = self._lately(account, now) + now - turn.began, now
        if len(self._used) > MOST_KEPT:
            lately = {account: (self._lately(account, now), now) for account in self._used}
            self._used = {account: used for account, used in lately.items() if used[0] > FORGOTTEN}
