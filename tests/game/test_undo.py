"""Undo: possible exactly while nothing was revealed and nobody else acted, and then as if it had never been."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from farebox import Game, IllegalAction, board_names, load_board

At = Callable[[str], Game]
NY = "board=new_york; hand.0=4 pink 2 taxi; hand.1=2 red; display=red blue green taxi orange"
NO_DECK = "board=new_york; hand.0=2 pink; display=red blue green taxi orange; deck=; hand.1=*"
FJ = "board=first_journey_europe; hand.0=2 red 2 yellow; hand.1=2 yellow; tickets.0=berlin-athens brest-zurich"
FJ_NO_DECK = "board=first_journey_europe; hand.0=2 red; deck=; hand.1=*; tickets.0=berlin-athens brest-zurich"
NO_TICKETS = """
    board=first_journey_europe; seats=4; hand.0=2 yellow; routes.0=paris-zurich.white; tickets.0=brest-zurich brest-berlin
    tickets.1=*; ticket_deck=  # seat 1 is connected nearly everywhere, so it can hold nearly all tickets
    routes.1=dublin-london.green london-paris.green london-amsterdam.white paris-zurich.blue zurich-rome.green \
        amsterdam-berlin.black copenhagen-berlin.green copenhagen-stockholm.blue stockholm-riga.red riga-warsaw warsaw-kiev \
        vienna-warsaw vienna-sarajevo sarajevo-bucharest sarajevo-athens paris-barcelona madrid-barcelona.white
    tickets.2=stockholm-moscow vienna-ankara; tickets.3=vienna-rostov berlin-ankara ankara-moscow
    routes.3=rostov-ankara.black moscow-rostov.blue
"""
EVERY_TABLE = [(board, seats) for board in board_names() for seats in load_board(board).seats]


def play_and_undo(game: Game, *actions: str) -> None:
    """A seat plays, takes all of it back, and the game is as it was; then plays it again."""
    seat = game.seat
    before = game.state.copy(), str(game.record()), game.events
    for action in actions:
        game.play(action, seat)
    after = game.state.copy()
    for _ in actions:
        assert game.can_undo(seat)
        game.undo(seat)
    assert (game.state, str(game.record()), game.events) == before
    for action in actions:
        game.play(action, seat)
    assert game.state == after


def no_undo(game: Game, seat: int, reason: str) -> None:
    before, plays = game.state.copy(), list(game.plays)
    assert not game.can_undo(seat)
    with pytest.raises(IllegalAction) as error:
        game.undo(seat)
    assert reason in str(error.value)
    assert (game.state, game.plays) == (before, plays)


# Possible


@pytest.mark.parametrize(
    ("position", "action"),
    [
        (NY, "claim chelsea-soho 2 pink 2 taxi"),
        (NY, "claim midtown_west-times_square 1 taxi"),
        (NY + "; pieces.0=5", "claim chelsea-soho 4 pink"),  # announces the last turns
        (NO_DECK, "claim soho-wall_street"),  # the paid cards become the deck, unseen
        (FJ, "claim london-brest"),
        (FJ + "; routes.0=moscow-riga.green riga-warsaw warsaw-berlin.blue berlin-paris.white", "claim brest-paris"),
        (FJ_NO_DECK, "claim london-brest"),
    ],
)
def test_a_claim_can_be_taken_back_until_another_seat_acts(at: At, position: str, action: str) -> None:
    game = at(position)
    play_and_undo(game, action)
    assert game.can_undo(0)
    no_undo(game, 1, "seat 0 has acted since")
    game.play(game.view(1).actions[0])
    no_undo(game, 0, "seat 1 has acted since")


def test_the_bonus_can_be_taken_back_but_not_a_completed_ticket(at: At) -> None:
    east_to_west = "routes.0=moscow-riga.green riga-warsaw warsaw-berlin.blue berlin-paris.white"
    game = at(f"{FJ}; {east_to_west}")
    assert [event.kind for event in game.play("claim brest-paris")] == ["claim", "bonus"]
    game.undo(0)
    assert game.state == at(f"{FJ}; {east_to_west}").state
    game = at(f"{FJ}; {east_to_west}".replace("berlin-athens", "brest-berlin"))
    game.play("claim brest-paris")
    no_undo(game, 0, "a card, a ticket or a choice was revealed")


@pytest.mark.parametrize("second", ["take red", "take blue", "take green"])
def test_a_face_up_card_that_nothing_replaces_can_be_taken_back(at: At, second: str) -> None:
    play_and_undo(at(NO_DECK), "take orange")
    play_and_undo(at(NO_DECK), "take taxi")
    game = at(NO_DECK)
    play_and_undo(game, "take orange", second)  # back through one's own plays
    game.undo(0)
    game.undo(0)
    no_undo(game, 0, "nothing has been played")


def test_a_choice_of_tickets_can_be_taken_back_but_not_the_draw(at: At) -> None:
    for choice in ("keep chelsea-brooklyn", "keep times_square-soho", "keep times_square-soho chelsea-brooklyn"):
        game = at(f"{NY}; ticket_deck=times_square-soho chelsea-brooklyn *")
        game.play("tickets")
        no_undo(game, 0, "a card, a ticket or a choice was revealed")
        play_and_undo(game, choice)
        game.undo(0)
        no_undo(game, 0, "a card, a ticket or a choice was revealed")
        game.play(choice)
        game.play("blind", 1)
        no_undo(game, 0, "seat 1 has acted since")


def test_a_pass_can_be_taken_back(at: At) -> None:
    play_and_undo(at("board=new_york; deck=; display=; hand.1=*"), "pass")
    play_and_undo(at("board=first_journey_usa; deck=; hand.1=*"), "pass")


def test_an_opening_choice_can_be_taken_back_until_another_seat_chooses() -> None:
    game = Game("new_york", 3, seed=7)
    dealt = game.state.copy()
    no_undo(game, 0, "nothing has been played")
    game.play(game.view(1).actions[0], 1)
    assert game.can_undo(1)
    no_undo(game, 0, "seat 1 has acted since")
    game.undo(1)
    assert game.state == dealt
    game.play(game.view(1).actions[2], 1)
    game.play(game.view(0).actions[0], 0)
    no_undo(game, 1, "seat 0 has acted since")
    game.undo(0)
    game.undo(1)  # nobody else's choice is left
    assert game.state == dealt
    for seat in (2, 0, 1):
        game.play(game.view(seat).actions[1], seat)
    no_undo(game, 1, "a card, a ticket or a choice was revealed")  # all have chosen


# Not possible


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        (NY, ["blind"]),
        (NY, ["take red"]),  # replaced
        (NY, ["take taxi"]),
        (NY, ["take red", "blind"]),
        (NY, ["tickets"]),
        (NO_DECK.replace("orange", "-"), ["claim soho-wall_street"]),  # the paid cards fill up the display
        (FJ, ["draw"]),
        (FJ, ["exchange"]),
        (FJ + "; routes.0=paris-zurich.blue", ["claim brest-paris"]),  # completes a ticket, draws another
    ],
)
def test_what_was_revealed_cannot_be_taken_back(at: At, position: str, actions: list[str]) -> None:
    game = at(position)
    for action in actions:
        game.play(action)
    no_undo(game, 0, "a card, a ticket or a choice was revealed")


def test_a_completed_ticket_is_revealed_even_when_no_other_is_drawn(at: At) -> None:
    game = at(NO_TICKETS)
    events = game.play("claim brest-paris")
    assert [event.kind for event in events] == ["claim", "completed"]
    no_undo(game, 0, "a card, a ticket or a choice was revealed")


@pytest.mark.parametrize(
    ("position", "action", "ending"),
    [
        (NY + "; last_turns=1", "claim chelsea-soho 4 pink", "last_turns"),
        ("board=new_york; deck=; display=; hand.1=*; stuck=1", "pass", "nobody_can_move"),
        (FJ + "; pieces.0=2", "claim london-brest", "last_piece"),
        ("board=first_journey_usa; deck=; hand.1=*; stuck=1", "pass", "nobody_can_move"),
    ],
)
def test_the_end_of_the_game_cannot_be_taken_back(at: At, position: str, action: str, ending: str) -> None:
    game = at(position)
    game.play(action)
    assert game.ending == ending
    no_undo(game, 0, "the game is over")


# And then


def test_after_an_undo_the_record_is_that_of_the_game_played(at: At) -> None:
    game, other = at(NY), at(NY)
    game.play("claim chelsea-soho 4 pink")
    game.undo(0)
    game.play("claim midtown_west-times_square 1 pink")
    other.play("claim midtown_west-times_square 1 pink")
    assert str(game.record()) == str(other.record())
    assert game.events == other.events
    assert game.record().verify().state == game.state


def test_undo_back_and_back_over_several_seats(at: At) -> None:
    """Once a later seat has taken its action back, the earlier one's is the last again."""
    game = at(f"{NY}; seats=3; hand.2=2 blue")
    states = [game.state.copy()]
    for action in ("claim chelsea-soho 4 pink", "claim lincoln_center-midtown_west", "claim midtown_west-chelsea"):
        game.play(action)
        states.append(game.state.copy())
    for seat in (2, 1, 0):
        assert [game.can_undo(p) for p in game.seats] == [p == seat for p in game.seats]
        assert game.state == states.pop()
        game.undo(seat)
    assert game.state == states.pop()


SHOWN = {"blind", "turn_up", "offer", "ticket", "completed", "over"}


@pytest.mark.parametrize(("board", "seats"), EVERY_TABLE)
def test_in_any_game_undo_is_possible_exactly_while_nothing_was_shown(board: str, seats: int) -> None:
    """Random games in which every action that can be taken back is, before it is played for good."""
    for seed in range(3):
        game, straight = Game(board, seats, seed), Game(board, seats, seed)
        rng = random.Random(seed)
        while not game.over:
            seat = rng.choice(game.to_act)
            action = rng.choice(game.view(seat).actions)
            before = game.state.copy()
            events = game.play(action, seat)
            shown = any(event.kind in SHOWN or (event.kind == "keep" and event.seat != seat) for event in events)
            assert [game.can_undo(p) for p in game.seats] == [p == seat and not shown for p in game.seats]
            if not shown:
                game.undo(seat)
                assert game.state == before
                game.play(action, seat)
            straight.play(action, seat)
        assert game.state == straight.state
        assert str(game.record()) == str(straight.record())
