"""Tables in a page: the same messages as the server's, everything stored before it is delivered."""

from __future__ import annotations

import json
import re

import pytest

import farebox.page
from blocked_imports import import_without, modules_of
from farebox import Record
from farebox.page.requests import answer, codes_of, record_of_stored
from farebox.table.errors import Refused
from page.hosted import act_by_hint, new_page, open_table

ABSENT = (
    "asyncio",
    "pydantic",
    "sqlalchemy",
    "numpy",
    "numba",
    "safetensors",
    "fluent",
    "platformdirs",
    "fastapi",
    "farebox.server",
)


def test_every_module_of_the_page_is_imported_without_the_server_s_libraries() -> None:
    import_without(ABSENT, modules_of(farebox.page))


@pytest.mark.parametrize(("board", "kinds"), [("new_york", "mine bot"), ("first_journey_europe", "bot mine mine")])
def test_a_whole_game_is_played_stored_and_verified(board: str, kinds: str) -> None:
    page = new_page()
    opened = open_table(page, board=board, kinds=kinds)
    code = opened["table"]["code"]
    assert page.heard[0]["type"] == "welcome"
    assert opened["table"]["deal"] is None, "nothing is claimed about the deal"
    while act_by_hint(page):
        pass
    assert page.last["views"][0]["over"]
    record = Record.parse(page.ask("GET", f"/tables/{code}/record"))
    record.verify()
    again = page.ask("POST", f"/tables/{code}/rematch", secret=opened["held"][0]["secret"])
    assert again["code"] != code
    assert again["status"] == "playing"


def test_a_game_of_other_rules_is_refused_and_its_record_can_be_read() -> None:
    page = new_page()
    opened = open_table(page)
    code, held = opened["table"]["code"], opened["held"][0]
    for _ in range(6):
        act_by_hint(page)
    game = page.host.room(code).table.game
    assert game is not None
    row, entries = json.dumps({**json.loads(page.rows[code]), "rules": 0}), json.dumps(page.entries[code])
    later = new_page()
    with pytest.raises(Refused, match="begun with version 0 of the rules") as refused:
        later.host.load(row, entries)
    assert refused.value.problem.error == "old_rules"
    *lines, why = record_of_stored(later.host, row, entries, held["secret"]).splitlines()
    names = re.findall(r"players (.*)", "\n".join(lines))[0].split(" | ")
    assert lines == str(Record.seen_by(game, held["seat"], names)).replace("\nrules 1\n", "\nrules 0\n").splitlines()
    assert why.startswith("# played with version 0 of the rules")


def test_a_game_goes_on_where_it_was_after_the_page_was_closed() -> None:
    page = new_page()
    opened = open_table(page)
    code, secret = opened["table"]["code"], opened["held"][0]["secret"]
    for _ in range(6):
        act_by_hint(page)
    later = new_page()
    assert codes_of(f"/tables/{code}/board") == [code]
    assert json.loads(page.tables[code])["at"] == page.last["table"]["at"]
    later.host.load(page.rows[code], json.dumps(page.entries[code]))
    later.host.connect(1, code)
    later.send(type="hello", version=2, secrets=[secret], at=-1)
    assert later.last["views"] == page.last["views"]
    assert len(later.heard[0]["entries"]) == len(page.entries[code])


def test_nothing_is_delivered_before_it_was_handed_over_for_storing() -> None:
    page = new_page()
    opened = open_table(page)
    view = page.last["views"][0]
    page.host.hear(
        1, json.dumps({"type": "act", "id": "x", "seat": 0, "at": opened["table"]["at"], "action": view["actions"][0]["text"]})
    )
    writes, messages = page.host.take()
    assert [code for code, _, entry, _ in writes if entry] == [opened["table"]["code"]]
    assert [json.loads(text)["type"] for _, text in messages] == ["update", "answer"]
    assert page.host.take() == ([], [])


def test_undo_and_taking_back() -> None:
    page = new_page()
    open_table(page)
    act_by_hint(page)
    at = page.last["table"]["at"]
    page.send(type="take_back", id="t", seat=0, at=at)
    assert page.heard[-1] == {"type": "answer", "id": "t", "problem": None}
    assert page.last["entries"][-1]["kind"] == "take_back"
    page.run()


def test_puzzles_are_answered() -> None:
    page = new_page()
    every = page.ask("GET", "/puzzles")
    id = every["today"]["new_york"]
    shown = page.ask("GET", f"/puzzles/{id}")
    assert shown["view"]["seat"] == shown["seat"]
    assert len(page.ask("GET", f"/puzzles/{id}/hints/1")["answers"]) > 1
    solution = page.ask("POST", f"/puzzles/{id}/answer", {"action": None})["solution"]
    best = solution["values"][0]["action"]["text"]
    assert page.ask("POST", f"/puzzles/{id}/answer", {"action": best}) == {"right": True, "cost": 0.0, "solution": solution}
    wrong = page.ask("POST", f"/puzzles/{id}/answer", {"action": solution["values"][-1]["action"]["text"]})
    assert not wrong["right"]
    assert answer(page.host, "GET", "/puzzles/nonsense")[0] == 404


def test_refusals_have_the_codes_of_the_server() -> None:
    page = new_page()
    opened = open_table(page, turn_seconds=60)
    page.send(type="act", id="x", seat=1, at=0, action="pass")
    assert page.heard[-1]["problem"]["error"] == "not_your_seat"
    page.send(type="nonsense")
    assert page.heard[-1]["problem"]["error"] == "malformed"
    page.send(type="say", seat=0, text="hello")
    assert page.heard[-1]["problem"]["error"] == "chat_off"
    code = opened["table"]["code"]
    assert 0 < page.host.wait() <= 60
    for method, path, status in (
        ("GET", "/tables/BBBBBBBB", 404),
        ("GET", "/reviews/1", 404),
        ("GET", f"/tables/{code}/record", 409),
    ):
        assert answer(page.host, method, path)[0] == status
    open_place = {"options": {"board": "new_york"}, "places": [{"kind": "mine"}, {"kind": "open"}]}
    assert answer(page.host, "POST", "/tables", "", json.dumps(open_place))[0] == 409
