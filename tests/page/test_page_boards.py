"""Boards of one's own in a page: checked when they are read, played, stored with their games, and verified outside."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from farebox import Record, load_board
from farebox.boards.board import BOARDS_FOLDER, board_text
from farebox.cli.games.records import verify
from farebox.messages import LANGUAGES
from farebox.messages import text as message
from farebox.page.requests import answer
from page.hosted import Page, act_by_hint, new_page, open_table

NAME = "my_town"
TEXT = board_text("new_york").replace('name = "New York"', 'name = "My Town"').replace("pieces = 15", "pieces = 4")
LAYOUT = (BOARDS_FOLDER / "new_york.layout.json").read_text("utf-8")


def add(page: Page, text: str = TEXT, name: str = NAME, layout: str = "") -> tuple[int, Any]:
    status, answered = answer(page.host, "POST", "/boards", "", json.dumps({"name": name, "text": text, "layout": layout}))
    return status, json.loads(answered)


def test_a_board_is_played_and_its_record_is_verified_with_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = new_page()
    status, added = add(page, layout=LAYOUT)
    assert (status, added["summary"]["name"], added["data"]["layout"]["viewBox"]) == (
        201,
        "My Town",
        json.loads(LAYOUT)["viewBox"],
    )  # type: ignore[index]
    opened = open_table(page, board=NAME)
    code, secret = opened["table"]["code"], opened["held"][0]["secret"]
    assert page.ask("GET", f"/tables/{code}/board")["name"] == "My Town"
    while act_by_hint(page):
        pass
    (tmp_path / f"{NAME}.toml").write_text(TEXT, "utf-8")
    (tmp_path / "game.farebox").write_text(page.ask("GET", f"/tables/{code}/record"), "utf-8")
    assert verify([tmp_path / "game.farebox"], str(tmp_path / f"{NAME}.toml"), as_json=False)
    assert "1 of 1 records are valid" in capsys.readouterr().out
    assert page.ask("POST", f"/tables/{code}/rematch", secret=secret)["status"] == "playing"
    status, text = answer(page.host, "POST", "/reviews", "", json.dumps({"table": code}))
    assert (status, json.loads(text)["error"]) == (409, "review_board")


def test_a_game_goes_on_with_the_edition_it_was_begun_on() -> None:
    page = new_page()
    add(page)
    opened = open_table(page, board=NAME)
    code = opened["table"]["code"]
    edited = TEXT.replace("pieces = 4", "pieces = 5")
    later = new_page()
    assert answer(later.host, "POST", "/tables", "", json.dumps({"options": {"board": NAME}, "places": []}))[0] == 422
    for text in (TEXT, edited):
        assert add(later, text)[0] == 201
    later.host.load(page.rows[code], json.dumps(page.entries[code]))
    assert later.ask("GET", f"/tables/{code}/board")["pieces"] == 4
    fresh = open_table(later, board=NAME)
    while act_by_hint(later):
        pass
    record = Record.parse(later.ask("GET", f"/tables/{fresh['table']['code']}/record"))
    assert record.digest not in (load_board("new_york").digest, page.host.rooms[code].table.row.board_digest)


@pytest.mark.parametrize(
    ("name", "text", "layout", "problem"),
    [
        (NAME, "{", "", "is not TOML"),
        (NAME, TEXT.replace("pieces = 4", "pieces = 0"), "", "pieces: "),
        (NAME, TEXT, "{}", "locations: must be a list"),
        (NAME, TEXT, "[", "is not JSON"),
        (NAME, TEXT.replace("orange", "purple"), "", "cards: this page has no picture of purple"),
        ("my town", TEXT, "", "the name of the file"),
        ("../town", TEXT, "", "the name of the file"),
        ("new_york", TEXT, "", "new_york is the name of a board of the package"),
        (NAME, "#" * 1_000_001, "", "is too large"),
    ],
)
def test_a_bad_file_gets_one_clear_line(name: str, text: str, layout: str, problem: str) -> None:
    status, refusal = add(new_page(), text, name, layout)
    assert (status, refusal["error"]) == (422, "board_file")
    detail: dict[str, Any] = refusal["detail"]
    for language in LANGUAGES:
        said = message(language, f"board-problem-{detail['problem'].replace('_', '-')}", **detail)
        line = f"{detail['key']}: {said}".removeprefix(": ")
        assert line.startswith(problem) or language != "en"
        assert not re.search(r"\n|\{|\$", line.replace("{'", ""))
        assert "tmp" not in line + str(refusal["message"]), "it names no path of this device"


def test_names_that_could_change_the_page_are_refused_or_quoted() -> None:
    turned = "Town\\u202E"
    for text, key in (
        (TEXT.replace('name = "My Town"', f'name = "{turned}"'), "name"),
        (TEXT.replace('name = "SoHo"', f'name = "{turned}"'), "locations.soho.name"),
        (TEXT.replace('name = "SoHo"', f'name = "{"x" * 61}"'), "locations.soho.name"),
    ):
        status, refusal = add(new_page(), text)
        assert (status, refusal["detail"]["key"], refusal["detail"]["problem"]) == (422, key, "name")
    _, refusal = add(new_page(), TEXT.replace("pieces = 4", f'pieces = 4\n"{turned}" = 1'))
    assert str(refusal["detail"]["key"]).isprintable()
    assert add(new_page(), TEXT.replace('name = "My Town"', 'name = "<b>Town</b> l’été"'))[0] == 201
