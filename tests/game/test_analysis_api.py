"""Games and boards as a bot author uses them: names instead of numbers, copies, and taking back for analysis."""

from __future__ import annotations

import random

import pytest

from farebox import Game, IllegalAction, board_names, load_board


@pytest.mark.parametrize("name", board_names())
def test_a_board_speaks_names(name: str) -> None:
    board = load_board(name)
    for r, route in enumerate(board.routes):
        assert board.routes[route.id] is board.routes[r] is route
        assert route.id in board.routes
        assert {route.a, route.b} <= {location.id for location in board.locations}
        assert (route, route.b) in board.neighbors(route.a)
        assert (route, route.a) in board.neighbors(route.b)
        assert route.color in (*board.colors, "gray")
        assert route.twin is None or board.routes[route.twin].twin == route.id
    for ticket in board.tickets:
        assert board.tickets[ticket.id] is ticket
        assert board.locations[ticket.a].name in board.ticket_text(board.ticket_numbers[ticket.id])
    assert "nowhere" not in board.routes
    with pytest.raises(KeyError):
        board.routes["nowhere"]
    assert board.routes[-1] is board.routes[len(board.routes) - 1]
    assert board.routes[:2] == tuple(board.routes)[:2]


def test_the_seat_to_act_is_a_seat_and_the_turn_is_a_number() -> None:
    game = Game("new_york", 3, 1)
    assert (game.seat, game.turn) == (0, 0)
    for _ in game.seats:
        game.play(game.legal_actions[0])
    assert (game.seat, game.turn) == (0, 1)
    assert game.view(game.seat).turn == game.turn


@pytest.mark.parametrize("name", board_names())
def test_pop_takes_back_anything_and_the_same_actions_lead_to_the_same_game(name: str) -> None:
    rng, game = random.Random(1), Game(name, 2, 5)
    states = [game.state]
    while not game.over:
        game.push(rng.choice(game.legal_actions))
        states.append(game.state)
    end, actions = game.copy(), []
    assert game.legal_actions == ()
    while game.plays:
        assert game.state == states.pop()
        actions.append(game.pop())
    assert game.state == states.pop()
    with pytest.raises(IllegalAction, match="nothing has been played"):
        game.pop()
    for action in reversed(actions):
        game.push(action)
    assert game.state == end.state
    assert str(game.record()) == str(end.record())


def test_a_copy_goes_on_by_itself() -> None:
    game = Game("first_journey_usa", 2, 1)
    other = game.copy()
    other.play(other.legal_actions[0])
    assert (len(game.plays), len(other.plays)) == (0, 1)
    assert game.state != other.state


def test_pop_takes_back_an_end_that_was_abandoned() -> None:
    game = Game("new_york", 2, 1)
    game.play(game.legal_actions[0])
    game.abandon()
    game.pop()
    assert not game.over
    assert game.closing == ()
