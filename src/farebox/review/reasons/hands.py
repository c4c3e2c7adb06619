"""What the cards in hand are enough for, now and after an action."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from farebox.boards.board import GRAY, Board, Route
from farebox.game.action import Action
from farebox.game.analysis import NOT_NOW, ROUTE_CLOSED, ViewAnalysis
from farebox.game.view import View
from farebox.review.reasons.reason import Reason
from farebox.rules.board_numbers import board_numbers
from farebox.rules.claiming import take_route


class PricedRoute(NamedTuple):
    """A route, or both routes of a double."""

    ends: frozenset[str]
    colors: frozenset[str]
    length: int


PricedRoutes = frozenset[PricedRoute]


def after(view: View, action: Action) -> ViewAnalysis:
    """The analysis of what a seat knows in advance of the position after its action: no card or ticket has been drawn."""
    assert view.seat is not None
    state, board = view.sealed(), view.board
    hand = state.hand[view.seat]
    if action.card:
        hand[board.color_numbers[action.card]] += 1
    if action.route:
        take_route(board_numbers(board), state, view.seat, board.route_numbers[action.route])
        state.pieces[view.seat] -= board.routes[action.route].length
    for card, count in action.payment:
        hand[board.color_numbers[card]] -= count
    return ViewAnalysis(View(board, state, view.seat))


def payable_routes(outlook: ViewAnalysis) -> set[str]:
    """The routes that the cards in hand pay for, whoever's turn it is."""
    return {one.route for one in outlook.routes if one.why in (None, NOT_NOW)}


def cards_for_rest(outlook: ViewAnalysis, played: Action, better: Action) -> Iterator[Reason]:
    """After the better action the cards in hand are enough for all that tickets need, and after the one played they are not."""
    then, instead = after(outlook.view, better), after(outlook.view, played)
    missing = [one.ticket for one in then.tickets if one.state == "open"]
    for tickets in [missing, *([one] for one in missing)] if len(missing) > 1 else [missing]:
        if tickets and _completes(then, tickets) and (played.kind == "exchange" or not _completes(instead, tickets)):
            yield Reason("cards_for_rest", {"tickets": tickets})
            return


def _completes(outlook: ViewAnalysis, tickets: Iterable[str]) -> bool:
    """Whether the cards in hand pay for routes that complete all these tickets together, on whichever ways."""
    view, board = outlook.view, outlook.board
    hand = dict(view.me.hand or {})
    wilds = hand.pop(board.wild, 0)

    owned, free = _priced(board, view.me.routes), _priced(board, (one.route for one in outlook.routes if one.why != ROUTE_CLOSED))

    def is_paid(routes: PricedRoutes) -> bool:
        new = routes - owned
        return sum(one.length for one in new) <= view.me.pieces and _covers(hand, wilds, list(new))

    def is_completed(ends: Sequence[tuple[str, str]], bought: PricedRoutes) -> bool:
        if not ends:
            return True
        (a, b), *others = ends
        return any(is_completed(others, more) for more in _ways(owned | free, a, b, bought, is_paid))

    return is_completed([(board.tickets[ticket].a, board.tickets[ticket].b) for ticket in tickets], owned)


def _priced(board: Board, routes: Iterable[str]) -> PricedRoutes:
    """Routes with what pays for them: two open routes of a double are one."""
    names = set(routes)
    doubles = ({name, board.routes[name].twin} & names for name in names)
    return frozenset(_priced_route([board.routes[name] for name in double if name]) for double in doubles)


def _priced_route(double: Sequence[Route]) -> PricedRoute:
    return PricedRoute(frozenset((double[0].a, double[0].b)), frozenset(route.color for route in double), double[0].length)


def _ways(
    routes: PricedRoutes,
    at: str,
    goal: str,
    bought: PricedRoutes,
    is_paid: Callable[[PricedRoutes], bool],
    seen: frozenset[str] = frozenset(),
) -> Iterator[PricedRoutes]:
    """The sets of routes, each with those already bought, that the hand pays for and that lead to a goal."""
    if at == goal:
        yield bought
        return
    for route in routes:
        for to in route.ends - {at, *seen} if at in route.ends else ():
            more = bought | {route}
            if route in bought or is_paid(more):
                yield from _ways(routes, to, goal, more, is_paid, seen | {at})


def _covers(hand: dict[str, int], wilds: int, prices: Sequence[PricedRoute]) -> bool:
    """Whether cards pay all these prices together."""
    if not prices:
        return True
    (_, colors, length), *others = prices
    for color in hand.keys() | {GRAY} if GRAY in colors else colors:
        paid = min(hand.get(color, 0), length)
        if length - paid <= wilds and _covers({**hand, color: hand.get(color, 0) - paid}, wilds - length + paid, others):
            return True
    return False
