"""New York, the deck: NY-DECK."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from farebox import Game, IllegalAction

if TYPE_CHECKING:
    from conftest import At


def kinds(game: Game) -> list[str]:
    return [event.kind for event in game.events]


def hand(game: Game, seat: int = 0) -> dict[str, int]:
    return game.view(seat).me.hand or {}


def refused(game: Game, action: str, why: str) -> None:
    before = game.state.copy()
    with pytest.raises(IllegalAction, match=why):
        game.play(action)
    assert game.state == before


def test_ny_deck_1_renewed_when_a_blind_card_empties_it(at: At) -> None:
    game = at("board=new_york; display=red red blue taxi green; deck=black pink; discard=3 orange, 2 blue; hand.1=*")
    assert [event.kind for event in game.play("blind")] == ["blind"]
    assert game.view(0).deck == 1
    assert game.view(0).discard == {"blue": 2, "orange": 3}
    assert [event.kind for event in game.play("blind")] == ["blind", "shuffle"]
    assert game.view(0).deck == 5
    assert game.view(0).discard == {}
    assert sorted(game.position().values["deck"].split()) == ["blue"] * 2 + ["orange"] * 3


def test_ny_deck_1_renewed_when_the_display_empties_it(at: At) -> None:
    game = at("board=new_york; display=red red blue taxi green; deck=black; discard=3 orange; hand.1=*")
    assert [event.kind for event in game.play("take blue")] == ["take", "turn_up", "shuffle"]
    assert game.view(0).display == ("red", "red", "black", "taxi", "green")
    assert game.view(0).deck == 3
    game.play("blind")
    assert hand(game) == {"blue": 1, "orange": 1}


def test_ny_deck_1_renewed_in_the_middle_of_turning_up(at: At) -> None:
    """The five cards of the reset are shuffled with the earlier discard when the deck gives out after two."""
    game = at("board=new_york; display=red taxi taxi blue green; deck=taxi pink pink; discard=4 orange; hand.1=*")
    events = game.play("take red")
    drawn = ["take", "turn_up", "reset", "turn_up", "turn_up", "shuffle", "turn_up", "turn_up", "turn_up"]
    assert [event.kind for event in events][:9] == drawn
    assert sorted(events[5].data["order"]) == ["blue", "green"] + ["orange"] * 4 + ["taxi"] * 3
    assert events[5].data["order"][:3] == [event.data["card"] for event in events[6:9]]


def test_ny_deck_1_renewed_from_the_reset_itself(at: At) -> None:
    game = at("board=new_york; display=red taxi taxi blue green; deck=taxi; hand.1=*; seed=4")
    events = game.play("take red")
    assert [event.kind for event in events][:4] == ["take", "turn_up", "reset", "shuffle"]
    assert None not in game.view(0).display


def test_ny_deck_1_without_discards_the_deck_stays_empty(at: At) -> None:
    game = at("board=new_york; display=red red blue taxi green; deck=black; hand.1=*")
    game.play("blind")
    assert game.view(0).deck == 0
    assert "shuffle" not in kinds(game)
    refused(game, "blind", "deck is empty")
    game.play("take blue")
    assert game.view(0).display == ("red", "red", None, "taxi", "green")


def test_ny_deck_1_renewed_at_the_moment_there_are_discards(at: At) -> None:
    game = at("board=new_york; display=red red blue taxi green; deck=; hand.0=4 pink; hand.1=*")
    events = game.play("claim chelsea-soho 4 pink")
    assert [event.kind for event in events] == ["claim", "shuffle"]
    assert game.view(1).deck == 4
    assert game.view(1).discard == {}
    game.play("blind", seat=1)


def test_ny_deck_1_one_card_makes_a_new_deck(at: At) -> None:
    game = at("board=new_york; display=red red blue taxi green; deck=; hand.0=pink; hand.1=*")
    events = game.play("claim midtown_west-times_square")
    assert [event.kind for event in events] == ["claim", "shuffle"]
    assert game.position().values["deck"] == "pink"
    assert game.view(1).discard == {}


def test_ny_deck_1_a_deck_that_is_not_empty_is_left_alone(at: At) -> None:
    game = at("board=new_york; display=red red blue taxi green; deck=black; hand.0=4 pink; hand.1=*")
    game.play("claim chelsea-soho 4 pink")
    assert game.view(1).deck == 1
    assert game.view(1).discard == {"pink": 4}


def test_ny_deck_1_the_discards_are_shuffled(at: At) -> None:
    orders = set()
    for seed in range(10):
        discard = "discard=5 red, 5 blue, 5 green, 2 pink"
        game = at(f"board=new_york; seed={seed}; display=red black blue taxi green; deck=black; {discard}; hand.1=*")
        order = game.play("blind")[-1].data["order"]
        assert sorted(order) == ["blue"] * 5 + ["green"] * 5 + ["pink"] * 2 + ["red"] * 5
        assert game.position().values["deck"].split() == order
        orders.add(tuple(order))
    assert len(orders) == 10
