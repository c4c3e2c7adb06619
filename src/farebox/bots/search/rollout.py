"""The planner in a hurry: what plays games out in the search, a plan a seat and few second thoughts."""

from __future__ import annotations

from farebox.bots.heuristic.first_journey import MARGIN, NEARLY, draw_or_else, guessed_gain, plan_journey
from farebox.bots.heuristic.new_york import best_claim_now, claim_to_make
from farebox.bots.heuristic.payment import best_payment, card_to_take, payable_wanted
from farebox.bots.heuristic.plan import Mind, plan_stands
from farebox.kernel.rng import below
from farebox.kernel.twins import rule
from farebox.rules.dispatch import legal
from farebox.rules.state import (
    CLAIM,
    KEEP_BOTH,
    KEEP_FIRST,
    NEW_YORK,
    NONE,
    PASS,
    PAY,
    SECOND,
    TICKETS_,
    TURN,
    BoardNumbers,
    State,
)


@rule
def rollout_step(b: BoardNumbers, s: State, m: Mind, x: int) -> int:
    """A step for the seat to act."""
    choices, routes, more = legal(b, s)
    if b.ruleset == NEW_YORK:
        return rollout_city(b, s, m, choices, routes, more, x)
    return rollout_journey(b, s, m, choices, routes, more, x)


@rule
def rollout_city(b: BoardNumbers, s: State, m: Mind, choices: int, routes: int, more: int, x: int) -> int:
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
        return CLAIM + r if r != NONE else TICKETS_
    if s.phase == SECOND:
        return card_to_take(b, s, p, m, choices)
    if s.phase == PAY:
        return best_payment(b, s, p, m, s.pending)
    if s.offer[p][1] == NONE:
        return KEEP_FIRST
    return KEEP_FIRST + below(x, KEEP_BOTH - KEEP_FIRST + 1)


@rule
def rollout_journey(b: BoardNumbers, s: State, m: Mind, choices: int, routes: int, more: int, x: int) -> int:
    p = int(s.seat)
    if s.phase == PAY:
        return best_payment(b, s, p, m, s.pending)
    stands = plan_stands(s, p, m)
    if not stands:
        plan_journey(b, s, p, m, True)
        if (choices >> TICKETS_) & 1 and m.price[p] > NEARLY and guessed_gain(b, s, p, m) > MARGIN:
            return TICKETS_
    r = payable_wanted(b, s, p, m, routes, more)
    if r == NONE and stands:
        plan_journey(b, s, p, m, True)  # other cards, another way
        r = payable_wanted(b, s, p, m, routes, more)
    if r != NONE:
        return CLAIM + r
    return draw_or_else(b, s, choices, routes, more)
