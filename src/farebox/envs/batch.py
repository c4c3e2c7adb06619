"""Many games in lock step: one array of states, and observations, masks and rewards written in place."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from farebox.boards.board import Board
from farebox.envs.lock_step.batch_opponents import BatchOpponents
from farebox.envs.lock_step.games import Games, choose_randomly, deal_games, first_illegal, step_games
from farebox.envs.opponents import Opponent, check_opponents
from farebox.envs.options import MAX_TURNS, ClosedError, check_memory, check_turns, the_board
from farebox.envs.reward import reward_kind
from farebox.features.observation import TAKEN_CARDS, action_count, observation_size, places
from farebox.game.action import IllegalAction
from farebox.game.game import Options, plain_number
from farebox.kernel.fields import dtype, to_record
from farebox.kernel.rng import seeded
from farebox.rules.board_numbers import board_numbers
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.running.random_play import CHOOSER
from farebox.rules.state import State

WORTH_A_THREAD = 2048  # games


class Batch:
    """`games` games of one board in lock step. In every step each game plays one action of its seat to act.

    A game that is over is dealt again at once, so a step always shows positions in which a seat is to act. All arrays
    are written in place: `reset` and `step` return the same arrays every time, so copy what you want to keep.

    - observations: (games, size), int8, of the seat to act; `farebox.features.observation.layout` describes it
    - masks: (games, actions), int8, 1 for each action that is legal
    - rewards: (games, seats), float32, of every seat; 0 except in a step that ends a game
    - done: (games), int8: 1 in a step that ends a game, 2 if it was truncated after `turns` turns, without rewards
    - seat: (games), int8, the seat to act

    With `opponents`, one for each of the seats from 1 on, the agent is seat 0, and every step shows positions in which it is to
    act; the opponents have played in between. An opponent is the name of a bot, a bot that remembers nothing between its
    decisions, or a function of observations and masks that returns an action for each row. `final_observations` has what the
    agent saw at the end of each row's last game.

    The games depend only on the seed, not on the number of threads. `seeds` has the seeds of the current games:
    `Game(board, seats, seed, first_seat=seed % seats)` deals the same.
    """

    def __init__(
        self,
        board: Board | str,
        seats: int = 2,
        games: int = 1024,
        seed: int = 0,
        *,
        memory: int = TAKEN_CARDS,
        reward: str = "win",
        turns: int = MAX_TURNS,
        threads: int | None = None,
        opponents: Sequence[Opponent] | None = None,
    ) -> None:
        """`threads` None: one per core, if the batch is large enough."""
        self.board = the_board(board)
        self.seats, self.games, self.seed = (plain_number(n) for n in (seats, games, seed))
        if self.seed is None:
            raise ValueError("the seed of a batch must be a number from 0 to 2**53 - 1")
        Options(self.seats, self.seed).check(self.board)
        self._memory, self._turns, self._kind = check_memory(memory), check_turns(turns), reward_kind(reward)
        if type(self.games) is not int or self.games < 1:
            raise ValueError(f"games must be a whole number, 1 or more, not {games!r}")
        size, actions = observation_size(self.board, self.seats), action_count(self.board)
        self.observations, self.masks = self._zeros("int8", self.games, size), self._zeros("int8", self.games, actions)
        self.rewards = self._zeros("float32", self.games, self.seats)
        self.done, self.seat = self._zeros("int8", self.games), self._zeros("int8", self.games)
        self.seeds, self._dealt, self._choosers = (self._zeros("int64", self.games) for _ in range(3))
        self._words = self._zeros("int64", self.games, 3)
        self._closed, self._begun = False, False
        self._prepare(threads)
        self._opponents: BatchOpponents | None = None
        if opponents is not None:
            self._seat_opponents(check_opponents(opponents))

    def _seat_opponents(self, opponents: tuple[Opponent, ...]) -> None:
        if len(opponents) != self.seats - 1:
            raise ValueError(f"{self.seats} seats need {self.seats - 1} opponents, not {len(opponents)}")
        size = self.observations.shape[1]
        self._opponents = BatchOpponents(self.board, opponents, self.games, size, len(self._parts))
        self.final_observations = self._opponents.last

    def reset(self, seed: int | None = None) -> tuple[Any, Any, Any]:
        """Start over and deal all games, with a new seed if one is given. Returns (observations, masks, seat)."""
        self._check_open()
        if seed is not None:
            Options(self.seats, plain_number(seed)).check(self.board)
            self.seed = plain_number(seed)
            self._games: Games = self._games._replace(seed=self.seed)
        for array in (self._dealt, self.rewards, self.done):
            array[:] = 0
        self._begun = False
        self._deal_all()
        self._begun = True
        return self.observations, self.masks, self.seat

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Any]:
        """Play one action in every game. Returns (observations, masks, rewards, done, seat).

        Raises IllegalAction or ValueError if any of the actions cannot be played; then none is.
        """
        self._check_begun()
        chosen = self._taken(actions)
        wrong = self._first_wrong(chosen)
        if wrong >= 0:
            raise IllegalAction(f"game {wrong}: action {int(chosen[wrong])} is not legal; see its mask")
        self._begun = False  # if an opponent fails, the games cannot continue
        self._step_all(chosen)
        self._begun = True
        return self.observations, self.masks, self.rewards, self.done, self.seat

    def random_actions(self) -> Any:
        """A uniformly random legal action for every game; also determined by the seed."""
        self._check_begun()
        actions = self._zeros("int64", self.games)
        self._choose_all(actions)
        return actions

    # A subclass overrides these for another device; here they run on the CPU

    def _zeros(self, kind: str, *shape: int) -> Any:
        return np.zeros(shape, kind)

    def _prepare(self, threads: int | None) -> None:
        self._parts = _parts(self.games, threads)
        self._states = np.zeros(self.games, dtype(State))
        boards, at = to_record(board_numbers(self.board)), np.array(places(self.board, self.seats), np.int64)
        self._games = self._gather(boards, self._states, at)
        twin = compiled_rules().twin
        self._deal, self._step = twin(deal_games), twin(step_games)
        self._first_illegal, self._choose = twin(first_illegal), twin(choose_randomly)
        self._pool = ThreadPoolExecutor(len(self._parts) - 1) if len(self._parts) > 1 else None

    def _gather(self, boards: Any, states: Any, at: Any) -> Games:
        """The arrays in the form that the compiled rules take."""
        shown = (self._dealt, self.seeds, self._words, self.observations, self.masks, self.seat, self._choosers)
        arrays = (boards, states, at, *map(self._view, (*shown, self.rewards, self.done)))
        values: list[Any] = [*arrays, self.seats, self.seed, self._memory, self._kind, self._turns]
        return Games(*values)

    def _view(self, array: Any) -> Any:
        return array

    def _deal_all(self) -> None:
        if self._opponents:
            self._opponents.deal(self._games, self._each_part)
        else:
            self._all(lambda start, stop: self._deal(self._games, start, stop))
        self._choosers[:] = [seeded(CHOOSER + seed) for seed in self.seeds.tolist()]

    def _taken(self, actions: Any) -> Any:
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"actions must be a flat array of {self.games} integers, not {chosen.dtype} of shape {chosen.shape}")
        return np.ascontiguousarray(chosen, np.int64)

    def _first_wrong(self, actions: Any) -> int:
        found: list[int] = []
        self._all(lambda start, stop: found.append(self._first_illegal(self._games, actions, start, stop)))
        return min((i for i in found if i >= 0), default=-1)

    def _step_all(self, actions: Any) -> None:
        if self._opponents:
            self.rewards[:], self.done[:] = 0, 0
            self._opponents.play(self._games, self._each_part, actions)
        else:
            self._all(lambda start, stop: self._step(self._games, actions, start, stop))

    def _choose_all(self, actions: Any) -> None:
        self._all(lambda start, stop: self._choose(self._games, actions, start, stop))

    def close(self) -> None:
        """Stop the threads; the batch can no longer be used."""
        self._closed = True
        if self._pool:
            self._pool.shutdown()

    def _all(self, work: Callable[[int, int], None]) -> None:
        self._each_part(lambda start, stop, part: work(start, stop))

    def _each_part(self, work: Callable[[int, int, int], None]) -> None:
        """Process all games in parts, in threads: the compiled rules release the GIL."""
        if self._pool is None:
            work(0, self.games, 0)
            return
        others = [self._pool.submit(work, *games, part) for part, games in enumerate(self._parts) if part]
        work(*self._parts[0], 0)
        for other in others:
            other.result()

    def _check_open(self) -> None:
        if self._closed:
            raise ClosedError("this batch was closed")

    def _check_begun(self) -> None:
        self._check_open()
        if not self._begun:
            raise RuntimeError("call reset() first")


def _parts(games: int, threads: int | None) -> list[tuple[int, int]]:
    """The range of games of each thread."""
    if threads is None:
        threads = max(1, min(os.cpu_count() or 1, games // WORTH_A_THREAD))
    elif type(threads) is not int or threads < 1:
        raise ValueError(f"threads must be a whole number, 1 or more, not {threads!r}")
    return [(start, stop) for start, stop in pairwise(games * k // threads for k in range(threads + 1)) if start < stop]
