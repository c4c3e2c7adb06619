"""The client of docs/protocol.md plays a whole game against a real server."""

from __future__ import annotations

import asyncio
import doctest
import random
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from farebox import board_names
from running_server import running

PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"


def client() -> dict[str, Any]:
    """The names that the document's client defines."""
    names: dict[str, Any] = {}
    for example in doctest.DocTestParser().get_examples(PAGE.read_text("utf-8")):
        exec(example.source, names)
    return names


@pytest.mark.parametrize("board", board_names())
def test_the_client_of_the_document_plays_a_game(board: str, tmp_path: Path) -> None:
    names = client()
    with running(tmp_path) as (_, base):
        winners = asyncio.run(asyncio.wait_for(names["play"](base, board), 100))
    assert set(winners) <= {0, 1}
    assert winners


def test_the_client_plays_on_when_the_server_dies(tmp_path: Path) -> None:
    """The server is killed while the client chooses its tenth action, and is there again before that action is sent."""
    names, choices = client(), 0
    with ExitStack() as servers:
        process, base = servers.enter_context(running(tmp_path))

        def choice(actions: list[Any]) -> Any:
            nonlocal choices
            choices += 1
            if choices == 10:
                process.kill()
                process.wait()
                servers.enter_context(running(tmp_path, int(base.rpartition(":")[2])))
            return random.choice(actions)

        names["random"] = SimpleNamespace(choice=choice, random=random.random)
        assert asyncio.run(asyncio.wait_for(names["play"](base, "new_york"), 100))
    assert choices > 10


def test_the_client_gives_up_where_it_is_refused(tmp_path: Path) -> None:
    names = client()
    names["open_table"] = lambda server, board: {"table": {"code": "ABCDEF"}, "held": [{"seat": 0, "secret": "x"}]}
    with running(tmp_path) as (_, base), pytest.raises(ConnectionClosed, match="4400"):
        asyncio.run(asyncio.wait_for(names["play"](base, "new_york"), 100))
