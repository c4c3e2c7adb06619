"""New York, a turn: NY-TURN."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from farebox import Game, IllegalAction
from farebox.rules.new_york import is_stuck, legal
from farebox.rules.state import NONE, PASS, TURN, WILD, BoardNumbers, State

if TYPE_CHECKING:
    from conftest import At

TABLE = "board=new_york; seats=3; hand.0=4 pink, 2 red; display=red red blue taxi green; deck=blue black *"
# No card is left to draw: seat 2 holds them all, but has no taxi left to place.
STUCK = "board=new_york; seats=3; pieces.2=0; display=; deck=; hand.2=*; stuck={}; seat={}"


def refused(game: Game, action: str, why: str, seat: int | None = None) -> None:
    before = game.state.copy()
    with pytest.raises(IllegalAction, match=why):
        game.play(action, seat)
    assert game.state == before


def kinds(game: Game, seat: int) -> set[str]:
    return {action.kind for action in game.view(seat).actions}


def test_ny_turn_1_there_are_three_actions(at: At) -> None:
    game = at(TABLE)
    assert kinds(game, 0) == {"take", "blind", "claim", "tickets"}
    cards = {str(action) for action in game.view(0).actions if action.kind in ("take", "blind")}
    assert cards == {"take red", "take blue", "take taxi", "take green", "blind"}
    assert kinds(game, 1) == kinds(game, 2) == set()


@pytest.mark.parametrize(
    "turn",
    [
        ["take red", "take green"],
        ["blind", "blind"],
        ["claim chelsea-soho 4 pink"],
        ["tickets", "keep {}"],
    ],
)
def test_ny_turn_1_one_of_them_ends_the_turn(at: At, turn: list[str]) -> None:
    game = at(TABLE)
    for action in turn:
        assert game.to_act == (0,)
        game.play(action.format(*(game.view(0).me.offer or ())))
    assert game.to_act == (1,)
    assert game.view(1).phase == "turn"
    assert game.view(1).turn == 2
    for action in ("blind", "tickets", "claim lincoln_center-midtown_west", "pass"):
        refused(game, action, "it is seat 1's turn, not seat 0's", seat=0)


@pytest.mark.parametrize("action", ["tickets", "claim chelsea-soho", "pass"])
def test_ny_turn_1_who_draws_cards_does_nothing_else(at: At, action: str) -> None:
    game = at(TABLE)
    game.play("blind")
    refused(game, action, "second card must be taken first")
    assert kinds(game, 0) == {"take", "blind"}


@pytest.mark.parametrize("action", ["tickets", "claim chelsea-soho", "pass", "blind", "take red"])
def test_ny_turn_1_who_draws_tickets_does_nothing_else(at: At, action: str) -> None:
    game = at(TABLE)
    game.play("tickets")
    refused(game, action, "must be chosen first")
    assert kinds(game, 0) == {"keep"}


def test_ny_turn_1_nobody_acts_out_of_turn(at: At) -> None:
    game = at(TABLE)
    refused(game, "blind", "it is seat 0's turn, not seat 2's", seat=2)
    refused(game, "blind", "there is no seat 3", seat=3)


def test_ny_turn_2_stuck_may_draw_tickets_or_pass(at: At) -> None:
    game = at(STUCK.format(0, 0))
    assert [str(action) for action in game.view(0).actions] == ["tickets", "pass"]
    events = game.play("pass")
    assert [(event.kind, event.seat) for event in events] == [("pass", 0)]
    assert game.to_act == (1,)
    game.play("tickets")
    game.play("keep " + (game.view(1).me.offer or ())[0])
    assert game.view(1).me.tickets == 1


def test_ny_turn_2_stuck_without_tickets_may_only_pass(at: At) -> None:
    game = at(STUCK.format(0, 0) + "; ticket_deck=; tickets.2=*")
    assert [str(action) for action in game.view(0).actions] == ["pass"]
    refused(game, "tickets", "no ticket is left")


@pytest.mark.parametrize(
    ("cards", "legal"),
    [
        ("display=red red blue blue green; deck=*", {"take", "blind", "tickets"}),
        ("display=red; deck=; hand.1=*", {"take", "tickets"}),
        ("display=taxi; deck=; hand.1=*", {"take", "tickets"}),
        ("display=taxi taxi taxi taxi taxi; deck=*; pieces.0=0", {"take", "blind", "tickets"}),
        ("display=; deck=; hand.0=red; hand.1=*", {"claim", "tickets"}),
        ("display=; deck=; hand.0=2 taxi; hand.1=*; pieces.0=1", {"claim", "tickets"}),
    ],
)
def test_ny_turn_2_who_can_draw_or_claim_may_not_pass(at: At, cards: str, legal: set[str]) -> None:
    game = at(f"board=new_york; {cards}")
    assert kinds(game, 0) == legal
    refused(game, "pass", "only a seat that can neither draw nor claim may pass")


def test_ny_turn_2_cards_that_fit_no_open_route_leave_a_seat_stuck(at: At) -> None:
    """One pink card pays three routes: a gray one and two pink ones."""
    text = (
        "board=new_york; display=; deck=; hand.0=pink; hand.1=*; routes.1=midtown_west-times_square, chinatown-wall_street.pink"
    )
    game = at(text)
    assert [action.route for action in game.view(0).actions if action.route] == ["times_square-empire_state_building.pink"]
    game = at(f"{text}, times_square-empire_state_building.pink")
    assert kinds(game, 0) == {"tickets", "pass"}


def test_ny_turn_2_all_stuck_in_a_row_ends_the_game(at: At) -> None:
    game = at(STUCK.format(0, 0))
    game.play("pass")
    game.play("pass")
    assert not game.over
    events = game.play("pass")
    assert game.over
    assert game.ending == "nobody_can_move"
    assert events[-1].kind == "over"
    assert game.winners == (0, 1, 2)
    assert [score.total for score in game.view(0).scores] == [0, 0, 0]
    refused(game, "pass", "the game is over")


@pytest.mark.parametrize("action", ["pass", "tickets"])
def test_ny_turn_2_also_without_tickets_or_with_the_last_one(at: At, action: str) -> None:
    tickets = "tickets.0=*; ticket_deck=" + ("chelsea-brooklyn" if action == "tickets" else "")
    game = at(f"{STUCK.format(2, 2)}; {tickets}")
    game.play(action)
    if action == "tickets":
        assert not game.over
        game.play("keep chelsea-brooklyn")
    assert game.ending == "nobody_can_move"


def test_ny_turn_2_a_route_from_number_60_on_is_a_claim_like_any_other() -> None:
    """No printed board of this game is so large; one that somebody makes may be."""
    b, s = BoardNumbers(), State()
    s.seats, s.phase, s.display, s.pieces[0], s.hand[0][WILD], s.open[0] = 2, TURN, [NONE] * 5, 15, 1, [0, 1]
    assert legal(b, s) == (1 << PASS, 0, 0)
    assert is_stuck(b, s, 0)
    b.up_to_length[0][1] = [0, 1]
    assert legal(b, s) == (0, 0, 1)
    assert not is_stuck(b, s, 0)


def test_ny_turn_2_it_need_not_begin_with_seat_0(at: At) -> None:
    game = at(STUCK.format(0, 1))
    for seat in (1, 2):
        assert game.seat == seat
        game.play("pass")
        assert not game.over
    game.play("pass")
    assert game.ending == "nobody_can_move"


def test_ny_turn_2_tickets_drawn_while_stuck_count_like_a_pass(at: At) -> None:
    game = at(STUCK.format(0, 0))
    game.play("pass")
    game.play("tickets")
    game.play("keep " + (game.view(1).me.offer or ())[0])
    assert not game.over
    game.play("tickets")
    assert not game.over
    game.play("keep " + (game.view(2).me.offer or ())[0])
    assert game.ending == "nobody_can_move"
    lost = [score.total for score in game.scores]
    assert lost[0] == 0
    assert max(lost[1:]) < 0
    assert game.winners == (0,)


def test_ny_turn_2_who_could_take_a_face_up_taxi_is_not_stuck(at: At) -> None:
    game = at("board=new_york; display=taxi; deck=; pieces.0=0; pieces.1=0; hand.1=*; stuck=1")
    game.play("tickets")
    assert game.state.stuck == 0
    game.play("keep " + (game.view(0).me.offer or ())[0])
    assert not game.over


def test_ny_turn_2_with_four_players_all_four_must_be_stuck(at: At) -> None:
    game = at("board=new_york; seats=4; pieces.2=0; display=; deck=; hand.2=*; seat=3")
    for seat in (3, 0, 1):
        assert game.seat == seat
        game.play("pass")
        assert not game.over
    game.play("pass")
    assert game.ending == "nobody_can_move"


def test_ny_turn_2_a_claim_in_between_starts_the_count_anew(at: At) -> None:
    game = at("board=new_york; display=; deck=; pieces.1=4; hand.1=*; stuck=1; seat=1")
    game.play("claim midtown_west-times_square 1 red")
    assert not game.over
    assert game.state.stuck == 0
    assert kinds(game, 0) >= {"take"}


def test_ny_turn_2_tickets_by_choice_start_the_count_anew(at: At) -> None:
    """Seat 1 could claim, so the stuck seats 2 and 0 before it do not count any more."""
    game = at("board=new_york; seats=3; display=; deck=; pieces.2=0; hand.1=red; hand.2=*; stuck=2; seat=1")
    game.play("tickets")
    game.play("keep " + (game.view(1).me.offer or ())[0])
    assert not game.over
    game.play("pass")
    game.play("pass")
    assert not game.over
    assert game.to_act == (1,)
