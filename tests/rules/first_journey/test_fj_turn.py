"""First Journey: a turn. Drawing cards, the deck, exchanging tickets, passing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from farebox import Event, Game, IllegalAction, load_board
from farebox.rules import dispatch, first_journey
from farebox.rules.board_numbers import board_numbers
from farebox.rules.state import NEW_TICKETS
from rare import NO_TICKET_DECK, rare_game

At = Callable[[str], Game]

# each seat has two tickets that no route here connects
TABLE = "board=first_journey_europe; tickets.0=berlin-athens sarajevo-stockholm; tickets.1=paris-kiev dublin-rome"

# every route of one space: the single ones, and the two halves of the doubles
SINGLES = "paris-amsterdam vienna-warsaw sarajevo-bucharest sarajevo-athens riga-warsaw warsaw-kiev"
HALVES = """
    dublin-london.green london-paris.green london-amsterdam.white madrid-barcelona.white paris-zurich.blue zurich-rome.green
    amsterdam-berlin.black copenhagen-berlin.green copenhagen-stockholm.blue berlin-vienna.red stockholm-riga.red
""".replace("\n", " ")
OTHER_HALVES = """
    dublin-london.yellow london-paris.black london-amsterdam.black madrid-barcelona.red paris-zurich.white zurich-rome.white
    amsterdam-berlin.green copenhagen-berlin.white copenhagen-stockholm.black berlin-vienna.yellow stockholm-riga.yellow
""".replace("\n", " ")

# seat 0 has no cards, seat 1 has them all but only one train and no route for it: both are stuck
JAM = f"board=first_journey_europe; routes.0={SINGLES}; routes.1={HALVES}; pieces.1=1; hand.1=*"
JAM_TICKETS = "tickets.0=berlin-athens sarajevo-stockholm; tickets.1=paris-kiev berlin-ankara"

# the players have all tickets, most of them completed: none is left in the deck or the pile
NO_TICKETS_LEFT = f"""
    board=first_journey_europe; seats=3; tickets.0=brest-zurich brest-berlin; tickets.1=*
    routes.1={HALVES} paris-barcelona vienna-sarajevo vienna-warsaw warsaw-kiev sarajevo-athens sarajevo-bucharest
    routes.2=kiev-moscow kiev-rostov bucharest-kiev bucharest-ankara.black athens-bucharest vienna-bucharest.blue
    tickets.2=athens-rostov bucharest-moscow vienna-ankara vienna-rostov ankara-moscow stockholm-moscow berlin-ankara
"""


def refused(game: Game, action: str, why: str) -> None:
    """The action is refused for this reason, and nothing has changed."""
    before = game.position()
    with pytest.raises(IllegalAction, match=why):
        game.play(action)
    assert game.position() == before


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def deck_names(game: Game) -> list[str]:
    return sorted(game.board.card_names[card] for card in game.state.deck[: game.state.n_deck])


# FJ-TURN-1


def test_fj_turn_1_draw_claim_or_exchange(at: At) -> None:
    game = at(f"{TABLE}; hand.0=green")
    assert {action.kind for action in game.view(0).actions} == {"draw", "claim", "exchange"}


@pytest.mark.parametrize("action", ["draw", "claim london-paris.green", "exchange"])
def test_fj_turn_1_exactly_one_action_a_turn(at: At, action: str) -> None:
    game = at(f"{TABLE}; hand.0=2 green; turn=5")
    game.play(action)
    assert game.to_act == (1,)
    assert game.view(0).turn == 6
    assert game.view(0).actions == ()
    with pytest.raises(IllegalAction, match="it is seat 1's turn"):
        game.play("draw", seat=0)


@pytest.mark.parametrize("action", ["blind", "take red", "tickets", "keep berlin-athens"])
def test_fj_turn_1_new_yorks_actions_are_not_here(at: At, action: str) -> None:
    refused(at(TABLE), action, "First Journey: Europe has no action")


def test_fj_turn_1_without_a_deck_claims_and_the_exchange_are_left(at: At) -> None:
    game = at(f"{TABLE}; deck=; hand.0=green; hand.1=*")
    assert {action.kind for action in game.view(0).actions} == {"claim", "exchange"}
    assert dispatch.legal(board_numbers(game.board), game.state)[0] == 1 << NEW_TICKETS


def test_fj_turn_1_nobody_may_pass_who_can_act(at: At) -> None:
    refused(at(TABLE), "pass", "only a seat that can neither draw nor claim may pass")


@pytest.mark.parametrize("action", ["draw", "exchange", "claim madrid-barcelona.white"])
def test_fj_turn_1_a_claim_begun_is_paid_before_all_else(at: At, action: str) -> None:
    game = at(f"{TABLE}; phase=pay; pending=london-paris.green; hand.0=green white locomotive")
    refused(game, action, "must be paid")
    game.play("claim london-paris.green 1 locomotive")
    assert game.to_act == (1,)


# FJ-DRAW-1


def test_fj_draw_1_the_top_two_cards(at: At) -> None:
    game = at(f"{TABLE}; deck=blue locomotive red *")
    events = game.play("draw")
    assert [event.data["card"] for event in events] == ["blue", "locomotive"]
    assert game.view(0).me.hand == {"blue": 1, "locomotive": 1}
    assert game.view(0).deck == 70


def test_fj_draw_1_the_last_two_cards(at: At) -> None:
    game = at(f"{TABLE}; deck=blue red; hand.1=*")
    game.play("draw")
    assert game.view(0).me.hand == {"blue": 1, "red": 1}
    assert game.view(0).deck == 0


def test_fj_draw_1_only_one_card_can_be_had(at: At) -> None:
    game = at(f"{TABLE}; deck=blue; hand.1=*")
    assert kinds(game.play("draw")) == ["blind"]
    assert game.view(0).me.hand == {"blue": 1}
    assert game.to_act == (1,)


def test_fj_draw_1_the_second_card_comes_from_the_new_deck(at: At) -> None:
    game = at(f"{TABLE}; deck=blue; discard=red; hand.1=*")
    assert kinds(game.play("draw")) == ["blind", "shuffle", "blind"]
    assert game.view(0).me.hand == {"blue": 1, "red": 1}
    assert game.view(0).deck == 0


def test_fj_draw_1_with_no_card_to_be_had_it_is_not_available(at: At) -> None:
    game = at(f"{TABLE}; hand.0=green; hand.1=*")
    assert {action.kind for action in game.view(0).actions} == {"claim", "exchange"}
    refused(game, "draw", "the deck is empty")


def test_fj_draw_1_a_hand_has_no_limit(at: At) -> None:
    game = at(f"{TABLE}; deck=blue red; hand.0=*")
    game.play("draw")
    assert game.view(0).me.cards == 72


# FJ-DECK-1


def test_fj_deck_1_paid_cards_lie_face_up(at: At) -> None:
    game = at(f"{TABLE}; hand.0=blue, 2 locomotive; discard=red")
    game.play("claim paris-madrid.blue")
    for viewer in (0, 1, None):
        assert game.view(viewer).discard == {"red": 1, "blue": 1, "locomotive": 2}
    assert game.view(None).deck == 72 - 4


def test_fj_deck_1_the_new_deck_is_made_the_moment_the_deck_is_empty(at: At) -> None:
    game = at(f"{TABLE}; deck=blue red; discard=3 white 2 green; hand.1=*")
    assert kinds(game.play("draw")) == ["blind", "blind", "shuffle"]
    assert deck_names(game) == ["green", "green", "white", "white", "white"]
    assert game.view(None).discard == {}


def test_fj_deck_1_and_not_before(at: At) -> None:
    game = at(f"{TABLE}; deck=blue red black; discard=3 white; hand.1=*")
    assert kinds(game.play("draw")) == ["blind", "blind"]
    assert deck_names(game) == ["black"]
    assert game.view(None).discard == {"white": 3}


def test_fj_deck_1_also_between_the_two_cards_of_a_draw(at: At) -> None:
    game = at(f"{TABLE}; deck=blue; discard=4 white; hand.1=*")
    events = game.play("draw")
    assert kinds(events) == ["blind", "shuffle", "blind"]
    assert events[1].data["cards"] == 4
    assert game.view(0).me.hand == {"blue": 1, "white": 1}
    assert deck_names(game) == ["white"] * 3


def test_fj_deck_1_without_discards_as_soon_as_there_are_some(at: At) -> None:
    game = at(f"{TABLE}; hand.0=blue, 2 locomotive; hand.1=*")
    assert game.view(None).deck == 0
    assert kinds(game.play("claim paris-madrid.blue")) == ["claim", "shuffle"]
    assert deck_names(game) == ["blue", "locomotive", "locomotive"]
    assert game.view(None).discard == {}
    assert "draw" in {action.kind for action in game.view(1).actions}


def test_fj_deck_1_the_new_deck_is_shuffled(at: At) -> None:
    decks = set()
    for seed in range(10):
        game = at(f"{TABLE}; seed={seed}; deck=blue red; discard=5 white 5 green; hand.1=*")
        game.play("draw")
        decks.add(tuple(game.state.deck[: game.state.n_deck]))
    assert len(decks) > 7


# FJ-SWAP-1


def test_fj_swap_1_both_tickets_for_two_new_ones(at: At) -> None:
    game = at(f"{TABLE}; ticket_deck=london-riga madrid-vienna *")
    assert kinds(game.play("exchange")) == ["exchange", "ticket", "ticket"]
    assert set(game.view(0).me.ticket_list or ()) == {"london-riga", "madrid-vienna"}
    assert (game.view(1).ticket_deck, game.view(1).given_up) == (26, 2)
    assert game.to_act == (1,)


def test_fj_swap_1_it_is_allowed_in_the_first_turn() -> None:
    game = Game("first_journey_europe", 4, seed=2)
    old = game.view(0).me.ticket_list
    game.play("exchange")
    new = game.view(0).me.ticket_list
    assert set(old or ()).isdisjoint(new or ())


def test_fj_swap_1_cards_and_completed_tickets_stay(at: At) -> None:
    game = at("""
        board=first_journey_europe; hand.0=2 red; routes.0=brest-paris paris-zurich.blue
        tickets.0=brest-zurich berlin-athens sarajevo-stockholm; ticket_deck=london-riga madrid-vienna *
    """)
    game.play("exchange")
    me = game.view(0).me
    assert me.completed == ("brest-zurich",)
    assert set(me.ticket_list or ()) == {"london-riga", "madrid-vienna"}
    assert me.hand == {"red": 2}


@pytest.mark.parametrize("tickets", ["", "tickets.0=berlin-athens"])
def test_fj_swap_1_it_takes_two_tickets_in_hand(at: At, tickets: str) -> None:
    game = at(f"board=first_journey_europe; {tickets}")
    refused(game, "exchange", "an exchange needs two tickets in hand")
    assert {action.kind for action in game.view(0).actions} == {"draw"}


def test_fj_swap_1_completed_tickets_do_not_count_for_the_two(at: At) -> None:
    game = at("board=first_journey_europe; routes.0=brest-paris paris-zurich.blue; tickets.0=brest-zurich berlin-athens")
    refused(game, "exchange", "an exchange needs two tickets in hand")


def test_fj_swap_1_the_pile_stays_while_the_ticket_deck_has_one(at: At) -> None:
    game = at(f"{TABLE}; ticket_deck=london-riga madrid-vienna london-kiev; returned.1=*")
    assert kinds(game.play("exchange")) == ["exchange", "ticket", "ticket"]
    assert (game.view(1).ticket_deck, game.view(1).given_up) == (1, 27)


def test_fj_swap_1_the_pile_is_shuffled_the_moment_the_ticket_deck_is_empty(at: At) -> None:
    game = at(f"{TABLE}; ticket_deck=london-riga madrid-vienna; returned.1=*")
    events = game.play("exchange")
    assert kinds(events) == ["exchange", "ticket", "ticket", "shuffle_tickets"]
    assert events[-1].data["tickets"] == 28
    assert {"berlin-athens", "sarajevo-stockholm"} <= set(events[-1].data["order"])
    assert (game.view(1).ticket_deck, game.view(1).given_up) == (28, 0)


def test_fj_swap_1_also_between_the_two_new_tickets(at: At) -> None:
    game = at(f"{TABLE}; ticket_deck=london-riga; returned.1=*")
    events = game.play("exchange")
    assert kinds(events) == ["exchange", "ticket", "shuffle_tickets", "ticket"]
    order = events[2].data["order"]
    assert len(order) == 29
    assert {"berlin-athens", "sarajevo-stockholm"} <= set(order)  # the two just given up are among them
    assert set(game.view(0).me.ticket_list or ()) == {"london-riga", order[0]}
    assert (game.view(1).ticket_deck, game.view(1).given_up) == (28, 0)


def test_fj_swap_1_the_pile_holds_what_every_seat_gave_up(at: At) -> None:
    given = "returned.0=london-riga; returned.1=madrid-vienna; returned.2=london-kiev; returned.3=*"
    game = at(f"{TABLE}; seats=4; {given}; ticket_deck=barcelona-warsaw athens-rostov")
    events = game.play("exchange")
    assert kinds(events) == ["exchange", "ticket", "ticket", "shuffle_tickets"]
    assert len(set(events[-1].data["order"])) == events[-1].data["tickets"] == 28
    assert {"berlin-athens", "london-riga", "madrid-vienna", "london-kiev"} < set(events[-1].data["order"])
    assert game.state.returned == [0, 0, 0, 0]
    assert game.view(1).ticket_deck == 28


def test_fj_swap_1_a_pile_of_one_ticket_is_a_ticket_deck_too(at: At) -> None:
    game = at(f"{NO_TICKETS_LEFT.replace(' berlin-ankara', '')}; ticket_deck=berlin-ankara")
    game.state.returned[1], game.state.ticket_deck[0], game.state.n_ticket_deck = 1 << game.state.ticket_deck[0], 0, 0
    first_journey.renew_ticket_deck(game.state)
    assert (game.state.n_ticket_deck, game.state.returned) == (1, [0] * 4)
    assert game.position().values["ticket_deck"] == "berlin-ankara"


def test_fj_swap_1_the_pile_is_in_random_order(at: At) -> None:
    tops = set()
    for seed in range(20):
        game = at(f"{TABLE}; seed={seed}; ticket_deck=london-riga madrid-vienna; returned.1=*")
        tops.add(game.play("exchange")[-1].data["order"][0])
    assert len(tops) > 8


def test_fj_swap_1_with_no_other_ticket_left_the_old_ones_come_back(at: At) -> None:
    game = at(NO_TICKETS_LEFT)
    events = game.play("exchange")
    assert kinds(events) == ["exchange", "shuffle_tickets", "ticket", "ticket"]
    assert set(game.view(0).me.ticket_list or ()) == {"brest-zurich", "brest-berlin"}
    assert (game.view(1).ticket_deck, game.view(1).given_up) == (0, 0)


def test_fj_swap_1_new_tickets_already_connected_count_at_once(at: At) -> None:
    game = at(f"{TABLE}; routes.0=brest-paris paris-zurich.blue; ticket_deck=brest-zurich london-riga madrid-vienna *")
    assert kinds(game.play("exchange")) == ["exchange", "ticket", "completed", "ticket", "ticket"]
    assert game.view(1).players[0].completed == ("brest-zurich",)
    assert set(game.view(0).me.ticket_list or ()) == {"london-riga", "madrid-vienna"}


# FJ-PASS-1


def test_fj_pass_1_a_stuck_seat_may_pass_or_exchange(at: At) -> None:
    game = at(f"{JAM}; {JAM_TICKETS}")
    assert [str(action) for action in game.view(0).actions] == ["exchange", "pass"]
    assert kinds(game.play("pass")) == ["pass"]
    assert (game.to_act, game.view(1).phase, game.view(1).turn) == ((1,), "turn", 2)
    assert [str(action) for action in game.view(1).actions] == ["exchange", "pass"]


def test_fj_pass_1_with_fewer_tickets_it_can_only_pass(at: At) -> None:
    assert [str(action) for action in at(f"{JAM}; tickets.0=berlin-athens").view(0).actions] == ["pass"]


@pytest.mark.parametrize("more", ["deck=red", "deck=red; hand.0=blue", "hand.0=locomotive"])
def test_fj_pass_1_nobody_passes_who_can_draw_or_claim(at: At, more: str) -> None:
    refused(at(f"{JAM}; {JAM_TICKETS}; {more}"), "pass", "only a seat that can neither draw nor claim may pass")


def test_fj_pass_1_the_game_ends_when_all_in_a_row_are_stuck(at: At) -> None:
    game = at(f"{JAM}; {JAM_TICKETS}")
    game.play("pass")
    assert not game.over
    assert kinds(game.play("pass")) == ["pass", "over"]
    assert game.ending == "nobody_can_move"
    assert game.winners == (0, 1)  # a tie is shared


@pytest.mark.parametrize("rare", ["seats=4", NO_TICKET_DECK])
@pytest.mark.parametrize("action", ["pass", "exchange"])
def test_fj_pass_1_also_with_four_seats_or_without_a_ticket_deck(at: At, rare: str, action: str) -> None:
    stuck = 3 if rare == "seats=4" else 1
    game = rare_game(at, f"{JAM}; {JAM_TICKETS}; stuck={stuck}", rare)
    assert {str(one) for one in game.view(0).actions} == {"pass", "exchange"}
    game.play(action)
    assert game.ending == "nobody_can_move"


def test_fj_pass_1_who_can_draw_is_not_stuck(at: At) -> None:
    game = at(f"{JAM}; {JAM_TICKETS}; deck=red; stuck=1")
    assert {str(action) for action in game.view(0).actions} == {"draw", "exchange"}
    game.play("exchange")
    assert (game.over, game.state.stuck) == (False, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fj_pass_1_all_of_them_with_any_number_of_seats(at: At, seats: int) -> None:
    game = at(f"{JAM}; {JAM_TICKETS}; seats={seats}")
    for seat in range(seats):
        assert (game.over, game.to_act) == (False, (seat,))
        assert "pass" in [str(action) for action in game.view(seat).actions]
        game.play("pass")
    assert game.ending == "nobody_can_move"


@pytest.mark.parametrize("route", ["warsaw-kiev", "rostov-ankara.white"])
def test_fj_pass_1_a_route_from_number_60_on_is_a_claim_like_any_other(at: At, route: str) -> None:
    """It is the only thing that seat 0 can do besides exchanging."""
    board = load_board("first_journey_europe")
    color, length = board.routes[route].color, board.routes[route].length
    taken = " ".join(other.id for other in board.routes[:60] if other.color == color)
    hands = f"routes.2={taken}; pieces.2=0; hand.0={length} {color}; hand.1=*"
    game = at(f"board=first_journey_europe; seats=3; {JAM_TICKETS}; {hands}; stuck=2")
    assert board.route_numbers[route] >= 60
    assert {action.kind for action in game.view(0).actions} == {"claim", "exchange"}
    refused(game, "pass", "only a seat that can neither draw nor claim may pass")
    game.play("exchange")
    assert (game.over, game.state.stuck) == (False, 0)


@pytest.mark.parametrize("actions", [("exchange", "pass"), ("pass", "exchange"), ("exchange", "exchange")])
def test_fj_pass_1_an_exchange_makes_no_difference(at: At, actions: tuple[str, str]) -> None:
    game = at(f"{JAM}; {JAM_TICKETS}; ticket_deck=athens-rostov vienna-rostov brest-berlin barcelona-warsaw *")
    game.play(actions[0])
    assert not game.over
    game.play(actions[1])
    assert game.ending == "nobody_can_move"


def test_fj_pass_1_a_ticket_of_the_last_exchange_counts(at: At) -> None:
    game = at(f"{JAM}; {JAM_TICKETS}; ticket_deck=dublin-rome athens-rostov vienna-rostov *")
    game.play("pass")
    assert kinds(game.play("exchange")) == ["exchange", "ticket", "completed", "ticket", "ticket", "over"]
    assert game.winners == (1,)


def test_fj_pass_1_the_most_completed_tickets_win(at: At) -> None:
    game = at(f"{JAM}; {JAM_TICKETS} dublin-rome")
    game.play("pass")
    game.play("pass")
    assert [score.total for score in game.scores] == [0, 1]
    assert game.winners == (1,)


def test_fj_pass_1_a_seat_that_can_move_breaks_the_row(at: At) -> None:
    game = at(f"""
        board=first_journey_europe; seats=3; pieces.1=3; pieces.2=1; hand.1=*
        routes.0={SINGLES}; routes.1={HALVES}; routes.2={OTHER_HALVES}
        tickets.0=berlin-athens sarajevo-stockholm; tickets.1=athens-kiev berlin-ankara; tickets.2=athens-rostov vienna-ankara
    """)
    game.play("pass")
    game.play("claim dublin-brest 2 blue")  # these two cards are the new deck
    game.play("draw")  # seat 2 takes them
    game.play("pass")
    game.play("pass")
    assert not game.over  # three passes, but not in a row
    game.play("pass")
    assert game.ending == "nobody_can_move"


@pytest.mark.parametrize("action", ["draw", "claim london-paris.green"])
def test_fj_pass_1_a_draw_or_a_claim_starts_the_count_again(at: At, action: str) -> None:
    game = at(f"{TABLE}; hand.0=2 green; stuck=1")
    game.play(action)
    assert game.state.stuck == 0


def test_fj_pass_1_so_does_an_exchange_by_a_seat_that_could_move(at: At) -> None:
    game = at(f"{JAM.replace('pieces.1=1', 'pieces.1=3')}; {JAM_TICKETS}; ticket_deck=athens-rostov vienna-rostov *")
    for action in ("pass", "exchange", "pass", "exchange", "pass"):
        game.play(action)
    assert not game.over
