"""The library without the extras: it imports and plays, and a command that needs more says what to install."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "farebox"
SERVER = "aiosqlite alembic anyio asyncpg fastapi prometheus_client pydantic segno sqlalchemy starlette uvicorn uvloop"
OTHERS = "websockets gymnasium pettingzoo pyspiel ray torch matplotlib"
BLOCKED = f"import sys; sys.modules.update(dict.fromkeys({(SERVER + ' ' + OTHERS).split()!r})); "


def without_extras(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", BLOCKED + code], capture_output=True, text=True)


def test_the_library_plays_without_the_extras() -> None:
    code = """
import farebox as fb
from farebox.bots.registry import make_bot
from farebox.envs.batch import Batch
game, bot = fb.Game("new_york", seed=1), make_bot("champion")
game.play(bot.choose(game.view(0)), 0)
assert fb.Record.parse(str(game.record())).replay().state == game.state
"""
    ended = without_extras(code)
    assert ended.returncode == 0, ended.stderr


@pytest.mark.parametrize(("command", "extra"), [("serve", "server"), ("load --games 1 --seconds 1", "server")])
def test_a_command_that_needs_an_extra_says_so_in_one_line(command: str, extra: str) -> None:
    ended = without_extras(f"sys.argv = {['farebox', *command.split()]!r}; from farebox.cli import main; main()")
    assert ended.returncode == 2
    assert len(ended.stderr.splitlines()) == 1
    assert f"pip install 'farebox[{extra}]'" in ended.stderr


# Packages whose module has another name, and modules that come with a package.
MODULES = {"fluent.runtime": {"fluent"}, "prometheus-client": {"prometheus_client"}, "fastapi": {"fastapi", "starlette", "anyio"}}
MODULES |= {"uvicorn": {"uvicorn", "h11"}, "pydantic": {"pydantic", "pydantic_core"}}
OTHER_HOMES = ("train", "envs", "arena/cluster.py")  # they have extras of their own


def test_what_playing_needs_is_declared() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    packages = [*declared["dependencies"], *declared["optional-dependencies"]["server"]]
    names = [re.split(r"[\[<>=!;~ ]", package)[0] for package in packages]
    known = set().union(*(MODULES.get(name, {name.replace("-", "_")}) for name in names))
    missing = {
        f"{module} in {file.relative_to(SOURCE)}"
        for file in SOURCE.rglob("*.py")
        if not str(file.relative_to(SOURCE)).startswith(OTHER_HOMES)
        for module in imported_at_once(file)
        if module not in known and module != "farebox" and module not in sys.stdlib_module_names
    }
    assert missing == set()


def imported_at_once(file: Path) -> Iterator[str]:
    """The packages that importing a file imports, without those imported inside functions."""
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]
