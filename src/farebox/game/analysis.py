"""Analysis of a view for its seat: the state of its tickets, and what each free route costs and brings.

Everything is computed from a View with the functions of the rules, so it contains no more than the view.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from farebox.boards.board import Board
from farebox.boards.limits import LOCATIONS, WORD, WORDS
from farebox.game.action import payment_of, wilds_of
from farebox.game.paths import Links, shortest_paths
from farebox.game.text.names import find, members, owned_routes
from farebox.game.view import View
from farebox.rules.board_numbers import board_numbers
from farebox.rules.claiming import payments
from farebox.rules.connections import completed_of, connected, labels
from farebox.rules.new_york import attractions_touched
from farebox.rules.state import ANY, NONE, WILD, State

PIECE_WEIGHT = LOCATIONS  # more than a path has routes, of which each counts 1
Fare = tuple[int, int]  # what a route costs: its color and its length
ROUTE_CLOSED, TOO_FEW_PIECES, TOO_FEW_CARDS, NOT_NOW = "closed", "pieces", "cards", "not_now"


@cache
def all_routes(board: Board) -> list[int]:
    """The set of all routes, in words."""
    everything = (1 << len(board.routes)) - 1
    return [everything >> word * WORD & (1 << WORD) - 1 for word in range(WORDS)]


@lru_cache(1 << 12)
def payable(board: Board, fare: Fare, purse: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """The steps that would pay a fare, fewest wilds first, and the number of cards available for it.

    The cache serves all tables: the same hands come up again and again.
    """
    (color, length), b, state = fare, board_numbers(board), State.__new__(State)
    state.hand = [list(purse)]  # the only field that `payments` reads
    route = next(r for r in range(b.n_routes) if (b.color[r], b.length[r]) == (color, length))
    steps = sorted(members(payments(b, state, 0, route)), key=lambda step: wilds_of(length, step))
    return tuple(steps), purse[WILD] + (max(purse[:WILD]) if color == ANY else purse[color])


@lru_cache(1 << 12)
def touched(board: Board, *labels_of_locations: int) -> tuple[str, ...]:
    """The attractions that a seat's routes touch, by the label of each location's connection."""
    state = State.__new__(State)
    state.connection = [list(labels_of_locations)]  # the only field that `attractions_touched` reads
    return tuple(board.locations[v].id for v in members(attractions_touched(board_numbers(board), state, 0)))


@dataclass(frozen=True)
class TicketAnalysis:
    """The state of a ticket: done, open (`missing` pieces are needed), short (there is a path, but too few pieces) or blocked."""

    ticket: str
    state: str
    missing: int = 0
    path: tuple[str, ...] = ()  # the routes of a shortest path
    free: tuple[str, ...] = ()  # those of them that are not yet claimed


@dataclass(frozen=True)
class Path:
    """A shortest path between two locations: what a seat still has to claim to connect them."""

    missing: int  # pieces needed; 0 if the two are connected
    routes: tuple[str, ...]  # all routes of the path, in order
    free: tuple[str, ...]  # those of them that are not yet claimed


class RouteAnalysis(NamedTuple):
    """An unclaimed route: why it cannot be claimed now (None: it can), the ways to pay, and what it brings."""

    route: str
    why: str | None
    ways: tuple[dict[str, int], ...] = ()
    points: int = 0
    finishes: tuple[str, ...] = ()
    bonus: bool = False
    have: int = 0
    need: int = 0


class Claim(NamedTuple):
    """What claiming a route would bring; `why` says why the seat cannot claim it with any cards (None: it can)."""

    route: int
    why: str | None
    finishes: tuple[str, ...] = ()
    bonus: bool = False


@cache
def plain_claims(board: Board) -> tuple[list[Claim], list[Claim], list[Claim]]:
    """For each route, three shared values: a claim that brings nothing else, one without enough pieces, one that is closed."""
    routes = range(len(board.routes))
    return [Claim(r, None) for r in routes], [Claim(r, TOO_FEW_PIECES) for r in routes], [Claim(r, ROUTE_CLOSED) for r in routes]


class Way(NamedTuple):
    """A shortest path, and the own and open routes it was found among."""

    own: list[int]
    open: list[int]
    pieces: int
    path: tuple[int, ...]  # empty: there is no path

    def holds(self, own: list[int], still_open: list[int]) -> bool:
        """Whether it is still valid: no new route has opened, and every route of the path is still available."""
        fewer = all(now & ~then == 0 for now, then in zip(still_open, self.open, strict=True))
        return fewer and own == self.own and all((own[r // WORD] | still_open[r // WORD]) >> r % WORD & 1 for r in self.path)


Ways = dict[tuple[int, int], Way]  # by their two ends


class ViewAnalysis:
    """The analysis of a view, computed on demand. A spectator has no tickets and nothing to claim.

    `ways` is a cache of paths that analyses of the same seat's earlier and later views share.
    """

    def __init__(self, view: View, ways: Ways | None = None) -> None:
        self.view, self.board = view, view.board
        self._ways = {} if ways is None else ways
        self._numbers, self._state = board_numbers(view.board), view._state  # read, never written

    def _free(self) -> list[int]:
        """The unclaimed routes."""
        s = self._state
        taken = [0] * WORDS
        for p in range(s.seats):
            taken = [had | has for had, has in zip(taken, s.owned[p], strict=True)]
        return owned_routes([routes & ~had for routes, had in zip(all_routes(self.board), taken, strict=True)])

    @cached_property
    def tickets(self) -> tuple[TicketAnalysis, ...]:
        """The state of all tickets of the seat; in First Journey the completed ones come last."""
        if self.view.seat is None:
            return ()
        me = self.view.me
        return self._tickets((*(me.ticket_list or ()), *me.completed))

    @cached_property
    def offer(self) -> tuple[TicketAnalysis, ...]:
        """The state of the tickets that the seat may choose from."""
        return () if self.view.seat is None else self._tickets(self.view.me.offer or ())

    @cached_property
    def routes(self) -> tuple[RouteAnalysis, ...]:
        """Every unclaimed route; for a spectator and after the game, those that are closed to everybody."""
        if self.view.over or self.view.seat is None:
            s = self._state
            still_open = {r for p in range(s.seats) for r in owned_routes(s.open[p])}
            return tuple(RouteAnalysis(self.board.routes[r].id, ROUTE_CLOSED) for r in self._free() if r not in still_open)
        return self._own_routes()

    @cached_property
    def attractions(self) -> tuple[tuple[str, ...], ...]:
        """For each seat, the attractions its routes touch."""
        return tuple([touched(self.board, *self._state.connection[p]) for p in range(self._state.seats)])

    def done(self, seat: int, tickets: Iterable[str]) -> tuple[str, ...]:
        """The subset of these tickets that a seat's routes connect."""
        wanted = sum(1 << self.board.ticket_numbers[t] for t in tickets)
        return tuple(self.board.tickets[t].id for t in members(completed_of(self._numbers, self._state, seat, wanted)))

    def path(self, a: str, b: str) -> Path | None:
        """A shortest path between two locations over the seat's own routes and those it may still claim, if there is one."""
        start, goal = (find(self.board.location_numbers, name, "location") for name in (a, b))
        _, _, missing, path = self._way(start, goal)
        if not path and start != goal:
            return None
        ids = self.board.routes
        return Path(missing, tuple([ids[r].id for r in path]), tuple([ids[r].id for r in path if r not in self._own]))

    # --- tickets: the shortest path over own routes, which cost nothing, and open ones, which cost their length

    def _tickets(self, tickets: Iterable[str]) -> tuple[TicketAnalysis, ...]:
        return tuple(self._ticket(name) for name in tickets)

    def _ticket(self, name: str) -> TicketAnalysis:
        t = self.board.ticket_numbers[name]
        a, b = self._numbers.ticket_a[t], self._numbers.ticket_b[t]
        _, _, missing, path = self._way(a, b)
        ids = tuple([self.board.routes[r].id for r in path])
        if connected(self._state, self.view.me.seat, a, b):
            return TicketAnalysis(name, "done", 0, ids)
        if not path:
            return TicketAnalysis(name, "blocked")
        state = "open" if missing <= self.view.me.pieces else "short"
        return TicketAnalysis(name, state, missing, ids, tuple([self.board.routes[r].id for r in path if r not in self._own]))

    @cached_property
    def _own(self) -> set[int]:
        return set(owned_routes(self._state.owned[self.view.me.seat]))

    @cached_property
    def _open(self) -> set[int]:
        return set(owned_routes(self._state.open[self.view.me.seat]))

    def _way(self, start: int, goal: int) -> Way:
        seat, state = self.view.me.seat, self._state
        own, still_open, way = state.owned[seat], state.open[seat], self._ways.get((start, goal))
        if way is None or not way.holds(own, still_open):
            way = self._ways[start, goal] = Way(own, still_open, *self._search(start, goal))
        return way

    def _search(self, start: int, goal: int) -> tuple[int, tuple[int, ...]]:
        """The pieces and routes of a shortest path, preferring fewer routes; no routes if there is no path."""
        k = self._links
        shortest_paths(board_numbers(self.board), k, 1 << start)
        path: list[int] = []
        at = goal
        while k.via[at] != NONE:
            path.append(k.link[k.via[at]])
            at = k.end_x[k.via[at]] + k.end_y[k.via[at]] - at
        return k.distance[goal] // PIECE_WEIGHT if path else 0, tuple(path[::-1])

    @cached_property
    def shortest_routes(self) -> dict[str, frozenset[str]]:
        """For each ticket, the free routes of all its shortest paths; none if the seat has too few pieces."""
        return {one.ticket: self._on_shortest_paths(one) for one in (*self.tickets, *self.offer)}

    def _on_shortest_paths(self, ticket: TicketAnalysis) -> frozenset[str]:
        if ticket.state != "open":
            return frozenset()
        t, b, k = self.board.ticket_numbers[ticket.ticket], self._numbers, self._links
        there, back = (self._pieces_from(end) for end in (b.ticket_a[t], b.ticket_b[t]))
        links = ((r, x, y) for r, x, y in zip(k.link, k.end_x, k.end_y, strict=True) if r not in self._own)
        found = (r for r, x, y in links if min(there[x] + back[y], there[y] + back[x]) + b.length[r] == ticket.missing)
        return frozenset(self.board.routes[r].id for r in found)

    def _pieces_from(self, start: int) -> list[int]:
        """The pieces needed to connect a location with each other one."""
        shortest_paths(self._numbers, self._links, 1 << start)
        return [distance // PIECE_WEIGHT for distance in self._links.distance]

    @cached_property
    def _links(self) -> Links:
        """The routes that this seat has or may still claim, as links between locations."""
        b, k, own = board_numbers(self.board), Links.__new__(Links), self._own  # only the fields that the search needs
        k.distance, k.via = [0] * b.n_locations, [0] * b.n_locations
        k.link = sorted(own | self._open)
        k.end_x, k.end_y = [b.end_a[r] for r in k.link], [b.end_b[r] for r in k.link]
        k.toll = [1 if r in own else 1 + PIECE_WEIGHT * b.length[r] for r in k.link]
        k.n_links = len(k.link)
        return k

    # --- routes

    @cached_property
    def claims(self) -> tuple[Claim, ...]:
        """What claiming each unclaimed route would bring the seat, whatever it pays."""
        seat, state, still_open = self.view.me.seat, self._state, self._open
        pieces, connection, (east, west), missing = state.pieces[seat], state.connection[seat], self._shores(), self._missing()
        brings_nothing, too_long, closed = plain_claims(self.board)
        length, a, b = self._numbers.length, self._numbers.end_a, self._numbers.end_b
        found = []
        for r in self._free():
            if r not in still_open:
                found.append(closed[r])
                continue
            enough = pieces >= length[r]
            x, y = connection[a[r]], connection[b[r]]  # the connections it would join
            if x != y:
                finishes = missing.get((x, y) if x < y else (y, x), ())
                bonus = bool((east >> x & west >> y | east >> y & west >> x) & 1)
                if finishes or bonus:
                    found.append(Claim(r, None if enough else TOO_FEW_PIECES, finishes, bonus))
                    continue
            found.append(brings_nothing[r] if enough else too_long[r])
        return tuple(found)

    def _own_routes(self) -> tuple[RouteAnalysis, ...]:
        costs, pieces = self.view.costs, self.view.me.pieces
        found = []
        for r, why, finishes, bonus in self.claims:
            route = self.board.routes[r]
            steps: tuple[int, ...] = ()
            have = pieces if why == TOO_FEW_PIECES else 0
            if why is None:
                steps, have = self.payable(r)
                why = TOO_FEW_CARDS if not steps else NOT_NOW if route.id not in costs else None
            ways = tuple(dict(payment_of(self.board, r, step)) for step in steps)
            points = self.board.route_points.get(route.length, 0)
            found.append(RouteAnalysis(route.id, why, ways, points, finishes, bonus, have, route.length))
        return tuple(found)

    def payable(self, r: int) -> tuple[tuple[int, ...], int]:
        """The steps that would pay for a route, fewest wilds first, and the number of cards available for it."""
        fare = self.fare(r)
        return payable(self.board, fare, self.purses[fare[0]])

    def fare(self, r: int) -> Fare:
        return self._numbers.color[r], self._numbers.length[r]

    @cached_property
    def purses(self) -> list[tuple[int, ...]]:
        """For each color of a route, the cards in hand that may pay for it."""
        hand = tuple(self._state.hand[self.view.me.seat])
        return [tuple([n if c in (color, WILD) else 0 for c, n in enumerate(hand)]) for color in range(WILD)] + [hand]

    def _missing(self) -> dict[tuple[int, int], tuple[str, ...]]:
        """The uncompleted tickets in hand, by the labels of the two connections that must be joined."""
        s, b, p = self._state, self._numbers, self.view.me.seat
        connection, wanted = s.connection[p], s.tickets[p] & ~completed_of(b, s, p, s.tickets[p])
        found: dict[tuple[int, int], tuple[str, ...]] = {}
        for t in members(wanted):
            x, y = connection[b.ticket_a[t]], connection[b.ticket_b[t]]
            pair = (min(x, y), max(x, y))
            found[pair] = (*found.get(pair, ()), self.board.tickets[t].id)
        return found

    def _shores(self) -> tuple[int, int]:
        """The labels of the connections in the East and in the West, as sets; empty if there is no bonus to win."""
        s, b, p = self._state, self._numbers, self.view.me.seat
        if s.bonus[p]:
            return 0, 0
        return labels(s, p, b.east), labels(s, p, b.west)
