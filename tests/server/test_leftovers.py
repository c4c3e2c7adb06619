"""Games that are over and left leave nothing behind: reference counts free it all, without a look for cycles."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections import Counter
from pathlib import Path

import pytest
import uvicorn

from farebox.load.crowd import Plan, run
from farebox.server.app import create_app
from farebox.server.run import make_config
from farebox.server.settings import Settings
from postgres_server import Postgres
from table_client import MUCH

OURS = ("farebox.server", "farebox.table", "sqlalchemy", "uvicorn", "websockets.server", "starlette", "fastapi")
GAMES = 3


def count() -> Counter[str]:
    """What there is of all the server is made of; the load at the other end of the line is not of it."""
    kinds = [type(one) for one in gc.get_objects()]
    return Counter(f"{kind.__module__}.{kind.__qualname__}" for kind in kinds if str(kind.__module__).startswith(OURS))


async def play(base: str, games: int) -> None:
    report = await run(Plan(bases=[base], games=games, seconds=0.0, pace=0.0, seats=2))
    assert report.wrong == []
    assert report.games == games


async def leftovers(database: Path | str) -> dict[str, int]:
    """How many more there are of what after some games, played and left."""
    app = create_app(database, Settings(linger=0.0, **MUCH))  # type: ignore[arg-type]
    server = uvicorn.Server(make_config(app))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        serving = asyncio.create_task(server.serve([listener]))
        while not server.started:
            await asyncio.sleep(0.01)
        base = f"http://127.0.0.1:{listener.getsockname()[1]}"
        await play(base, 2 * GAMES)  # what is made once is made, connections to the database too
        await asyncio.sleep(0.3)
        gc.collect()
        gc.disable()
        try:
            before = count()
            await play(base, GAMES)
            await asyncio.sleep(0.3)  # until sockets are closed, and it is written who has gone
            more = count() - before
        finally:
            gc.enable()
        server.should_exit = True
        await serving
    return dict(more)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_games_that_are_over_leave_nothing_behind(kind: str, tmp_path: Path, postgres: Postgres) -> None:
    more = asyncio.run(leftovers(tmp_path / "farebox.db" if kind == "sqlite" else postgres.new_database()))
    assert {name: n for name, n in more.items() if n >= GAMES} == {}
