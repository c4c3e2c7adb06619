"""Sets of routes in two words, as the state keeps them: membership, iteration, and the locations they touch."""

from __future__ import annotations

from farebox.boards.limits import WORD
from farebox.kernel.bits import lowest
from farebox.kernel.twins import inlined, rule
from farebox.rules.state import BoardNumbers, State


@inlined
def has(words: list[int], route: int) -> bool:
    return (words[route // WORD] >> (route % WORD)) & 1 == 1


@inlined
def first_route(routes: int, more: int) -> int:
    """The lowest route of a non-empty set."""
    return lowest(routes) if routes != 0 else lowest(more) + WORD


@inlined
def without_first(routes: int, more: int) -> tuple[int, int]:
    """A non-empty set without its lowest route."""
    return (routes & (routes - 1), more) if routes != 0 else (routes, more & (more - 1))


@rule
def touched_locations(b: BoardNumbers, s: State, p: int) -> int:
    """The locations at the ends of the routes of seat p, as a set."""
    found = 0
    routes = s.owned[p][0]
    more = s.owned[p][1]
    while (routes | more) != 0:
        r = first_route(routes, more)
        routes, more = without_first(routes, more)
        found |= (1 << b.end_a[r]) | (1 << b.end_b[r])
    return found


@inlined
def joins(b: BoardNumbers, s: State, p: int, route: int, ticket: int) -> bool:
    """Whether a claim of the route by seat p would connect the two locations of a ticket that are not yet connected."""
    x = s.connection[p][b.end_a[route]]
    y = s.connection[p][b.end_b[route]]
    u = s.connection[p][b.ticket_a[ticket]]
    v = s.connection[p][b.ticket_b[ticket]]
    return u != v and ((u == x and v == y) or (u == y and v == x))
