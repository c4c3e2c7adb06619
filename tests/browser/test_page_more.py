"""The site that needs no server: the daily deal, a board from a file, and an unfinished game that is saved and comes back."""

from __future__ import annotations

import functools
import http.server
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from player import say
from playwright.sync_api import Browser, Page, expect

from farebox.boards.board import board_text
from farebox.cli.hosting import site
from farebox.messages import text as message

START = 150_000  # milliseconds until Python has started, on a machine with much else to do
TOWN = board_text("new_york").replace('name = "New York"', 'name = "My Town"')
DAY, NEAR = 86_400.0, 100.0  # seconds
DAILY = "first_journey_europe"
# The page's own worker, so that a test can play with it without pressing every button.
SHARE_WORKER = """
const Real = window.Worker;
window.Worker = class extends Real { constructor(...given) { super(...given); window.host = this; } };
"""
# Play a table of this page to the end: build where that is possible, otherwise do the first thing that is.
PLAY = """(code) => new Promise((done) => {
  const { secret } = JSON.parse(localStorage.tables)[code].held[0], number = 900000;
  const send = (message) => host.postMessage({ kind: "send", number, text: JSON.stringify(message) });
  host.addEventListener("message", ({ data }) => {
    const { table, views } = data.kind === "message" && data.number === number ? JSON.parse(data.text) : {};
    if (table?.status === "over") return done(host.postMessage({ kind: "disconnect", number }));
    const actions = views?.[0].actions.map(({ text }) => text) ?? [];
    const action = actions.find((text) => text.startsWith("claim")) ?? actions[0];
    if (action) send({ type: "act", id: `${table.at}`, seat: 0, at: table.at, action });
  });
  host.postMessage({ kind: "connect", number, code });
  send({ type: "hello", version: 2, secrets: [secret], at: -1 });
})"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def home(tmp_path: Path) -> Iterator[str]:
    site.build(tmp_path / "site")
    handler = functools.partial(Quiet, directory=str(tmp_path / "site"))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def wait_for_a_day() -> None:
    """A deal that is begun just before midnight (UTC) is not today's when it is over."""
    left = DAY - time.time() % DAY
    if left < NEAR:
        time.sleep(left)


def load_board(page: Page, name: str, text: str) -> None:
    page.get_by_test_id("board-file").set_input_files({"name": name, "mimeType": "text/plain", "buffer": text.encode()})


def bring(page: Page, text: str) -> None:
    page.get_by_test_id("import").set_input_files({"name": "a.farebox", "mimeType": "text/plain", "buffer": text.encode()})


def hand_of(page: Page) -> str:
    expect(page.get_by_test_id("keep-confirm")).to_be_visible(timeout=START)
    return page.locator(".hand, [data-testid=hand]").first.inner_text()


def test_what_a_page_without_a_server_does_besides(browser: Browser, home: str, tmp_path: Path) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    context.add_init_script(SHARE_WORKER)
    page, complaints = context.new_page(), list[str]()
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))

    page.goto(f"{home}#/new")
    load_board(page, "my_town.toml", TOWN.replace("pieces = 15", "pieces = 0"))
    expect(page.get_by_test_id("board-trouble")).to_contain_text("pieces: ", timeout=START)
    load_board(page, "my_town.toml", TOWN.replace('"soho"]', '"sohoo"]', 1))
    problem = say("board-problem-unknown-location-near", value="'sohoo'", near="soho")
    expect(page.get_by_test_id("board-trouble")).to_contain_text(re.compile(rf"routes\[\d+\]\.between: {re.escape(problem)}$"))
    page.evaluate("localStorage.language = 'fr'")
    page.reload()
    load_board(page, "my_town.toml", TOWN.replace("pieces = 15\n", ""))
    expect(page.get_by_test_id("board-trouble")).to_contain_text(
        message("fr", "problem-board-file", place="key", key="pieces", problem=message("fr", "board-problem-missing")),
        timeout=START,
    )
    page.evaluate("localStorage.language = 'en'")
    page.reload()
    load_board(page, "my_town.toml", TOWN)
    expect(page.get_by_role("radio", name="My Town")).to_be_checked(timeout=START)
    expect(page.get_by_test_id("own-board-bots")).to_be_visible()
    expect(page.get_by_role("radio", name=say("bot-expert"))).to_have_count(0)
    page.get_by_role("button", name=say("lobby-start", count=2)).click()
    hand = hand_of(page)

    page.goto(f"{home}#/games")
    with page.expect_download() as saved:
        page.get_by_role("button", name=say("history-export")).click()
    saved.value.save_as(tmp_path / "games.farebox")
    page.get_by_role("button", name=say("lobby-mine-forget")).click()
    page.get_by_role("alertdialog").get_by_role("button", name=say("lobby-mine-forget")).click()
    expect(page.get_by_text("My Town")).to_have_count(0)
    text = (tmp_path / "games.farebox").read_text("utf-8")
    bring(page, text.replace(r"\"rules\"", "rules"))
    expect(page.get_by_role("alert")).to_have_text(say("history-file-line", line=1, key="row"))
    bring(page, text.replace("pieces = 15", "pieces = 61"))
    page.get_by_test_id("resume").click()
    expect(page.get_by_role("alert")).to_contain_text(say("history-file-unfinished", line=1, problem=""), timeout=START)
    expect(page.get_by_role("alert")).to_contain_text(say("board-problem-number", low=1, high=60, value="61"))
    page.get_by_test_id("import").set_input_files(tmp_path / "games.farebox")
    expect(page.get_by_text(say("history-unfinished", count=1))).to_be_visible()
    assert page.evaluate("localStorage.tables") == "{}", "the seats wait until the user asks for them"
    page.get_by_test_id("resume").click()
    page.get_by_role("link", name="My Town").click()
    assert hand_of(page) == hand

    wait_for_a_day()
    page.goto(f"{home}#/daily")
    page.get_by_test_id(f"play-{DAILY}").click()
    expect(page.get_by_test_id(f"play-{DAILY}")).to_have_count(0)
    page.wait_for_url("**/#/table/*")
    page.evaluate(PLAY, page.url.rpartition("/")[2])
    page.goto(f"{home}#/daily")
    deal = page.get_by_test_id(f"deal-{DAILY}")
    expect(deal.get_by_text(say("daily-champion"), exact=True)).to_be_visible(timeout=START)
    expect(deal.locator("li.you")).to_contain_text(say("daily-you"))
    expect(page.get_by_text(say("daily-here"))).to_be_visible()
    expect(page.get_by_test_id("streak")).to_contain_text(say("puzzles-streak", count=1))
    assert complaints == []
    context.close()
