"""The visibility of a value. Every field of a state declares it, so nothing is visible by omission.

`summary` names what everybody knows about a hidden value: a public field, or a function (a count, places). `revealed` names
the function that returns the part of the value that a viewer knows by now: for everyone what the game has revealed, for one
seat also what it saw itself, such as tickets it put back. The module that reads the marks provides these functions.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Visibility:
    summary: str = ""
    revealed: str = ""


class Public(Visibility):
    """Everybody may see it."""


class Private(Visibility):
    """Only its own seat may see it: the first index of the field is the seat."""


class Secret(Visibility):
    """Nobody may see it."""
