"""New York, drawing transport cards: NY-DRAW, NY-DISPLAY."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from farebox import Game, IllegalAction
from farebox.rules.cards import refill
from farebox.rules.state import NONE, WILD, State

if TYPE_CHECKING:
    from conftest import At

TABLE = "board=new_york; seats=2; display=red red blue taxi green; deck=orange taxi black *"


def refused(game: Game, action: str, why: str) -> None:
    before = game.state.copy()
    with pytest.raises(IllegalAction, match=why):
        game.play(action)
    assert game.state == before


def kinds(game: Game) -> list[str]:
    return [event.kind for event in game.events]


def hand(game: Game, seat: int = 0) -> dict[str, int]:
    return game.view(seat).me.hand or {}


def choices(game: Game) -> set[str]:
    return {str(action) for action in game.view(game.seat).actions}


# Two cards


@pytest.mark.parametrize(
    ("first", "second", "drawn"),
    [
        ("blind", "blind", {"orange": 1, "taxi": 1}),
        ("take red", "take green", {"red": 1, "green": 1}),
        ("take red", "take red", {"red": 2}),
        ("take blue", "blind", {"blue": 1, "taxi": 1}),
        ("blind", "take blue", {"blue": 1, "orange": 1}),
    ],
)
def test_ny_draw_1_two_cards_blind_or_from_the_display(at: At, first: str, second: str, drawn: dict[str, int]) -> None:
    game = at(TABLE)
    game.play(first)
    assert game.to_act == (0,)
    game.play(second)
    assert hand(game) == drawn
    assert game.to_act == (1,)


def test_ny_draw_1_only_what_lies_face_up_can_be_taken(at: At) -> None:
    game = at(TABLE)
    assert choices(game) == {"take red", "take blue", "take taxi", "take green", "blind", "tickets"}
    refused(game, "take black", "no black card is face up")


@pytest.mark.parametrize("first", ["blind", "take red"])
def test_ny_draw_1_the_second_card_must_be_taken(at: At, first: str) -> None:
    game = at(f"{TABLE}; hand.0=4 pink")
    game.play(first)
    assert choices(game) == {"take red", "take blue", "take green", "blind"} | ({"take orange"} if first != "blind" else set())
    for action in ("pass", "tickets", "claim chelsea-soho"):
        refused(game, action, "a second card must be taken first")


def test_ny_draw_1_the_second_card_must_be_taken_if_it_is_the_last(at: At) -> None:
    game = at("board=new_york; display=red blue; deck=; hand.1=*")
    game.play("take red")
    assert choices(game) == {"take blue"}
    refused(game, "pass", "a second card must be taken first")
    game.play("take blue")
    assert hand(game) == {"red": 1, "blue": 1}


def test_ny_draw_1_the_card_taken_leaves_its_own_place(at: At) -> None:
    game = at("board=new_york; display=red blue green; deck=; hand.1=*")
    game.play("take green")
    assert game.view(0).display == ("red", "blue", None, None, None)


def test_ny_draw_2_a_card_taken_is_replaced_before_the_second(at: At) -> None:
    game = at(TABLE)
    deck = game.view(0).deck
    events = game.play("take blue")
    assert [event.kind for event in events] == ["take", "turn_up"]
    assert game.view(0).display == ("red", "red", "orange", "taxi", "green")
    assert game.view(0).deck == deck - 1
    game.play("take orange")
    assert hand(game) == {"blue": 1, "orange": 1}
    assert game.view(0).display == ("red", "red", "taxi", "taxi", "green")


def test_ny_draw_2_a_blind_card_leaves_the_display_alone(at: At) -> None:
    game = at(TABLE)
    game.play("blind")
    game.play("blind")
    assert game.view(0).display == ("red", "red", "blue", "taxi", "green")


def test_ny_draw_3_a_face_up_taxi_is_the_only_card(at: At) -> None:
    game = at(TABLE)
    game.play("take taxi")
    assert hand(game) == {"taxi": 1}
    assert game.to_act == (1,)
    assert game.view(1).phase == "turn"
    assert game.view(1).display == ("red", "red", "blue", "orange", "green")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ny_draw_3_also_when_the_deck_is_empty(at: At, seats: int) -> None:
    game = at(f"board=new_york; seats={seats}; display=red taxi blue; deck=; hand.1=*")
    game.play("take taxi")
    assert hand(game) == {"taxi": 1}
    assert (game.to_act, game.view(1).phase) == ((1,), "turn")


def test_ny_draw_4_a_face_up_taxi_cannot_be_second(at: At) -> None:
    for first in ("take blue", "blind"):
        game = at(TABLE)
        game.play(first)
        assert "take taxi" not in choices(game)
        refused(game, "take taxi", "a face-up taxi cannot be the second card")


def test_ny_draw_4_not_even_one_turned_up_just_now(at: At) -> None:
    game = at("board=new_york; display=red red blue green green; deck=taxi *")
    game.play("take blue")
    assert game.view(0).display == ("red", "red", "taxi", "green", "green")
    refused(game, "take taxi", "a face-up taxi cannot be the second card")


def test_ny_draw_5_a_blind_taxi_first_allows_a_second(at: At) -> None:
    for second, drawn in (("take blue", {"taxi": 1, "blue": 1}), ("blind", {"taxi": 2})):
        game = at("board=new_york; display=red red blue taxi green; deck=taxi taxi *")
        game.play("blind")
        assert hand(game) == {"taxi": 1}
        assert game.to_act == (0,)
        game.play(second)
        assert hand(game) == drawn
        assert game.to_act == (1,)


def test_ny_draw_5_a_blind_taxi_may_be_second(at: At) -> None:
    game = at("board=new_york; display=red red blue taxi green; deck=black taxi *")
    game.play("take red")
    game.play("blind")
    assert hand(game) == {"red": 1, "taxi": 1}
    assert game.to_act == (1,)


def test_ny_draw_6_a_hand_has_no_limit(at: At) -> None:
    game = at("board=new_york; display=red red blue green green; deck=taxi taxi; hand.0=*")
    assert game.view(0).me.cards == 37
    game.play("blind")
    game.play("take red")
    assert game.view(0).me.cards == 39
    assert sum(hand(game).values()) == 39


@pytest.mark.parametrize(
    ("cards", "first"),
    [
        ("display=red; deck=", "take red"),
        ("display=red taxi taxi; deck=", "take red"),
        ("display=taxi taxi taxi taxi taxi; deck=red", "blind"),
        ("display=taxi taxi taxi taxi taxi; deck=taxi", "blind"),
    ],
)
def test_ny_draw_7_without_a_second_card_the_turn_ends_with_one(at: At, cards: str, first: str) -> None:
    game = at(f"board=new_york; {cards}; hand.1=*")
    game.play(first)
    assert game.view(0).me.cards == 1
    assert game.to_act == (1,)
    assert game.view(1).phase == "turn"


@pytest.mark.parametrize("cards", ["display=red blue; deck=", "display=red taxi taxi taxi taxi; deck=black; discard=blue"])
def test_ny_draw_7_while_there_is_a_second_card_the_turn_goes_on(at: At, cards: str) -> None:
    game = at(f"board=new_york; {cards}; hand.1=*")
    game.play("take red")
    assert game.to_act == (0,)
    assert game.view(0).phase == "second_card"


def test_ny_draw_7_without_any_card_drawing_is_not_available(at: At) -> None:
    game = at("board=new_york; display=; deck=; hand.1=*")
    assert choices(game) == {"tickets", "pass"}
    refused(game, "blind", "deck is empty")
    refused(game, "take red", "no red card is face up")
    refused(game, "take taxi", "no taxi card is face up")


def test_ny_draw_7_an_empty_deck_leaves_the_display_to_draw_from(at: At) -> None:
    game = at("board=new_york; display=taxi; deck=; hand.1=*")
    assert choices(game) == {"take taxi", "tickets"}
    refused(game, "blind", "deck is empty")
    game.play("take taxi")
    assert hand(game) == {"taxi": 1}


# Too many taxis on the display


def test_ny_display_1_a_third_taxi_sweeps_the_display(at: At) -> None:
    game = at("board=new_york; display=red taxi taxi blue green; deck=taxi black black pink pink orange *; discard=red")
    events = game.play("take red")
    assert [event.kind for event in events] == ["take", "turn_up", "reset"] + ["turn_up"] * 5
    assert game.view(0).display == ("black", "black", "pink", "pink", "orange")
    assert game.view(0).discard == {"red": 1, "taxi": 3, "blue": 1, "green": 1}
    game.play("take orange")  # before the second card
    assert hand(game) == {"red": 1, "orange": 1}


def test_ny_display_1_two_taxis_stay(at: At) -> None:
    game = at("board=new_york; display=red taxi blue blue green; deck=taxi *")
    game.play("take red")
    assert game.view(0).display == ("taxi", "taxi", "blue", "blue", "green")
    assert "reset" not in kinds(game)


def test_ny_display_1_a_face_up_taxi_taken_and_replaced_by_a_taxi(at: At) -> None:
    game = at("board=new_york; display=red taxi taxi blue green; deck=taxi *")
    game.play("take taxi")
    assert game.view(0).display == ("red", "taxi", "taxi", "blue", "green")
    assert "reset" not in kinds(game)


def test_ny_display_1_five_are_turned_up_before_the_next_check(at: At) -> None:
    """The next five begin with three taxis: the two cards after them go as well, and the display is swept again."""
    game = at("board=new_york; display=red taxi taxi blue green; deck=taxi taxi taxi taxi red red black black black black pink *")
    game.play("take red")
    assert game.view(0).display == ("black", "black", "black", "black", "pink")
    assert game.view(0).discard == {"taxi": 6, "blue": 1, "green": 1, "red": 2}
    assert kinds(game).count("reset") == 2


def test_ny_display_1_a_short_display_is_complete_when_no_card_is_left(at: At) -> None:
    """The fourth card comes back by a claim: three taxis of four are too many."""
    game = at("board=new_york; display=taxi taxi blue; deck=; hand.0=taxi; hand.1=*")
    game.play("claim midtown_west-times_square 1 taxi")
    assert kinds(game)[:4] == ["claim", "shuffle", "turn_up", "reset"]
    assert sorted(card or "" for card in game.view(0).display) == ["", "blue", "taxi", "taxi", "taxi"]


def test_ny_display_2_after_three_times_the_display_stays(at: At) -> None:
    game = at("board=new_york; display=red taxi taxi taxi taxi; deck=taxi taxi taxi taxi; hand.1=*")
    events = game.play("take red")  # only taxis are left
    assert [event.kind for event in events].count("reset") == 3
    assert game.view(0).display == ("taxi",) * 5
    assert game.view(0).deck + sum(game.view(0).discard.values()) == 3


def test_ny_display_2_what_stays_stays_until_a_card_is_turned_up(at: At) -> None:
    game = at("board=new_york; display=taxi taxi taxi taxi taxi; deck=taxi black taxi taxi; hand.0=red; hand.1=*")
    assert choices(game) >= {"take taxi", "blind"}
    game.play("tickets")
    game.play("keep " + (game.view(0).me.offer or ())[0])
    game.play("blind")
    game.play("blind")
    game.play("claim midtown_west-times_square 1 red")
    assert "reset" not in kinds(game)
    assert game.view(0).display == ("taxi",) * 5
    events = game.play("take taxi")
    assert [event.kind for event in events].count("reset") == 3


def test_ny_display_2_it_stops_as_soon_as_it_comes_right(at: At) -> None:
    game = at(
        "board=new_york; display=red taxi taxi blue blue; hand.1=*;"
        "deck=taxi  taxi taxi taxi black black  pink pink green green green"
    )
    game.play("take red")
    assert kinds(game).count("reset") == 2
    assert game.view(0).display == ("pink", "pink", "green", "green", "green")


def test_ny_display_2_a_third_time_may_bring_it_right(at: At) -> None:
    game = at("board=new_york; display=red taxi taxi blue blue; deck=taxi  taxi taxi taxi green green  pink pink; hand.1=*")
    order = ["taxi", "taxi", "taxi", "blue", "blue", "green", "green", "taxi", "taxi", "taxi"]
    shuffled = [game.board.color_numbers[card] for card in reversed(order)]
    game.play("take red", shuffles=lambda number, pile: shuffled)
    assert kinds(game).count("reset") == 3
    assert game.view(0).display == ("blue", "blue", "green", "green", "taxi")
    assert game.view(0).discard == {"pink": 2, "taxi": 3}
    assert game.view(0).deck == 2


def test_ny_display_2_there_is_no_fourth_time(at: At) -> None:
    """Five cards go round and round, and four of them are taxis."""
    game = at("board=new_york; display=red taxi taxi taxi blue; deck=taxi; hand.1=*")
    events = game.play("take red")
    assert [event.kind for event in events].count("reset") == 3
    assert [event.kind for event in events].count("shuffle") == 3
    assert sorted(card or "" for card in game.view(0).display) == ["blue", "taxi", "taxi", "taxi", "taxi"]
    game.play("take blue")
    assert game.view(1).display.count("taxi") == 4
    assert kinds(game).count("reset") == 3  # nothing was turned up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ny_display_2_there_is_no_fourth_time_however_many_cards_the_deck_has(seats: int) -> None:
    """The printed board has too few taxis for this; one that somebody makes may have them."""
    s = State()
    s.seats, s.display, s.deck, s.n_deck = seats, [NONE] * 5, [WILD] * 72, 72
    refill(s)
    assert (s.display, s.discard[WILD], s.n_deck) == ([WILD] * 5, 3 * 5, 72 - 4 * 5)
    refill(s)
    assert (s.discard[WILD], s.n_deck) == (3 * 5, 72 - 4 * 5)  # nothing was turned up
    s.display[2] = NONE
    refill(s)
    assert (s.display, s.discard[WILD], s.n_deck) == ([WILD] * 5, 6 * 5, 72 - 4 * 5 - 1 - 3 * 5)


def test_ny_display_2_with_too_few_cards_the_display_is_short(at: At) -> None:
    game = at("board=new_york; display=red blue green pink black; deck=taxi; hand.1=*")
    game.play("take red")
    assert game.view(0).display == ("taxi", "blue", "green", "pink", "black")
    game.play("take green")
    assert game.view(0).display == ("taxi", "blue", None, "pink", "black")
    game.play("take blue")
    assert game.view(0).display == ("taxi", None, None, "pink", "black")


def test_ny_display_2_a_short_display_is_filled_up_when_there_are_cards(at: At) -> None:
    game = at("board=new_york; display=- blue - pink -; deck=; hand.0=4 pink; hand.1=*")
    events = game.play("claim chelsea-soho 4 pink")
    assert [event.kind for event in events] == ["claim", "shuffle", "turn_up", "turn_up", "turn_up"]
    assert game.view(0).display == ("pink", "blue", "pink", "pink", "pink")
    assert game.view(0).deck == 1


def test_ny_display_2_a_short_display_is_filled_as_far_as_it_goes(at: At) -> None:
    game = at("board=new_york; display=- blue - - -; deck=; hand.0=2 red; hand.1=*")
    game.play("claim lincoln_center-midtown_west")
    assert game.view(0).display == ("red", "blue", "red", None, None)
    assert game.view(0).deck == 0


# A new deck
