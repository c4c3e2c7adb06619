"""The tables of a training run: games of 2, 3 and 4 seats side by side, in tensors of the device that plays them."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import torch

from farebox.boards.board import load_board
from farebox.boards.limits import SEATS
from farebox.bots.heuristic.plan import Mind
from farebox.features.network_input import Insight, row_places, row_size
from farebox.features.observation import action_count
from farebox.kernel import cuda
from farebox.kernel.fields import dtype, to_record
from farebox.rules import cuda_states
from farebox.rules.board_numbers import board_numbers
from farebox.rules.compiled import compiled_rules
from farebox.rules.cuda_states import STATE_WORDS, launch, near_state
from farebox.rules.state import State
from farebox.train.config import Config
from farebox.train.lockstep import answer_game, answer_games, play_game, play_games, start_game, start_games


class Tables:
    """All games of a run. A step plays one action in each; everything is written in place, one row a game.

    rows, masks: what the seat to act sees and may do. seat: who that is. changes: how much better each seat stands for
    the step. done: 1 where it ended the game, 2 where it was given up. winners: a set of seats.
    """

    def __init__(self, config: Config) -> None:
        board = load_board(config.board)
        self.seats = torch.tensor(
            [n for n, games in zip((2, 3, 4), config.games, strict=True) for _ in range(games)], device=config.device
        )
        games = len(self.seats)

        def zeros(kind: torch.dtype, *shape: int) -> torch.Tensor:
            return torch.zeros(shape, dtype=kind, device=config.device)

        self.rows, self.masks = zeros(torch.int8, games, row_size(board)), zeros(torch.int8, games, action_count(board))
        self.seat, self.done, self.winners = (zeros(torch.int8, games) for _ in range(3))
        self.changes, self.actions = zeros(torch.int8, games, SEATS), zeros(torch.int64, games)
        self.learning = torch.full((games,), -1, dtype=torch.int8, device=config.device)  # the one seat that learns; -1: all
        self.planners = zeros(torch.bool, games)  # where planners have the other seats
        self._parts: list[Any] = []
        kind = _DevicePart if config.device == "cuda" else _Part
        start = 0
        for seats, count in zip((2, 3, 4), config.games, strict=True):
            if count:
                self._parts.append(kind(self, board, seats, start, start + count, config))
                self.planners[start : start + int(count * config.planners)] = True
                start += count

    def start(self) -> None:
        self._blank()
        for part in self._parts:
            part.start()

    def step(self) -> None:
        """Play `actions`, all of them legal."""
        self._blank()
        for part in self._parts:
            part.step()

    def answer(self) -> None:
        """Let the planners write their actions, at all tables at the same time."""
        parts = [part for part in self._parts if part.planners]
        for part in parts:
            part.answer()
        for part in parts:
            part.wait()

    def _blank(self) -> None:
        if self.rows.is_cuda:
            self.rows.zero_()
            self.masks.zero_()


class _Part:
    """The games with one number of seats, on the CPU."""

    def __init__(self, tables: Tables, board: Any, seats: int, start: int, stop: int, config: Config) -> None:
        games = stop - start
        self.games, self.seats, self.turns = games, seats, config.turns
        self.seed = config.seed * 1_000_003 + seats
        self.keep = [
            torch.zeros(shape, dtype=torch.int64, device=config.device) for shape in ((games,), (games,), (games, SEATS))
        ]
        shown = [array[start:stop] for array in (tables.rows, tables.masks, tables.seat)]
        played = [array[start:stop] for array in (tables.actions, tables.changes, tables.done, tables.winners)]
        self.shown = [self.view(array) for array in [*self.keep, *shown]]
        self.played = [self.view(array) for array in played]
        self.answered = [self.view(array[start:stop]) for array in (tables.learning, tables.actions)]
        self.planners = int(games * config.planners)
        self.prepare(board)

    def view(self, array: torch.Tensor) -> Any:
        return array.numpy()

    def prepare(self, board: Any) -> None:
        twin = compiled_rules().twin
        self._start, self._play, self._answer = twin(start_games), twin(play_games), twin(answer_games)
        self.fixed: tuple[Any, ...] = (
            to_record(board_numbers(board)),
            np.zeros(self.games, dtype(State)),
            np.zeros(1, dtype(Insight)),
            np.array(row_places(board), np.int64),
        )

    def start(self) -> None:
        self._start(*self.fixed, *self.shown, self.seats, self.seed)

    def step(self) -> None:
        self._play(*self.fixed, *self.shown, self.seats, self.seed, *self.played, self.turns)

    def answer(self) -> None:
        self._answer(*self.fixed[:2], np.zeros(1, dtype(Mind)), *self.answered, self.planners)

    def wait(self) -> None:
        pass


class _DevicePart(_Part):
    """The games with one number of seats, on a CUDA device."""

    def view(self, array: torch.Tensor) -> Any:
        return cuda.cuda().as_cuda_array(array)

    def prepare(self, board: Any) -> None:
        start, play, answer = kernels()
        self._start, self._play = launch(start, self.games), launch(play, self.games)
        self._stream = torch.cuda.Stream()
        beside = cuda.cuda().external_stream(self._stream.cuda_stream)
        self._answer = launch(answer, max(1, self.planners), beside)
        self._states = torch.zeros((self.games, STATE_WORDS), dtype=torch.int64, device="cuda")
        to_device = cuda.cuda().to_device
        self.fixed = (
            to_device(to_record(board_numbers(board))),
            self.view(self._states),
            to_device(np.array(row_places(board), np.int64)),
        )

    def answer(self) -> None:
        self._stream.wait_stream(torch.cuda.current_stream())
        self._answer(*self.fixed[:2], *self.answered, self.planners)

    def wait(self) -> None:
        torch.cuda.current_stream().wait_stream(self._stream)


@cache
def kernels() -> tuple[Any, Any, Any]:
    """Start and play every game, one a thread."""
    on, near, of = cuda.cuda(), near_state(), cuda.twins().of
    fetch, keep = cuda_states.fetch(), cuda_states.keep()
    start_one, play_one, answer_one = of(start_game), of(play_game), of(answer_game)
    scratch, mind = dtype(Insight), dtype(Mind)

    # numba-cuda types the kernels, by what they are called with
    # fmt: off
    def start(boards, states, at, dealt, seeds, stood, rows, masks, seat, seats, seed):  # type: ignore[no-untyped-def]
        i = on.grid(1)
        if i < states.shape[0]:
            s, k = on.shared.array(0, near)[on.threadIdx.x], on.local.array(1, scratch)[0]
            start_one(boards[0], s, k, i, states.shape[0], at, dealt, seeds, stood, rows, masks, seat, seats, seed, True)
        keep(states)

    def play(boards, states, at, dealt, seeds, stood, rows, masks, seat, seats, seed,  # type: ignore[no-untyped-def]
             actions, changes, done, winners, turns):
        i = on.grid(1)
        fetch(states)
        if i < states.shape[0]:
            s, k = on.shared.array(0, near)[on.threadIdx.x], on.local.array(1, scratch)[0]
            play_one(boards[0], s, k, i, states.shape[0], at, dealt, seeds, stood, rows, masks, seat, seats, seed, True,
                     actions, changes, done, winners, turns)
        keep(states)

    def answer(boards, states, learning, actions, games):  # type: ignore[no-untyped-def]
        i = on.grid(1)
        fetch(states)
        if i < games:
            s, m = on.shared.array(0, near)[on.threadIdx.x], on.local.array(1, mind)[0]
            answer_one(boards[0], s, m, i, learning, actions)
    # fmt: on

    return on.jit(start), on.jit(play), on.jit(answer)
