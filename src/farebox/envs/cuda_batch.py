"""Games in lock step on a CUDA device: the same rules and the same games, in torch tensors that never leave the device."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from farebox.boards.board import Board
from farebox.envs.batch import Batch
from farebox.envs.lock_step.games import Games, deal_game, is_legal, random_choice, step_game
from farebox.envs.options import MAX_TURNS
from farebox.features.observation import TAKEN_CARDS, places
from farebox.kernel import cuda
from farebox.kernel.cuda import DeviceError
from farebox.kernel.fields import to_record
from farebox.kernel.rng import seeded
from farebox.rules.board_numbers import board_numbers
from farebox.rules.running import cuda_states
from farebox.rules.running.cuda_states import STATE_WORDS, launch, near_state
from farebox.rules.running.random_play import CHOOSER


@cache
def kernels() -> dict[str, Any]:
    """The kernels of a batch: deal, step, choose, check."""
    on, near, of = cuda.cuda(), near_state(), cuda.twins().of
    fetch, keep = cuda_states.fetch(), cuda_states.keep()
    deal_one, step_one, choose_one, legal_one, seeded_one = (
        of(function) for function in (deal_game, step_game, random_choice, is_legal, seeded)
    )

    def deal(games):  # type: ignore[no-untyped-def]  # numba-cuda infers them
        i = on.grid(1)
        if i < games.states.shape[0]:
            deal_one(games, on.shared.array(0, near)[on.threadIdx.x], i, True)
            games.choosers[i] = seeded_one(CHOOSER + games.seeds[i])
        keep(games.states)

    def step(games, actions):  # type: ignore[no-untyped-def]  # numba-cuda infers them
        i = on.grid(1)
        fetch(games.states)
        if i < games.states.shape[0]:
            step_one(games, on.shared.array(0, near)[on.threadIdx.x], i, actions[i], True)
        keep(games.states)

    def choose(games, actions):  # type: ignore[no-untyped-def]  # numba-cuda infers them
        i = on.grid(1)
        if i < actions.shape[0]:
            actions[i] = choose_one(games, i)

    def check(games, actions, wrong):  # type: ignore[no-untyped-def]  # numba-cuda infers them
        i = on.grid(1)
        if i < actions.shape[0] and not legal_one(games, i, actions[i]):
            on.atomic.min(wrong, 0, i)

    return {
        "deal": _flat_kernel(deal),
        "step": _flat_kernel(step, "actions"),
        "choose": _flat_kernel(choose, "actions"),
        "check": _flat_kernel(check, "actions", "wrong"),
    }


def _flat_kernel(body: Any, *more: str) -> Any:
    """A kernel that takes the fields of `Games` one by one, then `more`, and calls `body(games, *more)`.

    A launch takes 95 us this way instead of 235 us with the tuple as one argument (H200, numba-cuda 0.30.4), which is most of
    a step of 16,384 games. numba-cuda has no kernels with `*arguments`, so the parameters are written out here.
    """
    on = cuda.cuda()
    fields = ", ".join(Games._fields)
    source = f"def kernel({', '.join([*Games._fields, *more])}):\n    body({', '.join([f'Games({fields})', *more])})\n"
    names: dict[str, Any] = {"Games": Games, "body": on.jit(device=True)(body)}
    exec(source, names)
    return on.jit(names["kernel"])


class CudaBatch(Batch):
    """A `Batch` on a CUDA device. It returns torch tensors on that device, written in place; nothing is copied.

    Its games are the same as those of a `Batch` with the same arguments, step by step. `check=False` skips the check that all
    actions are legal, which makes every step wait for the device; an illegal action then corrupts its game.
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
        turns: int = MAX_TURNS,
        check: bool = True,
    ) -> None:
        self._check = check
        super().__init__(board, seats, games, seed, memory=memory, reward=reward, turns=turns, threads=1)

    def _zeros(self, kind: str, *shape: int) -> Any:
        torch = _torch()
        return torch.zeros(shape, dtype=getattr(torch, kind), device="cuda")

    def _prepare(self, threads: int | None) -> None:
        self._kernels, self._pool = kernels(), None
        self._states, self._wrong = self._zeros("int64", self.games, STATE_WORDS), self._zeros("int64", 1)
        boards = cuda.cuda().to_device(to_record(board_numbers(self.board)))
        at = cuda.cuda().to_device(np.array(places(self.board, self.seats), np.int64))
        self._games = self._gather(boards, self._view(self._states), at)

    def _run(self, name: str, *arguments: Any) -> None:
        launch(self._kernels[name], self.games)(*self._games, *arguments)

    def _deal_all(self) -> None:
        self.observations.zero_()
        self.masks.zero_()
        self._run("deal")

    def _taken(self, actions: Any) -> Any:
        torch = _torch()
        chosen = torch.as_tensor(actions, device="cuda")
        if chosen.shape != (self.games,) or chosen.is_floating_point() or chosen.dtype == torch.bool:
            raise ValueError(
                f"actions must be a flat tensor of {self.games} integers, not {chosen.dtype} of shape {tuple(chosen.shape)}"
            )
        return chosen.to(torch.int64).contiguous()

    def _first_wrong(self, actions: Any) -> int:
        if not self._check:
            return -1
        self._wrong.fill_(self.games)
        self._run("check", self._view(actions), self._view(self._wrong))
        wrong = int(self._wrong.item())
        return -1 if wrong == self.games else wrong

    def _step_all(self, actions: Any) -> None:
        self.observations.zero_()
        self.masks.zero_()
        self._run("step", self._view(actions))

    def _choose_all(self, actions: Any) -> None:
        self._run("choose", self._view(actions))

    def _view(self, tensor: Any) -> Any:
        return cuda.cuda().as_cuda_array(tensor)


@cache
def _torch() -> Any:
    try:
        import torch
    except ImportError:
        raise DeviceError("a batch on a CUDA device needs torch: pip install 'farebox[cuda]'") from None
    if not torch.cuda.is_available():
        raise DeviceError("there is no CUDA device, or torch was built without CUDA; Batch plays on the CPU")
    return torch
