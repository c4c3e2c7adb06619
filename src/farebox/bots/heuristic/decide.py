"""The bots that decide by rules of thumb, compiled or interpreted: random, greedy, planner."""

from __future__ import annotations

from farebox.boards.limits import WORD, WORDS
from farebox.bots.heuristic.first_journey import decide_journey, draw_or_else
from farebox.bots.heuristic.new_york import best_claim_now, decide_city
from farebox.bots.heuristic.payment import any_card, best_payment
from farebox.bots.heuristic.plan import Mind, add_link, clear_trial, has, reach
from farebox.kernel.bits import lowest
from farebox.kernel.twins import rule
from farebox.rules.connections import completed, connected
from farebox.rules.dispatch import legal
from farebox.rules.random_play import random_action
from farebox.rules.state import (
    CLAIM,
    KEEP,
    KEEP_FIRST,
    NEW_YORK,
    NONE,
    OPENING,
    PASS,
    PAY,
    SECOND,
    TICKETS_,
    WILD,
    BoardNumbers,
    State,
)

RANDOM, GREEDY, PLANNER = 0, 1, 2


@rule
def decide(b: BoardNumbers, s: State, m: Mind, kind: int, x: int) -> int:
    """A step for the seat to act. What the seat cannot see is never read."""
    if kind == RANDOM:
        return random_action(b, s, x)
    choices, routes, more = legal(b, s)
    if kind == GREEDY:
        if b.ruleset == NEW_YORK:
            return greedy_city(b, s, m, choices, routes, more)
        return greedy_journey(b, s, m, choices, routes, more)
    if b.ruleset == NEW_YORK:
        return decide_city(b, s, m, choices, routes, more)
    return decide_journey(b, s, m, choices, routes, more)


@rule
def greedy_city(b: BoardNumbers, s: State, m: Mind, choices: int, routes: int, more: int) -> int:
    """The most points now; without a claim, the color it has most of."""
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
    return PASS if (choices >> PASS) & 1 else TICKETS_


@rule
def greedy_journey(b: BoardNumbers, s: State, m: Mind, choices: int, routes: int, more: int) -> int:
    """A ticket now, if a route completes one; else the route that leads nearest to one on the printed map."""
    p = int(s.seat)
    if s.phase == PAY:
        return best_payment(b, s, p, m, s.pending)
    r = leading_on(b, s, p, m, routes, more)
    if r != NONE:
        return CLAIM + r
    return draw_or_else(b, s, choices, routes, more)


@rule
def leading_on(b: BoardNumbers, s: State, p: int, m: Mind, routes: int, more: int) -> int:
    """The payable route that brings a ticket's cities nearest to each other on the printed map; NONE if none does."""
    m.n_links = 0
    for r in range(b.n_routes):
        if not has(s.owned[p], r):
            add_link(b, s, p, m, r, b.length[r])  # claimed by others or not
    clear_trial(m)
    best = NONE
    most = 0
    todo = s.tickets[p] & ~completed(b, s, p)
    while todo != 0:
        t = lowest(todo)
        todo &= todo - 1
        for goal in (int(b.ticket_a[t]), int(b.ticket_b[t])):
            start = b.ticket_a[t] + b.ticket_b[t] - goal
            reach(b, m, 1 << s.network[p][goal])
            for w in range(WORDS):
                rest = routes if w == 0 else more
                while rest != 0:
                    r = lowest(rest) + w * WORD
                    rest &= rest - 1
                    for here in (int(b.end_a[r]), int(b.end_b[r])):
                        there = b.end_a[r] + b.end_b[r] - here
                        left = m.far[s.network[p][there]]
                        gain = m.far[s.network[p][start]] - left
                        if left == 0:
                            gain += 100  # the ticket is completed
                        if connected(s, p, here, start) and gain > most:
                            most = gain
                            best = r
    return best
