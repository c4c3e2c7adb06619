"""Plans: the routes that a seat wants next, found by shortest paths over open routes.

Paths share routes, so tickets are connected one after another, in the better of two orders.
"""

from __future__ import annotations

from typing import Annotated

from farebox.boards.limits import COLORS, LOCATIONS, ROUTES, SEATS, WORD, WORDS
from farebox.features.links import CLAIM_PRICE
from farebox.features.route_sets import first_route, without_first
from farebox.game.paths import FAR, Links, charge_all, nearest, shortest_paths
from farebox.kernel.twins import rule
from farebox.rules.connections import connected, labels
from farebox.rules.state import ANY, NONE, WILD, BoardNumbers, State


class PlanMemory(Links):
    """What planners remember from one decision to the next, and the working memory of planning."""

    want: Annotated[list[list[int]], "i8", SEATS, WORDS]  # the routes that each seat wants
    planned_for: Annotated[list[int], "i8", SEATS]  # the tickets the plan was made for; -1: no plan
    trial: Annotated[list[int], "i8", WORDS]  # the routes of the plan that is being tried
    price: Annotated[list[int], "i2", SEATS]  # of the plan, in half turns
    need: Annotated[list[int], "i1", COLORS]  # the cards that the wanted routes cost, by color; ANY for gray
    distances: Annotated[list[list[int]], "i2", LOCATIONS, LOCATIONS]  # First Journey: between all connections of a seat
    future: Annotated[list[list[int]], "i4", SEATS, ROUTES]  # First Journey: how much a route shortens future tickets


@rule
def forget(m: PlanMemory) -> None:
    """Start without plans."""
    for p in range(SEATS):
        m.planned_for[p] = -1
        m.price[p] = 0
        for w in range(WORDS):
            m.want[p][w] = 0


@rule
def plan_holds(s: State, p: int, m: PlanMemory) -> bool:
    """Whether seat p's plan was made for the tickets it has, is not completely claimed, and is still open."""
    rest = m.want[p][0] & ~s.owned[p][0]
    more = m.want[p][1] & ~s.owned[p][1]
    still_open = (rest & ~s.open[p][0]) == 0 and (more & ~s.open[p][1]) == 0
    return m.planned_for[p] == s.tickets[p] and still_open and (rest | more) != 0


@rule
def drop_dearer_twins(b: BoardNumbers, m: PlanMemory) -> None:
    """Of two adjacent twins among the links, keep the cheaper one."""
    n = 0
    for i in range(m.n_links):
        if n > 0 and m.link[n - 1] == b.twin[m.link[i]]:
            if m.cost[n - 1] <= m.cost[i]:
                continue
            n -= 1
        m.link[n] = m.link[i]
        m.end_x[n] = m.end_x[i]
        m.end_y[n] = m.end_y[i]
        m.cost[n] = m.cost[i]
        n += 1
    m.n_links = n


@rule
def clear_trial(m: PlanMemory) -> None:
    for w in range(WORDS):
        m.trial[w] = 0
    charge_all(m)


@rule
def put_on_trial(m: PlanMemory, routes: int, more: int) -> None:
    """Put exactly these routes on trial, the ones of an earlier trial."""
    m.trial[0] = routes
    m.trial[1] = more


@rule
def take_path(m: PlanMemory, goal: int) -> None:
    """Put on trial every route of the path to a connection that the last search found."""
    v = goal
    while m.via[v] != NONE:
        i = int(m.via[v])
        r = int(m.link[i])
        m.trial[r // WORD] |= 1 << (r % WORD)
        m.toll[i] = 0
        v = m.end_x[i] + m.end_y[i] - v


@rule
def join_ends(b: BoardNumbers, s: State, p: int, m: PlanMemory, here: int, there: int) -> bool:
    """Put on trial the cheapest path between two sets of locations; False if there is none."""
    shortest_paths(b, m, labels(s, p, here))
    goal = nearest(m, labels(s, p, there))
    if m.distance[goal] >= FAR:
        return False
    take_path(m, goal)
    return True


@rule
def trial_price(b: BoardNumbers, s: State, p: int, m: PlanMemory, card: int) -> int:
    """Half turns needed for all routes on trial, using each card in hand once; FAR if there are too few pieces."""
    claims = trial_claims(b, s, p, m)
    return claims * CLAIM_PRICE + cards_to_draw(s, p, m) * card // 10 if claims != NONE else FAR


@rule
def trial_claims(b: BoardNumbers, s: State, p: int, m: PlanMemory) -> int:
    """The number of routes on trial, with their cards written to `need`; NONE if there are too few pieces."""
    for c in range(COLORS):
        m.need[c] = 0
    claims = 0
    pieces = 0
    routes = m.trial[0]
    more = m.trial[1]
    while (routes | more) != 0:
        r = first_route(routes, more)
        routes, more = without_first(routes, more)
        claims += 1
        pieces += b.length[r]
        m.need[b.color[r]] += b.length[r]
    return claims if pieces <= s.pieces[p] else NONE


@rule
def cards_to_draw(s: State, p: int, m: PlanMemory) -> int:
    """Cards still to be drawn for `need`: spare cards pay for gray routes, wilds for anything."""
    lack = 0
    spare = 0
    for c in range(WILD):
        short = m.need[c] - s.hand[p][c]
        if short > 0:
            lack += short
        else:
            spare -= short
    gray = m.need[ANY] - (spare * 2) // 3
    if gray > 0:
        lack += gray
    lack -= s.hand[p][WILD]
    return lack if lack > 0 else 0


@rule
def join_tickets(b: BoardNumbers, s: State, p: int, m: PlanMemory, tickets: int, backwards: bool) -> bool:
    """Put on trial the paths that connect some tickets, one after another; False if that is impossible."""
    for i in range(b.n_tickets):
        t = b.n_tickets - 1 - i if backwards else i
        if (tickets >> t) & 1 and not connected(s, p, b.ticket_a[t], b.ticket_b[t]):
            if not join_ends(b, s, p, m, 1 << b.ticket_a[t], 1 << b.ticket_b[t]):
                return False
    return True
