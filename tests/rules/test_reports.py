"""The reports of the rules: each kind has a fixed number of arguments, and those it does not use are 0."""

from __future__ import annotations

from pathlib import Path

import pytest

from farebox import Board, Event, Record
from farebox.game import game
from farebox.rules import events
from farebox.rules.running.live import LiveState

GOLDEN = Path(__file__).parents[1] / "golden"
NUMBERS = {
    events.CARD_TAKEN: 3,
    events.BLIND_DRAWN: 2,
    events.TURNED_UP: 2,
    events.DISPLAY_RESET: 0,
    events.DECK_SHUFFLED: 1,
    events.ROUTE_CLAIMED: 4,
    events.TICKETS_OFFERED: 3,
    events.TICKETS_CHOSEN: 4,
    events.TICKETS_KEPT: 3,
    events.TICKET_COMPLETED: 2,
    events.BONUS_COMPLETED: 1,
    events.TICKET_DRAWN: 2,
    events.TICKETS_GIVEN_UP: 2,
    events.TICKETS_SHUFFLED: 1,
    events.TURN_PASSED: 1,
    events.LAST_TURNS_ANNOUNCED: 1,
    events.GAME_OVER: 2,
}


def test_unused_numbers_are_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[tuple[int, ...]] = set()
    events_of = game.events_of

    def listen(board: Board, state: LiveState) -> list[Event]:
        seen.update(state.told)
        return events_of(board, state)

    monkeypatch.setattr(game, "events_of", listen)
    for file in sorted(GOLDEN.glob("*.farebox")):
        if file.stem != "abandoned_first_journey":  # 30,000 turns
            Record.parse(file.read_text("utf-8")).verify()
    assert {what for what, *_ in seen} == set(NUMBERS)
    for what, *numbers in seen:
        assert not any(numbers[NUMBERS[what] :])
