"""First Journey: completing tickets, and the bonus."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from farebox import Event, Game, load_board
from rare import anywhere, rare_game

At = Callable[[str], Game]

# Seat 0 is about to claim paris-zurich.blue. With these routes that connects
BREST = "brest-paris"  # brest with zurich
SOUTH = "brest-paris dublin-london.green london-paris.green zurich-rome.green"  # that, and dublin with rome
TO_ANKARA = f"{SOUTH} rome-athens.white athens-ankara.green"  # that, and west with east
LINE = (  # zurich with warsaw; london-kiev, london-warsaw, dublin-vienna, dublin-rome and more are connected then
    "dublin-london.green london-paris.green london-amsterdam.white amsterdam-berlin.black berlin-vienna.red "
    "vienna-warsaw warsaw-kiev riga-warsaw zurich-rome.green"
)
CLAIM = "claim paris-zurich.blue"

# the players have all tickets, and all but two of seat 0 are completed: none is left in the deck or the pile
NO_TICKETS_LEFT = "; ".join([
    "board=first_journey_europe; seats=3; tickets.0=brest-zurich brest-berlin; tickets.1=*",
    "tickets.2=athens-rostov bucharest-moscow stockholm-moscow vienna-ankara vienna-rostov ankara-moscow berlin-ankara",
    f"routes.1={LINE} paris-zurich.blue stockholm-riga.red copenhagen-stockholm.blue madrid-barcelona.white paris-barcelona "
    "sarajevo-bucharest sarajevo-athens vienna-sarajevo",
    "routes.2=kiev-moscow kiev-rostov bucharest-kiev bucharest-ankara.black athens-bucharest vienna-bucharest.blue "
    "berlin-vienna.yellow copenhagen-berlin.white copenhagen-stockholm.black",
])  # fmt: skip


def table(routes: str, tickets: str, *more: str, hand: str = "blue") -> str:
    return "; ".join(["board=first_journey_europe", f"hand.0={hand}", f"routes.0={routes}", f"tickets.0={tickets}", *more])


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def tickets(game: Game, seat: int = 0) -> set[str]:
    """The tickets a seat works on."""
    return set(game.view(seat).me.ticket_list or ())


# FJ-TICKET-1


def test_fj_ticket_1_a_connected_ticket_is_completed_and_replaced(at: At) -> None:
    game = at(table(BREST, "brest-zurich sarajevo-stockholm", "ticket_deck=london-riga *"))
    events = game.play(CLAIM)
    assert kinds(events) == ["claim", "completed", "ticket"]
    assert events[1].seen_by(1).data == {"ticket": "brest-zurich"}  # announced
    assert game.view(1).players[0].completed == ("brest-zurich",)  # face up
    assert tickets(game) == {"london-riga", "sarajevo-stockholm"}
    assert game.view(1).ticket_deck == 29
    assert game.to_act == (1,)


@pytest.mark.parametrize("rare", ["", "seats=4"])
def test_fj_ticket_1_who_completes_nothing_draws_nothing(at: At, rare: str) -> None:
    """Not even with fewer than two tickets in hand, after a time without tickets to draw."""
    game = rare_game(at, table("", "sarajevo-stockholm", "ticket_deck=*"), rare)
    assert kinds(game.play(CLAIM)) == ["claim"]
    assert tickets(game) == {"sarajevo-stockholm"}


def test_fj_ticket_1_as_soon_as_connected_and_not_before(at: At) -> None:
    routes = "brest-paris amsterdam-berlin.black"
    game = at(table(routes, "brest-berlin sarajevo-stockholm", "tickets.1=paris-kiev dublin-rome", hand="blue yellow"))
    assert kinds(game.play("claim warsaw-kiev")) == ["claim"]
    assert game.view(0).me.completed == ()
    game.play("draw")
    assert kinds(game.play("claim paris-amsterdam")) == ["claim", "completed", "ticket"]


def test_fj_ticket_1_a_gap_or_anothers_route_does_not_connect(at: At) -> None:
    more = ("seat=1", "hand.1=blue", "tickets.1=paris-kiev dublin-rome")
    game = at(table(BREST, "brest-berlin sarajevo-stockholm", *more, hand="black"))
    game.play("claim paris-amsterdam")
    assert kinds(game.play("claim amsterdam-berlin.black")) == ["claim"]
    assert tickets(game) == {"brest-berlin", "sarajevo-stockholm"}


def test_fj_ticket_1_only_ones_own_tickets_are_completed(at: At) -> None:
    game = at(table(BREST, "london-riga sarajevo-stockholm", "tickets.1=brest-zurich paris-kiev"))
    assert kinds(game.play(CLAIM)) == ["claim"]
    assert game.view(None).players[1].completed == ()
    assert game.view(None).players[1].tickets == 2


def test_fj_ticket_1_all_that_one_claim_connects_counts_together_with_the_bonus(at: At) -> None:
    game = at(table(TO_ANKARA, "brest-zurich dublin-rome", "ticket_deck=london-riga madrid-vienna *"))
    events = game.play(CLAIM)
    assert kinds(events) == ["claim", "completed", "completed", "bonus", "ticket", "ticket"]
    assert {event.data["ticket"] for event in events[1:3]} == {"brest-zurich", "dublin-rome"}
    assert game.scores[0].completed == 3
    assert tickets(game) == {"london-riga", "madrid-vienna"}


def test_fj_ticket_1_the_end_is_checked_before_tickets_are_drawn(at: At) -> None:
    done = "dublin-vienna london-warsaw london-kiev paris-kiev amsterdam-riga"
    game = at(table(LINE, f"{done} zurich-warsaw sarajevo-stockholm"))
    assert kinds(game.play(CLAIM)) == ["claim", "completed", "over"]
    assert tickets(game) == {"sarajevo-stockholm"}
    assert game.view(0).ticket_deck == 25


def test_fj_ticket_1_tickets_are_drawn_one_by_one_with_a_check_after_each(at: At) -> None:
    deck = "ticket_deck=london-riga dublin-vienna paris-kiev *"
    game = at(table(f"{SOUTH} vienna-rome", "brest-zurich dublin-rome", deck))
    events = game.play(CLAIM)
    assert kinds(events)[3:] == ["ticket", "ticket", "completed", "ticket"]
    assert tickets(game) == {"london-riga", "paris-kiev"}


# FJ-TICKET-2


def test_fj_ticket_2_a_drawn_ticket_already_connected_is_completed_at_once(at: At) -> None:
    game = at(table(LINE, "zurich-warsaw sarajevo-stockholm", "ticket_deck=london-kiev madrid-vienna *"))
    events = game.play(CLAIM)
    assert kinds(events) == ["claim", "completed", "ticket", "completed", "ticket"]
    assert events[3].data == {"ticket": "london-kiev"}
    assert set(game.view(1).players[0].completed) == {"zurich-warsaw", "london-kiev"}
    assert tickets(game) == {"madrid-vienna", "sarajevo-stockholm"}
    assert game.to_act == (1,)


def test_fj_ticket_2_and_so_on_until_neither_is(at: At) -> None:
    deck = "ticket_deck=london-kiev dublin-rome london-warsaw madrid-vienna dublin-vienna *"
    game = at(table(LINE, "zurich-warsaw sarajevo-stockholm", deck))
    game.play(CLAIM)
    assert set(game.view(1).players[0].completed) == {"zurich-warsaw", "london-kiev", "dublin-rome", "london-warsaw"}
    assert tickets(game) == {"madrid-vienna", "sarajevo-stockholm"}
    assert game.scores[0].completed == 4


def test_fj_ticket_2_also_for_the_tickets_of_an_exchange(at: At) -> None:
    game = at(
        table(LINE, "brest-berlin sarajevo-stockholm", "ticket_deck=london-kiev madrid-vienna london-warsaw brest-zurich *")
    )
    assert kinds(game.play("exchange")) == ["exchange", "ticket", "completed", "ticket", "ticket", "completed", "ticket"]
    assert set(game.view(1).players[0].completed) == {"london-kiev", "london-warsaw"}
    assert tickets(game) == {"madrid-vienna", "brest-zurich"}


def test_fj_ticket_2_the_pile_of_tickets_given_up_is_drawn_from_too(at: At) -> None:
    more = ("ticket_deck=london-riga", "returned.1=*", "tickets.1=paris-kiev dublin-rome")
    game = at(table(BREST, "brest-zurich sarajevo-stockholm", *more))
    assert kinds(game.play(CLAIM)) == ["claim", "completed", "ticket", "shuffle_tickets"]
    assert (game.view(1).ticket_deck, game.view(1).given_up) == (27, 0)


def test_fj_ticket_2_a_chain_goes_on_into_the_renewed_ticket_deck(at: At) -> None:
    more = ("ticket_deck=london-kiev", "returned.1=*", "tickets.1=london-warsaw dublin-vienna")
    game = at(table(LINE, "zurich-warsaw sarajevo-stockholm", *more))
    events = game.play(CLAIM)
    assert kinds(events)[:6] == ["claim", "completed", "ticket", "shuffle_tickets", "completed", "ticket"]
    assert len(tickets(game)) == 2


def test_fj_ticket_2_with_no_ticket_left_one_goes_on_with_fewer(at: At) -> None:
    game = at(f"{NO_TICKETS_LEFT}; routes.0=brest-paris; hand.0=white")
    assert kinds(game.play("claim paris-zurich.white")) == ["claim", "completed"]
    assert tickets(game) == {"brest-berlin"}
    assert game.to_act == (1,)


def test_fj_ticket_2_and_then_with_none(at: At) -> None:
    game = at(f"{NO_TICKETS_LEFT}; routes.0=brest-paris paris-amsterdam amsterdam-berlin.green; hand.0=white")
    assert tickets(game) == {"brest-zurich"}  # the other one is completed
    game.play("claim paris-zurich.white")
    assert tickets(game) == set()
    assert not game.over
    assert game.to_act == (1,)


def test_fj_ticket_2_the_very_last_ticket_is_completed_at_once_too(at: At) -> None:
    """Of the 32 tickets only this one is in the deck, and there is no pile."""
    last = NO_TICKETS_LEFT.replace("brest-zurich brest-berlin", "brest-zurich sarajevo-stockholm")
    game = at(f"{last}; routes.0=brest-paris paris-amsterdam amsterdam-berlin.green; hand.0=white; ticket_deck=brest-berlin")
    assert kinds(game.play("claim paris-zurich.white")) == ["claim", "completed", "ticket", "completed"]
    assert set(game.view(1).players[0].completed) == {"brest-zurich", "brest-berlin"}
    assert (game.view(1).ticket_deck, game.view(1).given_up) == (0, 0)


# FJ-TICKET-3


def test_fj_ticket_3_by_default_a_completed_ticket_brings_no_cards(at: At) -> None:
    game = at(table(BREST, "brest-zurich sarajevo-stockholm", "ticket_deck=london-riga *"))
    assert game.options.completion_cards == 0
    assert Game("first_journey_europe", seed=1).options.completion_cards == 0
    game.play(CLAIM)
    assert game.view(0).me.cards == 0
    assert tickets(game) == {"london-riga", "sarajevo-stockholm"}


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_fj_ticket_3_the_option_brings_that_many_cards_besides_the_ticket(at: At, cards: int) -> None:
    more = (f"completion_cards={cards}", "deck=3 red *", "ticket_deck=london-riga *")
    game = at(table(BREST, "brest-zurich sarajevo-stockholm", *more))
    game.play(CLAIM)
    assert game.view(0).me.hand == {"red": cards}
    assert tickets(game) == {"london-riga", "sarajevo-stockholm"}


def test_fj_ticket_3_the_option_is_the_tables() -> None:
    assert Game("first_journey_usa", seed=1, completion_cards=2).state.completion_cards == 2
    with pytest.raises(ValueError, match="completion_cards"):
        Game("first_journey_usa", seed=1, completion_cards=-1)


def test_fj_ticket_3_for_every_completed_ticket_but_not_for_the_bonus(at: At) -> None:
    more = ("completion_cards=2", "deck=3 red 3 white *", "ticket_deck=london-riga madrid-vienna *")
    game = at(table(TO_ANKARA, "brest-zurich dublin-rome", *more))
    assert "bonus" in kinds(game.play(CLAIM))
    assert game.view(0).me.hand == {"red": 3, "white": 1}


def test_fj_ticket_3_a_bonus_alone_brings_none(at: At) -> None:
    game = at(table(TO_ANKARA, "london-riga madrid-vienna", "completion_cards=2"))
    assert kinds(game.play(CLAIM)) == ["claim", "bonus"]
    assert game.view(0).me.cards == 0


def test_fj_ticket_3_also_for_a_drawn_ticket_already_connected(at: At) -> None:
    more = ("completion_cards=2", "deck=4 red *", "ticket_deck=london-kiev madrid-vienna *")
    game = at(table(LINE, "zurich-warsaw sarajevo-stockholm", *more))
    game.play(CLAIM)
    assert game.view(0).me.hand == {"red": 4}


def test_fj_ticket_3_a_claim_that_completes_nothing_brings_none(at: At) -> None:
    game = at(table(BREST, "london-riga sarajevo-stockholm", "completion_cards=2"))
    game.play(CLAIM)
    assert game.view(0).me.cards == 0


def test_fj_ticket_3_an_exchange_brings_none(at: At) -> None:
    game = at(table(BREST, "berlin-athens sarajevo-stockholm", "completion_cards=2", "ticket_deck=london-riga madrid-vienna *"))
    assert kinds(game.play("exchange")) == ["exchange", "ticket", "ticket"]
    assert game.view(0).me.hand == {"blue": 1}


def test_fj_ticket_3_a_ticket_of_an_exchange_that_is_connected_already_brings_cards(at: At) -> None:
    more = ("completion_cards=2", "deck=6 red *", "ticket_deck=london-kiev madrid-vienna london-warsaw brest-zurich *")
    game = at(table(LINE, "brest-berlin sarajevo-stockholm", *more))
    assert kinds(game.play("exchange")) == [
        *("exchange", "ticket", "completed", "blind", "blind"),  # the cards come before the next ticket
        *("ticket", "ticket", "completed", "blind", "blind", "ticket"),
    ]
    assert game.view(0).me.hand == {"blue": 1, "red": 4}


def test_fj_ticket_3_as_many_cards_as_can_be_had(at: At) -> None:
    game = at(table(BREST, "brest-zurich sarajevo-stockholm", "completion_cards=2", "hand.1=*"))
    assert kinds(game.play(CLAIM)) == ["claim", "shuffle", "completed", "blind", "ticket"]
    assert game.view(0).me.hand == {"blue": 1}  # the card just paid


def test_fj_ticket_3_the_ticket_that_ends_the_game_brings_none(at: At) -> None:
    done = "dublin-vienna london-warsaw london-kiev paris-kiev amsterdam-riga"
    game = at(table(LINE, f"{done} zurich-warsaw sarajevo-stockholm", "completion_cards=2"))
    assert kinds(game.play(CLAIM)) == ["claim", "completed", "over"]
    assert game.view(0).me.cards == 0


def test_fj_ticket_3_nor_does_a_drawn_one_that_ends_it(at: At) -> None:
    done = "dublin-vienna london-warsaw paris-kiev amsterdam-riga"
    more = ("completion_cards=2", "deck=2 red *", "ticket_deck=london-kiev *")
    game = at(table(LINE, f"{done} zurich-warsaw sarajevo-stockholm", *more))
    assert kinds(game.play(CLAIM))[-3:] == ["ticket", "completed", "over"]
    assert game.view(0).me.hand == {"red": 2}  # for the fifth


# FJ-BONUS-1

WEST = {"dublin": "dublin-london.green london-paris.green", "brest": "brest-paris", "madrid": "paris-madrid.blue"}
EAST = {
    "moscow": "zurich-vienna.black vienna-warsaw warsaw-kiev kiev-moscow",
    "rostov": "zurich-vienna.black vienna-warsaw warsaw-kiev kiev-rostov",
    "ankara": "zurich-vienna.black vienna-bucharest.blue bucharest-ankara.black",
}
USA_WEST = {
    "seattle": "seattle-salt_lake_city",
    "san_francisco": "san_francisco-salt_lake_city.green",
    "los_angeles": "los_angeles-salt_lake_city",
}
USA_EAST = {
    "new_york": "new_york-chicago.red",
    "washington": "chicago-washington",
    "miami": "atlanta-chicago atlanta-miami.black",
}
NOT_CONNECTED = "sarajevo-stockholm barcelona-copenhagen"


@pytest.mark.parametrize("east", EAST)
@pytest.mark.parametrize("west", WEST)
def test_fj_bonus_1_any_eastern_city_with_any_western_one(at: At, east: str, west: str) -> None:
    game = at(table(f"{WEST[west]} {EAST[east]}", NOT_CONNECTED))
    events = game.play(CLAIM)
    assert kinds(events) == ["claim", "bonus"]
    assert events[1].seen_by(1).seat == 0  # announced
    assert game.view(1).players[0].bonus
    assert (game.scores[0].completed, game.scores[0].total) == (1, 1)


@anywhere
def test_fj_bonus_1_whatever_is_left_in_the_decks(at: At, rare: str) -> None:
    game = rare_game(at, table(f"{WEST['brest']} {EAST['ankara']}", NOT_CONNECTED), rare)
    assert "bonus" in kinds(game.play(CLAIM))
    assert (game.view(1).players[0].bonus, game.scores[0].completed) == (True, 1)


@pytest.mark.parametrize("east", USA_EAST)
@pytest.mark.parametrize("west", USA_WEST)
def test_fj_bonus_1_coast_to_coast_on_the_usa_board(at: At, east: str, west: str) -> None:
    game = at(f"""
        board=first_journey_usa; hand.0=black; tickets.0=winnipeg-montreal los_angeles-dallas
        routes.0=salt_lake_city-denver.black kansas_city-denver.white {USA_WEST[west]} {USA_EAST[east]}
    """)
    assert kinds(game.play("claim chicago-kansas_city.black")) == ["claim", "bonus"]
    assert game.scores[0].completed == 1


@pytest.mark.parametrize(
    ("name", "bonus", "east", "west"),
    [
        ("first_journey_europe", "East to West", set(EAST), set(WEST)),
        ("first_journey_usa", "Coast to Coast", set(USA_EAST), set(USA_WEST)),
    ],
)
def test_fj_bonus_1_its_name_and_cities_stand_in_the_board_file(name: str, bonus: str, east: set[str], west: set[str]) -> None:
    board = load_board(name)
    assert board.bonus is not None
    assert board.bonus.name == bonus
    assert {board.locations[v].id for v in board.bonus.east} == east
    assert {board.locations[v].id for v in board.bonus.west} == west


@pytest.mark.parametrize("routes", [" ".join(WEST.values()), f"{EAST['moscow']} kiev-rostov", "zurich-vienna.black"])
def test_fj_bonus_1_cities_of_one_side_are_not_enough(at: At, routes: str) -> None:
    game = at(table(routes, NOT_CONNECTED))
    assert kinds(game.play(CLAIM)) == ["claim"]
    assert not game.view(0).me.bonus


def test_fj_bonus_1_a_gap_does_not_connect(at: At) -> None:
    game = at(table(f"{WEST['brest']} {EAST['ankara']}", NOT_CONNECTED, hand="red"))
    assert kinds(game.play("claim sarajevo-athens")) == ["claim"]
    assert not game.view(0).me.bonus


def test_fj_bonus_1_once_a_player(at: At) -> None:
    game = at(table(f"{WEST['brest']} {EAST['ankara']} vienna-warsaw warsaw-kiev", NOT_CONNECTED, hand="blue 2 green"))
    assert kinds(game.play(CLAIM)) == ["claim", "bonus"]
    game.play("draw")
    assert kinds(game.play("claim kiev-moscow 2 green")) == ["claim"]  # a second eastern city
    assert game.scores[0].completed == 1


def test_fj_bonus_1_for_every_player_who_connects(at: At) -> None:
    routes = "dublin-london.yellow london-paris.black zurich-vienna.red vienna-bucharest.yellow bucharest-ankara.blue"
    more = (f"routes.1={routes}", "hand.1=white", "tickets.1=athens-kiev berlin-athens")
    game = at(table(f"{WEST['brest']} {EAST['ankara']}", NOT_CONNECTED, *more))
    assert kinds(game.play(CLAIM)) == ["claim", "bonus"]
    assert kinds(game.play("claim paris-zurich.white")) == ["claim", "bonus"]
    assert [score.completed for score in game.scores] == [1, 1]


def test_fj_bonus_1_it_can_decide_the_game(at: At) -> None:
    more = ("pieces.0=1", f"routes.1={LINE}", "tickets.1=dublin-vienna athens-kiev")
    game = at(table(f"brest-paris {EAST['ankara']}", f"brest-zurich {NOT_CONNECTED.split()[0]}", *more))
    game.play(CLAIM)  # the last train
    assert [score.completed for score in game.scores] == [2, 1]
    assert game.winners == (0,)


TO_MOSCOW, BY_ROME = "kiev-moscow", "rome-athens.white athens-ankara.green"


@pytest.mark.parametrize(("east", "bonus"), [(TO_MOSCOW, []), (BY_ROME, ["bonus"])], ids=["before", "by the same claim"])
def test_fj_bonus_1_it_counts_in_a_chain_of_drawn_tickets(at: At, east: str, bonus: list[str]) -> None:
    """Whether it came before or comes with the claim that begins the chain."""
    start, deck = ["claim", "completed", *bonus, "ticket", "completed"], "ticket_deck=london-riga madrid-vienna *"
    game = at(table(f"{LINE} {east}", "dublin-vienna london-warsaw zurich-warsaw sarajevo-stockholm", deck))
    assert kinds(game.play(CLAIM)) == [*start, "ticket"]
    assert game.scores[0].completed == 5
    assert tickets(game) == {"madrid-vienna", "sarajevo-stockholm"}
    game = at(table(f"{LINE} {east}", "dublin-vienna london-warsaw london-kiev zurich-warsaw sarajevo-stockholm", deck))
    assert kinds(game.play(CLAIM)) == [*start, "over"]
    assert (game.ending, game.scores[0].completed) == ("sixth_ticket", 6)


def test_fj_bonus_1_it_is_no_ticket_to_be_replaced(at: At) -> None:
    game = at(table(f"{WEST['brest']} {EAST['ankara']}", NOT_CONNECTED))
    game.play(CLAIM)
    assert tickets(game) == set(NOT_CONNECTED.split())
    assert game.view(0).ticket_deck == 30
    assert game.view(0).me.completed == ()
    game.play("draw")
    game.play("exchange")  # there are two tickets in hand still
    assert game.view(0).me.tickets == 2
