"""Golden records: one for each way a game can end and each rare branch. They replay, and they show what they are named for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from farebox import Game, Record

FOLDER = Path(__file__).parent / "golden"


def kinds(game: Game) -> list[list[str]]:
    return [[event.kind for event in play.events] for play in game.plays]


def has(game: Game, *wanted: str) -> bool:
    """Some action was followed by these events in this order, others in between."""
    return any(_in_order(list(wanted), told) for told in kinds(game))


def _in_order(wanted: list[str], told: list[str]) -> bool:
    rest = iter(told)
    return all(kind in rest for kind in wanted)


SHOWS: dict[str, Callable[[Game], bool]] = {
    "last_turns": lambda g: g.ending == "last_turns" and len(g.winners) == 1,
    "nobody_can_move": lambda g: g.ending == "nobody_can_move" and has(g, "offer") and has(g, "pass"),
    "last_train": lambda g: g.ending == "last_piece" and 0 in g.state.pieces[: len(g.seats)],
    "nobody_can_move_first_journey": lambda g: g.ending == "nobody_can_move" and has(g, "exchange") and has(g, "pass"),
    "abandoned": lambda g: g.ending == "abandoned" and g.winners == () and has(g, "offer") and bool(g.closing),
    "abandoned_first_journey": lambda g: g.ending == "abandoned" and g.state.turn == 30_000 and has(g, "blind", "over"),
    "bonus_with_sixth_ticket": lambda g: g.ending == "sixth_ticket" and has(g, "completed", "bonus", "over"),
    "reset": lambda g: has(g, "take", "turn_up", "reset", "turn_up"),
    "fourth_reset_not_made": lambda g: kinds(g)[0].count("reset") == 3 and g.plays[1].before.display.count(6) >= 3,
    "reshuffle_in_refill": lambda g: has(g, "reset", "turn_up", "shuffle", "turn_up"),
    "no_second_card": lambda g: kinds(g)[0] == ["take"] and g.plays[1].seat == 1 and has(g, "claim", "shuffle", "turn_up"),
    "single_last_ticket": lambda g: any(e.kind == "offer" and e.data["count"] == 1 for e in g.events),
    "chain": lambda g: has(g, "ticket", "completed", "ticket", "completed"),
    "ticket_pile": lambda g: has(g, "exchange", "shuffle_tickets"),
    "shared_victory": lambda g: len(g.winners) > 1,
    "shared_first_journey": lambda g: len(g.winners) == 2 and g.ending == "last_piece",
    "tie_broken": lambda g: g.scores[0].total == g.scores[1].total and len(g.winners) == 1,
    "printed_sentence": lambda g: g.options.completion_cards == 2 and has(g, "completed", "blind", "blind"),
    "first_seat": lambda g: g.options.first_seat == 3 and next(p for p in g.plays if p.turn == 1).seat == 3,
}


def test_every_golden_record_is_named() -> None:
    assert {file.stem for file in FOLDER.glob("*.farebox")} == set(SHOWS)


@pytest.mark.parametrize("name", SHOWS)
def test_golden_record(name: str) -> None:
    text = (FOLDER / f"{name}.farebox").read_text("utf-8")
    record = Record.parse(text)
    game = record.verify()
    assert game.over
    assert SHOWS[name](game)
    assert str(record) == text.split("\n", 1)[1]  # all but the comment
