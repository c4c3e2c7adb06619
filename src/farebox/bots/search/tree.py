"""Search: information-set Monte Carlo tree search over imagined states that are consistent with a view.

Each iteration redeals the cards that the seat cannot see, tickets by its beliefs, walks down one tree of actions by upper
confidence bounds among those that are legal in this deal, adds a node, and lets planners play the game out. Payments are
left to the planner.
"""

from __future__ import annotations

import math

from farebox.bots.heuristic.decide import HURRIED, PLANNER, decide
from farebox.bots.heuristic.plan import PlanMemory, forget
from farebox.bots.search.belief import believe
from farebox.bots.search.workspace import Workspace
from farebox.features.legal_sets import is_member, random_member, size_of, without_action
from farebox.kernel.bits import popcount
from farebox.kernel.rng import advance
from farebox.kernel.twins import rule
from farebox.rules.dispatch import apply, legal
from farebox.rules.hidden import redeal
from farebox.rules.state import OVER, PAY, BoardNumbers, State, copy_state

# The numbers of a node; priors and values are in thousandths, and values are sums over the visits.
ACTION, MOVER, PRIOR, VISITS, VALUE, FIRST_CHILD, NEXT = range(7)
NODE = 7  # numbers per node
CURIOSITY = 0.7
PLANNERS_SHARE = 600  # prior of the planner's own action, in thousandths; the others share the rest
CAUTION = 0.05  # how much worse an untried action is assumed to be
MAX_PLAYOUT_STEPS = 3000


@rule
def playout_value(s: State, p: int, margin_weight: int) -> int:
    """The value of a finished game for a seat, in thousandths: mostly the win, and a little for the margin."""
    share = 0
    if (s.winners >> p) & 1:
        share = 1000 // popcount(int(s.winners))
    best = -1000
    for q in range(s.seats):
        if q != p and s.total[q] > best:
            best = int(s.total[q])
    margin = (s.total[p] - best) * margin_weight
    return (7 * share + 3 * min(1000, max(0, 500 + margin))) // 10


@rule
def play_out(b: BoardNumbers, s: State, m: PlanMemory, x: int) -> int:
    """Let hurried planners finish the game. Returns the generator's next number."""
    forget(m)
    steps = 0
    while s.phase != OVER and steps < MAX_PLAYOUT_STEPS:
        x = advance(x)
        apply(b, s, decide(b, s, m, HURRIED, x))
        steps += 1
    return x


@rule
def planned_playouts(boards: list[BoardNumbers], states: list[State], memories: list[PlanMemory], games: int, x: int) -> int:
    """Run playouts from states[0], which is not changed; states[1] is scratch. Returns how many were played."""
    for _ in range(games):
        copy_state(states, 0, 1)
        x = play_out(boards[0], states[1], memories[0], advance(x))
    return games


@rule
def play_payment(b: BoardNumbers, s: State, m: PlanMemory, x: int) -> None:
    """If a payment is due, pay as the planner would."""
    if s.phase == PAY:
        apply(b, s, decide(b, s, m, PLANNER, x))


@rule
def untried(tree: list[list[int]], node: int, choices: int, routes: int, more: int) -> tuple[int, int, int]:
    """Legal actions without a child."""
    child = tree[node][FIRST_CHILD]
    while child != 0:
        choices, routes, more = without_action(tree[child][ACTION], choices, routes, more)
        child = tree[child][NEXT]
    return choices, routes, more


@rule
def best_child(tree: list[list[int]], node: int, choices: int, routes: int, more: int, untried_prior: int) -> int:
    """The legal child with the highest bound; 0 if an untried action promises more (`untried_prior`; 0: there is none)."""
    visits = 0
    value = 0
    child = tree[node][FIRST_CHILD]
    while child != 0:
        if is_member(tree[child][ACTION], choices, routes, more):
            visits += tree[child][VISITS]
            value += tree[child][VALUE]
        child = tree[child][NEXT]
    if visits == 0:
        return 0
    reach = CURIOSITY * math.sqrt(visits) / 1000.0
    best = 0
    most = value / (1000.0 * visits) - CAUTION + reach * untried_prior if untried_prior > 0 else -1.0
    child = tree[node][FIRST_CHILD]
    while child != 0:
        if is_member(tree[child][ACTION], choices, routes, more):
            n = tree[child][VISITS]
            bound = tree[child][VALUE] / (1000.0 * n) + reach * tree[child][PRIOR] / (1 + n)
            if bound > most:
                most = bound
                best = child
        child = tree[child][NEXT]
    return best


@rule
def add_child(tree: list[list[int]], size: int, node: int, action: int, mover: int, prior: int) -> None:
    """Add a node at index `size`."""
    tree[size][ACTION] = action
    tree[size][MOVER] = mover
    tree[size][PRIOR] = prior
    tree[size][VISITS] = 0
    tree[size][VALUE] = 0
    tree[size][FIRST_CHILD] = 0
    tree[size][NEXT] = tree[node][FIRST_CHILD]
    tree[node][FIRST_CHILD] = size


@rule
def pick_untried(b: BoardNumbers, s: State, m: PlanMemory, choices: int, routes: int, more: int, x: int) -> int:
    """The planner's action if it is untried, else any untried one."""
    forget(m)
    first = decide(b, s, m, PLANNER, x)
    if is_member(first, choices, routes, more):
        return first
    return random_member(choices, routes, more, x)


@rule
def search(w: Workspace, tree: list[list[int]], path: list[int], size: int, iterations: int, x: int) -> int:
    """Run more iterations on the tree for the sealed states[0]; states[1] is scratch. Returns the tree's new size."""
    b = w.boards[0]
    m = w.memories[0]
    for _ in range(iterations):
        copy_state(w.states, 0, 1)
        s = w.states[1]
        x = advance(x)
        redeal(b, s, w.viewer, x)
        x = believe(b, s, w.viewer, w.weights, advance(x))
        node = 0
        depth = 0
        x = advance(x)
        while s.phase != OVER:
            choices, routes, more = legal(b, s)
            new_choices, new_routes, new_more = untried(tree, node, choices, routes, more)
            new = size_of(new_choices, new_routes, new_more)
            if new > 0 and size >= len(tree):
                break
            mover = int(s.seat)
            prior = 0
            if new > 0:
                prior = (1000 - PLANNERS_SHARE) // max(1, size_of(choices, routes, more) - 1)
            child = best_child(tree, node, choices, routes, more, prior)
            grown = child == 0
            if grown:
                x = advance(x)
                action = pick_untried(b, s, m, new_choices, new_routes, new_more, x)
                if tree[node][FIRST_CHILD] == 0:
                    prior = PLANNERS_SHARE  # the first child is the planner's
                add_child(tree, size, node, action, mover, prior)
                node = size
                size += 1
            else:
                node = child
                action = tree[node][ACTION]
            path[depth] = node
            depth += 1
            apply(b, s, action)
            forget(m)
            play_payment(b, s, m, x)
            if grown or depth >= len(path):
                break
        x = play_out(b, s, m, x)
        for i in range(depth):
            tree[path[i]][VISITS] += 1
            tree[path[i]][VALUE] += playout_value(s, tree[path[i]][MOVER], w.margin_weight)
    return size


@rule
def most_visited(tree: list[list[int]]) -> int:
    """The most visited action at the root."""
    best = 0
    child = tree[0][FIRST_CHILD]
    while child != 0:
        if best == 0 or tree[child][VISITS] > tree[best][VISITS]:
            best = child
        child = tree[child][NEXT]
    return tree[best][ACTION]
