"""Dealing again what a seat cannot see: what stays, what changes places, and that it is the same everywhere."""

from __future__ import annotations

import hashlib

import pytest

from farebox import Board, Position, load_board
from farebox.kernel.rng import seeded
from farebox.rules import dispatch
from farebox.rules.board_numbers import board_numbers
from farebox.rules.hidden import redeal
from farebox.rules.state import KEEP, KEEP_FIRST, NONE, OVER, State
from random_games import TABLES, steps, table_name

EUROPE = load_board("first_journey_europe")
BREST, RIGA = ([place.id for place in EUROPE.locations].index(name) for name in ("brest", "riga"))
MINE = ("madrid-vienna", "paris-kiev")
# Of the states of a random game, each dealt again for every viewer. Views are made by redeal: if these numbers change,
# what a seed lets a bot imagine changes with them.
FINGERPRINTS = {
    ("new_york", 2): "2951294fa552",
    ("new_york", 3): "a893ccdfecbd",
    ("new_york", 4): "62408c1deb90",
    ("first_journey_europe", 2): "6f740321ef5f",
    ("first_journey_europe", 3): "c82fe6526a6d",
    ("first_journey_europe", 4): "1813403f5c50",
    ("first_journey_usa", 2): "680a4a15f09e",
    ("first_journey_usa", 3): "02679aadf14b",
    ("first_journey_usa", 4): "79e12ef8074b",
}


def fingerprint(states: list[State]) -> str:
    digest = hashlib.sha256()
    for s in states:
        digest.update(repr([getattr(s, name) for name, _, _ in State.fields()]).encode())
    return digest.hexdigest()[:12]


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_redealt_states_are_the_same_everywhere(board: Board, seats: int) -> None:
    found = []
    for n, (s, _) in enumerate(steps(board, seats, 2)):
        if n < 4 or n % 4 == 0 or s.phase in (KEEP, OVER):
            for viewer in range(-1, seats):
                found.append(s.copy())
                redeal(board_numbers(board), found[-1], viewer, seeded(n))
    assert fingerprint(found) == FINGERPRINTS[board.id, seats]


def ticket_set(*names: str) -> int:
    return sum(1 << EUROPE.ticket_numbers[name] for name in names)


def unconnected(s: State, p: int) -> set[int]:
    at = EUROPE.location_numbers
    return {t for t, ticket in enumerate(EUROPE.tickets) if s.connection[p][at[ticket.a]] != s.connection[p][at[ticket.b]]}


def dealt(s: State) -> list[int]:
    """Every ticket that lies somewhere."""
    held = [t for p in range(s.seats) for t in range(32) if s.tickets[p] >> t & 1]
    return sorted(held + s.ticket_deck[: s.n_ticket_deck])


def test_a_ticket_that_only_one_seat_can_have_is_left_to_it() -> None:
    """Few tickets can be seat 2's; where seat 1 was dealt one too many of them, all are dealt again."""
    b, found = board_numbers(EUROPE), set()
    for x in range(80):
        s = State()
        dispatch.deal(b, s, 3, 1, 0, 0)
        s.connection[2] = [v if v in (BREST, RIGA) else 0 for v in range(22)]
        s.tickets[:3] = [ticket_set(*MINE), ticket_set("berlin-athens", "dublin-rome"), ticket_set("brest-zurich", "london-riga")]
        left = [t for t in range(32) if not sum(s.tickets) >> t & 1]
        s.ticket_deck[: len(left)], s.n_ticket_deck = left, len(left)
        redeal(b, s, 0, seeded(x))
        assert s.tickets[0] == ticket_set(*MINE)
        assert {t for t in range(32) if s.tickets[2] >> t & 1} <= unconnected(s, 2)
        assert [held.bit_count() for held in s.tickets[:3]] == [2, 2, 2]
        assert dealt(s) == list(range(32))
        found.add(s.tickets[2])
    assert len(found) > 3


def test_where_no_ticket_fits_one_that_cannot_be_is_better_than_one_twice() -> None:
    b, s = board_numbers(EUROPE), State()
    dispatch.deal(b, s, 2, 1, 0, 0)
    s.connection[1] = [0] * 22
    s.connection[1][BREST] = 1
    only = unconnected(s, 1)
    s.tickets[0] = s.tickets[1] = sum(1 << t for t in only)  # no other ticket can be seat 1's, and these are seat 0's
    s.n_ticket_deck = 32 - 2 * len(only)
    redeal(b, s, 0, seeded(5))
    assert {t for t in range(32) if s.tickets[0] >> t & 1} == only
    assert s.tickets[1].bit_count() == len(only)
    assert dealt(s) == list(range(32))


def test_the_tickets_of_a_seat_that_can_have_no_others_stay() -> None:
    b = board_numbers(EUROPE)
    for x in range(40):
        s = State()
        dispatch.deal(b, s, 3, 1, 0, 0)
        s.connection[2] = [v if v == BREST else 0 for v in range(22)]
        only = sum(1 << t for t in unconnected(s, 2))
        s.tickets[:3] = [ticket_set(*MINE), ticket_set("berlin-athens", "dublin-rome"), only]
        s.n_ticket_deck = 32 - 4 - only.bit_count()
        redeal(b, s, 0, seeded(x))
        assert s.tickets[2] == only
        assert dealt(s) == list(range(32))


def test_the_last_resort_comes_after_199_tries() -> None:
    """Seat 1 is dealt tickets in every try, which moves the generator on, and then none fits seat 2."""
    b, s = board_numbers(EUROPE), State()
    dispatch.deal(b, s, 3, 1, 0, 0)
    s.connection[2] = [v if v == BREST else 0 for v in range(22)]
    s.tickets[0] = s.tickets[2] = sum(1 << t for t in unconnected(s, 2))
    s.tickets[1], s.n_ticket_deck = ticket_set("berlin-athens", "dublin-rome"), 2
    redeal(b, s, 0, seeded(5))
    assert (s.tickets[1], s.tickets[2]) == (160, 134234112)


def test_of_an_offer_of_one_ticket_the_first_is_chosen() -> None:
    text = "board=new_york; phase=opening; offer.0=chelsea-brooklyn, times_square-soho; offer.1=east_village-soho; choice.1=first"
    state = Position.parse(text).state()
    choices = set()
    for x in range(20):
        s = state.copy()
        redeal(board_numbers(load_board("new_york")), s, 0, seeded(x))
        choices.add((s.choice[1], s.offer[1][1]))
    assert choices == {(KEEP_FIRST, NONE)}
