"""Bots at a table: they think in their own threads, and a bot that fails is replaced by a simpler one.

Strong bots are compiled code. It is loaded in the background; if it was never compiled before, another process does that first.
Until then Expert is the champion's network alone, which needs no compiler, and Strong, or Expert on a board without a
champion, is a casual bot. The table says so.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
import threading
from asyncio.subprocess import DEVNULL
from collections.abc import Callable
from contextlib import suppress
from itertools import product
from typing import Any, TypeVar, cast

from farebox import Action, Board, Game, View
from farebox.bots.base import Bot, RuleBot
from farebox.bots.registry import LEVELS
from farebox.server.bots.thinking import Asker, Thinking
from farebox.server.settings import Settings
from farebox.table.messages.tables import PlayingAs

log = logging.getLogger("farebox")
T = TypeVar("T")
SIMPLER = {"expert": "casual", "strong": "casual", "casual": "beginner"}
COMPILED = {level for level, spec in LEVELS.items() if spec.startswith(("search", "grandmaster"))}


class BotPool:
    """Creates bots and lets them think: one per core at a time, never on the server's own thread."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.compiled = False
        self.warming_up = settings.compile
        self.on_change: Callable[[], None] = lambda: None  # called when other bots play from now on
        self.thinking = Thinking(max(1, os.cpu_count() or 1), settings.unwatched_tables)

    def make(self, bot: str, seed: int | None = None) -> Bot:
        return self.settings.make_bot(bot, secrets.randbits(50) if seed is None else seed)

    def ready(self, level: str) -> bool:
        return self.compiled or level not in COMPILED

    def bot_for(self, level: str, board: Board, seats: int) -> str:
        """The bot that plays a level now: that level's, or one that needs no compiler until the level is ready."""
        if self.ready(level):
            return level
        return "champion" if level == "expert" and there_is_champion(board, seats) else "casual"

    def playing_as(self, level: str, board: Board, seats: int) -> PlayingAs | None:
        """The bot that plays a level now; None if it is that level's own."""
        bot = cast(Any, self.bot_for(level, board, seats))
        return None if bot == level else PlayingAs(bot=bot, why="warming_up" if self.warming_up else "not_compiled")

    async def choose(self, bot: Bot, level: str, view: View, asker: Asker) -> Action:
        """What a bot of a level chooses for a table. Raises what the bot raises, and TimeoutError.

        A thread cannot be killed: it occupies its core until it is done or its time is up, even if nobody needs its answer.
        """
        turn = await self.thinking.request(asker, quick=level not in COMPILED)
        thought = asyncio.ensure_future(in_thread(lambda: bot.choose(view)))
        in_time = asyncio.get_running_loop().call_later(self.settings.bot_seconds, self.thinking.end, turn)

        def end(thought: asyncio.Future[Action]) -> None:
            in_time.cancel()
            self.thinking.end(turn)
            if not thought.cancelled():
                thought.exception()  # retrieve it, so that asyncio does not log it

        thought.add_done_callback(end)
        async with asyncio.timeout(self.settings.bot_seconds):  # wait_for may swallow a cancellation
            return await asyncio.shield(thought)

    async def advise(self, view: View, asker: Asker) -> Action:
        """The action a strong bot would choose, or the champion until that is ready; if it fails, a casual bot's."""
        level = "strong" if self.ready("strong") else self.bot_for("expert", view.board, view.seats)
        try:
            return await self.choose(await in_thread(lambda: self.make(level)), level, view, asker)
        except Exception as error:
            log.warning("no advice from a %s bot: %r", level, error)
            return await self.choose(await in_thread(lambda: self.make("casual")), "casual", view, asker)

    async def load(self) -> None:
        """Load compiled code, so that a strong bot's first move takes no longer than the others."""
        await asyncio.sleep(AFTER)
        try:
            build = await asyncio.create_subprocess_exec(*BUILD, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL)
            try:
                built = await build.wait() == 0
            finally:
                if build.returncode is None:
                    build.kill()
            if built:
                await in_thread(build_compiled)
                self.compiled = True
        except Exception:
            log.exception("compiled bots could not be loaded: simpler ones play instead, and tables say so")
        self.warming_up = False
        self.on_change()


AFTER = 3.0  # seconds; the first page is served first
PRACTICE = 4  # moves: the choice of tickets and one turn for each seat
BUILD = [sys.executable, "-c", "from farebox.server.bots.pool import build_compiled; build_compiled(gently=True)"]


def build_compiled(gently: bool = False) -> None:
    """Let strong bots play a few moves, which compiles everything they need, or loads it from the cache."""
    if gently and hasattr(os, "nice"):
        os.nice(10)
    from farebox.bots.registry import make_bot

    for board, spec in product(("new_york", "first_journey_europe"), ("strong", "grandmaster:1")):
        game, bot = Game(board, 2, 1), make_bot(spec)
        for _ in range(PRACTICE):
            game.play(bot.choose(game.view(game.seat)))


def there_is_champion(board: Board, seats: int) -> bool:
    from farebox.bots.neural.champion import has_champion  # it needs NumPy, which takes a while to load

    return has_champion(board, seats)


class SeatBot:
    """The bot of one seat: starts at the requested level and falls back to simpler bots, down to one that cannot fail."""

    def __init__(self, bot_pool: BotPool, level: str, asker: Asker, seed: Callable[[], int | None] = lambda: None) -> None:
        self.bot_pool, self.wanted, self.asker, self._seed = bot_pool, level, asker, seed
        self.level = level
        self._bot: Bot | None = None
        self._made_for = ""

    async def choose(self, view: View) -> Action:
        """The bot's choice. Raises whatever the bot raises, and ValueError if it chose an illegal action."""
        bot, seed = self.bot_pool.bot_for(self.level, view.board, view.seats), self._seed()
        if self._bot is None or self._made_for != bot:
            self._bot, self._made_for = await in_thread(lambda: self.bot_pool.make(bot, seed)), bot
        if seed is not None and isinstance(self._bot, RuleBot):
            self._bot.reseed(seed)  # so that a restart does not change its decisions
        action = await self.bot_pool.choose(self._bot, bot, view, self.asker)
        if action not in view.actions:
            raise ValueError(f"{action} is not legal")
        return action

    def replace(self) -> None:
        """Switch to a simpler bot."""
        self.level, self._bot = SIMPLER.get(self.level, "last_resort"), None

    @property
    def playing_as(self) -> PlayingAs | None:
        """The simpler bot that plays since this one failed."""
        return None if self.level == self.wanted else PlayingAs(bot=cast(Any, self.level), why="failed")

    @property
    def failed(self) -> bool:
        return self.level == "last_resort"


async def in_thread(work: Callable[[], T]) -> T:
    """Run work in a daemon thread: neither a shutdown nor a timeout waits for it."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def answer(result: T | None, error: BaseException | None) -> None:
        if done.cancelled():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)  # type: ignore[arg-type]  # without an error there is a result

    def run() -> None:
        try:
            outcome: tuple[T | None, BaseException | None] = (work(), None)
        except StopIteration as error:  # a future does not accept StopIteration
            outcome = (None, RuntimeError(repr(error)))
        except BaseException as error:
            outcome = (None, error)
        with suppress(RuntimeError):  # the event loop is closed
            loop.call_soon_threadsafe(answer, *outcome)

    threading.Thread(target=run, daemon=True, name="farebox-bot").start()
    return await done
