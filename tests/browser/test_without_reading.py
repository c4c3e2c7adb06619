"""First Journey is played to its end by somebody who cannot read: by taps on pictures alone."""

from __future__ import annotations

from typing import Any

import pytest
from arrivals import PHONE, TABLET, Open
from player import PAUSE, Finger, play_out
from playwright.sync_api import Page, expect
from shortcut import shortcut

# A button that is a picture, lies in the window, and is on top where a finger meets it.
PICTURE = """(id) => {
  const node = document.querySelector(`[data-testid="${id}"]`);
  const box = node.getBoundingClientRect();
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  const top = document.elementFromPoint(x, y);
  return { x, y, picture: !!node.querySelector("svg, img"), met: !!top && (node.contains(top) || top.contains(node)) };
}"""
HIDE_WORDS = """addEventListener("DOMContentLoaded", () => {
  const style = document.createElement("style");
  style.textContent = "body, body * { color: transparent !important; }";
  document.head.append(style);
})"""


class PreReader(Finger):
    """Taps what it sees. Words are hidden from it; it never opens a list."""

    def press(self, page: Page, id: str) -> None:
        page.get_by_test_id(id).scroll_into_view_if_needed()
        there = page.evaluate(PICTURE, id)
        assert there["picture"], f"{id} is no picture"
        assert there["met"], f"{id} is covered"
        page.touchscreen.tap(there["x"], there["y"])
        page.wait_for_timeout(PAUSE)

    def route(self, page: Page, claims: list[dict[str, Any]]) -> None:
        seen = [claim for claim in claims if claim["seen"]]
        if not seen:  # beyond the edge of a phone: the whole map
            self.press(page, "whole-map")
            return
        best = max(seen, key=lambda claim: int(claim["length"]))
        page.touchscreen.tap(best["x"], best["y"])


@pytest.mark.parametrize(
    ("device", "board"), [(TABLET, "first_journey_europe"), (PHONE, "first_journey_usa")], ids=["tablet", "phone"]
)
def test_first_journey_without_reading_a_word(arrive: Open, address: str, device: dict[str, Any], board: str) -> None:
    with shortcut(address, board, 1, bots=1) as table:
        script = table.script([0], board)
    child = arrive(f"/table/{table.code}", script=script + ";" + HIDE_WORDS, **device)
    child.hands = PreReader()
    expect(child.page.get_by_test_id("deck")).to_be_visible()
    play_out([child])
    assert {"blind", "ask", "claim"} <= child.done
    expect(child.page.get_by_test_id("scoring").locator("svg").first).to_be_visible()
