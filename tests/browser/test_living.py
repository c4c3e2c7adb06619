"""The living board: what moves, when it is still, and that it is never in the way."""

from __future__ import annotations

import pytest
from arrivals import Arrivals
from player import Player, say
from playwright.sync_api import Page, expect
from shortcut import Shortcut, shortcut

WHERE = "() => [...document.querySelectorAll('.living .boat')].map((boat) => getComputedStyle(boat).transform)"
BIRD = "() => getComputedStyle(document.querySelector('.living .bird')).transform"
AFLOAT = "() => document.querySelectorAll('.world > svg use[href=\"#fb-decor-sail\"]').length"
COUNT = """
window.driven = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if (this.closest("[data-route]")) window.driven++;
  return animate.apply(this, how);
};
"""
ACTIONS = 20  # enough for a claim
RESTS_AFTER = 121_000  # milliseconds


def at_table(arrive: Arrivals, table: Shortcut, motion: str = "no-preference") -> Player:
    script = f"{table.script([0])};{COUNT}"
    player = arrive(f"/table/{table.code}", script=script, clock=True, reduced_motion=motion)
    player.wait_for_game()
    expect(player.page.get_by_test_id("living")).to_be_attached()
    return player


def test_boats_drift_until_nothing_has_happened_for_minutes(arrive: Arrivals, address: str) -> None:
    with shortcut(address, "new_york", 1, bots=1) as table:
        page = at_table(arrive, table).page
        before = page.evaluate(WHERE)
        assert page.evaluate(AFLOAT) == 0, "no boat is drawn twice"
        page.clock.run_for(5_000)
        assert page.evaluate(WHERE) != before
        page.clock.run_for(RESTS_AFTER)
        resting = page.evaluate(WHERE)
        page.clock.run_for(5_000)
        assert page.evaluate(WHERE) == resting
        page.mouse.move(300, 300)
        page.clock.run_for(5_000)
        assert page.evaluate(WHERE) != resting


def test_a_bird_crosses_the_board_and_is_gone(arrive: Arrivals, address: str) -> None:
    with shortcut(address, "new_york", 1, bots=1) as table:
        page = at_table(arrive, table).page
        bird = page.locator(".living .bird")
        page.clock.run_for(27_000)
        expect(bird).to_have_count(1)
        flown = page.evaluate(BIRD)
        page.clock.run_for(1_000)
        assert page.evaluate(BIRD) != flown
        page.clock.run_for(15_000)
        expect(bird).to_have_count(0)


def test_the_board_is_still_when_asked_to_be(arrive: Arrivals, address: str) -> None:
    with shortcut(address, "first_journey_usa", 1, bots=1) as table:
        page = at_table(arrive, table).page
        page.get_by_role("button", name=say("common-settings")).click()
        page.get_by_role("radiogroup", name=say("common-living")).get_by_role("radio", name=say("common-off")).check(force=True)
        still_here(page)


def test_the_board_is_still_with_reduced_motion(arrive: Arrivals, address: str) -> None:
    with shortcut(address, "first_journey_usa", 1, bots=1) as table:
        still_here(at_table(arrive, table, motion="reduce").page)


def still_here(page: Page) -> None:
    """The boats are where the drawing has them, and there are no clouds."""
    expect(page.locator(".living .cloud")).to_have_count(0)
    page.clock.run_for(5_000)
    assert set(page.evaluate(WHERE)) == {"none"}
    expect(page.locator(".living .boat").first).to_be_visible()


@pytest.mark.parametrize("board", ["new_york", "first_journey_europe"])
def test_pieces_drive_in_along_their_route(arrive: Arrivals, address: str, board: str) -> None:
    with shortcut(address, board, 2) as table:
        page = at_table(arrive, table).page
        left = iter(range(ACTIONS))
        table.play(lambda now, view: next(left, None) is None)
        page.wait_for_function("() => window.driven > 0")
