"""Levels of the table that are played by custom bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from farebox.boards.board import Board
from farebox.bots.base import Bot, BotError
from farebox.bots.registry import LEVELS, make_bot, try_bot
from farebox.game.action import Action
from farebox.game.view import View


class OwnLevel:
    """A level: the chosen bot, and on boards that it cannot play the level's usual one."""

    def __init__(self, level: str, spec: str, seed: int) -> None:
        self.name = level
        self._chosen, self._usual = make_bot(spec, seed), make_bot(level, seed)

    def choose(self, view: View) -> Action:
        return (self._chosen if self._fits(view.board, view.seats) else self._usual).choose(view)

    def _fits(self, board: Board, seats: int) -> bool:
        try:
            getattr(self._chosen, "check_board", lambda board, seats: None)(board, seats)
        except ValueError:
            return False
        return True


def read_levels(given: Sequence[str]) -> dict[str, str]:
    """Bots by level from `casual=champion:FILE`. Raises ValueError if there is no such level or bot."""
    own = {}
    for text in given:
        level, equals, spec = text.partition("=")
        if not equals or level not in LEVELS:
            known = ", ".join(LEVELS)
            raise BotError(f"write a level and its bot, such as casual=champion:FILE, not {text!r}; the levels are {known}")
        try_bot(spec)
        own[level] = spec
    return own


def maker_of_levels(own: Mapping[str, str]) -> Callable[[str, int], Bot]:
    """`make_bot`, with some levels played by other bots."""
    return lambda bot, seed: OwnLevel(bot, own[bot], seed) if bot in own else make_bot(bot, seed)
