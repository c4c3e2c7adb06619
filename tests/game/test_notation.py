"""Names in text, and the page that explains them."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farebox import Action, NotationError, Position, Record, RecordError, board_names, load_board
from farebox.game.action import ACTION_KINDS
from farebox.game.text.names import (
    ENDINGS,
    PHASES,
    counted,
    find,
    find_route,
    find_ticket,
    members,
    read_cards,
    shown,
    whole,
    words,
    write_cards,
    write_counts,
)
from farebox.game.text.position import SEAT_KEYS, TABLE_KEYS
from farebox.game.text.record_lines import HEADER

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"
NY = load_board("new_york")
BOARDS = [load_board(name) for name in board_names()]


def problem(function: object, *args: object) -> str:
    with pytest.raises(NotationError) as error:
        function(*args)
    return str(error.value)


# Names


@pytest.mark.parametrize("board", BOARDS, ids=board_names())
def test_every_route_and_ticket_is_found_from_either_end(board: object) -> None:
    for things, look_up in ((board.routes, find_route), (board.tickets, find_ticket)):
        for number, thing in enumerate(things):
            ends, dot, half = thing.id.partition(".")
            a, _, b = ends.partition("-")
            assert look_up(board, thing.id) == look_up(board, f"{b}-{a}{dot}{half}") == number


def test_doubles_are_told_apart_by_color_or_number() -> None:
    names = [route.id for route in NY.routes if route.twin is not None]
    assert names[:2] == ["lincoln_center-times_square.green", "lincoln_center-times_square.blue"]
    assert "empire_state_building-chelsea.1" in names
    assert NY.routes[find_route(NY, "chelsea-empire_state_building.2")].color == "gray"
    assert all(("." in route.id) == (route.twin is not None) for board in BOARDS for route in board.routes)


def test_an_unknown_name_comes_with_the_nearest() -> None:
    assert problem(find, {"red": 1, "green": 2}, "grene", "card") == "unknown card 'grene'; did you mean green?"
    assert problem(find, {"red": 1, "green": 2}, "GREEN", "card") == "unknown card 'GREEN'; did you mean green?"
    assert problem(find, {"red": 1, "green": 2}, "zzz", "card") == "unknown card 'zzz'"
    assert problem(find, {}, "zzz", "card") == "unknown card 'zzz'"
    assert problem(find_route, NY, "soho-chelsea.1") == "unknown route 'soho-chelsea.1'; did you mean soho-chelsea?"
    assert problem(find_ticket, NY, "brooklin-chelsea") == "unknown ticket 'brooklin-chelsea'; did you mean brooklyn-chelsea?"


def test_what_is_repeated_in_a_message_is_one_short_line() -> None:
    assert shown("red") == "'red'"
    assert shown("a\nb\u2028c\x00") == "'a\\nb\\u2028c\\x00'"
    assert shown("x" * 1000) == f"'{'x' * 60}…'"
    assert len(problem(find_route, NY, "x" * 10**6)) < 100


# Cards


def test_cards_are_names_with_numbers_before_them() -> None:
    assert write_cards(NY, read_cards(NY, "2 red, taxi blue")) == "red red taxi blue"
    assert write_cards(NY, read_cards(NY, " red,red , taxi,,blue\n")) == "red red taxi blue"
    assert read_cards(NY, "") == read_cards(NY, " , ") == read_cards(NY, "0 red") == []
    assert write_counts(NY, [0, 0, 0, 0, 2, 0, 1]) == "2 red 1 taxi"
    assert list(counted(words("2 a b, 3 c"))) == [(2, "a"), (1, "b"), (3, "c")]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("2", "2 of which card?"),
        ("red 2", "2 of which card?"),
        ("2 3 red", "two numbers in a row at '3'"),
        ("-2 red", "'-2' is not a number of cards"),
        ("+2 red", "'+2' is not a number of cards"),
        ("² red", "unknown card '²'"),
        ("٣ red", "'٣' is not a number of cards"),
        ("2x red", "unknown card '2x'"),
        ("73 red", "73 red is more than any box holds"),
        ("40 red 40 blue", "40 blue is more than any box holds"),
        ("9" * 5000 + " red", "is not a number of cards"),
    ],
)
def test_cards_that_cannot_be_read(text: str, message: str) -> None:
    assert message in problem(read_cards, NY, text)


@given(st.lists(st.integers(0, 6), max_size=40))
def test_cards_are_read_as_they_were_written(cards: list[int]) -> None:
    assert read_cards(NY, write_cards(NY, cards)) == cards
    counts = [cards.count(c) for c in range(7)]
    assert sorted(read_cards(NY, write_counts(NY, counts))) == sorted(cards)


@given(st.text())
def test_any_text_is_cards_or_a_complaint(text: str) -> None:
    try:
        cards = read_cards(NY, text)
    except NotationError:
        assert "\n" not in problem(read_cards, NY, text)
    else:
        assert read_cards(NY, write_cards(NY, cards)) == cards


@given(st.integers(0, 10**18), st.text())
def test_a_number_is_written_in_plain_digits(number: int, text: str) -> None:
    assert whole(str(number)) == number
    assert whole(text) is None or text.isascii()


@given(st.integers(0, (1 << 62) - 1))
def test_a_set_is_its_members(number: int) -> None:
    assert sum(1 << i for i in members(number)) == number


# The page


def test_the_examples_of_the_page_hold() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).attempted > 10
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_the_page_names_every_action_key_phase_ending_and_line() -> None:
    page = PAGE.read_text("utf-8")
    seat_keys = [f"{key}.S" for key in SEAT_KEYS.split()]
    for word in (*ACTION_KINDS, *TABLE_KEYS.split(), *seat_keys, *PHASES.values(), *ENDINGS.values(), *HEADER):
        assert not word or f"`{word}`" in page, word


def blocks(kind: str) -> list[str]:
    """The code blocks of the page in a language."""
    return [block.partition("\n```")[0] for block in PAGE.read_text("utf-8").split(f"```{kind}\n")[1:]]


def test_the_positions_and_actions_of_the_page_can_be_pasted() -> None:
    positions = blocks("position")
    assert len(positions) >= 3
    for text in positions:
        assert Position.parse(text).state()
    actions = [line.partition("#")[0] for text in blocks("action") for line in text.splitlines()]
    assert {str(Action.parse(line)).split()[0] for line in actions} == set(ACTION_KINDS)


def test_the_records_of_the_page_are_records() -> None:
    records = blocks("record")
    assert len(records) >= 2
    for text in records:
        record = Record.parse(text)
        if record.veiled:
            with pytest.raises(RecordError, match="only a full record replays"):
                record.replay()
        else:
            assert f"{record.verify().record(list(record.players))}" == f"{text}\n"
