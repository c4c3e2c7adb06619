"""The search as a bot: a budget of iterations or of time, one core or several.

In New York it grows a tree; in First Journey it tries every action in the same worlds.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from farebox.boards.board import Board
from farebox.boards.limits import LOCATIONS, SEATS, TICKETS
from farebox.bots.heuristic.decide import PLANNER, decide
from farebox.bots.heuristic.plan import Mind, forget
from farebox.bots.search.belief import weigh_tickets
from farebox.bots.search.paired_rollouts import WORLDS, Tally, foresee, try_actions
from farebox.bots.search.tree import ACTION, FIRST_CHILD, NEXT, NODE, VISITS, search
from farebox.game.action import Action, action_of_steps, legal_steps
from farebox.game.game import Game
from farebox.game.view import View
from farebox.kernel.fields import dtype, to_record
from farebox.kernel.rng import advance, sow
from farebox.rules import dispatch
from farebox.rules.board_numbers import board_numbers
from farebox.rules.compiled import compiled_rules
from farebox.rules.state import CLAIM, NEW_YORK, PAY, State

BATCH = 256  # iterations between two looks at the clock
DEEPEST = 400  # steps down the tree
MOST_NODES = 400_000
T = TypeVar("T")


class SearchBot:
    """Information-set Monte Carlo search. With a budget of iterations, games played out, it is deterministic for a seed."""

    def __init__(self, name: str, seed: int = 0, *, iterations: int = 0, seconds: float = 0.0, threads: int = 1) -> None:
        self.name = name
        self.iterations, self.seconds, self.threads = iterations, seconds, threads
        self._x = sow(seed)

    def choose(self, view: View) -> Action:
        if len(view.actions) == 1:
            return view.actions[0]
        state, b = view.sealed(), board_numbers(view.board)
        step = self._best_step(view, state) if state.phase != PAY else self._planner_step(b, state)
        steps = [step]
        if step >= CLAIM:
            after = view.sealed()
            dispatch.apply(b, after, step)
            if after.phase == PAY:
                steps.append(self._planner_step(b, after))
        return action_of_steps(view.board, state, steps)

    def rehearse(self, board: Board, seats: int) -> None:
        """Think of one move as quickly as it can: what is compiled then is there when it counts."""
        game = Game(board, seats)
        SearchBot(self.name, iterations=1, threads=self.threads).choose(game.view(game.seat))

    def _planner_step(self, b: Any, state: State) -> int:
        mind = Mind()
        forget(mind)
        return decide(b, state, mind, PLANNER, self._x)

    def _best_step(self, view: View, state: State) -> int:
        end = time.perf_counter() + self.seconds
        desks = []
        for _ in range(self.threads):
            self._x = advance(self._x)
            desks.append(_Desk(view, state, self._x))
        b = board_numbers(view.board)
        if b.ruleset == NEW_YORK:
            return self._grow_trees(desks, end)
        return self._try_actions(desks, Tally(legal_steps(view.board, state), self._planner_step(b, state)), end)

    def _grow_trees(self, desks: list[_Desk], end: float) -> int:
        """The step tried most often, over all trees."""
        total: dict[int, int] = {}
        for tried in _at_once(desks, lambda desk: desk.grow(self.iterations, end)):
            for step, visits in tried.items():
                total[step] = total.get(step, 0) + visits
        return max(total, key=lambda step: (total[step], -step))

    def _try_actions(self, desks: list[_Desk], tally: Tally, end: float) -> int:
        """The step that did best in the worlds of all desks."""
        done = 0
        while len(tally.actions) > 1 and (done < self.iterations if self.iterations else time.perf_counter() < end):
            done += WORLDS * len(tally.actions)
            tally.add(_at_once(desks, lambda desk: desk.try_actions(tally.actions)))
        return tally.best()


def _at_once(desks: list[_Desk], work: Callable[[_Desk], T]) -> list[T]:
    """The same work at every desk, a thread each."""
    if len(desks) == 1:
        return [work(desks[0])]
    with ThreadPoolExecutor(len(desks)) as pool:
        return list(pool.map(work, desks))


class _Desk:
    """What one thread thinks with."""

    def __init__(self, view: View, state: State, x: int) -> None:
        self.seat, self.x = view.me.seat, x
        self.boards = to_record(board_numbers(view.board))
        self.states = np.zeros(3, dtype(State))
        self.states[0] = to_record(state)[0]
        self.minds, self.weights = np.zeros(1, dtype(Mind)), np.ones((SEATS, TICKETS), np.int64)
        self.states[1]["network"] = np.arange(LOCATIONS)  # a table without routes
        twin = compiled_rules().twin
        twin(weigh_tickets)(self.boards, self.states, self.minds, self.weights)
        if self.boards[0]["ruleset"] != NEW_YORK:
            twin(foresee)(self.boards, self.states, self.minds, self.seat, x)

    def grow(self, iterations: int, end: float) -> dict[int, int]:
        """Grow one tree within the budget; how often each step at its root was tried."""
        nodes = iterations + 2 if iterations else MOST_NODES
        tree, path = np.zeros((nodes, NODE), np.int64), np.zeros(DEEPEST, np.int64)
        size, done, search_on = 1, 0, compiled_rules().twin(search)
        fixed = (self.boards, self.states, self.minds, self.weights, tree, path, self.seat)
        while batch := min(BATCH, iterations - done) if iterations else BATCH:
            size = int(search_on(*fixed, size, batch, sow(self.x + done)))
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
        """What came of them in some more worlds."""
        self.x, won = sow(self.x), np.zeros((WORLDS, len(actions)), np.int64)
        fixed = (self.boards, self.states, self.minds, self.weights, self.seat)
        compiled_rules().twin(try_actions)(*fixed, np.array(actions, np.int64), won, self.x)
        return won
