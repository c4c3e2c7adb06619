"""First Journey: the set-up, and what is secret."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from farebox import Game, IllegalAction, Record
from random_games import states_for

At = Callable[[str], Game]

all_tables = pytest.mark.parametrize(
    ("board", "seats"), [(board, n) for board in ("first_journey_europe", "first_journey_usa") for n in (2, 3, 4)]
)


def deck_of(game: Game) -> list[int]:
    return game.state.deck[: game.state.n_deck]


# FJ-SETUP-1


@all_tables
def test_fj_setup_1_four_cards_each_and_the_rest_is_the_deck(board: str, seats: int) -> None:
    view = Game(board, seats, seed=3).view(None)
    assert [player.cards for player in view.players] == [4] * seats
    assert view.deck == 72 - 4 * seats
    assert view.discard == {}


@all_tables
def test_fj_setup_1_there_is_no_display(board: str, seats: int) -> None:
    game = Game(board, seats, seed=3)
    assert game.view(0).display == ()
    with pytest.raises(IllegalAction, match="no action 'take'"):
        game.play("take red")


def test_fj_setup_1_the_cards_are_shuffled() -> None:
    games = [Game("first_journey_europe", 2, seed=seed) for seed in range(40)]
    assert len({tuple(deck_of(game)) for game in games}) == 40
    assert {game.state.deck[game.state.n_deck - 1] for game in games} == set(range(7))
    assert {card for game in games for card in range(7) if game.state.hand[0][card]} == set(range(7))


# FJ-SETUP-2


@all_tables
def test_fj_setup_2_two_tickets_each_and_the_rest_is_the_ticket_deck(board: str, seats: int) -> None:
    game = Game(board, seats, seed=3)
    assert [game.view(seat).me.tickets for seat in range(seats)] == [2] * seats
    assert game.view(None).ticket_deck == 32 - 2 * seats
    dealt = [ticket for seat in range(seats) for ticket in game.view(seat).me.ticket_list or ()]
    rest = [game.board.tickets[t].id for t in game.state.ticket_deck[: game.state.n_ticket_deck]]
    assert sorted([*dealt, *rest]) == sorted(ticket.id for ticket in game.board.tickets)


@all_tables
def test_fj_setup_2_there_is_nothing_to_choose(board: str, seats: int) -> None:
    game = Game(board, seats, seed=3)
    assert game.view(0).phase == "turn"
    assert game.view(0).me.offer == ()
    ticket = (game.view(0).me.ticket_list or ("",))[0]
    with pytest.raises(IllegalAction, match="no action 'keep'"):
        game.play(f"keep {ticket}")


def test_fj_setup_2_the_tickets_are_shuffled() -> None:
    games = [Game("first_journey_europe", 2, seed=seed) for seed in range(60)]
    tops = {game.state.ticket_deck[game.state.n_ticket_deck - 1] for game in games}
    firsts = {game.view(0).me.ticket_list for game in games}
    assert len(tops) > 15
    assert len(firsts) > 40


# FJ-SETUP-3

# what seat 1 and a spectator may know, and two truths that fit it
SEEN = """
    board=first_journey_europe; seats=3; seat=1; hand.1=blue 2 green; tickets.1=paris-kiev dublin-rome; discard=2 white red
    routes.0=brest-paris paris-zurich.blue; returned.1=vienna-ankara vienna-rostov
"""
ONE_TRUTH = f"""{SEEN}; hand.0=2 red locomotive; hand.2=black; tickets.0=brest-zurich berlin-athens london-warsaw
    tickets.2=london-riga paris-riga; returned.0=athens-kiev athens-rostov; deck=red *; seed=1
"""
OTHER_TRUTH = f"""{SEEN}; hand.0=3 yellow; hand.2=white; tickets.0=brest-zurich paris-bucharest amsterdam-riga
    tickets.2=madrid-vienna london-kiev; returned.0=berlin-ankara ankara-moscow; deck=locomotive *; seed=2
"""


@pytest.mark.parametrize("completed", [(), ("berlin-athens",)])
def test_fj_setup_3_the_only_ticket_in_hand_is_counted_whichever_are_connected(at: At, completed: tuple[str, ...]) -> None:
    """Berlin-athens, the first of the box, is connected, whether the player has it or not."""
    routes = "berlin-vienna.red vienna-sarajevo sarajevo-athens"
    game = at(f"board=first_journey_europe; routes.0={routes}; tickets.0=paris-kiev {' '.join(completed)}")
    for viewer in (1, None):
        player = game.view(viewer).players[0]
        assert (player.tickets, player.completed, player.ticket_list) == (1, completed, None)


@pytest.mark.parametrize("viewer", [1, None])
def test_fj_setup_3_a_view_does_not_depend_on_what_is_secret(at: At, viewer: int | None) -> None:
    one, other = at(ONE_TRUTH).view(viewer), at(OTHER_TRUTH).view(viewer)
    if viewer is None:  # seat 1's own cards are secret to a spectator; here they happen to be the same
        assert one.players[1].hand is None
    assert one.to_dict() == other.to_dict()
    assert states_for(at(ONE_TRUTH), viewer) == states_for(at(OTHER_TRUTH), viewer)
    assert at(ONE_TRUTH).view(0).to_dict() != at(OTHER_TRUTH).view(0).to_dict()


def test_fj_setup_3_hands_and_uncompleted_tickets_are_secret(at: At) -> None:
    view = at(ONE_TRUTH).view(1)
    assert view.me.hand == {"green": 2, "blue": 1}
    assert set(view.me.ticket_list or ()) == {"paris-kiev", "dublin-rome"}
    for seat in (0, 2):
        assert view.players[seat].hand is None
        assert view.players[seat].known == {}
        assert view.players[seat].ticket_list is None
    assert view.imagine(Random(1)).hand[1] == at(ONE_TRUTH).state.hand[1]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_fj_setup_3_counts_discards_routes_and_completed_tickets_are_public(at: At, viewer: int | None) -> None:
    view = at(ONE_TRUTH).view(viewer)
    assert [player.cards for player in view.players] == [3, 3, 1]
    assert [player.tickets for player in view.players] == [2, 2, 2]
    assert [player.pieces for player in view.players] == [17, 20, 20]
    assert [player.completed for player in view.players] == [("brest-zurich",), (), ()]
    assert [player.routes for player in view.players] == [("brest-paris", "paris-zurich.blue"), (), ()]
    assert view.discard == {"white": 2, "red": 1}
    assert (view.deck, view.ticket_deck, view.given_up) == (72 - 3 - 7, 32 - 7 - 4, 4)


def test_fj_setup_3_tickets_in_hand_are_counted_whatever_else_their_owner_connects(at: At) -> None:
    game = at("board=first_journey_europe; tickets.0=dublin-rome paris-kiev; routes.0=brest-paris paris-berlin.white")
    for viewer in (0, 1, None):
        assert game.view(viewer).players[0].tickets == 2
        assert game.view(viewer).players[0].completed == ()


def test_fj_setup_3_a_claim_and_its_payment_are_public(at: At) -> None:
    game = at(ONE_TRUTH)
    event = game.play("claim london-paris.green 1 green")[0]
    for viewer in (0, 1, 2, None):
        assert event.seen_by(viewer).data == {"route": "london-paris.green", "payment": {"green": 1}}


def test_fj_setup_3_a_completed_ticket_and_the_bonus_are_announced(at: At) -> None:
    game = at("""
        board=first_journey_europe; hand.0=blue; tickets.0=brest-zurich london-riga
        routes.0=brest-paris zurich-rome.green rome-athens.white athens-ankara.green
    """)
    events = game.play("claim paris-zurich.blue")
    assert [event.kind for event in events[:3]] == ["claim", "completed", "bonus"]
    assert events[1].seen_by(1).data == events[1].seen_by(None).data == {"ticket": "brest-zurich"}
    assert game.view(1).players[0].completed == ("brest-zurich",)
    assert game.view(1).players[0].bonus


def test_fj_setup_3_the_deal_and_the_cards_drawn_are_for_ones_own_eyes() -> None:
    game = Game("first_journey_europe", 2, seed=8)
    deal = game.events[0]
    assert (deal.kind, deal.seat) == ("deal", 0)
    assert deal.seen_by(0).data == deal.data
    assert deal.seen_by(1).data == deal.seen_by(None).data == {"count": 4, "cards": None, "tickets": None}
    for event in game.play("draw"):
        assert event.seen_by(0).data["card"] in game.board.card_names
        assert event.seen_by(1).data == event.seen_by(None).data == {"card": None}


def test_fj_setup_3_tickets_given_up_and_drawn_stay_face_down(at: At) -> None:
    game = at("board=first_journey_europe; tickets.0=berlin-athens london-warsaw; ticket_deck=paris-kiev dublin-rome *")
    exchange, *drawn = game.play("exchange")
    assert exchange.seen_by(0).data == {"count": 2, "tickets": ["berlin-athens", "london-warsaw"]}
    assert exchange.seen_by(1).data == exchange.seen_by(None).data == {"count": 2, "tickets": None}
    assert [event.seen_by(0).data["ticket"] for event in drawn] == ["paris-kiev", "dublin-rome"]
    assert [event.seen_by(1).data["ticket"] for event in drawn] == [None, None]
    assert game.view(1).given_up == 2
    seen = str(Record.seen_by(game, 1))
    assert not any(name in seen for name in ("berlin-athens", "london-warsaw", "paris-kiev", "dublin-rome"))


def test_fj_setup_3_a_seat_knows_what_it_gave_up_and_nobody_else_does(at: At) -> None:
    game = at("board=first_journey_europe; tickets.0=berlin-athens london-warsaw; ticket_deck=paris-kiev dublin-rome *")
    game.play("exchange")
    truth = game.state.returned[0]
    assert {game.view(0).imagine(Random(n)).returned[0] for n in range(10)} == {truth}
    guesses = {game.view(1).imagine(Random(n)).returned[0] for n in range(10)}
    assert len(guesses) > 5
    assert all(guess.bit_count() == 2 for guess in guesses)


def test_fj_setup_3_nobody_sees_the_order_of_a_shuffle(at: At) -> None:
    game = at("board=first_journey_europe; deck=2 red; discard=3 blue 2 white; hand.1=*")
    shuffle = next(event for event in game.play("draw") if event.kind == "shuffle")
    for viewer in (0, 1, None):
        assert shuffle.seen_by(viewer).data == {"cards": 5, "order": None}


# FJ-SETUP-4


@all_tables
def test_fj_setup_4_seat_0_starts_and_play_goes_clockwise(board: str, seats: int) -> None:
    game = Game(board, seats, seed=3)
    acted = []
    for _ in range(2 * seats):
        acted.append(game.seat)
        assert game.to_act == (game.seat,)
        game.play("draw")
    assert acted == [*range(seats), *range(seats)]


def test_fj_setup_4_another_seat_may_start() -> None:
    game = Game("first_journey_europe", 4, seed=3, first_seat=2)
    acted = []
    for _ in range(4):
        acted.append(game.seat)
        game.play("draw")
    assert acted == [2, 3, 0, 1]


def test_fj_setup_4_who_starts_changes_nothing_else() -> None:
    games = [Game("first_journey_europe", 3, seed=3, first_seat=seat) for seat in range(3)]
    for game in games[1:]:
        assert game.state.hand == games[0].state.hand
        assert game.state.tickets == games[0].state.tickets
        assert deck_of(game) == deck_of(games[0])


def test_fj_setup_4_only_the_seat_whose_turn_it_is_may_act() -> None:
    game = Game("first_journey_europe", 3, seed=3)
    with pytest.raises(IllegalAction, match="it is seat 0's turn, not seat 2's"):
        game.play("draw", seat=2)
    assert game.view(2).actions == ()
