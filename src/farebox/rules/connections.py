"""Connections: which locations a seat's routes connect, and which tickets that completes."""

from __future__ import annotations

from farebox.kernel.bits import lowest
from farebox.kernel.twins import inlined, rule
from farebox.rules.state import BoardNumbers, State


@inlined
def connected(s: State, p: int, x: int, y: int) -> bool:
    return s.connection[p][x] == s.connection[p][y]


@rule
def join(b: BoardNumbers, s: State, p: int, x: int, y: int) -> None:
    """Connect two locations in the connections of seat p; a connection is labelled by its first location."""
    keep = min(s.connection[p][x], s.connection[p][y])
    drop = max(s.connection[p][x], s.connection[p][y])
    for v in range(b.n_locations):
        if s.connection[p][v] == drop:
            s.connection[p][v] = keep


@rule
def completed(b: BoardNumbers, s: State, p: int) -> int:
    """The tickets of seat p whose two locations it has connected, as a set."""
    return completed_of(b, s, p, s.tickets[p])


@rule
def completed_of(b: BoardNumbers, s: State, p: int, tickets: int) -> int:
    """The subset of these tickets, held or not, that seat p has connected."""
    found = 0
    while tickets != 0:
        t = lowest(tickets)
        tickets &= tickets - 1
        if connected(s, p, b.ticket_a[t], b.ticket_b[t]):
            found |= 1 << t
    return found


@rule
def joins_east_and_west(b: BoardNumbers, s: State, p: int) -> bool:
    """FJ-BONUS-1: whether some eastern location is connected to some western one."""
    return (labels(s, p, b.east) & labels(s, p, b.west)) != 0


@rule
def labels(s: State, p: int, locations: int) -> int:
    """The labels of these locations in the connections of seat p, as a set."""
    found = 0
    while locations != 0:
        found |= 1 << s.connection[p][lowest(locations)]
        locations &= locations - 1
    return found
