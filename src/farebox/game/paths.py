"""The search for shortest paths: the one that bots, beliefs, network inputs and the display of tickets share."""

from __future__ import annotations

from typing import Annotated

from farebox.boards.limits import LOCATIONS, ROUTES
from farebox.kernel.bits import lowest
from farebox.kernel.fields import Byte, Fields
from farebox.kernel.twins import rule
from farebox.rules.state import NONE, BoardNumbers

FAR = 2000  # the distance where there is no path


class Links(Fields):
    """Routes between two vertices each, which are locations or connections, and the working memory of the search over them."""

    distance: Annotated[list[int], "i2", LOCATIONS]  # by vertex, from where the last search started
    distance_back: Annotated[list[int], "i2", LOCATIONS]  # saved from the search before that
    via: Annotated[list[int], "i1", LOCATIONS]  # the link by which a vertex is reached
    link: Annotated[list[int], "i1", ROUTES]  # the routes
    end_x: Annotated[list[int], "i1", ROUTES]  # the vertices a link joins
    end_y: Annotated[list[int], "i1", ROUTES]
    cost: Annotated[list[int], "i2", ROUTES]  # the price of a link
    toll: Annotated[list[int], "i2", ROUTES]  # what the search counts: the same, or 0 for links that are already chosen
    n_links: Byte


@rule
def charge_all(k: Links) -> None:
    """Count every link at its full price."""
    for i in range(k.n_links):
        k.toll[i] = k.cost[i]


@rule
def shortest_paths(b: BoardNumbers, k: Links, starts: int) -> None:
    """Write the distances from a set of vertices to all others, by the tolls of the links; `via` is the last link."""
    for v in range(b.n_locations):
        k.distance[v] = 0 if (starts >> v) & 1 else FAR
        k.via[v] = NONE
    changed = True
    while changed:
        changed = False
        for i in range(k.n_links):
            x = k.end_x[i]
            y = k.end_y[i]
            price = k.toll[i]
            if k.distance[x] + price < k.distance[y]:
                k.distance[y] = k.distance[x] + price
                k.via[y] = i
                changed = True
            elif k.distance[y] + price < k.distance[x]:
                k.distance[x] = k.distance[y] + price
                k.via[x] = i
                changed = True


@rule
def keep_distances(b: BoardNumbers, k: Links) -> None:
    """Keep the distances of the last search as `distance_back`."""
    for v in range(b.n_locations):
        k.distance_back[v] = k.distance[v]


@rule
def nearest(k: Links, goals: int) -> int:
    """The nearest of a non-empty set of vertices, by `distance`."""
    best = lowest(goals)
    while goals != 0:
        v = lowest(goals)
        goals &= goals - 1
        if k.distance[v] < k.distance[best]:
            best = v
    return best
