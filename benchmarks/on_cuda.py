"""The rules on a CUDA device: same functions, same states, and their speed.

uv run --extra cuda python benchmarks/on_cuda.py [games] [abandoned] [lockstep] [speed]

games     whole random games on the device and on the CPU: every field of every final state is compared
abandoned the same for games that are abandoned, by the limit of turns and in the middle
lockstep  batches in lock step here and there: states, observations, masks and rewards are compared
speed     random games, and lock step with masks and observations, by the number of games at once
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import torch

from farebox import board_names, load_board
from farebox.boards.limits import TURNS
from farebox.envs.batch import Batch
from farebox.envs.cuda_batch import CudaBatch
from farebox.kernel import cuda
from farebox.kernel.fields import dtype, to_record
from farebox.kernel.rng import advance, seeded
from farebox.kernel.twins import rule
from farebox.rules.board_numbers import board_numbers
from farebox.rules.dispatch import abandon, apply, deal
from farebox.rules.running import cuda_states
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.running.cuda_states import STATE_WORDS, launch, near_state
from farebox.rules.running.random_play import CHOOSER, playout, random_action, random_games
from farebox.rules.state import BoardNumbers, State

GAMES_COMPARED = 4096  # per board and number of seats
STEPS_COMPARED = 300


@rule
def abandoned_games(boards: list[BoardNumbers], states: list[State], seats: int, seed: int, games: int) -> int:
    """Like `random_games`, but games with an even seed are abandoned early and the others run close to the turn limit."""
    b = boards[0]
    s = states[0]
    steps = 0
    for g in range(games):
        deal(b, s, seats, seed + g, 0, 0)
        x = seeded(CHOOSER + seed + g)
        for _ in range((seed + g) % 13):
            x = advance(x)
            apply(b, s, random_action(b, s, x))
            steps += 1
        if (seed + g) % 2 == 0:
            abandon(b, s)
        else:
            while s.turn == 0:
                x = advance(x)
                apply(b, s, random_action(b, s, x))
                steps += 1
            s.turn = TURNS - 3
            steps += playout(b, s, x)
    return steps


def games_kernel(play_here: Any = random_games) -> Any:
    """One thread with one state plays the given number of games, with its own seeds."""
    on, near, play_there = cuda.cuda(), near_state(), cuda.twins().of(play_here)
    keep = cuda_states.keep()

    def play_games(boards: Any, states: Any, seats: int, seed: int, games: int, steps: Any) -> None:
        i = on.grid(1)
        if i < states.shape[0]:
            mine = on.shared.array(0, near)[on.threadIdx.x : on.threadIdx.x + 1]
            steps[i] = play_there(boards, mine, seats, seed + i * games, games)
        keep(states)

    return on.jit(play_games)


def on_device(name: str) -> Any:
    return cuda.cuda().to_device(to_record(board_numbers(load_board(name))))


def play_on_device(kernel_: Any, name: str, seats: int, seed: int, size: int, games: int) -> tuple[torch.Tensor, torch.Tensor]:
    states = torch.zeros((size, STATE_WORDS), dtype=torch.int64, device="cuda")
    steps = torch.zeros(size, dtype=torch.int64, device="cuda")
    view = cuda.cuda().as_cuda_array
    launch(kernel_, size)(on_device(name), view(states), seats, seed, games, view(steps))
    return states, steps


def games(play_here: Any = random_games) -> None:
    kernel_, compiled = games_kernel(play_here), compiled_rules().twin(play_here)
    compared = 0
    for name in board_names():
        boards = to_record(board_numbers(load_board(name)))
        for seats in (2, 3, 4):
            there = play_on_device(kernel_, name, seats, 0, GAMES_COMPARED, 1)[0].cpu().numpy().view(dtype(State))[:, 0]
            here = np.zeros(GAMES_COMPARED, dtype(State))
            for seed in range(GAMES_COMPARED):
                compiled(boards, here[seed : seed + 1], seats, seed, 1)
            same = np.ones(GAMES_COMPARED, bool)
            for field, _, _ in State.fields():
                same &= (there[field] == here[field]).reshape(GAMES_COMPARED, -1).all(axis=1)
            compared += GAMES_COMPARED
            print(f"{name}, {seats} seats: {(~same).sum()} of {GAMES_COMPARED} final states differ", flush=True)
    print(f"{compared} games compared")


def lockstep() -> None:
    for name in board_names():
        for seats in (2, 3, 4):
            here = Batch(name, seats, 2048, seed=11, reward="margin")
            there = CudaBatch(name, seats, 2048, seed=11, reward="margin")
            here.reset()
            there.reset()
            for _ in range(STEPS_COMPARED):
                here.step(here.random_actions())
                there.step(there.random_actions())
            pairs = [(getattr(here, part), getattr(there, part)) for part in ("observations", "masks", "rewards", "done", "seat")]
            states = there._states.cpu().numpy().view(dtype(State))[:, 0]
            same = all((a == b.cpu().numpy()).all() for a, b in pairs) and (states == here._states).all()
            finished = int(here._dealt.sum()) - 2048
            print(f"{name}, {seats} seats: lock step {'same' if same else 'DIFFERS'} after {finished} games", flush=True)


def timed(work: Callable[[], float]) -> float:
    """The best of three runs; `work` returns its number of steps."""
    best = 0.0
    for _ in range(3):
        torch.cuda.synchronize()
        start = time.perf_counter()
        steps = work()
        torch.cuda.synchronize()
        best = max(best, steps / (time.perf_counter() - start))
    return best


def speed() -> None:
    kernel_ = games_kernel()
    for name in board_names():
        for size in (1 << 14, 1 << 16, 1 << 18, 1 << 20):
            steps = float(play_on_device(kernel_, name, 2, 1, size, 8)[1].sum())
            best = timed(lambda name=name, size=size, steps=steps: play_on_device(kernel_, name, 2, 1, size, 8) and steps)
            print(f"{name}, 2 seats, random games, {size} at a time: {best:.3e} steps/s", flush=True)
        for size in (1 << 10, 1 << 12, 1 << 14, 1 << 16, 1 << 18, 1 << 20):
            for check in (False, True):
                batch = CudaBatch(name, 2, size, seed=3, check=check)
                batch.reset()
                best = timed(lambda batch=batch: many_steps(batch))
                said = "checked" if check else "unchecked"
                print(f"{name}, 2 seats, lock step, {size} games, {said}: {best:.3e} steps/s", flush=True)


def many_steps(batch: CudaBatch, steps: int = 100) -> float:
    for _ in range(steps):
        batch.step(batch.random_actions())
    return float(steps * batch.games)


if __name__ == "__main__":
    print(torch.cuda.get_device_name(), "torch", torch.__version__, flush=True)
    parts = {"games": games, "abandoned": lambda: games(abandoned_games), "lockstep": lockstep, "speed": speed}
    for part in sys.argv[1:] or parts:
        parts[part]()
