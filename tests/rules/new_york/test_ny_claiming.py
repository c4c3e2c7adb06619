"""New York, claiming a route: NY-CLAIM, NY-DOUBLE."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from farebox import Game, IllegalAction, load_board
from farebox.rules.claiming import claimable as claimable_routes
from farebox.rules.state import ANY, WILD, BoardNumbers, State

if TYPE_CHECKING:
    from conftest import At

DISPLAY = "display=red red blue taxi green"
GRAY_OF_ONE = "midtown_west-times_square"  # the only gray route of one space
GREEN, RED = "chelsea-greenwich_village.green", "chelsea-greenwich_village.red"


def refused(game: Game, action: str, why: str) -> None:
    before = game.state.copy()
    with pytest.raises(IllegalAction, match=why):
        game.play(action)
    assert game.state == before


def hand(game: Game, seat: int = 0) -> dict[str, int]:
    return game.view(seat).me.hand or {}


def claimable(game: Game) -> set[str]:
    return {action.route for action in game.view(game.seat).actions if action.route}


def draw(game: Game, turns: int = 1) -> None:
    """Seats that draw two cards and do nothing else."""
    for _ in range(turns):
        game.play("blind")
        game.play("blind")


# Which routes


def test_ny_claim_1_any_free_route_connected_or_not(at: At) -> None:
    cards = ", ".join(f"4 {color}" for color in ("blue", "green", "black", "pink", "red", "orange"))
    game = at(f"board=new_york; {DISPLAY}; hand.0={cards}; routes.0=lincoln_center-midtown_west")
    board = load_board("new_york")
    assert claimable(game) == {route.id for route in board.routes} - {"lincoln_center-midtown_west"}
    game.play("claim wall_street-brooklyn.blue")
    assert game.view(1).players[0].routes == ("lincoln_center-midtown_west", "wall_street-brooklyn.blue")


def test_ny_claim_1_a_claimed_route_is_not_free(at: At) -> None:
    game = at(f"board=new_york; seats=3; {DISPLAY}; hand.0=4 pink; hand.1=2 pink, 2 taxi; hand.2=4 taxi")
    game.play("claim chelsea-soho 4 pink")
    for _ in (1, 2):
        assert "chelsea-soho" not in claimable(game)
        refused(game, "claim chelsea-soho", "chelsea-soho is already claimed by seat 0")
        draw(game)
    refused(game, "claim chelsea-soho", "chelsea-soho is already claimed by seat 0")


def test_ny_claim_1_one_route_a_turn(at: At) -> None:
    game = at(f"board=new_york; {DISPLAY}; hand.0=4 pink, 2 red")
    game.play("claim chelsea-soho 4 pink")
    assert game.to_act == (1,)
    with pytest.raises(IllegalAction, match="it is seat 1's turn"):
        game.play("claim lincoln_center-midtown_west", seat=0)
    assert game.view(0).me.routes == ("chelsea-soho",)


def test_ny_claim_1_only_neighbouring_locations_have_a_route(at: At) -> None:
    game = at(f"board=new_york; {DISPLAY}; hand.0=4 pink, 4 taxi")
    refused(game, "claim chelsea-brooklyn", "unknown route")
    game.play("claim soho-chelsea 4 pink")  # from either end
    assert game.view(0).me.routes == ("chelsea-soho",)


def test_ny_claim_1_routes_from_number_60_on_can_be_claimed_too() -> None:
    """No printed board of this game is so large; one that somebody makes may be."""
    b, s = BoardNumbers(), State()
    s.pieces[0], s.hand[0][WILD] = 15, 1
    s.open[0] = [0b111, 0b111]
    b.up_to_length[0][1] = [0b001, 0b010]
    b.up_to_length[ANY][1] = [0b010, 0b100]
    assert claimable_routes(b, s, 0) == (0b011, 0b110)
    s.open[0] = [0, 0b100]
    assert claimable_routes(b, s, 0) == (0, 0b100)


# The price


def test_ny_claim_2_one_card_a_space_in_the_color_of_the_route(at: At) -> None:
    game = at(f"board=new_york; {DISPLAY}; hand.0=5 pink, 2 red")
    game.play("claim chelsea-soho 4 pink")
    assert hand(game) == {"pink": 1, "red": 2}


@pytest.mark.parametrize("cards", ["3 pink", "4 red", "3 pink, red", "2 pink, 2 orange", "3 taxi"])
def test_ny_claim_2_not_fewer_and_no_other_color(at: At, cards: str) -> None:
    game = at(f"board=new_york; {DISPLAY}; hand.0={cards}")
    assert "chelsea-soho" not in claimable(game)
    refused(game, "claim chelsea-soho", "chelsea-soho costs 4 cards of pink or taxi; in hand: ")


@pytest.mark.parametrize("payment", ["3 pink", "5 pink", "4 red", "3 pink 1 red", "2 pink 1 taxi", "5 taxi"])
def test_ny_claim_2_not_another_payment_than_the_price(at: At, payment: str) -> None:
    game = at(f"board=new_york; {DISPLAY}; hand.0=5 pink, 4 red, 5 taxi")
    refused(game, f"claim chelsea-soho {payment}", "cannot be paid that way")


def test_ny_claim_2_a_gray_route_takes_any_one_color(at: At) -> None:
    for color in ("blue", "green", "black", "pink", "red", "orange"):
        game = at(f"board=new_york; display=red blue black taxi green; hand.0=3 {color}")
        game.play(f"claim lower_east_side-brooklyn 3 {color}")
        assert hand(game) == {}
        assert game.view(0).discard == {color: 3}


def test_ny_claim_2_a_gray_route_does_not_take_two_colors(at: At) -> None:
    game = at(f"board=new_york; {DISPLAY}; hand.0=red, blue")
    assert "times_square-united_nations" not in claimable(game)
    refused(game, "claim times_square-united_nations", "costs 2 cards of one color or taxi")
    game = at(f"board=new_york; {DISPLAY}; hand.0=2 red, 2 blue")
    refused(game, "claim times_square-united_nations 1 red 1 blue", "ways to pay: 2 blue, or 2 red")
    refused(game, "claim times_square-united_nations", "say how to pay")


def test_ny_claim_2_taxis_do_not_make_two_colors_one(at: At) -> None:
    game = at(f"board=new_york; {DISPLAY}; hand.0=red, blue, taxi")
    ways = game.view(0).costs["times_square-united_nations"]
    assert list(ways) == [{"blue": 1, "taxi": 1}, {"red": 1, "taxi": 1}]
    refused(game, "claim times_square-united_nations 1 red 1 blue", "ways to pay")
    refused(game, "claim lower_east_side-brooklyn 1 red 1 blue 1 taxi", "costs 3 cards of one color or taxi")


def test_ny_claim_2_no_payment_of_a_gray_route_has_two_colors(at: At) -> None:
    """Whatever the length, and however many of each color are in hand."""
    grays = {route.id for route in load_board("new_york").routes if route.color == "gray"}
    colors = ("blue", "green", "black", "pink", "red", "orange", "taxi")
    for taxis in (0, 1, 2):
        cards = dict(zip(colors, (0, 1, 2, 0, 1, 1, taxis), strict=True))
        game = at(f"board=new_york; {DISPLAY}; hand.0={', '.join(f'{n} {card}' for card, n in cards.items() if n)}")
        ways = [way for route in grays for way in game.view(0).costs.get(route, ())]
        assert all(len(set(way) - {"taxi"}) <= 1 for way in ways)
        assert all(n <= cards[card] for way in ways for card, n in way.items())
    assert grays.isdisjoint(set(at(f"board=new_york; {DISPLAY}; hand.0=red, blue, green").view(0).costs) - {GRAY_OF_ONE})


def test_ny_claim_3_any_number_of_taxis_as_the_player_likes(at: At) -> None:
    text = f"board=new_york; {DISPLAY}; hand.0=4 pink, 4 taxi"
    ways = [{"pink": 4}, {"pink": 3, "taxi": 1}, {"pink": 2, "taxi": 2}, {"pink": 1, "taxi": 3}, {"taxi": 4}]
    assert list(at(text).view(0).costs["chelsea-soho"]) == ways
    for way in ways:
        game = at(text)
        game.play("claim chelsea-soho " + " ".join(f"{n} {card}" for card, n in way.items()))
        left = {card: 4 - way.get(card, 0) for card in ("pink", "taxi")}
        assert hand(game) == {card: n for card, n in left.items() if n}
        assert game.view(1).discard == way


def test_ny_claim_3_taxis_fill_up_what_is_missing(at: At) -> None:
    game = at(f"board=new_york; {DISPLAY}; hand.0=1 pink, 3 taxi")
    assert game.view(0).costs["chelsea-soho"] == ({"pink": 1, "taxi": 3},)
    game.play("claim chelsea-soho")  # one way to pay
    assert hand(game) == {}


def test_ny_claim_3_on_a_gray_route_taxis_alone_are_one_way(at: At) -> None:
    game = at(f"board=new_york; {DISPLAY}; hand.0=2 red, blue, 2 taxi")
    ways = game.view(0).costs["times_square-united_nations"]
    assert list(ways) == [{"blue": 1, "taxi": 1}, {"red": 2}, {"red": 1, "taxi": 1}, {"taxi": 2}]
    claims = [str(action) for action in game.view(0).actions if action.route == "times_square-united_nations"]
    assert claims.count("claim times_square-united_nations 2 taxi") == 1
    assert len(claims) == 4
    game.play("claim times_square-united_nations 2 taxi")
    assert hand(game) == {"red": 2, "blue": 1}


def test_ny_claim_3_taxis_alone_need_no_color(at: At) -> None:
    game = at(f"board=new_york; {DISPLAY}; hand.0=4 taxi")
    assert claimable(game) == {route.id for route in load_board("new_york").routes}
    game.play("claim chelsea-soho")
    assert game.view(1).discard == {"taxi": 4}


# Taxis on the board, cards to the discard


def test_ny_claim_4_a_taxi_on_each_space(at: At) -> None:
    game = at(f"board=new_york; {DISPLAY}; hand.0=4 pink; hand.1=blue")
    game.play("claim chelsea-soho")
    game.play("claim lower_east_side-chinatown")
    assert [player.pieces for player in game.view(0).players] == [11, 14]


def test_ny_claim_4_too_few_taxis(at: At) -> None:
    game = at(f"board=new_york; {DISPLAY}; pieces.0=3; hand.0=4 pink, 4 taxi")
    assert "chelsea-soho" not in claimable(game)
    assert "central_park-united_nations" in claimable(game)
    refused(game, "claim chelsea-soho 4 pink", "takes 4 pieces, seat 0 has 3")


def test_ny_claim_4_just_enough_taxis(at: At) -> None:
    game = at(f"board=new_york; {DISPLAY}; pieces.0=4; hand.0=4 pink")
    game.play("claim chelsea-soho")
    assert game.view(0).me.pieces == 0


def test_ny_claim_4_without_taxis_nothing_can_be_claimed(at: At) -> None:
    game = at(f"board=new_york; {DISPLAY}; pieces.0=0; hand.0=4 pink, 4 taxi")
    assert claimable(game) == set()
    refused(game, "claim midtown_west-times_square 1 taxi", "takes 1 pieces, seat 0 has 0")


def test_ny_claim_5_paid_cards_go_to_the_discard(at: At) -> None:
    game = at(f"board=new_york; {DISPLAY}; discard=pink, red; hand.0=3 pink, taxi; hand.1=2 red")
    deck = game.view(0).deck
    events = game.play("claim chelsea-soho")
    assert events[0].data["payment"] == {"pink": 3, "taxi": 1}
    assert game.view(0).discard == {"pink": 4, "red": 1, "taxi": 1}
    assert hand(game) == {}
    game.play("claim lincoln_center-midtown_west")
    assert hand(game, 1) == {}
    assert game.view(0).discard == {"pink": 4, "red": 3, "taxi": 1}
    assert game.view(0).deck == deck


# Double routes


def test_ny_double_1_twins_have_the_same_ends_and_length() -> None:
    routes = load_board("new_york").routes
    for number, route in enumerate(routes):
        same = [r for r, other in enumerate(routes) if {other.a, other.b} == {route.a, route.b} and r != number]
        assert [routes[n].id for n in same] == ([] if route.twin is None else [route.twin])
        if route.twin is not None:
            assert routes[route.twin].length == route.length
            assert routes[route.twin].twin == route.id


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("first", "second"), [(GREEN, RED), (RED, GREEN)])
def test_ny_double_1_nobody_claims_both(at: At, seats: int, first: str, second: str) -> None:
    game = at(f"board=new_york; seats={seats}; {DISPLAY}; hand.0=3 green, 3 red")
    assert claimable(game) >= {first, second}
    game.play(f"claim {first}")
    draw(game, seats - 1)
    assert game.to_act == (0,)
    assert second not in claimable(game)
    refused(game, f"claim {second}", "is closed: the other route of the double is claimed")


def test_ny_double_1_gray_twins_are_the_first_and_the_second(at: At) -> None:
    grays = {route.id for route in load_board("new_york").routes if route.twin is not None and route.color == "gray"}
    assert grays == {f"{ends}.{n}" for ends in ("empire_state_building-chelsea", "greenwich_village-chinatown") for n in (1, 2)}
    text = f"board=new_york; seats=3; {DISPLAY}; hand.0=2 pink, 2 black; hand.1=2 orange"
    refused(at(text), "claim empire_state_building-chelsea 2 pink", "double route")
    for mine, other in ((1, 2), (2, 1)):
        game = at(text)
        game.play(f"claim empire_state_building-chelsea.{mine} 2 pink")
        game.play(f"claim empire_state_building-chelsea.{other} 2 orange")
        draw(game)
        refused(game, f"claim empire_state_building-chelsea.{other} 2 black", "claimed by seat 1")
        routes = [player.routes for player in game.view(2).players]
        assert routes == [(f"empire_state_building-chelsea.{mine}",), (f"empire_state_building-chelsea.{other}",), ()]


def test_ny_double_1_gray_twins_are_not_for_one_player_either(at: At) -> None:
    game = at(f"board=new_york; seats=3; {DISPLAY}; hand.0=2 pink, 2 black")
    game.play("claim greenwich_village-chinatown.1 2 pink")
    draw(game, 2)
    refused(game, "claim greenwich_village-chinatown.2 2 black", "is closed")


def test_ny_double_2_with_two_players_the_twin_closes_for_everybody(at: At) -> None:
    game = at(f"board=new_york; seats=2; {DISPLAY}; hand.0=3 green, red; hand.1=3 red, 4 taxi")
    game.play(f"claim {GREEN}")
    assert RED not in claimable(game)
    refused(game, f"claim {RED} 3 red", "is closed: the other route of the double is claimed")
    draw(game)
    assert RED not in claimable(game)


@pytest.mark.parametrize("ends", ["empire_state_building-chelsea", "greenwich_village-chinatown"])
@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_ny_double_2_with_two_players_gray_twins_close_as_well(at: At, ends: str, first: int, second: int) -> None:
    game = at(f"board=new_york; {DISPLAY}; hand.0=2 pink, 2 black; hand.1=2 orange")
    game.play(f"claim {ends}.{first} 2 pink")
    assert f"{ends}.{second}" not in claimable(game)
    refused(game, f"claim {ends}.{second} 2 orange", "is closed: the other route of the double is claimed")
    draw(game)
    refused(game, f"claim {ends}.{second} 2 black", "is closed: the other route of the double is claimed")


@pytest.mark.parametrize("seats", [3, 4])
def test_ny_double_2_with_more_players_the_twin_is_open_to_others(at: At, seats: int) -> None:
    game = at(f"board=new_york; seats={seats}; {DISPLAY}; hand.0=3 green; hand.1=green; hand.2=3 red")
    game.play(f"claim {GREEN}")
    draw(game)
    assert RED in claimable(game)
    game.play(f"claim {RED}")
    assert [player.routes for player in game.view(0).players][:3] == [(GREEN,), (), (RED,)]


def test_ny_double_2_other_routes_stay_open(at: At) -> None:
    game = at(f"board=new_york; seats=2; {DISPLAY}; hand.0=3 green; hand.1=3 red, 3 taxi")
    before = {route.id for route in load_board("new_york").routes if route.length < 4}
    game.play(f"claim {GREEN}")
    assert claimable(game) == before - {GREEN, RED}
