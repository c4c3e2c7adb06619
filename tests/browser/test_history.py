"""Your games: finished ones stay in the browser, can be filtered, deleted, saved to a file and read from it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from arrivals import DESK, PHONE, TABLET, Open
from player import Player, say
from playwright.sync_api import Locator, expect
from shortcut import Shortcut, shortcut
from test_access import Axe

from farebox import Record

FULL = """IDBObjectStore.prototype.put = () => { throw new DOMException("no room", "QuotaExceededError") }"""
CLOSED = """Object.defineProperty(window, "indexedDB", { value: undefined })"""
WIDE = "() => document.documentElement.scrollWidth > innerWidth"


@contextmanager
def finished(address: str, board: str = "new_york", seats: int = 2) -> Iterator[Shortcut]:
    """A game that was played to its end over the protocol."""
    with shortcut(address, board, seats) as game:
        game.play()
        assert game.table["status"] == "over"
        yield game


def cards(player: Player) -> Locator:
    return player.page.get_by_test_id("finished")


def verdict_of(game: Shortcut, seat: int) -> str:
    winners = game.views[seat]["winners"]
    return say(
        "history-result-won" if winners == [seat] else "history-result-shared" if seat in winners else "history-place", rank=2
    )


def test_a_finished_game_stays_although_the_server_forgets_it(arrive: Open, address: str) -> None:
    with finished(address) as game:
        ada = arrive("/games", script=game.script([0]))
    card = cards(ada)
    expect(card).to_have_count(1)
    expect(card.get_by_role("heading")).to_have_text(verdict_of(game, 0))
    for score in game.views[0]["scores"]:
        row = card.get_by_role("listitem").filter(has_text=["Ada", "Bob"][score["seat"]])
        expect(row).to_contain_text(re.compile(rf"{score['completed']}\s*{str(score['total']).replace('-', '−')}$"))
        for route in game.views[0]["players"][score["seat"]]["routes"]:
            expect(card.locator(f'.s{score["seat"] + 1}[data-claimed="{route}"]')).to_be_attached()
    expect(ada.page.get_by_test_id("results")).to_contain_text(say("history-ahead-of"))
    ada.watched.allow("failed|ERR_FAILED")
    ada.page.route("**/api/tables**", lambda route: route.abort())
    ada.page.reload()
    expect(card).to_have_count(1)


@pytest.mark.parametrize("page", ["table", "start"])
def test_other_pages_keep_it_too(arrive: Open, address: str, page: str) -> None:
    with finished(address) as game:
        ada = arrive(f"/table/{game.code}" if page == "table" else "/", script=game.script([0]))
        ada.page.wait_for_function("() => Object.values(JSON.parse(localStorage.tables)).every((one) => one.over)")
    ada.watched.allow("failed|ERR_FAILED")
    ada.page.route("**/record", lambda route: route.abort())
    ada.page.goto("/")
    expect(ada.page.get_by_test_id("play-now")).to_be_visible()
    ada.page.get_by_role("navigation").get_by_role("link", name=say("lobby-mine")).click()
    expect(cards(ada)).to_have_count(1)


def test_delete_export_and_import(arrive: Open, address: str, tmp_path: Path) -> None:
    with finished(address) as first, finished(address, "first_journey_usa") as second:
        held = [json.loads(json.loads(game.script([0]).partition("??= ")[2])) for game in (first, second)]
        ada = arrive("/games", script=f"if (location.host) localStorage.tables ??= {json.dumps(json.dumps(held[0] | held[1]))}")
    expect(cards(ada)).to_have_count(2)
    with ada.page.expect_download() as saving:
        ada.button("history-export").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    records = re.split(r"^(?=# farebox game)", file.read_text("utf-8"), flags=re.M)[1:]
    assert {Record.parse(text).verify().board.id for text in records} == {"new_york", "first_journey_usa"}

    journey = cards(ada).filter(has_text=say("board-name-first-journey-usa"))
    journey.get_by_role("button", name=say("history-remove")).click()
    dialog = ada.page.get_by_role("alertdialog")
    dialog.get_by_role("button", name=say("common-cancel")).click()
    expect(cards(ada)).to_have_count(2)
    journey.get_by_role("button", name=say("history-remove")).click()
    expect(dialog).to_contain_text(say("board-name-first-journey-usa"))
    dialog.get_by_role("button", name=say("history-remove")).click()
    expect(cards(ada)).to_have_count(1)
    expect(ada.page.get_by_role("heading", name=say("history-finished"), exact=True)).to_be_focused()
    ada.page.reload()
    expect(cards(ada)).to_have_count(1)  # it does not come back from the server

    ada.button("history-remove-all").click()
    expect(dialog).to_contain_text(say("history-remove-all-note", count=1))
    dialog.get_by_role("button", name=say("history-remove-all")).click()
    expect(ada.page.get_by_test_id("no-games")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_test_id("no-games")).to_be_visible()

    said = ada.page.get_by_role("status").first
    ada.page.get_by_test_id("import").set_input_files(file)
    expect(said).to_have_text(say("history-imported", count=2))
    expect(cards(ada)).to_have_count(2)
    ada.page.get_by_test_id("import").set_input_files(file)
    expect(said).to_have_text(say("history-imported", count=0))
    ada.page.get_by_test_id("import").set_input_files({"name": "letter.txt", "mimeType": "text/plain", "buffer": b"Dear Ada"})
    expect(said).to_have_text(say("history-no-records"))
    expect(cards(ada).get_by_role("heading", name=verdict_of(first, 0), exact=True).first).to_be_visible()

    ada.page.get_by_role("combobox", name=say("history-filter-game")).select_option(label="New York")
    expect(cards(ada)).to_have_count(1)
    expect(ada.page.get_by_role("status").filter(has_text=say("history-filter-found", count=1))).to_be_attached()
    with ada.page.expect_download() as saving:
        cards(ada).get_by_role("button", name=say("history-record")).click()
    Record.parse(Path(saving.value.path()).read_text("utf-8")).verify()


def test_review_opens_the_review_or_says_why_not(arrive: Open, address: str) -> None:
    sent: list[Any] = []
    problems = [
        (429, {"error": "too_fast", "message": "", "detail": {}}),
        (404, {"error": "no_table", "message": "", "detail": {}}),
    ]
    answers = [*problems, (200, {"id": "0123456789abcdef0123"})]
    with finished(address) as game:
        ada = arrive("/games", script=game.script([0]))
    ada.watched.allow("429|404")

    def answer(route: Any) -> None:
        sent.append(route.request.post_data_json)
        status, body = answers.pop(0)
        route.fulfill(status=status, json=body)

    ada.page.route("**/api/reviews", answer)
    review = cards(ada).get_by_role("button", name=say("history-review"))
    review.click()
    expect(cards(ada).get_by_role("alert")).to_have_text(say("problem-too-fast"))
    review.click()
    ada.page.wait_for_url("**/review/0123456789abcdef0123")
    assert sent[:2] == [{"table": game.code}] * 2  # which knows the bots
    assert Record.parse(sent[2]["record"]).verify().over  # the server has forgotten the table


@pytest.mark.parametrize(("script", "sentence"), [(FULL, "history-full"), (CLOSED, "history-closed")])
def test_a_browser_that_cannot_keep_games(arrive: Open, address: str, script: str, sentence: str) -> None:
    with finished(address) as game:
        ada = arrive("/games", script=f"{game.script([0])};{script}")
    expect(ada.page.get_by_role("alert")).to_have_text(say(sentence))
    expect(cards(ada)).to_have_count(1)  # from the server, as long as that has it
    ada.page.goto(f"/table/{game.code}")
    expect(ada.page.get_by_test_id("scoring").first).to_be_visible()


def test_your_games_by_screen_reader_and_on_every_screen(arrive: Open, address: str, axe: str) -> None:
    inspector = Axe(axe)
    with finished(address, seats=4) as game:
        script = game.script([0])
    for device in (DESK, {"viewport": {"width": 1366, "height": 768}}, TABLET, PHONE):
        for start in (script, ""):
            ada = arrive("/games", script=start, **device)
            expect(cards(ada) if start else ada.page.get_by_test_id("no-games")).to_be_visible()
            assert not ada.page.evaluate(WIDE)
            inspector.check(ada.page)
