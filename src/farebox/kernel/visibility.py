"""Who may see a value. Every field of a state says so where it is declared; hidden is never the exception.

`summary` names what everybody knows of a hidden value all the same: a public field, or a function of the game's hidden
information (a count, places). `revealed` names the function that tells which part of it the game has revealed.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Visibility:
    summary: str = ""
    revealed: str = ""


class Public(Visibility):
    """Everybody sees it."""


class Private(Visibility):
    """Only the seat it belongs to sees it: the first index of the field is the seat."""


class Secret(Visibility):
    """Nobody sees it."""
