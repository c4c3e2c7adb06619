"""What the rules tell: every kind of it has so many numbers, and the places it does not use are 0."""

from __future__ import annotations

from pathlib import Path

import pytest

from farebox import Board, Event, Record
from farebox.game import game
from farebox.rules import telling
from farebox.rules.kernel import LiveState

GOLDEN = Path(__file__).parents[1] / "golden"
NUMBERS = {
    telling.TAKEN: 3,
    telling.BLIND_DRAWN: 2,
    telling.TURNED_UP: 2,
    telling.RESET: 0,
    telling.SHUFFLED: 1,
    telling.CLAIMED: 4,
    telling.OFFERED: 3,
    telling.CHOSEN: 4,
    telling.KEPT: 3,
    telling.COMPLETED: 2,
    telling.BONUS: 1,
    telling.TICKET_DRAWN: 2,
    telling.GIVEN_UP: 2,
    telling.TICKETS_SHUFFLED: 1,
    telling.PASSED: 1,
    telling.ENDING_ANNOUNCED: 1,
    telling.GAME_OVER: 2,
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
