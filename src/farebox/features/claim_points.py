"""The points that claiming a route adds in New York, apart from tickets: NY-SCORE-1 and NY-SCORE-3."""

from __future__ import annotations

from farebox.features.route_sets import touched_locations
from farebox.kernel.twins import inlined, rule
from farebox.rules.state import BoardNumbers, State


@rule
def untouched_attractions(b: BoardNumbers, s: State, p: int) -> int:
    """NY-SCORE-3: the attractions that no route of seat p touches, as a set of locations."""
    return b.attractions & ~touched_locations(b, s, p)


@inlined
def attractions_gained(b: BoardNumbers, route: int, left: int) -> int:
    """The number of attractions at the ends of a route among those left."""
    return ((left >> b.end_a[route]) & 1) + ((left >> b.end_b[route]) & 1)


@inlined
def claim_points(b: BoardNumbers, route: int, left: int) -> int:
    """Points for the route itself and for the attractions it touches first; `left` are the untouched ones."""
    return b.points[b.length[route]] + attractions_gained(b, route, left)
