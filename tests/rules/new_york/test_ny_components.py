"""New York, components: NY-BOX."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from farebox import Board, Game, NotationError, load_board

if TYPE_CHECKING:
    from conftest import At

TICKETS = {
    "lower_east_side-wall_street": 2,
    "central_park-midtown_west": 3,
    "empire_state_building-greenwich_village": 3,
    "lincoln_center-empire_state_building": 3,
    "united_nations-midtown_west": 3,
    "central_park-gramercy_park": 4,
    "east_village-soho": 4,
    "gramercy_park-chinatown": 4,
    "times_square-east_village": 4,
    "central_park-chelsea": 5,
    "chelsea-wall_street": 6,
    "lincoln_center-greenwich_village": 6,
    "times_square-soho": 6,
    "empire_state_building-brooklyn": 7,
    "central_park-chinatown": 8,
    "chelsea-brooklyn": 8,
    "times_square-brooklyn": 8,
    "united_nations-wall_street": 8,
}


def board() -> Board:
    return load_board("new_york")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ny_box_1_two_to_four_players(seats: int) -> None:
    assert list(Game("new_york", seats, 1).seats) == list(range(seats))


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_ny_box_1_not_fewer_and_not_more(seats: int) -> None:
    with pytest.raises(ValueError, match="for 2 to 4 seats"):
        Game("new_york", seats, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ny_box_1_fifteen_taxis_each(seats: int) -> None:
    game = Game("new_york", seats, 1)
    assert [player.pieces for player in game.view(0).players] == [15] * seats


def test_ny_box_1_nobody_places_more_than_fifteen_taxis(at: At) -> None:
    thirteen = "chelsea-soho, lower_east_side-brooklyn, central_park-united_nations, united_nations-gramercy_park"
    fifteen = f"{thirteen}, soho-wall_street"
    assert at(f"board=new_york; routes.0={thirteen}").view(1).players[0].pieces == 2
    assert at(f"board=new_york; routes.0={fifteen}").view(1).players[0].pieces == 0
    with pytest.raises(NotationError, match="need 16 pieces; a seat has 15"):
        at(f"board=new_york; routes.0={fifteen}, midtown_west-times_square")


def test_ny_box_2_eight_taxi_cards_and_six_of_each_color() -> None:
    cards = dict(zip(board().card_names, board().cards, strict=True))
    assert cards == {"blue": 6, "green": 6, "black": 6, "pink": 6, "red": 6, "orange": 6, "taxi": 8}
    assert sum(cards.values()) == 44


def test_ny_box_2_taxi_cards_are_wild_and_colors_are_not() -> None:
    assert board().wild == "taxi"
    assert board().colors == ("blue", "green", "black", "pink", "red", "orange")


@pytest.mark.parametrize("seats", [2, 4])
def test_ny_box_2_all_cards_are_in_the_game(seats: int) -> None:
    state = Game("new_york", seats, 3).state
    for color, count in enumerate(board().cards):
        hands = sum(hand[color] for hand in state.hand)
        deck = state.deck[: state.n_deck].count(color)
        assert hands + deck + state.display.count(color) + state.discard[color] == count


def test_ny_box_3_eighteen_tickets_with_their_values() -> None:
    assert len(board().tickets) == 18
    assert {ticket.id: ticket.value for ticket in board().tickets} == TICKETS


def test_ny_box_3_a_ticket_names_two_locations() -> None:
    pairs = {frozenset((ticket.a, ticket.b)) for ticket in board().tickets}
    assert len(pairs) == 18
    assert all(len(pair) == 2 for pair in pairs)


def test_ny_box_3_a_ticket_is_worth_its_shortest_way() -> None:
    """True of every printed ticket, so a slip in a value or a route shows."""
    b = board()
    places = [location.id for location in b.locations]
    way = {x: {y: 0 if x == y else 99 for y in places} for x in places}
    for route in b.routes:
        way[route.a][route.b] = way[route.b][route.a] = route.length
    for via in places:
        way = {x: {y: min(way[x][y], way[x][via] + way[via][y]) for y in places} for x in places}
    assert {ticket.id: way[ticket.a][ticket.b] for ticket in b.tickets} == TICKETS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ny_box_3_all_tickets_are_in_the_game(seats: int) -> None:
    state = Game("new_york", seats, 3).state
    offered = [ticket for p in range(seats) for ticket in state.offer[p]]
    assert sorted(offered + state.ticket_deck[: state.n_ticket_deck]) == list(range(18))
