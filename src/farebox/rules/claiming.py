"""Claiming a route: which routes a seat may claim, the ways to pay, and the claim itself. The same in both games."""

from __future__ import annotations

from farebox.boards.limits import LENGTH, WORD, WORDS
from farebox.kernel.bits import lowest
from farebox.kernel.twins import inlined, rule
from farebox.rules.cards import renew_deck
from farebox.rules.connections import join
from farebox.rules.events import ROUTE_CLAIMED, tell
from farebox.rules.state import ALL_WILD, ANY, NONE, PAY, PAYMENT, WILD, BoardNumbers, State


@inlined
def claimable(b: BoardNumbers, s: State, p: int) -> tuple[int, int]:
    """The routes that seat p may claim, can pay for and has the pieces for, as a set in two words.

    NY-CLAIM-1 to 4, FJ-CLAIM-1 and 2: any open route, paid in its color or, if gray, in any one color; wilds replace any card.
    """
    wilds = s.hand[p][WILD]
    longest = min(s.pieces[p], LENGTH)
    most = 0
    routes = 0
    more = 0
    for c in range(WILD):
        n = s.hand[p][c] + wilds
        if n > longest:
            n = longest
        if n > most:
            most = n
        routes |= b.up_to_length[c][n][0]
        more |= b.up_to_length[c][n][1]
    routes |= b.up_to_length[ANY][most][0]
    more |= b.up_to_length[ANY][most][1]
    return routes & s.open[p][0], more & s.open[p][1]


@inlined
def payments(b: BoardNumbers, s: State, p: int, route: int) -> int:
    """The ways seat p can pay for a route, as a set of payment actions.

    NY-CLAIM-2 and 3, FJ-CLAIM-1: any number of wilds replace cards, and paying with wilds alone is a single way.
    """
    length = b.length[route]
    wilds = s.hand[p][WILD]
    ways = 0
    for c in range(WILD):
        if b.color[route] == c or b.color[route] == ANY:
            for k in range(max(0, length - s.hand[p][c]), min(wilds, length - 1) + 1):
                ways |= 1 << (PAYMENT + c * LENGTH + k)
    if wilds >= length:
        ways |= 1 << ALL_WILD
    return ways


@rule
def choose_route(b: BoardNumbers, s: State, p: int, route: int) -> int:
    """Choose a route to claim. Returns the payment if there is only one; otherwise NONE, and the route is now pending."""
    ways = payments(b, s, p, route)
    if ways & (ways - 1) == 0:
        return lowest(ways)
    s.pending = route
    s.phase = PAY
    return NONE


@rule
def pending_route(s: State) -> int:
    """Return the pending route and clear it."""
    route = int(s.pending)  # one type for the compiler
    s.pending = NONE
    return route


@rule
def open_routes(b: BoardNumbers, s: State) -> None:
    """Open every route to every seat, as at the start of a game."""
    for p in range(s.seats):
        for w in range(WORDS):
            s.open[p][w] = (1 << min(max(b.n_routes - w * WORD, 0), WORD)) - 1


@rule
def claim(b: BoardNumbers, s: State, p: int, route: int, payment: int) -> None:
    """Claim a route: pay, place the pieces, take the route."""
    length = b.length[route]
    color = (payment - PAYMENT) // LENGTH  # of ALL_WILD: the wild's, and no others
    wilds = (payment - PAYMENT) % LENGTH
    pay(s, p, color, length - wilds)
    pay(s, p, WILD, wilds)
    s.pieces[p] -= length  # NY-CLAIM-4, FJ-CLAIM-2
    take_route(b, s, p, route)
    tell(s, ROUTE_CLAIMED, p, route, color, wilds)
    renew_deck(s)


@inlined
def take_route(b: BoardNumbers, s: State, p: int, route: int) -> None:
    """Give a route to seat p: close it for all, close its twin where the rules say so, and connect its ends."""
    s.owned[p][route // WORD] |= 1 << (route % WORD)
    twin = b.twin[route]
    closes = s.seats < b.twins_shared_from  # NY-DOUBLE-2, not FJ-DOUBLE-1: the twin closes for all
    for q in range(s.seats):
        s.open[q][route // WORD] &= ~(1 << (route % WORD))
        if twin != NONE and (q == p or closes):  # NY-DOUBLE-1 and 2, FJ-DOUBLE-1
            s.open[q][twin // WORD] &= ~(1 << (twin % WORD))
    join(b, s, p, b.end_a[route], b.end_b[route])


@rule
def pay(s: State, p: int, color: int, cards: int) -> None:
    """NY-CLAIM-5: paid cards go to the discards. They may be the ones that everybody knew of."""
    s.hand[p][color] -= cards
    s.known[p][color] = max(0, s.known[p][color] - cards)  # NY-PUBLIC-1
    s.discard[color] += cards
