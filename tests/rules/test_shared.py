"""Parts of the rules that both games share and no clause names: sets, piles, networks, the deal, random games."""

from __future__ import annotations

import pytest

from farebox import Board
from farebox.kernel.bits import lowest, member
from farebox.kernel.rng import seeded
from farebox.rules import dispatch
from farebox.rules.board_numbers import board_numbers
from farebox.rules.cards import turn_up
from farebox.rules.claiming import open_routes
from farebox.rules.connections import labels
from farebox.rules.running.random_play import CHOOSER, playout, random_games
from farebox.rules.state import DISPLAY, NONE, OVER, TURN, BoardNumbers, State
from random_games import BOARDS, TABLES, options, steps, table_name


def test_the_members_of_a_set_are_counted_from_the_smallest() -> None:
    for members in ([0, 2], [1, 2, 5], [0, 1, 2, 3], [7, 58, 59]):
        m = sum(1 << n for n in members)
        assert [member(m, n) for n in range(len(members))] == members
        assert lowest(m) == members[0]


def test_turning_up_says_how_many_cards_there_were() -> None:
    s = State()
    s.display = [NONE] * DISPLAY
    s.deck[:3], s.n_deck = [1, 2, 3], 3
    assert turn_up(s) == 3
    assert s.display == [3, 2, 1, NONE, NONE]
    assert turn_up(s) == 0


def test_labels_are_the_first_locations_of_the_networks() -> None:
    s = State()
    s.connection[1][:6] = [0, 1, 0, 3, 1, 3]
    assert labels(s, 1, 0b110100) == 0b1011
    assert labels(s, 1, 0) == 0


@pytest.mark.parametrize(("routes", "words"), [(41, [41, 0]), (60, [60, 0]), (61, [60, 1]), (120, [60, 60])])
def test_at_the_start_every_route_is_open(routes: int, words: list[int]) -> None:
    b, s = BoardNumbers(), State()
    b.n_routes, s.seats = routes, 3
    open_routes(b, s)
    assert s.open == [[(1 << n) - 1 for n in words]] * 3 + [[0, 0]]


def filled(value: object) -> object:
    return [filled(v) for v in value] if isinstance(value, list) else 1


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_a_deal_leaves_nothing_of_what_was_in_the_state(board: Board, seats: int) -> None:
    fresh, used = State(), State()
    for name, _, _ in State.fields():
        setattr(used, name, filled(getattr(used, name)))
    for s in (fresh, used):
        dispatch.deal(board_numbers(board), s, seats, 7, seats - 1, 1)
    assert used == fresh


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_what_a_deal_does_not_hand_out_is_empty(board: Board, seats: int) -> None:
    s, city = State(), board.ruleset.id == "new_york"
    dispatch.deal(board_numbers(board), s, seats, 7, seats - 1, 1)
    cards = (2 if city else 4) * seats
    assert (s.seats, s.first_seat, s.pending, s.last_turns) == (seats, seats - 1, NONE, NONE)
    assert (s.stuck, s.ending, s.winners, s.completion_cards) == (0, 0, 0, 0 if city else 1)
    assert (s.phase, s.turn, s.seat) == ((0, 0, 0) if city else (TURN, 1, seats - 1))
    assert s.total == s.returned == s.done == s.bonus == s.choice == [0] * 4
    assert s.pieces == [board.pieces] * seats + [0] * (4 - seats)
    assert s.owned == [[0, 0]] * 4
    assert s.known == [[0] * 7] * 4
    assert sum(map(sum, s.hand)) == cards
    assert s.hand[seats:] == [[0] * 7] * (4 - seats)
    assert s.display.count(NONE) == (0 if city else DISPLAY)
    assert s.discard == [0] * 7
    assert s.n_deck == sum(board.cards) - cards - (DISPLAY if city else 0)
    assert not any(s.deck[s.n_deck :])
    assert s.n_ticket_deck == len(board.tickets) - 2 * seats
    assert not any(s.ticket_deck[s.n_ticket_deck :])
    assert [NONE in offer for offer in s.offer] == [not city or p >= seats for p in range(4)]
    assert s.offer[seats:] == [[NONE, NONE]] * (4 - seats)
    assert [t.bit_count() for t in s.tickets] == [0 if city else 2] * seats + [0] * (4 - seats)
    places = len(board.locations)
    assert [network[:places] for network in s.connection] == [list(range(places))] * seats + [[0] * places] * (4 - seats)
    assert not any(n for network in s.connection for n in network[places:])


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_random_games_take_the_steps_they_say(board: Board, seats: int) -> None:
    b = board_numbers(board)
    s = State()
    dispatch.deal(b, s, seats, 3, *options(board, seats, 3))
    assert playout(b, s, seeded(CHOOSER + 3)) == sum(1 for _ in steps(board, seats, 3)) - 1
    assert s.phase == OVER
    assert playout(b, s, 1) == 0


# Random games of seeds 1 and 2 at a table of three: how many steps they take.
STEPS = {"new_york": 178, "first_journey_europe": 201, "first_journey_usa": 191}


@pytest.mark.parametrize("board", BOARDS, ids=table_name)
def test_random_games_are_the_same_everywhere(board: Board) -> None:
    b, states = board_numbers(board), [State(), State()]
    assert random_games([b, BoardNumbers()], states, 3, 1, 2) == STEPS[board.id]
    assert (states[0].phase, states[0].completion_cards, states[1]) == (OVER, 0, State())
