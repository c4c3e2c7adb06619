"""The site that needs no server: begun without room to store the game, reloaded, and played on with the web host switched off."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from player import say
from playwright.sync_api import Browser, Page, expect

from farebox import Game, Record, View
from farebox.bots.neural.champion import ChampionBot
from farebox.cli.hosting import site

START = 150_000  # milliseconds until Python has started, on a machine with much else to do
FOLDER = "games/farebox"  # a folder of its own, as on hosts for many sites
# The page's own worker, so that a test can play with it without pressing every button.
SHARE_WORKER = """
const Real = window.Worker;
window.Worker = class extends Real { constructor(...given) { super(...given); window.host = this; } };
"""
# A whole game: the seat on this device does what hints say, and an expert plays the other one.
PLAY = """async (board) => {
  const waiting = new Map(), heard = [], ears = [];
  host.addEventListener("message", ({ data }) => {
    if (data.kind === "answer" && waiting.has(data.id)) waiting.get(data.id)(data.text);
    if (data.kind !== "message" || data.number !== 900000) return;
    const message = JSON.parse(data.text);
    ears.length ? ears.shift()(message) : heard.push(message);
  });
  let count = 900000;
  const ask = (method, path, body = "") => new Promise((done) => {
    waiting.set(++count, done);
    host.postMessage({ kind: "request", id: count, method, path, secret: "", body });
  });
  const send = (message) => host.postMessage({ kind: "send", number: 900000, text: JSON.stringify(message) });
  const next = () => heard.length ? Promise.resolve(heard.shift()) : new Promise((done) => ears.push(done));
  const places = [{ kind: "mine", name: "Ada" }, { kind: "bot", level: "expert" }];
  const opened = JSON.parse(await ask("POST", "/tables", JSON.stringify({ options: { board }, places, start: true })));
  host.postMessage({ kind: "connect", number: 900000, code: opened.table.code });
  send({ type: "hello", version: 2, secrets: [opened.held[0].secret], at: -1 });
  let asked = -1;
  for (;;) {
    const message = await next();
    const late = ["stale", "not_your_turn"]; // a hint for first tickets that were chosen meanwhile
    if (message.problem && !late.includes(message.problem.error)) throw new Error(JSON.stringify(message.problem));
    const hinted = message.type === "hint" && message.id === `hint-${asked}`;
    if (hinted) send({ type: "act", id: `${asked}`, seat: 0, at: asked, action: message.action.text });
    if (!message.views) continue;
    if (message.table.status === "over") break;
    if (message.views[0].actions.length && asked !== message.table.at) {
      asked = message.table.at;
      send({ type: "hint", id: `hint-${asked}`, seat: 0 });
    }
  }
  const record = await ask("GET", `/tables/${opened.table.code}/record`);
  host.postMessage({ kind: "disconnect", number: 900000 });
  return record;
}"""

REVIEW = """(record) => new Promise((done) => {
  host.addEventListener("message", ({ data }) => data.id === 990000 && done(JSON.parse(data.text).id));
  const body = JSON.stringify({ record });
  host.postMessage({ kind: "request", id: 990000, method: "POST", path: "/reviews", secret: "", body });
})"""

# Every stored game, as if it had been played by rules that this page does not have.
OTHER_RULES = """() => new Promise((done, failed) => {
  indexedDB.open("farebox-page").onsuccess = ({ target: { result: db } }) => {
    const change = db.transaction("tables", "readwrite"), store = change.objectStore("tables");
    store.getAll().onsuccess = ({ target: { result } }) => {
      for (const one of result) store.put({ ...one, row: JSON.stringify({ ...JSON.parse(one.row), rules: 0 }) });
    };
    change.oncomplete = () => (db.close(), done());
    change.onerror = failed;
  };
})"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def web_host(tmp_path: Path) -> Iterator[http.server.ThreadingHTTPServer]:
    site.build(tmp_path / FOLDER)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(tmp_path)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.server_close()


def hand_of(page: Page) -> str:
    expect(page.get_by_test_id("hand").first).to_be_visible(timeout=START)
    return page.get_by_test_id("hand").first.inner_text()


def begin_without_room(page: Page, origin: str) -> None:
    """A first game while nothing can be stored; then there is room again, and everything is stored with the next action."""
    quota = page.context.new_cdp_session(page)
    quota.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1000})
    page.get_by_role("button", name=say("lobby-play-now")).click()
    expect(page.get_by_test_id("keep-confirm")).to_be_visible(timeout=START)
    expect(page.get_by_role("alert")).to_have_text(say("problem-page-full"))
    quota.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    page.get_by_test_id("keep-confirm").click()
    expect(page.get_by_text(say("problem-page-full"))).to_have_count(0)


def agreement(game: Game, seat: int) -> float:
    """The share of a seat's actions that the library's champion would have chosen, too."""
    champion, plays = ChampionBot("champion"), [play for play in game.plays if play.seat == seat]
    same = [champion.choose(View(game.board, play.before, seat)) == play.action for play in plays]
    return sum(same) / len(same)


def test_a_game_goes_on_offline_and_is_the_library_s(browser: Browser, web_host: http.server.ThreadingHTTPServer) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    context.add_init_script(SHARE_WORKER)
    page, complaints = context.new_page(), list[str]()
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    origin = f"http://127.0.0.1:{web_host.server_port}"
    page.goto(f"{origin}/{FOLDER}/")
    expect(page.get_by_role("link", name=say("common-nav-watch"))).to_have_count(0)
    begin_without_room(page, origin)
    assert [text for text in complaints if "could not be stored" not in text] == []
    complaints.clear()
    first, table = hand_of(page), page.url
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-text")).to_be_visible(timeout=START)  # the weights are there, and kept
    page.evaluate("navigator.serviceWorker.register('sw.js').then(() => navigator.serviceWorker.ready).then(() => true)")
    web_host.shutdown()
    web_host.server_close()
    page.reload()
    assert hand_of(page) == first
    game = Record.parse(page.evaluate(PLAY, "new_york")).verify()
    assert game.over
    assert complaints == []
    assert agreement(game, 1) > 0.9, "two sums of floating-point numbers may break a tie differently"
    complaints.clear()  # the weights of Europe were never loaded: a casual bot plays
    assert Record.parse(page.evaluate(PLAY, "first_journey_europe")).verify().over
    assert [text for text in complaints if "weights" not in text and "ERR_" not in text] == []
    id = page.evaluate(REVIEW, str(game.record(["Ada", "Otto"])))
    page.goto(f"{origin}/{FOLDER}/#/review/{id}")
    expect(page.locator(".graph path").first).to_be_visible(timeout=START)
    page.evaluate(OTHER_RULES)
    page.goto(table)
    page.reload()
    expect(page.get_by_test_id("no-table")).to_contain_text(say("problem-old-rules"), timeout=START)
    with page.expect_download() as saved:
        page.get_by_test_id("record").click()
    assert "\nrules 0\n" in Path(saved.value.path()).read_text("utf-8")
    context.close()
