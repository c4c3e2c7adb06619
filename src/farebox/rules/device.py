"""The rules on a CUDA device: twins compiled by numba-cuda, one game a thread.

A state is kept where its thread reaches it fast: a block of threads copies its games' states together into shared memory,
plays, and copies them back.
"""

from __future__ import annotations

from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from farebox.rules import bits, kernel
from farebox.rules.state import State

GAMES = 64  # in a block: their states fit into the shared memory every device has
STATE_WORDS = kernel.dtype(State).itemsize // 8
NEAR_WORDS = STATE_WORDS + 1  # one more apart, so that equal fields of neighbours lie in different banks
NEAR_BYTES = GAMES * NEAR_WORDS * 8


class DeviceError(RuntimeError):
    """A device that cannot be used; one clear line."""


@cache
def cuda() -> Any:
    """numba-cuda's module."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda 0.30 asks for what NumPy 2.5 dropped
    try:
        from numba import cuda
    except ImportError as error:
        raise DeviceError(f"a CUDA device needs the extra: pip install 'farebox[cuda]' ({error})") from None
    return cuda


@cache
def near_state() -> np.dtype[Any]:
    """The record of a state in shared memory."""
    plain = kernel.dtype(State)
    fields = {name: (kind, offset) for name, (kind, offset, *_) in (plain.fields or {}).items()}
    return np.dtype(
        {
            "names": list(fields),
            "formats": [kind for kind, _ in fields.values()],
            "offsets": [offset for _, offset in fields.values()],
            "itemsize": NEAR_WORDS * 8,
        },
        align=True,
    )


@cache
def twins() -> kernel.Twins:
    """Rule functions as functions of the device; sets are counted by its own instructions."""
    on = cuda()

    def make(copy: FunctionType) -> Any:
        return on.jit(device=True, forceinline=hasattr(copy, "__inlined__"))(copy)

    made = kernel.Twins(make, "__compiled_as__")
    made.made[kernel.plain(bits._popcount)] = on.jit(device=True)(lambda m: np.int64(on.popc(m)))
    made.made[kernel.plain(bits._lowest)] = on.jit(device=True)(lambda m: np.int64(on.ffs(m)) - 1)
    return made


@cache
def fetch() -> Any:
    """Copy the states of a block's games into shared memory: `fetch(states)`."""
    on = cuda()

    def copy(states: Any) -> None:
        near, first = on.shared.array(0, np.int64), on.blockIdx.x * on.blockDim.x
        games = min(GAMES, states.shape[0] - first)
        for k in range(on.threadIdx.x, games * STATE_WORDS, on.blockDim.x):
            near[k // STATE_WORDS * NEAR_WORDS + k % STATE_WORDS] = states[first + k // STATE_WORDS, k % STATE_WORDS]
        on.syncthreads()

    return on.jit(device=True)(copy)


@cache
def keep() -> Any:
    """Copy the states of a block's games back: `keep(states)`."""
    on = cuda()

    def copy(states: Any) -> None:
        near, first = on.shared.array(0, np.int64), on.blockIdx.x * on.blockDim.x
        games = min(GAMES, states.shape[0] - first)
        on.syncthreads()
        for k in range(on.threadIdx.x, games * STATE_WORDS, on.blockDim.x):
            states[first + k // STATE_WORDS, k % STATE_WORDS] = near[k // STATE_WORDS * NEAR_WORDS + k % STATE_WORDS]

    return on.jit(device=True)(copy)


def launch(kernel_: Any, games: int, stream: Any = 0) -> Any:
    """A kernel over so many games, ready to be called."""
    return kernel_[-(-games // GAMES), GAMES, stream, NEAR_BYTES]
