"""How the planner plays New York: first tickets that its pieces and time allow, then points, then the race to the end."""

from __future__ import annotations

from farebox.boards.limits import LENGTH, WORD, WORDS
from farebox.bots.heuristic.payment import any_card, best_payment, card_to_take, payable_wanted
from farebox.bots.heuristic.plan import PlanMemory, clear_trial, join_ends, plan_holds, put_on_trial, trial_price
from farebox.features.claim_points import attractions_gained, claim_points, untouched_attractions
from farebox.features.links import CLAIM_PRICE, cards_short, link_open_routes, most_of_a_color
from farebox.features.route_sets import first_route, has, joins, touched_locations, without_first
from farebox.game.paths import FAR
from farebox.kernel.bits import lowest, popcount
from farebox.kernel.rng import below
from farebox.kernel.twins import rule
from farebox.rules.connections import completed, completed_of, connected
from farebox.rules.new_york import FEW_TAXIS
from farebox.rules.state import (
    CLAIM,
    KEEP,
    KEEP_BOTH,
    KEEP_FIRST,
    NEW_TICKETS,
    NONE,
    OFFER,
    OPENING,
    PASS,
    PAY,
    SECOND,
    TURN,
    WILD,
    BoardNumbers,
    State,
)

TEMPO = 8  # what half a turn is worth, in tenths of a point
CHOSEN_CARD_PRICE = 10  # tenths of half a turn: two cards per turn, most of them face up
MOST_PURSUED = 4  # tickets compared with each other; of more, only the first ones
BLOCK = 2  # extra points for a route that another seat probably needs
WORTH_DRAWING = 45  # tenths of a point that drawing tickets must promise


@rule
def half_turns_left(s: State, p: int) -> int:
    """How long the game may still last for seat p: a seat spends about one piece per turn."""
    fewest = 100
    for q in range(s.seats):
        if s.pieces[q] < fewest:
            fewest = s.pieces[q]
    if s.last_turns >= 0:
        return 2
    return 2 * (max(0, fewest - FEW_TAXIS) + 2)


@rule
def blocked_by(b: BoardNumbers, s: State, p: int, route: int) -> int:
    """How many other seats could join two of their connections with a route, and so probably need it."""
    found = 0
    for q in range(s.seats):
        if q != p and has(s.open[q], route) and not connected(s, q, b.end_a[route], b.end_b[route]):
            touched = touched_locations(b, s, q)
            if (touched >> b.end_a[route]) & 1 and (touched >> b.end_b[route]) & 1:
                found += 1
    return found


@rule
def price_joined(b: BoardNumbers, s: State, p: int, m: PlanMemory, tickets: int, backwards: bool, most: int) -> int:
    """The price of connecting some open tickets in an order, FAR if impossible; afterwards their routes are on trial.

    A price above `most` may come out higher: each further ticket only adds to it, so the rest is not searched for.
    """
    clear_trial(m)
    price = 0
    for i in range(b.n_tickets):
        t = b.n_tickets - 1 - i if backwards else i
        if (tickets >> t) & 1:
            if price > most or not join_ends(b, s, p, m, 1 << b.ticket_a[t], 1 << b.ticket_b[t]):
                return FAR
            price = trial_price(b, s, p, m, CHOSEN_CARD_PRICE)
    return price


@rule
def price_of(b: BoardNumbers, s: State, p: int, m: PlanMemory, tickets: int, most: int) -> int:
    """The price of connecting some open tickets in the better order; afterwards their routes are on trial. `most` as above."""
    price = price_joined(b, s, p, m, tickets, True, most)
    if popcount(tickets) > 1:
        routes = m.trial[0]
        more = m.trial[1]
        other = price_joined(b, s, p, m, tickets, False, most)
        if price >= other:
            return other
        put_on_trial(m, routes, more)
    return price


@rule
def value_of(b: BoardNumbers, s: State, p: int, m: PlanMemory, tickets: int) -> int:
    """The value of pursuing exactly these open tickets, in tenths of a point, minus the time it takes."""
    most = half_turns_left(s, p) + 2
    price = price_of(b, s, p, m, tickets, most)
    if price > most:
        return -FAR
    worth = -price * TEMPO
    left = untouched_attractions(b, s, p)
    for t in range(b.n_tickets):
        if (tickets >> t) & 1:
            worth += 20 * b.ticket_value[t]
    routes = m.trial[0]
    more = m.trial[1]
    while (routes | more) != 0:
        r = first_route(routes, more)
        routes, more = without_first(routes, more)
        worth += 10 * b.points[b.length[r]] + 6 * attractions_gained(b, r, left)
    return worth


@rule
def choose_pursued(b: BoardNumbers, s: State, p: int, m: PlanMemory, tickets: int) -> int:
    """Find the most valuable set of open tickets to pursue. Leaves its routes on trial and returns its value."""
    todo = 0
    rest = tickets & ~completed_of(b, s, p, tickets)
    while rest != 0 and popcount(todo) < MOST_PURSUED:
        todo |= rest & -rest
        rest &= rest - 1
    most = 0
    routes = 0
    more = 0
    chosen = todo
    while chosen != 0:  # every non-empty subset
        worth = value_of(b, s, p, m, chosen)
        if worth > most:
            most = worth
            routes = m.trial[0]
            more = m.trial[1]
        chosen = (chosen - 1) & todo
    put_on_trial(m, routes, more)
    return most


@rule
def best_points(b: BoardNumbers, s: State, p: int, m: PlanMemory) -> int:
    """The open route with the most points for its time, including those that others lose; NONE if there is none."""
    best = NONE
    most = -1
    time = half_turns_left(s, p)
    left = untouched_attractions(b, s, p)
    hand = most_of_a_color(s, p)
    routes = s.open[p][0]
    more = s.open[p][1]
    while (routes | more) != 0:
        r = first_route(routes, more)
        routes, more = without_first(routes, more)
        price = CLAIM_PRICE + cards_short(b, s, p, r, hand) * CHOSEN_CARD_PRICE // 10
        if b.length[r] > s.pieces[p] or price > time + 2:
            continue
        points = claim_points(b, r, left) + BLOCK * blocked_by(b, s, p, r)
        worth = (100 * points) // (price + 1)
        if worth > most:
            most = worth
            best = r
    return best


@rule
def plan_new_york(b: BoardNumbers, s: State, p: int, m: PlanMemory) -> None:
    """Keep the plan while it can be carried out; otherwise make a new one."""
    if plan_holds(s, p, m):
        return
    link_open_routes(b, s, p, m, CHOSEN_CARD_PRICE)
    choose_pursued(b, s, p, m, s.tickets[p])
    for w in range(WORDS):
        m.want[p][w] = m.trial[w]
    m.planned_for[p] = s.tickets[p]
    if m.want[p][0] == 0 and m.want[p][1] == 0:
        r = best_points(b, s, p, m)
        if r != NONE:
            m.want[p][r // WORD] |= 1 << (r % WORD)


@rule
def gain_now(b: BoardNumbers, s: State, p: int, route: int, left: int) -> int:
    """Immediate points of a claim, in tenths: the route, new attractions, and tickets it completes."""
    gain = 10 * claim_points(b, route, left)
    rest = s.tickets[p]
    while rest != 0:
        t = lowest(rest)
        rest &= rest - 1
        if joins(b, s, p, route, t):
            gain += 20 * b.ticket_value[t]
    return gain


@rule
def best_claim_now(b: BoardNumbers, s: State, p: int, routes: int, more: int) -> int:
    """The payable route with the highest gain; NONE if none is payable."""
    best = NONE
    most = -1
    left = untouched_attractions(b, s, p)
    while (routes | more) != 0:
        r = first_route(routes, more)
        routes, more = without_first(routes, more)
        gain = gain_now(b, s, p, r, left) * LENGTH - b.length[r]
        if gain > most:
            most = gain
            best = r
    return best


@rule
def promise_of_tickets(b: BoardNumbers, s: State, p: int, m: PlanMemory) -> int:
    """The expected value of drawing tickets, in tenths: the mean over unseen tickets, keeping the better of two."""
    total = 0
    square = 0
    count = 0
    for t in range(b.n_tickets):
        if (s.tickets[p] >> t) & 1 == 0:
            worth = 10 * b.ticket_value[t]
            if not connected(s, p, b.ticket_a[t], b.ticket_b[t]):
                net = value_of(b, s, p, m, 1 << t)
                worth = net - worth if net > 0 else -worth
            total += worth
            square += worth * worth
            count += 1
    if count == 0:
        return -FAR
    mean = total // count
    spread = square // count - mean * mean
    step = 1
    while step * step < spread:
        step += 1
    return mean + (56 * step) // 100 - 2 * TEMPO


@rule
def choose_tickets(b: BoardNumbers, s: State, p: int, m: PlanMemory) -> int:
    """NY-SETUP-3, NY-TICKET-1: keep the tickets that, with those held, make the most valuable set."""
    link_open_routes(b, s, p, m, CHOSEN_CARD_PRICE)
    best = KEEP_FIRST
    most = -(1 << 30)
    options = 3 if s.offer[p][1] != NONE else 1
    for option in range(options):
        kept = 0
        for i in range(OFFER):
            if s.offer[p][i] != NONE and (option == i or option == 2):
                kept |= 1 << s.offer[p][i]
        tickets = s.tickets[p] | kept
        worth = choose_pursued(b, s, p, m, tickets)
        done = completed_of(b, s, p, tickets)
        for t in range(b.n_tickets):
            if (tickets >> t) & 1:
                worth += 10 * b.ticket_value[t] if (done >> t) & 1 else -10 * b.ticket_value[t]
        if worth > most:
            most = worth
            best = KEEP_FIRST + option
    return best


@rule
def claim_to_make(b: BoardNumbers, s: State, p: int, m: PlanMemory, routes: int, more: int) -> int:
    """In the last turns the best claim available, before that one that the plan wants; NONE to keep drawing."""
    left = half_turns_left(s, p)
    if left <= 4:
        r = best_claim_now(b, s, p, routes, more)
        if r != NONE and (left <= 2 or gain_now(b, s, p, r, untouched_attractions(b, s, p)) >= 20):
            return r
    plan_new_york(b, s, p, m)
    return payable_wanted(b, s, p, m, routes, more)


@rule
def planner_new_york(b: BoardNumbers, s: State, m: PlanMemory, choices: int, routes: int, more: int) -> int:
    """The planner's step for the seat to act; always a legal one."""
    p = int(s.seat)
    if s.phase == OPENING or s.phase == KEEP:
        return choose_tickets(b, s, p, m)
    if s.phase == PAY:
        return best_payment(b, s, p, m, s.pending)
    if s.phase == SECOND:
        return card_to_take(b, s, p, m, choices)
    if (choices >> PASS) & 1:
        return PASS
    r = claim_to_make(b, s, p, m, routes, more)
    if r != NONE:
        return CLAIM + r
    open_tickets = s.tickets[p] & ~completed(b, s, p)
    if (choices >> NEW_TICKETS) & 1 and open_tickets == 0 and half_turns_left(s, p) > 6:
        if promise_of_tickets(b, s, p, m) > WORTH_DRAWING:
            return NEW_TICKETS
    card = card_to_take(b, s, p, m, choices)
    if card != NONE:
        return card
    r = best_claim_now(b, s, p, routes, more)
    if r != NONE:
        return CLAIM + r
    return any_card(s, choices) if (choices >> NEW_TICKETS) & 1 == 0 else NEW_TICKETS


@rule
def hurried_new_york(b: BoardNumbers, s: State, m: PlanMemory, choices: int, routes: int, more: int, x: int) -> int:
    """The planner with less replanning, for fast playouts."""
    p = int(s.seat)
    if s.phase == TURN:
        if (choices >> PASS) & 1:
            return PASS
        r = claim_to_make(b, s, p, m, routes, more)
        if r != NONE:
            return CLAIM + r
        card = card_to_take(b, s, p, m, choices)
        if card != NONE:
            return card
        r = best_claim_now(b, s, p, routes, more)
        return CLAIM + r if r != NONE else NEW_TICKETS
    if s.phase == SECOND:
        return card_to_take(b, s, p, m, choices)
    if s.phase == PAY:
        return best_payment(b, s, p, m, s.pending)
    if s.offer[p][1] == NONE:
        return KEEP_FIRST
    return KEEP_FIRST + below(x, KEEP_BOTH - KEEP_FIRST + 1)


@rule
def greedy_new_york(b: BoardNumbers, s: State, m: PlanMemory, choices: int, routes: int, more: int) -> int:
    """Claim for the most points now; otherwise draw the color of which it has the most."""
    p = int(s.seat)
    if s.phase == OPENING or s.phase == KEEP:
        second = s.offer[p][1]
        if second != NONE and b.ticket_value[second] < b.ticket_value[s.offer[p][0]]:
            return KEEP_FIRST + 1  # the easier one
        return KEEP_FIRST
    if s.phase == PAY:
        return best_payment(b, s, p, m, s.pending)
    if s.phase != SECOND:
        r = best_claim_now(b, s, p, routes, more)
        if r != NONE:
            return CLAIM + r
    best = NONE
    for c in range(WILD):
        if (choices >> c) & 1 and (best == NONE or s.hand[p][c] > s.hand[p][best]):
            best = c
    if best != NONE and s.hand[p][best] > 0:
        return best
    card = any_card(s, choices)
    if card != NONE:
        return card
    return PASS if (choices >> PASS) & 1 else NEW_TICKETS
