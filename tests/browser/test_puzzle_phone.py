"""A puzzle on a phone that is not high: the help stays within reach while an answer is chosen."""

from __future__ import annotations

from arrivals import PHONE, Open
from player import say
from playwright.sync_api import expect

from farebox.puzzles import puzzles_of


def test_a_hint_is_within_reach_while_an_answer_is_chosen(arrive: Open) -> None:
    puzzle = next(one for one in puzzles_of("new_york") if len(one.values) > 4)
    page = arrive(f"/puzzles/{puzzle.id}", **PHONE | {"viewport": {"width": 375, "height": 667}}).page
    page.locator("details li button:enabled").first.click()
    expect(page.get_by_test_id("submit")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name=say("puzzles-hint")).click()
    expect(page.locator("details li button:enabled")).to_have_count(4)
    expect(page.locator(".note").first).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("submit")).to_have_count(0)
