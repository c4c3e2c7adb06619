"""The order of review work: addresses take turns, and so do the games of one address; nobody may have much waiting."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

from farebox.table.errors import Refused

Item = TypeVar("Item")
MOST_PER_ADDRESS = 20  # reviews, tries, challenges and par games that wait or are in progress


class Quota:
    """Counts the unfinished work of each address. An unknown address ("") is not limited."""

    def __init__(self) -> None:
        self._unfinished: Counter[str] = Counter()
        self._turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    def is_full(self, address: str) -> bool:
        return bool(address) and self._unfinished[address] >= MOST_PER_ADDRESS

    def check(self, address: str) -> None:
        """Raises Refused if too much work of this address is unfinished."""
        if self.is_full(address):
            raise Refused("busy", f"{MOST_PER_ADDRESS} reviews that this address has asked for are not finished yet")

    def begin(self, address: str) -> None:
        self._unfinished[address] += 1

    def end(self, address: str) -> None:
        self._unfinished[address] -= 1
        if not self._unfinished[address]:
            del self._unfinished[address]
            self._turns.pop(address, None)

    @asynccontextmanager
    async def working(self, address: str) -> AsyncIterator[None]:
        """Wraps work outside the queues: an address does one piece of it at a time. Raises Refused."""
        self.check(address)
        self.begin(address)
        try:
            async with self._turns[address]:
                yield
        finally:
            self.end(address)


@dataclass
class Waiting(Generic[Item]):
    work: Item
    address: str
    game: str
    first: bool
    number: int


class FairQueue(Generic[Item]):
    """Work that waits. Of addresses that have had equally many turns, one with a game that was just finished goes first."""

    def __init__(self) -> None:
        self._waiting: list[Waiting[Item]] = []
        self._turns: Counter[str] = Counter()  # turns taken since the queue was empty, by address and by game
        self._round = 0  # the address of the last piece of work had taken this many turns
        self._added = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def __contains__(self, work: Item) -> bool:
        return any(waiting.work is work for waiting in self._waiting)

    def add(self, work: Item, address: str, game: str, *, first: bool = False) -> None:
        """Add work on a game. The same work may be added for several addresses, and is done at the first one's turn."""
        self._added += 1
        self._waiting.append(Waiting(work, address, game, first, self._added))

    def pop(self, busy: Collection[str] = ()) -> Waiting[Item] | None:
        """The work whose turn it is, of an address that is not busy; None if there is none."""
        ready = [waiting for waiting in self._waiting if waiting.address not in busy]
        if not ready:
            return None
        chosen = min(ready, key=self._rank)
        self._waiting = [waiting for waiting in self._waiting if waiting.work is not chosen.work]
        self._round = self._turn(chosen.address)
        self._turns[chosen.address] = self._round + 1
        self._turns[f"{chosen.address} {chosen.game}"] += 1
        if not self._waiting:
            self._turns.clear()
            self._round = 0
        return chosen

    def remaining(self) -> list[Item]:
        return [waiting.work for waiting in self._waiting]

    def _turn(self, address: str) -> int:
        """Turns that an address counts as having taken: a new one does not make up for those it did not need."""
        return max(self._turns[address], self._round)

    def _rank(self, waiting: Waiting[Item]) -> tuple[int, bool, int, int]:
        game = f"{waiting.address} {waiting.game}"
        return self._turn(waiting.address), not waiting.first, self._turns[game], waiting.number
