"""Plays the seats that no person is playing: bots, stand-ins, and turns that ran out of time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

from farebox import Action, View, load_board
from farebox.server import starting
from farebox.server.bots.pool import BotPool, SeatBot
from farebox.server.ops.metrics import metrics
from farebox.server.room import Room
from farebox.server.storage.database import complain
from farebox.table.bot_turns import BotTurns
from farebox.table.deadlines import STAND_IN
from farebox.table.errors import Refused
from farebox.table.lobby.dealing import bot_seed
from farebox.table.lobby.starting import reveal_left
from farebox.table.messages.socket import Note
from farebox.table.messages.tables import PlayingAs

log = logging.getLogger("farebox")


class BotRunner:
    """Lets the bots of one table act, in a task that runs while there is something for them to do."""

    def __init__(self, room: Room, bot_pool: BotPool, idle: Callable[[], None]) -> None:
        self.room, self.bot_pool = room, bot_pool
        self._idle = idle  # called when there is nothing left to do
        self._task: asyncio.Task[None] | None = None
        self._ended = False
        self._wake = asyncio.Event()
        self._seat_bots: dict[int, SeatBot] = {}
        self._turns = BotTurns(room.table)
        self._taken_back = 0  # decisions taken back when the bots were made
        room.table.playing_as = self.playing_as

    @property
    def busy(self) -> bool:
        return self._task is not None

    def wake(self) -> None:
        """The table has changed, and it may be another seat's turn."""
        self._wake.set()
        self.bot_pool.thinking.grant_waiting()  # it may have a viewer now
        if self._task is None and not self._ended and self.has_work():
            self._task = asyncio.get_running_loop().create_task(self._drive(), name=f"bots of {self.room.code}")

    async def stop(self) -> None:
        self._ended = True
        while self._task is not None and not self._task.done():  # repeated in case a cancellation gets lost
            self._task.cancel()
            await asyncio.wait([self._task], timeout=1)

    def playing_as(self) -> dict[int, PlayingAs]:
        """For the seats of bots: the bot that really plays, if it is not that of the level."""
        row, pool, found = self.room.table.row, self.bot_pool, dict[int, PlayingAs]()
        for place in row.places:
            if place.kind != "bot" or row.status == "over":
                continue
            level, seat_bot = place.level or STAND_IN, self._seat_bots.get(place.seat)
            bot = seat_bot.playing_as if seat_bot is not None and seat_bot.wanted == level else None
            if bot is None and not pool.ready(level):
                bot = pool.playing_as(level, load_board(row.options["board"]), len(row.places))
            if bot is not None:
                found[place.seat] = bot
        return found

    def has_work(self) -> bool:
        return self._turns.has_work()

    async def _drive(self) -> None:
        pause = 1.0
        code, peers = self.room.code, self.room.peers
        try:
            while self.has_work():
                try:
                    if not peers.drives(code) and not await peers.claim(code):
                        return  # another process drives these bots; if it dies, the cluster hands the table over
                    await self._step()
                    pause = 1.0
                except Exception as error:  # the store may fail for a while; keep trying
                    complain(f"the bots of table {code} pause for {pause:g} seconds", error)
                    self._wake.clear()
                    with suppress(TimeoutError):
                        async with asyncio.timeout(pause):  # or until a write succeeds again
                            await self._wake.wait()
                    pause = min(60.0, 2 * pause)
        finally:
            self.bot_pool.thinking.release(self.room)
            self._task = None
            self._idle()

    async def _step(self) -> None:
        self._wake.clear()
        seat = self._turns.next_seat()
        if seat is None:
            self.bot_pool.thinking.release(self.room)
        if (left := reveal_left(self.room.table)) is not None:
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
        left, turn = self.room.table.left(), self.room.table.turn_began
        if left is None:  # the game went on while this process claimed the table
            return
        try:
            async with asyncio.timeout(left):
                await self._wake.wait()
        except TimeoutError:
            if self.room.table.turn_began == turn:
                self._time_is_up()

    def _time_is_up(self) -> None:
        for seat in self._turns.end_time():
            self.room.announce(Note(code="time_up", seat=seat))

    async def _act(self, seat: int) -> None:
        started, at = time.monotonic(), self.room.table.row.at
        view = self.room.table.view(seat)
        assert view is not None
        action = await self._think(seat, view)
        await asyncio.sleep(max(0.0, self.bot_pool.settings.bot_delay - (time.monotonic() - started)))
        try:
            await self.room.act(
                seat, str(action), at, bot_may=lambda: self._turns.level(seat) is not None
            )  # the player may be back
        except Refused as refusal:
            if refusal.problem.error not in (
                "stale",
                "not_your_turn",
                "over",
            ):  # the table has changed: look again
                raise

    def _seed(self, seat: int) -> int | None:
        """The seed of a seat's next decision, which follows from the deal; None if the game has a seed instead."""
        table = self.room.table
        assert table.game is not None
        decided = sum(play.seat == seat for play in table.game.plays)
        return bot_seed(table.row.deal["secret"], seat, decided) if table.row.deal else None

    async def _think(self, seat: int, view: View) -> Action:
        """The choice of the seat's bot; a bot that fails is replaced until one succeeds."""
        wanted = self._turns.level(seat) or STAND_IN
        taken_back = self.room.table.log.taken_back.total()
        if taken_back != self._taken_back:  # bots may remember moves that were taken back
            self._seat_bots, self._taken_back = {}, taken_back
        seat_bot = self._seat_bots.get(seat)
        if seat_bot is None or seat_bot.wanted != wanted:
            seat_bot = self._seat_bots[seat] = SeatBot(self.bot_pool, wanted, self.room, lambda: self._seed(seat))
        while not seat_bot.failed:
            try:
                with metrics.bot_seconds.labels(seat_bot.level).time():
                    return await seat_bot.choose(view)
            except Exception as error:
                log.warning("the %s bot failed: %r", seat_bot.level, error)
                seat_bot.replace()
                metrics.bots_replaced.labels(seat_bot.wanted).inc()
                self.room.announce(Note(code="bot_replaced", seat=seat))
                self.room.table.tell_changed()  # it says which bot plays now
        return view.actions[0]
