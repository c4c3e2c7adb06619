"""First Journey: what lies in the box."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from farebox import BoardError, Game, IllegalAction, load_board
from farebox.boards.board import BOARDS_FOLDER
from farebox.boards.check import check_table

At = Callable[[str], Game]

BOARDS = ["first_journey_europe", "first_journey_usa"]
COLORS = ["yellow", "green", "white", "black", "blue", "red"]

both_boards = pytest.mark.parametrize("board", BOARDS)


def table_of(board: str) -> dict[str, Any]:
    return tomllib.loads((BOARDS_FOLDER / f"{board}.toml").read_text("utf-8"))


def cards_in(game: Game) -> Counter[str]:
    """Every card of a game that has just been dealt."""
    names, state = game.board.card_names, game.state
    found = Counter(names[card] for card in state.deck[: state.n_deck])
    for seat in game.seats:
        for card, n in enumerate(state.hand[seat]):
            found[names[card]] += n
    return found


# FJ-BOX-1


@both_boards
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fj_box_1_two_to_four_players_have_20_trains_each(board: str, seats: int) -> None:
    players = Game(board, seats, seed=1).view(None).players
    assert [player.pieces for player in players] == [20] * seats


@both_boards
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fj_box_1_no_other_number_of_players(board: str, seats: int) -> None:
    with pytest.raises(ValueError, match="is for 2 to 4 seats"):
        Game(board, seats, seed=1)


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_fj_box_1_every_seat_may_claim_routes_of_every_color(at: At, seat: int) -> None:
    game = at(f"board=first_journey_europe; seats=4; seat={seat}; hand.{seat}={' '.join(COLORS)}")
    routes = game.board.routes
    claimable = {routes[name].color for name in game.view(seat).costs}
    assert claimable == set(COLORS)


def test_fj_box_1_no_route_belongs_to_a_seat(at: At) -> None:
    for seat in range(4):
        game = at(f"board=first_journey_europe; seats=4; seat={seat}; hand.{seat}=red")
        game.play("claim madrid-barcelona.red 1 red")
        assert game.view(None).players[seat].routes == ("madrid-barcelona.red",)


# FJ-BOX-2


@both_boards
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fj_box_2_72_cards_in_six_colors_and_locomotives(board: str, seats: int) -> None:
    cards = cards_in(Game(board, seats, seed=1))
    assert cards.total() == 72
    assert set(cards) == {*COLORS, "locomotive"}


@both_boards
def test_fj_box_2_twelve_locomotives_and_ten_of_each_color(board: str) -> None:
    assert cards_in(Game(board, 2, seed=1)) == {**dict.fromkeys(COLORS, 10), "locomotive": 12}


@both_boards
def test_fj_box_2_the_locomotive_is_the_wild_card(at: At, board: str) -> None:
    assert load_board(board).wild == "locomotive"
    game = at(f"board={board}; hand.0=locomotive")
    colors = {game.board.routes[name].color for name in game.view(0).costs}
    assert colors == set(game.board.colors)
    assert all(ways == ({"locomotive": 1},) for ways in game.view(0).costs.values())


# FJ-BOX-3


@both_boards
def test_fj_box_3_32_tickets_between_two_cities_each(board: str) -> None:
    tickets = load_board(board).tickets
    assert len(tickets) == 32
    assert len({frozenset((ticket.a, ticket.b)) for ticket in tickets}) == 32
    assert all(ticket.a != ticket.b for ticket in tickets)


@both_boards
def test_fj_box_3_tickets_have_no_value(board: str) -> None:
    assert {ticket.value for ticket in load_board(board).tickets} == {0}
    table = table_of(board)
    table["tickets"][0]["value"] = 5
    with pytest.raises(BoardError, match=r"tickets\[0\].value: is not a known key"):
        check_table("own.toml", table)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fj_box_3_a_board_of_ones_own_has_seven_tickets_a_player(seats: int) -> None:
    table = table_of("first_journey_europe")
    table["seats"] = [2, seats]
    enough = table["tickets"][: 7 * seats]
    check_table("own.toml", {**table, "tickets": enough})
    with pytest.raises(BoardError, match=f"tickets: has {7 * seats - 1} tickets; {seats} seats need at least {7 * seats}"):
        check_table("own.toml", {**table, "tickets": enough[:-1]})


def test_fj_box_3_there_is_a_bonus_ticket_for_each_of_four_players(at: At) -> None:
    game = at("""
        board=first_journey_europe; seats=4
        routes.0=dublin-london.green london-amsterdam.white amsterdam-berlin.black berlin-vienna.red vienna-warsaw warsaw-kiev
        routes.1=dublin-london.yellow london-amsterdam.black amsterdam-berlin.green berlin-vienna.yellow vienna-bucharest.blue
        routes.2=brest-paris paris-zurich.blue zurich-rome.green rome-athens.white
        routes.3=madrid-barcelona.white barcelona-rome.black vienna-rome vienna-bucharest.yellow
        tickets.0=athens-rostov paris-sarajevo; tickets.1=bucharest-moscow sarajevo-stockholm
        tickets.2=ankara-moscow barcelona-warsaw; tickets.3=stockholm-moscow brest-zurich
        hand.0=2 green; hand.1=2 black; hand.2=2 green; hand.3=2 red
    """)
    assert not any(player.bonus for player in game.view(None).players)
    for claim in ("kiev-moscow", "bucharest-ankara.black", "athens-ankara.green", "bucharest-rostov.red"):
        assert "bonus" in [event.kind for event in game.play(f"claim {claim}")]
    assert all(player.bonus for player in game.view(None).players)


def test_fj_box_3_the_golden_ticket_is_for_the_winner(at: At) -> None:
    game = at("""
        board=first_journey_europe; seats=3; pieces.0=1; hand.0=green; tickets.0=berlin-athens paris-kiev
        routes.1=brest-paris paris-zurich.blue; tickets.1=brest-zurich dublin-rome london-riga
    """)
    assert game.winners == game.view(None).winners == ()
    game.play("claim london-paris.green")
    assert game.winners == game.view(None).winners == (1,)
    with pytest.raises(IllegalAction, match="the game is over"):
        game.play("draw")
