"""Outlooks: how tickets stand, what a free route takes and brings, by positions set up by hand."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from farebox import Game, NotationError, load_board
from farebox.game.analysis import Path, RouteAnalysis, TicketAnalysis, ViewAnalysis

if TYPE_CHECKING:
    from conftest import At

NEW_YORK = "board=new_york; display=red red blue taxi green"


def ticket(game: Game, name: str, seat: int = 0) -> TicketAnalysis:
    return next(t for t in ViewAnalysis(game.view(seat)).tickets if t.ticket == name)


def route(game: Game, name: str, seat: int = 0) -> RouteAnalysis:
    return next(r for r in ViewAnalysis(game.view(seat)).routes if r.route == name)


def test_an_open_ticket_counts_the_pieces_of_a_shortest_way(at: At) -> None:
    game = at(f"{NEW_YORK}; tickets.0=central_park-midtown_west; routes.0=midtown_west-times_square")
    found = ticket(game, "central_park-midtown_west")
    assert (found.state, found.missing) == ("open", 2)  # the own route costs nothing
    assert found.path[1] == "midtown_west-times_square"
    assert found.free == found.path[:1]
    assert found.free[0].startswith("central_park-times_square.")


def test_the_routes_of_all_shortest_ways(at: At) -> None:
    """Greenwich Village and Brooklyn are five spaces apart by Chinatown and by the Lower East Side; both have doubles."""
    game = at(f"{NEW_YORK}; seats=3; tickets.0=chelsea-brooklyn; routes.0=chelsea-greenwich_village.green")
    assert ViewAnalysis(game.view(0)).shortest_routes["chelsea-brooklyn"] == {
        *(
            "greenwich_village-chinatown.1",
            "greenwich_village-chinatown.2",
            "chinatown-brooklyn.orange",
            "chinatown-brooklyn.red",
        ),
        *("greenwich_village-lower_east_side", "lower_east_side-brooklyn"),
    }


def test_a_done_ticket_has_its_way_and_misses_nothing(at: At) -> None:
    game = at(
        f"{NEW_YORK}; tickets.0=lower_east_side-wall_street; routes.0=lower_east_side-chinatown chinatown-wall_street.green"
    )
    assert ticket(game, "lower_east_side-wall_street") == TicketAnalysis(
        "lower_east_side-wall_street", "done", 0, ("lower_east_side-chinatown", "chinatown-wall_street.green")
    )


def test_a_ticket_is_blocked_when_every_way_is_taken(at: At) -> None:
    around = " ".join(
        r.id
        for r in load_board("new_york").routes
        if "wall_street" in r.id.split(".")[0] and not r.id.endswith((".pink", ".black"))
    )
    game = at(f"{NEW_YORK}; seats=2; tickets.0=chelsea-wall_street; routes.1={around}")
    assert ticket(game, "chelsea-wall_street") == TicketAnalysis(
        "chelsea-wall_street", "blocked"
    )  # twins are closed with two seats
    three = at(f"{NEW_YORK}; seats=3; tickets.0=chelsea-wall_street; routes.1={around}")
    assert ticket(three, "chelsea-wall_street").state == "open"  # with three a twin is left


def test_a_ticket_with_a_free_path_but_too_few_pieces_is_short_and_not_blocked(at: At) -> None:
    own = "central_park-united_nations chelsea-soho chinatown-brooklyn.red"
    game = at(f"{NEW_YORK}; tickets.0=united_nations-wall_street lower_east_side-wall_street; routes.0={own}")
    assert game.view(0).me.pieces == 5
    found = ticket(game, "united_nations-wall_street")
    assert (found.state, found.missing) == ("short", 6)
    assert found.free  # the path is there to be shown
    assert ticket(game, "lower_east_side-wall_street").missing == 2


def test_offered_tickets_have_an_outlook_of_their_own() -> None:
    game = Game("new_york", 2, 1)
    outlook = ViewAnalysis(game.view(0))
    assert outlook.tickets == ()
    assert [t.ticket for t in outlook.offer] == list(game.view(0).me.offer or ())
    assert all(t.state == "open" and t.missing for t in outlook.offer)


def test_why_a_route_cannot_be_claimed(at: At) -> None:
    game = at(f"{NEW_YORK}; hand.0=2 pink, 1 taxi; routes.1=chelsea-greenwich_village.green")
    assert route(game, "chelsea-greenwich_village.red").why == "closed"
    soho = route(game, "chelsea-soho")
    assert (soho.why, soho.have, soho.need, soho.ways) == ("cards", 3, 4, ())
    assert all(r.route != "chelsea-greenwich_village.green" for r in ViewAnalysis(game.view(0)).routes)  # claimed: no outlook
    assert route(game, "gramercy_park-greenwich_village.pink").why is None
    assert route(game, "gramercy_park-greenwich_village.pink", 1).why == "cards"  # seat 1 has no card


def test_a_route_longer_than_the_pieces_left(at: At) -> None:
    own = "chelsea-soho united_nations-gramercy_park lower_east_side-brooklyn chinatown-brooklyn.red"
    game = at(f"{NEW_YORK}; hand.0=4 blue; routes.0={own}")
    assert game.view(0).me.pieces == 2
    found = route(game, "wall_street-brooklyn.blue")
    assert (found.why, found.have, found.need, found.ways) == ("pieces", 2, 3, ())


def test_not_now(at: At) -> None:
    game = at(f"{NEW_YORK}; hand.0=2 pink; hand.1=2 pink; deck=red *")
    pink = "gramercy_park-greenwich_village.pink"
    assert (route(game, pink).why, route(game, pink, 1).why) == (None, "not_now")
    game.play("blind")
    assert route(game, pink).why == "not_now"  # a second card must be taken first
    assert route(game, pink).ways == ({"pink": 2},)


def test_ways_to_pay_come_with_fewest_wilds_first(at: At) -> None:
    game = at(f"{NEW_YORK}; hand.0=1 red, 2 blue, 2 taxi")
    assert route(game, "times_square-united_nations").ways == (
        {"blue": 2},
        {"blue": 1, "taxi": 1},
        {"red": 1, "taxi": 1},
        {"taxi": 2},
    )


def test_what_a_claim_brings(at: At) -> None:
    game = at(
        f"{NEW_YORK}; hand.0=1 red; tickets.0=empire_state_building-greenwich_village central_park-gramercy_park;"
        "routes.0=gramercy_park-greenwich_village.black"
    )
    found = route(game, "empire_state_building-gramercy_park.red")
    assert (found.finishes, found.points, found.bonus) == (("empire_state_building-greenwich_village",), 1, False)
    assert route(game, "empire_state_building-gramercy_park.blue").finishes == found.finishes  # even if it cannot be paid


def test_the_bonus_of_first_journey(at: At) -> None:
    own = "dublin-london.green london-amsterdam.white amsterdam-berlin.black berlin-warsaw.blue"
    game = at(f"board=first_journey_europe; tickets.0=berlin-athens sarajevo-stockholm; routes.0={own}; hand.0=3 red")
    brings = {r.route for r in ViewAnalysis(game.view(0)).routes if r.bonus}
    assert brings == {"warsaw-moscow.red", "warsaw-moscow.black"}
    game.play("claim warsaw-moscow.red")
    assert game.view(0).me.bonus
    assert not any(r.bonus for r in ViewAnalysis(game.view(0)).routes)


def test_attractions_by_seat(at: At) -> None:
    game = at(f"{NEW_YORK}; routes.0=chelsea-soho; routes.1=wall_street-brooklyn.blue")
    assert ViewAnalysis(game.view(None)).attractions == (("chelsea",), ("wall_street", "brooklyn"))


def test_a_spectator_has_neither_tickets_nor_routes() -> None:
    outlook = ViewAnalysis(Game("new_york", 2, 1).view(None))
    assert (outlook.tickets, outlook.offer, outlook.routes) == ((), (), ())


def test_after_the_game_everybody_sees_which_routes_are_closed() -> None:
    game = Game("new_york", 2, 1)
    while not game.over:
        claims = [action for action in game.legal_actions if action.kind == "claim"]
        game.push((claims or game.legal_actions)[0])
    claimed = {route for player in game.view(0).players for route in player.routes}
    twins = {route.twin for route in game.board.routes if route.id in claimed and route.twin} - claimed
    assert twins
    for seat in (0, 1, None):
        assert {(r.route, r.why) for r in ViewAnalysis(game.view(seat)).routes} == {(twin, "closed") for twin in twins}


def test_a_spectator_sees_which_routes_are_closed_to_everybody(at: At) -> None:
    game = at(f"{NEW_YORK}; routes.0=chinatown-wall_street.green")  # NY-DOUBLE-2: two seats close the twin
    closed = ViewAnalysis(game.view(None)).routes
    assert [(r.route, r.why) for r in closed] == [("chinatown-wall_street.pink", "closed")]


def test_a_view_finds_paths_and_says_what_its_tickets_need(at: At) -> None:
    game = at(f"{NEW_YORK}; tickets.0=central_park-midtown_west; routes.0=midtown_west-times_square")
    view = game.view(0)
    path = view.path("central_park", "midtown_west")
    (found,) = view.ticket_analysis
    assert path is not None
    assert (path.missing, path.routes, path.free) == (found.missing, found.path, found.free)
    assert view.path("midtown_west", "times_square") == Path(0, ("midtown_west-times_square",), ())
    assert view.path("soho", "soho") == Path(0, (), ())
    told = json.loads(json.dumps(view.to_dict()))["ticket_analysis"]
    assert told[0] == {"ticket": found.ticket, "state": "open", "missing": 2, "path": [*found.path], "free": [*found.free]}
    with pytest.raises(NotationError, match="did you mean soho"):
        view.path("soh", "chelsea")


def test_a_view_finds_no_path_where_every_way_is_taken_and_a_spectator_has_none(at: At) -> None:
    at_wall_street = [route.id for route, _ in load_board("new_york").neighbors("wall_street")]
    one_of_each = " ".join(route for route in at_wall_street if not route.endswith((".pink", ".black")))
    game = at(f"{NEW_YORK}; routes.1={one_of_each}")
    assert game.view(0).path("chelsea", "wall_street") is None
    assert game.view(1).path("soho", "wall_street") is not None
    assert game.view(None).ticket_analysis == ()
    with pytest.raises(ValueError, match="spectator"):
        game.view(None).path("chelsea", "soho")


def test_offered_tickets_are_part_of_the_outlook() -> None:
    view = Game("new_york", 2, 1).view(0)
    assert [found.ticket for found in view.ticket_analysis] == list(view.me.offer or ())
