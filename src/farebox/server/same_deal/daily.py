"""The daily deal on this server: its tables, its results, and par, which a separate process plays once (docs/daily.md)."""

from __future__ import annotations

import asyncio
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE
from dataclasses import asdict, replace

from farebox.server import lobby, starting
from farebox.server.api.protocol import NewTable, Opened
from farebox.server.same_deal.results import PAR, Results, check_over, result_data
from farebox.server.storage.database import complain
from farebox.server.storage.same_deals import StoredResult
from farebox.table.clock import DAY
from farebox.table.errors import Refused
from farebox.table.lobby import daily, par
from farebox.table.messages.same_deals import DailyData, DailyDeal

PLAY_PAR = [sys.executable, "-m", "farebox.server.same_deal.par"]
PAR_SECONDS = 120.0
RETRY = 60.0  # seconds after a failure


class DailyDeals:
    def __init__(self, results: Results) -> None:
        self.results, self.rooms = results, results.rooms
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._failed: dict[str, float] = {}  # when

    async def close(self) -> None:
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def open_table(self, new: NewTable, address: str) -> Opened:
        """Open a table that plays the deal of today."""
        board, day = daily.checked(new.daily or ""), daily.day_of(self.rooms.settings.clock.time())
        new = replace(new, places=daily.places(board, daily.own_place(new.places)), device=None)
        same_deal = daily.same_deal(day, board)
        return await lobby.open_and_store(
            self.rooms,
            new,
            asdict(daily.options(board)),
            address,
            lambda room: starting.open_same_deal(room, daily.deal(day, board), same_deal, new.browser),
        )

    async def data(self, address: str) -> DailyData:
        now = self.rooms.settings.clock.time()
        yesterday = daily.day_of(now - DAY)
        return DailyData(
            date=daily.day_of(now),
            until=daily.until(now),
            today=[daily.described(daily.day_of(now), board) for board in daily.DAILY_SEATS],
            yesterday=[await self._with_results(yesterday, board, address) for board in daily.DAILY_SEATS],
        )

    async def results_for(self, code: str, secret: str, address: str) -> DailyDeal:
        """The deal that a table plays with all results, for a player who has finished it."""
        row = await self.results.own_table(code, secret)
        kind, _, deal = (row.same_deal or "").partition(" ")
        if kind != "daily":
            raise Refused("not_your_seat", "this table does not play a daily deal")
        check_over(row)
        day, board = deal.split()
        shown = await self._with_results(day, board, address)
        own = await self.results.stored.result(row.same_deal or "", row.code)
        if own is None or own.standing is None:
            return shown
        rank, count = await self.results.stored.rank(own)
        result = result_data(own)
        results = shown.results if result in shown.results else [*shown.results, result]
        return replace(shown, results=results, rank=rank, count=count)

    async def _with_results(self, day: str, board: str, address: str) -> DailyDeal:
        found = await self.results.best(daily.same_deal(day, board))
        champion = await self.results.stored.result(daily.same_deal(day, board), PAR)
        if champion is None and found:  # it is needed only when a result is compared with it
            self._begin_par(day, board, address)
        shown = [result_data(one) for one in found]
        return replace(daily.described(day, board), par=None if champion is None else result_data(champion), results=shown)

    # --- par

    def _begin_par(self, day: str, board: str, address: str) -> None:
        key, quota = daily.same_deal(day, board), self.results.quota
        if key in self._playing or time.monotonic() - self._failed.get(key, -RETRY) < RETRY or quota.is_full(address):
            return

        def end(_: asyncio.Task[None]) -> None:
            self._playing.pop(key, None)
            quota.end(address)

        quota.begin(address)
        task = self._playing[key] = asyncio.get_running_loop().create_task(self._play_par(day, board))
        task.add_done_callback(end)

    async def _play_par(self, day: str, board: str) -> None:
        key = daily.same_deal(day, board)
        try:
            async with asyncio.timeout(PAR_SECONDS):
                record = await _output([*PLAY_PAR, day, board])
            new = StoredResult(key, PAR, None, "", par.AVATAR, daily.DAILY_SEAT, [], [], "", self.rooms.settings.clock.time())
            await self.results.add(new, record, par.players(board))
        except Exception as error:
            self._failed[key] = time.monotonic()
            complain(f"par of {key} could not be played", error)


async def _output(command: list[str]) -> str:
    process = await asyncio.create_subprocess_exec(*command, stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL)
    try:
        text, _ = await process.communicate()
    finally:
        if process.returncode is None:  # the server is closing, or it took too long
            process.kill()
            await process.communicate()  # so that its pipe is also closed
    if process.returncode:
        raise RuntimeError(f"the process ended with {process.returncode}")
    return text.decode()
