"""No rule looks at what it does not name: a fourth seat, empty decks and the last turns change only what they must."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from farebox import Board
from farebox.boards.limits import WORD
from farebox.rules import dispatch
from farebox.rules.board_numbers import board_numbers
from farebox.rules.connections import completed
from farebox.rules.state import BLIND, CLAIM, NEW_TICKETS, NOBODY_CAN_MOVE, NONE, OPENING, PASS, BoardNumbers, State
from random_games import BOARDS, steps, table_name

GAMES = 4
OWN = {"hand", "known", "pieces", "owned", "open", "connection", "tickets", "returned", "offer", "done", "bonus", "total"}
CARDS, TICKETS = {"deck", "n_deck", "display", "discard"}, {"ticket_deck", "n_ticket_deck"}
COURSE = {"phase", "pending", "ending", "turn"}


def four_seats(b: BoardNumbers, s: State) -> None:
    s.seats, s.pieces[3], s.connection[3] = 4, b.pieces, list(range(len(s.connection[3])))


def last_turns(b: BoardNumbers, s: State) -> None:
    s.last_turns = s.seats


def empty_deck(b: BoardNumbers, s: State) -> None:
    """The next seat has all its cards."""
    other = (s.seat + 1) % s.seats
    for card in s.deck[: s.n_deck]:
        s.hand[other][card] += 1
    s.hand[other] = [held + paid for held, paid in zip(s.hand[other], s.discard, strict=True)]
    s.deck, s.n_deck, s.discard = [0] * len(s.deck), 0, [0] * len(s.discard)


def empty_ticket_deck(b: BoardNumbers, s: State) -> None:
    """The next seat has all its tickets, and in First Journey those of the pile."""
    other = (s.seat + 1) % s.seats
    s.tickets[other] |= sum(1 << ticket for ticket in s.ticket_deck[: s.n_ticket_deck])
    for p in range(s.seats):
        s.tickets[other] |= s.returned[p]
    s.ticket_deck, s.n_ticket_deck, s.returned = [0] * len(s.ticket_deck), 0, [0] * len(s.returned)


def some_steps(board: Board) -> Iterator[tuple[State, int]]:
    """Some steps of random games of three, and all near their ends."""
    for seed in range(GAMES):
        played = [(s.copy(), action) for s, action in steps(board, 3, seed) if action != NONE and s.phase != OPENING]
        for s, action in [*played[seed:-12:5], *played[-12:]]:
            s.completion_cards = 0
            yield s, action


def actions(b: BoardNumbers, s: State) -> set[int]:
    choices, routes, more = dispatch.legal(b, s)
    every = choices | (routes | more << WORD) << CLAIM
    return {n for n in range(every.bit_length()) if every >> n & 1}


def after(b: BoardNumbers, s: State, action: int) -> State:
    new = s.copy()
    dispatch.apply(b, new, action)
    return new


def part(s: State, p: int, names: set[str]) -> dict[str, Any]:
    return {name: getattr(s, name)[p] if name in OWN else getattr(s, name) for name in sorted(names)}


def check(board: Board, change: Callable[[BoardNumbers, State], None], may: set[int], same: Callable[..., set[str]]) -> None:
    """Change states: `may` be legal in one and not in the other, and after an action the fields of `same` are the same."""
    b, rng = board_numbers(board), Random(1)
    for s, played in some_steps(board):
        changed, p = s.copy(), s.seat
        change(b, changed)
        legal = actions(b, s) & actions(b, changed)
        assert actions(b, s) ^ actions(b, changed) <= may
        for action in {*rng.sample(sorted(legal), min(4, len(legal))), played} & legal:
            one, two = after(b, s, action), after(b, changed, action)
            names = same(s, action, one, two)
            assert part(one, p, names) == part(two, p, names)
            if board.ruleset.id != "new_york":
                assert two.done[p] == completed(b, two, p).bit_count() + two.bonus[p]


@pytest.mark.parametrize("board", BOARDS, ids=table_name)
def test_with_a_fourth_seat_a_turn_is_the_same(board: Board) -> None:
    def same(s: State, action: int, one: State, two: State) -> set[str]:
        return set() if one.ending == NOBODY_CAN_MOVE else OWN | CARDS | TICKETS | COURSE

    check(board, four_seats, set(), same)


def test_in_the_last_turns_a_turn_is_the_same() -> None:
    def same(s: State, action: int, one: State, two: State) -> set[str]:
        return OWN | CARDS | TICKETS | COURSE if s.last_turns == NONE else set()

    check(next(board for board in BOARDS if board.id == "new_york"), last_turns, set(), same)


@pytest.mark.parametrize("board", BOARDS, ids=table_name)
def test_without_a_deck_all_but_drawing_cards_is_the_same(board: Board) -> None:
    def same(s: State, action: int, one: State, two: State) -> set[str]:
        if one.n_ticket_deck > max(1, s.n_ticket_deck + 1):
            return OWN - {"tickets", "done", "returned"}  # the pile was shuffled by a generator that has gone on
        return OWN | TICKETS | (COURSE if action >= NEW_TICKETS else set())

    check(board, empty_deck, {BLIND, PASS}, same)


@pytest.mark.parametrize("board", BOARDS, ids=table_name)
def test_without_a_ticket_deck_all_but_drawing_tickets_is_the_same(board: Board) -> None:
    def same(s: State, action: int, one: State, two: State) -> set[str]:
        if board.ruleset.id != "new_york" and (action == NEW_TICKETS or one.tickets != s.tickets):
            return OWN - {"tickets", "done", "returned", "total"} | CARDS
        return (OWN | CARDS | COURSE) - {"returned"}

    check(board, empty_ticket_deck, {NEW_TICKETS} if board.ruleset.id == "new_york" else set(), same)
