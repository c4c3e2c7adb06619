"""Reviews in a page: the library's method and messages, without NumPy."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from farebox import Game
from farebox.bots.registry import make_bot
from farebox.page import reviews
from farebox.page.judge import judge
from farebox.page.networks import Networks
from farebox.page.requests import answer, codes_of
from farebox.page.worlds import Reader
from farebox.review import QUICK
from farebox.review.decisions import decisions_of
from farebox.review.judge import judge as judge_of_library
from farebox.server.api.review_messages import MomentData, ReviewData
from farebox.table.errors import Refused
from page.hosted import Page, new_page
from page.test_networks import forward


@cache
def finished(board: str) -> Game:
    game, bots = Game(board, 2, 7), [make_bot("greedy", 0), make_bot("casual", 1)]
    while not game.over:
        game.play(bots[game.seat].choose(game.view(game.seat)))
    return game


def reviewing(board: str) -> tuple[Page, str]:
    page = new_page(Networks({board: [2]}, forward))
    return page, page.ask("POST", "/reviews", {"record": str(finished(board).record(["Ada", "Otto"]))})["id"]


def read(page: Page, id: str, **query: int) -> dict[str, Any]:
    options = "&".join(f"{name}={value}" for name, value in query.items())
    found: dict[str, Any] = page.ask("GET", f"/reviews/{id}?{options}")
    return found


def test_the_graph_comes_first_and_then_one_decision_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "WORLDS", 1)
    page, id = reviewing("new_york")
    assert page.host.wait() == -1.0, "nobody has read it yet"
    assert read(page, id)["preparing"]
    assert page.host.missing_network() == ("new_york", 2)
    page.host.network_loaded("new_york", 2, True)
    page.host.step()
    looked = read(page, id)
    assert (looked["done"], len(looked["review"]["decisions"])) == (0, looked["of"])
    assert {len(one["chances"]) for one in looked["review"]["decisions"]} == {2}
    page.host.step()
    assert read(page, id)["done"] == 1
    page.run()
    made = read(page, id)
    ReviewData(**made)
    assert made["done"] == made["of"] == len(finished("new_york").plays)
    assert [player["name"] for player in made["players"]] == ["Ada", "Otto"]
    for seat in made["review"]["seats"]:
        parts = seat["deal"] - seat["cost"] + seat["luck"] + seat["others"]
        assert seat["result"] - seat["base"] == pytest.approx(parts, abs=1e-3)


def test_positions_of_the_game_and_playing_on_from_one() -> None:
    page, id = reviewing("first_journey_europe")
    moment = page.ask("GET", f"/reviews/{id}/at/12?seat=0&open=1")
    MomentData(**moment)
    assert len(moment["hands"]) == 2
    places = [{"kind": "mine"}, {"kind": "bot", "level": "casual"}]
    body = {"options": {"board": "first_journey_europe"}, "places": places, "from_review": {"id": id, "number": 12, "seat": 0}}
    table = page.ask("POST", "/tables", body)["table"]
    assert table["at"] == 12
    assert len(page.entries[table["code"]]) == 13
    later = new_page(Networks({"first_journey_europe": [2]}, forward))
    later.host.load(page.rows[table["code"]], json.dumps(page.entries[table["code"]]))
    assert later.host.knows(table["code"])


def test_what_cannot_be_reviewed_is_refused() -> None:
    page, _ = reviewing("new_york")
    running = Game("new_york", 2, 7)
    for record in ("nonsense", str(running.record(["Ada", "Otto"])), str(finished("first_journey_europe").record(["A", "B"]))):
        with pytest.raises(Refused):
            page.host.reviews.add(record)
    assert answer(page.host, "GET", "/reviews/nothing?open=0&deep=0")[0] == 404
    assert codes_of("/reviews", '{"table": "kxqw"}') == ["KXQW"]


@pytest.mark.parametrize("board", ["new_york", "first_journey_europe"])
def test_costs_are_those_of_the_library(board: str) -> None:
    game = finished(board)
    reader, decisions = Reader(game.board, forward), list(decisions_of(game))[:24:4]
    pairs = [(judge(one, reader, 16, open_hands=False), judge_of_library(one, QUICK)) for one in decisions]
    for own, other in pairs:
        assert own.chance == pytest.approx(other.chance, abs=0.2)
        assert own.cost == pytest.approx(other.cost, abs=0.1)
    assert sum(other.cost for _, other in pairs) == pytest.approx(sum(own.cost for own, _ in pairs), abs=0.2)
