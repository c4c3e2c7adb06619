"""Why another action was better, in facts: each is the id of a message (messages/*/review.ftl) and its arguments.

The facts come from what the seat knew, and from what everybody saw later in the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from farebox.boards.board import Board, Route
from farebox.game.action import Action
from farebox.game.analysis import RouteAnalysis, TicketAnalysis, ViewAnalysis
from farebox.game.event import RouteClaimed
from farebox.game.game import Game
from farebox.game.text.names import owned_routes
from farebox.game.view import View
from farebox.review.decisions import Decision
from farebox.review.judgment import Judgment
from farebox.rules.board_numbers import board_numbers
from farebox.rules.claiming import take_route
from farebox.rules.state import ABANDONED

REASONS = (
    *("wasted_wild", "finishes", "bonus", "on_the_way", "end_too_soon", "blocks", "taken_later", "more_points", "end_was_near"),
    *("wild_fits_everywhere", "card_for_ticket", "route_without_ticket", "twin_free", "never_finished"),
    *("ticket_done", "ticket_nearer", "ticket_far", "ticket_worth_more", "tickets_together", "tickets_lost", "tickets_far"),
)
NEAR_END = 2  # rounds: too late for a plan
NEAR_END_TICKETS = 4  # rounds: too late for new tickets
FAR_OFF = 2  # spaces: far enough for new tickets to be nearer


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
    outlook, later = ViewAnalysis(decision.view), Later(game, decision)
    if better.kind == "claim" and better.route == played.route:
        yield from _wasted_wilds(game, played, better)
    elif better.kind == "claim":
        yield from _better_route(outlook, later, played, better)
    elif better.kind in ("take", "blind", "draw"):
        yield from _better_card(outlook, played, better)
    elif better.kind == "keep":
        yield from _better_tickets(outlook, played, better)
    elif better.kind == "exchange":
        yield from _poor_tickets(outlook)
    if played.kind == "claim" and better.route != played.route and _no_hurry(decision.view, played):
        yield Reason("twin_free", {})
    if played.kind in ("tickets", "keep"):
        yield from _too_many_tickets(later, played)


class Later:
    """What everybody saw after a decision."""

    def __init__(self, game: Game, decision: Decision) -> None:
        self._game, self._decision = game, decision
        self._ended = game.state.ending != ABANDONED

    def ends_within(self, rounds: int) -> bool:
        turns = self._game.plays[-1].turn - self._decision.play.turn
        return self._ended and turns <= rounds * len(self._game.seats)

    def never_completed(self, tickets: Iterable[str]) -> list[str]:
        """Those of the seat's own tickets that it had not completed when the game ended."""
        seat, wanted = self._decision.seat, list(tickets)
        done = ViewAnalysis(self._game.view(seat)).done(seat, wanted)
        return [ticket for ticket in wanted if self._ended and ticket not in done]

    def taken(self, route: str | None) -> Iterator[Reason]:
        """Another seat claimed the route."""
        for play in self._game.plays[self._decision.number + 1 :]:
            for event in play.events:
                if isinstance(event, RouteClaimed) and event.route == route:
                    if event.seat != self._decision.seat:
                        yield Reason("taken_later", {"seat": event.seat, "turns": play.turn - self._decision.play.turn})
                    return


def _wasted_wilds(game: Game, played: Action, better: Action) -> Iterator[Reason]:
    wild = game.board.wild
    wasted = dict(played.payment).get(wild, 0) - dict(better.payment).get(wild, 0)
    if wasted > 0:
        yield Reason("wasted_wild", {"count": wasted})


def _better_route(outlook: ViewAnalysis, later: Later, played: Action, better: Action) -> Iterator[Reason]:
    routes = {route.route: route for route in outlook.routes}
    there = routes[better.route or ""]
    helped = [ticket.ticket for ticket in outlook.tickets if better.route in ticket.free]
    if there.finishes:
        yield Reason("finishes", {"tickets": list(there.finishes)})
    elif there.bonus:
        yield Reason("bonus", {})
    elif helped:
        yield Reason("on_the_way", {"tickets": helped})
    too_late = later.never_completed(there.finishes or helped)
    if too_late:
        yield Reason("end_too_soon", {"tickets": too_late})
    yield from _blocked(outlook.view, better)
    yield from later.taken(better.route)
    gained = there.points - _points(routes, played)
    if played.kind == "claim" and gained > 0:
        yield Reason("more_points", {"points": gained})
    if not too_late and later.ends_within(NEAR_END):
        yield Reason("end_was_near", {})


def _points(routes: dict[str, RouteAnalysis], action: Action) -> int:
    return routes[action.route].points if action.route in routes else 0


def _blocked(view: View, better: Action) -> Iterator[Reason]:
    """The route would join two connections of a rival, and the rival could take no route beside it."""
    assert view.seat is not None
    route = view.board.routes[better.route or ""]
    for player in view.players:
        joins = player.seat != view.seat and _joins(view.board, player.routes, route)
        if joins and not _twin_stays_open(view, route, taker=view.seat, other=player.seat):
            yield Reason("blocks", {"seat": player.seat})


def _joins(board: Board, owned: Iterable[str], route: Route) -> bool:
    """Whether a route would join two connections of these routes."""
    connections: list[set[str]] = []
    for one in (board.routes[name] for name in owned):
        touching = [joined for joined in connections if joined & {one.a, one.b}]
        connections = [joined for joined in connections if joined not in touching] + [{one.a, one.b}.union(*touching)]
    ends = [[joined for joined in connections if end in joined] for end in (route.a, route.b)]
    return all(ends) and ends[0] != ends[1]


def _no_hurry(view: View, played: Action) -> bool:
    """Whether the seat could have taken the other route of a double if any of the others had claimed this one."""
    assert view.seat is not None
    route, others = view.board.routes[played.route or ""], [player.seat for player in view.players if player.seat != view.seat]
    return all(_twin_stays_open(view, route, taker=q, other=view.seat) for q in others)


def _twin_stays_open(view: View, route: Route, *, taker: int, other: int) -> bool:
    """Whether the other route of a double is open to a seat once another has claimed this one."""
    if route.twin is None:
        return False
    numbers, after = view.board.route_numbers, view.sealed()
    take_route(board_numbers(view.board), after, taker, numbers[route.id])
    return numbers[route.twin] in owned_routes(after.open[other])


def _better_card(outlook: ViewAnalysis, played: Action, better: Action) -> Iterator[Reason]:
    board = outlook.board
    if better.card == board.wild:
        yield Reason("wild_fits_everywhere", {})
    elif better.card:
        colors = {route.id: route.color for route in board.routes}
        helped = [ticket.ticket for ticket in outlook.tickets if any(colors[route] == better.card for route in ticket.free)]
        if helped:
            yield Reason("card_for_ticket", {"card": better.card, "tickets": helped})
    if played.kind == "claim" and not any(played.route in ticket.free for ticket in outlook.tickets):
        yield Reason("route_without_ticket", {})


def _better_tickets(outlook: ViewAnalysis, played: Action, better: Action) -> Iterator[Reason]:
    """What speaks for the tickets that the better choice keeps, and against those that it puts back."""
    offer, values = {one.ticket: one for one in outlook.offer}, {ticket.id: ticket.value for ticket in outlook.board.tickets}
    kept, back = (
        [offer[ticket] for ticket in a.tickets if ticket not in b.tickets] for a, b in ((better, played), (played, better))
    )
    others = [*outlook.tickets, *(offer[ticket] for ticket in better.tickets if ticket in played.tickets)]
    for one in kept:
        nearer = bool(back) and all(one.state == "open" and _beyond(two, one.missing) for two in back)
        more = values[one.ticket] - sum(values[two.ticket] for two in back)
        if one.state == "done":
            yield Reason("ticket_done", {"tickets": [one.ticket]})
        elif nearer:
            yield Reason("ticket_nearer", {"tickets": [one.ticket], "spaces": one.missing})
        elif back and more > 0:
            yield Reason("ticket_worth_more", {"tickets": [one.ticket], "points": more})
        shared = [two.ticket for two in others if set(one.free) & set(two.free)]
        if shared:
            yield Reason("tickets_together", {"tickets": [one.ticket, *shared]})
    yield from _lost(back)
    for one in back:
        if one.state == "open" and not kept:
            yield Reason("ticket_far", {"tickets": [one.ticket], "spaces": one.missing})


def _beyond(ticket: TicketAnalysis, spaces: int) -> bool:
    return ticket.state in ("blocked", "short") or ticket.missing > spaces


def _lost(tickets: Iterable[TicketAnalysis]) -> Iterator[Reason]:
    lost = [one.ticket for one in tickets if one.state in ("blocked", "short")]
    if lost:
        yield Reason("tickets_lost", {"tickets": lost})


def _poor_tickets(outlook: ViewAnalysis) -> Iterator[Reason]:
    """Why it is time for new tickets."""
    yield from _lost(outlook.tickets)
    missing = [one.missing for one in outlook.tickets if one.state == "open"]
    if missing and min(missing) >= FAR_OFF:
        yield Reason("tickets_far", {"spaces": min(missing)})


def _too_many_tickets(later: Later, played: Action) -> Iterator[Reason]:
    """Tickets that this seat took and never completed."""
    if played.kind == "keep":
        missed = later.never_completed(played.tickets)
        if missed:
            yield Reason("never_finished", {"tickets": missed})
    elif later.ends_within(NEAR_END_TICKETS):
        yield Reason("end_was_near", {})
