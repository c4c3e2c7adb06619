"""First Journey from top to bottom of docs/rules.md: each clause, and what applies it, here or in a module both games share.

FJ-BOX-1 to 3           deal
FJ-SETUP-1 and 2        deal
FJ-SETUP-3              state.State, tickets_face_up
FJ-SETUP-4              deal
FJ-TURN-1               legal
FJ-DRAW-1               legal, draw_cards
FJ-DECK-1               cards.renew_deck
FJ-CLAIM-1              claiming.claimable, claiming.payments
FJ-CLAIM-2              claiming.claimable, claiming.claim
FJ-DOUBLE-1             claiming.take_route
FJ-SWAP-1               legal, exchange_tickets, renew_ticket_deck
FJ-PASS-1               legal, is_stuck, end_turn
FJ-TICKET-1             claim_route, complete, draw_tickets, tickets_face_up
FJ-TICKET-2             draw_tickets
FJ-TICKET-3             deal, complete, draw_tickets
FJ-BONUS-1              complete, connections.joins_east_and_west
FJ-END-1                complete, draw_tickets, end_game
FJ-END-2                complete, end_game
FJ-END-3                end_turn, end_game, abandon
"""

from __future__ import annotations

from farebox.boards import rulesets
from farebox.boards.limits import SEATS, TURNS
from farebox.kernel.bits import lowest, popcount
from farebox.kernel.twins import inlined, rule
from farebox.rules.cards import draw_blind, shuffle
from farebox.rules.claiming import choose_route, claim, claimable, payments, pending_route
from farebox.rules.connections import completed, connected, joins_east_and_west
from farebox.rules.events import (
    BONUS_COMPLETED,
    GAME_OVER,
    TICKET_COMPLETED,
    TICKET_DRAWN,
    TICKETS_GIVEN_UP,
    TICKETS_SHUFFLED,
    TURN_PASSED,
    tell,
)
from farebox.rules.setup import lay_table
from farebox.rules.state import (
    ABANDONED,
    BLIND,
    CLAIM,
    LAST_PIECE,
    NEW_TICKETS,
    NOBODY_CAN_MOVE,
    NONE,
    OVER,
    PASS,
    PAY,
    SIXTH_TICKET,
    TURN,
    BoardNumbers,
    State,
)
from farebox.rules.tickets import draw_ticket

FIRST_JOURNEY_CARDS_DEALT = rulesets.FIRST_JOURNEY.cards_dealt
DRAWN_CARDS = rulesets.FIRST_JOURNEY.cards_drawn
TICKETS_IN_HAND = rulesets.FIRST_JOURNEY.tickets_in_hand
TICKETS_TO_WIN = rulesets.FIRST_JOURNEY.tickets_to_win
LAST_PIECES = rulesets.FIRST_JOURNEY.last_pieces


# Set-up


@rule
def deal(b: BoardNumbers, s: State, seats: int, seed: int, first_seat: int, completion_cards: int) -> None:
    """Set up a game in a zeroed state."""
    lay_table(b, s, seats, seed, first_seat, FIRST_JOURNEY_CARDS_DEALT)  # FJ-BOX-1 to 3, FJ-SETUP-1: there is no display
    s.completion_cards = completion_cards  # FJ-TICKET-3
    for p in range(seats):
        for _ in range(TICKETS_IN_HAND):  # FJ-SETUP-2
            s.tickets[p] |= 1 << draw_ticket(s)
    s.seat = first_seat  # FJ-SETUP-4
    s.phase = TURN
    s.turn = 1


# A turn


@inlined
def legal(b: BoardNumbers, s: State) -> tuple[int, int, int]:
    """The legal actions of the seat to act: those below CLAIM as a set, then the routes to claim as a set in two words."""
    p = s.seat
    if s.phase == TURN:  # FJ-TURN-1
        routes, more = claimable(b, s, p)
        choices = 0
        if s.n_deck > 0:  # FJ-DRAW-1
            choices = 1 << BLIND
        elif routes == 0 and more == 0:  # FJ-PASS-1
            choices = 1 << PASS
        if tickets_in_hand(s, p) == TICKETS_IN_HAND:  # FJ-SWAP-1
            choices |= 1 << NEW_TICKETS
        return choices, routes, more
    if s.phase == PAY:
        return payments(b, s, p, s.pending), 0, 0
    return 0, 0, 0


@rule
def apply(b: BoardNumbers, s: State, action: int) -> None:
    """Play a legal action of the seat to act."""
    p = s.seat
    if s.phase == PAY:
        claim_route(b, s, p, pending_route(s), action)
    elif action == BLIND:
        s.stuck = 0
        draw_cards(s, p, DRAWN_CARDS)
        end_turn(b, s)
    elif action == NEW_TICKETS:
        s.stuck = s.stuck + 1 if is_stuck(b, s, p) else 0
        exchange_tickets(b, s, p)
    elif action == PASS:
        s.stuck += 1
        tell(s, TURN_PASSED, p, 0, 0, 0)
        end_turn(b, s)
    else:
        s.stuck = 0
        payment = choose_route(b, s, p, action - CLAIM)
        if payment != NONE:
            claim_route(b, s, p, action - CLAIM, payment)


@rule
def draw_cards(s: State, p: int, cards: int) -> None:
    """FJ-DRAW-1: draw the top cards, or as many as there are."""
    for _ in range(cards):
        if s.n_deck > 0:
            draw_blind(s, p)


@rule
def exchange_tickets(b: BoardNumbers, s: State, p: int) -> None:
    """FJ-SWAP-1: both tickets go to the face-down pile, then two new ones are drawn."""
    old = s.tickets[p] & ~completed(b, s, p)
    s.tickets[p] &= ~old
    s.returned[p] |= old
    tell(s, TICKETS_GIVEN_UP, p, old, 0, 0)
    renew_ticket_deck(s)
    draw_tickets(b, s, p)


@rule
def renew_ticket_deck(s: State) -> None:
    """FJ-SWAP-1: if the ticket deck is empty, shuffle the tickets given up into a new one."""
    if s.n_ticket_deck > 0:
        return
    pile = 0
    for p in range(SEATS):
        pile |= s.returned[p]
        s.returned[p] = 0
    n = 0
    while pile != 0:
        s.ticket_deck[n] = lowest(pile)
        pile &= pile - 1
        n += 1
    if n > 0:
        s.n_ticket_deck = n
        shuffle(s, s.ticket_deck, n)
        tell(s, TICKETS_SHUFFLED, n, 0, 0, 0)


@rule
def is_stuck(b: BoardNumbers, s: State, p: int) -> bool:
    """FJ-PASS-1: seat p can neither draw nor claim."""
    return s.n_deck == 0 and claimable(b, s, p) == (0, 0)


@rule
def end_turn(b: BoardNumbers, s: State) -> None:
    """FJ-PASS-1: the game ends when all seats in a row could neither draw nor claim."""
    if s.stuck == s.seats:
        end_game(s, NOBODY_CAN_MOVE)
    elif s.turn >= TURNS:  # FJ-END-3
        end_game(s, ABANDONED)
    else:
        s.seat = (s.seat + 1) % s.seats
        s.phase = TURN
        s.turn += 1


# Tickets


@rule
def claim_route(b: BoardNumbers, s: State, p: int, route: int, payment: int) -> None:
    """FJ-TICKET-1: claim a route and complete the tickets it connects."""
    before = completed(b, s, p)
    claim(b, s, p, route, payment)
    complete(b, s, p, completed(b, s, p) & ~before)


@rule
def complete(b: BoardNumbers, s: State, p: int, new: int) -> None:
    """FJ-TICKET-1: count the tickets a claim completed and the bonus, then check the end, then draw new tickets."""
    count_completed(s, p, new)
    if s.bonus[p] == 0 and joins_east_and_west(b, s, p):  # FJ-BONUS-1
        s.bonus[p] = 1
        s.done[p] += 1
        tell(s, BONUS_COMPLETED, p, 0, 0, 0)
    if s.done[p] >= TICKETS_TO_WIN:  # FJ-END-1
        end_game(s, SIXTH_TICKET)
        return
    if s.pieces[p] <= LAST_PIECES:  # FJ-END-2
        end_game(s, LAST_PIECE)
        return
    if new == 0:
        end_turn(b, s)
        return
    draw_cards(s, p, popcount(new) * s.completion_cards)  # FJ-TICKET-3
    draw_tickets(b, s, p)


@rule
def draw_tickets(b: BoardNumbers, s: State, p: int) -> None:
    """FJ-TICKET-1, FJ-TICKET-2: draw up to two uncompleted tickets; one that is already connected is completed at once."""
    while tickets_in_hand(s, p) < TICKETS_IN_HAND and s.n_ticket_deck > 0:
        ticket = draw_ticket(s)
        s.tickets[p] |= 1 << ticket
        tell(s, TICKET_DRAWN, p, ticket, 0, 0)
        renew_ticket_deck(s)
        if connected(s, p, b.ticket_a[ticket], b.ticket_b[ticket]):
            count_completed(s, p, 1 << ticket)
            if s.done[p] >= TICKETS_TO_WIN:  # FJ-TICKET-2, FJ-END-1
                end_game(s, SIXTH_TICKET)
                return
            draw_cards(s, p, s.completion_cards)  # FJ-TICKET-3
    end_turn(b, s)


@rule
def tickets_in_hand(s: State, p: int) -> int:
    """Number of tickets of seat p that are not completed."""
    return popcount(s.tickets[p]) - s.done[p] + s.bonus[p]


@rule
def count_completed(s: State, p: int, tickets: int) -> None:
    while tickets != 0:
        s.done[p] += 1
        tell(s, TICKET_COMPLETED, p, lowest(tickets), 0, 0)
        tickets &= tickets - 1


@rule
def tickets_face_up(b: BoardNumbers, s: State, p: int) -> int:
    """FJ-TICKET-1: completed tickets are laid face up. FJ-SETUP-3: all others are secret."""
    return completed(b, s, p)


# End


@rule
def end_game(s: State, ending: int) -> None:
    """FJ-END-1: the sixth ticket wins. FJ-END-2: the most completed tickets win, ties share. FJ-END-3: nobody wins."""
    s.phase = OVER
    s.ending = ending
    best = -1
    for p in range(s.seats):
        s.total[p] = s.done[p]
        if s.done[p] > best:
            best = s.done[p]
            s.winners = 0
        if s.done[p] == best:
            s.winners |= 1 << p
    if ending == ABANDONED:
        s.winners = 0
    tell(s, GAME_OVER, ending, s.winners, 0, 0)


@rule
def abandon(b: BoardNumbers, s: State) -> None:
    """FJ-END-3: end a running game now."""
    s.pending = NONE
    end_game(s, ABANDONED)
