"""Reasons: the facts behind a better action, and that none of them was hidden from the seat."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from farebox import Action, Game, Position
from farebox.game.view import View
from farebox.review.decisions import Decision, decisions_of
from farebox.review.judgment import Judgment
from farebox.review.reasons import REASONS, Reason, reasons_for
from farebox.review.reasons.later import Later
from farebox.rules.state import State

TABLES = [("new_york", 2), ("new_york", 3), ("first_journey_europe", 3)]


@cache
def finished(board: str, seats: int, seed: int = 11) -> Game:
    game, rng = Game(board, seats, seed), Random(seed)
    while not game.over:
        claims = [action for action in game.legal_actions if action.kind == "claim"]
        game.play(rng.choice(claims or game.legal_actions))
    return game


def called_better(best: Action) -> Judgment:
    return Judgment((), best, chance=0.4, cost=0.1, error=0.0, answered=0.4, all_chances=())


def reasons(game: Game, decision: Decision, better: Action) -> list[Reason]:
    return list(reasons_for(game, decision, called_better(better)))


def pairs(game: Game) -> list[tuple[Decision, Action]]:
    """Decisions, each with every other action that was possible."""
    return [(one, action) for one in decisions_of(game) for action in one.view.actions if action != one.play.action]


def as_seen(game: Game, seat: int) -> Game:
    """The game with nothing but what a seat saw of its actions."""
    plays = [
        replace(play, events=tuple(event.seen_by(seat) for event in play.events), before=cast(Any, None)) for play in game.plays
    ]
    return cast(Any, SimpleNamespace(board=game.board, plays=plays, seats=game.seats, state=game.state, view=game.view))


@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_reasons_use_only_what_the_seat_knew_and_what_everybody_saw_later(board: str, seats: int) -> None:
    game = finished(board, seats)
    for decision, better in pairs(game):
        hidden = decision.view.sealed()  # everything that the seat did not know is dealt again
        other = replace(
            decision,
            view=View(game.board, hidden, decision.seat),
            after=cast(View, None),
            before=cast(State, None),
            true_after=cast(State, None),
        )
        assert reasons(as_seen(game, decision.seat), other, better) == reasons(game, decision, better)


def test_reasons_are_those_that_have_messages() -> None:
    found = {
        reason.id
        for board, seats in TABLES
        for pair in pairs(finished(board, seats))
        for reason in reasons(finished(board, seats), *pair)
    }
    rare = {"wasted_wild", "ticket_done", "bonus_next"}  # these games pay as they can, and draw few tickets
    assert found == set(REASONS) - rare


def test_a_wild_that_another_payment_saves_is_wasted() -> None:
    game, decision = start_of("board=new_york; hand.0=4 pink, 2 taxi", "claim chelsea-soho 2 pink 2 taxi")
    assert reasons(game, decision, Action.parse("claim chelsea-soho 4 pink")) == [Reason("wasted_wild", {"count": 2})]


def test_a_decision_that_cost_nothing_has_no_reasons() -> None:
    game = finished("new_york", 2)
    for decision in decisions_of(game):
        judgment = replace(called_better(decision.play.action), cost=0.0)
        assert list(reasons_for(game, decision, judgment)) == []


def start_of(position: str, action: str) -> tuple[Game, Decision]:
    """A game that was abandoned after one action in a position, and that decision."""
    game = Game.from_position(Position.parse(position))
    game.play(action)
    game.abandon()
    return game, next(decisions_of(game))


POSITION = "board=new_york; hand.0=6 pink, 6 blue; tickets.0=times_square-soho; {}"


def test_a_rival_is_blocked_only_where_its_networks_meet() -> None:
    """Chelsea - SoHo lies between the two networks of seat 1."""
    claim = Action.parse("claim chelsea-soho 4 pink")
    both = "routes.1=chelsea-midtown_west soho-wall_street"
    assert Reason("blocks", {"seat": 1}) in reasons(*start_of(POSITION.format(both), "blind"), claim)
    one = "routes.1=chelsea-midtown_west"
    assert "blocks" not in {reason.id for reason in reasons(*start_of(POSITION.format(one), "blind"), claim)}


@pytest.mark.parametrize(("seats", "hurry"), [(2, True), (3, False)])
def test_the_other_route_of_a_double_is_no_help_to_two_players(seats: int, hurry: bool) -> None:
    """NY-DOUBLE-2"""
    game, decision = start_of(POSITION.format(f"seats={seats}"), "claim empire_state_building-chelsea.1 2 pink")
    assert ("twin_free" in {reason.id for reason in reasons(game, decision, Action.parse("blind"))}) != hurry


def test_the_end_of_an_abandoned_game_is_no_reason() -> None:
    game, decision = start_of(POSITION.format("seats=2"), "blind")
    found = {reason.id for reason in reasons(game, decision, Action.parse("claim chelsea-soho 4 pink"))}
    assert not found & {"end_too_soon", "end_was_near", "never_finished"}


def test_who_draws_tickets_had_others_to_complete() -> None:
    told = reasons(*start_of(POSITION.format("seats=2"), "tickets"), Action.parse("blind"))
    assert [(one.id, one.arguments) for one in told if one.id == "ticket_far"] == [
        ("ticket_far", {"tickets": ["times_square-soho"], "spaces": 6})
    ]


OFFERED = "board=new_york; phase=keep; routes.0={}; offer.0={}"
NEAR, FAR, BESIDE = "central_park-midtown_west", "united_nations-wall_street", "chelsea-wall_street"


@pytest.mark.parametrize(
    ("routes", "played", "better", "expected"),
    [
        ("chelsea-soho soho-wall_street", NEAR, BESIDE, f"ticket_done {BESIDE}"),
        ("", FAR, NEAR, f"ticket_nearer {NEAR}"),
        ("", NEAR, FAR, f"ticket_worth_more {FAR}"),
        ("", f"{NEAR} {FAR}", NEAR, f"more_spaces {FAR}"),
        ("", FAR, f"{FAR} lower_east_side-wall_street", "tickets_together lower_east_side-wall_street"),
    ],
)
def test_what_speaks_for_the_tickets_to_keep(routes: str, played: str, better: str, expected: str) -> None:
    """NY-TICKET-2"""
    offer = " ".join(sorted({*played.split(), *better.split()}))
    game, decision = start_of(OFFERED.format(routes, offer), f"keep {played}")
    found = reasons(game, decision, Action.parse(f"keep {better}"))
    assert expected in {f"{one.id} {one.arguments['tickets'][0]}" for one in found}


def found(position: str, played: str, better: str) -> dict[str, dict[str, Any]]:
    """The arguments of the reasons in a position, by id."""
    return {one.id: one.arguments for one in reasons(*start_of(position, played), Action.parse(better))}


SECOND = "board=new_york; seats=3; phase=second_card; display=red red blue green orange; {}"


def test_a_route_on_another_shortest_path_is_on_the_way() -> None:
    """Both routes of a double, and two ways from Greenwich Village to Brooklyn, are equally short."""
    at = (
        "board=new_york; seats=3; hand.0=3 red, 2 green; tickets.0=chelsea-brooklyn; routes.0=chelsea-greenwich_village.green; {}"
    )
    for better in ("claim greenwich_village-chinatown.2 2 green", "claim chinatown-brooklyn.red 3 red"):
        assert found(at.format(""), "blind", better)["on_the_way"] == {"tickets": ["chelsea-brooklyn"]}
    assert "on_the_way" not in found(at.format(""), "blind", "claim central_park-times_square.red 2 red")


def test_a_route_that_shortens_a_ticket_is_not_called_useless() -> None:
    at = "board=new_york; seats=3; hand.0=3 red, 2 green; tickets.0=chelsea-brooklyn; routes.0=chelsea-greenwich_village.green"
    assert "route_without_ticket" not in found(at, "claim greenwich_village-chinatown.2 2 green", "blind")
    assert "route_without_ticket" in found(at, "claim central_park-times_square.red 2 red", "blind")


def test_a_card_that_makes_enough_for_a_route() -> None:
    told = found(SECOND.format("hand.0=2 red, 1 blue"), "take orange", "take red")
    assert told["enough_for_route"]["points"] == 4
    far = "tickets.0=times_square-brooklyn; routes.0=times_square-empire_state_building.pink; hand.0=2 red"
    told = found(SECOND.format(far), "blind", "take red")
    assert told["enough_for_ticket"] == {"route": "chinatown-brooklyn.red", "tickets": ["times_square-brooklyn"]}
    assert not {"enough_for_route", "enough_for_ticket"} & {*found(SECOND.format("hand.0=2 red"), "take red", "take blue")}


@pytest.mark.parametrize("hand", ["1 pink", "1 pink, 1 green"])
def test_a_card_for_the_twin_of_a_route_that_was_in_reach_is_not_called_enough(hand: str) -> None:
    at = f"board=new_york; seats=2; display=orange red blue taxi green; tickets.0=times_square-soho; hand.0={hand}"
    for played in ("claim times_square-empire_state_building.pink 1 pink", "blind"):
        assert (
            found(at, played, "take orange").get("enough_for_ticket", {}).get("route")
            != "times_square-empire_state_building.orange"
        )


def test_cards_that_are_enough_for_the_rest_of_a_ticket() -> None:
    """Lower East Side - Chinatown needs a blue card, Chinatown - Wall Street a green or a pink one."""
    at = SECOND.format("tickets.0=lower_east_side-wall_street; hand.0={}")
    rest = {"tickets": ["lower_east_side-wall_street"]}
    assert found(at.format("1 blue"), "blind", "take green")["cards_for_rest"] == rest
    assert found(at.format("1 pink"), "blind", "take blue")["cards_for_rest"] == rest
    assert found(at.format("1 taxi"), "blind", "take blue")["cards_for_rest"] == rest
    assert "cards_for_rest" not in found(at.format("1 black"), "blind", "take blue")
    assert "cards_for_rest" not in found(at.format("1 blue, 1 pink"), "blind", "take blue")  # they were enough before


def test_cards_that_are_enough_on_another_way() -> None:
    """From Greenwich Village to Brooklyn, the ways by Chinatown (3 orange) and by the Lower East Side are equally short."""
    at = SECOND.format("tickets.0=chelsea-brooklyn; routes.0=chelsea-greenwich_village.red; hand.0={}")
    assert "cards_for_rest" not in found(at.format("2 orange, 2 green"), "take green", "take orange")
    assert "cards_for_rest" in found(at.format("2 orange, 2 green"), "take blue", "take orange")
    near = SECOND.format("tickets.0=lower_east_side-wall_street; hand.0=3 orange, 2 blue")
    assert "cards_for_rest" not in found(near, "take blue", "take green")  # by Brooklyn, which is longer
    assert "cards_for_rest" in found(near, "take red", "take green")


def test_cards_that_are_enough_for_two_tickets_together() -> None:
    """Empire State Building - Chelsea takes two cards, the way to East Village a red or a blue one and two more."""
    own = "routes.0=chelsea-soho times_square-empire_state_building.pink"
    at = SECOND.format(f"{own}; tickets.0=times_square-soho times_square-east_village; hand.0=2 blue, 1 orange{{}}")
    both = {"tickets": ["times_square-east_village", "times_square-soho"]}
    assert found(at.format(", 1 taxi"), "blind", "take red")["cards_for_rest"] == both
    assert found(at.format(""), "blind", "take red")["cards_for_rest"] == {"tickets": both["tickets"][:1]}


def test_one_more_card_for_a_route_that_completes_a_ticket() -> None:
    at = "board=first_journey_europe; seats=3; tickets.0=vienna-ankara paris-riga; routes.0=vienna-bucharest.yellow; hand.0={}"
    near = {"route": "bucharest-ankara.black", "tickets": ["vienna-ankara"]}
    assert found(at.format("1 black, 1 white"), "claim zurich-rome.white", "draw")["almost_enough"] == near
    assert "almost_enough" not in found(at.format("1 white"), "claim zurich-rome.white", "draw")
    now = found(at.format("2 blue, 1 black, 1 white"), "claim zurich-rome.white", "draw")
    assert "almost_enough" not in now  # the other route of the double can be claimed at once


def test_a_draw_keeps_the_wild_card_that_the_claim_spent() -> None:
    at = "board=first_journey_europe; seats=3; hand.0=1 locomotive, 1 white"
    assert found(at, "claim zurich-rome.green 1 locomotive", "draw")["keeps_wild"] == {"count": 1}
    assert "keeps_wild" not in found(at, "claim zurich-rome.white 1 white", "draw")


def test_the_last_route_of_a_double() -> None:
    at = "board=new_york; seats=3; hand.0=3 red; {}"
    claim = "claim chelsea-greenwich_village.red 3 red"
    assert found(at.format("routes.2=chelsea-greenwich_village.green"), "blind", claim)["last_of_double"] == {"seat": 2}
    assert "last_of_double" not in found(at.format(""), "blind", claim)


def test_more_attractions() -> None:
    """Chelsea, Greenwich Village and Brooklyn are attractions, the Lower East Side is not."""
    at, played, better = (
        "board=new_york; seats=3; hand.0=3 red, 3 blue; {}",
        "claim lower_east_side-brooklyn 3 blue",
        "claim chelsea-greenwich_village.red 3 red",
    )
    assert found(at.format(""), played, better)["more_attractions_than"] == {
        "count": 1,
        "route": "lower_east_side-brooklyn",
    }
    assert "more_attractions_than" not in found(at.format("routes.0=chelsea-soho"), played, better)  # it has Chelsea
    assert "more_attractions_than" not in found(at.format(""), better, played)


def test_more_points_than_the_route_that_is_named() -> None:
    at, two, four = "board=new_york; seats=3; hand.0=4 pink", "claim soho-wall_street 2 pink", "claim chelsea-soho 4 pink"
    assert found(at, two, four)["more_points_than"] == {"points": 5, "route": "soho-wall_street"}
    assert "more_points_than" not in found(at, four, two)
    assert "more_points_than" not in found(at, "blind", four)  # no route to compare with


def test_one_route_from_the_bonus() -> None:
    """FJ-BONUS-1"""
    at = "board=first_journey_europe; seats=3; hand.0=3 white, 1 green; routes.0={}"
    west = "dublin-london.yellow london-paris.black paris-zurich.blue zurich-vienna.black"
    assert "bonus_next" in found(at.format(west), "draw", "claim vienna-kiev 3 white")  # then Kiev - Moscow
    assert "bonus_next" not in found(at.format("zurich-vienna.black"), "draw", "claim vienna-kiev 3 white")
    assert "bonus_next" not in found(at.format(f"{west} vienna-kiev"), "draw", "claim zurich-rome.green")  # it was so before


LAST = "board=new_york; seats=2; phase=keep; last_turns=2; routes.0={}; offer.0=" + f"{NEAR} {FAR}"


def test_in_the_last_turn_a_ticket_can_only_cost_points() -> None:
    """NY-END-1: 3 points are less than 8."""
    told = found(LAST.format(""), f"keep {FAR}", f"keep {NEAR}")
    assert told == {"no_turn_left": {"points": 5}}
    assert "no_turn_left" not in found(LAST.format(""), f"keep {NEAR}", f"keep {FAR}")


def test_new_tickets_in_the_last_turn() -> None:
    """Four tickets lie along these routes."""
    along = "empire_state_building-chelsea.1 chelsea-greenwich_village.green greenwich_village-chinatown.1 chinatown-brooklyn.red"
    at = "board=new_york; seats=2; last_turns=2; hand.0=; routes.0={}; tickets.0=" + NEAR
    told = found(at.format(f"{along} chinatown-wall_street.pink"), "blind", "tickets")
    assert "last_turn_for_tickets" in told
    assert told["new_tickets_done"] == {"count": 4, "unseen": 17}
    assert "new_tickets_done" not in found(at.format("chelsea-soho"), "blind", "tickets")


def test_tickets_that_a_swap_completes_at_once() -> None:
    """FJ-TICKET-2: all tickets count that nobody has completed and that are not in the own hand."""
    own = "brest-paris paris-berlin.white berlin-vienna.red vienna-bucharest.yellow sarajevo-bucharest bucharest-ankara.blue"
    at = f"board=first_journey_europe; seats=2; hand.0=; tickets.0=dublin-rome stockholm-moscow; routes.0={own}"
    told = found(at, "draw", "exchange")["new_tickets_done"]
    board = Position.parse(at).board
    assert told["unseen"] == len(board.tickets) - 2
    view = Game.from_position(Position.parse(at)).view(0)
    assert told["count"] == len(view.analysis.done(0, [ticket.id for ticket in board.tickets]))


@pytest.mark.parametrize(("later", "expected"), [(1, 1), (4, 4), (5, None)])
def test_a_route_counts_as_taken_only_within_two_rounds(later: int, expected: int | None) -> None:
    game = finished("new_york", 2)
    claim = next(play for play in game.plays if play.action.kind == "claim" and play.turn > 8)
    decision = replace(next(decisions_of(game)), number=0)
    other = 1 - claim.seat
    then = replace(decision, play=replace(claim, seat=other, turn=claim.turn - later))
    taken = [reason.arguments["turns"] for reason in Later(game, then).taken(claim.action.route)]
    assert taken == ([] if expected is None else [expected])


@pytest.mark.parametrize(
    ("routes", "kept", "other", "spaces"),
    [
        ("", BESIDE, "central_park-chelsea", (11, 6)),  # 5 spaces alone: nothing to share
        ("", "times_square-brooklyn", "central_park-chinatown", (11, 8)),  # the same way from Times Square to the Lower East Side
        ("", "times_square-brooklyn", "times_square-east_village", None),  # on one of the shortest ways
        ("chelsea-soho soho-wall_street", BESIDE, "central_park-chelsea", None),  # the ticket to keep is done
    ],
)
def test_a_ticket_that_is_put_back_is_counted_beside_the_one_to_keep(
    routes: str, kept: str, other: str, spaces: tuple[int, int] | None
) -> None:
    told = found(OFFERED.format(routes, f"{kept} {other}"), f"keep {kept} {other}", f"keep {kept}")
    more = told.get("more_spaces")
    assert more == (spaces and {"tickets": [other], "spaces": spaces[0], "alone": spaces[1]})
    assert ("ticket_far" in told) == bool(routes)


def test_only_tickets_that_the_better_choice_puts_back_are_said_to_be_never_completed() -> None:
    game = Game.from_position(Position.parse(OFFERED.format("", f"{NEAR} {FAR}")))
    game.play(f"keep {NEAR} {FAR}")
    finish = Random(3)
    while not game.over:
        game.play(finish.choice(game.legal_actions))
    decision = next(decisions_of(game))
    assert set(Later(game, decision).never_completed([NEAR, FAR])) == {NEAR, FAR}
    told = {one.id: one.arguments for one in reasons(game, decision, Action.parse(f"keep {NEAR}"))}
    assert told["never_finished"] == {"tickets": [FAR]}
