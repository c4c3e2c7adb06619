"""The rules on a CUDA device: the same functions, the same states, and how fast.

uv run --with 'numba-cuda[cu13]' python benchmarks/cuda.py ptx    # compiles for a device, needs none
uv run --with 'numba-cuda[cu13]' python benchmarks/cuda.py run    # plays and compares every field with the CPU
"""

from __future__ import annotations

import sys
import time
from types import SimpleNamespace
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda 0.30 asks for it

from numba import cuda

from farebox import board_names, load_board
from farebox.rules import kernel, play
from farebox.rules.cards import sow
from farebox.rules.state import BoardNumbers, State

GAMES_COMPARED = 4096  # a board and seat count
random_games = kernel.compiled().random_games


def play_games(boards: Any, states: Any, seats: int, seed: int, games: int, steps: Any) -> None:
    """One thread, one state: so many games with seeds of its own."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        steps[i] = random_games(boards, states[i : i + 1], seats, seed + i * games, games)


def ptx() -> None:
    import numba.cuda.dispatcher as dispatcher
    from numba.cuda import types
    from numba.cuda.np.numpy_support import from_dtype

    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=(9, 0))
    boards, states = (types.Array(from_dtype(kernel.dtype(fields)), 1, "C") for fields in (BoardNumbers, State))
    signature = types.void(boards, states, types.int64, types.int64, types.int64, types.Array(types.int64, 1, "C"))
    start = time.perf_counter()
    code, _ = cuda.compile_ptx(play_games, signature, cc=(9, 0))
    print(f"{len(code)} bytes of PTX in {time.perf_counter() - start:.1f} s")


def run() -> None:
    print(cuda.get_current_device().name)
    kernel_on_device = cuda.jit(play_games)
    for name in board_names():
        b = kernel.to_record(kernel.numbers(load_board(name)))
        for seats in (2, 3, 4):
            compare(kernel_on_device, name, b, seats)
        measure(kernel_on_device, name, b)


def compare(on_device: Any, name: str, b: Any, seats: int) -> None:
    states, steps = cuda.device_array(GAMES_COMPARED, kernel.dtype(State)), cuda.device_array(GAMES_COMPARED, np.int64)
    on_device[GAMES_COMPARED // 128, 128](cuda.to_device(b), states, seats, 0, 1, steps)
    there = states.copy_to_host()
    rules, here = kernel.compiled(), kernel.to_record(State())
    different = 0
    for seed in range(GAMES_COMPARED):
        rules.deal(b[0], here[0], seats, seed, 0, 0)
        rules.playout(b[0], here[0], sow(play.CHOOSER + seed))
        different += any(not np.array_equal(there[seed][field], here[0][field]) for field, _, _ in State.fields())
    print(f"{name}, {seats} seats: {different} of {GAMES_COMPARED} final states differ", flush=True)


def measure(on_device: Any, name: str, b: Any, games: int = 8) -> None:
    boards = cuda.to_device(b)
    for size in (1 << 16, 1 << 18, 1 << 20):
        states, steps = cuda.device_array(size, kernel.dtype(State)), cuda.device_array(size, np.int64)
        best = 0.0
        for _ in range(3):
            start = time.perf_counter()
            on_device[size // 128, 128](boards, states, 2, 1, games, steps)
            cuda.synchronize()
            best = max(best, steps.copy_to_host().sum() / (time.perf_counter() - start))
        print(f"{name}, 2 seats, {size} at a time: {best:.3e} steps/s", flush=True)


if __name__ == "__main__":
    {"ptx": ptx, "run": run}[sys.argv[1] if len(sys.argv) > 1 else "run"]()
