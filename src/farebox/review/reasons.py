"""Why another action was better, in facts: each is the id of a message (messages/*/review.ftl) and its arguments.

The facts come from what the seat knew, and from what everybody saw later in the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from farebox.game.action import Action
from farebox.game.analysis import Outlook, RouteOutlook
from farebox.game.event import RouteClaimed
from farebox.game.game import Game
from farebox.review.decisions import Decision
from farebox.review.judge import Judgment


@dataclass(frozen=True)
class Reason:
    """A message and its arguments: ids of tickets, routes and cards, seats and numbers."""

    id: str
    arguments: dict[str, Any]

    def to_dict(self) -> dict[str, Any]:
        return {"id": self.id, **self.arguments}


def reasons_for(game: Game, decision: Decision, judgment: Judgment) -> Iterator[Reason]:
    """Why the best action was better; nothing if the decision cost nothing."""
    if not judgment.cost:
        return
    played, better = decision.play.action, judgment.best
    outlook = Outlook(decision.view)
    if better.kind == "claim" and better.route == played.route:
        yield from _wasted_wilds(game, played, better)
    elif better.kind == "claim":
        yield from _better_route(game, decision, outlook, played, better)
    elif better.kind in ("take", "blind", "draw"):
        yield from _better_card(game, outlook, played, better)
    if played.kind in ("tickets", "keep"):
        yield from _tickets_too_many(game, decision, played)


def _wasted_wilds(game: Game, played: Action, better: Action) -> Iterator[Reason]:
    wild = game.board.wild
    wasted = dict(played.payment).get(wild, 0) - dict(better.payment).get(wild, 0)
    if wasted > 0:
        yield Reason("wasted_wild", {"count": wasted})


def _better_route(game: Game, decision: Decision, outlook: Outlook, played: Action, better: Action) -> Iterator[Reason]:
    routes = {route.route: route for route in outlook.routes}
    there = routes[better.route or ""]
    if there.finishes:
        yield Reason("finishes", {"tickets": list(there.finishes)})
    elif there.bonus:
        yield Reason("bonus", {})
    else:
        helped = [ticket.ticket for ticket in outlook.tickets if better.route in ticket.free]
        if helped:
            yield Reason("on_the_way", {"tickets": helped})
    yield from _taken_later(game, decision, better)
    gained = there.points - _points(routes, played)
    if played.kind == "claim" and gained > 0:
        yield Reason("more_points", {"points": gained})
    if game.plays[-1].turn - decision.play.turn <= 2 * len(game.seats):
        yield Reason("end_was_near", {})


def _points(routes: dict[str, RouteOutlook], action: Action) -> int:
    return routes[action.route].points if action.route in routes else 0


def _taken_later(game: Game, decision: Decision, better: Action) -> Iterator[Reason]:
    """Another seat claimed the route afterwards."""
    for play in game.plays[decision.number + 1 :]:
        for event in play.events:
            if isinstance(event, RouteClaimed) and event.route == better.route:
                if event.seat != decision.seat:
                    yield Reason("taken_later", {"seat": event.seat, "turns": play.turn - decision.play.turn})
                return


def _better_card(game: Game, outlook: Outlook, played: Action, better: Action) -> Iterator[Reason]:
    if better.card == game.board.wild:
        yield Reason("wild_fits_everywhere", {})
    elif better.card:
        colors = {route.id: route.color for route in game.board.routes}
        helped = [ticket.ticket for ticket in outlook.tickets if any(colors[route] == better.card for route in ticket.free)]
        if helped:
            yield Reason("card_for_ticket", {"card": better.card, "tickets": helped})
    if played.kind == "claim" and not any(played.route in ticket.free for ticket in outlook.tickets):
        yield Reason("route_without_ticket", {})


def _tickets_too_many(game: Game, decision: Decision, played: Action) -> Iterator[Reason]:
    """Tickets that this seat took and never completed."""
    if played.kind == "keep":
        missed = [
            ticket
            for ticket in played.tickets
            if ticket not in Outlook(game.view(decision.seat)).done(decision.seat, played.tickets)
        ]
        if missed:
            yield Reason("never_finished", {"tickets": missed})
    elif game.plays[-1].turn - decision.play.turn <= 4 * len(game.seats):
        yield Reason("end_was_near", {})
