"""Twins: one source of the rules that runs interpreted, live, compiled and on a GPU.

Functions marked `@rule` run interpreted as they are. A twin is the same function over a namespace in which the rule
functions it calls are twins as well: compiled by Numba in `compiler`, with other versions of a few in a live game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, TypeVar

from farebox.kernel.cache import cache_folder

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function of the rules: it runs interpreted as it is, and compiled and on a GPU by its twin."""
    function.__rule__ = True  # type: ignore[attr-defined]  # functions take attributes; the type does not say so
    return function


def inlined(function: F) -> F:
    """A rule that compiled code inlines wherever it is called: the path of every step, a quarter faster for it."""
    function.__inlined__ = True  # type: ignore[attr-defined]  # as above
    return rule(function)


def compiled_as(twin: Callable[..., Any]) -> Callable[[F], F]:
    """A rule that is written once for the interpreter and once, as `twin`, for the compiler."""

    def mark(function: F) -> F:
        function.__compiled_as__ = twin  # type: ignore[attr-defined]  # as above
        return rule(function)

    return mark


class Twins:
    """Twins of rule functions, made on demand by `make` and shared by all that call them."""

    def __init__(self, make: Callable[[FunctionType], Any], replaced_by: str = "") -> None:
        self.make = make
        self.replaced_by = replaced_by  # the mark of functions that have another version for these twins
        self.made: dict[FunctionType, Any] = {}
        self.spaces: dict[int, dict[str, Any]] = {}

    def of(self, function: Any) -> Any:
        function = getattr(function, self.replaced_by, function)
        space = self._space(function.__globals__)
        if function not in self.made:
            copy = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
            copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
            copy.__dict__.update(function.__dict__)
            self.made[function] = self.make(copy)
        return self.made[function]

    def _space(self, plain: dict[str, Any]) -> dict[str, Any]:
        if id(plain) not in self.spaces:
            space = self.spaces[id(plain)] = dict(plain)
            # the module's own functions after those it imports: its namespace is complete before any of them runs
            for name, value in plain.items():
                if hasattr(value, "__rule__"):
                    space[name] = self.of(value)
        return self.spaces[id(plain)]


@cache
def compiler() -> Twins:
    """Twins compiled by Numba, over NumPy records."""
    import numba

    folder = cache_folder()
    config: Any = numba.config
    njit: Any = numba.njit  # its types do not have `_nrt`

    def make(copy: FunctionType) -> Any:
        inline = hasattr(copy, "__inlined__")
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)  # where the function is cached is decided when it is decorated
        try:
            # Rules allocate nothing, so arrays need no reference counts; counting them for arrays in tuples costs a quarter
            return njit(cache=True, error_model="numpy", nogil=True, forceinline=inline, _nrt=False)(copy)
        finally:
            config.CACHE_DIR = before

    return Twins(make, "__compiled_as__")


def plain(function: Any) -> FunctionType:
    """A rule function as the key it is among the twins."""
    assert isinstance(function, FunctionType)
    return function
