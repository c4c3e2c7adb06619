"""The library without the extras: it imports and plays, and a command that needs more says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

SERVER = "aiosqlite alembic anyio asyncpg fastapi fluent prometheus_client pydantic segno sqlalchemy starlette uvicorn uvloop"
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
