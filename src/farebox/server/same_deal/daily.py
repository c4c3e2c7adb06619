"""The daily deal on this server: its tables, its results, and par, which a process of its own plays once (docs/daily.md)."""

from __future__ import annotations

import asyncio
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE
from dataclasses import asdict, replace
from datetime import UTC, date, datetime, timedelta

from farebox.server import lobby, starting
from farebox.server.api.protocol import NewTable, Opened
from farebox.server.api.same_deal_messages import DailyData, DailyDeal
from farebox.server.same_deal.results import PAR, Results, check_over, counting, result_data
from farebox.server.storage.database import complain
from farebox.server.storage.same_deals import StoredResult
from farebox.table.errors import Refused
from farebox.table.lobby import daily
from farebox.table.messages.tables import NewPlace

PLAY_PAR = [sys.executable, "-m", "farebox.server.same_deal.par"]
PATIENCE = 120.0  # seconds
RETRY = 60.0  # seconds after a failure


class Daily:
    def __init__(self, results: Results) -> None:
        self.results, self.rooms = results, results.rooms
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._failed: dict[str, float] = {}  # when

    async def close(self) -> None:
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _today(self) -> date:
        return datetime.fromtimestamp(self.rooms.settings.clock.time(), UTC).date()

    async def open_table(self, new: NewTable, address: str) -> Opened:
        """Open a table that plays the deal of today."""
        board, day = new.daily or "", self._today().isoformat()
        if board not in daily.SEATS:
            raise Refused("no_daily", f"there is no daily deal of this board; there is one of {', '.join(daily.SEATS)}")
        new = replace(new, places=daily.places(board, own_place(new)), device=None)
        same_deal = daily.same_deal(day, board)
        return await lobby.open_and_store(
            self.rooms,
            new,
            asdict(daily.options(board)),
            address,
            lambda room: starting.open_same_deal(room, daily.deal(day, board), same_deal, new.browser),
        )

    async def data(self) -> DailyData:
        today = self._today()
        midnight = datetime.combine(today + timedelta(days=1), datetime.min.time(), UTC)
        yesterday = (today - timedelta(days=1)).isoformat()
        return DailyData(
            date=today.isoformat(),
            until=midnight.timestamp(),
            today=[_deal(today.isoformat(), board) for board in daily.SEATS],
            yesterday=[await self._with_results(yesterday, board) for board in daily.SEATS],
        )

    async def results_for(self, code: str, secret: str) -> DailyDeal:
        """The deal that a table plays with all results, for a player who has finished it."""
        row = await self.results.own_table(code, secret)
        kind, _, deal = (row.same_deal or "").partition(" ")
        if kind != "daily":
            raise Refused("not_your_seat", "this table does not play a daily deal")
        check_over(row)
        return await self._with_results(*deal.split())

    async def _with_results(self, day: str, board: str) -> DailyDeal:
        found = await self.results.all_of(daily.same_deal(day, board))
        par = next((one for one in found if one.code == PAR), None)
        if par is None and found:  # nobody compares anything with it before
            self._begin_par(day, board)
        shown = [result_data(one) for one in counting(found)]
        return replace(_deal(day, board), par=None if par is None else result_data(par), results=shown)

    # --- par

    def _begin_par(self, day: str, board: str) -> None:
        key = daily.same_deal(day, board)
        if key not in self._playing and time.monotonic() - self._failed.get(key, -RETRY) >= RETRY:
            task = self._playing[key] = asyncio.get_running_loop().create_task(self._play_par(day, board))
            task.add_done_callback(lambda _: self._playing.pop(key, None))

    async def _play_par(self, day: str, board: str) -> None:
        key = daily.same_deal(day, board)
        try:
            async with asyncio.timeout(PATIENCE):
                record = await _output([*PLAY_PAR, day, board])
            new = StoredResult(key, PAR, None, "", "owl", daily.SEAT, [], [], "", self.rooms.settings.clock.time())
            await self.results.add(new, record, players_of_par(board))
        except Exception as error:
            self._failed[key] = time.monotonic()
            complain(f"par of {key} could not be played", error)


def _deal(day: str, board: str) -> DailyDeal:
    """A deal without anything of how it was played."""
    seats = daily.SEATS[board]
    return DailyDeal(date=day, board=board, seats=seats, seat=daily.SEAT, level=daily.LEVEL, par=None, results=[])


async def _output(command: list[str]) -> str:
    process = await asyncio.create_subprocess_exec(*command, stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL)
    try:
        text, _ = await process.communicate()
    finally:
        if process.returncode is None:  # the server is closing, or it took too long
            process.kill()
            await process.communicate()  # so that its pipe is closed, too
    if process.returncode:
        raise RuntimeError(f"the process ended with {process.returncode}")
    return text.decode()


def own_place(new: NewTable) -> NewPlace:
    """The player's name and look."""
    if len(new.places) > 1 or any(place.kind != "mine" for place in new.places):
        raise Refused("malformed", "only the place of the player can be chosen here")
    return new.places[0] if new.places else NewPlace(kind="mine")


def players_of_par(board: str) -> list[dict[str, object]]:
    looks = [(seat, seat == daily.SEAT) for seat in range(daily.SEATS[board])]
    avatars = iter(("otter", "penguin", "fox"))
    return [
        {
            "name": "",
            "bot": True,
            "level": None if champion else daily.LEVEL,
            "color": seat,
            "avatar": "owl" if champion else next(avatars),
        }
        for seat, champion in looks
    ]
