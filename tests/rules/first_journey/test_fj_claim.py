"""First Journey: claiming a route."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from farebox import Game, IllegalAction, load_board
from farebox.rules import dispatch
from farebox.rules.board_numbers import board_numbers
from farebox.rules.claiming import claim
from farebox.rules.state import ALL_WILD, WILD, State
from guarded import guard

At = Callable[[str], Game]

# seat 0 has two tickets that none of these claims completes
TABLE = "board=first_journey_europe; tickets.0=berlin-athens sarajevo-stockholm"


def refused(game: Game, action: str, why: str) -> None:
    """The action is refused for this reason, and nothing has changed."""
    before = game.position()
    with pytest.raises(IllegalAction, match=why):
        game.play(action)
    assert game.position() == before
    assert game.plays == []


# FJ-CLAIM-1


@pytest.mark.parametrize(
    ("hand", "claim"),
    [
        ("yellow", "dublin-london.yellow 1 yellow"),
        ("green", "dublin-london.green 1 green"),
        ("white", "riga-warsaw 1 white"),
        ("2 black", "kiev-rostov 2 black"),
        ("3 blue", "paris-madrid.blue 3 blue"),
        ("3 red", "warsaw-moscow.red 3 red"),
    ],
)
def test_fj_claim_1_one_card_a_space_in_the_color_of_the_route(at: At, hand: str, claim: str) -> None:
    game = at(f"{TABLE}; hand.0={hand}")
    game.play(f"claim {claim}")
    assert game.view(0).me.routes == (claim.split()[0],)
    assert game.view(0).me.hand == {}


@pytest.mark.parametrize("payment", ["3 blue", "2 blue 1 locomotive", "1 blue 2 locomotive", "3 locomotive"])
def test_fj_claim_1_any_number_of_locomotives_stands_in(at: At, payment: str) -> None:
    game = at(f"{TABLE}; hand.0=3 blue, 3 locomotive; deck=red *")
    event = game.play(f"claim paris-madrid.blue {payment}")[0]
    numbers = payment.split()
    paid = dict(zip(numbers[1::2], map(int, numbers[::2]), strict=True))
    assert event.data == {"route": "paris-madrid.blue", "payment": paid}
    left = {card: 3 - paid.get(card, 0) for card in ("blue", "locomotive")}
    assert game.view(0).me.hand == {card: n for card, n in left.items() if n}


@pytest.mark.parametrize("payment", ["2 blue 1 locomotive", "1 blue 2 locomotive", "3 locomotive"])
def test_fj_claim_1_also_if_there_are_no_more_cards_of_the_color(at: At, payment: str) -> None:
    game = at(f"{TABLE}; hand.0={payment}")
    game.play(f"claim paris-madrid.blue {payment}")
    assert game.view(0).me.hand == {}


def test_fj_claim_1_the_ways_to_pay_are_these_and_no_others(at: At) -> None:
    game = at(f"{TABLE}; hand.0=2 blue, 2 locomotive, 3 green")
    assert game.view(0).costs["paris-madrid.blue"] == ({"blue": 2, "locomotive": 1}, {"blue": 1, "locomotive": 2})
    assert game.view(0).costs["riga-moscow.green"] == ({"green": 3}, {"green": 2, "locomotive": 1}, {"green": 1, "locomotive": 2})


def test_fj_claim_1_a_locomotive_is_needed_only_for_what_is_missing(at: At) -> None:
    game = at(f"{TABLE}; hand.0=1 white, 1 locomotive")
    assert game.view(0).costs["paris-barcelona"] == ({"white": 1, "locomotive": 1},)
    assert "paris-berlin.white" not in game.view(0).costs  # three spaces


@pytest.mark.parametrize("hand", ["3 red", "2 blue", "2 blue, 3 white", "1 blue, 1 locomotive", "2 locomotive, 5 red"])
def test_fj_claim_1_another_color_or_too_few_cards_do_not_pay(at: At, hand: str) -> None:
    refused(at(f"{TABLE}; hand.0={hand}"), "claim paris-madrid.blue", "costs 3 cards of blue or locomotive; in hand: ")


@pytest.mark.parametrize(
    "payment", ["2 blue", "4 blue", "2 blue 1 red", "3 red", "3 blue 1 locomotive", "1 locomotive", "2 blue 2 locomotive"]
)
def test_fj_claim_1_the_payment_is_exact(at: At, payment: str) -> None:
    game = at(f"{TABLE}; hand.0=4 blue, 4 red, 4 locomotive")
    refused(game, f"claim paris-madrid.blue {payment}", "cannot be paid that way")


def test_fj_claim_1_each_twin_has_its_own_color(at: At) -> None:
    game = at(f"{TABLE}; hand.0=red")
    refused(game, "claim madrid-barcelona.white", "costs 1 cards of white")
    game.play("claim madrid-barcelona.red")


# FJ-CLAIM-2


@pytest.mark.parametrize(
    ("hand", "route", "length"), [("red", "sarajevo-athens", 1), ("2 red", "london-brest", 2), ("3 green", "brest-madrid", 3)]
)
def test_fj_claim_2_one_train_on_each_space(at: At, hand: str, route: str, length: int) -> None:
    game = at(f"{TABLE}; hand.0={hand}")
    game.play(f"claim {route}")
    assert [player.pieces for player in game.view(None).players] == [20 - length, 20]
    assert game.view(1).players[0].routes == (route,)


def test_fj_claim_2_four_spaces_of_the_usa_board(at: At) -> None:
    game = at("board=first_journey_usa; tickets.0=denver-los_angeles seattle-denver; hand.0=3 black, 1 locomotive")
    game.play("claim duluth-denver 3 black 1 locomotive")
    assert game.view(0).me.pieces == 16


def test_fj_claim_2_a_route_need_not_be_connected_to_ones_own(at: At) -> None:
    game = at(f"{TABLE}; hand.0=red, green; routes.0=dublin-brest")
    assert {"sarajevo-athens", "london-paris.green", "dublin-london.green"} <= set(game.view(0).costs)
    game.play("claim sarajevo-athens")
    assert game.view(0).me.routes == ("dublin-brest", "sarajevo-athens")


def test_fj_claim_2_a_claimed_route_is_gone_for_everybody(at: At) -> None:
    game = at(f"{TABLE}; seats=3; hand.0=red; hand.1=red; hand.2=red")
    game.play("claim sarajevo-athens")
    for seat in (1, 2):
        assert "sarajevo-athens" not in game.view(seat).costs
        with pytest.raises(IllegalAction, match="sarajevo-athens is already claimed by seat 0"):
            game.play("claim sarajevo-athens")
        game.play("draw")


def test_fj_claim_2_one_cannot_claim_ones_own_route_again(at: At) -> None:
    game = at(f"{TABLE}; hand.0=red; routes.0=sarajevo-athens")
    refused(game, "claim sarajevo-athens", "sarajevo-athens is already claimed by seat 0")


def test_fj_claim_2_one_claim_a_turn(at: At) -> None:
    game = at(f"{TABLE}; hand.0=2 red; tickets.1=paris-kiev dublin-rome")
    game.play("claim sarajevo-athens")
    with pytest.raises(IllegalAction, match="it is seat 1's turn, not seat 0's"):
        game.play("claim madrid-barcelona.red", seat=0)
    assert game.view(0).me.routes == ("sarajevo-athens",)


@pytest.mark.parametrize(("trains", "lengths"), [(1, {1}), (2, {1, 2}), (3, {1, 2, 3})])
def test_fj_claim_2_too_few_trains_no_claim(at: At, trains: int, lengths: set[int]) -> None:
    game = at(f"{TABLE}; hand.0=5 locomotive; pieces.0={trains}")
    routes = [game.board.routes[game.board.route_numbers[name]] for name in game.view(0).costs]
    assert {route.length for route in routes} == lengths
    assert len(routes) == sum(route.length <= trains for route in game.board.routes)


def test_fj_claim_2_the_refusal_names_the_trains(at: At) -> None:
    game = at(f"{TABLE}; hand.0=3 green; pieces.0=2")
    refused(game, "claim brest-madrid", "brest-madrid takes 3 pieces, seat 0 has 2")


# FJ-DOUBLE-1

seat_counts = pytest.mark.parametrize("seats", [2, 3, 4])


@seat_counts
def test_fj_double_1_nobody_claims_both_routes_of_a_double(at: At, seats: int) -> None:
    game = at(f"{TABLE}; seats={seats}; hand.0=black, 2 locomotive; routes.0=london-paris.green")
    assert "london-paris.black" not in game.view(0).costs
    refused(game, "claim london-paris.black 1 black", r"london-paris.black is closed: .*\(FJ-DOUBLE-1\)")


@seat_counts
@pytest.mark.parametrize(("first", "second"), [("green", "black"), ("black", "green")])
def test_fj_double_1_the_twin_stays_open_to_all_others(at: At, seats: int, first: str, second: str) -> None:
    hands = "; ".join(f"hand.{seat}=green black" for seat in range(seats))
    for other in range(1, seats):
        game = at(f"{TABLE}; seats={seats}; {hands}")
        game.play(f"claim london-paris.{first}")
        for _ in range(1, other):
            game.play("draw")
        assert f"london-paris.{second}" in game.view(other).costs
        game.play(f"claim london-paris.{second}")
        assert game.view(None).players[other].routes == (f"london-paris.{second}",)


@seat_counts
def test_fj_double_1_it_stays_closed_to_the_owner_of_the_twin(at: At, seats: int) -> None:
    game = at(f"{TABLE}; seats={seats}; hand.0=2 green, 2 black")
    game.play("claim london-paris.green")
    for _ in range(1, seats):
        game.play("draw")
    with pytest.raises(IllegalAction, match=r"london-paris.black is closed"):
        game.play("claim london-paris.black 1 black")


def test_fj_double_1_with_both_claimed_nothing_is_left_for_a_third(at: At) -> None:
    game = at(f"{TABLE}; seats=3; seat=2; hand.2=green black; routes.0=london-paris.green; routes.1=london-paris.black")
    refused(game, "claim london-paris.green", "already claimed by seat 0")
    refused(game, "claim london-paris.black", "already claimed by seat 1")


def test_fj_double_1_other_routes_of_the_two_cities_stay_open(at: At) -> None:
    game = at(f"{TABLE}; hand.0=green white black blue; routes.0=london-paris.green")
    assert {"london-amsterdam.white", "london-amsterdam.black", "paris-amsterdam"} <= set(game.view(0).costs)


@pytest.mark.parametrize("name", ["first_journey_europe", "first_journey_usa"])
def test_fj_double_1_exactly_the_twin_closes_for_every_route(name: str) -> None:
    """Also for twins on both sides of number 60, where the second word of a set of routes begins."""
    board = load_board(name)
    b, every = board_numbers(board), set(range(len(board.routes)))
    for r, route in enumerate(board.routes):
        s = State()
        dispatch.deal(b, s, 4, 1, 0, 0)
        s.hand[1][WILD] = 4
        guard(s)  # a route without a twin must not be taken for one with the twin -1
        claim(b, s, 1, r, ALL_WILD)
        for p in range(4):
            closed = every - {n for n in every if s.open[p][n // 60] >> n % 60 & 1}
            twins = {board.route_numbers[route.twin]} if route.twin else set()
            assert closed == ({r} | twins if p == 1 else {r})
