"""The client of docs/protocol.md plays a whole game against a real server."""

from __future__ import annotations

import asyncio
import doctest
from pathlib import Path
from typing import Any

import pytest

from farebox import board_names
from running_server import running

PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"


@pytest.mark.parametrize("board", board_names())
def test_the_client_of_the_document_plays_a_game(board: str, tmp_path: Path) -> None:
    names: dict[str, Any] = {}
    for example in doctest.DocTestParser().get_examples(PAGE.read_text("utf-8")):
        exec(example.source, names)
    with running(tmp_path) as (_, base):
        winners = asyncio.run(asyncio.wait_for(names["play"](base, board), 100))
    assert set(winners) <= {0, 1}
    assert winners
