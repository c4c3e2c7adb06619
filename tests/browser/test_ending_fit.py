"""The end of a game fits small windows, with four players and names as long as a name can be."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise

import pytest
from arrivals import Open
from player import Player, say
from playwright.sync_api import expect
from shortcut import Shortcut, shortcut
from test_fit import SETTLED, TOUCH, TROUBLES, ids
from test_kid_table import SETTINGS

BOARDS = ("new_york", "first_journey_europe")
NAMES = ("Maximiliana-Konstantina!", "Bob", "Wolfgang Amadeus Theophi", "Cleo")  # 24 letters are the most
SMALL = ((360, 640), (390, 844), (844, 390), (667, 375))
STAGE = ["[data-testid='verdict'] h1", "[data-testid='verdict'] p", ".acts .btn", ".stage .base"]
TOWERS = """() => [...document.querySelectorAll(".stage .column")].map((column) => ({
  top: column.querySelector(".tower, .stack").getBoundingClientRect().top,
  base: column.querySelector(".base").getBoundingClientRect().top,
  points: Number(column.querySelector(".base .flap, .base .num").textContent.replace("−", "-")),
}))"""
COVERED = """() => {
  const words = document.querySelector("[data-testid='verdict'] p").getBoundingClientRect();
  const crowns = [...document.querySelectorAll(".crown svg")].map((one) => one.getBoundingClientRect());
  return crowns.some((crown) => crown.top < words.bottom - 1);
}"""
# Words below the towers that are broken, or cut without an ellipsis.
BROKEN = """() => [...document.querySelectorAll(".base b:not(.num), .base .name span")].flatMap((node) => {
  const text = node.firstChild, range = document.createRange();
  const words = [...text.data.matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  });
  const cut = node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).textOverflow !== "ellipsis";
  return [...words.map(({ 0: word }) => word), ...(cut ? [text.data] : [])];
})"""
SCROLLS = "() => { const page = document.querySelector('.over'); return page.scrollHeight > page.clientHeight + 1; }"


@contextmanager
def ended(address: str, board: str) -> Iterator[Shortcut]:
    with shortcut(address, board, 4, names=NAMES) as table:
        table.play(wise=True)
        yield table


def arrived(arrive: Open, table: Shortcut, seats: list[int], script: str = "", **context: object) -> Player:
    player = arrive(f"/table/{table.code}", script=f"{script}{table.script(seats)}", **context)
    expect(player.page.get_by_test_id("scoring")).to_be_visible()
    return player


@pytest.mark.parametrize("board", BOARDS)
def test_the_ending_fits_phones_and_only_points_lift_a_tower(arrive: Open, address: str, board: str) -> None:
    troubles: list[str] = []
    with ended(address, board) as table:
        page = arrived(arrive, table, [1], **TOUCH).page
        for width, height in SMALL:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            page.wait_for_function(f"() => ({BROKEN})().length === 0")
            found = page.evaluate(TROUBLES, [*STAGE, "[data-testid='facts'] li:first-child"])
            towers = page.evaluate(TOWERS)
            assert len(towers) == 4
            if len({round(tower["base"]) for tower in towers}) > 1:
                found.append("the bases differ")
            order = sorted(towers, key=lambda tower: -tower["points"])
            found += [f"{low} is above {high}" for high, low in pairwise(order) if low["top"] < high["top"] - 1]
            found += ["a crown is over the words"] if page.evaluate(COVERED) else []
            troubles += [f"{width}x{height}: {trouble}" for trouble in found]
    assert not troubles, "\n".join(troubles)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_end_of_the_kid_table_fits_phones(arrive: Open, address: str, seats: int) -> None:
    wanted = [f".kid-end {name}" for name in (*ids("kid-look", "kid-again", "review", "kid-lock"), ".head", ".stubs", ".golden")]
    troubles: list[str] = []
    with shortcut(address, "first_journey_europe", seats) as table:
        table.play(wise=True)
        kid = f"if (location.host) localStorage.settings = {json.dumps(json.dumps(SETTINGS))};"
        page = arrived(arrive, table, [0], kid, **TOUCH).page
        for width, height in SMALL:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            found = page.evaluate(TROUBLES, wanted)
            troubles += [f"{width}x{height}: {trouble}" for trouble in found]
    assert not troubles, "\n".join(troubles)


@pytest.mark.parametrize("board", BOARDS)
def test_the_score_sheet_fits_a_small_laptop_and_says_what_the_record_is(arrive: Open, address: str, board: str) -> None:
    with ended(address, board) as table:
        page = arrived(arrive, table, [0, 1, 2, 3], viewport={"width": 1280, "height": 720}).page
        page.get_by_role("button", name=say("score-sheet")).click()
        sheet = page.get_by_test_id("score-sheet")
        expect(sheet).to_contain_text(say("score-sheet"))
        expect(sheet).not_to_contain_text(say("score-pad"))
        page.evaluate(SETTLED)
        assert not page.evaluate(SCROLLS)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")  # nor does the table behind it
        assert page.evaluate(TROUBLES, [*ids("score-sheet", "sheet-record"), ".acts .btn"]) == []
        record = page.get_by_test_id("sheet-record")
        expect(record).to_contain_text(say("score-record-note"))
        expect(record).to_have_attribute("title", say("score-record-title"))
        assert "farebox record" in page.request.get(str(record.get_attribute("href"))).text()
