"""New York, set-up: NY-SETUP."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from farebox import Game, IllegalAction, load_board
from farebox.rules.board_numbers import board_numbers
from farebox.rules.new_york import apply, deal
from farebox.rules.state import KEEP_BOTH, KEEP_FIRST, TURN, State
from farebox.rules.state import OPENING as OPENING_PHASE
from random_games import states_for

if TYPE_CHECKING:
    from conftest import At

OPENING = """
    board=new_york; seats=3; phase=opening
    offer.0=chelsea-brooklyn, east_village-soho
    offer.1=times_square-soho, chelsea-wall_street
    offer.2=central_park-chelsea, times_square-brooklyn
"""


def dealt(top: str, seats: int = 2, first_seat: int = 0) -> Game:
    """A game dealt from a deck with these cards on top, and no taxi soon after them."""
    board = load_board("new_york")
    rest = [c for c, n in enumerate(board.cards) for _ in range(n)]
    cards = [board.color_numbers[name] for name in top.split()]
    for card in cards:
        rest.remove(card)
    order = rest[::-1] + cards[::-1]
    return Game(board, seats, 0, first_seat=first_seat, shuffles=lambda number, pile: pile if number else order)


def hand_cards(game: Game) -> list[str]:
    hands = [game.view(p).me.hand or {} for p in game.seats]
    return sorted(card for hand in hands for card, n in hand.items() for _ in range(n))


def kinds(game: Game) -> list[str]:
    return [event.kind for event in game.events]


def ticket_deck(game: Game) -> list[str]:
    """From the top."""
    return game.position().values["ticket_deck"].split()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ny_setup_1_two_cards_each_and_five_face_up(seats: int) -> None:
    view = dealt("red " * 6 + "blue " * 6, seats).view(0)
    assert [player.cards for player in view.players] == [2] * seats
    assert len(view.display) == 5
    assert None not in view.display
    assert view.deck == 44 - 2 * seats - 5
    assert view.discard == {}


def test_ny_setup_1_hands_then_display_come_off_the_top() -> None:
    game = dealt("red red blue taxi  green black pink orange taxi  blue")
    assert hand_cards(game) == ["blue", "red", "red", "taxi"]
    assert game.view(0).display == ("green", "black", "pink", "orange", "taxi")
    assert game.position().values["deck"].startswith("blue ")


def test_ny_setup_1_the_cards_are_shuffled() -> None:
    decks = [tuple(Game("new_york", 2, seed).deck) for seed in range(30)]
    assert len(set(decks)) == 30
    assert {deck[-1] for deck in decks} == set(range(7))
    assert decks[0] == tuple(Game("new_york", 4, 0).deck)


@pytest.mark.parametrize("shown", ["taxi taxi taxi red blue", "red taxi taxi blue taxi", "taxi taxi taxi taxi red", "taxi " * 5])
def test_ny_setup_2_three_taxis_or_more_are_discarded_with_the_rest(shown: str) -> None:
    game = dealt(f"green green black black {shown} pink red pink red pink")
    view = game.view(0)
    assert view.display == ("pink", "red", "pink", "red", "pink")
    assert view.discard == {card: shown.split().count(card) for card in ("blue", "red", "taxi") if card in shown}
    assert view.deck == 44 - 4 - 10
    assert kinds(game).count("reset") == 1


def test_ny_setup_2_two_taxis_stay() -> None:
    game = dealt("taxi taxi taxi taxi taxi red taxi red blue")
    assert game.view(0).display == ("taxi", "red", "taxi", "red", "blue")
    assert "reset" not in kinds(game)


def test_ny_setup_2_too_many_again_are_discarded_again() -> None:
    game = dealt("red red red red  taxi taxi taxi blue blue  taxi taxi taxi black blue  green green green green taxi")
    view = game.view(0)
    assert view.display == ("green", "green", "green", "green", "taxi")
    assert view.discard == {"taxi": 6, "blue": 3, "black": 1}
    assert kinds(game).count("reset") == 2


def test_ny_setup_2_no_deal_starts_with_three_taxis() -> None:
    games = [Game("new_york", 2 + seed % 3, seed) for seed in range(300)]
    assert any("reset" in kinds(game) for game in games)
    for game in games:
        view = game.view(0)
        assert view.display.count("taxi") < 3
        assert sum(view.discard.values()) == 5 * kinds(game).count("reset")
        assert view.deck + len(view.display) + sum(view.discard.values()) + len(hand_cards(game)) == 44


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ny_setup_3_two_tickets_are_offered_to_each(seats: int) -> None:
    game = Game("new_york", seats, 5)
    offers = [game.view(p).me.offer or () for p in game.seats]
    assert [len(offer) for offer in offers] == [2] * seats
    assert len({ticket for offer in offers for ticket in offer}) == 2 * seats
    assert game.view(0).ticket_deck == 18 - 2 * seats
    assert game.to_act == tuple(range(seats))


def test_ny_setup_3_the_tickets_are_shuffled() -> None:
    orders = [tuple(Game("new_york", 2, seed).tickets) for seed in range(30)]
    assert len(set(orders)) == 30
    assert len({order[-1] for order in orders}) > 9


def test_ny_setup_3_one_or_both_are_kept(at: At) -> None:
    game = at(OPENING)
    assert [action.tickets for action in game.view(0).actions] == [
        ("chelsea-brooklyn",),
        ("east_village-soho",),
        ("chelsea-brooklyn", "east_village-soho"),
    ]
    game.play("keep chelsea-brooklyn", seat=0)
    game.play("keep chelsea-wall_street", seat=1)
    game.play("keep times_square-brooklyn central_park-chelsea", seat=2)
    kept = [set(game.view(p).me.ticket_list or ()) for p in game.seats]
    assert kept == [{"chelsea-brooklyn"}, {"chelsea-wall_street"}, {"times_square-brooklyn", "central_park-chelsea"}]


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("keep", "keep what"),
        ("pass", "must be chosen first"),
        ("blind", "must be chosen first"),
        ("keep times_square-soho", "keep one or both of chelsea-brooklyn east_village-soho"),
        ("keep chelsea-brooklyn times_square-soho", "keep one or both"),
    ],
)
def test_ny_setup_3_not_none_and_not_those_of_others(at: At, action: str, why: str) -> None:
    game = at(OPENING)
    before = game.state.copy()
    with pytest.raises(IllegalAction, match=why):
        game.play(action, seat=0)
    assert game.state == before


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_ny_setup_3_returned_tickets_go_under_in_seat_order(at: At, order: tuple[int, ...]) -> None:
    game = at(OPENING)
    above = ticket_deck(game)
    choices = ["keep east_village-soho", "keep times_square-soho", "keep times_square-brooklyn"]
    for seat in order:
        game.play(choices[seat], seat=seat)
    assert ticket_deck(game) == [*above, "chelsea-brooklyn", "chelsea-wall_street", "central_park-chelsea"]


def test_ny_setup_3_who_keeps_both_puts_nothing_under(at: At) -> None:
    game = at(OPENING)
    above = ticket_deck(game)
    game.play("keep chelsea-brooklyn", seat=0)
    game.play("keep times_square-soho chelsea-wall_street", seat=1)
    game.play("keep central_park-chelsea", seat=2)
    assert ticket_deck(game) == [*above, "east_village-soho", "times_square-brooklyn"]


def test_ny_setup_3_nothing_takes_effect_before_all_have_chosen(at: At) -> None:
    game = at(OPENING)
    above = ticket_deck(game)
    for left, seat in (((0, 1), 2), ((1,), 0)):
        events = game.play("keep " + (game.view(seat).me.offer or ())[0], seat=seat)
        assert [event.kind for event in events] == ["choose"]
        assert game.to_act == left
        assert [player.tickets for player in game.view(1).players] == [0, 0, 0]
        assert ticket_deck(game) == above
    events = game.play("keep times_square-soho", seat=1)
    assert [(event.kind, event.seat) for event in events] == [("choose", 1), ("keep", 0), ("keep", 1), ("keep", 2)]


def test_ny_setup_3_after_the_choices_the_first_turn_begins(at: At) -> None:
    game = at(OPENING)
    for seat in game.seats:
        assert (game.view(0).phase, game.view(0).turn) == ("opening", 0)
        game.play("keep " + (game.view(seat).me.offer or ())[0], seat=seat)
    assert (game.view(0).phase, game.view(0).turn) == ("turn", 1)
    assert game.state.choice == [0] * 4
    assert game.state.offer == [[-1, -1]] * 4


def test_ny_setup_3_choices_are_secret_until_all_are_made(at: At) -> None:
    seen = []
    for choice in ("chelsea-brooklyn", "east_village-soho", "chelsea-brooklyn east_village-soho"):
        game = at(OPENING)
        events = game.play(f"keep {choice}", seat=0)
        assert events[0].seen_by(0).data["tickets"] == choice.split()
        view = game.view(1)
        seen.append((view.to_dict(), states_for(game, 1), [event.seen_by(1) for event in events]))
        assert view.players[0].has_chosen
        assert view.players[0].offer is None
    assert seen[0] == seen[1] == seen[2]


def test_ny_setup_3_offers_are_secret(at: At) -> None:
    other = OPENING.replace("central_park-chelsea", "central_park-chinatown")
    assert states_for(at(OPENING), 0) == states_for(at(other), 0)
    assert at(OPENING).view(0).to_dict() == at(other).view(0).to_dict()


def test_ny_setup_3_a_choice_is_made_once(at: At) -> None:
    game = at(OPENING)
    game.play("keep chelsea-brooklyn", seat=0)
    before = game.state.copy()
    with pytest.raises(IllegalAction, match="seat 0 has already chosen"):
        game.play("keep east_village-soho", seat=0)
    assert game.state == before
    assert game.view(0).actions == ()


def test_ny_setup_3_also_when_all_tickets_are_offered() -> None:
    """The printed game has more; one that somebody makes may have only these."""
    b, s = board_numbers(load_board("new_york")).copy(), State()
    b.n_tickets = 4
    deal(b, s, 2, 1, 0, 0)
    apply(b, s, KEEP_FIRST)
    assert (s.seat, s.phase, s.n_ticket_deck, s.tickets) == (1, OPENING_PHASE, 0, [0] * 4)
    apply(b, s, KEEP_BOTH)
    assert (s.seat, s.phase, s.n_ticket_deck, [tickets.bit_count() for tickets in s.tickets]) == (0, TURN, 1, [1, 2, 0, 0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ny_setup_4_seat_0_starts_and_play_goes_round(seats: int) -> None:
    assert turns(opened(Game("new_york", seats, 9)), seats + 1) == [*range(seats), 0]


def test_ny_setup_4_whoever_chose_last_seat_0_starts(at: At) -> None:
    game = at(OPENING)
    for seat in (1, 0, 2):
        game.play("keep " + (game.view(seat).me.offer or ())[0], seat=seat)
    assert game.to_act == (0,)
    with pytest.raises(IllegalAction, match="seat 0's turn"):
        game.play("blind", seat=2)


def test_ny_setup_4_first_seat_may_be_another() -> None:
    assert turns(opened(Game("new_york", 4, 9, first_seat=2)), 5) == [2, 3, 0, 1, 2]


def test_ny_setup_4_first_seat_changes_nothing_else() -> None:
    one, other = (opened(Game("new_york", 3, 9, first_seat=seat)) for seat in (0, 2))
    assert one.state.seat == 0
    assert other.state.seat == 2
    other.state.seat = other.state.first_seat = 0
    assert one.state == other.state


def opened(game: Game) -> Game:
    for seat in game.seats:
        game.play("keep " + (game.view(seat).me.offer or ())[1], seat=seat)
    return game


def turns(game: Game, n: int) -> list[int]:
    """Whose turns the next n are, each spent on two blind cards."""
    seats = []
    for _ in range(n):
        seats.append(game.seat)
        game.play("blind")
        game.play("blind")
    return seats
