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
    assert found == set(REASONS) - {"wasted_wild", "ticket_done"}  # these games pay as they can, and draw few tickets


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


OFFERED = "board=new_york; phase=keep; routes.0={}; offer.0={}"
NEAR, FAR, BESIDE = "central_park-midtown_west", "united_nations-wall_street", "chelsea-wall_street"


@pytest.mark.parametrize(
    ("routes", "played", "better", "expected"),
    [
        ("chelsea-soho soho-wall_street", NEAR, BESIDE, f"ticket_done {BESIDE}"),
        ("", FAR, NEAR, f"ticket_nearer {NEAR}"),
        ("", NEAR, FAR, f"ticket_worth_more {FAR}"),
        ("", f"{NEAR} {FAR}", NEAR, f"ticket_far {FAR}"),
        ("", FAR, f"{FAR} lower_east_side-wall_street", "tickets_together lower_east_side-wall_street"),
    ],
)
def test_what_speaks_for_the_tickets_to_keep(routes: str, played: str, better: str, expected: str) -> None:
    """NY-TICKET-2"""
    offer = " ".join(sorted({*played.split(), *better.split()}))
    game, decision = start_of(OFFERED.format(routes, offer), f"keep {played}")
    found = reasons(game, decision, Action.parse(f"keep {better}"))
    assert expected in {f"{one.id} {one.arguments['tickets'][0]}" for one in found}
