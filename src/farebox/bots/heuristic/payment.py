"""Paying and drawing for a plan, shared by the planners of both games."""

from __future__ import annotations

from farebox.boards.limits import COLORS, LENGTH
from farebox.bots.heuristic.plan import PlanMemory
from farebox.features.route_sets import first_route, without_first
from farebox.kernel.bits import lowest
from farebox.kernel.twins import rule
from farebox.rules.claiming import payments
from farebox.rules.state import ALL_WILD, ANY, BLIND, DISPLAY, NONE, PAYMENT, WILD, BoardNumbers, State


@rule
def count_need(b: BoardNumbers, s: State, p: int, m: PlanMemory, but: int) -> None:
    """The cards that the wanted routes cost, by color, without the route `but` (NONE: all) and those already claimed."""
    for c in range(COLORS):
        m.need[c] = 0
    routes = m.want[p][0] & ~s.owned[p][0]
    more = m.want[p][1] & ~s.owned[p][1]
    while (routes | more) != 0:
        r = first_route(routes, more)
        routes, more = without_first(routes, more)
        if r != but:
            m.need[b.color[r]] += b.length[r]


@rule
def best_payment(b: BoardNumbers, s: State, p: int, m: PlanMemory, route: int) -> int:
    """The payment that saves wilds and the colors that other wanted routes need."""
    count_need(b, s, p, m, route)
    ways = payments(b, s, p, route)
    best = lowest(ways)
    least = 1 << 30
    while ways != 0:
        way = lowest(ways)
        ways &= ways - 1
        wilds = (way - PAYMENT) % LENGTH
        color = (way - PAYMENT) // LENGTH
        cost = 0
        if way == ALL_WILD:
            wilds = int(b.length[route])
        else:
            left = s.hand[p][color] - (b.length[route] - wilds)
            if left < m.need[color]:
                cost = 3 * min(m.need[color] - left, b.length[route] - wilds)
        cost += 4 * wilds
        if cost < least:
            least = cost
            best = way
    return best


@rule
def payable_wanted(b: BoardNumbers, s: State, p: int, m: PlanMemory, routes: int, more: int) -> int:
    """The wanted route to claim first: the longest, and of these one without a twin; NONE if none can be paid."""
    best = NONE
    most = -1
    routes &= m.want[p][0]
    more &= m.want[p][1]
    while (routes | more) != 0:
        r = first_route(routes, more)
        routes, more = without_first(routes, more)
        worth = b.length[r] * 2 + (1 if b.twin[r] == NONE else 0)
        if worth > most:
            most = worth
            best = r
    return best


@rule
def card_to_take(b: BoardNumbers, s: State, p: int, m: PlanMemory, legal: int) -> int:
    """The best card for the wanted routes: a color that is needed, a wild if little is missing, else a blind card."""
    count_need(b, s, p, m, NONE)
    favorite = 0  # the color to collect for gray routes
    for c in range(WILD):
        if s.hand[p][c] - m.need[c] > s.hand[p][favorite] - m.need[favorite]:
            favorite = c
    spare = max(0, s.hand[p][favorite] - m.need[favorite])
    best = NONE
    most = 0
    short_colors = 0
    missing = -s.hand[p][WILD]
    for c in range(WILD):
        short = m.need[c] - s.hand[p][c]
        if c == favorite and m.need[ANY] > spare:
            short = max(0, short) + m.need[ANY] - spare
        if short > 0:
            short_colors += 1
            missing += short
            if (legal >> c) & 1 and short > most:
                most = short
                best = c
    if (legal >> WILD) & 1 and missing > 0 and (best == NONE or missing <= 1):
        return WILD
    if best != NONE and missing > 0:
        return best
    if (legal >> BLIND) & 1:
        return BLIND
    return any_card(s, legal)


@rule
def any_card(s: State, legal: int) -> int:
    """Any card: blind, else one that is face up."""
    if (legal >> BLIND) & 1:
        return BLIND
    for i in range(DISPLAY):
        if s.display[i] != NONE and (legal >> s.display[i]) & 1:
            return int(s.display[i])
    return NONE
