"""The same rules in every mode: interpreted, told as they happen, and compiled.

Functions marked `@rule` run interpreted as they are. A twin is the same function over a namespace in which the rule
functions it calls are twins as well: compiled by Numba in `compiled`, with other versions of a few in `live`.
"""

from __future__ import annotations

import atexit
import hashlib
import shutil
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Self

from farebox.boards import limits
from farebox.boards.board import Board
from farebox.boards.limits import LENGTH, WORD
from farebox.rules import cards, play, telling
from farebox.rules.state import ANY, CITY, FIRST_JOURNEY, NONE, WILD, BoardNumbers, Fields, State

if TYPE_CHECKING:
    import numpy as np

KEEP_CACHE = 30 * 24 * 3600  # seconds
FAMILIES = {"city": CITY, "first_journey": FIRST_JOURNEY}


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


Shuffler = Callable[[int, list[int]], list[int]]  # number of the shuffle and sorted pile → order, bottom first
OUTSIDE = (1 << 62) - 1  # the generator of a state whose shuffles come from outside: no seed leads there, and it never moves


class ShuffleError(ValueError):
    """A shuffle that was handed in is not of the cards that are there, or none was handed in where one is needed."""

    def __init__(self, number: int, problem: str) -> None:
        super().__init__(problem)
        self.number = number


class LiveState(State):
    """A state that listens to what is told, and asks a shuffler, if it has one, at the moment of each shuffle."""

    told: list[tuple[int, ...]]  # what happened: a name of telling.py and its numbers
    orders: list[list[int]]  # the results of the shuffles, bottom first
    shuffles: int  # shuffles so far
    shuffler: Shuffler | None

    def __init__(self) -> None:
        super().__init__()
        self.told = []
        self.orders = []
        self.shuffles = 0
        self.shuffler = None

    def copy(self) -> Self:
        new = super().copy()
        new.told, new.orders = self.told[:], self.orders[:]
        new.shuffles, new.shuffler = self.shuffles, self.shuffler
        return new


def _tell(s: LiveState, what: int, x: int, y: int, z: int, w: int) -> None:
    s.told.append((what, x, y, z, w))


def _shuffle(s: LiveState, pile: list[int], n: int) -> None:
    """The shuffler decides, if there is one; a generator that was seeded moves on all the same."""
    before = sorted(pile[:n])
    if s.rng != OUTSIDE:
        cards.shuffle(s, pile, n)
    if s.shuffler is not None:
        order = s.shuffler(s.shuffles, before[:])
        if sorted(order) != before:
            raise ShuffleError(s.shuffles, "the shuffle is not of the cards or tickets that are there")
        pile[:n] = order
    elif s.rng == OUTSIDE:
        raise ShuffleError(s.shuffles, "this game's shuffles come from outside, and none was handed in")
    s.shuffles += 1
    s.orders.append(pile[:n])


@cache
def live() -> SimpleNamespace:
    """The interpreted rules over a LiveState: what happens is told, and a shuffler may decide the shuffles."""
    twins = Twins(lambda copy: copy)
    twins.made = {
        plain(telling.tell): _tell,
        plain(cards.shuffle): _shuffle,
    }
    return SimpleNamespace(deal=twins.of(play.deal), apply=twins.of(play.apply), abandon=twins.of(play.abandon))


@cache
def compiled() -> SimpleNamespace:
    """The rules compiled by Numba, over NumPy records: deal, legal, apply, playout, random_games and `twin`.

    `twin(function)` compiles any other `@rule` function, for bots and environments that build on the rules.
    """
    import numba

    folder = _cache_folder()
    config: Any = numba.config

    def make(copy: FunctionType) -> Any:
        inline = hasattr(copy, "__inlined__")
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)  # where the function is cached is decided when it is decorated
        try:
            return numba.njit(cache=True, error_model="numpy", nogil=True, forceinline=inline)(copy)
        finally:
            config.CACHE_DIR = before

    twins = Twins(make, "__compiled_as__")
    names = ("deal", "legal", "apply", "playout", "random_games")
    return SimpleNamespace(twin=twins.of, **{name: twins.of(getattr(play, name)) for name in names})


def plain(function: Any) -> FunctionType:
    """A rule function as the key it is among the twins."""
    assert isinstance(function, FunctionType)
    return function


def _cache_folder() -> Path:
    """Compiled code is kept in a folder named after the rules' sources: other sources, another folder."""
    import platformdirs

    digest = hashlib.sha256(Path(limits.__file__).read_bytes())
    package = Path(__file__).parent.parent
    for source in sorted(path for part in ("rules", "bots", "envs", "train") for path in package.glob(f"{part}/*.py")):
        digest.update(source.name.encode() + b"\0" + source.read_bytes())
    root = Path(platformdirs.user_cache_dir("farebox")) / "compiled"
    folder = root / digest.hexdigest()[:16]
    try:
        if not folder.exists():
            folder.mkdir(parents=True)
            for other in root.iterdir():
                if time.time() - other.stat().st_mtime > KEEP_CACHE:
                    shutil.rmtree(other, ignore_errors=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="farebox-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def dtype(fields: type[Fields]) -> np.dtype[Any]:
    """The NumPy record of State or BoardNumbers."""
    import numpy as np

    return np.dtype([(name, kind, shape) for name, kind, shape in fields.fields()], align=True)


def to_record(value: Fields) -> np.ndarray[Any, Any]:
    """An array of one record with these values."""
    import numpy as np

    plain = State if isinstance(value, State) else type(value)
    array = np.zeros(1, dtype(plain))
    for name, _, _ in plain.fields():
        array[0][name] = getattr(value, name)
    return array


def from_record(record: Any) -> State:
    """A plain state with a record's values."""
    state = State()
    for name, _, _ in State.fields():
        setattr(state, name, record[name].tolist())
    return state


@cache
def numbers(board: Board) -> BoardNumbers:
    """The board as the rules read it."""
    b = BoardNumbers()
    b.family = FAMILIES[board.family]
    b.n_locations, b.n_routes, b.n_tickets = len(board.locations), len(board.routes), len(board.tickets)
    b.pieces = board.pieces
    b.cards = list(board.cards)
    for length, points in board.route_points.items():
        b.points[length] = points
    b.attractions = sum(1 << i for i, location in enumerate(board.locations) if location.attraction)
    if board.bonus:
        b.east = sum(1 << v for v in board.bonus.east)
        b.west = sum(1 << v for v in board.bonus.west)
    for r, route in enumerate(board.routes):
        b.end_a[r], b.end_b[r] = route.a, route.b
        b.length[r] = route.length
        b.color[r] = ANY if route.color is None else route.color
        b.twin[r] = NONE if route.twin is None else route.twin
        word, bit = r // WORD, 1 << r % WORD
        b.of_length[route.length][word] |= bit
        for n in range(route.length, LENGTH + 1):
            b.upto[b.color[r]][n][word] |= bit
    for t, ticket in enumerate(board.tickets):
        b.ticket_a[t], b.ticket_b[t], b.ticket_value[t] = ticket.a, ticket.b, ticket.value
    assert WILD == ANY == len(board.colors)
    return b
