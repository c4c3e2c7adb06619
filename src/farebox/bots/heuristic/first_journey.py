"""How the planner plays First Journey: the tickets, and the bonus, that cost the least time each; exchange if none does."""

from __future__ import annotations

from farebox.boards.limits import LENGTH, WORD, WORDS
from farebox.bots.heuristic.future_tickets import trial_future, weigh_future
from farebox.bots.heuristic.payment import best_payment
from farebox.bots.heuristic.plan import (
    CLAIM_PRICE,
    FAR,
    Mind,
    cards_short,
    clear_trial,
    drop_dearer_twins,
    join_ends,
    join_tickets,
    lacking,
    plan_stands,
    price_routes,
    reach,
    trial_claims,
)
from farebox.kernel.bits import lowest, popcount
from farebox.kernel.twins import rule
from farebox.rules.connections import completed, completed_of
from farebox.rules.first_journey import TICKETS_TO_WIN
from farebox.rules.hidden import hidden_tickets
from farebox.rules.state import BLIND, CLAIM, NONE, PASS, PAY, TICKETS_, BoardNumbers, State

TICKET_WORTH = 9  # half turns
CARD_PRICE = 15  # tenths of half a turn: cards come blind, so one that lacks takes longer than it takes to draw
CHEAPEST = 3  # tenths of half a turn: what the price of a link is at least
NEARLY = 2  # half turns: a ticket as near as that is not given up
MARGIN = -5  # tenths of half a turn an exchange must promise beyond its price
SPREAD = 30  # hundredths of the standard deviation by which the nearer of two new tickets is nearer than the mean
TYPICAL_EARLY, TYPICAL = 67, 53  # price of a new ticket in tenths of half a turn, before and after any is connected
BIG_HAND = 14  # cards: claim something rather than draw more
BONUS, BACKWARDS, BONUS_FIRST = 4, 1, 2


@rule
def join_goals(b: BoardNumbers, s: State, p: int, m: Mind, tickets: int, bonus: bool, order: int) -> int:
    """The price of joining some tickets, and east and west (FJ-BONUS-1), in an order, in tenths of half a turn."""
    clear_trial(m)
    bonus_first = (order & BONUS_FIRST) != 0
    if bonus and bonus_first and not join_ends(b, s, p, m, b.east, b.west):
        return 10 * FAR
    if not join_tickets(b, s, p, m, tickets, (order & BACKWARDS) != 0):
        return 10 * FAR
    if bonus and not bonus_first and not join_ends(b, s, p, m, b.east, b.west):
        return 10 * FAR
    claims = trial_claims(b, s, p, m)
    return 10 * CLAIM_PRICE * claims + CARD_PRICE * lacking(s, p, m) if claims != NONE else 10 * FAR


@rule
def price_links(b: BoardNumbers, s: State, p: int, m: Mind, tickets: int) -> None:
    """Price the links in tenths of half a turn, a little less for what they are worth for so many tickets to come."""
    for i in range(m.n_links):
        r = int(m.link[i])
        price = 10 * CLAIM_PRICE + CARD_PRICE * cards_short(b, s, p, r) - (tickets * m.future[p][r]) // 60
        m.cost[i] = max(CHEAPEST, price)


@rule
def plan_journey(b: BoardNumbers, s: State, p: int, m: Mind, hurried: bool) -> None:
    """Work on those of the tickets and the bonus that take the least time each; their routes are wanted.

    Routes that tickets to come will need as well make up for some of the time. In a hurry that is what was foreseen
    before, and goals are joined in one order.
    """
    price_routes(b, s, p, m, CARD_PRICE)
    left = TICKETS_TO_WIN - s.done[p]
    if not hurried:
        weigh_future(b, s, p, m)
    price_links(b, s, p, m, left - 1)
    if hurried:
        drop_dearer_twins(b, m)
    held = s.tickets[p] & ~completed(b, s, p)
    first = held & -held
    least = 60 * FAR
    m.price[p] = FAR
    for w in range(WORDS):
        m.want[p][w] = 0
    for which in range(1, 2 * BONUS):
        tickets = (first if which & 1 else 0) | (held & ~first if which & 2 else 0)
        n = popcount(tickets) + (1 if which & BONUS else 0)
        if n < popcount(which) or n > left or (which & BONUS and s.bonus[p] == 1):
            continue
        for order in range(1 if hurried else 4):
            if (order & BACKWARDS and popcount(tickets) < 2) or (order & BONUS_FIRST and (which < BONUS or tickets == 0)):
                continue
            price = join_goals(b, s, p, m, tickets, which >= BONUS, order)
            if price < 10 * FAR:
                m.price[p] = min(int(m.price[p]), price // (10 * n))
                saved = (left - n) * trial_future(m, p)
                time = (6 * price - saved) // n
                if time < least:
                    least = time
                    for w in range(WORDS):
                        m.want[p][w] = m.trial[w]
    m.minded[p] = s.tickets[p]


@rule
def guessed_gain(b: BoardNumbers, s: State, p: int, m: Mind) -> int:
    """What an exchange promises, as in `exchange_gain`, guessed from how many tickets are connected already."""
    unseen = hidden_tickets(b, s, p)
    joined = popcount(completed_of(b, s, p, unseen))
    at_once = (20 * joined * TICKET_WORTH) // max(1, popcount(unseen) - joined)
    return at_once + 10 * min(m.price[p], 3 * TICKET_WORTH) - (TYPICAL if joined > 0 else TYPICAL_EARLY) - 20


@rule
def exchange_gain(b: BoardNumbers, s: State, p: int, m: Mind) -> int:
    """What an exchange promises, in tenths of half a turn: tickets connected already, and a nearer one to work on.

    It reads the links the plan was made with.
    """
    unseen = hidden_tickets(b, s, p)
    joined = completed_of(b, s, p, unseen)
    unseen &= ~joined
    count = popcount(unseen)
    if count == 0:
        return FAR
    total = 0
    square = 0
    price_links(b, s, p, m, 0)
    clear_trial(m)
    for start in range(b.n_locations):
        reached = False
        for t in range(b.n_tickets):
            if b.ticket_a[t] != start or (unseen >> t) & 1 == 0:
                continue
            if not reached:
                reach(b, m, 1 << s.network[p][start])
                reached = True
            price = min(m.far[s.network[p][b.ticket_b[t]]] // 10, 3 * TICKET_WORTH)
            total += price
            square += price * price
    mean = (10 * total) // count
    spread = (100 * square) // count - mean * mean
    step = 0
    while step * step < spread:
        step += 1
    at_once = (20 * popcount(joined) * TICKET_WORTH) // count  # one that is connected is replaced at once
    nearer = 10 * min(m.price[p], 3 * TICKET_WORTH) - (mean - (SPREAD * step) // 100)
    return at_once + nearer - 20


@rule
def first_claim(b: BoardNumbers, s: State, p: int, m: Mind, routes: int, more: int) -> int:
    """The wanted route to claim first: one that completes a ticket, one without a twin, a short one; NONE if none can be paid."""
    best = NONE
    most = -1
    for w in range(WORDS):
        rest = (routes if w == 0 else more) & m.want[p][w]
        while rest != 0:
            r = lowest(rest) + w * WORD
            rest &= rest - 1
            worth = 20 * completes(b, s, p, r) + (5 if b.twin[r] == NONE else 0) + LENGTH - b.length[r]
            if worth > most:
                most = worth
                best = r
    return best


@rule
def completes(b: BoardNumbers, s: State, p: int, r: int) -> int:
    """How many tickets of seat p a route completes."""
    x = s.network[p][b.end_a[r]]
    y = s.network[p][b.end_b[r]]
    held = s.tickets[p]
    found = 0
    while held != 0:
        t = lowest(held)
        held &= held - 1
        u = s.network[p][b.ticket_a[t]]
        v = s.network[p][b.ticket_b[t]]
        if u != v and ((u == x and v == y) or (u == y and v == x)):
            found += 1
    return found


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
    if not plan_stands(s, p, m):
        plan_journey(b, s, p, m, False)
    r = first_claim(b, s, p, m, routes, more)
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
