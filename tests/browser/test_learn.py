"""The tutorials, walked to their end."""

from __future__ import annotations

from typing import Any

import pytest
from arrivals import DESK, PHONE, Open
from playwright.sync_api import Page, expect

from farebox.messages import text as message

NEW_YORK = ["hello", "keep", "ticket", "deck", "face-up", "claim", "gray", "finished", "bonus", "end", "last"]
FIRST_JOURNEY = ["hello", "ticket", "draw", "build", "complete", "six", "swap", "cross", "win"]
TAPPED = {"keep": "keep-confirm", "deck": "deck", "draw": "deck", "face-up": "display-1"}
HEADER = {"keep": "keep", "ticket": "ticket", "deck": "deck", "face-up": "face-up"}  # the other steps of New York claim a route
MIDDLE = """() => {
  const box = [...document.querySelectorAll(".cue")].at(-1).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def step(page: Page, name: str) -> None:
    expect(page.locator(f'[data-testid="coach"][data-step="{name}"]')).to_be_visible()


def tap(page: Page, id: str) -> None:
    page.get_by_test_id(id).first.click()


def do(page: Page, name: str, phone: bool) -> None:
    """What the bubble asks for."""
    if name in ("hello", "finished", "six"):
        tap(page, "coach-go")
    elif name in TAPPED:
        tap(page, TAPPED[name])
    elif name == "ticket":
        if phone and page.get_by_test_id("tab-tickets").count():
            tap(page, "tab-tickets")
        page.locator('[data-testid^="ticket-"]').first.click()
    elif name == "swap":
        tap(page, "exchange")
        tap(page, "exchange-confirm")
    else:
        expect(page.locator("[data-route]:has(.cue)")).to_have_count(1)
        page.wait_for_timeout(600)  # the map may still be moving
        page.mouse.click(*page.evaluate(MIDDLE))
        tap(page, "claim-confirm")
        if name in ("complete", "cross"):
            tap(page, "celebrate-go")


@pytest.mark.parametrize(
    ("game", "steps", "language", "device"),
    [("new_york", NEW_YORK, "pl", PHONE), ("first_journey", FIRST_JOURNEY, "en", DESK)],
)
def test_a_tutorial_is_played_to_its_end(
    arrive: Open, game: str, steps: list[str], language: str, device: dict[str, Any]
) -> None:
    page = arrive(f"/learn/{game}", **{"locale": language, **device}).page
    for name in steps:
        step(page, name)
        do(page, name, device is PHONE)
    end = page.get_by_test_id("lesson-end")
    expect(end).to_contain_text(message(language, "learn-done"))
    expect(end.get_by_test_id("lesson-play")).to_have_text(message(language, "learn-play"))
    tap(page, "lesson-play")
    expect(end).to_have_count(0)


def test_back_and_skip_lead_through_all_steps(arrive: Open) -> None:
    page = arrive("/learn").page
    tap(page, "learn-new_york")
    for name in NEW_YORK:
        step(page, name)
        tap(page, "coach-skip")
    tap(page, "lesson-back")
    for name in reversed(NEW_YORK):
        step(page, name)
        if name != NEW_YORK[0]:
            tap(page, "coach-back")
    tap(page, "coach-leave")
    expect(page.get_by_test_id("learn-first_journey")).to_be_visible()


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_the_header_asks_for_the_same_as_the_owl(arrive: Open, device: dict[str, Any]) -> None:
    page = arrive("/learn/new_york", **device).page
    for name in NEW_YORK:
        step(page, name)
        asked = "learn-title" if name in ("hello", "finished") else f"learn-do-{HEADER.get(name, 'route')}"
        expect(page.get_by_test_id("banner")).to_contain_text(message("en", asked))
        expect(page.get_by_test_id("banner")).not_to_contain_text(message("en", "table-do-claim"))
        tap(page, "coach-skip")


def test_the_rules_begin_with_pictures_and_name_clauses_only_among_rulings(arrive: Open) -> None:
    page = arrive("/rules").page
    expect(page.get_by_test_id("rule-sheet").get_by_role("listitem")).to_have_count(4)
    clause = page.locator("#NY-TURN-2 h3 a")
    expect(clause).not_to_contain_text("NY-TURN-2")
    page.get_by_label(message("en", "rules-ruling-only")).check()
    expect(clause).to_have_text("NY-TURN-2")
    expect(page.get_by_test_id("rule-sheet")).to_have_count(0)
    page.get_by_label(message("en", "rules-ruling-only")).uncheck()
    tap(page, "learn-link")
    step(page, "hello")
