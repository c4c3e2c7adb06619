"""New York, end and scoring: NY-END, NY-SCORE."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from farebox import Game, IllegalAction, load_board
from farebox.boards import limits
from farebox.rules.board_numbers import board_numbers
from farebox.rules.connections import join
from farebox.rules.new_york import attraction_points, attractions_touched, route_points, standing
from farebox.rules.state import BoardNumbers, State
from rare import NO_DECK, NO_TICKET_DECK, anywhere, rare_game

if TYPE_CHECKING:
    from conftest import At

TABLE = "board=new_york; seats=3; display=red red blue taxi green"
LAST = "board=new_york; last_turns=1"
# Six points each: without a ticket, with one completed, with one completed and one not.
NO_TICKET = "routes.{0}=lincoln_center-midtown_west, gramercy_park-east_village, empire_state_building-gramercy_park.red"
ONE_TICKET = "routes.{0}=lower_east_side-chinatown, chinatown-wall_street.green; tickets.{0}=lower_east_side-wall_street"
ONE_OF_TWO = (
    "routes.{0}=midtown_west-times_square, central_park-times_square.black, east_village-lower_east_side;"
    "tickets.{0}=central_park-midtown_west, united_nations-midtown_west"
)


def draw(game: Game) -> None:
    game.play("blind")
    game.play("blind")


def finish(game: Game) -> Game:
    draw(game)
    assert game.over
    return game


# The last turns


@pytest.mark.parametrize("left", [2, 1, 0])
def test_ny_end_1_two_taxis_or_fewer_bring_one_more_turn_each(at: At, left: int) -> None:
    game = at(f"{TABLE}; hand.1=2 pink, 2 taxi; pieces.1={4 + left}; seat=1")
    events = game.play("claim chelsea-soho 2 pink 2 taxi")
    assert [(event.kind, event.seat) for event in events] == [("claim", 1), ("last_turns", 1)]
    assert game.view(0).last_turns == 3
    for turn, seat in ((2, 2), (3, 0), (4, 1)):
        assert (game.seat, game.turn) == (seat, turn)
        assert not game.over
        draw(game)
    assert game.over
    assert game.ending == "last_turns"
    with pytest.raises(IllegalAction, match="the game is over"):
        game.play("blind")


@pytest.mark.parametrize("seats", [2, 4])
def test_ny_end_1_with_any_number_of_seats(at: At, seats: int) -> None:
    game = at(f"board=new_york; seats={seats}; hand.0=red; pieces.0=3; display=red red blue taxi green")
    game.play("claim midtown_west-times_square")
    turns = 0
    while not game.over:
        draw(game)
        turns += 1
    assert turns == seats


@anywhere
def test_ny_end_1_whatever_is_left_in_the_decks(at: At, rare: str) -> None:
    game = rare_game(at, f"{TABLE}; hand.0=red; pieces.0=3", rare)
    game.play("claim midtown_west-times_square")
    assert game.view(0).last_turns == len(game.seats)
    game = rare_game(at, "board=new_york; display=taxi taxi red red blue; last_turns=2", rare)
    for left in (2, 1):
        assert (game.view(0).last_turns, game.over) == (left, False)
        game.play("take taxi")
    assert game.ending == "last_turns"


def test_ny_end_1_also_when_the_paid_card_is_the_last_of_the_display(at: At) -> None:
    game = at("board=new_york; display=taxi taxi red blue; deck=; hand.0=red; hand.1=*; pieces.0=3")
    game.play("claim midtown_west-times_square")
    assert (game.view(0).deck, game.view(0).discard, game.view(0).last_turns) == (0, {}, 2)


def test_ny_end_1_three_taxis_do_not(at: At) -> None:
    game = at(f"{TABLE}; hand.0=4 pink; pieces.0=7")
    game.play("claim chelsea-soho")
    assert game.view(0).last_turns is None
    for _ in range(4):
        draw(game)
    assert not game.over


def test_ny_end_1_it_happens_once(at: At) -> None:
    """In the last turns seats 1 and 0 run low (again): no turn is added."""
    game = at(f"{TABLE}; hand.0=2 red, orange; hand.1=2 orange; pieces.0=4; pieces.1=3")
    game.play("claim lincoln_center-midtown_west 2 red")
    events = game.play("claim lincoln_center-central_park 2 orange")
    assert [event.kind for event in events] == ["claim"]
    assert game.view(0).last_turns == 2
    draw(game)
    game.play("claim times_square-empire_state_building.orange")
    assert game.over


def test_ny_end_1_the_last_turn_is_a_turn_like_any_other(at: At) -> None:
    game = at(f"{TABLE}; last_turns=3; hand.1=4 pink")
    with pytest.raises(IllegalAction, match="may pass"):
        game.play("pass")
    game.play("take red")
    with pytest.raises(IllegalAction, match="second card"):
        game.play("tickets")
    game.play("take red")
    game.play("claim chelsea-soho")
    assert {action.kind for action in game.view(2).actions} == {"take", "blind", "tickets"}
    game.play("tickets")
    assert not game.over
    game.play("keep " + (game.view(2).me.offer or ())[0])
    assert game.over
    assert [player.tickets for player in game.view(0).players] == [0, 0, 1]
    assert game.view(0).scores[1].routes == 7


def test_ny_end_1_a_face_up_taxi_ends_the_last_turn_too(at: At) -> None:
    game = at(f"{TABLE}; last_turns=1; seat=2")
    game.play("take taxi")
    assert game.over


# An abandoned game

BEFORE_THE_LIMIT = f"{TABLE}; turn=29999; {NO_TICKET.format(0)}"


def test_ny_end_2_the_game_is_abandoned_after_turn_30000_and_nobody_wins(at: At) -> None:
    game = at(BEFORE_THE_LIMIT)
    draw(game)
    assert (game.state.turn, game.over) == (30_000, False)
    assert game.view(1).actions
    game.play("blind")
    assert not game.over
    events = game.play("blind")
    assert events[-1].kind == "over"
    assert events[-1].data == {"ending": "abandoned", "winners": []}
    assert game.over
    assert (game.ending, game.winners, game.state.turn) == ("abandoned", (), 30_000)
    assert (game.view(0).ending, game.view(0).winners, game.view(0).actions) == ("abandoned", (), ())
    assert game.state.total[:3] == [score.total for score in game.scores] == [6, 0, 0]
    assert [score.rank for score in game.scores] == [1, 2, 2]


@pytest.mark.parametrize("rare", ["", "seats=4", NO_DECK, NO_TICKET_DECK, "last_turns=2"])
def test_ny_end_2_whatever_is_left_in_the_decks_and_in_the_last_turns(at: At, rare: str) -> None:
    game = rare_game(at, "board=new_york; display=red red blue taxi green; turn=30000", rare)
    game.play("take taxi")
    assert (game.ending, game.winners) == ("abandoned", ())


def test_ny_end_2_the_last_two_tickets_go_back_too(at: At) -> None:
    game = at("board=new_york; ticket_deck=chelsea-brooklyn central_park-chelsea; tickets.1=*")
    game.play("tickets")
    game.abandon()
    names = [game.board.tickets[t].id for t in game.state.ticket_deck[: game.state.n_ticket_deck]]
    assert names == ["central_park-chelsea", "chelsea-brooklyn"]


@pytest.mark.parametrize("rare", ["seats=4", NO_DECK, "last_turns=2"])
def test_ny_end_2_an_open_offer_goes_back_at_any_table(at: At, rare: str) -> None:
    game = rare_game(at, "board=new_york; ticket_deck=chelsea-brooklyn central_park-chelsea *", rare)
    game.play("tickets")
    game.abandon()
    assert (game.state.n_ticket_deck, game.state.offer) == (18, [[-1, -1]] * 4)


def test_ny_end_2_another_end_in_turn_30000_comes_first(at: At) -> None:
    game = at(f"{LAST}; turn=30000; {NO_TICKET.format(0)}")
    draw(game)
    assert (game.ending, game.winners) == ("last_turns", (0,))
    game = at("board=new_york; turn=30000; display=; deck=; hand.1=*; stuck=1; routes.1=soho-wall_street; pieces.1=0")
    game.play("pass")
    assert (game.ending, game.winners) == ("nobody_can_move", (1,))


def test_ny_end_2_a_program_may_abandon_a_game_in_the_middle_of_a_turn(at: At) -> None:
    game = at(f"{TABLE}; {NO_TICKET.format(0)}; turn=5")
    game.play("take red")
    (event,) = game.abandon()
    assert event.data == {"ending": "abandoned", "winners": []}
    assert (game.over, game.ending, game.winners, game.state.turn) == (True, "abandoned", (), 5)
    assert [score.total for score in game.scores] == [6, 0, 0]


def test_ny_end_2_a_route_that_waits_to_be_paid_waits_no_longer(at: At) -> None:
    game = at(f"{TABLE}; phase=pay; pending=lincoln_center-midtown_west; hand.0=2 red, taxi")
    game.abandon()
    assert game.view(0).pending is None
    assert game.state.pending == -1


def test_ny_end_2_open_offers_go_under_the_ticket_deck(at: At) -> None:
    game = at("board=new_york; tickets.1=times_square-soho; ticket_deck=chelsea-brooklyn central_park-chelsea *")
    game.play("tickets")
    below = list(game.state.ticket_deck[: game.state.n_ticket_deck])
    game.abandon()
    names = [game.board.tickets[t].id for t in game.state.ticket_deck[:2]]
    assert names == ["central_park-chelsea", "chelsea-brooklyn"]  # the last one put there is the lowest
    assert game.state.ticket_deck[2 : game.state.n_ticket_deck] == below
    assert game.view(0).me.ticket_list == ()
    assert game.view(0).me.offer == ()
    assert game.state.offer == [[-1, -1]] * 4
    assert [score.tickets for score in game.scores] == [0, -6]


def test_ny_end_2_opening_choices_that_are_not_complete_do_not_count() -> None:
    game = Game("new_york", 3, 7)
    game.play("keep " + " ".join(game.view(1).me.offer or ()), 1)
    offers = [game.view(p).me.offer or () for p in game.seats]
    game.abandon()
    assert game.state.choice == [0, 0, 0, 0]
    assert [player.tickets for player in game.view(None).players] == [0, 0, 0]
    assert [score.total for score in game.scores] == [0, 0, 0]
    lowest = [game.board.tickets[t].id for t in game.state.ticket_deck[:6]]
    assert lowest == [ticket for offer in reversed(offers) for ticket in reversed(offer)]
    assert game.state.n_ticket_deck == 18


# Points


@pytest.mark.parametrize(
    ("routes", "points"),
    [
        ("midtown_west-times_square", 1),
        ("lincoln_center-midtown_west", 2),
        ("lower_east_side-brooklyn", 4),
        ("chelsea-soho", 7),
        ("east_village-lower_east_side, lincoln_center-midtown_west, chinatown-brooklyn.red, chelsea-soho", 14),
        ("", 0),
    ],
)
def test_ny_score_1_routes_score_by_length(at: At, routes: str, points: int) -> None:
    game = at(f"{LAST}; routes.0={routes}; routes.1=united_nations-gramercy_park")
    assert game.view(1).players[0].route_points == points
    finish(game)
    assert [score.routes for score in game.scores] == [points, 4]


def test_ny_score_1_routes_from_number_60_on_score_too() -> None:
    """No printed board of this game is so large; one that somebody makes may be."""
    b, s = BoardNumbers(), State()
    b.points[1:3] = [1, 2]
    b.of_length[1], b.of_length[2] = [0b1, 0b1100], [0b10, 0b11]
    s.owned[0] = [0b1, 0b101]
    assert route_points(b, s, 0) == 1 + 1 + 2
    assert route_points(b, s, 1) == 0


def test_ny_score_1_the_table_of_the_board() -> None:
    assert load_board("new_york").route_points == {1: 1, 2: 2, 3: 4, 4: 7}


def test_ny_score_1_all_parts_are_added_up(at: At) -> None:
    game = finish(at(f"{LAST}; routes.0=chelsea-soho, soho-wall_street; tickets.0=chelsea-wall_street, times_square-soho"))
    score = game.view(1).scores[0]
    assert (score.routes, score.tickets, score.attractions, score.total) == (9, 6 - 6, 2, 11)
    assert game.state.total[0] == 11


@pytest.mark.parametrize(
    ("routes", "tickets", "points"),
    [
        ("chelsea-soho, soho-wall_street", "chelsea-wall_street", 6),
        ("soho-wall_street, chinatown-wall_street.pink, lower_east_side-chinatown", "lower_east_side-wall_street", 2),
        ("chelsea-soho", "chelsea-wall_street", -6),
        ("chelsea-soho, chinatown-wall_street.pink", "chelsea-wall_street", -6),
        ("", "chelsea-brooklyn", -8),
        (
            "chelsea-soho, soho-wall_street, wall_street-brooklyn.blue",
            "chelsea-brooklyn, chelsea-wall_street, times_square-soho",
            8,
        ),
        ("", "chelsea-brooklyn, chelsea-wall_street, lower_east_side-wall_street", -16),
        ("chelsea-soho", "", 0),
    ],
)
def test_ny_score_2_a_ticket_adds_its_value_or_takes_it_away(at: At, routes: str, tickets: str, points: int) -> None:
    game = finish(at(f"{LAST}; routes.0={routes}; tickets.0={tickets}"))
    assert game.view(1).scores[0].tickets == points


def test_ny_score_2_a_way_may_go_roundabout(at: At) -> None:
    way = "midtown_west-times_square, times_square-empire_state_building.pink, united_nations-empire_state_building"
    game = at(f"{LAST}; routes.0={way}, midtown_west-chelsea; tickets.0=united_nations-midtown_west")
    assert finish(game).scores[0].tickets == 3
    assert game.scores[0].completed == 1


def test_ny_score_2_only_the_own_routes_count(at: At) -> None:
    """Seat 1's route would close the gap."""
    tickets = "tickets.0=chelsea-wall_street; tickets.1=chelsea-brooklyn"
    game = at(f"{LAST}; routes.0=chelsea-soho; routes.1=soho-wall_street; {tickets}")
    assert [score.tickets for score in finish(game).scores] == [-6, -8]


def test_ny_score_2_it_counts_what_is_claimed_in_the_last_turn(at: At) -> None:
    game = at(f"{LAST}; hand.0=2 red; routes.0=chelsea-soho; tickets.0=chelsea-wall_street")
    game.play("claim soho-wall_street")
    assert game.over
    assert game.view(1).scores[0].tickets == 6


def test_ny_score_3_the_attractions_of_the_board() -> None:
    attractions = {location.id for location in load_board("new_york").locations if location.attraction}
    assert attractions == {
        "central_park",
        "times_square",
        "united_nations",
        "empire_state_building",
        "chelsea",
        "greenwich_village",
        "chinatown",
        "wall_street",
        "brooklyn",
    }


@pytest.mark.parametrize(
    ("routes", "points"),
    [
        ("", 0),
        ("lincoln_center-midtown_west", 0),
        ("midtown_west-times_square", 1),
        ("lincoln_center-midtown_west, midtown_west-times_square", 1),
        ("central_park-times_square.red", 2),
        ("central_park-times_square.red, times_square-empire_state_building.pink, lincoln_center-times_square.blue", 3),
        ("chinatown-brooklyn.red, lower_east_side-brooklyn, lower_east_side-chinatown", 2),
        ("central_park-times_square.red, chinatown-wall_street.pink, chelsea-soho", 5),
    ],
)
def test_ny_score_3_one_point_for_each_attraction_touched(at: At, routes: str, points: int) -> None:
    game = finish(at(f"{LAST}; routes.0={routes}"))
    assert [score.attractions for score in game.view(1).scores] == [points, 0]


def test_ny_score_3_every_location_may_be_an_attraction() -> None:
    b, s = board_numbers(load_board("new_york")).copy(), State()
    s.connection[0] = list(range(22))
    for place in range(b.n_locations):
        b.attractions = 1 << place
        assert attraction_points(b, s, 0) == 0
    join(b, s, 0, 0, 3)
    join(b, s, 0, 14, 13)
    b.attractions = (1 << b.n_locations) - 1
    assert attraction_points(b, s, 0) == 4
    assert attractions_touched(b, s, 0) == 1 << 0 | 1 << 3 | 1 << 13 | 1 << 14


def test_ny_score_3_an_attraction_counts_for_several_players(at: At) -> None:
    game = at("board=new_york; last_turns=1; routes.0=chelsea-soho; routes.1=midtown_west-chelsea")
    assert [score.attractions for score in finish(game).scores] == [1, 1]


# The winner


def result(game: Game) -> tuple[list[int], list[int], list[int], tuple[int, ...]]:
    """Totals, completed tickets, ranks, winners, as everybody sees them at the end."""
    view = finish(game).view(None)
    rows = [(score.total, score.completed, score.rank) for score in view.scores]
    total, completed, rank = (list(column) for column in zip(*rows, strict=True))
    assert view.winners == game.winners
    return total, completed, rank, view.winners


def test_ny_score_4_most_points_win(at: At) -> None:
    """Not most tickets: seat 1 completed one and has fewer points."""
    game = at(f"{LAST}; routes.0=chelsea-soho; {ONE_TICKET.format(1)}")
    assert result(game) == ([8, 6], [0, 1], [1, 2], (0,))
    game = at(f"{LAST}; {NO_TICKET.format(0)}, east_village-lower_east_side; {ONE_TICKET.format(1)}")
    assert result(game) == ([7, 6], [0, 1], [1, 2], (0,))


@pytest.mark.parametrize("points", [-20, -1, 0, 30])
def test_ny_score_4_one_point_outweighs_all_tickets_of_a_box(points: int) -> None:
    """Also of the largest that a board may have."""
    b, s = board_numbers(load_board("new_york")).copy(), State()
    b.n_tickets, s.tickets[0] = limits.TICKETS, (1 << limits.TICKETS) - 1
    b.ticket_a = b.ticket_b = [0] * limits.TICKETS  # all of them completed
    assert standing(b, s, 0, points - 1) < standing(b, s, 1, points) < standing(b, s, 0, points)


def test_ny_score_4_points_may_be_below_zero(at: At) -> None:
    game = at(f"{LAST}; tickets.0=chelsea-brooklyn; tickets.1=chelsea-wall_street")
    assert result(game) == ([-8, -6], [0, 0], [2, 1], (1,))


def test_ny_score_4_points_may_be_far_below_zero(at: At) -> None:
    """Between them, the seats hold all tickets of the box, and completed none."""
    half = "chelsea-brooklyn chelsea-wall_street times_square-brooklyn times_square-soho east_village-soho central_park-chelsea"
    for seats in ((0, 1), (1, 0)):
        game = at(f"{LAST}; ticket_deck=; tickets.{seats[0]}={half}; tickets.{seats[1]}=*")
        total, completed, _, winners = result(game)
        values = sorted((total[seat], seat) for seat in (0, 1))
        assert max(total) < -30
        assert sum(total) == -sum(ticket.value for ticket in game.board.tickets)
        assert completed == [0, 0]
        assert winners == (values[1][1],)


def test_ny_score_4_a_tie_goes_to_most_completed_tickets(at: At) -> None:
    for one, other, winner in ((NO_TICKET, ONE_TICKET, 1), (ONE_TICKET, NO_TICKET, 0), (NO_TICKET, ONE_OF_TWO, 1)):
        game = at(f"{LAST}; {one.format(0)}; {other.format(1)}")
        total, completed, rank, winners = result(game)
        assert total == [6, 6]
        assert completed == [int(seat == winner) for seat in (0, 1)]
        assert rank == [2 - int(seat == winner) for seat in (0, 1)]
        assert winners == (winner,)


def test_ny_score_4_tickets_that_are_not_completed_do_not_count(at: At) -> None:
    """Both completed one; that seat 1 holds two does not matter."""
    game = at(f"{LAST}; {ONE_TICKET.format(0)}; {ONE_OF_TWO.format(1)}")
    assert result(game) == ([6, 6], [1, 1], [1, 1], (0, 1))


def test_ny_score_4_still_tied_players_share_the_victory(at: At) -> None:
    game = at(f"{LAST}; seats=3; {ONE_TICKET.format(0)}; {ONE_OF_TWO.format(2)}")
    assert result(game) == ([6, 0, 6], [1, 0, 1], [1, 3, 1], (0, 2))


def test_ny_score_4_of_three_tied_two_may_share(at: At) -> None:
    game = at(f"{LAST}; seats=3; {ONE_TICKET.format(0)}; {NO_TICKET.format(1)}; {ONE_OF_TWO.format(2)}")
    assert result(game) == ([6, 6, 6], [1, 0, 1], [1, 3, 1], (0, 2))


def test_ny_score_4_nothing_at_all_is_shared_by_all(at: At) -> None:
    assert result(at(f"{LAST}; seats=4")) == ([0] * 4, [0] * 4, [1] * 4, (0, 1, 2, 3))
