"""Fields: the numbers that the rules work on. Declared once, used as plain lists and as NumPy records."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from inspect import get_annotations
from itertools import chain
from math import prod
from struct import Struct
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, TypeVar, get_args, get_origin, get_type_hints

from farebox.kernel.visibility import Visibility

if TYPE_CHECKING:
    import numpy as np

T = TypeVar("T", bound="Fields")
Long = Annotated[int, "i8"]
Short = Annotated[int, "i2"]
Byte = Annotated[int, "i1"]


class Fields:
    """A class whose annotations declare fields; its instances hold plain ints and nested lists."""

    def __init__(self) -> None:
        for name, _, shape in self.fields():
            setattr(self, name, _zeros(shape))

    @classmethod
    @cache
    def fields(cls) -> list[tuple[str, str, tuple[int, ...]]]:
        """Name, NumPy type and shape of every field."""
        return [(name, marks[0], tuple(m for m in marks[1:] if isinstance(m, int))) for name, marks in cls._marks().items()]

    @classmethod
    @cache
    def visibility(cls) -> dict[str, Visibility]:
        """The visibility of each field that declares one."""
        found = {name: [m for m in marks if isinstance(m, Visibility)] for name, marks in cls._marks().items()}
        return {name: marks[0] for name, marks in found.items() if marks}

    @classmethod
    def _marks(cls) -> dict[str, tuple[Any, ...]]:
        hints = get_type_hints(cls, include_extras=True)
        # Its own fields first: Numba takes a record that begins like another for a subtype of it, and warns of that
        own = get_annotations(cls)
        ordered = sorted(hints, key=lambda name: name not in own)
        return {name: get_args(hints[name])[1:] for name in ordered if get_origin(hints[name]) is Annotated}

    def __init_subclass__(cls, *, hides: bool = False) -> None:
        """With `hides`, part of the fields is hidden from players, so every field must declare its visibility."""
        super().__init_subclass__()
        unmarked = [name for name, _, _ in cls.fields() if name not in cls.visibility()] if hides else []
        if unmarked:
            raise TypeError(f"{cls.__name__}.{unmarked[0]} does not say who may see it: mark it Public, Private or Secret")

    @classmethod
    @cache
    def by_depth(cls) -> list[list[str]]:
        """The names of the fields that are numbers, lists, lists of lists, and deeper."""
        return [[name for name, _, shape in cls.fields() if len(shape) == depth] for depth in range(4)]

    def copy(self) -> Self:
        new, of = object.__new__(type(self)), self.__dict__
        numbers, lists, tables, deeper = self.by_depth()
        into = new.__dict__
        into.update({name: of[name] for name in numbers})
        into.update({name: of[name][:] for name in lists})
        into.update({name: [row[:] for row in of[name]] for name in tables})
        into.update({name: deepcopy(of[name]) for name in deeper})
        return new

    @classmethod
    @cache
    def _packed(cls) -> Struct:
        numbers = {"i8": "q", "i2": "h", "i1": "b"}
        return Struct("<" + "".join(f"{prod(shape)}{numbers[kind]}" for _, kind, shape in cls.fields()))

    def key(self) -> bytes:
        """All values as bytes: equal for equal values, on every machine."""
        found: list[int] = []
        for name, _, shape in self.fields():
            value = getattr(self, name)
            for _ in shape[1:]:
                value = chain.from_iterable(value)
            found += value if shape else (value,)
        return self._packed().pack(*found)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Fields) or self.fields() != other.fields():
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name, _, _ in self.fields())

    __hash__: ClassVar[None] = None  # type: ignore[assignment]  # states are mutable


def _zeros(shape: tuple[int, ...]) -> Any:
    if len(shape) > 1:
        return [_zeros(shape[1:]) for _ in range(shape[0])]
    return [0] * shape[0] if shape else 0


@cache
def dtype(fields: type[Fields]) -> np.dtype[Any]:
    """The NumPy record type of the fields of a class: always the same object, which Numba recognizes faster than an equal one."""
    import numpy as np

    return np.dtype([(name, kind, shape) for name, kind, shape in fields.fields()], align=True)


def to_record(value: Fields) -> np.ndarray[Any, Any]:
    """An array of one record with these values."""
    import numpy as np

    array = np.zeros(1, dtype(type(value)))  # type: ignore[arg-type]  # a class has a hash, its instances have none
    for name, _, _ in value.fields():
        array[0][name] = getattr(value, name)
    return array


def from_record(fields: type[T], record: Any) -> T:
    """Plain fields with a record's values."""
    value = fields()
    for name, _, _ in fields.fields():
        setattr(value, name, record[name].tolist())
    return value
