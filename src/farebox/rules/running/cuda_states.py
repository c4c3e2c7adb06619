"""The states of games on a CUDA device, one game per thread.

A block of threads copies the states of its games into shared memory, which is fast, plays there, and copies them back.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from farebox.kernel.cuda import cuda
from farebox.kernel.fields import dtype
from farebox.rules.state import State

GAMES_PER_BLOCK = 64  # their states fit into the shared memory that every device has
STATE_WORDS = dtype(State).itemsize // 8
NEAR_WORDS = STATE_WORDS + 1  # padded by one word, so that the same field of neighboring games is in different banks
NEAR_BYTES = GAMES_PER_BLOCK * NEAR_WORDS * 8


@cache
def near_state() -> np.dtype[Any]:
    """The record of a state in shared memory."""
    plain = dtype(State)
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
def fetch() -> Any:
    """Copy the states of a block's games into shared memory: `fetch(states)`."""
    on = cuda()

    def copy(states: Any) -> None:
        near, first = on.shared.array(0, np.int64), on.blockIdx.x * on.blockDim.x
        games = min(GAMES_PER_BLOCK, states.shape[0] - first)
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
        games = min(GAMES_PER_BLOCK, states.shape[0] - first)
        on.syncthreads()
        for k in range(on.threadIdx.x, games * STATE_WORDS, on.blockDim.x):
            states[first + k // STATE_WORDS, k % STATE_WORDS] = near[k // STATE_WORDS * NEAR_WORDS + k % STATE_WORDS]

    return on.jit(device=True)(copy)


def launch(kernel_: Any, games: int, stream: Any = 0) -> Any:
    """A kernel configured for this number of games, ready to be called."""
    return kernel_[-(-games // GAMES_PER_BLOCK), GAMES_PER_BLOCK, stream, NEAR_BYTES]
