"""Shared by all tests: games set up by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from farebox import Game, Position

At = Callable[[str], Game]


@pytest.fixture
def at() -> At:
    """A game from position text: at("board=new_york; hand.0=2 red; …")."""
    return lambda text: Game.from_position(Position.parse(text))
