"""Unfinished games in a file from another device: read whole, as they would be opened, before the page stores anything."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from farebox.page.requests import answer
from page.hosted import Page, act_by_hint, new_page, open_table
from page.test_page_boards import NAME, TEXT, add

Backup = dict[str, Any]


def begun(board: str) -> Backup:
    page = new_page()
    if board == NAME:
        assert add(page)[0] == 201
    opened = open_table(page, board=board)
    for _ in range(4):
        act_by_hint(page)
    code = opened["table"]["code"]
    held = {"code": code, "board": board, "host": opened["host"], "held": opened["held"]}
    files = {"id": NAME, "digest": "", "text": TEXT, "layout": ""} if board == NAME else None
    return {"row": page.rows[code], "entries": page.entries[code], "held": held, "board": files}


def check(page: Page, backup: Backup) -> tuple[int, Any]:
    status, text = answer(page.host, "POST", "/backups/check", "", json.dumps(backup))
    assert (page.host.rooms, page.host.take()) == ({}, ([], [])), "nothing is opened, and nothing is written"
    return status, json.loads(text)


@pytest.mark.parametrize("board", ["new_york", NAME])
def test_a_game_of_another_device_can_be_played(board: str) -> None:
    backup, page = begun(board), new_page()
    status, found = check(page, backup)
    assert (status, found["table"]["code"], found["table"]["status"]) == (200, backup["held"]["code"], "playing")
    assert (found["board"] and found["board"]["summary"]["name"]) == (None if board == "new_york" else "My Town")
    assert page.host.boards.named(NAME) is None


def damaged(backup: Backup) -> dict[str, Backup]:
    found: dict[str, Backup] = {}

    def change(name: str) -> Backup:
        found[name] = deepcopy(backup)
        return found[name]

    change("no row")["row"] = "{}"
    change("an entry is missing")["entries"].pop(1)
    change("an entry is no entry")["entries"][2] = '{"number": 2}'
    one = change("an action is not legal")
    last = json.loads(one["entries"][-1])
    one["entries"][-1] = json.dumps({**last, "action": "claim chelsea-soho 9 pink"})
    row = json.loads(backup["row"])
    change("another board")["row"] = json.dumps({**row, "options": {**row["options"], "board": "/etc/passwd.toml"}})
    change("rules of tomorrow")["row"] = json.dumps({**row, "rules": 10_000})
    change("no places")["row"] = json.dumps({**row, "places": []})
    places = row["places"]
    for name, text in (("a name that turns", "Ada\u202e"), ("a name that is too long", "x" * 100)):
        change(name)["row"] = json.dumps({**row, "places": [{**places[0], "name": text}, *places[1:]]})
    change("another secret")["held"]["held"][0]["secret"] = "another"
    change("a seat that there is not")["held"]["held"][0]["seat"] = 3
    return found


def test_a_damaged_game_is_refused() -> None:
    statuses = {name: check(new_page(), backup) for name, backup in damaged(begun("new_york")).items()}
    assert {name: status for name, (status, _) in statuses.items() if status < 400} == {}
    assert statuses["rules of tomorrow"][1]["error"] == "old_rules"


def test_a_board_that_does_not_fit_is_refused_with_its_place() -> None:
    backup = begun(NAME)
    backup["board"]["text"] = TEXT.replace("pieces = 4", "pieces = 0")
    status, refusal = check(new_page(), backup)
    assert (status, refusal["error"], refusal["detail"]["key"]) == (422, "board_file", "pieces")
    backup["board"]["text"] = TEXT.replace("pieces = 4", "pieces = 5")
    assert check(new_page(), backup)[0] >= 400, "the game was begun on another edition"
