"""Shared by all tests: games set up by hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from farebox import Game, Position

At = Callable[[str], Game]
BROWSER = Path(__file__).parent / "browser"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The browser's tests run when they are asked for: they need a process of their own (`./play test` asks)."""
    asked = any("browser" in argument for argument in config.args)
    return True if collection_path == BROWSER and not asked else None


@pytest.fixture
def at() -> At:
    """A game from position text: at("board=new_york; hand.0=2 red; …")."""
    return lambda text: Game.from_position(Position.parse(text))
