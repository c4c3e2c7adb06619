"""Twins: run one source of the rules interpreted, live, compiled and on a GPU.

Functions marked `@rule` can be called directly, which interprets them. A twin is a copy of such a function whose calls to
rule functions go to their twins: compiled by Numba in `compiler`, with a few functions replaced in a live game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from threading import RLock
from types import FunctionType
from typing import Any, TypeVar

from farebox.kernel.cache import cache_folder
from farebox.kernel.compile_notice import notice

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function of the rules: it runs interpreted as it is, and compiled or on a GPU through its twin."""
    function.__rule__ = True  # type: ignore[attr-defined]  # functions have attributes; their type does not declare that
    return function


def inlined(function: F) -> F:
    """Mark a rule that compiled code inlines: functions that every step runs through, which makes games a quarter faster."""
    function.__inlined__ = True  # type: ignore[attr-defined]  # as above
    return rule(function)


def compiled_as(twin: Callable[..., Any]) -> Callable[[F], F]:
    """Mark a rule that has two bodies: its own for the interpreter, and `twin` for the compiler."""

    def mark(function: F) -> F:
        function.__compiled_as__ = twin  # type: ignore[attr-defined]  # as above
        return rule(function)

    return mark


class Twins:
    """Twins of rule functions, made on demand by `make` and shared by all callers.

    With `make_entry`, a twin that Python asks for is made by it, and is another one than the twin that other rules call.
    """

    def __init__(
        self, make: Callable[[FunctionType], Any], replaced_by: str = "", make_entry: Callable[[FunctionType], Any] | None = None
    ) -> None:
        self.make, self.make_entry = make, make_entry or make
        self.replaced_by = replaced_by  # attribute that holds the other body of a function, if it has one
        self.made: dict[FunctionType, Any] = {}
        self.entries: dict[FunctionType, Any] = {} if make_entry else self.made
        self.spaces: dict[int, dict[str, Any]] = {}
        self._lock = RLock()  # no thread gets a twin whose namespace another one has not completed

    def of(self, function: Any) -> Any:
        with self._lock:
            return self._twin(function, self.make_entry, self.entries)

    def _twin(self, function: Any, make: Callable[[FunctionType], Any], made: dict[FunctionType, Any]) -> Any:
        function = getattr(function, self.replaced_by, function)
        space = self._space(function.__globals__)
        if function not in made:
            copy = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
            copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
            copy.__dict__.update(function.__dict__)
            made[function] = make(copy)
        return made[function]

    def _space(self, plain: dict[str, Any]) -> dict[str, Any]:
        if id(plain) not in self.spaces:
            space = self.spaces[id(plain)] = dict(plain)
            # the namespace is complete before any function in it is called
            for name, value in plain.items():
                if hasattr(value, "__rule__"):
                    space[name] = self._twin(value, self.make, self.made)
        return self.spaces[id(plain)]


@cache
def compiler() -> Twins:
    """Twins compiled by Numba, over NumPy records."""
    import numba
    from numba.core import event

    events: Any = event  # without types
    events.Listener.register(type(notice))
    events.register("numba:compile", notice)
    folder = cache_folder()
    config: Any = numba.config
    njit: Any = numba.njit  # its types do not have `_nrt`

    def make(copy: FunctionType, **options: bool) -> Any:
        inline = hasattr(copy, "__inlined__")
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)  # Numba reads this when it decorates the function
        try:
            # Rules allocate nothing, so arrays need no reference counts; counting them for arrays in tuples costs a quarter.
            # C calls no rule, and compiling a wrapper for C takes a sixth of the time
            options |= {"forceinline": inline, "_nrt": False, "no_cfunc_wrapper": True}
            return _once_for_all_constants(njit(cache=True, error_model="numpy", nogil=True, **options)(copy))
        finally:
            config.CACHE_DIR = before

    def make_inner(copy: FunctionType) -> Any:
        """Python does not call it, and compiling a wrapper for Python takes a sixth of the time, too."""
        copy.__qualname__ += ".inner"  # its name in the cache
        return make(copy, no_cpython_wrapper=True)

    return Twins(make_inner, "__compiled_as__", make)


def _once_for_all_constants(dispatcher: Any) -> Any:
    """Numba would compile a rule again for each constant that another rule passes to it, which takes a sixth longer."""
    from numba.core import types

    unliteral: Any = types.unliteral  # without types
    resolve = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, named: resolve(
        tuple(map(unliteral, args)), {name: unliteral(value) for name, value in named.items()}
    )
    return dispatcher


def plain(function: Any) -> FunctionType:
    """A rule function as a key of `Twins.made`."""
    assert isinstance(function, FunctionType)
    return function
