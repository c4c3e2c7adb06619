"""Whoever acts at a table without a hand of their own: bots, bots that stand in, and bots for seats whose time is up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

from farebox import Action, View
from farebox.server import starting
from farebox.server.bot_pool import BotPool, SeatBot
from farebox.server.ops.metrics import metrics
from farebox.server.room import Room
from farebox.server.storage.database import complain
from farebox.table import view_json
from farebox.table.errors import Refused

log = logging.getLogger("farebox")


class BotRunner:
    """Lets bots act while there is something for them to do, in a task of its own."""

    def __init__(self, room: Room, bot_pool: BotPool, idle: Callable[[], None]) -> None:
        self.room, self.bot_pool = room, bot_pool
        self._idle = idle  # called when there is nothing left to do
        self._task: asyncio.Task[None] | None = None
        self._ended = False
        self._wake = asyncio.Event()
        self._seat_bots: dict[int, SeatBot] = {}
        self._out_of_time: set[tuple[int, int]] = set()  # (seat, turn)

    @property
    def busy(self) -> bool:
        return self._task is not None

    def wake(self) -> None:
        """The table has changed: somebody else may be to act."""
        self._wake.set()
        self.bot_pool.thinking.look_again()  # somebody may look at it now
        if self._task is None and not self._ended and self.has_work():
            self._task = asyncio.get_running_loop().create_task(self._drive(), name=f"bots of {self.room.row.code}")

    async def stop(self) -> None:
        self._ended = True
        while self._task is not None and not self._task.done():  # again, should a cancellation get lost
            self._task.cancel()
            await asyncio.wait([self._task], timeout=1)

    def has_work(self) -> bool:
        waits = self._next_seat() is not None or view_json.deadline(self.room.row) is not None
        return waits or starting.reveal_left(self.room) is not None

    def _level(self, seat: int) -> str | None:
        """The level of the bot that acts for a seat; None: nobody acts for it."""
        place, row = self.room.row.places[seat], self.room.row
        if place.kind == "bot":
            return place.level or view_json.STAND_IN
        turn = self.room.game.state.turn if self.room.game else 0
        return view_json.STAND_IN if place.stand_in or ((seat, turn) in self._out_of_time and row.status == "playing") else None

    def _next_seat(self) -> int | None:
        row = self.room.row
        return next((seat for seat in row.to_act if row.status == "playing" and self._level(seat)), None)

    async def _drive(self) -> None:
        pause = 1.0
        code, peers = self.room.row.code, self.room.peers
        try:
            while self.has_work():
                try:
                    if not peers.drives(code) and not await peers.claim(code):
                        return  # another process acts for these bots, or the cluster gives it to us when that dies
                    await self._step()
                    pause = 1.0
                except Exception as error:  # the store may fail for a while; the bots do not give up
                    complain(f"the bots of table {code} rest for {pause:g} seconds", error)
                    self._wake.clear()
                    with suppress(TimeoutError):
                        async with asyncio.timeout(pause):  # or until something could be written again
                            await self._wake.wait()
                    pause = min(60.0, 2 * pause)
        finally:
            self.bot_pool.thinking.rests(self.room)
            self._task = None
            self._idle()

    async def _step(self) -> None:
        self._wake.clear()
        seat = self._next_seat()
        if seat is None:
            self.bot_pool.thinking.rests(self.room)
        if (left := starting.reveal_left(self.room)) is not None:
            await self._wait_for_devices(left)
        elif seat is not None:
            await self._act(seat)
        else:
            await self._wait_for_deadline()

    async def _wait_for_devices(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._wake.wait()
        except TimeoutError:
            await starting.deal_without_absent(self.room)

    async def _wait_for_deadline(self) -> None:
        left, turn = self.room.left(), self.room.began_here
        if left is None:  # the table went on while we asked whether we may act for it
            return
        try:
            async with asyncio.timeout(left):
                await self._wake.wait()
        except TimeoutError:
            if self.room.began_here == turn:
                self._time_is_up()

    def _time_is_up(self) -> None:
        room = self.room
        if room.game is not None and room.left() == 0.0:
            for seat in room.row.to_act:
                if self._level(seat) is None:
                    self._out_of_time.add((seat, room.game.state.turn))
                    room.announce("time_up", seat)

    async def _act(self, seat: int) -> None:
        started, at = time.monotonic(), self.room.row.at
        view = self.room.view(seat)
        assert view is not None
        action = await self._think(seat, view)
        await asyncio.sleep(max(0.0, self.bot_pool.settings.bot_delay - (time.monotonic() - started)))
        try:
            await self.room.act(seat, str(action), at, bot_may=lambda: self._level(seat) is not None)  # the player may be back
        except Refused as refusal:
            if refusal.problem.error not in ("stale", "not_your_turn", "over"):  # else somebody was faster: look again
                raise

    async def _think(self, seat: int, view: View) -> Action:
        """What the seat's bot chooses; a bot that fails is replaced until one does not."""
        wanted = self._level(seat) or view_json.STAND_IN
        seat_bot = self._seat_bots.get(seat)
        if seat_bot is None or seat_bot.wanted != wanted:
            seat_bot = self._seat_bots[seat] = SeatBot(self.bot_pool, wanted, self.room)
        while not seat_bot.failed:
            try:
                with metrics.bot_seconds.labels(seat_bot.level).time():
                    return await seat_bot.choose(view)
            except Exception as error:
                log.warning("the %s bot failed: %r", seat_bot.level, error)
                seat_bot.replace()
                metrics.bots_replaced.labels(seat_bot.wanted).inc()
                self.room.announce("bot_replaced", seat)
        return view.actions[0]
