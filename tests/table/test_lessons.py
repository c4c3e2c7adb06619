"""The tutorial's files are what the rules make of its lessons today."""

from __future__ import annotations

import json
from typing import Any

import pytest

from table.lessons import FOLDER, LEARNER, LESSONS, lesson_text


def last_view(name: str) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(lesson_text(name))["chapters"][-1]["steps"][-1]["frames"][-1]["view"]
    return view


@pytest.mark.parametrize("name", LESSONS)
def test_the_stored_lesson_is_up_to_date(name: str) -> None:
    stored = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    assert stored == lesson_text(name), "run python tests/table/lessons.py"


@pytest.mark.parametrize("name", LESSONS)
def test_the_learner_wins(name: str) -> None:
    view = last_view(name)
    assert view["over"]
    assert view["winners"] == [LEARNER]


def test_new_york_shows_a_ticket_an_attraction_and_the_last_turns() -> None:
    score = last_view("new_york")["scores"][LEARNER]
    assert score["done"] == score["ticket_list"]
    assert score["attractions"] > 0
    assert last_view("new_york")["ending"] == "last_turns"


def test_first_journey_shows_six_tickets_with_the_bonus() -> None:
    player = last_view("first_journey")["players"][LEARNER]
    assert player["bonus"]
    assert len(player["completed"]) == 5
    assert last_view("first_journey")["ending"] == "sixth_ticket"
