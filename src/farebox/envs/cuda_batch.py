"""Games in lock step on a CUDA device: the same rules, the same games, in torch tensors that never leave it."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from farebox.boards.board import Board
from farebox.envs.batch import Batch
from farebox.envs.lockstep import deal_game, is_legal, random_choice, step_game
from farebox.envs.single import LONGEST
from farebox.features.observation import TAKEN_CARDS, places
from farebox.kernel import cuda
from farebox.kernel.cuda import DeviceError
from farebox.kernel.fields import to_record
from farebox.kernel.rng import advance, sow
from farebox.rules import cuda_states
from farebox.rules.board_numbers import board_numbers
from farebox.rules.cuda_states import STATE_WORDS, launch, near_state
from farebox.rules.random_play import CHOOSER


@cache
def kernels() -> dict[str, Any]:
    """The kernels of a batch: deal, step, choose, check."""
    on, near, of = cuda.cuda(), near_state(), cuda.twins().of
    fetch, keep = cuda_states.fetch(), cuda_states.keep()
    deal_one, step_one, choose_one, legal_one = of(deal_game), of(step_game), of(random_choice), of(is_legal)
    sow_one, advance_one = of(sow), of(advance)

    # numba-cuda types all four kernels by what they are called with: hence no types here
    # fmt: off
    def deal(boards, states, at, dealt, seeds, words, observations, masks, seat, seats, seed, memory, choosers):  # type: ignore[no-untyped-def]
        i = on.grid(1)
        if i < states.shape[0]:
            s = on.shared.array(0, near)[on.threadIdx.x]
            deal_one(boards[0], s, i, states.shape[0], at, dealt, seeds, words, observations, masks, seat,
                     seats, seed, memory, True)
            choosers[i] = sow_one(CHOOSER + seeds[i])
        keep(states)

    def step(boards, states, at, dealt, seeds, words, observations, masks, seat, seats, seed, memory,  # type: ignore[no-untyped-def]
             actions, rewards, done, kind, turns):
        i = on.grid(1)
        fetch(states)
        if i < states.shape[0]:
            s = on.shared.array(0, near)[on.threadIdx.x]
            step_one(boards[0], s, i, states.shape[0], at, dealt, seeds, words, observations, masks, seat,
                     seats, seed, memory, True, actions, rewards, done, kind, turns)
        keep(states)
    # fmt: on

    def choose(words, actions, choosers):  # type: ignore[no-untyped-def]
        i = on.grid(1)
        if i < actions.shape[0]:
            choosers[i] = advance_one(choosers[i])
            actions[i] = choose_one(words[i], choosers[i])

    def check(words, actions, routes, wrong):  # type: ignore[no-untyped-def]
        i = on.grid(1)
        if i < actions.shape[0] and not legal_one(words[i], actions[i], routes):
            on.atomic.min(wrong, 0, i)

    return {function.__name__: on.jit(function) for function in (deal, step, choose, check)}


class CudaBatch(Batch):
    """A `Batch` on a CUDA device. What it hands out are torch tensors there, written in place; nothing is copied.

    Its games are those of a `Batch` with the same arguments, step by step. `check=False` leaves out the test that all
    actions are legal, for which a step must wait for the device; then an illegal one spoils its game.
    """

    def __init__(
        self,
        board: Board | str,
        seats: int = 2,
        games: int = 65_536,
        seed: int = 0,
        *,
        memory: int = TAKEN_CARDS,
        reward: str = "win",
        turns: int = LONGEST,
        check: bool = True,
    ) -> None:
        self._check = check
        super().__init__(board, seats, games, seed, memory=memory, reward=reward, turns=turns, threads=1)

    def _zeros(self, kind: str, *shape: int) -> Any:
        torch = _torch()
        return torch.zeros(shape, dtype=getattr(torch, kind), device="cuda")

    def _prepare(self, threads: int | None) -> None:
        view = cuda.cuda().as_cuda_array
        self._kernels, self._pool = kernels(), None
        self._states, self._wrong = self._zeros("int64", self.games, STATE_WORDS), self._zeros("int64", 1)
        boards = cuda.cuda().to_device(to_record(board_numbers(self.board)))
        at = cuda.cuda().to_device(np.array(places(self.board, self.seats), np.int64))
        written = (self._dealt, self.seeds, self._words, self.observations, self.masks, self.seat)
        self._shared = (boards, view(self._states), at, *map(view, written))
        self._results = view(self.rewards), view(self.done)
        self._views = {"words": view(self._words), "choosers": view(self._choosers), "wrong": view(self._wrong)}

    def _run(self, name: str, *arguments: Any) -> None:
        launch(self._kernels[name], self.games)(*arguments)

    def _deal_all(self) -> None:
        self.observations.zero_()
        self.masks.zero_()
        self._run("deal", *self._shared, self.seats, self.seed, self._memory, self._views["choosers"])

    def _taken(self, actions: Any) -> Any:
        torch = _torch()
        chosen = torch.as_tensor(actions, device="cuda")
        if chosen.shape != (self.games,) or chosen.is_floating_point() or chosen.dtype == torch.bool:
            raise ValueError(
                f"actions are {self.games} whole numbers in a row, not {chosen.dtype} of shape {tuple(chosen.shape)}"
            )
        return chosen.to(torch.int64).contiguous()

    def _first_wrong(self, actions: Any) -> int:
        if not self._check:
            return -1
        self._wrong.fill_(self.games)
        self._run("check", self._views["words"], self._view(actions), len(self.board.routes), self._views["wrong"])
        wrong = int(self._wrong.item())
        return -1 if wrong == self.games else wrong

    def _step_all(self, actions: Any) -> None:
        self.observations.zero_()
        self.masks.zero_()
        table = (self.seats, self.seed, self._memory)
        self._run("step", *self._shared, *table, self._view(actions), *self._results, self._kind, self._turns)

    def _choose_all(self, actions: Any) -> None:
        self._run("choose", self._views["words"], self._view(actions), self._views["choosers"])

    def _view(self, tensor: Any) -> Any:
        return cuda.cuda().as_cuda_array(tensor)


@cache
def _torch() -> Any:
    try:
        import torch
    except ImportError:
        raise DeviceError("a batch on a CUDA device needs torch: pip install 'farebox[cuda]'") from None
    if not torch.cuda.is_available():
        raise DeviceError("there is no CUDA device here, or torch was built without CUDA; Batch plays on the CPU")
    return torch
