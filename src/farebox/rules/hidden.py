"""Dealing again what a seat cannot see: every card and ticket it knows stays, all else changes places at random.

What follows depends on public facts and the seat's own cards alone, so a state redealt with a fixed number holds nothing
the seat may not know: that is what a View is made of. Redealt with a random number it is one way the truth may be.
"""

from __future__ import annotations

from farebox.boards.limits import CARDS, COLORS
from farebox.kernel.bits import member, popcount
from farebox.kernel.rng import advance, below
from farebox.kernel.twins import rule
from farebox.rules.connections import completed, connected
from farebox.rules.state import CITY, DISPLAY, KEEP_BOTH, KEEP_FIRST, NONE, OFFER, OVER, BoardNumbers, State

TRIES = 200


@rule
def redeal(b: BoardNumbers, s: State, viewer: int, x: int) -> None:
    """Deal again what `viewer` (NONE: a spectator) cannot see, by the generator's number x."""
    x = redeal_cards(b, s, viewer, x)
    pool = hidden_tickets(b, s, viewer)
    if b.family == CITY:
        redeal_city_tickets(b, s, viewer, pool, x)
    else:
        redeal_journey_tickets(b, s, viewer, pool, x)
    s.rng = advance(advance(x))


@rule
def redeal_cards(b: BoardNumbers, s: State, viewer: int, x: int) -> int:
    """The hidden cards, shuffled, go to the hands beyond what is known of them, the rest stays as the deck."""
    n = 0
    for c in range(COLORS):
        hidden = b.cards[c] - s.discard[c]
        for i in range(DISPLAY):
            if s.display[i] == c:
                hidden -= 1
        for p in range(s.seats):
            hidden -= s.hand[p][c] if p == viewer else s.known[p][c]
        for _ in range(hidden):
            s.deck[n] = c
            n += 1
    for i in range(n - 1, 0, -1):
        x = advance(x)
        j = below(x, i + 1)
        card = s.deck[i]
        s.deck[i] = s.deck[j]
        s.deck[j] = card
    for p in range(s.seats):
        if p != viewer:
            unknown = 0
            for c in range(COLORS):
                unknown += s.hand[p][c] - s.known[p][c]
                s.hand[p][c] = s.known[p][c]
            for _ in range(unknown):
                n -= 1
                s.hand[p][s.deck[n]] += 1
    for i in range(n, CARDS):
        s.deck[i] = 0
    return x


@rule
def tickets_seen(b: BoardNumbers, s: State, p: int) -> int:
    """Tickets of seat p that everybody sees: completed ones in First Journey, all after the end of New York."""
    if b.family == CITY:
        return s.tickets[p] if s.phase == OVER else 0
    return completed(b, s, p)


@rule
def hidden_tickets(b: BoardNumbers, s: State, viewer: int) -> int:
    """The tickets whose place the viewer does not know, as a set."""
    pool = (1 << b.n_tickets) - 1
    for p in range(s.seats):
        if p == viewer:
            pool &= ~(s.tickets[p] | s.returned[p])
            for i in range(OFFER):
                if s.offer[p][i] != NONE:
                    pool &= ~(1 << s.offer[p][i])
        else:
            pool &= ~tickets_seen(b, s, p)
    return pool


@rule
def redeal_city_tickets(b: BoardNumbers, s: State, viewer: int, pool: int, x: int) -> None:
    """New York: tickets kept, offers, opening choices, and the ticket deck but for what the viewer put under it."""
    for p in range(s.seats):  # what a seat put back, as places in the deck
        places = 0
        for i in range(s.n_ticket_deck):
            if (s.returned[p] >> s.ticket_deck[i]) & 1:
                places |= 1 << i
        s.returned[p] = places
    for p in range(s.seats):
        if p == viewer:
            continue
        seen = tickets_seen(b, s, p)
        hidden = popcount(s.tickets[p] & ~seen)
        s.tickets[p] = seen
        for _ in range(hidden):
            x = advance(x)
            ticket = member(pool, below(x, popcount(pool)))
            pool &= ~(1 << ticket)
            s.tickets[p] |= 1 << ticket
        options = 1
        for i in range(OFFER):
            if s.offer[p][i] != NONE:
                x = advance(x)
                s.offer[p][i] = member(pool, below(x, popcount(pool)))
                pool &= ~(1 << s.offer[p][i])
                if i == 1:
                    options = KEEP_BOTH - KEEP_FIRST + 1
        if s.choice[p] != 0:
            x = advance(x)
            s.choice[p] = KEEP_FIRST + below(x, options)
    known = s.returned[viewer] if viewer != NONE else 0
    for i in range(s.n_ticket_deck):
        if (known >> i) & 1 == 0:
            x = advance(x)
            s.ticket_deck[i] = member(pool, below(x, popcount(pool)))
            pool &= ~(1 << s.ticket_deck[i])
    for p in range(s.seats):  # back from places to tickets
        tickets = 0
        for i in range(s.n_ticket_deck):
            if (s.returned[p] >> i) & 1:
                tickets |= 1 << s.ticket_deck[i]
        s.returned[p] = tickets


@rule
def redeal_journey_tickets(b: BoardNumbers, s: State, viewer: int, pool: int, x: int) -> None:
    """First Journey: tickets in hand, which are not connected (FJ-TICKET-2), those given up, and the ticket deck."""
    for tries in range(TRIES):
        rest = pool
        fits = True
        for p in range(s.seats):
            if p == viewer:
                continue
            done = completed(b, s, p)
            hidden = popcount(s.tickets[p] & ~done)
            possible = rest & ~connected_tickets(b, s, p)
            if tries == TRIES - 1:  # no way found: better a ticket that cannot be than one twice
                possible = rest
            if popcount(possible) < hidden:
                fits = False
                break
            s.tickets[p] = done
            for _ in range(hidden):
                x = advance(x)
                ticket = member(possible, below(x, popcount(possible)))
                possible &= ~(1 << ticket)
                rest &= ~(1 << ticket)
                s.tickets[p] |= 1 << ticket
        if fits:
            pool = rest
            break
    for p in range(s.seats):
        if p != viewer:
            hidden = popcount(s.returned[p])
            s.returned[p] = 0
            for _ in range(hidden):
                x = advance(x)
                ticket = member(pool, below(x, popcount(pool)))
                pool &= ~(1 << ticket)
                s.returned[p] |= 1 << ticket
    for i in range(s.n_ticket_deck):
        x = advance(x)
        s.ticket_deck[i] = member(pool, below(x, popcount(pool)))
        pool &= ~(1 << s.ticket_deck[i])


@rule
def connected_tickets(b: BoardNumbers, s: State, p: int) -> int:
    """All tickets of the box that the network of seat p connects, as a set."""
    found = 0
    for t in range(b.n_tickets):
        if connected(s, p, b.ticket_a[t], b.ticket_b[t]):
            found |= 1 << t
    return found
