"""Names at a table: there is something to see in them, and nobody can be mistaken for somebody else."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from farebox.table.lobby import names
from table_client import BOT, MINE, OPEN, bearer, new_table, server

NOTHING = [
    "\u2800",
    "\u3164",
    "\u115f\u1160",
    "\uffa0 \u2800",
    "\ufe0f\ufe0e",
    "\u034f",
    "\u0301\u0302",
    "\u200d\u00ad",
    "\U000e0100",
]


@pytest.mark.parametrize("text", NOTHING, ids=ascii)
def test_a_name_with_nothing_to_see_is_refused(tmp_path: Path, text: str) -> None:
    with server(tmp_path) as client:
        code = new_table(client, [{"kind": "mine", "name": text}, OPEN])["table"]["code"]
        answer = client.post(f"/api/tables/{code}/join", json={"name": text})
        assert (answer.status_code, answer.json()["error"]) == (422, "malformed")
        places = client.get(f"/api/tables/{code}").json()["places"]
    assert [place["name"] for place in places] == ["", ""]  # stored as nothing: each viewer reads a name in their own language


@pytest.mark.parametrize("name", ["Nguyễn", "Zoë", "मनु", "สวัสดี", "❤️", "👩‍👩‍👧", "שָׁלוֹם"])
def test_names_of_all_languages_stay_as_they_are(name: str) -> None:
    assert names.plain(name) == names.plain(unicodedata.normalize("NFD", name)) == unicodedata.normalize("NFC", name)


def test_piles_of_accents_are_cut_and_blanks_taken_out() -> None:
    assert names.plain("q" + "\u0301" * 20 + "b") == "q\u0301\u0301\u0301b"
    assert names.plain("Ada\u2800\u3164") == "Ada"


@pytest.mark.parametrize("name", ["Ada", "ADA", " a\u200dda ", "\uff21da", "\u0410da", "Ada\ufe0f", "\u0391da"], ids=ascii)
def test_somebody_called_like_another_at_the_table_gets_a_number(tmp_path: Path, name: str) -> None:
    with server(tmp_path) as client:
        code = new_table(client, [MINE, OPEN, OPEN])["table"]["code"]
        for number in (2, 3):
            joined = client.post(f"/api/tables/{code}/join", json={"name": name}).json()
            called = joined["table"]["places"][joined["held"]["seat"]]["name"]
            assert called == f"{names.plain(name)} {number}"


def test_a_long_name_gets_shorter_for_its_number() -> None:
    assert names.distinct("x" * 24, ["X" * 24]) == "x" * 22 + " 2"
    assert names.distinct("Zoë", ["Zoe"]) == "Zoë"


def test_people_keep_their_names_when_places_are_opened_and_changed(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, [BOT, {**MINE, "name": "Robo"}, BOT, OPEN])
        code = opened["table"]["code"]
        assert [place["name"] for place in opened["table"]["places"]] == ["Robo 2", "Robo", "Robo 3", ""]
        wanted = [{"kind": "bot", "name": "ROBO"}, {"keep": 1}, {"keep": 2, "name": "robo"}]
        answer = client.put(f"/api/tables/{code}/places", json={"places": wanted}, headers=bearer(opened["host"]))
        assert [place["name"] for place in answer.json()["places"]] == ["ROBO 2", "Robo", "robo 3"]
