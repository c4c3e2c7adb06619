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


class Link(NamedTuple):
    """A route, or both routes of a double."""

    ends: frozenset[str]
    colors: frozenset[str]
    length: int


Links = frozenset[Link]


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

    owned, free = _links(board, view.me.routes), _links(board, (one.route for one in outlook.routes if one.why != ROUTE_CLOSED))

    def is_paid(links: Links) -> bool:
        new = links - owned
        return sum(one.length for one in new) <= view.me.pieces and _covers(hand, wilds, list(new))

    bought: set[Links] = {owned}
    for ticket in tickets:
        a, b = board.tickets[ticket].a, board.tickets[ticket].b
        bought = {more for had in bought for more in _ways(owned | free, a, b, had, is_paid)}
    return bool(bought)


def _links(board: Board, routes: Iterable[str]) -> Links:
    """Routes as links between locations: two open routes of a double are one link."""
    names = set(routes)
    doubles = ({name, board.routes[name].twin} & names for name in names)
    return frozenset(_link([board.routes[name] for name in double if name]) for double in doubles)


def _link(double: Sequence[Route]) -> Link:
    return Link(frozenset((double[0].a, double[0].b)), frozenset(route.color for route in double), double[0].length)


def _ways(
    links: Links, at: str, goal: str, bought: Links, is_paid: Callable[[Links], bool], seen: frozenset[str] = frozenset()
) -> Iterator[Links]:
    """The sets of links, each with those already bought, that the hand pays for and that lead to a goal."""
    if at == goal:
        yield bought
        return
    for link in links:
        for to in link.ends - {at, *seen} if at in link.ends else ():
            more = bought | {link}
            if link in bought or is_paid(more):
                yield from _ways(links, to, goal, more, is_paid, seen | {at})


def _covers(hand: dict[str, int], wilds: int, prices: Sequence[Link]) -> bool:
    """Whether cards pay all these prices together."""
    if not prices:
        return True
    (_, colors, length), *others = prices
    for color in hand.keys() | {GRAY} if GRAY in colors else colors:
        paid = min(hand.get(color, 0), length)
        if length - paid <= wilds and _covers({**hand, color: hand.get(color, 0) - paid}, wilds - length + paid, others):
            return True
    return False
