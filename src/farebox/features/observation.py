"""Observations: what a seat knows, as a row of small numbers, and the actions it may choose, as a mask.

The rows are written by rules, so they are the same interpreted, compiled and on a GPU. Seats are relative to the
viewer: the viewer is seat 0 of a row, the seat on the left is seat 1, and so on. The layout is
declared once, in `FIELDS`, which the writers use and `layout` returns.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from farebox.boards import rulesets
from farebox.boards.board import Board
from farebox.boards.limits import COLORS, WORD
from farebox.boards.rulesets import Ruleset
from farebox.kernel.bits import lowest, popcount
from farebox.kernel.twins import inlined, rule
from farebox.rules.board_numbers import board_numbers
from farebox.rules.connections import completed
from farebox.rules.dispatch import NEW_YORK_NUMBER, legal
from farebox.rules.first_journey import tickets_in_hand
from farebox.rules.state import CLAIM, DISPLAY, NONE, OFFER, OPENING, OVER, BoardNumbers, State

OBSERVATION_VERSION = 0  # part of every environment's name; increased when the layout changes
PHASE_COUNT = 6
LARGEST_INT8 = 127

# How much public information an observation remembers
NO_MEMORY, DISCARDS, TAKEN_CARDS = 0, 1, 2


# Which games have a field
IN_NEW_YORK, IN_FIRST_JOURNEY = (rulesets.NEW_YORK,), (rulesets.FIRST_JOURNEY,)
BOTH = IN_NEW_YORK + IN_FIRST_JOURNEY


@dataclass(frozen=True)
class Field:
    """A part of an observation."""

    name: str
    size: Callable[[BoardNumbers, int], int]  # by board and number of seats
    meaning: str
    rulesets: tuple[Ruleset, ...] = BOTH  # the games that have it

    def size_on(self, board: Board, seats: int) -> int:
        """Its size; 0 if the game does not have it."""
        return self.size(board_numbers(board), seats) if board.ruleset in self.rulesets else 0


def _one(b: BoardNumbers, seats: int) -> int:
    return 1


def _seats(b: BoardNumbers, seats: int) -> int:
    return seats


def _colors(b: BoardNumbers, seats: int) -> int:
    return COLORS


def _tickets(b: BoardNumbers, seats: int) -> int:
    return b.n_tickets


def _routes(b: BoardNumbers, seats: int) -> int:
    return b.n_routes


FIELDS = (
    Field("phase", lambda b, seats: PHASE_COUNT, "one-hot: opening, turn, second card, pay, keep, over"),
    Field("to_act", _seats, "1 for each seat that may act now: in the opening, all that have not chosen"),
    Field("first_seat", _seats, "one-hot: the seat that began"),
    Field("turn", _one, "the number of the turn, from 1, at most 127; 0 in the opening"),
    Field("last_turns", _one, "turns left once the end is announced, −1 before"),
    Field("display", _colors, "face-up cards by color, the wild last", IN_NEW_YORK),
    Field("deck", _one, "cards in the deck"),
    Field("discard", _colors, "discards by color (memory 1 and 2)"),
    Field("unseen", _colors, "cards by color in places the viewer cannot see: all of the box but those remembered"),
    Field("ticket_deck", _one, "tickets in the deck"),
    Field("given_up", _one, "tickets in the face-down pile", IN_FIRST_JOURNEY),
    Field("hand", _colors, "the viewer's cards by color"),
    Field("tickets", _tickets, "1 for each ticket the viewer holds, completed ones included"),
    Field("own_completed", _tickets, "1 for each of them that is completed", IN_NEW_YORK),
    Field("completed", lambda b, seats: seats * b.n_tickets, "for each seat, 1 for each ticket laid face up", IN_FIRST_JOURNEY),
    Field(
        "offer",
        lambda b, seats: OFFER * b.n_tickets,
        "one-hot: the ticket offered to the viewer first, then the other",
        IN_NEW_YORK,
    ),
    Field("returned", _tickets, "1 for each ticket the viewer put back and that is still where it was put"),
    Field("pieces", _seats, "pieces left"),
    Field("cards", _seats, "cards in hand"),
    Field("held", _seats, "tickets held: in New York all kept, in First Journey those not completed"),
    Field("done", _seats, "completed tickets, the bonus included", IN_FIRST_JOURNEY),
    Field("bonus", _seats, "1 with the bonus ticket", IN_FIRST_JOURNEY),
    Field(
        "known",
        lambda b, seats: seats * COLORS,
        "for each seat, cards by color that all players know to be in its hand (memory 2)",
    ),
    Field("owned", lambda b, seats: seats * b.n_routes, "for each seat, 1 for each route it has claimed"),
    Field("closed", _routes, "1 for each route nobody has claimed and the viewer may no longer claim"),
    Field("pending", _routes, "one-hot: the route that is chosen and waits to be paid"),
)

(
    PHASE_FIELD,
    TO_ACT_FIELD,
    FIRST_SEAT_FIELD,
    TURN_FIELD,
    LAST_TURNS_FIELD,
    DISPLAY_FIELD,
    DECK_FIELD,
    DISCARD_FIELD,
    UNSEEN_FIELD,
    TICKET_DECK_FIELD,
    GIVEN_UP_FIELD,
    HAND_FIELD,
    TICKETS_FIELD,
    OWN_COMPLETED_FIELD,
    COMPLETED_FIELD,
    OFFER_FIELD,
    RETURNED_FIELD,
    PIECES_FIELD,
    CARDS_FIELD,
    HELD_FIELD,
    DONE_FIELD,
    BONUS_FIELD,
    KNOWN_FIELD,
    OWNED_FIELD,
    CLOSED_FIELD,
    PENDING_FIELD,
) = range(len(FIELDS))


@cache
def layout(board: Board, seats: int) -> tuple[tuple[str, int, int, str], ...]:
    """The fields of an observation: (name, first index, size, meaning)."""
    rows = []
    start = 0
    for field in FIELDS:
        size = field.size_on(board, seats)
        rows.append((field.name, start, size, field.meaning))
        start += size
    return tuple(rows)


def places(board: Board, seats: int) -> list[int]:
    """The first index of every field of FIELDS, for the writers."""
    return [start for _, start, _, _ in layout(board, seats)]


def observation_size(board: Board, seats: int) -> int:
    return sum(size for _, _, size, _ in layout(board, seats))


def action_count(board: Board) -> int:
    """The number of actions. Each action has a fixed number: first the other steps of the rules, then one claim per route."""
    return CLAIM + len(board.routes)


# The writers


@inlined
def place(at: list[int], field: int) -> int:
    """The first index of a field. The compiler sees that it is not negative and omits the code for negative indexes."""
    return at[field] & 0xFFFF


@inlined
def seat_after(s: State, viewer: int, k: int) -> int:
    """The seat k places to the left of the viewer."""
    p = viewer + k
    return p - s.seats if p >= s.seats else p


@rule
def observe(b: BoardNumbers, s: State, viewer: int, memory: int, at: list[int], row: list[int]) -> None:
    """Write everything a seat knows into a blank row. `at` is `places` of the table."""
    observe_table(b, s, viewer, at, row)
    observe_cards(b, s, viewer, memory, at, row)
    if b.ruleset == NEW_YORK_NUMBER:
        observe_new_york(b, s, viewer, at, row)
    else:
        observe_first_journey(b, s, viewer, at, row)
    observe_seats(b, s, viewer, at, row)
    observe_routes(b, s, viewer, at, row)


@inlined
def observe_table(b: BoardNumbers, s: State, viewer: int, at: list[int], row: list[int]) -> None:
    row[place(at, PHASE_FIELD) + s.phase] = 1
    for k in range(s.seats):
        p = seat_after(s, viewer, k)
        acts = s.choice[p] == 0 if s.phase == OPENING else s.phase != OVER and s.seat == p
        row[place(at, TO_ACT_FIELD) + k] = 1 if acts else 0
        row[place(at, FIRST_SEAT_FIELD) + k] = 1 if s.first_seat == p else 0
    row[place(at, TURN_FIELD)] = min(s.turn, LARGEST_INT8)
    row[place(at, LAST_TURNS_FIELD)] = s.last_turns
    row[place(at, DECK_FIELD)] = s.n_deck
    row[place(at, TICKET_DECK_FIELD)] = s.n_ticket_deck


@inlined
def observe_cards(b: BoardNumbers, s: State, viewer: int, memory: int, at: list[int], row: list[int]) -> None:
    """Count cards from public information, as far as the memory level remembers it."""
    hand, discard, unseen = place(at, HAND_FIELD), place(at, DISCARD_FIELD), place(at, UNSEEN_FIELD)
    for c in range(COLORS):
        row[hand + c] = s.hand[viewer][c]
        row[unseen + c] = b.cards[c] - s.hand[viewer][c]
    for i in range(DISPLAY):
        if s.display[i] != NONE:
            row[unseen + s.display[i]] -= 1
    if memory >= DISCARDS:
        for c in range(COLORS):
            row[discard + c] = s.discard[c]
            row[unseen + c] -= s.discard[c]
    if memory >= TAKEN_CARDS:
        for k in range(s.seats):
            p = seat_after(s, viewer, k)
            known = place(at, KNOWN_FIELD) + k * COLORS
            for c in range(COLORS):
                row[known + c] = s.known[p][c]
                if k > 0:
                    row[unseen + c] -= s.known[p][c]


@inlined
def observe_new_york(b: BoardNumbers, s: State, viewer: int, at: list[int], row: list[int]) -> None:
    for i in range(DISPLAY):
        if s.display[i] != NONE:
            row[place(at, DISPLAY_FIELD) + s.display[i]] += 1
    write_set(row, place(at, OWN_COMPLETED_FIELD), completed(b, s, viewer))
    for i in range(OFFER):
        if s.offer[viewer][i] != NONE:
            row[place(at, OFFER_FIELD) + i * b.n_tickets + s.offer[viewer][i]] = 1
    for k in range(s.seats):
        p = seat_after(s, viewer, k)
        row[place(at, HELD_FIELD) + k] = popcount(s.tickets[p])


@inlined
def observe_first_journey(b: BoardNumbers, s: State, viewer: int, at: list[int], row: list[int]) -> None:
    given_up = 0
    for k in range(s.seats):
        p = seat_after(s, viewer, k)
        given_up += popcount(s.returned[p])
        write_set(row, place(at, COMPLETED_FIELD) + k * b.n_tickets, completed(b, s, p))
        row[place(at, HELD_FIELD) + k] = tickets_in_hand(s, p)
        row[place(at, DONE_FIELD) + k] = s.done[p]
        row[place(at, BONUS_FIELD) + k] = s.bonus[p]
    row[place(at, GIVEN_UP_FIELD)] = given_up


@inlined
def observe_seats(b: BoardNumbers, s: State, viewer: int, at: list[int], row: list[int]) -> None:
    write_set(row, place(at, TICKETS_FIELD), s.tickets[viewer])
    write_set(row, place(at, RETURNED_FIELD), s.returned[viewer])
    for k in range(s.seats):
        p = seat_after(s, viewer, k)
        cards = 0
        for c in range(COLORS):
            cards += s.hand[p][c]
        row[place(at, CARDS_FIELD) + k] = cards
        row[place(at, PIECES_FIELD) + k] = s.pieces[p]


@inlined
def observe_routes(b: BoardNumbers, s: State, viewer: int, at: list[int], row: list[int]) -> None:
    owned = 0
    more = 0
    for k in range(s.seats):
        p = seat_after(s, viewer, k)
        owned |= s.owned[p][0]
        more |= s.owned[p][1]
        write_routes(row, place(at, OWNED_FIELD) + k * b.n_routes, s.owned[p][0], s.owned[p][1])
    full = (1 << min(b.n_routes, WORD)) - 1
    full_more = (1 << max(b.n_routes - WORD, 0)) - 1
    write_routes(row, place(at, CLOSED_FIELD), full & ~(owned | s.open[viewer][0]), full_more & ~(more | s.open[viewer][1]))
    if s.pending != NONE:
        row[place(at, PENDING_FIELD) + s.pending] = 1


@inlined
def clear(row: list[int]) -> None:
    for i in range(len(row)):
        row[i] = 0


@inlined
def write_set(row: list[int], start: int, members: int) -> None:
    """Write 1 at the index of each member of a set."""
    while members != 0:
        row[start + lowest(members)] = 1
        members &= members - 1


@inlined
def write_routes(row: list[int], start: int, routes: int, more: int) -> None:
    """Write 1 at the index of each route of a set in two words."""
    write_set(row, start, routes)
    write_set(row, start + WORD, more)


@inlined
def write_mask(choices: int, routes: int, more: int, row: list[int]) -> None:
    """Write the legal actions, given as the words of `legal`, into a blank row."""
    write_set(row, 0, choices)
    write_routes(row, CLAIM, routes, more)


@rule
def mask(b: BoardNumbers, s: State, row: list[int]) -> None:
    """Write the legal actions of the seat to act into a blank row."""
    choices, routes, more = legal(b, s)
    write_mask(choices, routes, more, row)
