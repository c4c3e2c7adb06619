"""The pages beside the table: score pad, rules, the lobby without a server; and how much the first page weighs."""

from __future__ import annotations

import gzip
import sqlite3
from pathlib import Path

from arrivals import Open
from player import say
from playwright.sync_api import Browser, Response, Route, expect
from test_table import UNREACHABLE

from farebox import load_board
from running_server import running

LIGHT = 150_000  # bytes of gzipped JavaScript of the first page
# Waits until everything is kept that a table on this device needs.
KEPT = """async () => {
  const site = `${document.documentElement.dataset.device}site.json`;
  for (let tries = 0; tries < 600; tries++) {
    if (await caches.match(site)) return true;
    await new Promise((done) => setTimeout(done, 100));
  }
}"""


def test_score_pad_adds_up(arrive: Open) -> None:
    board = load_board("new_york")
    points = board.route_points
    ticket, other = board.tickets[0], board.tickets[1]
    pad = arrive("/score-pad")
    page = pad.page
    names = [say("lobby-player-number", number=number) for number in (1, 2)]
    one, two = (page.get_by_role("region", name=name, exact=True) for name in names)
    for length, count in ((1, 2), (3, 1)):
        for _ in range(count):
            one.get_by_role("button", name=say("score-page-more", player=names[0], length=length)).click()
    one.get_by_role("button", name=say("score-page-attractions-more", player=names[0])).click()
    choose = say("score-page-ticket-add")
    one.get_by_label(choose).select_option(ticket.id)
    expect(one.locator(".total")).to_have_text(str(2 * points[1] + points[3] + 1 + ticket.value))
    two.get_by_label(choose).select_option(other.id)
    two.locator(".ticket .done").click()  # not completed after all
    expect(two.locator(".total")).to_have_text(f"−{other.value}")
    expect(page.locator(".result")).to_contain_text(say("score-page-leads", names=names[0]))
    page.reload()
    expect(two.locator(".total")).to_have_text(f"−{other.value}")  # the sheet is kept


def test_score_pad_on_the_board(arrive: Open) -> None:
    pad = arrive("/score-pad")
    pad.page.get_by_role("radio", name=say("score-page-on-board")).check(force=True)
    board = load_board("new_york")
    route = board.routes[0]
    slot = pad.page.locator(f'[data-route="{route.id}"] rect').first
    slot.scroll_into_view_if_needed()
    box = slot.bounding_box()
    assert box is not None
    pad.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    column = pad.page.get_by_role("region", name=say("lobby-player-number", number=1), exact=True)
    expect(column.locator("h2 b").first).to_have_text(str(board.route_points[route.length]))


def test_a_link_to_a_clause_leads_there(arrive: Open) -> None:
    reader = arrive("/rules#FJ-TICKET-2")
    clause = reader.page.locator("#FJ-TICKET-2")
    expect(clause).to_be_in_viewport()
    expect(clause).to_contain_text(say("rules-fj-ticket-2-title"))
    reader.page.goto("/rules#NY-DRAW-3")
    expect(reader.page.locator("#NY-DRAW-3")).to_be_in_viewport()
    reader.page.get_by_label(say("rules-search")).fill("no such word")
    expect(reader.page.locator(".none")).to_be_visible()


def test_reconstructed_tickets_are_told(arrive: Open) -> None:
    ada = arrive("/new")
    ada.page.get_by_role("radio", name=say("board-name-first-journey-europe")).check(force=True)
    expect(ada.page.get_by_text(say("lobby-reconstructed"))).to_be_visible()
    ada.page.get_by_role("link", name=say("lobby-reconstructed-how")).click()
    expect(ada.page.get_by_text(say("rules-reconstructed-how"))).to_be_visible()


def test_without_the_server_the_lobby_opens_and_plays_on_this_device(arrive: Open, tmp_path: Path) -> None:
    with running(tmp_path) as (process, base):
        ada = arrive(base=base, service_workers="allow", clock=True)
        ada.watched.allow(*UNREACHABLE)
        ada.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        ada.page.clock.fast_forward(10_000)  # what a table on this device needs is kept later
        assert ada.page.evaluate(KEPT)
        process.kill()
        process.wait()
        ada.page.goto(f"{base}/new/friends")
        expect(ada.page.get_by_text(say("lobby-offline"))).to_be_visible()
        expect(ada.page.get_by_text(say("lobby-offline-start"))).to_be_visible()
        expect(ada.page.locator("form.setup button.go")).to_be_disabled()
        ada.page.get_by_role("navigation").get_by_role("link", name=say("common-nav-rules")).click()
        expect(ada.page.get_by_role("heading", name=say("rules-title"))).to_be_visible()
        ada.page.goto(f"{base}/score-pad")
        expect(ada.page.get_by_role("heading", name=say("score-pad"))).to_be_visible()
        ada.page.goto(f"{base}/")
        expect(ada.page.get_by_text(say("lobby-offline"))).to_be_visible()
        ada.page.get_by_test_id("play-now").click()
        expect(ada.page.get_by_test_id("keep-confirm")).to_be_visible(timeout=150_000)
        ada.page.goto(f"{base}/")
        expect(ada.page.get_by_test_id("continue")).to_be_visible()
        ada.page.close()


def test_a_table_of_other_rules_says_so_and_offers_its_record(browser: Browser, tmp_path: Path) -> None:
    page = browser.new_page()
    with running(tmp_path) as (process, address):
        bots = [{"kind": "bot", "level": "beginner", "name": name} for name in ("Otto", "Pip")]
        request = {"options": {"board": "new_york", "listed": True}, "places": bots, "start": True}
        code = page.request.post(f"{address}/api/tables", data=request).json()["table"]["code"]
        page.goto(f"{address}/table/{code}")
        expect(page.get_by_test_id("show-scores").or_(page.locator("[data-testid=scoring]")).first).to_be_visible(timeout=60_000)
        process.terminate()
        process.wait()
    with sqlite3.connect(tmp_path / "farebox.db") as database:
        database.execute("update tables set rules = 0")
    with running(tmp_path) as (_, address):
        page.goto(f"{address}/table/{code}")
        shown = page.get_by_test_id("no-table")
        expect(shown).to_contain_text(say("problem-old-rules"))
        with page.expect_download() as saved:
            shown.get_by_test_id("record").click()
        record = Path(saved.value.path()).read_text("utf-8")
        assert "rules 0" in record
        assert "players Otto | Pip" in record
    page.close()


def test_every_page_has_a_title(arrive: Open) -> None:
    ada = arrive()
    expect(ada.page).to_have_title("Farebox")
    for name in ("daily-title", "puzzles-title", "common-nav-watch", "common-nav-score-pad", "common-nav-rules"):
        ada.page.get_by_role("navigation").get_by_role("link", name=say(name)).click()
        expect(ada.page).to_have_title(f"{say(name)} · Farebox")
        expect(ada.page.get_by_role("heading", level=1)).to_be_focused()  # a screen reader says it, and reads on from there
    ada.page.get_by_role("link", name=say("common-home")).click()
    expect(ada.page).to_have_title("Farebox")
    ada.open("new-york", ["friend"])
    expect(ada.page).to_have_title("New York · Farebox")
    ada.button("lobby-wait-fill", count=1).click()
    ada.start(2)
    expect(ada.page).not_to_have_title("New York · Farebox", timeout=20_000)  # it says whose turn it is
    ada.page.get_by_role("link", name=say("common-home")).click()
    expect(ada.page).to_have_title("Farebox")


def test_a_logo_shows_until_the_page_is_drawn(arrive: Open) -> None:
    ada = arrive("/rules")
    page = ada.page.context.new_page()
    held: list[Route] = []
    page.route("**/*.js", lambda route: held.append(route))
    page.goto("/rules", wait_until="commit")
    expect(page.locator("#loading svg")).to_be_visible()
    expect(page).to_have_title(f"{say('common-nav-rules')} · Farebox")  # the server's
    for route in held:
        route.continue_()
    page.unroute_all(behavior="ignoreErrors")
    expect(page.get_by_role("heading", name=say("rules-title"))).to_be_visible()
    expect(page.locator("#loading")).to_be_hidden()


def test_first_page_is_light(arrive: Open) -> None:
    ada = arrive("/rules")
    scripts: dict[str, int] = {}

    def answered(response: Response) -> None:
        if "javascript" in response.headers.get("content-type", ""):
            scripts[response.url] = len(gzip.compress(response.body()))

    page = ada.page.context.new_page()
    page.on("response", answered)
    page.goto("/", wait_until="networkidle")
    assert scripts
    assert sum(scripts.values()) <= LIGHT, scripts
