"""Every kind of event is declared once, and nothing that happens is passed over in silence."""

from __future__ import annotations

import copy
import pickle
from dataclasses import dataclass

import pytest

from farebox import Game, load_board
from farebox.game import event as declared
from farebox.game.event import (
    EVENTS,
    FROM_NUMBERS,
    AnyEvent,
    BlindDrawn,
    BonusCompleted,
    CardTaken,
    Dealt,
    DeckShuffled,
    DisplayReset,
    Event,
    GameOver,
    LastTurnsAnnounced,
    RouteClaimed,
    TicketCompleted,
    TicketDrawn,
    TicketsChosen,
    TicketsGivenUp,
    TicketsKept,
    TicketsOffered,
    TicketsShuffled,
    TurnedUp,
    TurnPassed,
)
from farebox.game.text.outcome import write_outcome
from farebox.game.transcript import say
from farebox.rules import events as told

EACH: list[AnyEvent] = [
    Dealt(0, 2, ["red", "red"], []),
    CardTaken(0, 1, "red"),
    BlindDrawn(0, "red"),
    TurnedUp(1, "blue"),
    DisplayReset(),
    DeckShuffled(2, ["red", "blue"]),
    TicketsShuffled(1, ["chelsea-brooklyn"]),
    RouteClaimed(0, "chelsea-soho", {"pink": 4}),
    TicketsOffered(0, 1, ["chelsea-brooklyn"]),
    TicketsChosen(0, ["chelsea-brooklyn"]),
    TicketsKept(0, 1, ["chelsea-brooklyn"], []),
    TicketCompleted(0, "chelsea-brooklyn"),
    BonusCompleted(0),
    TicketDrawn(0, "chelsea-brooklyn"),
    TicketsGivenUp(0, 1, ["chelsea-brooklyn"]),
    TurnPassed(0),
    LastTurnsAnnounced(0),
    GameOver("last_turns", [0]),
]
# What the record says elsewhere: in the action itself, or in the lines of the deal and the result.
NO_OUTCOME = {"deal", "take", "claim", "choose", "keep", "exchange", "pass", "over"}


def test_there_is_an_example_of_every_kind() -> None:
    assert [event.kind for event in EACH] == list(EVENTS)
    assert [type(event) for event in EACH] == list(EVENTS.values())


def test_all_that_the_rules_tell_becomes_an_event() -> None:
    numbers = {number for name, number in vars(told).items() if name.isupper()}
    assert numbers == set(FROM_NUMBERS) == set(range(len(numbers)))
    assert len(EVENTS) == len(numbers) + 1  # the deal is read from the state


@pytest.mark.parametrize("event", EACH, ids=lambda event: event.kind)
def test_every_kind_has_a_line_in_the_transcript(event: AnyEvent) -> None:
    game = Game("new_york", seed=1)
    for seat in (0, 1, None):
        text = say(game, event.seen_by(seat), ["Ana", "Bo"])
        assert text
        assert "None" not in text


@pytest.mark.parametrize("event", EACH, ids=lambda event: event.kind)
def test_every_kind_is_in_the_outcome_or_the_action_says_it(event: AnyEvent) -> None:
    assert (write_outcome([event]) == "") == (event.kind in NO_OUTCOME)
    assert "None" not in write_outcome([event.seen_by(None)])


def test_cards_one_after_the_other_are_one_part_of_the_outcome() -> None:
    red, blue, claim = BlindDrawn(0, "red"), TurnedUp(1, "blue"), RouteClaimed(0, "chelsea-soho", {"pink": 4})
    assert write_outcome([red, blue, DisplayReset(), blue, blue]) == "red blue, reset, blue blue"
    assert write_outcome([red.seen_by(1), claim, blue]) == "?, blue"


def test_a_field_must_say_who_may_see_it() -> None:
    @dataclass(frozen=True)
    class Careless(Event):
        seat: int
        ticket: str

    with pytest.raises(TypeError, match=r"Careless\.ticket must say who may see it"):
        declared._declared((Careless,))


@pytest.mark.parametrize("event", EACH, ids=lambda event: event.kind)
def test_events_are_values(event: AnyEvent) -> None:
    for one in (event, event.seen_by(None)):
        for same in (copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
            assert same == one
            assert same.to_dict(0) == one.to_dict(0)
            assert repr(same) == repr(one)
    with pytest.raises(AttributeError):
        event.seat = 1  # type: ignore[misc, assignment]


def test_the_bonus_is_told_by_its_name() -> None:
    game = Game("first_journey_europe", seed=1)
    bonus = load_board("first_journey_europe").bonus
    assert bonus is not None
    assert say(game, BonusCompleted(1), ["Ana", "Bo"]) == f"{bonus.name}!"
