"""What the cards in hand are enough for, now and after an action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from farebox.boards.board import GRAY
from farebox.game.action import Action
from farebox.game.analysis import NOT_NOW, ROUTE_CLOSED, TicketAnalysis, ViewAnalysis
from farebox.game.view import View
from farebox.review.reasons.reason import Reason
from farebox.rules.board_numbers import board_numbers
from farebox.rules.claiming import take_route

Price = tuple[set[str], int]  # the colors that pay for a route or its twin, and how many cards


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
    missing = [one for one in then.tickets if one.state == "open"]
    for group in [missing, *([one] for one in missing)] if len(missing) > 1 else [missing]:
        tickets = [one.ticket for one in group]
        same = [one for one in instead.tickets if one.ticket in tickets]
        if tickets and _pays_for(then, group) and (played.kind == "exchange" or not _pays_for(instead, same)):
            yield Reason("cards_for_rest", {"tickets": tickets})
            return


def _pays_for(outlook: ViewAnalysis, tickets: Sequence[TicketAnalysis]) -> bool:
    """Whether the cards in hand pay for all routes of the shortest paths of these tickets; a twin serves as well."""
    if any(one.state in ("blocked", "short") for one in tickets):
        return False
    routes, free = outlook.board.routes, {one.route for one in outlook.routes if one.why != ROUTE_CLOSED}
    needed = [routes[name] for name in {name for one in tickets for name in one.free}]
    if sum(one.length for one in needed) > outlook.view.me.pieces:
        return False
    prices = [({routes[name].color for name in (one.id, one.twin) if name in free}, one.length) for one in needed]
    hand = dict(outlook.view.me.hand or {})
    return _covers(hand, hand.pop(outlook.board.wild, 0), prices)


def _covers(hand: dict[str, int], wilds: int, prices: Sequence[Price]) -> bool:
    """Whether cards pay all these prices together."""
    if not prices:
        return True
    (colors, length), *others = prices
    for color in hand.keys() | {GRAY} if GRAY in colors else colors:
        paid = min(hand.get(color, 0), length)
        if length - paid <= wilds and _covers({**hand, color: hand.get(color, 0) - paid}, wilds - length + paid, others):
            return True
    return False
