"""Bots: they see a View and choose an Action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from farebox.boards.board import Board
from farebox.bots.heuristic.decide import GREEDY, PLANNER, RANDOM, decide
from farebox.bots.heuristic.plan import PlanMemory, forget
from farebox.game.action import Action, action_of_steps
from farebox.game.score import Score
from farebox.game.view import View
from farebox.kernel.rng import advance, seeded
from farebox.rules import dispatch
from farebox.rules.board_numbers import board_numbers
from farebox.rules.state import CLAIM, PAY, BoardNumbers, State

# (observations, masks), one row for each seat that is to act → an action for each row
Policy = Callable[[Any, Any], Any]

RULE_BOTS = {"random": RANDOM, "greedy": GREEDY, "planner": PLANNER}


class Bot(Protocol):
    """Any object with a name, for tables and ladders, that chooses an action for a view when it is its seat's turn.

    It may also have `start(board, seat, seats, seed)`, called before every game, and `over(scores, winners)`, called after it.
    A bot with `start` can play many games; without it, a new one is made for each game.
    """

    name: str

    def choose(self, view: View) -> Action: ...


def plays_many_games(bot: Bot) -> bool:
    return callable(getattr(bot, "start", None))


def start_game(bot: Bot, board: Board, seat: int, seats: int, seed: int) -> None:
    """Call the bot's `start`, if it has one. The seed is the bot's own and does not reveal the deal."""
    if callable(start := getattr(bot, "start", None)):
        start(board, seat, seats, seed)


def end_game(bot: Bot, scores: Sequence[Score], winners: Sequence[int]) -> None:
    """Call the bot's `over`, if it has one, with the result."""
    if callable(over := getattr(bot, "over", None)):
        over(scores, winners)


class BotError(ValueError):
    """A bot does not exist or failed; the message is one clear line."""


class RuleBot:
    """Random, greedy and planner: they decide by rules of thumb, the same way compiled or not."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name = name
        self.kind = RULE_BOTS[name]
        self.x = seeded(seed)  # the random generator

    def start(self, board: Board, seat: int, seats: int, seed: int) -> None:
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Draw the numbers of this seed from now on."""
        self.x = seeded(seed)

    def choose(self, view: View) -> Action:
        b, memory = board_numbers(view.board), PlanMemory()

        def step(state: State) -> int:
            self.x = advance(self.x)
            forget(memory)
            return decide(b, state, memory, self.kind, self.x)

        return choose_action(view, step)


def choose_action(view: View, choose_step: Callable[[State], int]) -> Action:
    """The action for a view, from the steps that `choose_step` chooses; the states it sees contain no more than the view."""
    steps = choose_steps(board_numbers(view.board), view.sealed(), choose_step)
    return action_of_steps(view.board, view.sealed(), steps)


def choose_steps(b: BoardNumbers, state: State, choose_step: Callable[[State], int]) -> list[int]:
    """The steps of one action: a step and, if it is a route that can be paid in several ways, the payment."""
    steps = [choose_step(state)]
    if steps[0] >= CLAIM:
        dispatch.apply(b, state, steps[0])
        if state.phase == PAY:
            steps.append(choose_step(state))
    return steps
