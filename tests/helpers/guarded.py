"""Records whose lists do not count from the end."""

from __future__ import annotations

from farebox.kernel.fields import Fields


class Guarded(list):
    """A list that does not count from the end: a rule that reads place -1 is wrong, and wrong on a GPU."""

    def __getitem__(self, i):
        assert not isinstance(i, int) or i >= 0
        return super().__getitem__(i)

    def __setitem__(self, i, value):
        assert not isinstance(i, int) or i >= 0
        super().__setitem__(i, value)


def guard(fields: Fields) -> None:
    def guarded(value: object) -> object:
        return Guarded(guarded(v) for v in value) if isinstance(value, list) else value

    for name, _, _ in fields.fields():
        setattr(fields, name, guarded(getattr(fields, name)))
