"""The daily deal and challenges: from the start page to the results, with what is hidden until then."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager

from arrivals import PHONE, Open
from player import say
from playwright.sync_api import Page, expect
from shortcut import Shortcut, ask, shortcut
from test_access import WIDER, Axe
from websockets.sync.client import connect

EUROPE = "first_journey_europe"
PAR = 90_000  # milliseconds: a process of low priority plays it
COSTS = ((0.0, "fine"), (0.04, "slip"), (0.01, "fine"), (0.0, "fine"), (0.0, "fine"), (0.15, "mistake"))
HEAD = r"Farebox \d{4}-\d\d-\d\d\nFirst Journey: Europe · [🥇🥈🥉] \d+ \(champion [🥇🥈🥉] \d+\)\n"
SQUARES = re.compile(HEAD + "🟩🟨🟩🟩🟩\n⬛\nTurns: 6, mistakes: 1")


@contextmanager
def seat_of(page: Page, address: str) -> Iterator[Shortcut]:
    """A client that plays on for the page's player, at the table the page shows."""
    page.wait_for_url("**/table/*")
    code = page.url.rpartition("/")[2]
    kept = json.loads(page.evaluate("localStorage.tables"))[code]
    with connect(f"{address.replace('http', 'ws', 1)}/api/tables/{code}/socket") as wire:
        yield Shortcut(address, {**kept, "table": ask(address, "GET", f"/tables/{code}")}, wire)


def judged(page: Page) -> None:
    """A review is made in a process of low priority, which a busy machine hardly lets run: here it is there at once."""
    decisions = [{"seat": 0, "turn": turn, "cost": cost, "mark": mark} for turn, (cost, mark) in enumerate(COSTS)]
    page.route(
        "**/api/reviews/*", lambda route: route.fulfill(json={"problem": None, "review": {"seats": [], "decisions": decisions}})
    )


def test_the_daily_deal_is_played_and_shared(arrive: Open, address: str, axe: str) -> None:
    left = ask(address, "GET", "/daily")["until"] - time.time()
    if left < 120:
        time.sleep(left + 1)  # the day must not end before the test does
    page = arrive().page
    page.get_by_role("navigation").get_by_role("link", name=say("daily-title")).click()
    expect(page.get_by_text(say("daily-public"))).to_be_visible()
    expect(page.locator("[data-testid^=deal-]")).to_have_count(3)
    page.get_by_label(say("lobby-your-name")).fill("Ada")
    page.get_by_test_id(f"play-{EUROPE}").click()
    with seat_of(page, address) as player:
        page.goto("/daily")
        expect(page.get_by_test_id(f"go-on-{EUROPE}")).to_be_visible()
        expect(page.get_by_text(say("daily-champion"), exact=True)).to_have_count(0)
        player.play()
    judged(page)
    page.goto(f"/table/{player.code}")
    page.get_by_test_id("see-results").click()
    deal = page.get_by_test_id(f"deal-{EUROPE}")
    expect(page.locator("[data-testid^=deal-]").first).to_have_attribute("data-testid", f"deal-{EUROPE}")  # the one just played
    expect(deal.locator("li.champion b, li.you b")).to_have_count(2, timeout=PAR)
    streak = page.get_by_test_id("streak")  # beside the race
    expect(streak.get_by_role("heading")).to_contain_text(say("puzzles-streak", count=1))
    expect(streak.locator("li.now")).to_have_class(re.compile(r"\b(first|solved)\b"))
    expect(page.get_by_test_id("share-text")).to_have_value(re.compile("Turns: 6, mistakes: 1"))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_test_id("copy-result").click()
    expect(page.get_by_test_id("copy-result")).to_contain_text(say("review-copied"))
    assert SQUARES.fullmatch(page.evaluate("navigator.clipboard.readText()"))
    Axe(axe).check(page)
    expect(deal.locator("li.champion a")).to_have_attribute("href", re.compile(r"/review/[0-9a-f]{20}\?seat=0"))


def test_a_game_is_offered_and_played_by_somebody_else(arrive: Open, address: str, axe: str) -> None:
    with shortcut(address, EUROPE, 1, bots=1) as table:
        table.play()
        offers = arrive(f"/table/{table.code}", script=table.script([0])).page
        offers.get_by_test_id("challenge").click()
        field = offers.get_by_label(say("challenge-link"))
        link = field.input_value()
        assert field.evaluate("(node) => node.scrollWidth <= node.clientWidth")  # all of it can be read
    friend = arrive(link.removeprefix(address), **PHONE).page
    expect(friend.get_by_text(say("challenge-lead", name="Ada"))).to_be_visible()
    Axe(axe).check(friend)
    friend.get_by_label(say("lobby-your-name")).fill("Bob")
    friend.get_by_test_id("take-challenge").click()
    with seat_of(friend, address) as player:
        friend.goto(link)
        expect(friend.get_by_role("link", name=say("daily-go-on"))).to_be_visible()
        player.play()
    friend.goto(f"/table/{player.code}")
    friend.get_by_test_id("see-results").click()
    expect(friend.locator("li.offered, li.you")).to_have_count(2)
    expect(friend.locator("li.offered")).to_contain_text("Ada")
    Axe(axe).check(friend)
    assert friend.evaluate(WIDER) == []
    offers.goto(link)
    expect(offers.locator("li.offered, li.other")).to_have_count(2)
