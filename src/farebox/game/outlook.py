"""Outlook: what a view means for its seat. How its tickets stand, what each free route would take and bring.

All of it is read from a View, by the rules' own functions, so it knows no more than the view does.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from heapq import heappop, heappush
from typing import NamedTuple

from farebox.game.action import payment_of
from farebox.game.notation import members, owned_routes
from farebox.game.view import View
from farebox.rules.claim import payments
from farebox.rules.kernel import numbers
from farebox.rules.network import completed_of, connected, labels
from farebox.rules.state import ANY, WILD

CLOSED, PIECES, CARDS, NOT_NOW = "closed", "pieces", "cards", "not_now"


@dataclass(frozen=True)
class TicketOutlook:
    """How a ticket stands: done, open (so many pieces are missing) or blocked."""

    ticket: str
    state: str
    missing: int = 0
    path: tuple[str, ...] = ()  # a shortest way, from end to end
    free: tuple[str, ...] = ()  # what of it is not yet claimed


class RouteOutlook(NamedTuple):
    """A route that nobody has claimed: why it cannot be claimed now (None: it can), the ways to pay, what it brings."""

    route: str
    why: str | None
    ways: tuple[dict[str, int], ...] = ()
    points: int = 0
    finishes: tuple[str, ...] = ()
    bonus: bool = False
    have: int = 0
    need: int = 0


@dataclass
class Outlook:
    """What a seat's view means for it; a spectator has no tickets and nothing to claim."""

    view: View
    _free: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.board, self._numbers, self._state = (
            self.view.board,
            numbers(self.view.board),
            self.view._state,
        )  # read, never written
        s = self._state
        taken = {r for p in range(s.seats) for r in owned_routes(self.board, s.owned[p])}
        self._free = [r for r in range(len(self.board.routes)) if r not in taken]

    @cached_property
    def tickets(self) -> tuple[TicketOutlook, ...]:
        """Of all tickets of the seat, those laid down as completed last."""
        if self.view.seat is None:
            return ()
        me = self.view.me
        return self._tickets((*(me.ticket_list or ()), *me.completed))

    @cached_property
    def offer(self) -> tuple[TicketOutlook, ...]:
        """Of the tickets the seat may choose from."""
        return () if self.view.seat is None else self._tickets(self.view.me.offer or ())

    @cached_property
    def routes(self) -> tuple[RouteOutlook, ...]:
        """Of every route nobody has claimed; for a spectator of those closed to everybody."""
        if self.view.over:
            return ()
        if self.view.seat is None:
            s = self._state
            still_open = {r for p in range(s.seats) for r in owned_routes(self.board, s.open[p])}
            return tuple(RouteOutlook(self.board.routes[r].id, CLOSED) for r in self._free if r not in still_open)
        return self._own_routes()

    @cached_property
    def attractions(self) -> tuple[tuple[str, ...], ...]:
        """By seat, the attractions its routes touch (NY-SCORE-3)."""
        return tuple(self._touched(p) for p in range(self._state.seats))

    def done(self, seat: int, tickets: Iterable[str]) -> tuple[str, ...]:
        """Those of some tickets that the network of a seat connects."""
        wanted = sum(1 << self.board.ticket_numbers[t] for t in tickets)
        return tuple(self.board.tickets[t].id for t in members(completed_of(self._numbers, self._state, seat, wanted)))

    def _touched(self, seat: int) -> tuple[str, ...]:
        ends = {v for r in owned_routes(self.board, self._state.owned[seat]) for v in (self._ends(r))}
        return tuple(x.id for v, x in enumerate(self.board.locations) if x.attraction and v in ends)

    def _ends(self, route: int) -> tuple[int, int]:
        return self.board.routes[route].a, self.board.routes[route].b

    # --- tickets: the shortest way over own routes, which cost nothing, and free ones, which cost their length

    def _tickets(self, tickets: Iterable[str]) -> tuple[TicketOutlook, ...]:
        return tuple(self._ticket(name) for name in tickets)

    def _ticket(self, name: str) -> TicketOutlook:
        ticket = self.board.tickets[self.board.ticket_numbers[name]]
        missing, path = self._way(ticket.a, ticket.b)
        ids = tuple(self.board.routes[r].id for r in path)
        if connected(self._state, self.view.me.seat, ticket.a, ticket.b):
            return TicketOutlook(name, "done", 0, ids)
        if not path or missing > self.view.me.pieces:
            return TicketOutlook(name, "blocked")
        return TicketOutlook(name, "open", missing, ids, tuple(self.board.routes[r].id for r in path if r not in self._own))

    @cached_property
    def _own(self) -> set[int]:
        return set(owned_routes(self.board, self._state.owned[self.view.me.seat]))

    @cached_property
    def _open(self) -> set[int]:
        return set(owned_routes(self.board, self._state.open[self.view.me.seat]))

    @cached_property
    def _neighbors(self) -> list[list[tuple[int, int, int]]]:
        """By location: (pieces, route, location at its other end), for own routes and those open to the seat."""
        ways: list[list[tuple[int, int, int]]] = [[] for _ in self.board.locations]
        for r, route in enumerate(self.board.routes):
            if r in self._own or r in self._open:
                price = 0 if r in self._own else route.length
                ways[route.a].append((price, r, route.b))
                ways[route.b].append((price, r, route.a))
        return ways

    def _way(self, start: int, goal: int) -> tuple[int, list[int]]:
        """Pieces for, and routes of, a shortest way; of equal ones that with fewer routes. No routes: there is none."""
        best: dict[int, tuple[int, int]] = {start: (0, 0)}
        via: dict[int, tuple[int, int]] = {}
        heap = [(0, 0, start)]
        while heap:
            pieces, claims, here = heappop(heap)
            if here == goal:
                break
            if (pieces, claims) > best[here]:
                continue
            for price, route, there in self._neighbors[here]:
                cost = (pieces + price, claims + 1)
                if there not in best or cost < best[there]:
                    best[there], via[there] = cost, (route, here)
                    heappush(heap, (*cost, there))
        path: list[int] = []
        at = goal
        while at in via and at != start:
            route, at = via[at]
            path.append(route)
        return (best[goal][0] if goal in best else 0), path[::-1]

    # --- routes

    def _own_routes(self) -> tuple[RouteOutlook, ...]:
        """In one go: a table asks for it after every action."""
        seat, state, still_open, costs = self.view.me.seat, self._state, self._open, self.view.costs
        pieces, network, (east, west) = state.pieces[seat], state.network[seat], self._shores
        found = []
        for r in self._free:
            route = self.board.routes[r]
            length, points = route.length, self.board.route_points.get(route.length, 0)
            if r not in still_open:
                found.append(RouteOutlook(route.id, CLOSED, (), points, (), False, 0, length))
                continue
            x, y = network[route.a], network[route.b]  # the networks it would join
            finishes: tuple[str, ...] = ()
            bonus = False
            if x != y:
                finishes = self._missing.get((x, y) if x < y else (y, x), ())
                bonus = bool((east >> x & west >> y | east >> y & west >> x) & 1)
            if pieces < length:
                found.append(RouteOutlook(route.id, PIECES, (), points, finishes, bonus, pieces, length))
                continue
            ways, have = self._ways(r)
            why = CARDS if not ways else NOT_NOW if route.id not in costs else None
            found.append(RouteOutlook(route.id, why, ways, points, finishes, bonus, have, length))
        return tuple(found)

    def _cards_for(self, color: int) -> int:
        """Cards in hand that could pay a route of a color, wilds included."""
        hand = self._state.hand[self.view.me.seat]
        return hand[WILD] + (max(hand[:WILD]) if color == ANY else hand[color])

    def _ways(self, r: int) -> tuple[tuple[dict[str, int], ...], int]:
        """The ways to pay a route, fewest wilds first, and the cards there are for it: as for all of its color and length."""
        kind = self._numbers.color[r], self._numbers.length[r]
        if kind not in self._paid:
            steps = members(payments(self._numbers, self._state, self.view.me.seat, r))
            ways = [dict(payment_of(self.board, r, step)) for step in steps]
            self._paid[kind] = tuple(sorted(ways, key=lambda way: way.get(self.board.wild, 0))), self._cards_for(kind[0])
        return self._paid[kind]

    @cached_property
    def _paid(self) -> dict[tuple[int, int], tuple[tuple[dict[str, int], ...], int]]:
        return {}

    @cached_property
    def _missing(self) -> dict[tuple[int, int], tuple[str, ...]]:
        """Tickets in hand not yet completed, by the labels of the two networks that would have to meet."""
        s, b, p = self._state, self._numbers, self.view.me.seat
        network, wanted = s.network[p], s.tickets[p] & ~completed_of(b, s, p, s.tickets[p])
        found: dict[tuple[int, int], tuple[str, ...]] = {}
        for t in members(wanted):
            x, y = network[b.ticket_a[t]], network[b.ticket_b[t]]
            pair = (min(x, y), max(x, y))
            found[pair] = (*found.get(pair, ()), self.board.tickets[t].id)
        return found

    @cached_property
    def _shores(self) -> tuple[int, int]:
        """The labels of networks in the East and in the West; none where there is no bonus to be had."""
        s, b, p = self._state, self._numbers, self.view.me.seat
        if self.board.bonus is None or s.bonus[p]:
            return 0, 0
        return labels(s, p, b.east), labels(s, p, b.west)
