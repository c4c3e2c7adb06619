"""Future tickets in First Journey: how much a route would shorten them.

The hand will have changed by then, so a route's price here is a claim and all its cards, half a turn each, wherever they
come from.
"""

from __future__ import annotations

from farebox.bots.heuristic.plan import PlanMemory
from farebox.features.links import all_distances
from farebox.features.route_sets import first_route, without_first
from farebox.kernel.bits import lowest, popcount
from farebox.kernel.twins import rule
from farebox.rules.connections import connected
from farebox.rules.hidden import hidden_tickets
from farebox.rules.state import BoardNumbers, State

FARTHEST = 14  # half turns: a ticket that takes longer is exchanged
FUTURE = 36  # sixtieths: the present value of half a turn saved on each future ticket


@rule
def weigh_future(b: BoardNumbers, s: State, p: int, m: PlanMemory) -> None:
    """Compute what each link is worth per future ticket, in sixtieths of half a turn."""
    all_distances(b, s, p, m, m.distances)
    for i in range(m.n_links):
        m.future[p][m.link[i]] = 0
    unseen = hidden_tickets(b, s, p)
    count = popcount(unseen)
    while unseen != 0:
        t = lowest(unseen)
        unseen &= unseen - 1
        if connected(s, p, b.ticket_a[t], b.ticket_b[t]):
            continue
        x = s.connection[p][b.ticket_a[t]]
        y = s.connection[p][b.ticket_b[t]]
        direct = min(int(m.distances[x][y]), FARTHEST)
        for i in range(m.n_links):
            u = m.end_x[i]
            v = m.end_y[i]
            by = min(m.distances[x][u] + m.distances[v][y], m.distances[x][v] + m.distances[u][y])
            if by < direct:
                m.future[p][m.link[i]] += direct - by
    for i in range(m.n_links):
        m.future[p][m.link[i]] = (m.future[p][m.link[i]] * FUTURE) // max(1, count)


@rule
def trial_future(m: PlanMemory, p: int) -> int:
    """What the routes on trial are worth per future ticket."""
    total = 0
    routes = m.trial[0]
    more = m.trial[1]
    while (routes | more) != 0:
        total += m.future[p][first_route(routes, more)]
        routes, more = without_first(routes, more)
    return int(total)
