"""Bots by name: specifications, levels, and bots of your own."""

from __future__ import annotations

import importlib
import importlib.util
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from farebox.bots.base import RULE_BOTS, Bot, BotError, RuleBot

LEVELS = {"beginner": "greedy", "casual": "planner", "strong": "search:2000", "expert": "grandmaster:1s"}
SEARCH = re.compile(r"search:([1-9]\d{0,6}|0?\.\d+|\d+\.\d+(?=s))(s?)(?:x([1-9]))?")
GRANDMASTER = re.compile(r"grandmaster:([1-9]\d{0,3}|0?\.\d+|\d+\.\d+(?=s))(s?)")
BUDGETS = {
    "search": "search takes iterations or seconds, and threads: search:400, search:0.5s, search:1sx2",
    "grandmaster": "grandmaster takes rounds or seconds: grandmaster:8, grandmaster:1s",
}


def make_bot(spec: str, seed: int = 0) -> Bot:
    """Create a bot from its specification, which is also its name.

    `random`, `greedy`, `planner`; `search:400` (iterations per move), `search:1s` (seconds), `search:1sx2` (two threads);
    `champion`, or `champion:FILE` with weights of your own; `grandmaster:1s` (seconds), `grandmaster:8` (rounds);
    a level: `beginner`, `casual`, `strong`, `expert`; one of your own, `file.py:Name` or `module:Name`, called with a seed;
    `program: COMMAND`, a program that speaks JSON lines.
    """
    if spec in RULE_BOTS:
        return RuleBot(spec, seed)
    if spec in LEVELS:
        bot = make_bot(LEVELS[spec], seed)
        bot.name = spec
        return bot
    if search := SEARCH.fullmatch(spec):
        from farebox.bots.search.bot import SearchBot  # it needs Numba, the others do not

        amount, unit, threads = search.groups()
        budget: dict[str, Any] = {"seconds": float(amount)} if unit else {"iterations": int(float(amount))}
        return SearchBot(spec, seed, **budget, threads=int(threads or 1))
    if spec == "champion" or spec.startswith("champion:"):
        from farebox.bots.neural.champion import ChampionBot  # it needs its weights, the others do not

        weights = Path(spec.removeprefix("champion:")) if ":" in spec else None
        if weights is not None and not weights.is_file():
            raise BotError(f"{spec!r}: there is no such file of weights")
        return ChampionBot(spec, seed, weights)
    if grandmaster := GRANDMASTER.fullmatch(spec):
        from farebox.bots.neural.grandmaster import GrandmasterBot  # as above

        amount, unit = grandmaster.groups()
        return GrandmasterBot(spec, seed, **({"seconds": float(amount)} if unit else {"rounds": int(float(amount))}))
    if spec.startswith("program:"):
        from farebox.bots.program import ProgramBot  # it starts programs

        return ProgramBot(spec.removeprefix("program:").strip(), seed)
    if (family := spec.partition(":")[0]) in (*RULE_BOTS, *LEVELS, *BUDGETS):
        raise BotError(f"no bot is called {spec!r}; {BUDGETS.get(family) or f'{family} takes no settings'}")
    if ":" in spec:
        return _own_bot(spec, seed)
    known = ", ".join([*RULE_BOTS, "search:400", "champion", "grandmaster:1s", *LEVELS])
    raise BotError(f"no bot is called {spec!r}; choose from {known}, or your own as file.py:Name")


def _own_bot(spec: str, seed: int) -> Bot:
    where, _, name = spec.rpartition(":")
    try:
        module = _load_file(where, Path(where).stat().st_mtime_ns) if where.endswith(".py") else importlib.import_module(where)
        make: Callable[[int], Any] = getattr(module, name)
    except (ImportError, AttributeError, OSError) as error:
        raise BotError(f"cannot load bot {spec!r}: {error}") from None
    bot: Bot = make(seed)
    if not callable(getattr(bot, "choose", None)):
        raise BotError(f"bot {spec!r} has no method choose(view)")
    return bot


@cache
def _load_file(where: str, changed: int) -> Any:
    """The module of a file, loaded once, and again when the file has changed."""
    file = Path(where)
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None:
        raise ImportError(f"there is no file {file}")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
