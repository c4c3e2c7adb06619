"""The opponents of a batch: bots that decide by rules play in compiled code, functions many seats at a time, other bots one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from farebox.boards.board import Board
from farebox.bots.base import Bot, Policy
from farebox.bots.heuristic.plan import PlanMemory
from farebox.envs.actions import DEAL_NEXT
from farebox.envs.lock_step.games import Games
from farebox.envs.lock_step.rounds import PYTHON_PLAYS, WAIT, Rounds, play_rounds
from farebox.envs.opponents import Opponent, is_bot, player_error, rule_kind, start_opponent
from farebox.game.action import Action, IllegalAction, steps_of
from farebox.game.view import View
from farebox.kernel.fields import dtype, from_record
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import State

EachPart = Callable[[Callable[[int, int, int], None]], None]  # does something for the games of every thread: start, stop, number


class BatchOpponents:
    """Plays seats 1, 2, … in all games of a batch. `last` has what seat 0 saw at the end of each row's last game."""

    def __init__(self, board: Board, opponents: tuple[Opponent, ...], games: int, size: int, parts: int) -> None:
        kinds = [rule_kind(opponent) for opponent in opponents]
        self._kinds = np.array([PYTHON_PLAYS, *(PYTHON_PLAYS if kind is None else kind for kind in kinds)], np.int64)
        self._choosers = np.zeros((games, len(kinds) + 1), np.int64)
        self._memories = np.zeros(parts, dtype(PlanMemory))
        self.last = np.zeros((games, size), np.int8)
        self._play = compiled_rules().twin(play_rounds)
        outside = [(p, opponents[p - 1]) for p, kind in enumerate(kinds, start=1) if kind is None]
        self._bots = {p: RowBots(board, opponent, p) for p, opponent in outside if isinstance(opponent, str) or is_bot(opponent)}
        # anything that is not a bot is a function; mypy cannot infer that
        self._policies: dict[int, Policy] = {p: opponent for p, opponent in outside if p not in self._bots}  # type: ignore[misc]

    def deal(self, games: Games, each_part: EachPart) -> None:
        """Deal all games, and play until seat 0 is to act in all of them."""
        for bots in self._bots.values():
            bots.forget()
        self.play(games, each_part, np.full(len(games.seat), DEAL_NEXT, np.int64))

    def play(self, games: Games, each_part: EachPart, actions: Any) -> None:
        """Play an action in each game, then the opponents'. Raises BotError if one of them fails."""
        arrays: Any = (self._kinds, self._choosers, self._memories, self.last)
        rounds, seat = Rounds(games, *arrays), np.asarray(games.seat)

        def play(actions: Any) -> None:
            each_part(lambda start, stop, part: self._play(rounds, actions, start, stop, part))

        play(actions)
        while seat.any():
            play(self._answers(games, seat))

    def _answers(self, games: Games, seat: Any) -> Any:
        """An action for each game in which an opponent played from Python is to act."""
        actions = np.full(len(seat), WAIT, np.int64)
        for p, policy in self._policies.items():
            if len(rows := np.flatnonzero(seat == p)):
                actions[rows] = asked(policy, p, games, rows)
        for p, bots in self._bots.items():
            for row in np.flatnonzero(seat == p).tolist():
                actions[row] = bots.choose(games, row)
        return actions


def asked(policy: Policy, seat: int, games: Any, rows: Any) -> Any:
    """The actions that a function chooses. Raises BotError if it fails, or if one of them is not legal."""
    masks = games.masks[rows]
    try:
        chosen = np.asarray(policy(games.observations[rows], masks))
        if chosen.shape != rows.shape or chosen.dtype.kind not in "iu":
            raise TypeError(f"it must return {len(rows)} whole numbers, not {chosen.dtype} of shape {chosen.shape}")
        within = (chosen >= 0) & (chosen < masks.shape[1])
        wrong = np.flatnonzero(~within | (masks[np.arange(len(rows)), np.where(within, chosen, 0)] == 0))
        if len(wrong):
            raise IllegalAction(f"game {rows[wrong[0]]}: action {chosen[wrong[0]]} is not legal")
    except Exception as error:  # a user's function may raise anything
        raise player_error(policy, seat, error) from error
    return chosen


class RowBots:
    """Bots for one seat of all games: one for each game if they are made by name, otherwise the same for all."""

    def __init__(self, board: Board, opponent: Opponent, seat: int) -> None:
        self._board, self._opponent, self._seat = board, opponent, seat
        self.forget()

    def forget(self) -> None:
        self._bots: dict[int, tuple[int, Bot]] = {}  # by row: the number of its game, and the bot that plays it
        self._payments: dict[int, int] = {}  # by row: the second step of the bot's action

    def choose(self, games: Any, row: int) -> int:
        """A step for the game in this row. Raises BotError if the bot fails."""
        if row in self._payments:
            return self._payments.pop(row)
        bot = self._bot(games, row)
        try:
            state = from_record(State, games.states[row])
            action = bot.choose(View(self._board, state.copy(), self._seat))
            if not isinstance(action, Action):
                raise TypeError(f"it chose {action!r}, which is not an Action")
            (first, *more), _ = steps_of(self._board, state, action)
        except Exception as error:  # a user's bot may raise anything
            raise player_error(bot, self._seat, error) from error
        if more:
            self._payments[row] = more[0]
        return first

    def _bot(self, games: Any, row: int) -> Bot:
        number, bot = self._bots.get(row, (None, None))
        if bot is None or number != games.dealt[row]:
            seed = int(games.seeds[row]) & 0x7FFFFFFF
            player = start_opponent(self._opponent, self._board, self._seat, games.seats, seed)
            assert is_bot(player)
            bot = player
            self._bots[row] = int(games.dealt[row]), bot
        return bot
