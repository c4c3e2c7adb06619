"""The search as a bot: a budget of iterations or of time, one core or several."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from farebox.boards.limits import LOCATIONS, SEATS, TICKETS
from farebox.bots.belief import weigh_tickets
from farebox.bots.decide import PLANNER, decide
from farebox.bots.plan import Mind, forget
from farebox.bots.search import ACTION, FIRST_CHILD, NEXT, NODE, VISITS, search
from farebox.game.action import Action, action_of_steps
from farebox.game.view import View
from farebox.rules import kernel, play
from farebox.rules.cards import advance, sow
from farebox.rules.state import CLAIM, PAY, State

BATCH = 256  # iterations between two looks at the clock
DEEPEST = 400  # steps down the tree
MOST_NODES = 400_000


class SearchBot:
    """Information-set Monte Carlo tree search. With a budget of iterations it is deterministic for a seed."""

    def __init__(self, name: str, seed: int = 0, *, iterations: int = 0, seconds: float = 0.0, threads: int = 1) -> None:
        self.name = name
        self.iterations, self.seconds, self.threads = iterations, seconds, threads
        self._x = sow(seed)
        compiled = kernel.compiled()
        self._search, self._weigh_tickets = compiled.twin(search), compiled.twin(weigh_tickets)

    def choose(self, view: View) -> Action:
        if len(view.actions) == 1:
            return view.actions[0]
        state, b = view.sealed(), kernel.numbers(view.board)
        step = self._best_step(view, state) if state.phase != PAY else self._planner_step(b, state)
        steps = [step]
        if step >= CLAIM:
            after = view.sealed()
            play.apply(b, after, step)
            if after.phase == PAY:
                steps.append(self._planner_step(b, after))
        return action_of_steps(view.board, state, steps)

    def _planner_step(self, b: Any, state: State) -> int:
        mind = Mind()
        forget(mind)
        return decide(b, state, mind, PLANNER, self._x)

    def _best_step(self, view: View, state: State) -> int:
        """The step tried most often, over all trees."""
        seeds = []
        for _ in range(self.threads):
            self._x = advance(self._x)
            seeds.append(self._x)
        seat = view.me.seat
        board = kernel.to_record(kernel.numbers(view.board))
        if self.threads == 1:
            counts = [self._grow(board, state, seat, seeds[0])]
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                counts = list(pool.map(lambda x: self._grow(board, state, seat, x), seeds))
        total: dict[int, int] = {}
        for tried in counts:
            for step, visits in tried.items():
                total[step] = total.get(step, 0) + visits
        return max(total, key=lambda step: (total[step], -step))

    def _grow(self, board: Any, state: State, seat: int, x: int) -> dict[int, int]:
        """Grow one tree within the budget; how often each step at its root was tried."""
        import numpy as np

        states = np.zeros(2, kernel.dtype(State))
        states[0] = kernel.to_record(state)[0]
        minds, weights = np.zeros(1, kernel.dtype(Mind)), np.ones((SEATS, TICKETS), np.int64)
        states[1]["network"] = np.arange(LOCATIONS)  # a table without routes
        self._weigh_tickets(board, states, minds, weights)
        nodes = self.iterations + 2 if self.iterations else MOST_NODES
        tree, path = np.zeros((nodes, NODE), np.int64), np.zeros(DEEPEST, np.int64)
        size, done, end = 1, 0, time.perf_counter() + self.seconds
        while True:
            batch = min(BATCH, self.iterations - done) if self.iterations else BATCH
            if batch <= 0:
                break
            size = int(self._search(board, states, minds, weights, tree, path, seat, size, batch, sow(x + done)))
            done += batch
            if self.seconds and time.perf_counter() >= end:
                break
        tried: dict[int, int] = {}
        child = int(tree[0][FIRST_CHILD])
        while child:
            tried[int(tree[child][ACTION])] = int(tree[child][VISITS])
            child = int(tree[child][NEXT])
        return tried
