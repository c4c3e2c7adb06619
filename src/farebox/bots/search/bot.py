"""The search as a bot, with a budget of iterations or time, on one core or several.

In New York it grows a tree; in First Journey it tries every action in the same worlds.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from farebox.boards import rulesets
from farebox.boards.board import Board
from farebox.bots.base import choose_action
from farebox.bots.heuristic.decide import PLANNER, decide
from farebox.bots.heuristic.plan import PlanMemory, forget
from farebox.bots.search.paired_rollouts import WORLDS_PER_ROUND, ActionTrials, estimate_future, try_actions
from farebox.bots.search.tree import ACTION, FIRST_CHILD, NEXT, NODE, VISITS, search
from farebox.bots.search.workspace import make_workspace
from farebox.game.action import Action, legal_steps
from farebox.game.game import Game
from farebox.game.view import View
from farebox.kernel.rng import advance, seeded
from farebox.rules.board_numbers import board_numbers
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import PAY, BoardNumbers, State

CLOCK_EVERY = 256  # iterations between checks of the clock
DEEPEST = 400  # steps down the tree
MOST_NODES = 400_000
T = TypeVar("T")


class SearchBot:
    """Information-set Monte Carlo search. With a budget of iterations (playouts), it is deterministic for a seed."""

    def __init__(self, name: str, seed: int = 0, *, iterations: int = 0, seconds: float = 0.0, threads: int = 1) -> None:
        self.name = name
        self.iterations, self.seconds, self.threads = iterations, seconds, threads
        self._x = seeded(seed)

    def start(self, board: Board, seat: int, seats: int, seed: int) -> None:
        self._x = seeded(seed)

    def choose(self, view: View) -> Action:
        if len(view.actions) == 1:
            return view.actions[0]
        b = board_numbers(view.board)
        return choose_action(
            view, lambda state: self._planner_step(b, state) if state.phase == PAY else self._best_step(view, state)
        )

    def warm_up(self, board: Board, seats: int) -> None:
        """Choose one quick move, so that everything is compiled before the first game."""
        game = Game(board, seats)
        SearchBot(self.name, iterations=1, threads=self.threads).choose(game.view(game.seat))

    def _planner_step(self, b: BoardNumbers, state: State) -> int:
        memory = PlanMemory()
        forget(memory)
        return decide(b, state, memory, PLANNER, self._x)

    def _best_step(self, view: View, state: State) -> int:
        end, method = time.perf_counter() + self.seconds, SEARCH_METHODS[view.board.ruleset]
        workers = []
        for _ in range(self.threads):
            self._x = advance(self._x)
            workers.append(Worker(view, state, self._x, method.margin_weight))
        return method.best_step(workers, lambda: self._trials(view, state), self.iterations, end)

    def _trials(self, view: View, state: State) -> ActionTrials:
        return ActionTrials(legal_steps(view.board, state), self._planner_step(board_numbers(view.board), state))


def grow_trees(workers: list[Worker], make_trials: Callable[[], ActionTrials], iterations: int, end: float) -> int:
    """The step tried most often, over the trees of all workers."""
    total: dict[int, int] = {}
    for tried in _at_once(workers, lambda worker: worker.grow(iterations, end)):
        for step, visits in tried.items():
            total[step] = total.get(step, 0) + visits
    return max(total, key=lambda step: (total[step], -step))


def try_in_same_worlds(workers: list[Worker], make_trials: Callable[[], ActionTrials], iterations: int, end: float) -> int:
    """The step that did best in the worlds of all workers."""
    for worker in workers:
        worker.estimate_future()
    trials, done = make_trials(), 0
    while len(trials.actions) > 1 and (done < iterations if iterations else time.perf_counter() < end):
        done += WORLDS_PER_ROUND * len(trials.actions)
        trials.add(_at_once(workers, lambda worker: worker.try_actions(trials.actions)))
    return trials.best()


class Method(NamedTuple):
    """The settings of a search for one of the games."""

    best_step: Callable[[list[Worker], Callable[[], ActionTrials], int, float], int]
    margin_weight: int  # value of a lead of one point, or one ticket, in a finished game, in thousandths


SEARCH_METHODS = {
    rulesets.NEW_YORK: Method(grow_trees, 10),
    rulesets.FIRST_JOURNEY: Method(try_in_same_worlds, 60),
}


def _at_once(workers: list[Worker], work: Callable[[Worker], T]) -> list[T]:
    """The same work for every worker, one thread each."""
    if len(workers) == 1:
        return [work(workers[0])]
    with ThreadPoolExecutor(len(workers)) as pool:
        return list(pool.map(work, workers))


class Worker:
    """What one thread searches with."""

    def __init__(self, view: View, state: State, x: int, margin_weight: int) -> None:
        self.x, self.workspace = x, make_workspace(view.board, state, view.me.seat, margin_weight)

    def estimate_future(self) -> None:
        compiled_rules().twin(estimate_future)(self.workspace, self.x)

    def grow(self, iterations: int, end: float) -> dict[int, int]:
        """Grow one tree within the budget. Returns how often each step at its root was tried."""
        nodes = iterations + 2 if iterations else MOST_NODES
        tree, path = np.zeros((nodes, NODE), np.int64), np.zeros(DEEPEST, np.int64)
        size, done, search_on = 1, 0, compiled_rules().twin(search)
        while batch := min(CLOCK_EVERY, iterations - done) if iterations else CLOCK_EVERY:
            size = int(search_on(self.workspace, tree, path, size, batch, seeded(self.x + done)))
            done += batch
            if not iterations and time.perf_counter() >= end:
                break
        tried: dict[int, int] = {}
        child = int(tree[0][FIRST_CHILD])
        while child:
            tried[int(tree[child][ACTION])] = int(tree[child][VISITS])
            child = int(tree[child][NEXT])
        return tried

    def try_actions(self, actions: list[int]) -> npt.NDArray[np.int64]:
        """The results of the actions in some more worlds."""
        self.x, won = seeded(self.x), np.zeros((WORLDS_PER_ROUND, len(actions)), np.int64)
        compiled_rules().twin(try_actions)(self.workspace, np.array(actions, np.int64), won, self.x)
        return won
