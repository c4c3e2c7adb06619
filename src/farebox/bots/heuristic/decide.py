"""The bots that decide by rules of thumb, compiled or interpreted: random, greedy, planner, and the planner in a hurry."""

from __future__ import annotations

from farebox.bots.heuristic.first_journey import greedy_first_journey, hurried_first_journey, planner_first_journey
from farebox.bots.heuristic.new_york import greedy_new_york, hurried_new_york, planner_new_york
from farebox.bots.heuristic.plan import PlanMemory
from farebox.kernel.twins import rule
from farebox.rules.dispatch import NEW_YORK_NUMBER, legal
from farebox.rules.running.random_play import random_action
from farebox.rules.state import BoardNumbers, State

RANDOM, GREEDY, PLANNER, HURRIED = 0, 1, 2, 3


@rule
def decide(b: BoardNumbers, s: State, m: PlanMemory, kind: int, x: int) -> int:
    """A step for the seat to act; x is a random number. It never reads what the seat cannot see."""
    if kind == RANDOM:
        return random_action(b, s, x)
    choices, routes, more = legal(b, s)
    if b.ruleset == NEW_YORK_NUMBER:
        if kind == HURRIED:
            return hurried_new_york(b, s, m, choices, routes, more, x)
        if kind == GREEDY:
            return greedy_new_york(b, s, m, choices, routes, more)
        return planner_new_york(b, s, m, choices, routes, more)
    if kind == HURRIED:
        return hurried_first_journey(b, s, m, choices, routes, more)
    if kind == GREEDY:
        return greedy_first_journey(b, s, m, choices, routes, more)
    return planner_first_journey(b, s, m, choices, routes, more)
