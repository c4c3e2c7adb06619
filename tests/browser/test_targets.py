"""On a phone, whatever can be pressed after a game is large enough for a finger, except links inside a sentence."""

from __future__ import annotations

import pytest
from arrivals import PHONE, Open
from playwright.sync_api import Page, expect
from shortcut import shortcut

SMALLEST = 40  # pixels
# What can be seen and pressed and is lower or narrower (.sr: for screen readers and keys).
# Routes are picked by the nearest one, wherever a finger touches the map.
TARGETS = """(px) => [...document.querySelectorAll("button, a[href], select, summary, input, [role=tab]")].flatMap((node) => {
  if (node.closest("[aria-hidden=true], [inert], .sr") || node.type === "hidden") return [];
  const inSentence = node.tagName === "A" && [...node.parentElement.childNodes].some((one) => one.data?.trim());
  const label = ["radio", "checkbox"].includes(node.type) ? node.closest("label") : null;
  const { width, height } = (label ?? node).getBoundingClientRect();
  if (!width || !height || inSentence || (width >= px && height >= px)) return [];
  return [`${Math.round(width)}x${Math.round(height)} ${node.getAttribute("aria-label") ?? node.textContent.trim()}`];
})"""


def too_small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TARGETS, SMALLEST)
    return found


@pytest.mark.parametrize("path", ["/daily", "/puzzles", "/games"])
def test_pages(arrive: Open, path: str) -> None:
    page = arrive(path, **PHONE).page
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert too_small(page) == []


def test_end_of_a_game_and_what_it_leads_to(arrive: Open, address: str) -> None:
    with shortcut(address, "new_york") as table:
        table.play()
    page = arrive(f"/table/{table.code}", script=table.script([0]), **PHONE).page
    expect(page.get_by_test_id("verdict")).not_to_be_empty()
    assert too_small(page) == []
    page.get_by_role("button", name="Board", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert too_small(page) == []
    page.goto("/games")
    expect(page.get_by_role("button", name="Review")).to_be_visible()
    assert too_small(page) == []
