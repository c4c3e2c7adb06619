"""Plans: the routes a seat wants next, found by shortest ways over what is still open.

The price of a route is the time it takes, in half turns: a claim is a whole turn, and a card that is not yet in hand is
half of one. Ways share routes, so tickets are joined one after the other, in the better of two orders.
"""

from __future__ import annotations

from typing import Annotated

from farebox.boards.limits import COLORS, LOCATIONS, ROUTES, SEATS, WORD, WORDS
from farebox.rules.bits import lowest, popcount
from farebox.rules.network import connected
from farebox.rules.state import ANY, NONE, WILD, BoardNumbers, Fields, State, inlined, rule

CLAIM_PRICE = 2  # half turns
FAR = 1000


class Mind(Fields):
    """What a planning seat keeps from one decision to the next, and the scratch pad of a search for ways."""

    want: Annotated[list[list[int]], "i8", SEATS, WORDS]  # routes each seat is after
    minded: Annotated[list[int], "i8", SEATS]  # the tickets they were planned for, -1 without a plan
    trial: Annotated[list[int], "i8", WORDS]
    price: Annotated[list[int], "i2", SEATS]  # of the plan, in half turns
    far: Annotated[list[int], "i2", LOCATIONS]
    apart: Annotated[list[list[int]], "i2", LOCATIONS, LOCATIONS]  # prices between all locations
    via: Annotated[list[int], "i1", LOCATIONS]  # the route by which a location is reached
    cost: Annotated[list[int], "i2", ROUTES]  # half turns a route takes: 0 for an own one, FAR for one out of reach
    need: Annotated[list[int], "i1", COLORS]  # cards the wanted routes lack, by color; ANY for gray


@inlined
def has(words: list[int], route: int) -> bool:
    return (words[route // WORD] >> (route % WORD)) & 1 == 1


@rule
def forget(m: Mind) -> None:
    """Start without plans."""
    for p in range(SEATS):
        m.minded[p] = -1
        m.price[p] = 0
        for w in range(WORDS):
            m.want[p][w] = 0


@rule
def plan_stands(s: State, p: int, m: Mind) -> bool:
    """Whether what seat p wants was planned for the tickets it has, is not all claimed, and is open still."""
    rest = m.want[p][0] & ~s.owned[p][0]
    more = m.want[p][1] & ~s.owned[p][1]
    still_open = (rest & ~s.open[p][0]) == 0 and (more & ~s.open[p][1]) == 0
    return m.minded[p] == s.tickets[p] and still_open and (rest | more) != 0


@inlined
def route_price(b: BoardNumbers, s: State, p: int, r: int) -> int:
    """Half turns seat p needs for a route, with the cards it has."""
    color = b.color[r]
    cards = 0
    if color == ANY:
        for c in range(WILD):
            if s.hand[p][c] > cards:
                cards = s.hand[p][c]
    else:
        cards = s.hand[p][color]
    lack = b.length[r] - cards
    return CLAIM_PRICE + (lack if lack > 0 else 0)


@rule
def price_routes(b: BoardNumbers, s: State, p: int, m: Mind) -> None:
    """Price every route for seat p; all that follows reads these prices."""
    for r in range(b.n_routes):
        if has(s.owned[p], r):
            m.cost[r] = 0
        elif has(s.open[p], r) and b.length[r] <= s.pieces[p]:
            m.cost[r] = route_price(b, s, p, r)
        else:
            m.cost[r] = FAR


@rule
def reach(b: BoardNumbers, m: Mind, start: int) -> None:
    """Prices of the ways from a location to all others: own and already wanted routes are free."""
    for v in range(b.n_locations):
        m.far[v] = FAR
        m.via[v] = NONE
    m.far[start] = 0
    changed = True
    while changed:
        changed = False
        for r in range(b.n_routes):
            price = m.cost[r]
            if price >= FAR:
                continue
            if price > 0 and has(m.trial, r):
                price = 0
            x = b.end_a[r]
            y = b.end_b[r]
            if m.far[x] + price < m.far[y]:
                m.far[y] = m.far[x] + price
                m.via[y] = r
                changed = True
            if m.far[y] + price < m.far[x]:
                m.far[x] = m.far[y] + price
                m.via[x] = r
                changed = True


@rule
def measure_all(b: BoardNumbers, m: Mind) -> None:
    """Prices between all locations at once, by the prices of the routes."""
    n = b.n_locations
    for x in range(n):
        for y in range(n):
            m.apart[x][y] = FAR
        m.apart[x][x] = 0
    for r in range(b.n_routes):
        x = b.end_a[r]
        y = b.end_b[r]
        if m.cost[r] < m.apart[x][y]:
            m.apart[x][y] = m.cost[r]
            m.apart[y][x] = m.cost[r]
    for k in range(n):
        for x in range(n):
            first = m.apart[x][k]
            if first < FAR:
                for y in range(n):
                    price = first + m.apart[k][y]
                    if price < m.apart[x][y]:
                        m.apart[x][y] = price


@rule
def take_way(b: BoardNumbers, s: State, p: int, m: Mind, goal: int) -> None:
    """Want every route on the way `reach` found to a location."""
    v = goal
    while m.via[v] != NONE:
        r = int(m.via[v])
        if not has(s.owned[p], r):
            m.trial[r // WORD] |= 1 << (r % WORD)
        v = b.end_a[r] + b.end_b[r] - v


@rule
def trial_price(b: BoardNumbers, s: State, p: int, m: Mind) -> int:
    """Half turns for all routes on trial, the cards in hand counted once; FAR if there are too few pieces."""
    for c in range(COLORS):
        m.need[c] = 0
    claims = 0
    pieces = 0
    for w in range(WORDS):
        rest = m.trial[w]
        while rest != 0:
            r = lowest(rest) + w * WORD
            rest &= rest - 1
            claims += 1
            pieces += b.length[r]
            m.need[b.color[r]] += b.length[r]
    if pieces > s.pieces[p]:
        return FAR
    return claims * CLAIM_PRICE + lacking(s, p, m)


@rule
def lacking(s: State, p: int, m: Mind) -> int:
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
def join_tickets(b: BoardNumbers, s: State, p: int, m: Mind, tickets: int, backwards: bool) -> int:
    """Put on trial the ways that join some tickets, one after the other; the price, or FAR if it cannot be done."""
    for w in range(WORDS):
        m.trial[w] = 0
    for i in range(b.n_tickets):
        t = b.n_tickets - 1 - i if backwards else i
        if (tickets >> t) & 1 and not connected(s, p, b.ticket_a[t], b.ticket_b[t]):
            reach(b, m, b.ticket_a[t])
            if m.far[b.ticket_b[t]] >= FAR:
                return FAR
            take_way(b, s, p, m, b.ticket_b[t])
    return trial_price(b, s, p, m)


@rule
def price_of(b: BoardNumbers, s: State, p: int, m: Mind, tickets: int) -> int:
    """The price of joining some tickets, by the better order; their routes are on trial after it."""
    price = join_tickets(b, s, p, m, tickets, True)
    if popcount(tickets) > 1:
        other = join_tickets(b, s, p, m, tickets, False)
        if price < other:
            return join_tickets(b, s, p, m, tickets, True)
        return other
    return price
