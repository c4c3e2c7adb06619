"""The rules compiled by Numba, over NumPy records."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

from farebox.kernel.twins import compiler
from farebox.rules import dispatch
from farebox.rules.running import random_play


@cache
def compiled_rules() -> SimpleNamespace:
    """The compiled deal, legal, apply, playout and random_games, and `twin`.

    `twin(function)` compiles any other `@rule` function, for bots and environments that build on the rules.
    """
    of = compiler().of
    rules = {name: of(getattr(dispatch, name)) for name in ("deal", "legal", "apply")}
    games = {name: of(getattr(random_play, name)) for name in ("playout", "random_games")}
    return SimpleNamespace(twin=of, **rules, **games)
