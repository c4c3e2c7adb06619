"""Files from others, and damaged entries of the browser: nothing bad is stored, no page is blank, no seat is touched."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from arrivals import Open
from player import Player, say
from playwright.sync_api import expect

RECORDS = [
    (Path(__file__).parents[1] / f"golden/{name}.farebox").read_text("utf-8") for name in ("chain", "shared_first_journey")
]
GAMES = """() => new Promise((done) => {
  indexedDB.open("farebox-history").onsuccess = ({ target: { result: db } }) =>
    (db.transaction("games").objectStore("games").count().onsuccess = ({ target }) => { db.close(); done(target.result); });
})"""
# Rows of every kind that no version of the page would write.
DAMAGE = """async () => {
  const open = (name) => new Promise((done) => (indexedDB.open(name).onsuccess = ({ target }) => done(target.result)));
  const id = (letter) => letter.repeat(20);
  const put = async (name, rows) => {
    const db = await open(name);
    const save = (store, row) => db.transaction(store, "readwrite").objectStore(store).put(row);
    for (const [store, row] of rows) await new Promise((done) => (save(store, row).onsuccess = done));
    db.close();
  };
  const results = { ending: "last_turns", continued: false, winners: [0], mine: [0], players: [] };
  const game = { code: "T", board: "new_york", ended: 1, ...results, record: "no record" };
  await put("farebox-history", [
    ["games", { id: "type", players: 5 }],
    ["games", { ...game, id: id("a") }],
    ["games", { ...game, id: id("b"), players: [null, null], winners: [7] }],
    ["mistakes", { id: `own-${id("c")}-1`, game: id("c"), view: null }],
    ["mistakes", { id: "own-old", game: 5 }],
  ]);
  await put("farebox-page", [
    ["tables", { code: "BADTABLE", row: "{", table: "{" }],
    ["tables", { code: "BADPLACE", row: "{}", table: JSON.stringify({ code: "BADPLACE", status: "playing", places: null }) }],
    ["held", { code: "BADSEATS", held: "none" }],
    ["boards", { id: "town", digest: "d", text: "pieces = 0", layout: "", added: 1, summary: { id: "town" }, data: null }],
  ]);
  const seats = { host: null, held: [], board: "", opened: 5, here: true };
  localStorage.tables = JSON.stringify({ LOST: { held: 5 }, GONE: null, BADTABLE: seats, BADPLACE: seats });
  localStorage.draft = localStorage.quick = JSON.stringify({ seats: [{ kind: "dragon" }], board: 5, first: "x" });
  localStorage.puzzles = JSON.stringify({ puzzles: 5, days: { today: "won" } });
  localStorage.puzzlesBegun = "null";
  localStorage["same-deal"] = JSON.stringify({ browser: 5, tables: "x", done: 7 });
  localStorage.deal = "[5]";
}"""
UNREADABLE = 5 + 4 + 2


def bring(player: Player, text: str) -> None:
    player.page.get_by_test_id("import").set_input_files({"name": "a.farebox", "mimeType": "text/plain", "buffer": text.encode()})


def seats_in_a_file() -> str:
    row = json.dumps({"code": "KXQW", "rules": 3, "status": "playing", "board_digest": None, "same_deal": None})
    held = {"code": "KXQW", "board": "new_york", "host": "h", "held": [{"seat": 0, "secret": "of somebody else"}]}
    return json.dumps({"row": row, "entries": ['{"number": 0}'], "held": held, "board": None, "settings": {"theme": "dark"}})


def test_of_a_file_with_one_bad_row_nothing_is_stored(arrive: Open) -> None:
    ada = arrive("/games")
    alert = ada.page.get_by_role("alert")
    second = RECORDS[0].count("\n") + 1  # the line after the first game
    begins = next(i for i, line in enumerate(RECORDS[1].splitlines()) if line == "farebox record 1")
    bring(ada, f"{RECORDS[0]}{RECORDS[1].replace('result', 'winner')}")
    expect(alert).to_have_text(say("history-file-game", number=2, line=second + begins))
    beside = {"code": "", "ended": None, "mine": [], "players": [{"color": 9}]}
    bring(ada, f"{RECORDS[0]}# farebox game {json.dumps(beside)}\n{RECORDS[1]}")
    expect(alert).to_have_text(say("history-file-line", line=second, key="players[0].color"))
    bring(ada, f"{RECORDS[0]}# farebox unfinished {{}}\n")
    expect(alert).to_have_text(say("history-file-line", line=second, key="row"))
    assert ada.page.evaluate(GAMES) == 0
    expect(ada.page.get_by_test_id("finished")).to_have_count(0)


def test_importing_games_touches_no_seat_and_no_setting(arrive: Open) -> None:
    held = json.dumps({"KXQW": {"host": None, "held": [{"seat": 1, "secret": "mine"}], "board": "", "opened": 5}})
    ada = arrive("/games", script=f"if (location.host) localStorage.tables ??= {json.dumps(held)}")
    before = ada.page.evaluate("[localStorage.tables, localStorage.settings]")
    beside = {
        "code": "KXQW",
        "ended": 5,
        "mine": [0],
        "players": [{"name": "<img src=x onerror=alert(1)>\u202e"}],
        "__proto__": {"code": "X"},
    }
    bring(ada, f"# farebox unfinished {seats_in_a_file()}\n# farebox game {json.dumps(beside)}\n{RECORDS[0]}")
    card = ada.page.get_by_test_id("finished")
    expect(card).to_have_count(1)
    expect(card).to_contain_text("<img src=x onerror=alert(1)>")
    expect(ada.page.get_by_text(say("history-unfinished", count=1))).to_be_visible()
    assert ada.page.evaluate("[localStorage.tables, localStorage.settings]") == before


@pytest.mark.parametrize("path", ["/", "/new", "/puzzles"])
def test_damaged_entries_never_blank_a_page(arrive: Open, path: str) -> None:
    ada = arrive("/games")
    expect(ada.page.get_by_test_id("no-games")).to_be_visible()
    ada.page.wait_for_function("async () => (await indexedDB.databases()).some(({ name }) => name === 'farebox-page')")
    ada.page.evaluate(DAMAGE)
    ada.page.goto(path)
    if path == "/new":
        expect(ada.page.get_by_role("radio", name="New York")).to_be_checked()
        expect(ada.page.get_by_role("button", name=say("lobby-start", count=2))).to_be_visible()
    else:
        expect(ada.page.get_by_test_id({"/": "play-now", "/puzzles": "today-new_york"}[path])).to_be_visible()
    ada.page.goto("/games")
    expect(ada.page.get_by_test_id("no-games")).to_be_visible()
    rows = ada.page.get_by_test_id("unreadable").get_by_role("listitem")
    expect(rows).to_have_count(UNREADABLE)
    for left in range(UNREADABLE, 0, -1):
        rows.first.get_by_role("button").click()
        expect(rows).to_have_count(left - 1)
    ada.page.reload()
    expect(ada.page.get_by_test_id("no-games")).to_be_visible()
    expect(rows).to_have_count(0)
