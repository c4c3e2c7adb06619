"""Puzzles: from the start page to the solution, with hints and wrong tries, by keyboard, and what stays in the browser."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from arrivals import DESK, PHONE, Open
from player import say
from playwright.sync_api import Page, expect

from farebox.puzzles import Puzzle, answer_of, puzzles_of

BOARDS = ["new_york", "first_journey_europe"]


def some(board: str, kind: str | None = None) -> Puzzle:
    """A puzzle with a few answers; `kind`: of its solution."""
    return next(one for one in puzzles_of(board) if len(one.values) > 2 and kind in (None, one.solution.kind))


def pick(page: Page, puzzle: Puzzle, place: int) -> None:
    """Choose the answer at this place among the chances, in the list of all actions."""
    answers = list(dict.fromkeys(answer_of(action) for action in puzzle.view.actions))
    if not page.locator("details[open]").count():
        page.locator("summary").click()
    page.locator("details li button").nth(answers.index(answer_of(puzzle.values[place].action))).click()


def submit(page: Page) -> None:
    page.get_by_test_id("submit").click()


def kept(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage.puzzles ?? '{}'"))


def test_the_puzzle_of_the_day_is_found_from_the_start_page(arrive: Open) -> None:
    page = arrive().page
    page.get_by_role("link", name=re.compile(say("puzzles-today"))).click()
    expect(page.get_by_role("heading", name=say("puzzles-title"))).to_be_visible()
    page.get_by_test_id("today-new_york").click()
    expect(page.get_by_role("heading", name=say("puzzles-question"))).to_be_visible()
    expect(page.locator(".sheet svg").first).to_be_attached()


@pytest.mark.parametrize("device", [DESK, PHONE])
def test_a_puzzle_is_solved_at_the_second_try(arrive: Open, device: dict[str, Any]) -> None:
    puzzle = some("new_york")
    page = arrive(f"/puzzles/{puzzle.id}", **device).page
    expect(page.get_by_text(say("puzzles-tries", count=3))).to_be_visible()
    pick(page, puzzle, len(puzzle.values) - 1)
    for part in (".map", ".hand", ".ticket"):  # in sight at the last of all answers
        expect(page.locator(part).first).to_be_in_viewport()
    submit(page)
    cost = round(100 * (puzzle.values[0].chance - puzzle.values[-1].chance))
    expect(page.locator(".note.bad")).to_contain_text(str(cost))
    expect(page.get_by_text(say("puzzles-tries", count=2))).to_be_visible()
    assert kept(page) == {}
    pick(page, puzzle, 0)
    submit(page)
    expect(page.get_by_test_id("solution")).to_contain_text(say("puzzles-right"))
    assert kept(page)["puzzles"] == {puzzle.id: "solved"}
    page.goto("/puzzles")
    expect(page.locator(f'a.solved[href="/puzzles/{puzzle.id}"]')).to_be_visible()


@pytest.mark.parametrize("board", BOARDS)
def test_hints_leave_four_then_two_then_the_solution(arrive: Open, board: str) -> None:
    puzzle = some(board)
    page = arrive(f"/puzzles/{puzzle.id}").page
    for heading in ("#own-hand", "#own-tickets"):
        expect(page.locator(heading)).to_be_visible()
    page.locator("summary").click()
    for left in (min(4, len(puzzle.values) - 1), 2):
        page.get_by_test_id("hint").click()
        expect(page.locator("details li button:enabled")).to_have_count(left)
    page.get_by_role("button", name=say("puzzles-show")).click()
    expect(page.get_by_test_id("solution")).to_contain_text(say("puzzles-missed"))
    expect(page.get_by_test_id("solution")).not_to_contain_text(say("puzzles-no-reason"))
    expect(page.locator("ol li b").first).to_have_text(f"{round(100 * puzzle.values[0].chance)}%")
    assert kept(page)["puzzles"] == {puzzle.id: "missed"}


def test_the_next_puzzle_is_another_one(arrive: Open) -> None:
    puzzle = some("new_york")
    page = arrive(f"/puzzles/{puzzle.id}").page
    pick(page, puzzle, 0)
    submit(page)
    page.get_by_test_id("next").click()
    expect(page.get_by_text(say("puzzles-tries", count=3))).to_be_visible()
    assert puzzle.id not in page.url


def test_a_route_is_answered_on_the_map_by_keyboard(arrive: Open) -> None:
    puzzle = some("new_york", "claim")
    page = arrive(f"/puzzles/{puzzle.id}").page
    route = page.locator(f'[data-route="{puzzle.solution.route}"]')
    route.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("submit")).to_be_visible()
    page.get_by_test_id("submit").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("solution")).to_contain_text(say("puzzles-right-first"))
    expect(page.get_by_test_id("solution").get_by_role("heading")).to_be_focused()
    assert kept(page)["puzzles"] == {puzzle.id: "first"}


def test_the_keyboard_goes_on_after_a_wrong_answer_and_a_hint(arrive: Open) -> None:
    puzzle = some("new_york", "claim")
    page = arrive(f"/puzzles/{puzzle.id}").page
    pick(page, puzzle, len(puzzle.values) - 1)
    page.get_by_test_id("submit").press("Enter")
    expect(page.locator(".note.bad")).to_be_visible()
    expect(page.get_by_test_id("answer")).to_be_focused()
    page.get_by_test_id("hint").press("Enter")
    expect(page.get_by_role("status").filter(has_text=say("puzzles-hint-1"))).to_be_visible()
    expect(page.get_by_test_id("hint")).to_be_focused()
    page.get_by_test_id("hint").press("Enter")
    expect(page.get_by_test_id("answer")).to_be_focused()  # not the button that now shows the solution
    page.locator("details").get_by_role("button", disabled=False).last.press("Enter")
    expect(page.get_by_test_id("submit")).to_be_focused()


def test_a_puzzle_that_does_not_exist_says_so(arrive: Open) -> None:
    ada = arrive()
    ada.watched.allow("404")
    ada.page.goto("/puzzles/nonsense")
    expect(ada.page.get_by_role("alert")).to_contain_text(say("problem-not-found"))
