"""Positions: any state as text and back, any state set up by hand, and one clear line for what cannot be."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farebox import Game, NotationError, Position, board_names, load_board
from farebox.game.text.position import SEAT_KEYS, TABLE_KEYS
from farebox.rules.state import State

EVERY_TABLE = [(board, seats) for board in board_names() for seats in load_board(board).seats]
NY, FJ = "board=new_york", "board=first_journey_europe"


def state_of(text: str) -> State:
    return Position.parse(text).state()


def complaint(text: str) -> str:
    with pytest.raises(NotationError) as error:
        state_of(text)
    message = str(error.value)
    assert "\n" not in message
    assert len(message) < 400
    assert re.match(r"line \d+: |unknown key |[a-z_]+(\.\d+)?: ", message), message
    return message


# Both ways


@pytest.mark.parametrize(("board", "seats"), EVERY_TABLE)
def test_every_state_of_a_game_is_read_as_it_was_written(board: str, seats: int) -> None:
    for seed in range(4):
        completion_cards = 0 if board == "new_york" else seed
        game = Game(board, seats, seed, first_seat=seed % seats, completion_cards=completion_cards)
        rng = random.Random(seed)
        while True:
            position = game.position()
            again = Position.parse(str(position))
            assert again == position
            assert again.state() == game.state
            if game.over:
                break
            seat = rng.choice(game.to_act)
            game.play(rng.choice(game.view(seat).actions), seat)


def test_a_route_to_be_paid_is_read_as_it_was_written() -> None:
    for text in (
        f"{NY}; phase=pay; pending=soho-chelsea; hand.0=5 pink",
        f"{FJ}; phase=pay; pending=kiev-warsaw; hand.0=2 yellow",
    ):
        state = state_of(text)
        position = Position.of(load_board(text.partition(";")[0].partition("=")[2]), state)
        assert position.values["phase"] == "pay"
        assert position.state() == state


def test_a_game_from_a_position_goes_on_as_the_game_itself() -> None:
    for board, seats in EVERY_TABLE:
        game, rng = Game(board, seats, 5), random.Random(5)
        for _ in range(25):
            game.play(rng.choice(game.view(game.seat).actions))
        other = Game.from_position(game.position())
        while not game.over:
            action = rng.choice(game.view(game.seat).actions)
            assert other.play(str(action)) == game.play(action)
        assert other.state == game.state


# Ways to write it


def test_text_and_dict_say_the_same() -> None:
    text = Position.parse("board=new_york; seats=3; hand.0=2 red, taxi; pieces.1=7; seed=4")
    values = Position({"board": "new_york", "seats": 3, "hand.0": "2 red, taxi", "pieces.1": 7, "seed": 4})
    assert text == values
    assert text.state() == values.state()
    assert text != Position({"board": "new_york"})
    assert text != "board=new_york"


def test_lines_semicolons_comments_and_spaces_are_all_the_same() -> None:
    wide = """
        # two taxis; nobody else has cards
        board = new_york    # not the other one; really
        seats=3;; hand.0 = 2 red,taxi

        ; hand.1=;routes.1 = chelsea-soho ,  wall_street-soho;
    """
    assert Position.parse(wide) == Position.parse(
        "board=new_york\nseats=3\nhand.0=2 red,taxi\nhand.1=\nroutes.1=chelsea-soho ,  wall_street-soho"
    )
    assert state_of(wide).hand[0] == [0, 0, 0, 0, 2, 0, 1]
    assert state_of(wide).pieces[:3] == [15, 9, 15]


def test_routes_and_tickets_may_be_named_from_either_end() -> None:
    one = (
        f"{NY}; routes.0=chelsea-soho greenwich_village-chelsea.red; tickets.0=brooklyn-chelsea; ticket_deck=soho-east_village *"
    )
    other = (
        f"{NY}; routes.0=soho-chelsea chelsea-greenwich_village.red; tickets.0=chelsea-brooklyn; ticket_deck=east_village-soho *"
    )
    assert state_of(one) == state_of(other)


def test_a_board_can_be_handed_in() -> None:
    board = load_board("new_york")
    position = Position.parse("seats=3", board)
    assert str(position) == "seats=3\nboard=new_york\n"
    assert Position.parse(str(position)) == position
    with pytest.raises(NotationError, match=r"^board: says 'first_journey_usa', but new_york was passed as an argument$"):
        Position.parse("board=first_journey_usa", board)


# What is left out, and the rest


def test_what_is_left_out_has_a_default() -> None:
    game = Game.from_position(Position.parse(NY))
    view = game.view(0)
    assert (view.seats, view.phase, view.turn, view.to_act, view.last_turns) == (2, "turn", 1, (0,), None)
    assert [(seat.cards, seat.tickets, seat.pieces, seat.routes) for seat in view.players] == [(0, 0, 15, ()), (0, 0, 15, ())]
    assert (view.deck, None in view.display, view.discard, view.ticket_deck) == (39, False, {}, 18)
    game = Game.from_position(Position.parse(FJ))
    view = game.view(0)
    assert (view.deck, view.display, view.ticket_deck, view.given_up) == (72, (), 32, 0)
    assert state_of(f"{NY}; seats=3; first_seat=2").seat == 2
    assert state_of(f"{NY}; seed=1") != state_of(f"{NY}; seed=2") != state_of(f"{NY}; seed=1")
    assert state_of(f"{NY}; seed=1") == state_of(f"{NY}; seed=1")
    assert state_of(f"{NY}; rng=77").rng == 77


def test_new_york_counts_completed_tickets_only_at_the_end() -> None:
    state = state_of(f"{NY}; routes.0=chelsea-soho soho-wall_street; tickets.0=chelsea-wall_street")
    assert (state.done, state.bonus) == ([0] * 4, [0] * 4)


def test_in_the_opening_the_first_seat_that_has_not_chosen_is_to_act() -> None:
    offers = "offer.0=chelsea-brooklyn; offer.1=times_square-soho chelsea-wall_street; offer.2=central_park-chelsea"
    state = state_of(f"{NY}; seats=3; first_seat=2; phase=opening; {offers}; choice.0=first")
    assert (state.seat, state.turn) == (1, 0)
    assert complaint(f"{NY}; seats=3; phase=opening; {offers}; choice.0=first; seat=0") == "seat: seat 0 has already chosen"
    everybody = "choice.0=first; choice.1=both; choice.2=first"
    assert complaint(f"{NY}; seats=3; phase=opening; {offers}; {everybody}") == "seat: seat 0 has already chosen"


def test_a_display_that_is_left_out_is_turned_up_from_the_deck() -> None:
    state = state_of(f"{NY}; deck=red blue green pink orange black *")
    colors = load_board("new_york").color_numbers
    assert state.display == [colors[name] for name in ("red", "blue", "green", "pink", "orange")]
    assert state.deck[state.n_deck - 1] == colors["black"]
    given = state_of(f"{NY}; display=red red red red red; deck=black *")
    assert given.n_deck == 39
    assert given.deck[38] == colors["black"]


def test_the_rest_goes_where_the_star_is() -> None:
    assert state_of(f"{NY}; display=; deck=; hand.1=*").hand[1] == [6, 6, 6, 6, 6, 6, 8]
    assert sum(state_of(f"{NY}; display=red red red red red; deck=taxi; discard=*").discard) == 38
    assert state_of(f"{NY}; tickets.1=*; ticket_deck=").tickets[1] == (1 << 18) - 1
    assert state_of(f"{FJ}; returned.0=*; ticket_deck=paris-riga").returned[0].bit_count() == 31
    everything = " ".join(f"{n} {card}" for card, n in zip(load_board("new_york").card_names, (6, 6, 6, 6, 6, 6, 8), strict=True))
    assert state_of(f"{NY}; hand.0={everything}; deck=*; display=").n_deck == 0


# What cannot be

OFFERS = "offer.0=chelsea-brooklyn; offer.1=times_square-soho chelsea-wall_street"
COMPLAINTS = [
    # lines, keys and boards
    ("board", "line 1: 'board' is not key=value"),
    (f"{NY}\nseats=2; hello", "line 2: 'hello' is not key=value"),
    (f"{NY}; seats=2; seats=3", "line 1: seats is repeated"),
    ("seats=2", "board: must be first_journey_europe, first_journey_usa, new_york or the one passed as an argument, not ''"),
    (
        "board=york",
        "board: must be first_journey_europe, first_journey_usa, new_york or the one passed as an argument, not 'york'",
    ),
    ("board=../boards/new_york.toml", "board: must be "),
    (f"{NY}; hnd.0=red", "unknown key 'hnd.0'; did you mean hand.0?"),
    (f"{NY}; hand=red", "unknown key 'hand'; did you mean hand."),
    (f"{NY}; =red", "unknown key ''"),
    (f"{NY}; hand.2=red", "hand.2: there is no seat 2; seats is 2"),
    (f"{NY}; hand.00=red", "hand.00: there is no seat 00; seats is 2"),
    # numbers and names
    (f"{NY}; seats=5", "seats: must be a number from 2 to 4, not '5'"),
    (f"{NY}; seats=two", "seats: must be a number from 2 to 4, not 'two'"),
    (f"{NY}; seats=-2", "seats: must be a number from 2 to 4, not '-2'"),
    (f"{NY}; seats=２", "seats: must be a number from 2 to 4, not '２'"),
    (f"{NY}; seats=" + "2" * 5000, "seats: must be a number from 2 to 4, not '222"),
    (f"{NY}; seat=2", "seat: must be a number from 0 to 1, not '2'"),
    (f"{NY}; first_seat=2", "first_seat: must be a number from 0 to 1, not '2'"),
    (f"{NY}; turn=0", "turn: must be a number from 1 to 30000, not '0'"),
    (f"{NY}; stuck=2", "stuck: must be a number from 0 to 1, not '2'"),
    (f"{NY}; last_turns=3", "last_turns: must be a number from 1 to 2, not '3'"),
    (f"{NY}; last_turns=0", "last_turns: must be a number from 1 to 2, not '0'"),
    (f"{NY}; seed=9007199254740992", "seed: must be a number from 0 to 9007199254740991"),
    (f"{NY}; rng=0", "rng: must be a number from 1 to"),
    (f"{FJ}; completion_cards=11", "completion_cards: must be a number from 0 to 10, not '11'"),
    (f"{NY}; phase=dance", "phase: 'dance' is not one of opening, turn, second_card, pay, keep, over"),
    # what the other game has
    (f"{NY}; completion_cards=2", "completion_cards: is not used in New York"),
    (f"{FJ}; display=red", "display: is not used in First Journey: Europe"),
    (f"{FJ}; last_turns=1", "last_turns: is not used in First Journey: Europe"),
    (f"{FJ}; known.0=red", "known.0: is not used in First Journey: Europe"),
    (f"{FJ}; offer.1=paris-riga", "offer.1: is not used in First Journey: Europe"),
    (f"{FJ}; choice.0=both", "choice.0: is not used in First Journey: Europe"),
    (f"{FJ}; phase=opening", "phase: 'opening' is not one of turn, pay, over"),
    (f"{FJ}; phase=over; ending=last_turns", "ending: 'last_turns' is not one of sixth_ticket, last_piece, nobody_can_move"),
    (f"{NY}; phase=over; ending=sixth_ticket", "ending: 'sixth_ticket' is not one of last_turns, nobody_can_move"),
    # cards
    (f"{NY}; hand.0=rde", "hand.0: unknown card 'rde'; did you mean red?"),
    (f"{NY}; hand.0=locomotive", "hand.0: unknown card 'locomotive'"),
    (f"{NY}; hand.0=2", "hand.0: 2 of which card?"),
    (f"{NY}; hand.0=2 3 red", "hand.0: two numbers in a row at '3'"),
    (f"{NY}; hand.0=-2 red", "hand.0: '-2' is not a number of cards"),
    (f"{NY}; hand.0=7 red", "hand.0: the box has no more red"),
    (f"{NY}; hand.0=6 red; hand.1=red", "hand.1: the box has no more red"),
    (f"{NY}; hand.0=6 red; display=red red red red red", "display: the box has no more red"),
    (f"{NY}; hand.0=9999999 red", "hand.0: 9999999 red is more than any box holds"),
    (f"{NY}; hand.0={'60 red ' * 1000}", "hand.0: 60 red is more than any box holds"),
    (f"{NY}; deck=red", "deck: blue and 42 more are missing; write * where the rest belongs"),
    (f"{NY}; deck=", "deck: blue and 43 more are missing; write * where the rest belongs"),
    (f"{NY}; deck=*; hand.0=*", "hand.0: * may appear in one place only; it is also in deck"),
    (f"{NY}; deck=* red", "deck: * may appear only once, at the end"),
    (f"{NY}; deck=red * *", "deck: * may appear only once, at the end"),
    (f"{NY}; display=*", "display: * is not allowed here"),
    (f"{NY}; hand.0=red; known.0=*", "known.0: * is not allowed here"),
    (f"{NY}; hand.0=red; known.0=2 red", "known.0: is not part of the hand"),
    (f"{NY}; display=red blue", "display: cannot have a gap while the deck has cards (NY-DISPLAY-2)"),
    (f"{NY}; display=", "display: cannot have a gap while the deck has cards (NY-DISPLAY-2)"),
    (f"{NY}; display=red red red red red red", "display: must be at most 5 cards"),
    (f"{NY}; display=5 red", "display: unknown card '5'"),
    (f"{NY}; deck=; display=; hand.1=*; discard=red", "deck: cannot be empty while there are discards (NY-DECK-1)"),
    (f"{FJ}; deck=; hand.1=*; discard=red", "deck: cannot be empty while there are discards (FJ-DECK-1)"),
    # tickets
    (f"{NY}; tickets.0=chelsea-broklyn", "tickets.0: unknown ticket 'chelsea-broklyn'; did you mean chelsea-brooklyn?"),
    (f"{NY}; tickets.0=chelsea-brooklyn brooklyn-chelsea", "tickets.0: the box has no more chelsea-brooklyn"),
    (f"{NY}; tickets.0=chelsea-brooklyn; tickets.1=chelsea-brooklyn", "tickets.1: the box has no more chelsea-brooklyn"),
    (f"{NY}; ticket_deck=chelsea-brooklyn", "ticket_deck: lower_east_side-wall_street and 16 more are missing; write *"),
    (f"{NY}; tickets.0=chelsea-brooklyn; returned.0=chelsea-brooklyn", "returned.0: these tickets are not in the ticket deck"),
    (f"{NY}; returned.0=*", "returned.0: * is not allowed here"),
    (f"{FJ}; tickets.0=paris-riga paris-kiev london-riga", "tickets.0: at most 2 may be uncompleted"),
    (f"{FJ}; returned.0=*; ticket_deck=", "ticket_deck: cannot be empty while there are tickets given up (FJ-SWAP-1)"),
    # routes and pieces
    (f"{NY}; routes.0=chelsea-shoo", "routes.0: unknown route 'chelsea-shoo'; did you mean chelsea-soho?"),
    (f"{NY}; routes.0=*", "routes.0: * is not allowed here"),
    (
        f"{NY}; routes.0=chelsea-soho soho-chelsea",
        "routes.0: chelsea-soho cannot be claimed: it or its twin is already claimed",
    ),
    (f"{NY}; routes.0=chelsea-soho; routes.1=chelsea-soho", "routes.1: chelsea-soho cannot be claimed"),
    (f"{NY}; routes.0=wall_street-chinatown.green chinatown-wall_street.pink", "routes.0: chinatown-wall_street.pink cannot be"),
    (f"{NY}; routes.0=wall_street-chinatown.green; routes.1=chinatown-wall_street.pink", "routes.1: chinatown-wall_street.pink"),
    (f"{FJ}; routes.1=paris-zurich.blue paris-zurich.white", "routes.1: paris-zurich.white cannot be claimed"),
    (
        f"{NY}; routes.0=chelsea-soho central_park-united_nations united_nations-gramercy_park lower_east_side-brooklyn "
        "chinatown-brooklyn.red",
        "routes.0: need 16 pieces; a seat has 15",
    ),
    (f"{NY}; routes.0=chelsea-soho; pieces.0=12", "pieces.0: must be a number from 0 to 11, not '12'"),
    # what belongs to a phase
    (f"{NY}; offer.0=chelsea-brooklyn", "offer.0: must be empty in phase turn"),
    (f"{NY}; phase=keep", "offer.0: is missing"),
    (f"{NY}; phase=keep; seat=1; offer.0=chelsea-brooklyn", "offer.0: must be empty in phase keep"),
    (f"{NY}; phase=keep; offer.0=chelsea-brooklyn times_square-soho chelsea-wall_street", "offer.0: must be at most 2 tickets"),
    (f"{NY}; phase=opening; offer.0=chelsea-brooklyn", "offer.1: is missing"),
    (f"{NY}; phase=opening; {OFFERS}; turn=1", "turn: must be a number from 0 to 0, not '1'"),
    (f"{NY}; phase=opening; {OFFERS}; choice.1=some", "choice.1: 'some' is not one of first, second, both"),
    (f"{NY}; phase=opening; {OFFERS}; choice.0=both", "choice.0: there is only one ticket to choose from"),
    (f"{NY}; phase=opening; {OFFERS}; choice.0=second", "choice.0: there is only one ticket to choose from"),
    (f"{NY}; choice.0=first", "choice.0: belongs to the opening"),
    (f"{NY}; phase=pay", "pending: must be one route in phase pay, and empty otherwise"),
    (f"{NY}; pending=chelsea-soho", "pending: must be one route in phase pay, and empty otherwise"),
    (f"{NY}; pending=chelsea-soho soho-wall_street", "pending: must be one route in phase pay, and empty otherwise"),
    (f"{NY}; phase=pay; pending=chelsea-soho soho-wall_street", "pending: must be one route in phase pay"),
    (f"{NY}; phase=pay; pending=chelsea-soho", "pending: seat 0 cannot claim chelsea-soho"),
    (f"{NY}; phase=second_card; deck=; display=taxi; hand.1=*", "phase: no second card may be taken"),
    (f"{NY}; phase=over", "ending: is missing: why is the game over?"),
    (f"{NY}; ending=last_turns", "ending: belongs to phase over"),
]


@pytest.mark.parametrize(("text", "problem"), COMPLAINTS, ids=lambda text: text[:40])
def test_a_complaint_names_the_key_and_the_problem(text: str, problem: str) -> None:
    assert complaint(text).startswith(problem)


def test_odd_values_by_hand_are_complained_about_too() -> None:
    for values in ({5: 3}, {None: None}, {"seats": None}, {"hand.0": ["red"]}, {"deck": "red\nblue"}, {"hand.0": "red # mine"}):
        with pytest.raises(NotationError):
            Position({"board": "new_york", **values}).state()
    with pytest.raises(NotationError, match=r"^board: must be"):
        Position({"board": 7})


# Any text

VALUES: list[str] = [
    *("", "*", "0", "1", "2", "3", "15", "red", "2 red, taxi", "taxi *", "- - red", "6 locomotive", "yellow *", "- - - - -"),
    *("chelsea-soho", "soho-wall_street chinatown-brooklyn.red", "london-brest", "paris-zurich.blue london-dublin.green"),
    *("chelsea-brooklyn", "times_square-soho chelsea-wall_street", "paris-riga", "berlin-athens brest-berlin *"),
    *("opening", "turn", "second_card", "pay", "keep", "over", "first", "second", "both"),
    *("last_turns", "nobody_can_move", "sixth_ticket", "last_piece", "abandoned"),
    *("red red red red red", "red blue green pink orange *"),
]
KEYS = [*TABLE_KEYS.split(), *(f"{key}.{p}" for key in SEAT_KEYS.split() for p in range(3))]


def is_a_state_or_a_complaint(text: str) -> None:
    try:
        position = Position.parse(text)
        state = position.state()
    except NotationError:
        assert complaint(text)
        return
    assert Position.of(position.board, state).state() == state
    game, rng = Game.from_position(position), random.Random(0)
    for _ in range(12):  # and it can be played
        if game.over:
            break
        game.play(rng.choice(game.view(game.seat).actions))
    assert game.record().replay().state == game.state


@settings(deadline=None, max_examples=600)
@given(st.sampled_from([NY, NY, FJ]), st.dictionaries(st.sampled_from(KEYS), st.sampled_from(VALUES), max_size=6))
def test_likely_values_give_a_state_that_can_be_played_or_a_complaint(board: str, values: dict[str, Any]) -> None:
    values.pop("board", None)
    is_a_state_or_a_complaint("; ".join([board, *(f"{key}={value}" for key, value in values.items())]))


@settings(deadline=None, max_examples=200)
@given(
    st.text() | st.lists(st.sampled_from(KEYS) | st.text(max_size=4)).map(" = ; ".join) | st.text().map(f"{NY};hand.0=".__add__)
)
def test_any_text_gives_a_state_or_a_complaint(text: str) -> None:
    is_a_state_or_a_complaint(text)


@settings(deadline=None, max_examples=200)
@given(st.data())
def test_a_changed_position_gives_a_state_or_a_complaint(data: st.DataObject) -> None:
    board = data.draw(st.sampled_from(board_names()))
    game, rng = Game(board, 2, 1), random.Random(1)
    for _ in range(data.draw(st.integers(0, 30))):
        game.play(rng.choice(game.view(game.seat).actions))
    words = str(game.position()).replace("=", " = ").split(" ")
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(words) - 1))
        words[at : at + 1] = data.draw(st.sampled_from([[], [words[at]] * 2, [data.draw(st.sampled_from(words))], ["*"], [";"]]))
    is_a_state_or_a_complaint(" ".join(words))
