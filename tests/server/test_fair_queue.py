"""The order of reviews: addresses take turns, games just finished go first, and an address may not have much waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from itertools import islice
from typing import Any

import pytest

from farebox.server.reviews import fair_queue
from farebox.server.reviews.fair_queue import FairQueue, Quota
from farebox.server.reviews.review_process import JsonObject, ReviewJob, ReviewProcess
from farebox.table.errors import Refused

ATTACKER, HOME, SCHOOL = "192.0.2.1", "192.0.2.2", "192.0.2.3"


class Reviews(ReviewProcess):
    """Judges at once, one review after the other, and remembers their order. `before` is called before each."""

    def __init__(self, before: Callable[[str], None] = lambda id: None) -> None:
        super().__init__(Stored(), nice=0, quota=Quota())  # type: ignore[arg-type]  # only what is used here
        self.order: list[str] = []
        self._before = before
        self.judging = asyncio.Event()
        self.judging.set()

    async def _made(self, job: ReviewJob) -> str:
        self._before(job.id)
        self.order.append(job.id)
        await self.judging.wait()
        return "{}"

    async def finish(self) -> list[str]:
        while self._jobs:
            await asyncio.sleep(0)
        await self.close()
        return self.order


class Stored:
    async def made(self, *_: Any) -> None:
        return None

    async def keep(self, *_: Any) -> None:
        return None


def job(id: str, open_hands: bool = False) -> ReviewJob:
    return ReviewJob(id, "", deep=False, open_hands=open_hands)


def order_of(queue: FairQueue[str], most: int = 100) -> list[str]:
    return [waiting.work for waiting in islice(iter(queue.pop, None), most) if waiting is not None]


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


def test_another_address_waits_for_one_review_however_many_are_waiting() -> None:
    def before(id: str) -> None:
        if not reviews.order:
            reviews.add(job("home"), HOME)

    async def attack() -> list[str]:
        for n in range(10):
            reviews.add(job(f"variant {n}"), ATTACKER)
            reviews.add(job(f"variant {n}", open_hands=True), ATTACKER)
        return await reviews.finish()

    reviews = Reviews(before)
    order = run(attack())
    assert order[:2] == ["variant 0", "home"]
    assert sorted(order) == sorted(["home", *(f"variant {n}" for n in range(10) for _ in "12")])


def test_addresses_take_turns_and_so_do_the_games_of_one_address() -> None:
    queue: FairQueue[str] = FairQueue()
    for name in ("a1", "a2", "a3"):
        queue.add(name, HOME, "a")
    queue.add("b1", HOME, "b")
    queue.add("c1", SCHOOL, "c")
    queue.add("c2", SCHOOL, "c")
    assert order_of(queue) == ["a1", "c1", "b1", "c2", "a2", "a3"]


def test_a_new_address_does_not_make_up_for_turns_it_did_not_need() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(5):
        queue.add(f"a{n}", HOME, f"{n}")
    assert order_of(queue, 3) == ["a0", "a1", "a2"]
    for n in range(3):
        queue.add(f"b{n}", SCHOOL, f"{n}")
    assert order_of(queue) == ["b0", "a3", "b1", "a4", "b2"]


def test_a_game_just_finished_goes_first_in_its_round() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.add("old", HOME, "old")
    queue.add("older", SCHOOL, "older")
    queue.add("new", SCHOOL, "new", first=True)
    assert order_of(queue) == ["new", "old", "older"]


def test_work_that_several_addresses_wait_for_is_done_at_the_first_turn_and_once() -> None:
    async def ask() -> list[str]:
        reviews = Reviews()
        for name in ("x", "y", "shared"):
            reviews.add(job(name), ATTACKER)
        reviews.add(job("shared"), HOME)
        order = await reviews.finish()
        assert not reviews._quota._unfinished
        return order

    assert run(ask()) == ["x", "shared", "y"]


def test_an_address_may_have_only_so_much_waiting_and_others_are_still_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MOST_PER_ADDRESS", 3)

    async def ask() -> None:
        reviews = Reviews()
        reviews.judging.clear()
        quota = reviews._quota
        quota.begin(ATTACKER)  # a par game, say
        reviews.add(job("a"), ATTACKER)
        question = asyncio.ensure_future(reviews.ask("a", JsonObject(), ATTACKER))
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="this address has asked for") as refused:
            reviews.add(job("b"), ATTACKER)
        assert refused.value.problem.error == "busy"
        with pytest.raises(Refused):
            await reviews.ask("a", JsonObject(), ATTACKER)
        with pytest.raises(Refused):
            async with quota.working(ATTACKER):
                pass
        assert reviews.add(job("a"), ATTACKER).id == "a", "what waits already is not refused"
        reviews.add(job("c"), HOME)
        await asyncio.sleep(0)
        assert reviews.order == ["a", "c"], "one of each address is in progress"
        question.cancel()
        await reviews.close()

    run(ask())


def test_an_address_does_one_piece_of_other_work_at_a_time() -> None:
    steps: list[str] = []

    async def work(quota: Quota, name: str, address: str) -> None:
        async with quota.working(address):
            steps.append(f"{name} begins")
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            steps.append(f"{name} ends")

    async def both() -> None:
        quota = Quota()
        await asyncio.gather(work(quota, "a", HOME), work(quota, "b", HOME), work(quota, "c", SCHOOL))
        assert not quota._unfinished
        assert not quota._turns

    run(both())
    assert steps.index("a ends") < steps.index("b begins")
    assert steps.index("c begins") < steps.index("a ends")
