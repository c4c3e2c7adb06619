"""A board as numbers, for the rules."""

from __future__ import annotations

from functools import cache

from farebox.boards.board import GRAY, Board
from farebox.boards.limits import LENGTH, WORD
from farebox.rules.dispatch import RULESET_NUMBERS
from farebox.rules.state import ANY, NONE, WILD, BoardNumbers


@cache
def board_numbers(board: Board) -> BoardNumbers:
    """Convert a board to numbers. ValueError if the compiled rules do not know its ruleset."""
    if board.ruleset.number not in RULESET_NUMBERS:
        raise ValueError(f"the rules have no ruleset number {board.ruleset.number}, which is that of {board.ruleset.name}")
    b, at = BoardNumbers(), board.location_numbers
    b.ruleset = board.ruleset.number
    b.n_locations, b.n_routes, b.n_tickets = len(board.locations), len(board.routes), len(board.tickets)
    b.pieces = board.pieces
    b.twins_shared_from = board.ruleset.twins_shared_from
    b.cards = list(board.cards)
    for length, points in board.route_points.items():
        b.points[length] = points
    b.attractions = sum(1 << i for i, location in enumerate(board.locations) if location.attraction)
    for bonus in board.bonuses:
        b.east = sum(1 << at[v] for v in bonus.east)
        b.west = sum(1 << at[v] for v in bonus.west)
    for r, route in enumerate(board.routes):
        b.end_a[r], b.end_b[r] = at[route.a], at[route.b]
        b.length[r] = route.length
        b.color[r] = ANY if route.color == GRAY else board.color_numbers[route.color]
        b.twin[r] = NONE if route.twin is None else board.route_numbers[route.twin]
        word, bit = r // WORD, 1 << r % WORD
        b.of_length[route.length][word] |= bit
        for n in range(route.length, LENGTH + 1):
            b.up_to_length[b.color[r]][n][word] |= bit
    for t, ticket in enumerate(board.tickets):
        b.ticket_a[t], b.ticket_b[t], b.ticket_value[t] = at[ticket.a], at[ticket.b], ticket.value
    assert WILD == ANY == len(board.colors)
    return b
