"""Actions that readers of a review try at a decision: judged on demand, and stored with the review."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

from pydantic_core import from_json, to_json

from farebox.server.reviews import games
from farebox.server.reviews.review_process import JsonObject, ReviewProcess
from farebox.server.storage.reviews import StoredReview, StoredReviews
from farebox.table.errors import Refused
from farebox.table.messages.review_json import target_of

PATIENCE = 15.0  # seconds until an answer is given up; it is stored when it comes


class TryKey(NamedTuple):
    """What was tried: an action of a decision in one of the stored reviews of a game."""

    id: str
    deep: bool
    open_hands: bool
    number: int
    action: str


class Tries:
    def __init__(self, stored: StoredReviews, process: ReviewProcess) -> None:
        self._stored, self._process = stored, process
        self._running: dict[TryKey, asyncio.Task[JsonObject]] = {}
        self._busy: set[str] = set()  # addresses
        self._writing = asyncio.Lock()

    async def answer(self, review: StoredReview, tried: TryKey, address: str, count: Callable[[], object]) -> JsonObject:
        """The comparison of an action with the one played. `count` is called before new work, and may refuse it."""
        action = await asyncio.to_thread(games.legal_action, review.record, tried.number, tried.action)
        key = tried._replace(action=action)
        decision = (await self._read(key))["decisions"][key.number]
        if (known := _find(decision, action)) is not None:
            return known
        task = self._running.get(key) or self._begin(review, key, decision, address, count)
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(task)
        except (TimeoutError, RuntimeError):
            raise Refused("busy", "this action is not worked out yet") from None

    async def close(self) -> None:
        for task in self._running.values():
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)

    def _begin(
        self, review: StoredReview, key: TryKey, decision: JsonObject, address: str, count: Callable[[], object]
    ) -> asyncio.Task[JsonObject]:
        if address in self._busy:
            raise Refused("too_fast", "another action of this address is being worked out")
        self._process.check(address)
        count()
        self._busy.add(address)
        task = self._running[key] = asyncio.get_running_loop().create_task(self._work_out(review, key, decision, address))
        task.add_done_callback(lambda done: self._end(key, address, done))
        return task

    def _end(self, key: TryKey, address: str, task: asyncio.Task[JsonObject]) -> None:
        del self._running[key]
        self._busy.remove(address)
        if not task.cancelled():
            task.exception()  # whoever waits for it has it, too

    async def _work_out(self, review: StoredReview, key: TryKey, decision: JsonObject, address: str) -> JsonObject:
        tried = {"number": key.number, "action": key.action, "best": decision["best"], "cost": decision["cost"]}
        request = {"record": review.record, "deep": key.deep, "open": key.open_hands, "tried": tried}
        found: JsonObject = (await self._process.ask(key.id, request, address))["tried"]
        async with self._writing:
            made = await self._read(key)
            made["decisions"][key.number].setdefault("tried", []).append(found)
            await self._stored.keep(key.id, key.deep, key.open_hands, to_json(made).decode())
        return found

    async def _read(self, key: TryKey) -> JsonObject:
        made = await self._stored.made(key.id, key.deep, key.open_hands)
        if made is None:
            raise Refused("not_found", "this review is not finished yet")
        review: JsonObject = from_json(made)
        return review


def _find(decision: JsonObject, action: str) -> JsonObject | None:
    found: list[Any] = decision.get("tried", [])
    return next((one for one in found if target_of(one["action"]) == target_of(action)), None)
