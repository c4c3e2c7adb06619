"""The bots of one worker: each is made once, and told when a game begins and ends."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

from farebox.boards.board import Board
from farebox.bots.base import Bot, BotError, end_game, plays_many_games, start_game
from farebox.bots.program import ProgramBot
from farebox.bots.registry import make_bot
from farebox.game.game import Game


class BotFailure(ValueError):  # noqa: N818 -- what a bot did, not an error of the arena
    """A bot failed. The message is one clear line; `details` is the traceback, if there is one."""

    def __init__(self, problem: str, details: str = "") -> None:
        super().__init__(problem, details)
        self.problem, self.details = problem, details

    def __str__(self) -> str:
        return self.problem

    @classmethod
    def of(cls, what: str, error: BaseException) -> BotFailure:
        """An exception in a bot's own code; the traceback begins there."""
        if isinstance(error, BotError):
            return cls(f"{what}{error}")
        tb = error.__traceback__
        while tb and tb.tb_next and tb.tb_frame.f_globals.get("__name__", "").startswith(("farebox.", "importlib.")):
            tb = tb.tb_next
        return cls(f"{what}{described(error)}", "".join(traceback.format_exception(type(error), error, tb)))


class Roster:
    """Bots by specification. A bot without `start` plays one game; the others stay for the next game."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int], Bot] = {}  # by specification, and number among its seats of a game

    def seat(self, board: Board, specs: Sequence[str], seeds: Sequence[int], limit: float | None) -> list[Bot | BotFailure]:
        """The bots for the seats of a game, told that it begins; where one cannot be made, why."""
        there: Counter[str] = Counter()
        bots: list[Bot | BotFailure] = []
        for seat, (spec, seed) in enumerate(zip(specs, seeds, strict=True)):
            try:
                bot = self._bot(spec, there[spec], seed, limit)
                start_game(bot, board, seat, len(specs), seed)
                bots.append(bot)
            except (Exception, SystemExit) as error:
                bots.append(BotFailure.of("cannot be created: ", error))
            there[spec] += 1
        return bots

    def over(self, game: Game, bots: Sequence[Bot | BotFailure | None]) -> None:
        """Tell the bots how a game ended; end those that play only one."""
        for bot in bots:
            if bot is None or isinstance(bot, BotFailure):
                continue
            with suppress(Exception, SystemExit):  # the game is over, so it can no longer suffer from this
                end_game(bot, game.scores, game.winners)
            if not plays_many_games(bot):
                close(bot)

    def close(self) -> None:
        """End all bots."""
        for bot in self._kept.values():
            close(bot)
        self._kept.clear()

    def _bot(self, spec: str, number: int, seed: int, limit: float | None) -> Bot:
        bot = self._kept.get((spec, number))
        if bot is None or (isinstance(bot, ProgramBot) and bot.dead):
            bot = make_bot(spec, seed)
        if plays_many_games(bot):
            self._kept[spec, number] = bot
        if isinstance(bot, ProgramBot):  # it fails like other bots, within the contest's time limit
            bot.stand_in, bot.seconds = None, limit or bot.seconds
        return bot


def described(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def close(bot: object) -> None:
    """Close a bot that holds resources, such as a program."""
    with suppress(Exception):
        getattr(bot, "close", lambda: None)()
