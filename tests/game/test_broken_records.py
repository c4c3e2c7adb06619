"""Broken records: what does not hold is refused, at its line and in one line."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farebox import Game, Position, Record, RecordError, board_names, load_board
from record_games import FJ_POSITION, broken, changed, played

LAST = len(str(played("new_york", 2, 1).record()).splitlines())


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("farebox record 1", "farebox record 2", 1, "a record starts with 'farebox record 1', not 'farebox record 2'"),
        ("farebox record 1", "hello", 1, "a record starts with 'farebox record 1', not 'hello'"),
        ("board new_york", "board york", 2, "board 'york' is not in the package: pass it as an argument"),
        ("board new_york ", "board new_york 0", 2, "was played on a different board, 'new_york 0"),
        ("board new_york", "board first_journey_usa", 2, "was played on a different board, 'first_journey_usa "),
        ("board new_york ", "bord new_york ", 2, "cannot read 'bord' here"),
        ("rules 1", "rules 2", 3, "unknown rules version '2'; this program plays 1"),
        ("rules 1", "rules", 3, "unknown rules version ''; this program plays 1"),
        ("rules 1\n", "", LAST - 1, "the record has no 'rules' line"),
        ("seats 2", "seats 5", 4, "New York is for 2 to 4 seats, not 5"),
        ("seats 2", "seats two", 4, "cannot read 'two' here"),
        ("seats 2", "seats 2\nseats 2", 5, "seats is repeated or in the wrong place"),
        ("first_seat 1", "first_seat 2", 5, "first_seat must be a seat from 0 to 1, not 2"),
        ("first_seat 1", "completion_cards 2", 5, "completion_cards is an option of First Journey, not of New York"),
        ("first_seat 1", "first_saet 1", 5, "cannot read 'first_saet' here"),
        ("first_seat 1", "continues 0123 4", 5, "the id of a record has 20 hexadecimal digits, not '0123'"),
        ("first_seat 1", f"continues {'0' * 20} 9999", 5, "cannot read '9999' here"),
        ("first_seat 1", f"continues {'0' * 20}", 5, "cannot read '' here"),
        ("seed 1", "seed 2", 7, "seed 2 deals a different order"),
        ("seed 1", "seed 9007199254740992", 6, "cannot read '9007199254740992' here"),
        ("seed 1", "seed -1", 6, "cannot read '-1' here"),
        ("deck ", "deck red ", 7, "these are not the contents of the box"),
        ("deck ", "deck rde ", 7, "unknown card 'rde'; did you mean red?"),
        ("tickets ", "tickets chelsea-brooklyn ", 8, "these are not the contents of the box"),
        ("tickets ", "tickets chelsea-broklyn ", 8, "unknown ticket 'chelsea-broklyn'; did you mean chelsea-brooklyn?"),
        ("\n\n", "\nposition board=new_york\n\n", 6, "seed and position cannot be combined"),
        ("\n1. 1 ", "\nseats 2\n1. 1 ", 12, "seats is repeated or in the wrong place"),
        ("\n1. 1 ", "\n1. 0 ", 12, "it is seat 1's turn, not seat 0's"),
        ("\n1. 1 ", "\n2. 1 ", 12, "this is turn 1, not 2"),
        ("\n1. 1 ", "\n1 ", 12, "this is turn 1, not 0"),
        ("\n1. 1 ", "\n1. 7 ", 12, "cannot read '7' here"),
        ("\n1. 1 ", "\n1. 1 ; ", 12, "an action is missing"),
        ("\nresult", "\n99. 1", LAST, "this is turn "),
        ("winners", "losers", LAST, "says 'result last_turns "),
    ],
)
def test_a_changed_record_fails_at_the_line(old: str, new: str, line: int, problem: str) -> None:
    text = str(played("new_york", 2, 1).record())
    error = broken(text.replace(old, new, 1))
    assert (error.line, error.problem[: len(problem)]) == (line, problem)


def test_text_after_the_result_and_a_missing_or_false_result_are_noticed() -> None:
    text = str(played("first_journey_usa", 2, 2).record())
    lines = text.splitlines()
    for more in ("1. 0 draw", "result last_piece 1 2 winners 0", "seats 2", "and so on"):
        error = broken(f"{text}{more}\n")
        assert (error.line, error.problem) == (len(lines) + 1, "nothing may follow the result")
    assert broken("\n".join(lines[:-1])).problem.startswith("says that the game is not over; it is 'result ")
    unfinished = str(played("first_journey_usa", 2, 2, plays=9).record())
    error = broken(f"{unfinished}{lines[-1]}\n")
    assert error.problem.endswith("it is 'not over yet'")
    assert error.line == len(unfinished.splitlines()) + 1


def test_the_header_of_a_game_from_a_position_must_fit_the_position() -> None:
    text = str(Game.from_position(Position.parse(FJ_POSITION)).record())
    assert broken(changed(text, "\nseats 3", "\nseats 2")).problem == "seats is 2, but 3 in the position"
    assert broken(changed(text, "\nfirst_seat 1", "\nfirst_seat 2")).problem == "first_seat is 2, but 1 in the position"
    assert broken(changed(text, "\ncompletion_cards 2\n", "\n")).problem == "completion_cards is 0, but 2 in the position"
    error = broken(changed(text, "board=first_journey_europe", "board=new_york"))
    assert error.problem == "board: says 'new_york', but first_journey_europe was passed as an argument"
    assert text.splitlines()[error.line - 1].startswith("position ")
    assert "hand.1: the box has no more red" in str(broken(changed(text, "hand.1=4 red", "hand.1=72 red")))


def changes(line: str, rng: random.Random) -> Iterator[list[str]]:
    """What may befall a line: gone, doubled, a word gone or doubled, another card, ticket, route, seat or number."""
    yield []
    yield [line, line]
    words = line.split(" ")
    for at, word in rng.sample(list(enumerate(words)), min(len(words), 4)):
        yield [" ".join([*words[:at], *words[at + 1 :]])]
        yield [" ".join([*words[: at + 1], word, *words[at + 1 :]])]
        bare = word.rstrip(",;.")
        for group in GROUPS:
            if bare in group:
                other = rng.choice([name for name in group if name != bare])
                yield [" ".join([*words[:at], other + word[len(bare) :], *words[at + 1 :]])]
    if len(words) > 3:
        yield [" ".join([*words[:2], *reversed(words[2:])])]


BOARDS = [load_board(name) for name in ("new_york", "first_journey_europe")]
GROUPS = [
    *(list(board.card_names) for board in BOARDS),
    *([ticket.id for ticket in board.tickets] for board in BOARDS),
    *([route.id for route in board.routes] for board in BOARDS),
    [str(n) for n in range(100)],
    ["take", "blind", "draw", "claim", "tickets", "exchange", "keep", "pass"],
    ["done", "ticket", "shuffle", "shuffle_tickets", "reset", "bonus", "last_turns"],
    ["last_turns", "nobody_can_move", "sixth_ticket", "last_piece"],
]


@pytest.mark.parametrize(("board", "seats", "seed"), [("new_york", 3, 1), ("new_york", 2, 4), ("first_journey_europe", 2, 2)])
def test_any_change_of_any_line_is_noticed_there_or_later(board: str, seats: int, seed: int) -> None:
    game = played(board, seats, seed)
    lines = str(game.record()).splitlines()
    rng = random.Random(seed)
    for at, line in enumerate(lines):
        for new in changes(line, rng) if line else ():
            text = "\n".join([*lines[:at], *new, *lines[at + 1 :], ""])
            if new == [line]:
                continue
            try:
                other = Record.parse(text).verify()
            except RecordError as error:
                noticed = error.line
                assert noticed >= min(at + 1, len(text.splitlines())), (line, new)
            else:  # now and then another choice leads to the same end: this is that game's record, letter by letter
                assert str(other.record()) == text


START = f"farebox record 1\nboard new_york {load_board('new_york').digest}\nrules 1\nseats 2\nposition board=new_york\n"


@cache
def a_record(board: str) -> tuple[str, Game]:
    game = played(board, 2, 1)
    return str(game.record()), game


@settings(deadline=None, max_examples=250)
@given(st.data())
def test_a_record_with_anything_changed_fails_or_is_the_same_game(data: st.DataObject) -> None:
    text, game = a_record(data.draw(st.sampled_from(board_names())))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        piece = data.draw(
            st.text(max_size=3) | st.sampled_from(["\n", " ", ";", "=", "?", ",", "0", "1", "\n\n", "#", "\n1. 0 blind"])
        )
        text = text[:at] + piece + text[at + data.draw(st.integers(0, 4)) :]
    try:
        other = Record.parse(text).verify()
    except RecordError:
        assert broken(text)
    else:
        assert other.state == game.state or str(other.record()) == text


@settings(deadline=None, max_examples=100)
@given(st.text(), st.sampled_from(["", "farebox record 1\n", START]))
def test_any_text_is_a_record_or_not(text: str, start: str) -> None:
    try:
        Record.parse(start + text).replay()
    except RecordError:
        assert broken(start + text, verify=False)
