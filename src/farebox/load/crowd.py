"""The crowd: a fixed number of tables at once, for a given time; when a game ends, another begins."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from http.client import HTTPException
from random import Random
from urllib.error import HTTPError

from farebox.load.checks import Data
from farebox.load.http_client import Bases, ask, complaint
from farebox.load.report import Report
from farebox.load.simulated_table import check_record, play_table

START_SPACING = 0.5  # time between the starts of two tables, as a fraction of the pace
FINISH = 600.0  # seconds for the unfinished games


@dataclass(frozen=True, kw_only=True)
class Plan:
    bases: list[str]
    games: int
    seconds: float
    pace: float = 2.0  # seconds between two actions at a table
    boards: list[str] = field(default_factory=lambda: ["new_york"])
    seats: int = 2
    bots: int = 0
    seed: int = 0
    affinity: bool = False  # send all clients of a table to one process, like a proxy that hashes its code
    opening: float = 0.0  # minimum seconds over which the tables are opened
    finish: bool = True  # play unfinished games to the end at full speed, so that every record can be checked


async def run(
    plan: Plan, tick: Callable[[Report, str], None] = lambda report, phase: None, until: asyncio.Event | None = None
) -> Report:
    """Play for the plan's seconds, or until the event is set."""
    report = Report(pace=plan.pace)
    boards = [await _board(plan, name) for name in plan.boards]
    crowd = _Crowd(plan, boards, report)
    async with asyncio.TaskGroup() as tables:
        await crowd.fill(tables, tick)
        report.measure()
        await _wait(plan.seconds, report, tick, until or asyncio.Event())
        report.stop()
        crowd.closing = True
        report.pace = 0.0
        if plan.finish:
            await crowd.finish(tick)
        crowd.cancel()
    for code in report.accepted:
        await check_record(plan.bases, code, report)
        tick(report, "checking records")
    return report


class _Crowd:
    def __init__(self, plan: Plan, boards: list[Data], report: Report) -> None:
        self.plan, self.boards, self.report = plan, boards, report
        self.closing = False
        self._rng = Random(plan.seed)
        self._tasks: set[asyncio.Task[None]] = set()

    async def fill(self, tables: asyncio.TaskGroup, tick: Callable[[Report, str], None]) -> None:
        for number in range(self.plan.games):
            task = tables.create_task(self._keep_playing(Random(self._rng.random()), self.boards[number % len(self.boards)]))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            await asyncio.sleep(max(min(0.05, START_SPACING * self.plan.pace / 10), self.plan.opening / self.plan.games))
            tick(self.report, "opening tables")
        while self.report.opened < self.plan.games and self._tasks and not self.report.wrong:
            await asyncio.sleep(0.1)

    async def _keep_playing(self, rng: Random, board: Data) -> None:
        while not self.closing:
            bases = Bases(self.plan.bases, self.plan.affinity, rng)
            await play_table(bases, board, self.plan.seats, self.plan.bots, self.report, rng)

    async def finish(self, tick: Callable[[Report, str], None]) -> None:
        end = asyncio.get_running_loop().time() + FINISH
        while self._tasks and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.2)
            tick(self.report, "finishing games")
        if self._tasks:
            self.report.wrong.append(f"{len(self._tasks)} games got stuck")

    def cancel(self) -> None:
        for task in self._tasks:
            task.cancel()


async def _board(plan: Plan, name: str) -> Data:
    """The board, fetched from every process. Raises ValueError if one of them does not answer."""
    for base in plan.bases:
        try:
            board: Data = json.loads(await ask("GET", f"{base}/api/boards/{name}"))
        except HTTPError as error:
            raise ValueError(f"{base} refuses: {complaint(error)}") from None
        except (OSError, HTTPException, ValueError):
            raise ValueError(f"no Farebox server answers at {base}") from None
    if plan.seats not in board["seats"]:
        raise ValueError(f"{board['name']} has {board['seats'][0]} to {board['seats'][-1]} seats, not {plan.seats}")
    return {**board, "lengths": {route["id"]: route["length"] for route in board["routes"]}}


async def _wait(seconds: float, report: Report, tick: Callable[[Report, str], None], until: asyncio.Event) -> None:
    end = asyncio.get_running_loop().time() + seconds
    while asyncio.get_running_loop().time() < end and not report.wrong and not until.is_set():
        await asyncio.sleep(min(0.5, seconds))
        tick(report, "playing")
