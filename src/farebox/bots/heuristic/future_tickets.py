"""Prospects in First Journey: how much a route would shorten the tickets that may still come.

A new ticket finds another hand, so a route's price is here a claim and all its cards: half a turn each, wherever they
come from.
"""

from __future__ import annotations

from farebox.boards.limits import WORD, WORDS
from farebox.bots.heuristic.plan import CLAIM_PRICE, FAR, Mind
from farebox.kernel.bits import lowest, popcount
from farebox.kernel.twins import rule
from farebox.rules.connections import connected
from farebox.rules.hidden import hidden_tickets
from farebox.rules.state import BoardNumbers, State

FARTHEST = 14  # half turns: a ticket that takes longer is given back
FUTURE = 36  # sixtieths: what half a turn saved on each ticket to come is worth now


@rule
def all_ways(b: BoardNumbers, s: State, p: int, m: Mind) -> None:
    """Prices between all networks of seat p over its links."""
    for u in range(b.n_locations):
        for v in range(b.n_locations):
            m.way[u][v] = 0 if u == v else FAR
    for i in range(m.n_links):
        x = m.end_x[i]
        y = m.end_y[i]
        price = CLAIM_PRICE + b.length[m.link[i]]
        if price < m.way[x][y]:
            m.way[x][y] = price
            m.way[y][x] = price
    for middle in range(b.n_locations):
        if s.network[p][middle] == middle:
            for u in range(b.n_locations):
                here = m.way[u][middle]
                if here < FAR and u != middle:
                    for v in range(b.n_locations):
                        if here + m.way[middle][v] < m.way[u][v]:
                            m.way[u][v] = here + m.way[middle][v]


@rule
def weigh_future(b: BoardNumbers, s: State, p: int, m: Mind) -> None:
    """What each link is worth for every ticket to come, in sixtieths of half a turn."""
    all_ways(b, s, p, m)
    for i in range(m.n_links):
        m.future[p][m.link[i]] = 0
    unseen = hidden_tickets(b, s, p)
    count = popcount(unseen)
    while unseen != 0:
        t = lowest(unseen)
        unseen &= unseen - 1
        if connected(s, p, b.ticket_a[t], b.ticket_b[t]):
            continue
        x = s.network[p][b.ticket_a[t]]
        y = s.network[p][b.ticket_b[t]]
        direct = min(int(m.way[x][y]), FARTHEST)
        for i in range(m.n_links):
            u = m.end_x[i]
            v = m.end_y[i]
            by = min(m.way[x][u] + m.way[v][y], m.way[x][v] + m.way[u][y])
            if by < direct:
                m.future[p][m.link[i]] += direct - by
    for i in range(m.n_links):
        m.future[p][m.link[i]] = (m.future[p][m.link[i]] * FUTURE) // max(1, count)


@rule
def trial_future(m: Mind, p: int) -> int:
    """What the routes on trial are worth for every ticket to come."""
    total = 0
    for w in range(WORDS):
        rest = m.trial[w]
        while rest != 0:
            total += m.future[p][lowest(rest) + w * WORD]
            rest &= rest - 1
    return int(total)
