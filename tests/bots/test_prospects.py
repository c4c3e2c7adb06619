"""What the planner expects of routes in First Journey: as much as the tickets to come get shorter by them."""

from __future__ import annotations

import pytest

from farebox import Board, Game
from farebox.bots.base import make_bot
from farebox.bots.heuristic.first_journey import CARD_PRICE, first_claim
from farebox.bots.heuristic.future_tickets import FARTHEST, FUTURE, all_ways, weigh_future
from farebox.bots.heuristic.plan import Mind, forget, price_routes
from farebox.game.text.names import members
from farebox.rules.board_numbers import board_numbers
from farebox.rules.connections import join
from farebox.rules.dispatch import legal
from farebox.rules.hidden import hidden_tickets
from farebox.rules.state import NONE, State
from random_games import BOARDS, table_name

JOURNEYS = [board for board in BOARDS if board.ruleset.id == "first_journey"]


def after(board: Board, seed: int, turns: int) -> State:
    game, bot = Game(board, 2, seed), make_bot("planner", seed)
    while not game.over and game.state.turn < turns:
        game.play(bot.choose(game.view(game.seat)))
    return game.state


def ways_left(board: Board, state: State, p: int, mind: Mind) -> int:
    """Half turns for all tickets that may still come, one by one, over the links in the mind."""
    b = board_numbers(board)
    all_ways(b, state, p, mind)
    ends = [(state.network[p][b.ticket_a[t]], state.network[p][b.ticket_b[t]]) for t in members(hidden_tickets(b, state, p))]
    return sum(min(mind.way[x][y], FARTHEST) for x, y in ends)


@pytest.mark.parametrize("board", JOURNEYS, ids=table_name)
@pytest.mark.parametrize("turn", [1, 12, 20])
def test_a_route_is_worth_what_it_saves_on_the_tickets_to_come(board: Board, turn: int) -> None:
    b, state = board_numbers(board), after(board, turn, turn)
    p, mind = state.seat, Mind()
    price_routes(b, state, p, mind, CARD_PRICE)
    weigh_future(b, state, p, mind)
    before, count = ways_left(board, state, p, mind), hidden_tickets(b, state, p).bit_count()
    for i in range(0, mind.n_links, 5):
        claimed, later = state.copy(), Mind()
        join(b, claimed, p, mind.end_x[i], mind.end_y[i])
        price_routes(b, claimed, p, later, CARD_PRICE)
        saved = before - ways_left(board, claimed, p, later)
        assert mind.future[p][mind.link[i]] == saved * FUTURE // count


@pytest.mark.parametrize("board", JOURNEYS, ids=table_name)
def test_single_routes_are_claimed_before_doubles_and_short_ones_first(board: Board) -> None:
    b, state, mind = board_numbers(board), after(board, 1, 1), Mind()
    forget(mind)
    p = state.seat
    state.tickets[p] = 0  # so that no route completes one
    state.hand[p] = [4] * len(state.hand[p])
    for w in range(len(mind.want[p])):
        mind.want[p][w] = state.open[p][w]
    first = first_claim(b, state, p, mind, *legal(b, state)[1:])
    single = [r for r in range(b.n_routes) if b.twin[r] == NONE]
    assert first in single
    assert b.length[first] == min(b.length[r] for r in single)
