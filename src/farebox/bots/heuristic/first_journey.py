"""How the planner plays First Journey: it pursues the tickets and the bonus that cost the least time each, or exchanges."""

from __future__ import annotations

from farebox.boards.limits import COLORS, LENGTH, WORDS
from farebox.bots.heuristic.future_tickets import trial_future, weigh_future
from farebox.bots.heuristic.payment import best_payment, payable_wanted
from farebox.bots.heuristic.plan import (
    PlanMemory,
    cards_to_draw,
    clear_trial,
    drop_dearer_twins,
    join_ends,
    join_tickets,
    plan_holds,
    trial_claims,
)
from farebox.features.links import CLAIM_PRICE, cards_short, link_open_routes, link_printed_routes, most_of_a_color
from farebox.features.route_sets import first_route, joins, without_first
from farebox.game.paths import FAR, shortest_paths
from farebox.kernel.bits import lowest, popcount
from farebox.kernel.twins import rule
from farebox.rules.connections import completed, completed_of, connected
from farebox.rules.first_journey import TICKETS_TO_WIN
from farebox.rules.hidden import hidden_tickets
from farebox.rules.state import BLIND, CLAIM, NEW_TICKETS, NONE, PASS, PAY, BoardNumbers, State

TICKET_WORTH = 9  # half turns
BLIND_CARD_PRICE = 15  # tenths of half a turn: cards are drawn blind, so a missing card takes more than one draw
CHEAPEST = 3  # tenths of half a turn: the minimum price of a link
NEAR_TICKET = 2  # half turns: a ticket this close is not exchanged
EXCHANGE_MARGIN = -5  # tenths of half a turn that an exchange must gain beyond its price
SPREAD = 30  # how much nearer than the mean the nearer of two new tickets is, in hundredths of the standard deviation
TYPICAL_EARLY, TYPICAL = 67, 53  # price of a new ticket in tenths of half a turn, before and after an unseen one is connected
BIG_HAND = 14  # cards: with this many, claim any route rather than draw more
WITH_BONUS, BACKWARDS, BONUS_FIRST = 4, 1, 2


@rule
def join_goals(b: BoardNumbers, s: State, p: int, m: PlanMemory, tickets: int, bonus: bool, order: int) -> int:
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
    return 10 * CLAIM_PRICE * claims + BLIND_CARD_PRICE * cards_to_draw(s, p, m) if claims != NONE else 10 * FAR


@rule
def price_links(b: BoardNumbers, s: State, p: int, m: PlanMemory, tickets: int) -> None:
    """Price the links in tenths of half a turn, minus what they are worth for this many future tickets."""
    hand = most_of_a_color(s, p)
    for i in range(m.n_links):
        r = int(m.link[i])
        price = 10 * CLAIM_PRICE + BLIND_CARD_PRICE * cards_short(b, s, p, r, hand) - (tickets * m.future[p][r]) // 60
        m.cost[i] = max(CHEAPEST, price)


@rule
def plan_first_journey(b: BoardNumbers, s: State, p: int, m: PlanMemory, hurried: bool) -> None:
    """Plan for those of the tickets and the bonus that take the least time each; their routes become wanted.

    Routes that future tickets will probably need are discounted. If `hurried`, earlier estimates
    are reused, and goals are connected in one order only.
    """
    link_open_routes(b, s, p, m, BLIND_CARD_PRICE)
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
    for which in range(1, 2 * WITH_BONUS):
        tickets = (first if which & 1 else 0) | (held & ~first if which & 2 else 0)
        n = popcount(tickets) + (1 if which & WITH_BONUS else 0)
        if n < popcount(which) or n > left or (which & WITH_BONUS and s.bonus[p] == 1):
            continue
        for order in range(1 if hurried else 4):
            if (order & BACKWARDS and popcount(tickets) < 2) or (order & BONUS_FIRST and (which < WITH_BONUS or tickets == 0)):
                continue
            price = join_goals(b, s, p, m, tickets, which >= WITH_BONUS, order)
            if price < 10 * FAR:
                m.price[p] = min(int(m.price[p]), price // (10 * n))
                saved = (left - n) * trial_future(m, p)
                time = (6 * price - saved) // n
                if time < least:
                    least = time
                    for w in range(WORDS):
                        m.want[p][w] = m.trial[w]
    m.planned_for[p] = s.tickets[p]


@rule
def guessed_gain(b: BoardNumbers, s: State, p: int, m: PlanMemory) -> int:
    """The expected gain of an exchange, as in `exchange_gain`, guessed from how many unseen tickets are already connected."""
    unseen = hidden_tickets(b, s, p)
    joined = popcount(completed_of(b, s, p, unseen))
    at_once = (20 * joined * TICKET_WORTH) // max(1, popcount(unseen) - joined)
    return at_once + 10 * min(m.price[p], 3 * TICKET_WORTH) - (TYPICAL if joined > 0 else TYPICAL_EARLY) - 20


@rule
def exchange_gain(b: BoardNumbers, s: State, p: int, m: PlanMemory) -> int:
    """The expected gain of an exchange, in tenths of half a turn: tickets already connected, and a nearer one to work on.

    It uses the links that the plan was made with.
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
                shortest_paths(b, m, 1 << s.connection[p][start])
                reached = True
            price = min(m.distance[s.connection[p][b.ticket_b[t]]] // 10, 3 * TICKET_WORTH)
            total += price
            square += price * price
    mean = (10 * total) // count
    spread = (100 * square) // count - mean * mean
    step = 0
    while step * step < spread:
        step += 1
    at_once = (20 * popcount(joined) * TICKET_WORTH) // count  # a connected ticket is completed and replaced at once
    nearer = 10 * min(m.price[p], 3 * TICKET_WORTH) - (mean - (SPREAD * step) // 100)
    return at_once + nearer - 20


@rule
def first_claim(b: BoardNumbers, s: State, p: int, m: PlanMemory, routes: int, more: int) -> int:
    """The wanted route to claim first: one that completes a ticket, has no twin, or is short; NONE if none can be paid."""
    best = NONE
    most = -1
    routes &= m.want[p][0]
    more &= m.want[p][1]
    while (routes | more) != 0:
        r = first_route(routes, more)
        routes, more = without_first(routes, more)
        worth = 20 * completes(b, s, p, r) + (5 if b.twin[r] == NONE else 0) + LENGTH - b.length[r]
        if worth > most:
            most = worth
            best = r
    return best


@rule
def completes(b: BoardNumbers, s: State, p: int, r: int) -> int:
    """How many tickets of seat p a route completes."""
    held = s.tickets[p]
    found = 0
    while held != 0:
        if joins(b, s, p, r, lowest(held)):
            found += 1
        held &= held - 1
    return found


@rule
def any_claim(b: BoardNumbers, s: State, routes: int, more: int) -> int:
    """The shortest payable route."""
    best = NONE
    while (routes | more) != 0:
        r = first_route(routes, more)
        routes, more = without_first(routes, more)
        if best == NONE or b.length[r] < b.length[best]:
            best = r
    return best


@rule
def draw_or_else(b: BoardNumbers, s: State, choices: int, routes: int, more: int) -> int:
    """Draw; if that is not possible, claim any route, else pass, else exchange."""
    if (choices >> BLIND) & 1:
        return BLIND
    r = any_claim(b, s, routes, more)
    if r != NONE:
        return CLAIM + r
    return PASS if (choices >> PASS) & 1 else NEW_TICKETS


@rule
def planner_first_journey(b: BoardNumbers, s: State, m: PlanMemory, choices: int, routes: int, more: int) -> int:
    """The planner's step for the seat to act; always a legal one."""
    p = int(s.seat)
    if s.phase == PAY:
        return best_payment(b, s, p, m, s.pending)
    if not plan_holds(s, p, m):
        plan_first_journey(b, s, p, m, False)
    r = first_claim(b, s, p, m, routes, more)
    nothing = m.want[p][0] == 0 and m.want[p][1] == 0
    if (choices >> NEW_TICKETS) & 1 and (nothing or m.price[p] > NEAR_TICKET):
        if nothing or exchange_gain(b, s, p, m) > EXCHANGE_MARGIN:
            return NEW_TICKETS
    if r != NONE:
        return CLAIM + r
    cards = 0
    for c in range(COLORS):
        cards += s.hand[p][c]
    if (choices >> BLIND) & 1 and (cards < BIG_HAND or (routes | more) == 0 or not nothing):
        return BLIND
    r = any_claim(b, s, routes, more)
    if r != NONE:
        return CLAIM + r
    if (choices >> BLIND) & 1:
        return BLIND
    return PASS if (choices >> PASS) & 1 else NEW_TICKETS


@rule
def hurried_first_journey(b: BoardNumbers, s: State, m: PlanMemory, choices: int, routes: int, more: int) -> int:
    """The planner with less replanning, for fast playouts."""
    p = int(s.seat)
    if s.phase == PAY:
        return best_payment(b, s, p, m, s.pending)
    holds = plan_holds(s, p, m)
    if not holds:
        plan_first_journey(b, s, p, m, True)
        if (choices >> NEW_TICKETS) & 1 and m.price[p] > NEAR_TICKET and guessed_gain(b, s, p, m) > EXCHANGE_MARGIN:
            return NEW_TICKETS
    r = payable_wanted(b, s, p, m, routes, more)
    if r == NONE and holds:
        plan_first_journey(b, s, p, m, True)  # the hand has changed: replan
        r = payable_wanted(b, s, p, m, routes, more)
    if r != NONE:
        return CLAIM + r
    return draw_or_else(b, s, choices, routes, more)


@rule
def greedy_first_journey(b: BoardNumbers, s: State, m: PlanMemory, choices: int, routes: int, more: int) -> int:
    """Complete a ticket if a claim does; else claim the route that brings one nearest on the printed map."""
    p = int(s.seat)
    if s.phase == PAY:
        return best_payment(b, s, p, m, s.pending)
    r = leading_on(b, s, p, m, routes, more)
    if r != NONE:
        return CLAIM + r
    return draw_or_else(b, s, choices, routes, more)


@rule
def leading_on(b: BoardNumbers, s: State, p: int, m: PlanMemory, routes: int, more: int) -> int:
    """The payable route that brings a ticket's cities nearest to each other on the printed map; NONE if none does."""
    link_printed_routes(b, s, p, m)
    best = NONE
    most = 0
    todo = s.tickets[p] & ~completed(b, s, p)
    while todo != 0:
        t = lowest(todo)
        todo &= todo - 1
        for goal in (int(b.ticket_a[t]), int(b.ticket_b[t])):
            start = b.ticket_a[t] + b.ticket_b[t] - goal
            shortest_paths(b, m, 1 << s.connection[p][goal])
            rest = routes
            rest_more = more
            while (rest | rest_more) != 0:
                r = first_route(rest, rest_more)
                rest, rest_more = without_first(rest, rest_more)
                for here in (int(b.end_a[r]), int(b.end_b[r])):
                    there = b.end_a[r] + b.end_b[r] - here
                    left = m.distance[s.connection[p][there]]
                    gain = m.distance[s.connection[p][start]] - left
                    if left == 0:
                        gain += 100  # the ticket is completed
                    if connected(s, p, here, start) and gain > most:
                        most = gain
                        best = r
    return best
