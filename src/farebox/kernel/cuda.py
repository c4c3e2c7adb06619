"""Twins of rule functions for CUDA devices, compiled by numba-cuda."""

from __future__ import annotations

from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from farebox.kernel import bits
from farebox.kernel.twins import Twins, plain


class DeviceError(RuntimeError):
    """The device cannot be used; the message says why in one line."""


@cache
def cuda() -> Any:
    """The module of numba-cuda. Raises DeviceError if it is not installed."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda 0.30 uses it, NumPy 2.5 removed it
    try:
        from numba import cuda
    except ImportError as error:
        raise DeviceError(f"using a CUDA device needs the extra: pip install 'farebox[cuda]' ({error})") from None
    return cuda


@cache
def twins() -> Twins:
    """Twins that run on the device, with its own instructions for counting bits."""
    on = cuda()

    def make(copy: FunctionType) -> Any:
        return on.jit(device=True, forceinline=hasattr(copy, "__inlined__"))(copy)

    made = Twins(make, "__compiled_as__")
    made.made[plain(bits._popcount)] = on.jit(device=True)(lambda m: np.int64(on.popc(m)))
    made.made[plain(bits._lowest)] = on.jit(device=True)(lambda m: np.int64(on.ffs(m)) - 1)
    return made
