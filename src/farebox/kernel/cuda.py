"""Twins of rule functions on a CUDA device, compiled by numba-cuda."""

from __future__ import annotations

from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from farebox.kernel import bits
from farebox.kernel.twins import Twins, plain


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
def twins() -> Twins:
    """Rule functions as functions of the device; sets are counted by its own instructions."""
    on = cuda()

    def make(copy: FunctionType) -> Any:
        return on.jit(device=True, forceinline=hasattr(copy, "__inlined__"))(copy)

    made = Twins(make, "__compiled_as__")
    made.made[plain(bits._popcount)] = on.jit(device=True)(lambda m: np.int64(on.popc(m)))
    made.made[plain(bits._lowest)] = on.jit(device=True)(lambda m: np.int64(on.ffs(m)) - 1)
    return made
