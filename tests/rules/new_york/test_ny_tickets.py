"""New York, drawing tickets and what is secret: NY-TICKET, NY-PUBLIC."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from farebox import Game, IllegalAction, Record, load_board
from farebox.rules import new_york
from farebox.rules.board_numbers import board_numbers
from farebox.rules.state import KEEP_FIRST, State
from farebox.rules.tickets import put_under
from guarded import guard
from random_games import states_for

if TYPE_CHECKING:
    from conftest import At

DECK = "ticket_deck=chelsea-brooklyn east_village-soho times_square-soho *"
# All that everybody may know, and the cards and tickets of seat 0. The rest stands in a test.
PUBLIC = """
    board=new_york; seats=3; display=red red blue taxi green; discard=2 orange, pink
    hand.0=2 black, taxi; tickets.0=chelsea-brooklyn; routes.0=soho-wall_street; routes.1=chelsea-soho; known.1=2 red, taxi
"""
SECRETS = [
    "hand.1=2 red, taxi, 2 blue; hand.2=green; tickets.1=east_village-soho; tickets.2=times_square-soho, central_park-chelsea",
    "hand.1=3 red, taxi, pink; hand.2=taxi; tickets.1=chelsea-wall_street; tickets.2=east_village-soho, times_square-soho",
    "hand.1=2 red, 3 taxi; hand.2=black; tickets.1=times_square-brooklyn; tickets.2=chelsea-wall_street, times_square-soho",
]


def refused(game: Game, action: str, why: str) -> None:
    before = game.state.copy()
    with pytest.raises(IllegalAction, match=why):
        game.play(action)
    assert game.state == before


def ticket_deck(game: Game) -> list[str]:
    """From the top."""
    return game.position().values["ticket_deck"].split()


def choices(game: Game) -> list[str]:
    return [str(action) for action in game.view(game.seat).actions]


def knows(game: Game, seat: int | None) -> tuple[Any, ...]:
    """All that a seat can find out."""
    return game.view(seat).to_dict(), states_for(game, seat), [event.seen_by(seat) for event in game.events]


# Drawing tickets


def test_ny_ticket_1_the_top_two_are_drawn(at: At) -> None:
    game = at(f"board=new_york; {DECK}")
    game.play("tickets")
    assert game.view(0).me.offer == ("chelsea-brooklyn", "east_village-soho")
    assert game.view(0).ticket_deck == 16
    assert choices(game) == ["keep chelsea-brooklyn", "keep east_village-soho", "keep chelsea-brooklyn east_village-soho"]


@pytest.mark.parametrize(
    ("kept", "returned"),
    [
        ("chelsea-brooklyn", ["east_village-soho"]),
        ("east_village-soho", ["chelsea-brooklyn"]),
        ("chelsea-brooklyn east_village-soho", []),
        ("east_village-soho chelsea-brooklyn", []),
    ],
)
def test_ny_ticket_1_one_or_both_are_kept_and_one_goes_under(at: At, kept: str, returned: list[str]) -> None:
    game = at(f"board=new_york; {DECK}")
    deck = ticket_deck(game)
    game.play("tickets")
    (event,) = game.play(f"keep {kept}")
    assert set(event.data["tickets"]) == set(kept.split())
    assert event.data["returned"] == returned
    assert set(game.view(0).me.ticket_list or ()) == set(kept.split())
    assert game.view(0).returned == dict.fromkeys(returned, 16)
    assert game.state.returned[1:] == [0, 0, 0]
    assert ticket_deck(game) == deck[2:] + returned
    assert game.view(0).me.offer == ()
    assert game.to_act == (1,)


@pytest.mark.parametrize("last_turns", [3, 2, 1])
def test_ny_ticket_1_also_in_the_last_turns(at: At, last_turns: int) -> None:
    game = at(f"board=new_york; seats=3; last_turns={last_turns}; {DECK}")
    deck = ticket_deck(game)
    game.play("tickets")
    assert game.view(0).me.offer == ("chelsea-brooklyn", "east_village-soho")
    assert choices(game) == ["keep chelsea-brooklyn", "keep east_village-soho", "keep chelsea-brooklyn east_village-soho"]
    game.play("keep east_village-soho")
    assert game.view(0).me.ticket_list == ("east_village-soho",)
    assert ticket_deck(game) == [*deck[2:], "chelsea-brooklyn"]
    assert game.over == (last_turns == 1)


def test_ny_ticket_1_at_least_one_must_be_kept(at: At) -> None:
    game = at(f"board=new_york; {DECK}")
    game.play("tickets")
    refused(game, "keep", "keep what")
    refused(game, "pass", "must be chosen first")
    refused(game, "keep times_square-soho", "keep one or both")
    refused(game, "keep chelsea-brooklyn times_square-soho", "keep one or both")


def test_ny_ticket_1_a_returned_ticket_comes_back_last(at: At) -> None:
    game = at("board=new_york; ticket_deck=chelsea-brooklyn east_village-soho times_square-soho; tickets.1=*")
    game.play("tickets")
    game.play("keep chelsea-brooklyn")
    game.play("tickets")
    assert game.view(1).me.offer == ("times_square-soho", "east_village-soho")


def test_ny_ticket_1_what_goes_under_moves_the_others_up_and_reads_no_other_place() -> None:
    s = State()
    guard(s)
    s.ticket_deck[0], s.ticket_deck[1], s.n_ticket_deck = 7, 8, 2
    put_under(s, 1, 5)
    assert (s.ticket_deck[:4], s.n_ticket_deck) == ([5, 7, 8, 0], 3)
    assert s.returned == [0, 1 << 5, 0, 0]


def test_ny_ticket_2_the_last_ticket_must_be_kept(at: At) -> None:
    game = at("board=new_york; ticket_deck=chelsea-brooklyn; tickets.1=*")
    assert "tickets" in choices(game)
    game.play("tickets")
    assert choices(game) == ["keep chelsea-brooklyn"]
    assert new_york.legal(board_numbers(game.board), game.state) == (1 << KEEP_FIRST, 0, 0)
    refused(game, "keep", "keep what")
    refused(game, "pass", "must be chosen first")
    (event,) = game.play("keep chelsea-brooklyn")
    assert (event.data["tickets"], event.data["returned"]) == (["chelsea-brooklyn"], [])
    assert game.view(0).me.ticket_list == ("chelsea-brooklyn",)
    assert game.view(0).ticket_deck == 0
    assert game.view(0).returned == {}


def test_ny_ticket_2_without_tickets_the_action_is_not_available(at: At) -> None:
    game = at("board=new_york; ticket_deck=; tickets.1=*")
    assert "tickets" not in choices(game)
    refused(game, "tickets", "no ticket is left")


def test_ny_ticket_2_of_two_left_both_are_drawn(at: At) -> None:
    game = at("board=new_york; ticket_deck=chelsea-brooklyn times_square-soho; tickets.1=*")
    game.play("tickets")
    assert choices(game) == ["keep chelsea-brooklyn", "keep times_square-soho", "keep chelsea-brooklyn times_square-soho"]
    game.play("keep chelsea-brooklyn")
    assert ticket_deck(game) == ["times_square-soho"]


def test_ny_ticket_3_a_kept_ticket_is_not_given_back(at: At) -> None:
    game = at(f"board=new_york; {DECK}; tickets.0=central_park-chelsea")
    game.play("tickets")
    refused(game, "keep central_park-chelsea", "keep one or both of chelsea-brooklyn east_village-soho")
    game.play("keep chelsea-brooklyn")
    assert set(game.view(0).me.ticket_list or ()) == {"central_park-chelsea", "chelsea-brooklyn"}
    assert "central_park-chelsea" not in ticket_deck(game)


def test_ny_ticket_3_any_number_may_be_held(at: At) -> None:
    game = at("board=new_york; seats=2; ticket_deck=*")
    for n in range(1, 10):
        game.play("tickets")
        offer = game.view(0).me.offer or ()
        game.play("keep " + " ".join(offer))
        assert game.view(0).me.tickets == 2 * n
        game.play("blind")
        game.play("blind")
    assert game.view(0).ticket_deck == 0


@pytest.mark.parametrize("rare", ["", "seats=4", "deck=; discard=; hand.1=*", "last_turns=2"])
def test_ny_ticket_2_the_last_one_must_be_kept_at_any_table(at: At, rare: str) -> None:
    game = at(f"board=new_york; {rare}; ticket_deck=chelsea-brooklyn; tickets.1=*")
    game.play("tickets")
    assert choices(game) == ["keep chelsea-brooklyn"]
    game.play("keep chelsea-brooklyn")
    assert (game.view(0).me.ticket_list, game.to_act) == (("chelsea-brooklyn",), (1,))


@pytest.mark.parametrize("rare", ["seats=4", "deck=; discard=; hand.1=*", "last_turns=2"])
def test_ny_ticket_1_one_goes_under_at_any_table(at: At, rare: str) -> None:
    for kept, returned in (("chelsea-brooklyn", "east_village-soho"), ("east_village-soho", "chelsea-brooklyn")):
        game = at(f"board=new_york; {rare}; {DECK}")
        game.play("tickets")
        game.play(f"keep {kept}")
        assert game.view(0).me.ticket_list == (kept,)
        assert (ticket_deck(game)[-1], len(ticket_deck(game))) == (returned, 17)


# Secrets


def test_ny_ticket_4_tickets_are_secret_until_the_end(at: At) -> None:
    game = at("board=new_york; tickets.0=chelsea-brooklyn, times_square-soho; tickets.1=east_village-soho; last_turns=1")
    for viewer in (1, None):
        view = game.view(viewer)
        assert view.players[0].ticket_list is None
        assert view.players[0].tickets == 2
        assert "chelsea-brooklyn" not in str(view.to_dict())
    game.play("blind")
    game.play("blind")
    assert game.over
    for viewer in (0, 1, None):
        lists = [set(player.ticket_list or ()) for player in game.view(viewer).players]
        assert lists == [{"chelsea-brooklyn", "times_square-soho"}, {"east_village-soho"}]


def test_ny_ticket_4_whether_they_are_completed_is_secret(at: At) -> None:
    """Seat 0 completes a ticket by a claim, or holds another that it does not complete: nobody sees a difference."""
    seen = []
    for ticket in ("lower_east_side-wall_street", "chelsea-brooklyn"):
        game = at(
            "board=new_york; display=red red blue taxi green; hand.0=green; deck=*; seed=1;"
            f"routes.0=lower_east_side-chinatown; tickets.0={ticket}"
        )
        events = game.play("claim chinatown-wall_street.green")
        assert [event.kind for event in events] == ["claim"]
        assert game.view(1).scores == ()
        assert game.view(1).players[0].completed == ()
        assert (game.view(0).me.tickets, game.view(0).me.ticket_list) == (1, (ticket,))
        seen.append((knows(game, 1), knows(game, None)))
    assert seen[0] == seen[1]


def test_ny_ticket_4_offers_are_secret(at: At) -> None:
    seen = []
    for deck in ("chelsea-brooklyn east_village-soho *", "times_square-soho chelsea-wall_street *"):
        game = at(f"board=new_york; display=red red blue taxi green; ticket_deck={deck}")
        game.play("tickets")
        assert game.view(1).players[0].offer is None
        seen.append((knows(game, 1), knows(game, None)))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("viewer", [0, None])
def test_ny_public_1_hands_tickets_and_decks_are_secret(at: At, viewer: int | None) -> None:
    views = [knows(at(f"{PUBLIC}; {secret}; seed={seed}"), viewer) for seed, secret in enumerate(SECRETS)]
    assert views[0] == views[1] == views[2]
    players = at(PUBLIC + SECRETS[0]).view(viewer).players
    for player in players[1:]:
        assert (player.hand, player.ticket_list, player.offer) == (None, None, None)


@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("ending", ["last_turns=1", "turn=30000"])
def test_ny_public_1_hands_stay_secret_when_the_game_is_over(at: At, viewer: int | None, ending: str) -> None:
    """Only tickets are shown then (NY-TICKET-4)."""
    views = []
    for hand in ("2 red, taxi, 2 blue", "3 red, taxi, pink"):
        game = at(f"{PUBLIC}; tickets.1=east_village-soho; hand.1={hand}; deck=2 orange *; {ending}")
        game.play("blind")
        game.play("blind")
        assert game.over
        view = game.view(viewer)
        assert [player.hand for player in view.players[1:]] == [None, None]
        views.append((view.to_dict(), states_for(game, viewer)))
    assert views[0] == views[1]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_ny_public_1_the_table_is_public(at: At, viewer: int | None) -> None:
    view = at(PUBLIC + SECRETS[0]).view(viewer)
    assert view.display == ("red", "red", "blue", "taxi", "green")
    assert view.discard == {"orange": 2, "pink": 1}
    assert view.deck == 44 - 5 - 3 - 3 - 5 - 1
    assert view.ticket_deck == 18 - 4
    assert [player.cards for player in view.players] == [3, 5, 1]
    assert [player.tickets for player in view.players] == [1, 1, 2]
    assert [player.pieces for player in view.players] == [13, 11, 15]
    assert [player.routes for player in view.players] == [("soho-wall_street",), ("chelsea-soho",), ()]
    assert [player.known for player in view.players] == [{}, {"red": 2, "taxi": 1}, {}]


def test_ny_public_1_a_seat_knows_its_own(at: At) -> None:
    me = at(PUBLIC + SECRETS[0]).view(1).me
    assert me.hand == {"red": 2, "taxi": 1, "blue": 2}
    assert me.ticket_list == ("east_village-soho",)


def test_ny_public_1_face_up_cards_taken_are_public(at: At) -> None:
    game = at("board=new_york; display=red red blue taxi green; deck=black pink *; hand.0=red")
    events = game.play("take red")
    assert [event.seen_by(1).data for event in events] == [{"place": 0, "card": "red"}, {"place": 0, "card": "black"}]
    game.play("take blue")
    assert game.view(1).players[0].known == {"red": 1, "blue": 1}
    assert game.view(1).players[0].hand is None


def test_ny_public_1_a_face_up_taxi_taken_is_public(at: At) -> None:
    game = at("board=new_york; display=red red blue taxi green; deck=black pink *; hand.0=taxi")
    game.play("take taxi")
    assert game.view(1).players[0].known == {"taxi": 1}
    assert game.view(1).players[1].known == {}


def test_ny_public_1_more_is_paid_than_was_known(at: At) -> None:
    game = at("board=new_york; display=red red blue taxi green; hand.0=4 pink; known.0=pink")
    game.play("claim chelsea-soho")
    assert game.state.known == [[0] * 7] * 4


def test_ny_public_1_blind_cards_are_secret(at: At) -> None:
    seen = []
    for deck in ("black pink *", "taxi orange *"):
        game = at(f"board=new_york; display=red red blue taxi green; deck={deck}; hand.0=red")
        events = game.play("blind")
        assert events[0].seen_by(0).data == {"card": deck.split()[0]}
        assert events[0].seen_by(1).data == events[0].seen_by(None).data == {"card": None}
        game.play("blind")
        assert game.view(1).players[0].cards == 3
        assert game.view(1).players[0].known == {}
        seen.append(knows(game, 1))
    assert seen[0] == seen[1]


def test_ny_public_1_the_first_cards_are_secret() -> None:
    game = Game("new_york", 3, 11)
    deals = [event for event in game.events if event.kind == "deal"]
    assert [event.seat for event in deals] == [0, 1, 2]
    for event in deals:
        assert event.seen_by(event.seat).data["cards"] is not None
        assert event.seen_by(None).data["cards"] is None
        assert [event.seen_by(seat).data["cards"] is None for seat in range(3)] == [seat != event.seat for seat in range(3)]
        assert event.seen_by(None).data["count"] == 2


def test_ny_public_1_claims_and_payments_are_public(at: At) -> None:
    """What was paid may be what was known of the hand: of two red cards one is still known, of taxis none."""
    game = at("board=new_york; display=red red blue taxi green; hand.0=3 red, pink, taxi; known.0=2 red, pink, taxi")
    events = game.play("claim lincoln_center-midtown_west 1 red 1 taxi")
    assert events[0].seen_by(1).data == {"route": "lincoln_center-midtown_west", "payment": {"red": 1, "taxi": 1}}
    assert game.view(1).players[0].known == {"red": 1, "pink": 1}
    assert game.view(1).players[0].routes == ("lincoln_center-midtown_west",)
    assert game.view(None).discard == {"red": 1, "taxi": 1}


def test_ny_public_1_how_many_tickets_were_kept_is_public_and_which_is_not(at: At) -> None:
    game = at(f"board=new_york; {DECK}")
    offer = game.play("tickets")[0]
    assert offer.seen_by(1).data == {"count": 2, "tickets": None}
    assert offer.seen_by(0).data["tickets"] == ["chelsea-brooklyn", "east_village-soho"]
    kept = game.play("keep chelsea-brooklyn")[0]
    assert kept.seen_by(1).data == {"count": 1, "tickets": None, "returned": None}
    assert kept.seen_by(0).data == {"count": 1, "tickets": ["chelsea-brooklyn"], "returned": ["east_village-soho"]}
    assert game.view(1).players[0].tickets == 1


def test_ny_public_1_returned_tickets_are_secret(at: At) -> None:
    seen = []
    for kept in ("chelsea-brooklyn", "east_village-soho"):
        game = at(f"board=new_york; {DECK}")
        game.play("tickets")
        game.play(f"keep {kept}")
        returned = ({"chelsea-brooklyn", "east_village-soho"} - {kept}).pop()
        assert game.view(0).returned == {returned: 16}
        assert game.view(1).returned == game.view(None).returned == {}
        seen.append((knows(game, 1), knows(game, None)))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_ny_public_1_where_returned_tickets_lie_is_known(at: At, viewer: int | None) -> None:
    """Seat 1's lies below seat 0's, and seat 2 has returned none. Which tickets they are, only these seats know."""
    first = load_board("new_york").tickets[0].id
    game = at(f"board=new_york; seats=3; ticket_deck={first} east_village-soho times_square-soho *")
    for keep in ("east_village-soho", "times_square-soho"):
        game.play("tickets")
        game.play(f"keep {keep}")
    lowest = [set[int](), set[int]()]
    for seed in range(10):
        state = game.view(viewer).imagine(Random(seed))
        assert state.returned == [1 << state.ticket_deck[1], 1 << state.ticket_deck[0], 0, 0]
        for seat in (0, 1):
            lowest[seat].add(state.returned[seat])
    assert [len(tickets) == 1 for tickets in lowest] == [viewer == seat for seat in (0, 1)]


def test_ny_public_1_a_spectator_knows_no_returned_ticket_of_the_last_seat(at: At) -> None:
    game = at(f"board=new_york; seats=4; seat=3; {DECK}")
    game.play("tickets")
    game.play("keep chelsea-brooklyn")
    assert [game.view(viewer).returned for viewer in (3, 0, None)] == [{"east_village-soho": 16}, {}, {}]
    assert [game.view(viewer).given_up for viewer in (3, 0, None)] == [0, 0, 0]  # there is no pile in this game


def test_ny_public_1_tickets_are_counted_whatever_is_connected(at: At) -> None:
    game = at("board=new_york; tickets.0=chelsea-brooklyn, times_square-soho")
    game.state.connection[0] = [0] * len(game.state.connection[0])
    assert [game.view(viewer).players[0].tickets for viewer in (0, 1, None)] == [2, 2, 2]


def test_ny_public_1_the_order_of_a_new_deck_is_secret_to_all(at: At) -> None:
    game = at("board=new_york; display=red red blue taxi green; deck=black; discard=3 orange, 2 blue; hand.1=*")
    shuffle = game.play("blind")[-1]
    for seat in (0, 1, None):
        assert shuffle.seen_by(seat).data == {"cards": 5, "order": None}


def test_ny_public_1_a_record_for_a_seat_holds_no_secrets(at: At) -> None:
    game = at(f"board=new_york; {DECK}; display=red red blue taxi green; deck=black pink *")
    game.play("tickets")
    game.play("keep chelsea-brooklyn")
    game.play("blind")
    game.play("take red")
    full, own, other = str(game.record()), str(Record.seen_by(game, 0)), str(Record.seen_by(game, 1))
    assert "chelsea-brooklyn" in full
    assert "chelsea-brooklyn" in own
    assert "chelsea-brooklyn" not in other
    assert "blind = black" in other
    assert "blind = black" not in own
