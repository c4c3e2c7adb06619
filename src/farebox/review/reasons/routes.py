"""Why a route should have been claimed, or another one not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from farebox.boards.board import Board, Route
from farebox.game.action import Action
from farebox.game.analysis import TOO_FEW_PIECES, RouteAnalysis, ViewAnalysis
from farebox.game.text.names import owned_routes
from farebox.game.view import View
from farebox.review.reasons.hands import after, cards_for_rest
from farebox.review.reasons.later import Later
from farebox.review.reasons.reason import Reason
from farebox.rules.board_numbers import board_numbers
from farebox.rules.claiming import take_route

NEAR_END = 2  # rounds: too late for a plan


def better_route(outlook: ViewAnalysis, later: Later, played: Action, better: Action) -> Iterator[Reason]:
    routes = {route.route: route for route in outlook.routes}
    there = routes[better.route or ""]
    helped = [one.ticket for one in outlook.tickets if better.route in outlook.shortest_routes[one.ticket]]
    if there.finishes:
        yield Reason("finishes", {"tickets": list(there.finishes)})
    elif there.bonus:
        yield Reason("bonus", {})
    elif helped:
        yield Reason("on_the_way", {"tickets": helped})
    elif _is_bonus_near(after(outlook.view, better)) and not _is_bonus_near(outlook):
        yield Reason("bonus_next", {})
    too_late = later.never_completed(there.finishes or helped)
    if too_late:
        yield Reason("end_too_soon", {"tickets": too_late})
    yield from cards_for_rest(outlook, played, better)
    yield from _blocked(outlook.view, better)
    yield from _last_of_double(outlook.view, better)
    yield from later.taken(better.route)
    if played.kind == "claim":
        yield from _worth_more(outlook, routes, played, better)
    if not too_late and later.ends_within(NEAR_END):
        yield Reason("end_was_near", {})


def tickets_helped(outlook: ViewAnalysis, route: str | None) -> list[str]:
    """The tickets in hand that need fewer spaces once the seat has a route, on whichever way."""
    then = {one.ticket: one for one in after(outlook.view, Action("claim", route=route)).tickets}
    return [one.ticket for one in outlook.tickets if one.state == "open" and then[one.ticket].missing < one.missing]


def _is_bonus_near(outlook: ViewAnalysis) -> bool:
    """Whether a single route would join both sides of the map."""
    return any(one.bonus and one.why != TOO_FEW_PIECES for one in outlook.routes)


def _worth_more(outlook: ViewAnalysis, routes: dict[str, RouteAnalysis], played: Action, better: Action) -> Iterator[Reason]:
    """What the better route brings and the one played does not. Others may bring more, so the reason names the one played."""
    if played.route not in routes:
        return
    gained = routes[better.route or ""].points - routes[played.route].points
    if gained > 0:
        yield Reason("more_points_than", {"points": gained, "route": played.route})
    attractions = new_attractions(outlook, better.route or "") - new_attractions(outlook, played.route)
    if attractions > 0:
        yield Reason("more_attractions_than", {"count": attractions, "route": played.route})


def new_attractions(outlook: ViewAnalysis, name: str) -> int:
    """How many attractions a route would be the seat's first to touch."""
    board, seat, route = outlook.board, outlook.view.me.seat, outlook.board.routes[name]
    return sum(board.locations[end].attraction and end not in outlook.attractions[seat] for end in (route.a, route.b))


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


def _last_of_double(view: View, better: Action) -> Iterator[Reason]:
    """Another player has the other route of the double."""
    twin = view.board.routes[better.route or ""].twin
    for player in view.players:
        if twin in player.routes:
            yield Reason("last_of_double", {"seat": player.seat})


def no_hurry(view: View, played: Action) -> bool:
    """Whether the seat could have taken the other route of a double if any of the others had claimed this one."""
    assert view.seat is not None
    route, others = view.board.routes[played.route or ""], [player.seat for player in view.players if player.seat != view.seat]
    return all(_twin_stays_open(view, route, taker=q, other=view.seat) for q in others)


def _twin_stays_open(view: View, route: Route, *, taker: int, other: int) -> bool:
    """Whether the other route of a double is open to a seat once another has claimed this one."""
    if route.twin is None:
        return False
    numbers, claimed = view.board.route_numbers, view.sealed()
    take_route(board_numbers(view.board), claimed, taker, numbers[route.id])
    return numbers[route.twin] in owned_routes(claimed.open[other])
