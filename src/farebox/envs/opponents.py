"""Opponents of an agent: the name of a bot, a bot, or a function such as a network, which chooses for many seats at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from farebox.boards.board import Board
from farebox.bots.base import Bot, BotError, Policy, RuleBot, start_game
from farebox.bots.registry import make_bot

if TYPE_CHECKING:
    from typing_extensions import TypeIs

Opponent = str | Bot | Policy


def check_opponents(opponents: Sequence[Opponent]) -> tuple[Opponent, ...]:
    """Raises ValueError, or BotError, if one of them cannot play."""
    several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
    if not several or not all(isinstance(one, str) or is_bot(one) or callable(one) for one in opponents):
        raise ValueError(f"opponents must be a list of bots, such as ['planner'], not {opponents!r}")
    for one in opponents:
        if isinstance(one, str):
            make_bot(one)  # raises now if the name is wrong
    return tuple(opponents)


def is_bot(opponent: Opponent) -> TypeIs[Bot]:
    return callable(getattr(opponent, "choose", None))


def rule_kind(opponent: Opponent) -> int | None:
    """The number of a bot that compiled code can play (see `decide`); None for others."""
    bot = make_bot(opponent) if isinstance(opponent, str) else opponent
    return bot.kind if type(bot) is RuleBot else None


def start_opponent(opponent: Opponent, board: Board, seat: int, seats: int, seed: int) -> Bot | Policy:
    """The bot or the function that plays a game: a bot by name is made for every game."""
    player = make_bot(opponent, seed) if isinstance(opponent, str) else opponent
    if is_bot(player):
        start_game(player, board, seat, seats, seed)
    return player


def player_error(player: Bot | Policy, seat: int, error: Exception) -> BotError:
    """What a bot or a function did wrong."""
    name = getattr(player, "name", None) or getattr(player, "__name__", type(player).__name__)
    return BotError(f"{name} in seat {seat} failed: {type(error).__name__}: {error}")
