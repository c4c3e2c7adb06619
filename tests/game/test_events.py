"""Events: what was done and what chance answered; each seat sees its own part of it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from farebox import Event, Game, board_names, load_board

At = Callable[[str], Game]
EVERY_TABLE = [(board, seats) for board in board_names() for seats in load_board(board).seats]

# Kind of event: what its own seat alone sees, what nobody sees, what everybody sees (NY-PUBLIC-1, FJ-SETUP-3).
SECRETS = {
    "deal": ({"cards", "tickets"}, set(), {"count"}),
    "take": (set(), set(), {"place", "card"}),
    "blind": ({"card"}, set(), set()),
    "turn_up": (set(), set(), {"place", "card"}),
    "reset": (set(), set(), set()),
    "shuffle": (set(), {"order"}, {"cards"}),
    "shuffle_tickets": (set(), {"order"}, {"tickets"}),
    "claim": (set(), set(), {"route", "payment"}),
    "offer": ({"tickets"}, set(), {"count"}),
    "choose": ({"tickets"}, set(), set()),
    "keep": ({"tickets", "returned"}, set(), {"count"}),
    "completed": (set(), set(), {"ticket"}),
    "bonus": (set(), set(), set()),
    "ticket": ({"ticket"}, set(), set()),
    "exchange": ({"tickets"}, set(), {"count"}),
    "pass": (set(), set(), set()),
    "last_turns": (set(), set(), set()),
    "over": (set(), set(), {"ending", "winners"}),
}


def check(event: Event, seats: int) -> None:
    own, nobody, everybody = SECRETS[event.kind]
    assert set(event.data) == own | nobody | everybody
    assert None not in event.data.values()
    for seat in (*range(seats), None):
        seen = event.seen_by(seat)
        hidden = nobody | (own if seat is None or seat != event.seat else set())
        assert (seen.kind, seen.seat) == (event.kind, event.seat)
        assert seen.data == {key: None if key in hidden else value for key, value in event.data.items()}
        assert seen.seen_by(event.seat).data == seen.data  # what was hidden does not come back
        assert seen.to_dict() == {"kind": event.kind, "seat": event.seat, **seen.data}
        assert json.loads(json.dumps(seen.to_dict())) == seen.to_dict()
    assert json.loads(json.dumps(event.to_dict())) == event.to_dict()


@pytest.mark.parametrize(("board", "seats"), EVERY_TABLE)
def test_each_seat_sees_its_part_of_every_event_of_a_game(board: str, seats: int) -> None:
    kinds = set()
    for seed in range(6):
        game = Game(board, seats, seed, completion_cards=0 if board == "new_york" else seed % 3)
        rng = random.Random(seed)
        while not game.over:
            seat = rng.choice(game.to_act)
            game.play(rng.choice(game.view(seat).actions), seat)
        for event in game.events:
            check(event, seats)
        kinds |= {event.kind for event in game.events}
    assert kinds >= {"deal", "blind", "claim", "over"}


def test_the_rare_events_too(at: At) -> None:
    stuck = "deck=; hand.1=*; stuck=1"
    given_up = "tickets.0=paris-riga paris-kiev; returned.1=*; ticket_deck=london-riga"
    east_to_west = "routes.0=moscow-riga.green riga-warsaw warsaw-berlin.blue berlin-paris.white; hand.0=2 yellow"
    east_to_west += "; tickets.0=berlin-athens brest-zurich"
    for text, action, kinds in (
        (f"board=new_york; display=; {stuck}", "pass", ["pass", "over"]),
        ("board=new_york; display=red taxi taxi blue pink; deck=taxi *", "take red", ["take", "turn_up", "reset", "turn_up"]),
        ("board=new_york; hand.0=2 pink; display=; deck=; hand.1=*", "claim soho-wall_street", ["claim", "shuffle", "turn_up"]),
        (f"board=first_journey_usa; {stuck}", "pass", ["pass", "over"]),
        (f"board=first_journey_europe; {given_up}", "exchange", ["exchange", "ticket", "shuffle_tickets", "ticket"]),
        (f"board=first_journey_europe; {east_to_west}", "claim brest-paris", ["claim", "bonus"]),
    ):
        events = at(text).play(action)
        assert list(dict.fromkeys(event.kind for event in events)) == list(dict.fromkeys(kinds))
        for event in events:
            check(event, 2)


def test_the_deal_and_the_offers_come_first() -> None:
    game = Game("new_york", 3, seed=7)
    assert [(event.kind, event.seat) for event in game.opening if event.kind in ("deal", "offer")] == [
        *(("deal", p) for p in range(3)),
        *(("offer", p) for p in range(3)),
    ]
    for p in game.seats:
        dealt = game.opening[p].seen_by(p).data
        assert sorted(dealt["cards"]) == sorted(card for card, n in (game.view(p).me.hand or {}).items() for _ in range(n))
    game = Game("first_journey_europe", 2, seed=7)
    assert [event.data["tickets"] for event in game.opening] == [list(game.view(p).me.ticket_list or ()) for p in game.seats]
    assert game.opening[1].seen_by(0).data == {"count": 4, "cards": None, "tickets": None}


def test_an_opening_choice_is_told_to_all_when_all_have_chosen() -> None:
    game = Game("new_york", 2, seed=7)
    first = game.play(game.view(1).actions[2], 1)
    assert [event.seen_by(0).to_dict() for event in first] == [{"kind": "choose", "seat": 1, "tickets": None}]
    last = [event.seen_by(0).to_dict() for event in game.play(game.view(0).actions[0], 0)]
    assert last == [
        {"kind": "choose", "seat": 0, "tickets": ["central_park-chinatown"]},
        {"kind": "keep", "seat": 0, "count": 1, "tickets": ["central_park-chinatown"], "returned": ["central_park-chelsea"]},
        {"kind": "keep", "seat": 1, "count": 2, "tickets": None, "returned": None},
    ]


def test_all_events_of_a_game_are_kept_in_order() -> None:
    game, rng = Game("new_york", 2, seed=1), random.Random(1)
    heard = list(game.opening)
    while not game.over:
        heard += game.play(rng.choice(game.view(game.seat).actions))
    assert list(game.events) == heard
    assert heard[-1].to_dict() == {"kind": "over", "seat": None, "ending": game.ending, "winners": list(game.winners)}
