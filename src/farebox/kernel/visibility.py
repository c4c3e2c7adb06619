"""Who may see a value. Every field of a state declares this, so nothing is visible by omission.

`summary` names what everybody knows about a hidden value: a public field, or a function of `rules.hidden` (a count,
places). `revealed` names the function that returns the part of it that the game has revealed.
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
