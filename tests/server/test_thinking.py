"""Which bot thinks next: people's tables first, then the address that has used least; quick bots never wait for slow ones."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from farebox import Action, View
from farebox.bots.base import Bot
from farebox.bots.registry import make_bot
from farebox.server.bots import thinking
from farebox.server.bots.pool import BotPool
from farebox.server.bots.thinking import Thinking, ThinkingRequest
from farebox.server.settings import Settings
from table_client import BOT, MINE, new_table, room_of, secrets_of, server, wait_until, watch


@dataclass(eq=False)
class Table:
    code: str
    opener: str
    attended: bool = True


class Queue:
    """Tables that ask for turns, and the order in which they get them."""

    def __init__(self, cores: int = 1, unwatched: float = 100) -> None:
        self.thinking = Thinking(cores, unwatched)
        self.got: list[str] = []
        self.turns: dict[str, ThinkingRequest] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, *tables: Table, quick: bool = False) -> None:
        async def wait(table: Table) -> None:
            self.turns[table.code] = await self.thinking.request(table, quick)
            self.got.append(table.code)

        self.tasks += [asyncio.create_task(wait(table)) for table in tables]
        await settle()

    async def end(self, code: str) -> None:
        self.thinking.end(self.turns.pop(code))
        await settle()

    async def end_all(self) -> list[str]:
        while self.turns:
            await self.end(next(iter(self.turns)))
        return self.got


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the time is for the queue: the last one in the list."""
    times = [0.0]
    monkeypatch.setattr(thinking.time, "monotonic", lambda: times[-1])
    return times


def test_a_table_somebody_looks_at_goes_before_sixty_nobody_looks_at() -> None:
    async def ask() -> list[str]:
        queue = Queue(cores=2)
        await queue.ask(*[Table(f"bots{i}", "attacker", attended=False) for i in range(60)])
        await queue.ask(Table("family", "home"))
        return await queue.end_all()

    assert run(ask()).index("family") == 2  # after the two that were thinking


def test_an_address_that_has_used_least_goes_first_even_if_all_are_looked_at(clock: list[float]) -> None:
    async def ask() -> list[str]:
        queue = Queue()
        many = [Table(f"many{i}", "attacker") for i in range(6)]
        await queue.ask(*many)
        clock.append(1.0)
        await queue.end("many0")  # many1 thinks
        clock.append(2.0)
        await queue.ask(Table("first", "home"), Table("second", "club"))
        await queue.end("many1")
        clock.append(3.0)
        await queue.end("first")
        return await queue.end_all()

    assert run(ask())[:4] == ["many0", "many1", "first", "second"]


def test_of_one_address_the_table_that_has_used_least_goes_first(clock: list[float]) -> None:
    async def ask() -> list[str]:
        queue, greedy, modest = Queue(), Table("greedy", "club"), Table("modest", "club")
        await queue.ask(greedy)
        clock.append(5.0)
        await queue.ask(greedy, modest)
        await queue.end("greedy")
        return await queue.end_all()

    assert run(ask()) == ["greedy", "modest", "greedy"]


def test_what_was_used_long_ago_does_not_count(clock: list[float]) -> None:
    async def ask() -> list[str]:
        queue, old, new = Queue(), Table("old", "a"), Table("new", "b")
        await queue.ask(old)
        clock.append(10.0)
        await queue.end("old")
        clock.append(10_000.0)
        await queue.ask(new)
        clock.append(10_001.0)
        await queue.ask(new, old)
        await queue.end("new")
        return await queue.end_all()

    assert run(ask()) == ["old", "new", "old", "new"]


def test_quick_bots_do_not_wait_for_slow_ones() -> None:
    async def ask() -> list[str]:
        queue = Queue(cores=2)
        await queue.ask(*[Table(f"slow{i}", "attacker") for i in range(10)])
        await queue.ask(Table("quick", "attacker", attended=False), quick=True)
        return list(queue.got)

    assert run(ask()) == ["slow0", "slow1", "quick"]


def test_of_one_address_only_some_tables_play_that_nobody_looks_at() -> None:
    async def ask() -> tuple[list[str], list[str], list[str]]:
        queue = Queue(cores=10, unwatched=2)
        tables = [Table(f"t{i}", "club", attended=False) for i in range(4)]
        await queue.ask(*tables, Table("other", "home", attended=False))
        alone = list(queue.got)
        tables[3].attended = True
        queue.thinking.grant_waiting()  # somebody has come to look
        await settle()
        watched = list(queue.got)
        await queue.end("t0")
        await queue.ask(tables[0])  # its game goes on
        queue.thinking.release(tables[1])  # its game is over
        await settle()
        return alone, watched, queue.got

    alone, watched, got = run(ask())
    assert alone == ["t0", "t1", "other"]
    assert watched == [*alone, "t3"]
    assert got == [*watched, "t0", "t2"]


def test_a_request_that_is_cancelled_takes_no_turn() -> None:
    async def ask() -> list[str]:
        queue = Queue()
        await queue.ask(Table("a", "a"), Table("b", "b"), Table("c", "c"))
        queue.tasks[1].cancel()
        await settle()
        return await queue.end_all()

    assert run(ask()) == ["a", "c"]


class Blocking:
    """A bot that thinks until it is let go."""

    name = "blocking"

    def __init__(self) -> None:
        self.asked, self.go = Event(), Event()

    def choose(self, view: View) -> Action:
        self.asked.set()
        self.go.wait(20)
        return view.actions[0]


def test_a_thread_keeps_its_core_until_it_is_done_though_nobody_wants_its_answer() -> None:
    """Otherwise a client that asks for hints and leaves could keep any number of threads thinking."""
    from farebox import Game

    async def ask() -> list[int]:
        bot, free = Blocking(), []
        bot_pool = BotPool(Settings(make_bot=lambda *_: bot))
        bot_pool.thinking = Thinking(1, 1)
        asking = asyncio.create_task(bot_pool.choose(bot, "expert", Game("new_york", 2, 1).view(0), Table("a", "a")))
        while not bot.asked.is_set():
            await asyncio.sleep(0.001)
        asking.cancel()
        await settle()
        free.append(bot_pool.thinking._free[False])
        bot.go.set()
        while not bot_pool.thinking._free[False]:
            await asyncio.sleep(0.001)
        return [*free, bot_pool.thinking._free[False]]

    assert run(ask()) == [0, 1]


def test_expert_tables_nobody_looks_at_do_not_hold_up_a_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Experts that never end hold all cores: a person's casual bot answers, and of the others only some are asked."""
    monkeypatch.setattr("farebox.server.bots.pool.os.cpu_count", lambda: 2)
    experts: list[Blocking] = []

    def make(level: str, seed: int) -> Bot:
        if level != "expert":
            return make_bot(level, seed)
        experts.append(Blocking())
        return experts[-1]

    with server(tmp_path, make_bot=make, unwatched_tables=8, bot_seconds=60) as client:
        client.app.state.rooms.bot_pool.compiled = True  # type: ignore[attr-defined]
        expert = {"kind": "bot", "level": "expert"}
        for _ in range(12):
            new_table(client, [expert, expert], start=True)
        wait_until(lambda: sum(bot.asked.is_set() for bot in experts) == 2)
        opened = new_table(client, [MINE, BOT], start=True, board="first_journey_usa", first=0)
        with watch(client, opened["table"]["code"], secrets_of(opened)) as me:
            assert me.act(0, me.actions(0)[0]) is None
            while me.table["to_act"] != [0]:
                me.hear()
        assert sum(bot.asked.is_set() for bot in experts) == 2
        for bot in experts:
            bot.go.set()


def test_the_address_that_opened_a_table_is_kept_in_memory_alone(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, [MINE, BOT], start=True, first=0)
        code = opened["table"]["code"]
        with watch(client, code, secrets_of(opened)):
            assert room_of(client, code).opener == "testclient"
            assert room_of(client, code).attended
    assert not any(b"testclient" in file.read_bytes() for file in tmp_path.glob("farebox.db*"))
    with server(tmp_path) as client, watch(client, code, secrets_of(opened)):
        assert room_of(client, code).opener == f"table {code}"
