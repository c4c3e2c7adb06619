"""New York from top to bottom of docs/rules.md: each clause, and what applies it, here or in a module both games share.

NY-BOX-1 to 3           deal
NY-SETUP-1 and 2        deal
NY-SETUP-3              deal, choose_opening_tickets
NY-SETUP-4              choose_opening_tickets
NY-TURN-1               legal, apply
NY-TURN-2               legal, count_stuck, is_stuck, end_turn
NY-DRAW-1               apply, cards_to_take, take_card
NY-DRAW-2               apply, cards.refill
NY-DRAW-3               apply
NY-DRAW-4               cards_to_take
NY-DRAW-5 and 6         take_card
NY-DRAW-7               apply, cards_to_take
NY-DISPLAY-1 and 2      cards.refill
NY-DECK-1               cards.renew_deck
NY-CLAIM-1              claiming.claimable
NY-CLAIM-2 and 3        claiming.claimable, claiming.payments
NY-CLAIM-4              claiming.claimable, claiming.claim
NY-CLAIM-5              claiming.pay
NY-DOUBLE-1 and 2       claiming.take_route
NY-TICKET-1             offer_tickets, keep_tickets, tickets.put_under
NY-TICKET-2             legal, offer_tickets, keep_tickets
NY-TICKET-3             keep_tickets
NY-TICKET-4             hands_are_shown
NY-PUBLIC-1             state.State, take_card, claiming.pay
NY-END-1                end_turn
NY-END-2                end_turn, abandon, end_game
NY-SCORE-1              route_points
NY-SCORE-2              ticket_points
NY-SCORE-3              attraction_points
NY-SCORE-4              standing, end_game
"""

from __future__ import annotations

from farebox.boards import rulesets
from farebox.boards.limits import LENGTH, TURNS
from farebox.kernel.bits import lowest, popcount
from farebox.kernel.twins import inlined, rule
from farebox.rules.cards import draw_blind, refill
from farebox.rules.claiming import choose_route, claim, claimable, payments, pending_route
from farebox.rules.connections import completed
from farebox.rules.events import (
    CARD_TAKEN,
    GAME_OVER,
    LAST_TURNS_ANNOUNCED,
    TICKETS_CHOSEN,
    TICKETS_KEPT,
    TICKETS_OFFERED,
    TURN_PASSED,
    tell,
)
from farebox.rules.setup import lay_table
from farebox.rules.state import (
    ABANDONED,
    BLIND,
    CLAIM,
    DISPLAY,
    KEEP,
    KEEP_BOTH,
    KEEP_FIRST,
    KEEP_SECOND,
    LAST_TURNS,
    NEW_TICKETS,
    NOBODY_CAN_MOVE,
    NONE,
    OFFER,
    OPENING,
    OVER,
    PASS,
    PAY,
    PAYMENT,
    SECOND,
    TURN,
    WILD,
    BoardNumbers,
    State,
)
from farebox.rules.tickets import draw_ticket, put_under

NEW_YORK_CARDS_DEALT = rulesets.NEW_YORK.cards_dealt
FEW_TAXIS = rulesets.NEW_YORK.last_pieces


# Set-up


@rule
def deal(b: BoardNumbers, s: State, seats: int, seed: int, first_seat: int, completion_cards: int) -> None:
    """Set up a game in a zeroed state. (`completion_cards` belongs to First Journey.)"""
    lay_table(b, s, seats, seed, first_seat, NEW_YORK_CARDS_DEALT)  # NY-BOX-1 to 3, NY-SETUP-1
    refill(s)  # NY-SETUP-2
    for p in range(seats):  # NY-SETUP-3
        offer_tickets(s, p)
    s.phase = OPENING
    s.seat = 0


@rule
def choose_opening_tickets(s: State, p: int, action: int) -> None:
    """NY-SETUP-3: the choices are secret and simultaneous, so they take effect once all are made."""
    s.choice[p] = action
    tell(s, TICKETS_CHOSEN, p, action, s.offer[p][0], s.offer[p][1])
    for q in range(s.seats):
        if s.choice[q] == 0:
            s.seat = q
            return
    for q in range(s.seats):
        keep_tickets(s, q, s.choice[q])
        s.choice[q] = 0
    s.seat = s.first_seat  # NY-SETUP-4
    s.phase = TURN
    s.turn = 1


# A turn


@inlined
def legal(b: BoardNumbers, s: State) -> tuple[int, int, int]:
    """The legal actions of the seat to act: those below CLAIM as a set, then the routes to claim as a set in two words."""
    p = s.seat
    if s.phase == TURN:  # NY-TURN-1
        choices = cards_to_take(s, False)
        routes, more = claimable(b, s, p)
        if choices == 0 and routes == 0 and more == 0:  # NY-TURN-2
            choices |= 1 << PASS
        if s.n_ticket_deck > 0:  # NY-TICKET-2
            choices |= 1 << NEW_TICKETS
        return choices, routes, more
    if s.phase == SECOND:
        return cards_to_take(s, True), 0, 0
    if s.phase == PAY:
        return payments(b, s, p, s.pending), 0, 0
    if s.phase == KEEP or s.phase == OPENING:
        if s.offer[p][1] == NONE:  # NY-TICKET-2
            return 1 << KEEP_FIRST, 0, 0
        return (1 << KEEP_FIRST) | (1 << KEEP_SECOND) | (1 << KEEP_BOTH), 0, 0
    return 0, 0, 0


@rule
def apply(b: BoardNumbers, s: State, action: int) -> None:
    """Play a legal action of the seat to act.

    Each effect appears only once, for all phases, so that games running side by side on a GPU share the same instructions.
    """
    p = s.seat
    if s.phase == OPENING:
        choose_opening_tickets(s, p, action)
        return
    first = s.phase == TURN
    if first:
        count_stuck(b, s, p, action)
    if action == NEW_TICKETS:
        offer_tickets(s, p)
        s.phase = KEEP
        return
    if action <= BLIND:
        take_card(s, p, action)
    elif action >= PAYMENT:
        route = action - CLAIM if first else pending_route(s)
        payment = choose_route(b, s, p, route) if first else action
        if payment == NONE:
            return
        claim(b, s, p, route, payment)
    elif action != PASS:
        keep_tickets(s, p, action)
    else:
        tell(s, TURN_PASSED, p, 0, 0, 0)
    refill(s)  # NY-DRAW-2: a card taken is replaced at once. NY-DISPLAY-2: a short display is filled from cards just paid
    if first and action <= BLIND and action != WILD and cards_to_take(s, True) != 0:  # NY-TURN-1, NY-DRAW-1, NY-DRAW-3, NY-DRAW-7
        s.phase = SECOND
    else:
        end_turn(b, s)


@inlined
def count_stuck(b: BoardNumbers, s: State, p: int, action: int) -> None:
    """NY-TURN-2: count turns in a row whose seat could neither draw nor claim, and so passed or drew tickets."""
    if action == PASS or (action == NEW_TICKETS and is_stuck(b, s, p)):
        s.stuck += 1
    else:
        s.stuck = 0


@rule
def is_stuck(b: BoardNumbers, s: State, p: int) -> bool:
    """NY-TURN-2: seat p can neither draw a card nor claim a route."""
    return cards_to_take(s, False) == 0 and claimable(b, s, p) == (0, 0)


# Drawing transport cards


@inlined
def cards_to_take(s: State, second: bool) -> int:
    """NY-DRAW-1, NY-DRAW-4, NY-DRAW-7: the colors on the display, the wild only as the first card, and the top of the deck."""
    choices = 0
    if s.n_deck > 0:
        choices = 1 << BLIND
    for i in range(DISPLAY):
        card = s.display[i]
        if card != NONE:
            choices |= 1 << card
    if second:
        choices &= ~(1 << WILD)
    return choices


@inlined
def take_card(s: State, p: int, action: int) -> None:
    """NY-DRAW-1: a blind card or one of the display. NY-DRAW-5: a blind wild is a card like any other."""
    if action == BLIND:
        draw_blind(s, p)
        return
    for i in range(DISPLAY):
        if s.display[i] == action:
            s.display[i] = NONE
            s.hand[p][action] += 1  # NY-DRAW-6: no limit
            s.known[p][action] += 1  # NY-PUBLIC-1
            tell(s, CARD_TAKEN, p, i, action, 0)
            return


# Drawing tickets


@rule
def offer_tickets(s: State, p: int) -> None:
    """NY-TICKET-1, NY-TICKET-2: offer the top two tickets, or the last one."""
    for i in range(OFFER):
        if s.n_ticket_deck > 0:
            s.offer[p][i] = draw_ticket(s)
    tell(s, TICKETS_OFFERED, p, s.offer[p][0], s.offer[p][1], 0)


@rule
def keep_tickets(s: State, p: int, action: int) -> None:
    """NY-TICKET-1, NY-TICKET-3: kept tickets are kept for good; the other one goes under the deck."""
    kept = 0
    returned = 0
    for i in range(OFFER):
        ticket = s.offer[p][i]
        s.offer[p][i] = NONE
        if action == KEEP_FIRST + i or action == KEEP_BOTH:
            s.tickets[p] |= 1 << ticket
            kept |= 1 << ticket
        elif ticket != NONE:  # NY-TICKET-1, NY-TICKET-2
            put_under(s, p, ticket)
            returned |= 1 << ticket
    tell(s, TICKETS_KEPT, p, kept, returned, 0)


@rule
def hands_are_shown(s: State) -> bool:
    """NY-TICKET-4: tickets stay secret until the final scoring."""
    return s.phase == OVER


# End and scoring


@rule
def end_turn(b: BoardNumbers, s: State) -> None:
    """NY-END-1: a seat that ends its turn with two or fewer taxis announces the end; then each seat has one more turn."""
    if s.stuck == s.seats:  # NY-TURN-2
        end_game(b, s, NOBODY_CAN_MOVE)
        return
    if s.last_turns > 0:
        s.last_turns -= 1
    elif s.pieces[s.seat] <= FEW_TAXIS:
        s.last_turns = s.seats
        tell(s, LAST_TURNS_ANNOUNCED, s.seat, 0, 0, 0)
    if s.last_turns == 0:
        end_game(b, s, LAST_TURNS)
    elif s.turn >= TURNS:  # NY-END-2
        end_game(b, s, ABANDONED)
    else:
        s.seat = (s.seat + 1) % s.seats
        s.phase = TURN
        s.turn += 1


@rule
def abandon(b: BoardNumbers, s: State) -> None:
    """NY-END-2: end a running game now. Offered tickets go back under the ticket deck; opening choices are void."""
    s.pending = NONE
    for p in range(s.seats):
        s.choice[p] = 0
        for i in range(OFFER):
            if s.offer[p][i] != NONE:
                put_under(s, p, s.offer[p][i])
                s.offer[p][i] = NONE
    end_game(b, s, ABANDONED)


@rule
def route_points(b: BoardNumbers, s: State, p: int) -> int:
    """NY-SCORE-1: the points of all claimed routes, by length."""
    points = 0
    for n in range(1, LENGTH + 1):
        routes = popcount(s.owned[p][0] & b.of_length[n][0]) + popcount(s.owned[p][1] & b.of_length[n][1])
        points += routes * b.points[n]
    return points


@rule
def ticket_points(b: BoardNumbers, s: State, p: int) -> int:
    """NY-SCORE-2: the values of completed tickets minus the values of the others."""
    done = completed(b, s, p)
    rest = s.tickets[p]
    points = 0
    while rest != 0:
        t = lowest(rest)
        rest &= rest - 1
        if (done >> t) & 1:
            points += b.ticket_value[t]
        else:
            points -= b.ticket_value[t]
    return points


@rule
def attraction_points(b: BoardNumbers, s: State, p: int) -> int:
    """NY-SCORE-3: one point for each attraction that a route of the seat touches."""
    return popcount(attractions_touched(b, s, p))


@rule
def attractions_touched(b: BoardNumbers, s: State, p: int) -> int:
    """The attractions that a route of seat p touches, as a set: those connected to another location."""
    labels = 0
    shared = 0
    for v in range(b.n_locations):
        label = 1 << s.connection[p][v]
        shared |= labels & label
        labels |= label
    found = 0
    for v in range(b.n_locations):
        if (b.attractions >> v) & 1 and (shared >> s.connection[p][v]) & 1:
            found |= 1 << v
    return found


@rule
def points(b: BoardNumbers, s: State, p: int) -> int:
    """What seat p would score if the game ended now."""
    return route_points(b, s, p) + ticket_points(b, s, p) + attraction_points(b, s, p)


@rule
def standing(b: BoardNumbers, s: State, p: int, total: int) -> int:
    """NY-SCORE-4: a number that orders the seats by points, then by completed tickets; greater is better."""
    return total * 64 + popcount(completed(b, s, p))


@rule
def end_game(b: BoardNumbers, s: State, ending: int) -> None:
    """NY-SCORE-4: the best standing wins, equal standings share the victory. NY-END-2: nobody wins an abandoned game."""
    s.phase = OVER
    s.ending = ending
    best = -(1 << 30)
    for p in range(s.seats):
        s.total[p] = points(b, s, p)
        rank = standing(b, s, p, s.total[p])
        if rank > best:
            best = rank
            s.winners = 0
        if rank == best:
            s.winners |= 1 << p
    if ending == ABANDONED:
        s.winners = 0
    tell(s, GAME_OVER, ending, s.winners, 0, 0)
