"""Plans: the routes a seat wants next, found by shortest ways over what is still open.

The price of a route is the time it takes, in half turns: a claim is a whole turn, and a card that is not yet in hand is
half of one. Ways share routes, so tickets are joined one after the other, in the better of two orders.

Ways lead over the links of a seat: the routes it may still claim, each between two networks of its own. What the seat has
connected already is one place, so the map shrinks as its network grows.
"""

from __future__ import annotations

from typing import Annotated

from farebox.boards.limits import COLORS, LOCATIONS, ROUTES, SEATS, WORD, WORDS
from farebox.kernel.bits import lowest
from farebox.kernel.fields import Byte, Fields
from farebox.kernel.twins import inlined, rule
from farebox.rules.connections import connected, labels
from farebox.rules.state import ANY, NONE, WILD, BoardNumbers, State

CLAIM_PRICE = 2  # half turns
FAR = 1000


class Mind(Fields):
    """What a planning seat keeps from one decision to the next, and the scratch pad of a search for ways."""

    want: Annotated[list[list[int]], "i8", SEATS, WORDS]  # routes each seat is after
    minded: Annotated[list[int], "i8", SEATS]  # the tickets they were planned for, -1 without a plan
    trial: Annotated[list[int], "i8", WORDS]
    price: Annotated[list[int], "i2", SEATS]  # of the plan, in half turns
    far: Annotated[list[int], "i2", LOCATIONS]  # by network, as all that follows
    via: Annotated[list[int], "i1", LOCATIONS]  # the link by which a network is reached
    link: Annotated[list[int], "i1", ROUTES]  # routes that can be claimed
    end_x: Annotated[list[int], "i1", ROUTES]  # the networks a link joins
    end_y: Annotated[list[int], "i1", ROUTES]
    cost: Annotated[list[int], "i2", ROUTES]  # half turns a link takes
    toll: Annotated[list[int], "i2", ROUTES]  # the same, 0 for those already on trial
    need: Annotated[list[int], "i1", COLORS]  # cards the wanted routes lack, by color; ANY for gray
    n_links: Byte
    way: Annotated[list[list[int]], "i2", LOCATIONS, LOCATIONS]  # First Journey: prices between networks, for tickets to come
    future: Annotated[list[list[int]], "i4", SEATS, ROUTES]  # First Journey: how much a route shortens them for a seat


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
def cards_short(b: BoardNumbers, s: State, p: int, r: int) -> int:
    """Cards of its color that seat p lacks for a route; for a gray one of the color it has most of."""
    color = b.color[r]
    cards = 0
    if color == ANY:
        for c in range(WILD):
            if s.hand[p][c] > cards:
                cards = s.hand[p][c]
    else:
        cards = s.hand[p][color]
    return b.length[r] - cards if b.length[r] > cards else 0


@inlined
def route_price(b: BoardNumbers, s: State, p: int, r: int, card: int) -> int:
    """Half turns seat p needs for a route, with the cards it has, at `card` tenths of half a turn a card that lacks."""
    return CLAIM_PRICE + cards_short(b, s, p, r) * card // 10


@inlined
def add_link(b: BoardNumbers, s: State, p: int, m: Mind, r: int, price: int) -> None:
    """A route as a link between two networks of seat p; one within a network leads nowhere."""
    i = int(m.n_links)
    m.link[i] = r
    m.end_x[i] = s.network[p][b.end_a[r]]
    m.end_y[i] = s.network[p][b.end_b[r]]
    m.cost[i] = price
    m.n_links = i + 1 if m.end_x[i] != m.end_y[i] else i


@rule
def price_routes(b: BoardNumbers, s: State, p: int, m: Mind, card: int) -> None:
    """Price every route that seat p can claim; all that follows reads these prices."""
    m.n_links = 0
    for w in range(WORDS):
        rest = s.open[p][w]
        while rest != 0:
            r = lowest(rest) + w * WORD
            rest &= rest - 1
            if b.length[r] <= s.pieces[p]:
                add_link(b, s, p, m, r, route_price(b, s, p, r, card))


@rule
def drop_dearer_twins(b: BoardNumbers, m: Mind) -> None:
    """Of twins that stand side by side among the links the cheaper one is enough."""
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
def clear_trial(m: Mind) -> None:
    for w in range(WORDS):
        m.trial[w] = 0
    for i in range(m.n_links):
        m.toll[i] = m.cost[i]


@rule
def reach(b: BoardNumbers, m: Mind, starts: int) -> None:
    """Prices of the ways from some networks, a set, to all others; links on trial are free."""
    for v in range(b.n_locations):
        m.far[v] = 0 if (starts >> v) & 1 else FAR
        m.via[v] = NONE
    changed = True
    while changed:
        changed = False
        for i in range(m.n_links):
            x = m.end_x[i]
            y = m.end_y[i]
            price = m.toll[i]
            if m.far[x] + price < m.far[y]:
                m.far[y] = m.far[x] + price
                m.via[y] = i
                changed = True
            elif m.far[y] + price < m.far[x]:
                m.far[x] = m.far[y] + price
                m.via[x] = i
                changed = True


@rule
def take_way(m: Mind, goal: int) -> None:
    """Put on trial every route of the way `reach` found to a network."""
    v = goal
    while m.via[v] != NONE:
        i = int(m.via[v])
        r = int(m.link[i])
        m.trial[r // WORD] |= 1 << (r % WORD)
        m.toll[i] = 0
        v = m.end_x[i] + m.end_y[i] - v


@rule
def nearest(m: Mind, goals: int) -> int:
    """Of some networks, a set, the one `reach` found nearest."""
    best = lowest(goals)
    while goals != 0:
        v = lowest(goals)
        goals &= goals - 1
        if m.far[v] < m.far[best]:
            best = v
    return best


@rule
def join_ends(b: BoardNumbers, s: State, p: int, m: Mind, here: int, there: int) -> bool:
    """Put on trial the cheapest way between two sets of locations; False if there is none."""
    reach(b, m, labels(s, p, here))
    goal = nearest(m, labels(s, p, there))
    if m.far[goal] >= FAR:
        return False
    take_way(m, goal)
    return True


@rule
def trial_price(b: BoardNumbers, s: State, p: int, m: Mind, card: int) -> int:
    """Half turns for all routes on trial, the cards in hand counted once; FAR if there are too few pieces."""
    claims = trial_claims(b, s, p, m)
    return claims * CLAIM_PRICE + lacking(s, p, m) * card // 10 if claims != NONE else FAR


@rule
def trial_claims(b: BoardNumbers, s: State, p: int, m: Mind) -> int:
    """How many routes are on trial, the cards they cost in `need`; NONE if there are too few pieces."""
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
    return claims if pieces <= s.pieces[p] else NONE


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
def join_tickets(b: BoardNumbers, s: State, p: int, m: Mind, tickets: int, backwards: bool) -> bool:
    """Put on trial the ways that join some tickets, one after the other; False if it cannot be done."""
    for i in range(b.n_tickets):
        t = b.n_tickets - 1 - i if backwards else i
        if (tickets >> t) & 1 and not connected(s, p, b.ticket_a[t], b.ticket_b[t]):
            if not join_ends(b, s, p, m, 1 << b.ticket_a[t], 1 << b.ticket_b[t]):
                return False
    return True
