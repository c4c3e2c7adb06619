"""One thread for the networks' matrices: they are so small that several would mostly wait for each other, by spinning."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from threadpoolctl import ThreadpoolController


@contextmanager
def one_thread() -> Iterator[None]:
    """Multiply NumPy's matrices in one thread meanwhile, whatever the program that uses the library has set."""
    others = [(library, threads) for library in matrix_libraries() if (threads := library.num_threads or 1) > 1]
    for library, _ in others:
        library.set_num_threads(1)
    try:
        yield
    finally:
        for library, threads in others:
            library.set_num_threads(threads)


@cache
def matrix_libraries() -> tuple[Any, ...]:
    """What multiplies NumPy's matrices, such as OpenBLAS."""
    return tuple(ThreadpoolController().select(user_api="blas").lib_controllers)
