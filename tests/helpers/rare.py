"""Rare circumstances for tests of clauses that do not name them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from farebox import Game

if TYPE_CHECKING:
    from conftest import At

NO_DECK, NO_TICKET_DECK = "no deck", "no ticket deck"
anywhere = pytest.mark.parametrize("rare", ["", "seats=4", NO_DECK, NO_TICKET_DECK])


def rare_game(at: At, text: str, rare: str) -> Game:
    """The game of a position text; `rare` is one more key of it, or a deck that is gone with all that lay in it."""
    if "=" in rare:
        text = f"{text.replace('seats=3', '')}; {rare}"
    game = at(text)
    s = game.state
    if rare == NO_DECK:
        s.deck, s.n_deck, s.discard = [0] * len(s.deck), 0, [0] * len(s.discard)
    if rare == NO_TICKET_DECK:
        s.ticket_deck, s.n_ticket_deck, s.returned = [0] * len(s.ticket_deck), 0, [0] * len(s.returned)
    return game
