"""What the network sees: the observation, and what a player works out from it before choosing.

A row has room for four seats, so that one network can play at every table. It is written by rules, the same interpreted,
compiled and on a GPU, from nothing but what the viewer may know. Weights are trained for this row: a change of it is a
change of `INSIGHT_VERSION`.

The price of a route is the time it takes, in half turns: a claim is two, and a card that is not yet in hand is one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated

from farebox.boards.board import Board
from farebox.boards.limits import COLORS, LENGTH, LOCATIONS, ROUTES, SEATS, WORD, WORDS
from farebox.features.observation import (
    FIELDS,
    TAKEN_CARDS,
    Field,
    action_count,
    layout,
    observation_size,
    observe,
    places,
    seat_after,
    write_routes,
    write_set,
)
from farebox.kernel.bits import lowest, popcount
from farebox.kernel.fields import Byte, Fields
from farebox.kernel.twins import inlined, rule
from farebox.rules.board_numbers import board_numbers
from farebox.rules.connections import completed, completed_of, labels
from farebox.rules.dispatch import legal
from farebox.rules.hidden import hidden_tickets
from farebox.rules.new_york import attraction_points, route_points, ticket_points
from farebox.rules.state import ANY, CLAIM, DISPLAY, FIRST_JOURNEY, NEW_YORK, NONE, OFFER, WILD, BoardNumbers, State

INSIGHT_VERSION = 2
FIRST = len(FIELDS)  # the features come after the fields of the observation
CLAIM_PRICE = 2  # half turns
FAR = 1000
NEARLY = 2  # half turns a way may cost more than the best one
MOST = 100  # of a number in a row
PIECES_SHOWN = 16
WHOLE = 64


class Insight(Fields):
    """The scratch pad of a search for ways."""

    near: Annotated[list[int], "i2", LOCATIONS]  # price of the way from one end, by network
    far: Annotated[list[int], "i2", LOCATIONS]  # from the other end
    link: Annotated[list[int], "i1", ROUTES]  # routes the viewer may still claim
    end_x: Annotated[list[int], "i1", ROUTES]  # the networks a link joins
    end_y: Annotated[list[int], "i1", ROUTES]
    price: Annotated[list[int], "i1", ROUTES]
    n_links: Byte


def _routes(b: BoardNumbers, seats: int) -> int:
    return b.n_routes


def _tickets(b: BoardNumbers, seats: int) -> int:
    return b.n_tickets


def _seats(b: BoardNumbers, seats: int) -> int:
    return seats


def _journey(size: Callable[[BoardNumbers, int], int]) -> Callable[[BoardNumbers, int], int]:
    return lambda b, seats: size(b, seats) if b.ruleset == FIRST_JOURNEY else 0


FEATURES = (
    Field("table", lambda b, seats: SEATS, "1 for each seat at the table, the viewer's first"),
    Field("enough", lambda b, seats: COLORS * LENGTH, "for each color, 1 for each length its cards in hand suffice for"),
    Field("shown", lambda b, seats: COLORS * 2 if b.ruleset == NEW_YORK else 0, "for each color, 1 if on display, 1 if twice"),
    Field("pieces_left", lambda b, seats: seats * PIECES_SHOWN, "for each seat, one-hot: pieces left, at most 15"),
    Field("points", lambda b, seats: seats if b.ruleset == NEW_YORK else 0, "for each seat, points everybody can count"),
    Field("ticket_points", lambda b, seats: 1 if b.ruleset == NEW_YORK else 0, "of the viewer, if the game ended now"),
    Field("ticket_price", _tickets, "half turns to each ticket held or offered, 0 if completed"),
    Field("ticket_lost", _tickets, "1 for each of them that cannot be completed"),
    Field("on_way", _routes, "of the tickets held, so many have the route on a cheapest way"),
    Field("near_way", _routes, "so many have it on a way nearly as cheap"),
    Field("lack", _routes, "cards that lack for a route the viewer may claim"),
    Field("gain", lambda b, seats: b.n_routes if b.ruleset == NEW_YORK else 0, "points a claim makes, with attractions"),
    Field(
        "offered_way",
        lambda b, seats: OFFER * b.n_routes if b.ruleset == NEW_YORK else 0,
        "on a cheapest way of the tickets offered",
    ),
    Field("bonus_price", _journey(lambda b, seats: 1), "half turns to the bonus ticket, 0 with it"),
    Field("bonus_way", _journey(_routes), "1 on a cheapest way of the bonus"),
    Field("legal", lambda b, seats: 0, "1 for each legal action of the viewer"),
    Field("ready", _journey(_tickets), "1 for each unseen ticket the viewer connects already"),
    Field("unseen_price", _journey(_tickets), "half turns to each unseen ticket"),
    Field("joined", _journey(_routes), "so many unseen tickets would be connected by a claim"),
    Field("seats_ready", _journey(_seats), "for each seat, unseen tickets it connects already"),
)
(
    TABLE,
    ENOUGH,
    SHOWN,
    PIECES_LEFT,
    POINTS,
    TICKET_POINTS,
    TICKET_PRICE,
    TICKET_LOST,
    ON_WAY,
    NEAR_WAY,
    LACK,
    GAIN,
    OFFERED_WAY,
    BONUS_PRICE,
    BONUS_WAY,
    LEGAL,
    READY,
    UNSEEN_PRICE,
    JOINED,
    SEATS_READY,
) = range(len(FEATURES))

SCALES = {
    **dict.fromkeys(("hand", "display", "held", "done", "known", "lack", "joined"), 1 / 2),
    **dict.fromkeys(("discard", "unseen", "given_up", "gain"), 1 / 4),
    **dict.fromkeys(("ticket_deck", "pieces", "cards", "ticket_points", "ticket_price", "unseen_price", "seats_ready"), 1 / 8),
    **dict.fromkeys(("points", "bonus_price"), 1 / 16),
    **dict.fromkeys(("turn", "deck"), 1 / 32),
}  # of the parts whose numbers grow


@cache
def rows_layout(board: Board) -> tuple[tuple[str, int, int], ...]:
    """(name, first place, size) of every part of a row: the fields of the observation, then the features."""
    parts = [(name, start, size) for name, start, size, _ in layout(board, SEATS)]
    start = observation_size(board, SEATS)
    for field in FEATURES:
        size = action_count(board) if field.name == "legal" else field.size(board_numbers(board), SEATS)
        parts.append((field.name, start, size))
        start += size
    return tuple(parts)


def row_end(board: Board) -> int:
    _, start, size = rows_layout(board)[-1]
    return start + size


def row_size(board: Board) -> int:
    """Rows end in zeros, up to a size that matrix units like."""
    return -(-row_end(board) // WHOLE) * WHOLE


def row_places(board: Board) -> list[int]:
    """Where the parts of a row begin: of the observation, then of the features."""
    return places(board, SEATS) + [start for _, start, _ in rows_layout(board)[-len(FEATURES) :]]


def row_scales(board: Board) -> list[float]:
    """What each place is multiplied by, so that all are about as large."""
    scales = [SCALES.get(name, 1.0) for name, _, size in rows_layout(board) for _ in range(size)]
    return scales + [1.0] * (row_size(board) - len(scales))


@inlined
def part(at: list[int], feature: int) -> int:
    """The first place of a feature."""
    return at[FIRST + feature] & 0xFFFF


@rule
def perceive(b: BoardNumbers, s: State, viewer: int, at: list[int], k: Insight, row: list[int]) -> None:
    """Write a blank row. `at` is `row_places` of the board."""
    observe(b, s, viewer, TAKEN_CARDS, at, row)
    perceive_table(b, s, viewer, at, row)
    link_routes(b, s, viewer, at, k, row)
    perceive_tickets(b, s, viewer, at, k, row)
    if b.ruleset == NEW_YORK:
        perceive_city(b, s, viewer, at, k, row)
    else:
        perceive_journey(b, s, viewer, at, k, row)
    if s.seat == viewer:
        choices, routes, more = legal(b, s)
        write_set(row, part(at, LEGAL), choices)
        write_routes(row, part(at, LEGAL) + CLAIM, routes, more)


@inlined
def perceive_table(b: BoardNumbers, s: State, viewer: int, at: list[int], row: list[int]) -> None:
    for j in range(s.seats):
        p = seat_after(s, viewer, j)
        row[part(at, TABLE) + j] = 1
        row[part(at, PIECES_LEFT) + j * PIECES_SHOWN + min(s.pieces[p], PIECES_SHOWN - 1)] = 1
    for c in range(COLORS):
        for n in range(LENGTH):
            row[part(at, ENOUGH) + c * LENGTH + n] = 1 if s.hand[viewer][c] > n else 0


@inlined
def link_routes(b: BoardNumbers, s: State, p: int, at: list[int], k: Insight, row: list[int]) -> None:
    """The routes seat p may still claim as links between its networks, each with its price."""
    best = 0
    for c in range(WILD):
        best = max(best, s.hand[p][c])
    n = 0
    for w in range(WORDS):
        rest = s.open[p][w]
        while rest != 0:
            r = lowest(rest) + w * WORD
            rest &= rest - 1
            color = b.color[r]
            cards = best if color == ANY else s.hand[p][color]
            lack = max(0, b.length[r] - cards)
            row[part(at, LACK) + r] = max(0, lack - s.hand[p][WILD])
            k.link[n] = r
            k.end_x[n] = s.network[p][b.end_a[r]]
            k.end_y[n] = s.network[p][b.end_b[r]]
            k.price[n] = CLAIM_PRICE + lack
            if k.end_x[n] != k.end_y[n] and b.length[r] <= s.pieces[p]:
                n += 1
    k.n_links = n


@rule
def spread(b: BoardNumbers, k: Insight, prices: list[int], starts: int) -> None:
    """Prices of the ways from some networks, a set, to all others."""
    for v in range(b.n_locations):
        prices[v] = 0 if (starts >> v) & 1 else FAR
    changed = True
    while changed:
        changed = False
        for i in range(k.n_links):
            x = k.end_x[i]
            y = k.end_y[i]
            if prices[x] + k.price[i] < prices[y]:
                prices[y] = prices[x] + k.price[i]
                changed = True
            elif prices[y] + k.price[i] < prices[x]:
                prices[x] = prices[y] + k.price[i]
                changed = True


@rule
def mark_way(b: BoardNumbers, k: Insight, here: int, there: int, row: list[int], on: int, more: int, nearly: int) -> int:
    """Count `more` on each route of the cheapest ways between two sets of networks; the price, FAR without a way."""
    spread(b, k, k.near, here)
    price = FAR
    rest = there
    while rest != 0:
        price = min(price, int(k.near[lowest(rest)]))
        rest &= rest - 1
    if price == 0 or price >= FAR:
        return price
    spread(b, k, k.far, there)
    for i in range(k.n_links):
        x = k.end_x[i]
        y = k.end_y[i]
        through = min(k.near[x] + k.far[y], k.near[y] + k.far[x]) + k.price[i]
        if through == price:
            row[on + k.link[i]] += more
        elif nearly != NONE and through <= price + NEARLY:
            row[nearly + k.link[i]] += more
    return price


@inlined
def perceive_tickets(b: BoardNumbers, s: State, viewer: int, at: list[int], k: Insight, row: list[int]) -> None:
    rest = s.tickets[viewer] & ~completed(b, s, viewer)
    while rest != 0:
        t = lowest(rest)
        rest &= rest - 1
        perceive_ticket(b, s, viewer, at, k, row, t, part(at, ON_WAY), part(at, NEAR_WAY))


@rule
def perceive_ticket(
    b: BoardNumbers, s: State, viewer: int, at: list[int], k: Insight, row: list[int], t: int, on: int, nearly: int
) -> None:
    here = 1 << s.network[viewer][b.ticket_a[t]]
    there = 1 << s.network[viewer][b.ticket_b[t]]
    price = mark_way(b, k, here, there, row, on, 1, nearly)
    row[part(at, TICKET_PRICE) + t] = min(price, MOST)
    row[part(at, TICKET_LOST) + t] = 1 if price >= FAR else 0


@inlined
def perceive_city(b: BoardNumbers, s: State, viewer: int, at: list[int], k: Insight, row: list[int]) -> None:
    for i in range(DISPLAY):
        if s.display[i] != NONE:
            shown = part(at, SHOWN) + s.display[i] * 2
            row[shown + 1] = row[shown]
            row[shown] = 1
    for j in range(s.seats):
        p = seat_after(s, viewer, j)
        row[part(at, POINTS) + j] = route_points(b, s, p) + attraction_points(b, s, p)
    row[part(at, TICKET_POINTS)] = ticket_points(b, s, viewer)
    for i in range(OFFER):
        if s.offer[viewer][i] != NONE:
            perceive_ticket(b, s, viewer, at, k, row, s.offer[viewer][i], part(at, OFFERED_WAY) + i * b.n_routes, NONE)
    touched = touched_locations(b, s, viewer)
    for i in range(k.n_links):
        r = k.link[i]
        new = ((1 << b.end_a[r]) | (1 << b.end_b[r])) & b.attractions & ~touched
        row[part(at, GAIN) + r] = b.points[b.length[r]] + ((new >> b.end_a[r]) & 1) + ((new >> b.end_b[r]) & 1)


@inlined
def perceive_journey(b: BoardNumbers, s: State, viewer: int, at: list[int], k: Insight, row: list[int]) -> None:
    if s.bonus[viewer] == 0:
        price = mark_way(b, k, labels(s, viewer, b.east), labels(s, viewer, b.west), row, part(at, BONUS_WAY), 1, NONE)
        row[part(at, BONUS_PRICE)] = min(price, MOST)
    unseen = hidden_tickets(b, s, viewer)
    ready = completed_of(b, s, viewer, unseen)
    write_set(row, part(at, READY), ready)
    for j in range(s.seats):
        row[part(at, SEATS_READY) + j] = popcount(completed_of(b, s, seat_after(s, viewer, j), unseen))
    perceive_unseen(b, s, viewer, at, k, row, unseen & ~ready)


@inlined
def perceive_unseen(b: BoardNumbers, s: State, viewer: int, at: list[int], k: Insight, row: list[int], unseen: int) -> None:
    """Tickets that may come, and are not connected yet: what they would cost, and which claim connects them."""
    while unseen != 0:
        start = s.network[viewer][b.ticket_a[lowest(unseen)]]
        spread(b, k, k.near, 1 << start)
        rest = unseen
        while rest != 0:
            t = lowest(rest)
            rest &= rest - 1
            if s.network[viewer][b.ticket_a[t]] == start:
                unseen &= ~(1 << t)
                end = s.network[viewer][b.ticket_b[t]]
                row[part(at, UNSEEN_PRICE) + t] = min(k.near[end], MOST)
                for i in range(k.n_links):
                    if (k.end_x[i] == start and k.end_y[i] == end) or (k.end_x[i] == end and k.end_y[i] == start):
                        row[part(at, JOINED) + k.link[i]] += 1


@rule
def touched_locations(b: BoardNumbers, s: State, p: int) -> int:
    """The locations that routes of seat p touch."""
    found = 0
    for w in range(WORDS):
        rest = s.owned[p][w]
        while rest != 0:
            r = lowest(rest) + w * WORD
            rest &= rest - 1
            found |= (1 << b.end_a[r]) | (1 << b.end_b[r])
    return found
