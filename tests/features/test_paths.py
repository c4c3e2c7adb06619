"""Shortest paths: by one search and by all pairs the same, and the path back costs what the distance says."""

from __future__ import annotations

import pytest

from farebox import Board
from farebox.boards.limits import LOCATIONS, WORD
from farebox.features.legal_sets import is_member, random_member, size_of, without_action
from farebox.features.links import CLAIM_PRICE, all_distances, link_open_routes
from farebox.features.route_sets import first_route, touched_locations, without_first
from farebox.game.paths import FAR, Links, shortest_paths
from farebox.kernel.rng import advance, seeded
from farebox.rules.board_numbers import board_numbers
from farebox.rules.dispatch import legal
from farebox.rules.state import NONE, State
from random_games import BOARDS, steps, table_name


def states_of(board: Board) -> list[State]:
    return [state.copy() for k, (state, _) in enumerate(steps(board, 2, 3)) if k % 40 == 0]


@pytest.mark.parametrize("board", BOARDS, ids=table_name)
def test_a_search_from_each_connection_finds_what_all_pairs_find(board: Board) -> None:
    b, compared = board_numbers(board), 0
    for state in states_of(board):
        k, table = Links(), [[0] * LOCATIONS for _ in range(LOCATIONS)]
        link_open_routes(b, state, 0, k, 10)
        all_distances(b, state, 0, k, table)
        for i in range(k.n_links):
            k.toll[i] = CLAIM_PRICE + b.length[k.link[i]]
        for start in {state.connection[0][v] for v in range(b.n_locations)}:
            shortest_paths(b, k, 1 << start)
            assert k.distance[: b.n_locations] == table[start][: b.n_locations]
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("board", BOARDS, ids=table_name)
def test_the_links_back_add_up_to_the_distance(board: Board) -> None:
    b = board_numbers(board)
    for state in states_of(board):
        k = Links()
        link_open_routes(b, state, 0, k, 10)
        k.toll = list(k.cost)
        shortest_paths(b, k, 1 << state.connection[0][0])
        for goal in {state.connection[0][v] for v in range(b.n_locations)}:
            price, v = 0, goal
            while k.via[v] != NONE:
                price += k.toll[k.via[v]]
                v = k.end_x[k.via[v]] + k.end_y[k.via[v]] - v
            assert k.distance[goal] == (price if v == state.connection[0][0] else FAR)


@pytest.mark.parametrize("board", BOARDS, ids=table_name)
def test_sets_of_routes_and_actions_are_walked_once_through(board: Board) -> None:
    b, x = board_numbers(board), seeded(1)
    for state in states_of(board):
        routes, more = state.owned[0]
        found = []
        while routes | more:
            found.append(first_route(routes, more))
            routes, more = without_first(routes, more)
        assert found == [r for r in range(b.n_routes) if state.owned[0][r // WORD] >> r % WORD & 1]
        ends = {v for r in found for v in (b.end_a[r], b.end_b[r])}
        assert touched_locations(b, state, 0) == sum(1 << v for v in ends)
        actions = legal(b, state)
        for left in range(size_of(*actions), 0, -1):
            x = advance(x)
            action = random_member(*actions, x)
            assert is_member(action, *actions)
            assert size_of(*actions) == left
            actions = without_action(action, *actions)
        assert actions == (0, 0, 0)
