"""The action numbers of the environments."""

from __future__ import annotations

from farebox.boards.board import Board
from farebox.boards.limits import LENGTH
from farebox.game.action import PLAIN_ACTIONS
from farebox.rules.state import ALL_WILD, BLIND, CLAIM, KEEP_FIRST, NEW_TICKETS, PASS, PAYMENT

DEAL_NEXT = -2  # to compiled code, instead of an action: deal the next game


def action_names(board: Board) -> tuple[str, ...]:
    """The meaning of every action number."""
    plain = {PLAIN_ACTIONS[kind]: kind for kind in board.ruleset.actions if kind in PLAIN_ACTIONS}
    names = [f"take {card}" for card in board.card_names]
    names += [plain[BLIND], plain[NEW_TICKETS], plain[PASS], "keep first", "keep second", "keep both"]
    names += [f"pay {color} with {wilds} {board.wild}" for color in board.colors for wilds in range(LENGTH)]
    names += [f"pay {board.wild} alone", *(f"claim {route.id}" for route in board.routes)]
    return tuple(names)


assert (BLIND, NEW_TICKETS, PASS, KEEP_FIRST, PAYMENT, ALL_WILD, CLAIM) == (7, 8, 9, 10, 13, 37, 38)  # see action_names
