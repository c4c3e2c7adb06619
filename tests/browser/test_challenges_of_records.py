"""Challenges from the games that a browser keeps: their tables are gone, or were elsewhere."""

from __future__ import annotations

import sqlite3
import urllib.request
from contextlib import closing
from pathlib import Path

from arrivals import PHONE, Open
from player import say
from playwright.sync_api import Page, expect
from shortcut import shortcut
from test_access import WIDER, Axe
from test_same_deal_pages import EUROPE, seat_of

from running_server import running


def delete_tables(folder: Path) -> None:
    """As pruning does, which takes days."""
    with closing(sqlite3.connect(folder / "farebox.db")) as database, database:
        for table in ("entries", "places", "tables"):
            database.execute(f"DELETE FROM {table}")


def link_of(page: Page) -> str:
    field = page.get_by_label(say("challenge-link"))
    expect(field).to_be_visible()
    return field.input_value()


def test_a_game_is_offered_although_its_table_is_gone(arrive: Open, tmp_path: Path, axe: str) -> None:
    with running(tmp_path) as (_, address):
        with shortcut(address, EUROPE, 1, bots=1) as table:
            table.play()
        ada = arrive("/games", base=address, script=table.script([0]))
        card = ada.page.get_by_test_id("finished")
        expect(card).to_have_count(1)
        ada.page.goto("about:blank")
    delete_tables(tmp_path)
    with running(tmp_path, int(address.rpartition(":")[2])):
        ada.watched.allow("404")  # the table
        ada.page.goto(f"{address}/games")
        card.get_by_role("button", name=say("challenge-offer")).click()
        link = link_of(ada.page)
        expect(ada.page.get_by_text(say("challenge-guessed"))).to_have_count(0)
        Axe(axe).check(ada.page)
        ada.page.goto(link)
        expect(ada.page.get_by_text(say("challenge-own"))).to_be_visible()

        friend = arrive(link.removeprefix(address), base=address, **PHONE).page
        expect(friend.get_by_text(say("challenge-lead", name="Ada"))).to_be_visible()
        expect(friend.locator("li.offered")).to_have_count(0)
        friend.get_by_label(say("lobby-your-name")).fill("Bob")
        friend.get_by_test_id("take-challenge").click()
        with seat_of(friend, address) as player:
            assert player.table["places"][1]["level"] == "casual"  # as in the game
            player.play()
        friend.goto(f"/table/{player.code}")
        friend.get_by_test_id("see-results").click()
        expect(friend.locator("li.offered, li.you")).to_have_count(2)
        expect(friend.locator("li.offered")).to_contain_text("Ada")
        expect(friend.locator("li.offered a[href*=review]")).to_have_count(1)
        Axe(axe).check(friend)

        ada.page.goto(link)
        expect(ada.page.locator("li.offered, li.other")).to_have_count(2)
        expect(ada.page.locator("li.other")).to_contain_text("Bob")
        ada.page.locator("li.offered a[href*=review]").click()
        ada.page.get_by_role("button", name=say("challenge-offer")).click()
        assert link_of(ada.page) == link  # the same game, the same challenge


def test_a_record_alone_is_offered_for_a_chosen_seat(arrive: Open, address: str, tmp_path: Path, axe: str) -> None:
    with shortcut(address, EUROPE, 1, bots=1) as table:
        table.play()
    file = tmp_path / "game.farebox"
    with urllib.request.urlopen(f"{address}/api/tables/{table.code}/record") as answer:
        file.write_bytes(answer.read())
    page = arrive("/games", **PHONE).page
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_test_id("finished").get_by_role("button", name=say("challenge-offer")).click()
    expect(page.get_by_text(say("challenge-seat"))).to_be_visible()
    Axe(axe).check(page)
    page.get_by_role("dialog").get_by_role("button", name="Ada").click()
    expect(page.get_by_text(say("challenge-guessed"))).to_be_visible()
    assert page.evaluate(WIDER) == []
    page.goto(link_of(page))
    expect(page.get_by_text(say("challenge-own"))).to_be_visible()


def test_a_game_that_cannot_be_offered_says_why(arrive: Open, address: str) -> None:
    with shortcut(address, EUROPE, 1, bots=1) as table:
        table.play()
    ada = arrive("/games", script=table.script([0]))
    problem = {"error": "challenge_record", "message": "", "detail": {}}
    ada.watched.allow("422")
    ada.page.route("**/api/challenges", lambda route: route.fulfill(status=422, json=problem))
    ada.page.get_by_test_id("finished").get_by_role("button", name=say("challenge-offer")).click()
    expect(ada.page.get_by_role("dialog").get_by_role("alert")).to_contain_text(say("problem-challenge-record"))
