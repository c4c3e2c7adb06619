"""Bots by name: specifications, levels, and bots of your own."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import json
import os
import re
import shlex
import traceback
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from farebox.boards.board import Board
from farebox.bots.base import RULE_BOTS, Bot, BotError, RuleBot
from farebox.game.text.names import NotationError, find

LEVELS = {"beginner": "greedy", "casual": "planner", "strong": "search:2000", "expert": "grandmaster:1s"}
SEARCH = re.compile(r"search:([1-9]\d{0,6}|0?\.\d+|\d+\.\d+(?=s))(s?)(?:x([1-9]))?")
GRANDMASTER = re.compile(r"grandmaster:([1-9]\d{0,3}|0?\.\d+|\d+\.\d+(?=s))(s?)")
BUDGETS = {
    "search": "search takes iterations or seconds, and threads: search:400, search:0.5s, search:1sx2",
    "grandmaster": "grandmaster takes rounds or seconds: grandmaster:8, grandmaster:1s",
}


ALIAS = re.compile(r"([\w.-]+)=(.+)")  # a program's command and a bot's parameters have ":" before their "="


def split_alias(text: str) -> tuple[str, str]:
    """(name, specification) of `mine=file.py:Name`; without `name=`, the specification is the name."""
    if not (alias := ALIAS.fullmatch(text)):
        return text, text
    name, spec = alias.groups()
    if name in (*RULE_BOTS, *LEVELS, "champion"):
        raise BotError(f"{name!r} is the name of another bot; choose another one for {spec!r}")
    return name, spec


def with_absolute_path(spec: str, folder: Path) -> str:
    """The same bot, for a process in another folder. Words of a program's command are paths if such files exist."""
    if spec.startswith("champion:"):
        return f"champion:{folder / spec.removeprefix('champion:')}"
    if spec.startswith("program:"):
        words = _words(spec)
        paths = words[:1] + [str(folder / word) if (folder / word).is_file() else word for word in words[1:]]
        return spec if paths == words else f"program: {shlex.join(paths)}"
    where, colon, name = _split_own(spec)
    return f"{folder / where}{colon}{name}" if where.endswith(".py") else spec


def files_of(spec: str) -> set[Path]:
    """The files of a bot with absolute paths; not what starts a program, nor modules that a bot imports."""
    if spec.startswith("champion:"):
        return {Path(spec.removeprefix("champion:"))}
    if spec.startswith("program:"):
        return {path for path in map(Path, _words(spec)[1:]) if path.is_absolute() and path.is_file()}
    where = _split_own(spec)[0]
    return {Path(where)} if where.endswith(".py") else set()


def _words(spec: str) -> list[str]:
    try:
        return shlex.split(spec.removeprefix("program:")) if os.name == "posix" else []
    except ValueError:  # starting it says what is wrong
        return []


def check_bot(spec: str, board: Board, seats: int) -> None:
    """Raise BotError or another ValueError if a bot does not exist, or cannot play on this board.

    Bots of your own are loaded, but not made, and programs are not started.
    """
    if spec.startswith("program:"):
        from farebox.bots.program import check_command

        check_command(spec.removeprefix("program:").strip())
    elif is_own(spec):
        _own_maker(spec)
    else:
        getattr(make_bot(spec), "check_board", lambda board, seats: None)(board, seats)


def make_bot(spec: str, seed: int = 0) -> Bot:
    """Create a bot from its specification, which is also its name.

    `random`, `greedy`, `planner`; `search:400` (iterations per move), `search:1s` (seconds), `search:1sx2` (two threads);
    `champion`, or `champion:FILE` with weights of your own; `grandmaster:1s` (seconds), `grandmaster:8` (rounds);
    a level: `beginner`, `casual`, `strong`, `expert`; one of your own, `file.py:Name` or `module:Name`, called with a seed,
    and with parameters by name, `file.py:Name?depth=3&mode=fast`; `program: COMMAND`, a program that speaks JSON lines.
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
        from farebox.bots.neural.network import read_facts
        from farebox.bots.neural.policy import OBSERVATION, PolicyBot

        weights = Path(spec.removeprefix("champion:")) if ":" in spec else None
        if weights is not None and not weights.is_file():
            raise BotError(f"{spec!r}: there is no such file of weights")
        if weights is not None and OBSERVATION in read_facts(weights):
            return PolicyBot(spec, seed, weights)
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
    if is_own(spec):
        return _own_bot(spec, seed)
    known = ", ".join([*RULE_BOTS, "search:400", "champion", "grandmaster:1s", *LEVELS])
    raise BotError(f"no bot is called {spec!r}; choose from {known}, or your own as file.py:Name")


def try_bot(spec: str, seed: int = 0) -> Bot:
    """`make_bot`, but what the code of a custom bot raises becomes a BotError, in one line."""
    try:
        return make_bot(spec, seed)
    except BotError:
        raise
    except (Exception, SystemExit) as error:
        if not is_own(spec):
            raise
        raise BotError(f"bot {spec!r} cannot be created: {raised(error)}") from None


def raised(error: BaseException) -> str:
    """What code outside the package raised, and where."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return f"{what} ({last.filename}:{last.lineno})"


def is_own(spec: str) -> bool:
    """Whether it is a class or a function outside the package."""
    family = spec.partition(":")[0]
    return ":" in spec and family not in (*RULE_BOTS, *LEVELS, *BUDGETS, "champion", "program")


def _own_bot(spec: str, seed: int) -> Bot:
    bot: Bot = _own_maker(spec)(seed)
    if not callable(getattr(bot, "choose", None)):
        raise BotError(f"bot {spec!r} has no method choose(view)")
    if not isinstance(getattr(bot, "name", None), str) or not bot.name.strip():
        raise BotError(f"bot {spec!r} has no name: give it one, such as self.name = 'claimer'")
    return bot


def _own_maker(spec: str) -> Callable[[int], Any]:
    """Makes a custom bot from a seed, with the parameters of its specification."""
    where, _, name = _split_own(spec)
    name, _, query = name.partition("?")
    try:
        module = _load_file(where, Path(where).stat().st_mtime_ns) if where.endswith(".py") else importlib.import_module(where)
        make = getattr(module, name)
    except SyntaxError as error:
        raise BotError(f"cannot load bot {spec!r}: {error.filename}:{error.lineno}: {error.msg}") from None
    except (ImportError, AttributeError, OSError) as error:
        raise BotError(f"cannot load bot {spec!r}: {error}") from None
    except SystemExit:
        raise BotError(f"cannot load bot {spec!r}: its file ends the program") from None
    if not callable(make):
        raise BotError(f"cannot load bot {spec!r}: {name} is not a class or a function")
    parameters = _parameters(spec, query)
    positional = _check_arguments(spec, make, parameters)
    return lambda seed: make(*([seed] if positional else []), **parameters)


def _check_arguments(spec: str, make: Callable[..., Any], parameters: dict[str, Any]) -> bool:
    """Whether it takes a seed; the simplest bots do not. Raises BotError if it does not take the parameters."""
    try:
        signature = inspect.signature(make)
    except ValueError:  # not written in Python
        return True
    arguments = signature.parameters.values()
    positional = any(a.kind in (a.POSITIONAL_ONLY, a.POSITIONAL_OR_KEYWORD, a.VAR_POSITIONAL) for a in arguments)
    try:
        if not any(a.kind is a.VAR_KEYWORD for a in arguments):
            for name in parameters:
                find(dict.fromkeys(signature.parameters, 0), name, "parameter")
        signature.bind(*([0] if positional else []), **parameters)
    except (NotationError, TypeError) as error:
        raise BotError(f"bot {spec!r}: {error}") from None
    return positional


def _split_own(spec: str) -> tuple[str, str, str]:
    """(file or module, ":", the rest): the last colon before the parameters."""
    path, mark, query = spec.partition("?")
    where, colon, name = path.rpartition(":")
    return where, colon, name + mark + query


def _parameters(spec: str, query: str) -> dict[str, Any]:
    """The parameters of `depth=3&mode=fast`: numbers, true and false as such, anything else as text."""
    found: dict[str, Any] = {}
    for part in filter(None, query.split("&")):
        name, equals, value = part.partition("=")
        if not (equals and name.isidentifier()):
            raise BotError(f"bot {spec!r}: parameters are written ?name=value&other=value")
        try:
            found[name] = json.loads(value) if re.fullmatch(r"-?[\d.]+(e-?\d+)?|true|false", value) else value
        except ValueError:
            found[name] = value
    return found


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
