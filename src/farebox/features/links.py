"""The links of a seat: the routes over which planners, beliefs and network inputs search for its paths.

The price of a route is the time it takes, in half turns: a claim is a whole turn, and a card that is not yet in hand is half
of one. Paths use the links of a seat: routes, each between two of its connections. What the seat has connected
already is one vertex, so the map shrinks as its connections grow.
"""

from __future__ import annotations

from farebox.features.route_sets import first_route, has, without_first
from farebox.game.paths import FAR, Links, charge_all
from farebox.kernel.twins import inlined, rule
from farebox.rules.state import ANY, WILD, BoardNumbers, State

CLAIM_PRICE = 2  # half turns


@inlined
def most_of_a_color(s: State, p: int) -> int:
    """How many cards seat p has of its most frequent color, which pays for gray routes."""
    most = 0
    for c in range(WILD):
        if s.hand[p][c] > most:
            most = s.hand[p][c]
    return most


@inlined
def cards_short(b: BoardNumbers, s: State, p: int, r: int, most: int) -> int:
    """How many cards of a route's color seat p is missing, not counting wilds; `most` is `most_of_a_color`."""
    color = b.color[r]
    cards = most if color == ANY else s.hand[p][color]
    return b.length[r] - cards if b.length[r] > cards else 0


@inlined
def add_link(b: BoardNumbers, s: State, p: int, k: Links, r: int, price: int) -> None:
    """Add a route as a link between two connections of seat p, unless both ends are in the same connection."""
    i = int(k.n_links)
    k.link[i] = r
    k.end_x[i] = s.connection[p][b.end_a[r]]
    k.end_y[i] = s.connection[p][b.end_b[r]]
    k.cost[i] = price
    k.n_links = i + 1 if k.end_x[i] != k.end_y[i] else i


@rule
def link_open_routes(b: BoardNumbers, s: State, p: int, k: Links, card: int) -> None:
    """Link the routes that seat p may still claim and has the pieces for, at `card` tenths of half a turn per missing card."""
    k.n_links = 0
    most = most_of_a_color(s, p)
    routes = s.open[p][0]
    more = s.open[p][1]
    while (routes | more) != 0:
        r = first_route(routes, more)
        routes, more = without_first(routes, more)
        if b.length[r] <= s.pieces[p]:
            add_link(b, s, p, k, r, CLAIM_PRICE + cards_short(b, s, p, r, most) * card // 10)


@rule
def link_printed_routes(b: BoardNumbers, s: State, p: int, k: Links) -> None:
    """Link all routes that seat p has not claimed, priced by length, even if others have claimed them."""
    k.n_links = 0
    for r in range(b.n_routes):
        if not has(s.owned[p], r):
            add_link(b, s, p, k, r, b.length[r])
    charge_all(k)


@rule
def all_distances(b: BoardNumbers, s: State, p: int, k: Links, table: list[list[int]]) -> None:
    """Write the distances between all connections of seat p, pricing each link with all its cards.

    This is Floyd's algorithm: with one search per connection, First Journey's planner would be a quarter slower.
    """
    for u in range(b.n_locations):
        for v in range(b.n_locations):
            table[u][v] = 0 if u == v else FAR
    for i in range(k.n_links):
        x = k.end_x[i]
        y = k.end_y[i]
        price = CLAIM_PRICE + b.length[k.link[i]]
        if price < table[x][y]:
            table[x][y] = price
            table[y][x] = price
    for middle in range(b.n_locations):
        if s.connection[p][middle] == middle:
            for u in range(b.n_locations):
                here = table[u][middle]
                if here < FAR and u != middle:
                    for v in range(b.n_locations):
                        if here + table[middle][v] < table[u][v]:
                            table[u][v] = here + table[middle][v]
