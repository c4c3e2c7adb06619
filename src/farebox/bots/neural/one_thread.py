"""One thread for the networks' matrices: they are so small that more threads would only spin."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from threadpoolctl import ThreadpoolController


@contextmanager
def one_thread() -> Iterator[None]:
    """Limit BLAS to one thread inside this context, whatever limit the calling program has set."""
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
    """The BLAS libraries that NumPy uses, such as OpenBLAS."""
    return tuple(ThreadpoolController().select(user_api="blas").lib_controllers)
