"""First Journey: the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from farebox import Event, Game, IllegalAction, load_board
from farebox.rules import dispatch
from farebox.rules.board_numbers import board_numbers
from farebox.rules.state import LAST_PIECE, State
from rare import anywhere, rare_game

At = Callable[[str], Game]

# Seat 0 is about to claim paris-zurich.blue, which completes zurich-warsaw and, with zurich-rome.green, dublin-rome.
LINE = (
    "dublin-london.green london-paris.green london-amsterdam.white amsterdam-berlin.black berlin-vienna.red "
    "vienna-warsaw warsaw-kiev riga-warsaw"
)
FOUR = "dublin-vienna london-warsaw london-kiev paris-kiev"  # completed by LINE, as is london-riga
FIVE = f"{FOUR} amsterdam-riga"
CLAIM = "claim paris-zurich.blue"


def table(routes: str, tickets: str, *more: str, hand: str = "blue") -> str:
    start = ["board=first_journey_europe; seats=3", f"hand.0={hand}", f"routes.0={routes}", f"tickets.0={tickets}"]
    return "; ".join([*start, *more])


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def totals(game: Game) -> list[int]:
    return [score.total for score in game.scores]


# FJ-END-1


def test_fj_end_1_a_sixth_ticket_ends_the_game_and_wins(at: At) -> None:
    game = at(table(LINE, f"{FIVE} zurich-warsaw sarajevo-stockholm"))
    events = game.play(CLAIM)
    assert kinds(events) == ["claim", "completed", "over"]
    assert events[-1].data == {"ending": "sixth_ticket", "winners": [0]}
    assert game.ending == "sixth_ticket"
    assert game.winners == game.view(1).winners == (0,)
    assert totals(game) == [6, 0, 0]
    assert [score.rank for score in game.scores] == [1, 2, 2]


@anywhere
def test_fj_end_1_whatever_is_left_in_the_decks(at: At, rare: str) -> None:
    game = rare_game(at, table(LINE, f"{FIVE} zurich-warsaw sarajevo-stockholm"), rare)
    game.play(CLAIM)
    assert (game.ending, game.winners) == ("sixth_ticket", (0,))


def test_fj_end_1_at_once_nobody_has_another_turn(at: At) -> None:
    game = at(table("", "", "seat=1", f"routes.1={LINE}", "hand.1=blue", f"tickets.1={FIVE} zurich-warsaw sarajevo-stockholm"))
    game.play(CLAIM)
    assert game.over
    assert game.winners == (1,)
    assert game.to_act == ()
    assert game.view(2).actions == ()
    with pytest.raises(IllegalAction, match="the game is over"):
        game.play("draw")


def test_fj_end_1_a_fifth_ticket_does_not_end_it(at: At) -> None:
    game = at(table(LINE, f"{FOUR} zurich-warsaw sarajevo-stockholm", "ticket_deck=madrid-vienna *"))
    game.play(CLAIM)
    assert totals(game) == [5, 0, 0]
    assert not game.over
    assert game.winners == ()


def test_fj_end_1_the_bonus_counts_as_the_sixth(at: At) -> None:
    game = at(table(LINE, f"{FIVE} zurich-warsaw sarajevo-stockholm", hand="2 green"))
    assert kinds(game.play("claim kiev-moscow 2 green")) == ["claim", "bonus", "over"]
    assert game.ending == "sixth_ticket"
    assert game.winners == (0,)


def test_fj_end_1_the_bonus_counts_as_one_of_the_five(at: At) -> None:
    game = at(table(f"{LINE} kiev-moscow", f"{FOUR} zurich-warsaw sarajevo-stockholm"))
    assert game.view(1).players[0].bonus
    assert kinds(game.play(CLAIM)) == ["claim", "completed", "over"]
    assert totals(game) == [6, 0, 0]


def test_fj_end_1_a_drawn_ticket_can_be_the_sixth(at: At) -> None:
    game = at(table(LINE, f"{FOUR} zurich-warsaw sarajevo-stockholm", "ticket_deck=london-riga *"))
    assert kinds(game.play(CLAIM)) == ["claim", "completed", "ticket", "completed", "over"]
    assert game.ending == "sixth_ticket"
    assert totals(game) == [6, 0, 0]
    assert game.view(0).me.tickets == 1  # nothing more is drawn


def test_fj_end_1_even_the_very_last_ticket(at: At) -> None:
    game = at(table(LINE, f"{FOUR} zurich-warsaw sarajevo-stockholm", "ticket_deck=london-riga *"))
    s = game.state
    s.ticket_deck = [s.ticket_deck[s.n_ticket_deck - 1], *[0] * (len(s.ticket_deck) - 1)]
    s.n_ticket_deck = 1
    assert kinds(game.play(CLAIM)) == ["claim", "completed", "ticket", "completed", "over"]
    assert (game.ending, game.state.n_ticket_deck) == ("sixth_ticket", 0)


def test_fj_end_1_a_drawn_fifth_ticket_does_not_end_it(at: At) -> None:
    three = "dublin-vienna london-warsaw london-kiev"
    game = at(table(LINE, f"{three} zurich-warsaw sarajevo-stockholm", "ticket_deck=london-riga madrid-vienna *"))
    assert kinds(game.play(CLAIM)) == ["claim", "completed", "ticket", "completed", "ticket"]
    assert totals(game) == [5, 0, 0]
    assert not game.over


def test_fj_end_1_so_can_a_ticket_of_an_exchange(at: At) -> None:
    game = at(table(LINE, f"{FIVE} brest-berlin sarajevo-stockholm", "ticket_deck=madrid-vienna london-riga *"))
    assert kinds(game.play("exchange")) == ["exchange", "ticket", "ticket", "completed", "over"]
    assert game.ending == "sixth_ticket"
    assert game.winners == (0,)


def test_fj_end_1_all_of_one_claim_counts_beyond_the_sixth(at: At) -> None:
    routes = f"{LINE} zurich-rome.green rome-athens.white athens-ankara.green"
    game = at(table(routes, f"{FIVE} zurich-warsaw dublin-rome"))
    assert kinds(game.play(CLAIM)) == ["claim", "completed", "completed", "bonus", "over"]
    assert totals(game) == [8, 0, 0]
    assert set(game.view(1).players[0].completed) == {*FIVE.split(), "zurich-warsaw", "dublin-rome"}


def test_fj_end_1_others_with_five_do_not_win(at: At) -> None:
    others = "dublin-london.yellow london-paris.black london-amsterdam.black amsterdam-berlin.green berlin-vienna.yellow"
    routes = f"{others} vienna-rome paris-zurich.white copenhagen-berlin.white brest-paris"
    five = "dublin-rome rome-copenhagen london-copenhagen brest-zurich brest-berlin"
    game = at(table(LINE, f"{FIVE} zurich-warsaw sarajevo-stockholm", f"routes.1={routes}", f"tickets.1={five}"))
    game.play(CLAIM)
    assert totals(game) == [6, 5, 0]
    assert game.winners == (0,)


# FJ-END-2


def test_fj_end_2_the_last_train_ends_the_game_at_once(at: At) -> None:
    routes = "dublin-brest brest-madrid paris-berlin.white rome-athens.white kiev-rostov moscow-rostov.blue athens-bucharest"
    game = at(table(f"{routes} london-brest", "barcelona-warsaw sarajevo-stockholm"))
    assert game.view(0).me.pieces == 1
    events = game.play(CLAIM)
    assert kinds(events) == ["claim", "over"]
    assert events[-1].data["ending"] == game.ending == "last_piece"
    assert game.to_act == ()
    with pytest.raises(IllegalAction, match="the game is over"):
        game.play("draw")


@anywhere
def test_fj_end_2_whatever_is_left_in_the_decks(at: At, rare: str) -> None:
    game = rare_game(at, table("", "barcelona-warsaw sarajevo-stockholm", "pieces.0=1"), rare)
    game.play(CLAIM)
    assert (game.ending, game.winners) == ("last_piece", tuple(game.seats))


@pytest.mark.parametrize("trains", [2, 3])
def test_fj_end_2_not_before_the_last_train(at: At, trains: int) -> None:
    game = at(table("", "barcelona-warsaw sarajevo-stockholm", f"pieces.0={trains}"))
    game.play(CLAIM)
    assert not game.over
    assert game.to_act == (1,)


def test_fj_end_2_the_tickets_and_the_bonus_of_that_claim_count(at: At) -> None:
    routes = "brest-paris zurich-rome.green rome-athens.white athens-ankara.green"
    game = at(table(routes, "brest-zurich sarajevo-stockholm", "pieces.0=1"))
    assert kinds(game.play(CLAIM)) == ["claim", "completed", "bonus", "over"]
    assert totals(game) == [2, 0, 0]
    assert game.ending == "last_piece"
    assert game.winners == (0,)


def test_fj_end_2_nothing_is_drawn_any_more(at: At) -> None:
    more = ("pieces.0=1", "completion_cards=2", "deck=2 red *", "ticket_deck=london-riga *")
    game = at(table("brest-paris", "brest-zurich sarajevo-stockholm", *more))
    assert kinds(game.play(CLAIM)) == ["claim", "completed", "over"]
    assert game.view(0).me.cards == 0
    assert game.view(0).me.ticket_list == ("sarajevo-stockholm",)
    assert game.view(0).ticket_deck == 30


def test_fj_end_2_the_most_completed_tickets_win_whoever_ended_it(at: At) -> None:
    more = ("pieces.0=1", f"routes.2={LINE}", "tickets.2=dublin-vienna london-warsaw")
    game = at(table("brest-paris", "brest-zurich sarajevo-stockholm", *more))
    game.play(CLAIM)
    assert totals(game) == [1, 0, 2]
    assert game.winners == game.view(0).winners == (2,)


def test_fj_end_2_also_a_seat_that_had_its_turn_before(at: At) -> None:
    more = ("seat=2", "hand.2=blue", "pieces.2=1", "routes.2=brest-paris", "tickets.2=brest-zurich sarajevo-stockholm")
    game = at(table(LINE, "dublin-vienna london-warsaw", *more, hand=""))
    game.play(CLAIM)
    assert totals(game) == [2, 0, 1]
    assert game.winners == (0,)


@pytest.mark.parametrize(
    ("completed", "winners"), [("dublin-vienna", (0, 2)), ("dublin-vienna london-warsaw", (2,)), ("zurich-bucharest", (0,))]
)
def test_fj_end_2_a_tie_is_shared(at: At, completed: str, winners: tuple[int, ...]) -> None:
    game = at(table("brest-paris", "brest-zurich sarajevo-stockholm", "pieces.0=1", f"routes.2={LINE}", f"tickets.2={completed}"))
    events = game.play(CLAIM)
    assert game.winners == winners
    assert events[-1].data["winners"] == list(winners)
    assert tuple(score.seat for score in game.scores if score.rank == 1) == winners


def test_fj_end_2_all_may_share_it(at: At) -> None:
    game = at(table("", "barcelona-warsaw sarajevo-stockholm", "pieces.0=1"))
    game.play(CLAIM)
    assert game.winners == (0, 1, 2)


def test_fj_end_2_completed_tickets_alone_order_the_seats() -> None:
    b, s = board_numbers(load_board("first_journey_europe")), State()
    s.seats, s.done = 2, [2, 1, 0, 0]
    dispatch.end_game(b, s, LAST_PIECE)
    assert (s.total[:2], s.winners) == ([2, 1], 1)
    assert [dispatch.standing(b, s, p, s.total[p]) for p in range(2)] == [2, 1]


def test_fj_end_2_the_bonus_counts_among_the_completed(at: At) -> None:
    more = ("pieces.0=1", f"routes.1={LINE} kiev-moscow", "tickets.1=dublin-vienna")
    game = at(table("brest-paris", "brest-zurich sarajevo-stockholm", *more))
    game.play(CLAIM)
    assert totals(game) == [1, 2, 0]
    assert game.winners == (1,)


def test_fj_end_2_the_bonus_counts_when_nobody_can_move_too(at: At) -> None:
    more = ("hand.2=*", "deck=", "stuck=2", f"routes.1={LINE} kiev-moscow", "tickets.1=dublin-vienna")
    game = at(table("brest-paris paris-zurich.blue", "brest-zurich sarajevo-stockholm", *more, hand=""))
    assert kinds(game.play("pass")) == ["pass", "over"]
    assert (game.ending, totals(game), game.winners) == ("nobody_can_move", [1, 2, 0], (1,))


def test_fj_end_2_the_trains_left_and_the_tickets_in_hand_do_not_matter(at: At) -> None:
    more = ("pieces.0=1", "tickets.1=london-riga berlin-athens", "tickets.2=", "hand.2=9 red")
    game = at(table("brest-paris", "brest-zurich sarajevo-stockholm", *more))
    game.play(CLAIM)
    assert totals(game) == [1, 0, 0]
    assert game.winners == (0,)


def test_fj_end_2_a_sixth_ticket_with_the_last_train_wins_by_end_1(at: At) -> None:
    game = at(table(LINE, f"{FIVE} zurich-warsaw sarajevo-stockholm", "pieces.0=1"))
    assert kinds(game.play(CLAIM)) == ["claim", "completed", "over"]
    assert game.ending == "sixth_ticket"
    assert game.winners == (0,)


def test_fj_end_2_a_fifth_with_the_last_train_does_not(at: At) -> None:
    game = at(table(LINE, f"{FOUR} zurich-warsaw sarajevo-stockholm", "pieces.0=1", "ticket_deck=london-riga *"))
    game.play(CLAIM)
    assert game.ending == "last_piece"
    assert totals(game) == [5, 0, 0]


# FJ-END-3


def test_fj_end_3_the_game_is_abandoned_after_turn_30000_and_nobody_wins(at: At) -> None:
    game = at(table(LINE, f"{FIVE} zurich-warsaw sarajevo-stockholm", "turn=29999", hand="red"))
    game.play("exchange")
    assert (game.state.turn, game.over) == (30_000, False)
    assert game.view(1).actions
    events = game.play("draw")
    assert kinds(events) == ["blind", "blind", "over"]
    assert events[-1].data == {"ending": "abandoned", "winners": []}
    assert game.over
    assert (game.ending, game.winners, game.state.turn) == ("abandoned", (), 30_000)
    assert (game.view(1).ending, game.view(1).winners, game.view(1).actions) == ("abandoned", (), ())
    assert game.state.total[:3] == totals(game) == [5, 0, 0]
    assert [score.rank for score in game.scores] == [1, 2, 2]


def test_fj_end_3_also_by_a_pass(at: At) -> None:
    game = at(table(LINE, f"{FOUR} zurich-warsaw", "turn=30000", "hand.1=*", hand=""))
    game.play("pass")
    assert (game.ending, game.winners) == ("abandoned", ())


@anywhere
def test_fj_end_3_whatever_is_left_in_the_decks(at: At, rare: str) -> None:
    game = rare_game(at, table("", "barcelona-warsaw sarajevo-stockholm", "turn=30000"), rare)
    game.play(CLAIM)
    assert (game.ending, game.winners) == ("abandoned", ())


@pytest.mark.parametrize(
    ("more", "action", "ending"),
    [
        (("hand.1=*", "deck=", "stuck=2"), "pass", "nobody_can_move"),
        (("pieces.0=1",), CLAIM, "last_piece"),
        ((), CLAIM, "sixth_ticket"),
    ],
)
def test_fj_end_3_another_end_in_turn_30000_comes_first(at: At, more: tuple[str, ...], action: str, ending: str) -> None:
    tickets = f"{FIVE if ending == 'sixth_ticket' else FOUR} zurich-warsaw"
    game = at(table(LINE, tickets, "turn=30000", *more, hand="" if action == "pass" else "blue"))
    game.play(action)
    assert (game.ending, game.winners) == (ending, (0,))


def test_fj_end_3_a_program_may_abandon_a_game_at_any_moment(at: At) -> None:
    game = at(table(LINE, f"{FIVE} zurich-warsaw sarajevo-stockholm", "phase=pay", "pending=paris-zurich.blue"))
    (event,) = game.abandon()
    assert event.data == {"ending": "abandoned", "winners": []}
    assert (game.over, game.ending, game.winners) == (True, "abandoned", ())
    assert game.view(0).pending is None
    assert game.state.total == [5, 0, 0, 0]
    assert totals(game) == [5, 0, 0]
    with pytest.raises(IllegalAction, match="over"):
        game.play("draw")
