"""The review of a finished game: the way to it, through it, and what can be done there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlparse

import pytest
from arrivals import PATIENCE, PHONE, TABLET, Open
from player import say
from playwright.sync_api import Page, Route, expect
from shortcut import Data, ask, shortcut
from test_targets import too_small

CHECK = """(options) => axe.run(document, { resultTypes: ["violations"], ...options }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 4).map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`)))"""
TABS = ("moment", "decisions", "players")


def mistakes(review: Data, seat: int) -> list[Data]:
    return [one for one in review["review"]["decisions"] if one["seat"] == seat and round(100 * one["cost"]) >= 6]


def arrive_at(arrive: Open, review: Data, query: str = "", **context: Any) -> Page:
    page = arrive(f"/review/{review['id']}{query}", **context).page
    expect(page.get_by_test_id("review")).to_be_visible()
    return page


def query_of(page: Page) -> dict[str, list[str]]:
    return parse_qs(urlparse(page.url).query)


def wait_for_number(page: Page, number: int) -> None:
    expect(page).to_have_url(re.compile(rf"[?&]n={number}(&|$)"))


@pytest.mark.usefixtures("review")  # so that the server has compiled what judges
def test_from_the_end_of_a_game_to_its_review(arrive: Open, address: str) -> None:
    with shortcut(address, "new_york") as table:
        table.play()
        page = arrive(f"/table/{table.code}", script=table.script([1])).page
        page.get_by_test_id("review").click()
        page.wait_for_url("**/review/*")
        assert query_of(page)["seat"] == ["1"]
        winners = table.views[0]["winners"]
        name = "You" if winners == [1] else table.table["places"][winners[0]]["name"]
        expect(page.get_by_role("heading", level=1)).to_contain_text(name)
        expect(page.get_by_test_id("report-1")).to_contain_text(say("review-you"))
        deep = page.get_by_role("button", name=say("review-deep"))
        expect(deep).to_be_visible(timeout=1000 * PATIENCE)  # once all decisions are judged
        deep.click()
        expect(page.get_by_role("progressbar", name=say("review-deep"))).to_be_visible()


def test_it_opens_at_the_biggest_miss_with_the_better_action(arrive: Open, review: Data) -> None:
    page = arrive_at(arrive, review, "?seat=1")
    worst = max(mistakes(review, 1), key=lambda one: float(one["cost"]))
    wait_for_number(page, worst["number"])
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text(f"−{round(100 * worst['cost'])}")
    expect(page.get_by_text(say("review-better", points=f"+{round(100 * worst['cost'])}")).first).to_be_visible()
    expect(page.locator("tr[data-number]")).to_have_count(sum(one["seat"] == 1 for one in review["review"]["decisions"]))
    expect(page.locator("tr.current")).to_be_in_viewport(ratio=0.95)
    notes = page.locator("tr[data-number] small")
    assert notes.count() > 0
    assert all(
        note.startswith(say("review-better-is")) for note in notes.all_inner_texts()
    )  # a reason speaks of the better action
    page.get_by_role("radio", name=say("review-everyone")).check(force=True)
    expect(page.locator("tr[data-number]")).to_have_count(review["of"])
    expect(page.get_by_role("img", name=re.compile("^Each player’s chance to win over the game"))).to_be_visible()


def test_decisions_are_shown_as_they_are_judged(arrive: Open, review: Data) -> None:
    """The page can be used while the review is being made."""
    page = arrive("/rules").page
    judged = 5
    said = page.get_by_test_id("spoken-step")

    def answer(route: Route) -> None:
        made = review["review"]
        whole = judged > 5
        body = {
            **made,
            "seats": made["seats"] if whole else None,
            "decisions": made["decisions"] if whole else made["decisions"][:judged],
        }
        route.fulfill(json={**review, "done": review["of"] if whole else judged, "review": body})

    page.route(re.compile(r"/api/reviews/\w+\?"), answer)
    page.goto(f"/review/{review['id']}?seat=0")
    page.get_by_role("radio", name=say("review-everyone")).check(force=True)
    expect(page.locator("tr[data-number]")).to_have_count(5)
    working = page.get_by_text(say("review-working", done=5, of=review["of"]))
    expect(working.and_(page.locator(":not([role=status])")).first).to_be_visible()
    expect(working.and_(page.locator("[role=status], [role=status] *"))).to_have_count(1)  # it does not count aloud
    expect(said).to_have_text(say("review-working", done=5, of=review["of"]))
    page.locator("tr[data-number='3'] button").click()
    wait_for_number(page, 3)
    judged = 6
    expect(page.locator("tr[data-number]")).to_have_count(review["of"])
    expect(page.get_by_test_id("report-0").get_by_role("img").first).to_be_visible()
    wait_for_number(page, 3)  # somebody who has chosen a decision is not taken elsewhere


def test_everything_by_keyboard(arrive: Open, review: Data) -> None:
    page = arrive_at(arrive, review, "?seat=0&n=0")
    expect(page.get_by_test_id("report-0").get_by_role("img").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    wait_for_number(page, 1)
    expect(page.get_by_test_id("spoken-step")).to_have_text(re.compile(r"cost .+\. \w+"))
    page.keyboard.press("ArrowLeft")
    wait_for_number(page, 0)
    page.keyboard.press("Shift+ArrowRight")
    first = next(one["number"] for one in mistakes(review, 0) if one["number"] > 0)
    wait_for_number(page, first)
    slider = page.get_by_role("slider", name=say("review-scrub"))
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Turn \d+, .+, cost \d+\. .+ Better: "))
    page.keyboard.press("End")
    wait_for_number(page, review["of"])
    expect(page.get_by_test_id("verdict")).to_contain_text(say("review-end"))
    page.keyboard.press("Home")
    wait_for_number(page, 0)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=say("review-pause"))).to_be_visible()
    wait_for_number(page, 1)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=say("review-play"), exact=True)).to_be_visible()


def test_the_map_is_no_row_of_stops_and_trying_keeps_the_focus(arrive: Open, review: Data) -> None:
    first, *_ = mistakes(review, 0)
    page = arrive_at(arrive, review, f"?seat=0&n={first['number']}")
    expect(page.get_by_role("button", name=say("review-try"))).to_be_visible()
    page.get_by_role("button", name=say("review-share")).focus()
    for _ in range(12):
        page.keyboard.press("Tab")
        assert not page.evaluate("document.activeElement.matches('[data-route]')")
    page.get_by_role("button", name=say("review-try")).press("Enter")
    expect(page.get_by_test_id("verdict").get_by_role("heading")).to_be_focused()
    expect(page.locator("tr.current small")).to_have_count(0)  # a reason would name the answer
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=say("review-try"))).to_be_focused()


def test_a_screen_reader_has_buttons_to_the_mistakes_and_keeps_the_focus(arrive: Open, review: Data) -> None:
    """It uses the arrow keys itself."""
    page = arrive_at(arrive, review, "?seat=0&n=0")
    expect(page.get_by_test_id("report-0").get_by_role("img").first).to_be_visible()
    onward = page.get_by_role("button", name=say("review-next-mistake"))
    after = [one for one in mistakes(review, 0) if one["number"] > 0]
    for one in after:
        onward.press("Enter")
        wait_for_number(page, one["number"])
        expect(page.get_by_test_id("spoken-step")).to_contain_text(f"cost {round(100 * one['cost'])}. ")
        expect(page.get_by_test_id("spoken-step")).to_contain_text(say("review-better-is"))
    expect(onward).to_have_attribute("aria-disabled", "true")
    expect(onward).to_be_focused()
    page.get_by_role("button", name=say("review-last")).press("Enter")
    expect(page.get_by_role("button", name=say("review-last"))).to_be_focused()
    winner = say("lobby-player-number", number=review["review"]["winners"][0] + 1)
    expect(page.get_by_test_id("spoken-step")).to_have_text(re.compile(rf"^{say('review-end')}\. {winner} "))
    for seat in range(review["seats"]):
        expect(page.get_by_test_id(f"report-{seat}").get_by_role("heading", level=2)).to_have_count(1)


def test_a_screen_reader_hears_the_routes_of_each_player_and_only_those_to_try(arrive: Open, review: Data) -> None:
    claims = [one for one in review["review"]["decisions"] if one["action"].startswith("claim") and not one["forced"]]
    page = arrive_at(arrive, review, f"?seat=0&n={claims[-1]['number']}")
    board = page.get_by_role("region", name=say("review-board"))
    for seat in range(review["seats"]):
        name = say("lobby-player-number", number=seat + 1)
        expect(board.get_by_role("listitem").filter(has_text=re.compile(rf"^{name}: .+ – .+"))).to_have_count(1)
    expect(board.get_by_role("img", name=re.compile(", length "))).to_have_count(0)
    page.get_by_role("button", name=say("review-try")).click()
    expect(board.get_by_role("button", name=re.compile(", length .+, open, you can claim it$")).first).to_be_attached()
    expect(board.get_by_role("button", name=re.compile(", length .+(closed|open|claimed by .+)$"))).to_have_count(0)


def choose(page: Page, action: str) -> None:
    """Choose an action on the map or below it."""
    kind, _, rest = action.partition(" ")
    if kind == "claim":
        page.locator(f'[data-route="{rest.split(" ")[0]}"]').dispatch_event("click")
    else:
        names = {"blind": say("review-do-blind"), "tickets": say("review-do-tickets")}
        name = names[kind] if kind in names else say("table-take", card=say(f"table-cards-{rest}", count=1))
        page.get_by_role("button", name=name, exact=True).first.click()


def test_try_it_yourself(arrive: Open, review: Data) -> None:
    """Nothing is revealed before an action is chosen; then the page says that it is better."""
    plain = ("claim", "take", "blind")
    found = next(one for seat in (0, 1) for one in mistakes(review, seat) if one["best"].split(" ")[0] in plain)
    page = arrive_at(arrive, review, f"?seat={found['seat']}&n={found['number']}")
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text("%")
    page.get_by_role("button", name=say("review-try")).click()
    expect(verdict).not_to_contain_text("%")
    expect(page.get_by_text(say("review-played"), exact=True)).to_have_count(0)
    choose(page, found["best"])
    result = page.get_by_test_id("try-result")
    expect(result).to_contain_text(re.compile(r"better", re.I))
    expect(result.locator("strong")).to_have_count(2)
    page.get_by_role("button", name=say("review-try-again")).click()
    expect(result).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=say("review-try"))).to_be_visible()


def test_a_route_that_cannot_be_paid_for_says_why(arrive: Open, review: Data, address: str) -> None:
    for one in review["review"]["decisions"]:
        view = ask(address, "GET", f"/reviews/{review['id']}/at/{one['number']}?seat={one['seat']}")["view"]
        refused = next((route["route"] for route in view["routes"] if route["why"] == "cards"), None)
        if refused and view["phase"] == "turn" and not one["forced"]:
            break
    page = arrive_at(arrive, review, f"?seat={one['seat']}&n={one['number']}")
    page.get_by_role("button", name=say("review-try")).click()
    choose(page, f"claim {refused}")
    note = page.get_by_test_id("refused")
    expect(note).to_contain_text(re.compile(r"^Not possible now: .+\. You need \d"))
    choose(page, one["action"])
    expect(page.get_by_test_id("try-result")).to_be_visible()
    expect(note).to_have_count(0)


def unusual(address: str, review: Data) -> tuple[Data, list[str]]:
    """A mistake, and cards to take there that the review did not judge."""
    for one in review["review"]["decisions"]:
        view = ask(address, "GET", f"/reviews/{review['id']}/at/{one['number']}?seat={one['seat']}")["view"]
        judged = {value["action"] for value in one["values"]}
        cards = [action["text"] for action in view["actions"] if action["kind"] in ("take", "blind")]
        found = [text for text in cards if text not in judged]
        if one["cost"] >= 0.06 and len(found) > 1:
            return one, found
    raise AssertionError("the review has judged everything")


def test_an_unusual_choice_is_worked_out(arrive: Open, review: Data, address: str) -> None:
    """With a chance and a verdict; if nobody can say, the page says so, and asks again the next time."""
    decision, (action, *_) = unusual(address, review)
    reader = arrive(f"/review/{review['id']}?seat={decision['seat']}&n={decision['number']}")
    reader.watched.allow("/try")
    page = reader.page
    tries = re.compile(r"/api/reviews/\w+/at/\d+/try$")
    held: list[Route] = []
    page.route(tries, lambda route: held.append(route))  # playwright wants a function of Python
    page.get_by_role("button", name=say("review-try")).click()
    choose(page, action)
    result = page.get_by_test_id("try-result")
    expect(result.get_by_role("heading")).to_have_text(say("review-try-judging"))
    held.pop().abort()
    expect(result.get_by_role("heading")).to_have_text(say("review-try-unjudged"))
    page.unroute(tries)
    page.get_by_role("button", name=say("review-try-again")).click()
    choose(page, action)
    expect(result.locator("strong").first).to_have_text(re.compile(r"^\d+\s*%$"), timeout=1000 * PATIENCE)
    expect(result.get_by_role("heading")).to_have_text(re.compile("played|best|better", re.I))
    stored = ask(address, "GET", f"/reviews/{review['id']}")["review"]["decisions"][decision["number"]]
    assert [one["action"] for one in stored["tried"]] == [action]


def test_all_hands_open(arrive: Open, review: Data) -> None:
    page = arrive_at(arrive, review, "?seat=0&n=9")
    expect(page.get_by_test_id("report-1").get_by_text(say("review-cards"))).to_have_count(0)
    page.get_by_role("radio", name=say("review-open")).check(force=True)
    expect(page.get_by_test_id("report-1").get_by_text(say("review-cards"))).to_be_visible()
    assert query_of(page)["open"] == ["1"]


def test_link_and_picture(arrive: Open, review: Data, tmp_path: Path) -> None:
    page = arrive_at(arrive, review, "?seat=0&n=9")
    page.get_by_role("button", name=say("review-share")).click()
    link = page.get_by_label(say("review-share-link")).input_value()
    assert parse_qs(urlparse(link).query) == {"n": ["9"], "seat": ["0"]}
    for kind in ("SVG", "PNG"):
        with page.expect_download() as saved:
            page.get_by_role("button", name=say("review-picture", kind=kind)).click()
        saved.value.save_as(tmp_path / kind)
    drawn = (tmp_path / "SVG").read_text(encoding="utf-8")
    assert "Chelsea" in drawn
    assert not re.search(r"<use|var\(|\bclass=", drawn)  # nothing of it is on the page only
    assert (tmp_path / "PNG").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("device", [{}, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_axe_finds_nothing(arrive: Open, review: Data, axe: str, device: dict[str, Any]) -> None:
    page = arrive_at(arrive, review, "?seat=0", **device)
    page.evaluate(axe)
    for tab in TABS if device is PHONE else [None]:
        if tab:
            page.get_by_role("tab", name=say(f"review-tab-{tab}")).click()
        assert page.evaluate(CHECK, {}) == []
        page.emulate_media(color_scheme="dark")
        expect(page.locator("html[data-theme=dark]")).to_be_attached()
        assert page.evaluate(CHECK, {"runOnly": ["color-contrast"]}) == []
        page.emulate_media(color_scheme="light")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_everything_is_large_enough_for_a_finger(arrive: Open, review: Data) -> None:
    page = arrive_at(arrive, review, **PHONE)
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert too_small(page) == []


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_a_long_name_is_shown_whole(arrive: Open, review: Data, device: dict[str, Any]) -> None:
    page = arrive_at(arrive, review, **device)
    if device:
        page.get_by_role("tab").nth(TABS.index("players")).click()
    name = page.get_by_test_id("report-0").locator(".name b")
    name.evaluate("(node) => (node.textContent = 'W'.repeat(20))")
    assert name.evaluate("(node) => node.scrollWidth <= node.clientWidth && node.scrollHeight <= node.clientHeight + 1")
    assert name.evaluate("(node) => getComputedStyle(node).webkitLineClamp") == "none"


def test_a_review_that_does_not_exist(arrive: Open) -> None:
    player = arrive("/review/0123456789")
    player.watched.allow("404")
    expect(player.page.get_by_test_id("no-review")).to_be_visible()
