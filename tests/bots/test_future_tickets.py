"""What the planner expects of routes in First Journey: as much as the tickets to come get shorter by them."""

from __future__ import annotations

import pytest

from farebox import Board, Game
from farebox.bots.heuristic.first_journey import BLIND_CARD_PRICE, first_claim
from farebox.bots.heuristic.future_tickets import FARTHEST, FUTURE, weigh_future
from farebox.bots.heuristic.plan import PlanMemory, forget
from farebox.bots.registry import make_bot
from farebox.features.links import all_distances, link_open_routes
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


def distances_left(board: Board, state: State, p: int, memory: PlanMemory) -> int:
    """Half turns for all tickets that may still come, one by one, over the links in the plan memory."""
    b = board_numbers(board)
    all_distances(b, state, p, memory, memory.distances)
    ends = [
        (state.connection[p][b.ticket_a[t]], state.connection[p][b.ticket_b[t]]) for t in members(hidden_tickets(b, state, p))
    ]
    return sum(min(memory.distances[x][y], FARTHEST) for x, y in ends)


@pytest.mark.parametrize("board", JOURNEYS, ids=table_name)
@pytest.mark.parametrize("turn", [1, 12, 20])
def test_a_route_is_worth_what_it_saves_on_the_tickets_to_come(board: Board, turn: int) -> None:
    b, state = board_numbers(board), after(board, turn, turn)
    p, memory = state.seat, PlanMemory()
    link_open_routes(b, state, p, memory, BLIND_CARD_PRICE)
    weigh_future(b, state, p, memory)
    before, count = distances_left(board, state, p, memory), hidden_tickets(b, state, p).bit_count()
    for i in range(0, memory.n_links, 5):
        claimed, later = state.copy(), PlanMemory()
        join(b, claimed, p, memory.end_x[i], memory.end_y[i])
        link_open_routes(b, claimed, p, later, BLIND_CARD_PRICE)
        saved = before - distances_left(board, claimed, p, later)
        assert memory.future[p][memory.link[i]] == saved * FUTURE // count


@pytest.mark.parametrize("board", JOURNEYS, ids=table_name)
def test_single_routes_are_claimed_before_doubles_and_short_ones_first(board: Board) -> None:
    b, state, memory = board_numbers(board), after(board, 1, 1), PlanMemory()
    forget(memory)
    p = state.seat
    state.tickets[p] = 0  # so that no route completes one
    state.hand[p] = [4] * len(state.hand[p])
    for w in range(len(memory.want[p])):
        memory.want[p][w] = state.open[p][w]
    first = first_claim(b, state, p, memory, *legal(b, state)[1:])
    single = [r for r in range(b.n_routes) if b.twin[r] == NONE]
    assert first in single
    assert b.length[first] == min(b.length[r] for r in single)
