"""The input of the network: the observation, and features that a player would derive from it before choosing.

A row has room for four seats, so that one network can play at every table. Rules write it, the same interpreted, compiled and
on a GPU, using only what the viewer may know. Weights are trained for this row: any change to it needs a new
`INPUT_VERSION`. Prices are in half turns (`farebox.features.links`).
"""

from __future__ import annotations

from functools import cache

from farebox.boards.board import Board
from farebox.boards.limits import COLORS, LENGTH, SEATS
from farebox.features.claim_points import claim_points, untouched_attractions
from farebox.features.links import CLAIM_PRICE, add_link, cards_short, most_of_a_color
from farebox.features.observation import (
    FIELDS,
    IN_FIRST_JOURNEY,
    IN_NEW_YORK,
    TAKEN_CARDS,
    Field,
    layout,
    observation_size,
    observe,
    places,
    seat_after,
    write_routes,
    write_set,
)
from farebox.features.route_sets import first_route, without_first
from farebox.game.paths import FAR, Links, charge_all, keep_distances, nearest, shortest_paths
from farebox.kernel.bits import lowest, popcount
from farebox.kernel.twins import inlined, rule
from farebox.rules.connections import completed, completed_of, labels
from farebox.rules.dispatch import NEW_YORK_NUMBER, legal
from farebox.rules.hidden import hidden_tickets
from farebox.rules.new_york import attraction_points, route_points, ticket_points
from farebox.rules.state import CLAIM, DISPLAY, NONE, OFFER, WILD, BoardNumbers, State

INPUT_VERSION = 2
FIRST = len(FIELDS)  # the features come after the fields of the observation
NEARLY = 2  # half turns by which a path may exceed the best one
DEAREST = 100  # the largest price written to a row
PIECES_SHOWN = 16
ROW_MULTIPLE = 64


def _routes(b: BoardNumbers, seats: int) -> int:
    return b.n_routes


def _tickets(b: BoardNumbers, seats: int) -> int:
    return b.n_tickets


def _seats(b: BoardNumbers, seats: int) -> int:
    return seats


def _one(b: BoardNumbers, seats: int) -> int:
    return 1


FEATURES = (
    Field("table", lambda b, seats: SEATS, "1 for each seat at the table, the viewer's first"),
    Field("enough", lambda b, seats: COLORS * LENGTH, "for each color, 1 for each length its cards in hand suffice for"),
    Field("shown", lambda b, seats: COLORS * 2, "for each color, 1 if on display, 1 if twice", IN_NEW_YORK),
    Field("pieces_left", lambda b, seats: seats * PIECES_SHOWN, "for each seat, one-hot: pieces left, at most 15"),
    Field("points", _seats, "for each seat, points everybody can count", IN_NEW_YORK),
    Field("ticket_points", _one, "of the viewer, if the game ended now", IN_NEW_YORK),
    Field("ticket_price", _tickets, "half turns to each ticket held or offered, 0 if completed"),
    Field("ticket_lost", _tickets, "1 for each of them that cannot be completed"),
    Field("on_way", _routes, "number of tickets held that have the route on a cheapest path"),
    Field("near_way", _routes, "number of tickets held that have it on a path nearly as cheap"),
    Field("lack", _routes, "cards missing for a route the viewer may claim"),
    Field("gain", _routes, "points a claim makes, with attractions", IN_NEW_YORK),
    Field("offered_way", lambda b, seats: OFFER * b.n_routes, "on a cheapest path of the tickets offered", IN_NEW_YORK),
    Field("bonus_price", _one, "half turns to the bonus ticket, 0 with it", IN_FIRST_JOURNEY),
    Field("bonus_way", _routes, "1 on a cheapest path of the bonus", IN_FIRST_JOURNEY),
    Field("legal", lambda b, seats: CLAIM + b.n_routes, "1 for each legal action of the viewer"),
    Field("ready", _tickets, "1 for each unseen ticket the viewer connects already", IN_FIRST_JOURNEY),
    Field("unseen_price", _tickets, "half turns to each unseen ticket", IN_FIRST_JOURNEY),
    Field("joined", _routes, "number of unseen tickets a claim would connect", IN_FIRST_JOURNEY),
    Field("seats_ready", _seats, "for each seat, unseen tickets it connects already", IN_FIRST_JOURNEY),
)
(
    TABLE_FEATURE,
    ENOUGH_FEATURE,
    SHOWN_FEATURE,
    PIECES_LEFT_FEATURE,
    POINTS_FEATURE,
    TICKET_POINTS_FEATURE,
    TICKET_PRICE_FEATURE,
    TICKET_LOST_FEATURE,
    ON_WAY_FEATURE,
    NEAR_WAY_FEATURE,
    LACK_FEATURE,
    GAIN_FEATURE,
    OFFERED_WAY_FEATURE,
    BONUS_PRICE_FEATURE,
    BONUS_WAY_FEATURE,
    LEGAL_FEATURE,
    READY_FEATURE,
    UNSEEN_PRICE_FEATURE,
    JOINED_FEATURE,
    SEATS_READY_FEATURE,
) = range(len(FEATURES))

SCALES = {
    **dict.fromkeys(("hand", "display", "held", "done", "known", "lack", "joined"), 1 / 2),
    **dict.fromkeys(("discard", "unseen", "given_up", "gain"), 1 / 4),
    **dict.fromkeys(("ticket_deck", "pieces", "cards", "ticket_points", "ticket_price", "unseen_price", "seats_ready"), 1 / 8),
    **dict.fromkeys(("points", "bonus_price"), 1 / 16),
    **dict.fromkeys(("turn", "deck"), 1 / 32),
}  # scales of the parts with large numbers


@cache
def rows_layout(board: Board) -> tuple[tuple[str, int, int], ...]:
    """(name, first index, size) of every part of a row: the fields of the observation, then the features."""
    parts = [(name, start, size) for name, start, size, _ in layout(board, SEATS)]
    start = observation_size(board, SEATS)
    for field in FEATURES:
        size = field.size_on(board, SEATS)
        parts.append((field.name, start, size))
        start += size
    return tuple(parts)


def row_end(board: Board) -> int:
    _, start, size = rows_layout(board)[-1]
    return start + size


def row_size(board: Board) -> int:
    """The size of a row, padded with zeros to a multiple that suits matrix units."""
    return -(-row_end(board) // ROW_MULTIPLE) * ROW_MULTIPLE


def row_places(board: Board) -> list[int]:
    """The first index of every part of a row: of the observation, then of the features."""
    return places(board, SEATS) + [start for _, start, _ in rows_layout(board)[-len(FEATURES) :]]


def row_scales(board: Board) -> list[float]:
    """The factor for each number of a row, so that all have about the same size."""
    scales = [SCALES.get(name, 1.0) for name, _, size in rows_layout(board) for _ in range(size)]
    return scales + [1.0] * (row_size(board) - len(scales))


@inlined
def part(at: list[int], feature: int) -> int:
    """The first index of a feature."""
    return at[FIRST + feature] & 0xFFFF


@rule
def write_network_input(b: BoardNumbers, s: State, viewer: int, at: list[int], k: Links, row: list[int]) -> None:
    """Write all features into a blank row. `at` is `row_places` of the board."""
    observe(b, s, viewer, TAKEN_CARDS, at, row)
    write_table(b, s, viewer, at, row)
    link_routes(b, s, viewer, at, k, row)
    write_tickets(b, s, viewer, at, k, row)
    if b.ruleset == NEW_YORK_NUMBER:
        write_new_york(b, s, viewer, at, k, row)
    else:
        write_first_journey(b, s, viewer, at, k, row)
    if s.seat == viewer:
        choices, routes, more = legal(b, s)
        write_set(row, part(at, LEGAL_FEATURE), choices)
        write_routes(row, part(at, LEGAL_FEATURE) + CLAIM, routes, more)


@inlined
def write_table(b: BoardNumbers, s: State, viewer: int, at: list[int], row: list[int]) -> None:
    for j in range(s.seats):
        p = seat_after(s, viewer, j)
        row[part(at, TABLE_FEATURE) + j] = 1
        row[part(at, PIECES_LEFT_FEATURE) + j * PIECES_SHOWN + min(s.pieces[p], PIECES_SHOWN - 1)] = 1
    for c in range(COLORS):
        for n in range(LENGTH):
            row[part(at, ENOUGH_FEATURE) + c * LENGTH + n] = 1 if s.hand[viewer][c] > n else 0


@inlined
def link_routes(b: BoardNumbers, s: State, p: int, at: list[int], k: Links, row: list[int]) -> None:
    """Link the routes that seat p may still claim and has the pieces for; write the cards missing for each."""
    k.n_links = 0
    most = most_of_a_color(s, p)
    routes = s.open[p][0]
    more = s.open[p][1]
    while (routes | more) != 0:
        r = first_route(routes, more)
        routes, more = without_first(routes, more)
        short = cards_short(b, s, p, r, most)
        row[part(at, LACK_FEATURE) + r] = max(0, short - s.hand[p][WILD])
        if b.length[r] <= s.pieces[p]:
            add_link(b, s, p, k, r, CLAIM_PRICE + short)
    charge_all(k)


@rule
def mark_paths(b: BoardNumbers, k: Links, here: int, there: int, row: list[int], on: int, nearly: int) -> int:
    """Count each route on the cheapest paths between two sets of connections. Returns the price; FAR without a path."""
    shortest_paths(b, k, here)
    price = FAR
    if there != 0:
        price = int(k.distance[nearest(k, there)])
    if price == 0 or price >= FAR:
        return price
    keep_distances(b, k)
    shortest_paths(b, k, there)
    for i in range(k.n_links):
        x = k.end_x[i]
        y = k.end_y[i]
        through = min(k.distance[x] + k.distance_back[y], k.distance[y] + k.distance_back[x]) + k.cost[i]
        if through == price:
            row[on + k.link[i]] += 1
        elif nearly != NONE and through <= price + NEARLY:
            row[nearly + k.link[i]] += 1
    return price


@inlined
def write_tickets(b: BoardNumbers, s: State, viewer: int, at: list[int], k: Links, row: list[int]) -> None:
    rest = s.tickets[viewer] & ~completed(b, s, viewer)
    while rest != 0:
        t = lowest(rest)
        rest &= rest - 1
        write_ticket(b, s, viewer, at, k, row, t, part(at, ON_WAY_FEATURE), part(at, NEAR_WAY_FEATURE))


@rule
def write_ticket(
    b: BoardNumbers, s: State, viewer: int, at: list[int], k: Links, row: list[int], t: int, on: int, nearly: int
) -> None:
    here = 1 << s.connection[viewer][b.ticket_a[t]]
    there = 1 << s.connection[viewer][b.ticket_b[t]]
    price = mark_paths(b, k, here, there, row, on, nearly)
    row[part(at, TICKET_PRICE_FEATURE) + t] = min(price, DEAREST)
    row[part(at, TICKET_LOST_FEATURE) + t] = 1 if price >= FAR else 0


@inlined
def write_new_york(b: BoardNumbers, s: State, viewer: int, at: list[int], k: Links, row: list[int]) -> None:
    for i in range(DISPLAY):
        if s.display[i] != NONE:
            shown = part(at, SHOWN_FEATURE) + s.display[i] * 2
            row[shown + 1] = row[shown]
            row[shown] = 1
    for j in range(s.seats):
        p = seat_after(s, viewer, j)
        row[part(at, POINTS_FEATURE) + j] = route_points(b, s, p) + attraction_points(b, s, p)
    row[part(at, TICKET_POINTS_FEATURE)] = ticket_points(b, s, viewer)
    for i in range(OFFER):
        if s.offer[viewer][i] != NONE:
            write_ticket(b, s, viewer, at, k, row, s.offer[viewer][i], part(at, OFFERED_WAY_FEATURE) + i * b.n_routes, NONE)
    left = untouched_attractions(b, s, viewer)
    for i in range(k.n_links):
        r = k.link[i]
        row[part(at, GAIN_FEATURE) + r] = claim_points(b, r, left)


@inlined
def write_first_journey(b: BoardNumbers, s: State, viewer: int, at: list[int], k: Links, row: list[int]) -> None:
    if s.bonus[viewer] == 0:
        east = labels(s, viewer, b.east)
        price = mark_paths(b, k, east, labels(s, viewer, b.west), row, part(at, BONUS_WAY_FEATURE), NONE)
        row[part(at, BONUS_PRICE_FEATURE)] = min(price, DEAREST)
    unseen = hidden_tickets(b, s, viewer)
    ready = completed_of(b, s, viewer, unseen)
    write_set(row, part(at, READY_FEATURE), ready)
    for j in range(s.seats):
        row[part(at, SEATS_READY_FEATURE) + j] = popcount(completed_of(b, s, seat_after(s, viewer, j), unseen))
    write_unseen_tickets(b, s, viewer, at, k, row, unseen & ~ready)


@inlined
def write_unseen_tickets(b: BoardNumbers, s: State, viewer: int, at: list[int], k: Links, row: list[int], unseen: int) -> None:
    """Write, for unseen tickets that are not connected yet, what they would cost and which claims connect them."""
    while unseen != 0:
        start = s.connection[viewer][b.ticket_a[lowest(unseen)]]
        shortest_paths(b, k, 1 << start)
        rest = unseen
        while rest != 0:
            t = lowest(rest)
            rest &= rest - 1
            if s.connection[viewer][b.ticket_a[t]] == start:
                unseen &= ~(1 << t)
                end = s.connection[viewer][b.ticket_b[t]]
                row[part(at, UNSEEN_PRICE_FEATURE) + t] = min(k.distance[end], DEAREST)
                for i in range(k.n_links):
                    if (k.end_x[i] == start and k.end_y[i] == end) or (k.end_x[i] == end and k.end_y[i] == start):
                        row[part(at, JOINED_FEATURE) + k.link[i]] += 1
