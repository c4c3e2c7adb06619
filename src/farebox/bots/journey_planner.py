"""How the planner plays First Journey: the tickets, and the bonus, that cost the least time each; exchange if none does."""

from __future__ import annotations

from farebox.boards.limits import WORD, WORDS
from farebox.bots.paying import best_payment, payable_wanted
from farebox.bots.plan import FAR, Mind, measure_all, plan_stands, price_of, price_routes, reach, take_way, trial_price
from farebox.rules.bits import lowest, popcount
from farebox.rules.first_journey import TICKETS_IN_HAND, TICKETS_TO_WIN
from farebox.rules.network import completed, connected
from farebox.rules.state import BLIND, CLAIM, NONE, PASS, PAY, TICKETS_, BoardNumbers, State, rule

TICKET_WORTH = 9  # half turns
NEARLY = 3  # half turns: a ticket as near as that is not given up
MARGIN = -5  # tenths of half a turn an exchange must promise beyond its price
BIG_HAND = 14  # cards: claim something rather than draw more


@rule
def bonus_ends(b: BoardNumbers, m: Mind) -> tuple[int, int, int]:
    """FJ-BONUS-1: the price of the cheapest way from east to west, and its ends."""
    least = FAR
    best_east = 0
    best_west = 0
    east = b.east
    while east != 0:
        v = lowest(east)
        east &= east - 1
        west = b.west
        while west != 0:
            u = lowest(west)
            west &= west - 1
            if m.apart[v][u] < least:
                least = int(m.apart[v][u])
                best_east = v
                best_west = u
    return least, best_east, best_west


@rule
def plan_journey(b: BoardNumbers, s: State, p: int, m: Mind) -> None:
    """Work on the ticket, both tickets or the bonus, whichever takes the least time a ticket; its routes are wanted."""
    if plan_stands(s, p, m):
        return
    price_routes(b, s, p, m)
    measure_all(b, m)
    held = s.tickets[p] & ~completed(b, s, p)
    best = FAR
    chosen = 0
    rest = held
    while rest != 0:
        t = lowest(rest)
        rest &= rest - 1
        price = 2 * price_of(b, s, p, m, 1 << t)
        if price < best:
            best = price
            chosen = 1 << t
    with_bonus = False
    bonus = FAR
    east = 0
    west = 0
    if s.bonus[p] == 0:
        bonus, east, west = bonus_ends(b, m)
        if bonus < FAR:
            for w in range(WORDS):
                m.trial[w] = 0
            reach(b, m, east)
            take_way(b, s, p, m, west)
            bonus = trial_price(b, s, p, m)
        if 2 * bonus < best:
            best = 2 * bonus
            with_bonus = True
    if popcount(held) == TICKETS_IN_HAND and s.done[p] < TICKETS_TO_WIN - 1:
        price = price_of(b, s, p, m, held)
        if price <= best:  # of two, half each
            best = price
            chosen = held
            with_bonus = False
    m.minded[p] = s.tickets[p]
    m.price[p] = best // 2
    for w in range(WORDS):
        m.trial[w] = 0
    if best < FAR:
        if with_bonus:
            reach(b, m, east)
            take_way(b, s, p, m, west)
        else:
            price_of(b, s, p, m, chosen)
    for w in range(WORDS):
        m.want[p][w] = m.trial[w]


@rule
def exchange_gain(b: BoardNumbers, s: State, p: int, m: Mind) -> int:
    """What an exchange promises, in tenths of half a turn: tickets connected already, and a nearer one to work on.

    It reads the prices the plan was made with.
    """
    total = 0
    square = 0
    count = 0
    joined = 0
    for t in range(b.n_tickets):
        if (s.tickets[p] >> t) & 1 == 0:
            if connected(s, p, b.ticket_a[t], b.ticket_b[t]):
                joined += 1
            else:
                price = min(int(m.apart[b.ticket_a[t]][b.ticket_b[t]]), 3 * TICKET_WORTH)
                total += price
                square += price * price
                count += 1
    if count == 0:
        return FAR
    mean = (10 * total) // count
    spread = (100 * square) // count - mean * mean
    step = 0
    while step * step < spread:
        step += 1
    at_once = (2 * joined * 10 * TICKET_WORTH) // count  # each of two, and again after each
    nearer = 10 * min(m.price[p], 3 * TICKET_WORTH) - (mean - (56 * step) // 100)
    return at_once + nearer - 20


@rule
def any_claim(b: BoardNumbers, s: State, routes: int, more: int) -> int:
    """The shortest payable route."""
    best = NONE
    for w in range(WORDS):
        rest = routes if w == 0 else more
        while rest != 0:
            r = lowest(rest) + w * WORD
            rest &= rest - 1
            if best == NONE or b.length[r] < b.length[best]:
                best = r
    return best


@rule
def draw_or_else(b: BoardNumbers, s: State, choices: int, routes: int, more: int) -> int:
    """Draw; without cards to draw, claim something; without that, pass, and exchange only if even that may not be."""
    if (choices >> BLIND) & 1:
        return BLIND
    r = any_claim(b, s, routes, more)
    if r != NONE:
        return CLAIM + r
    return PASS if (choices >> PASS) & 1 else TICKETS_


@rule
def decide_journey(b: BoardNumbers, s: State, m: Mind, choices: int, routes: int, more: int) -> int:
    """The planner's step for the seat to act, one of the legal ones."""
    p = int(s.seat)
    if s.phase == PAY:
        return best_payment(b, s, p, m, s.pending)
    plan_journey(b, s, p, m)
    r = payable_wanted(b, s, p, m, routes, more)
    nothing = m.want[p][0] == 0 and m.want[p][1] == 0
    if (choices >> TICKETS_) & 1 and (nothing or m.price[p] > NEARLY):
        if nothing or exchange_gain(b, s, p, m) > MARGIN:
            return TICKETS_
    if r != NONE:
        return CLAIM + r
    cards = 0
    for c in range(7):
        cards += s.hand[p][c]
    if (choices >> BLIND) & 1 and (cards < BIG_HAND or (routes | more) == 0 or not nothing):
        return BLIND
    r = any_claim(b, s, routes, more)
    if r != NONE:
        return CLAIM + r
    if (choices >> BLIND) & 1:
        return BLIND
    return PASS if (choices >> PASS) & 1 else TICKETS_
