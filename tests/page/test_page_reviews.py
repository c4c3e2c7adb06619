"""Reviews in a page: the library's method and messages, without NumPy."""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise
from statistics import fmean
from typing import Any

import pytest

from farebox import Game
from farebox.bots.neural.champion import champion_of
from farebox.bots.neural.worlds import ImaginedWorlds
from farebox.bots.registry import make_bot
from farebox.page import reviews
from farebox.page.judge import choices_of, first_looks, judge, judge_try
from farebox.page.networks import Networks
from farebox.page.requests import answer, codes_of
from farebox.page.worlds import PlainWorlds, Reader
from farebox.review.calibrated_arrays import calibration_of
from farebox.review.decisions import decisions_of
from farebox.review.judge import judge as judge_by_library
from farebox.review.judgment import QUICK, Judgment
from farebox.review.tries import judge_try as try_by_library
from farebox.server.api.review_messages import MomentData, ReviewData, TriedData
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
    monkeypatch.setattr(reviews, "WORLDS_PER_HALF", 1)
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
    assert made["review"]["scale"] == looked["review"]["scale"] == {"slip": 2, "mistake": 6}
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


@pytest.mark.parametrize("open_hands", [False, True])
@pytest.mark.parametrize("board", ["new_york", "first_journey_europe"])
def test_choices_are_worth_what_they_are_in_the_worlds_of_the_library(board: str, open_hands: bool) -> None:
    game = finished(board)
    reader, network, seat = Reader(game.board, forward), champion_of(game.board, 2), game.plays[10].seat
    decision = list(decisions_of(game))[10]
    state = decision.before.copy() if open_hands else decision.view.sealed()
    choices = choices_of(decision, reader, state)[:3]
    own = PlainWorlds(reader, state, seat, open_hands=open_hands).play_to_own_turn(choices, 32, 5)
    worlds = ImaginedWorlds(network, game.board, state, seat, 64, len(choices), open_hands=open_hands)
    worlds.calibrate = calibration_of(game.board, 2)
    other = worlds.play_to_own_turn(choices, 5, 0)[:, :, seat].mean(axis=0)
    assert [fmean(world[k][seat] for world in own) for k in range(len(choices))] == pytest.approx(list(other), abs=0.06)


def three_seats() -> Game:
    game, bots = Game("new_york", 3, 7), [make_bot("greedy", 0), make_bot("casual", 1), make_bot("casual", 2)]
    while not game.over:
        game.play(bots[game.seat].choose(game.view(game.seat)))
    return game


def test_with_open_hands_every_seat_reads_its_own_chance_as_in_the_library() -> None:
    game = three_seats()
    some = list(decisions_of(game))[12:36:2]
    own = [judge(one, Reader(game.board, forward), 16, open_hands=True).all_chances for one in some]
    library = [judge_by_library(one, QUICK, open_hands=True).all_chances for one in some]
    assert [sum(chances) for chances in own] == pytest.approx([1.0] * len(own))
    gaps = [abs(a - b) for one, two in zip(own, library, strict=True) for a, b in zip(one, two, strict=True)]
    assert fmean(gaps) < 0.03


def test_the_first_look_with_open_hands_takes_each_seat_by_its_own_last_reading() -> None:
    game = three_seats()
    decisions, reader = list(decisions_of(game)), Reader(game.board, forward)
    opened = list(first_looks(decisions, reader, open_hands=True))
    assert [sum(look.all_chances) for look in opened] == pytest.approx([1.0] * len(opened))
    closed = list(first_looks(decisions, reader, open_hands=False))

    def jumps(looks: list[Judgment]) -> float:
        """How far the lines move from one decision to the next, on average."""
        pairs = pairwise(looks)
        return fmean(abs(a - b) for one, two in pairs for a, b in zip(one.all_chances, two.all_chances, strict=True))

    assert jumps(opened) < 0.6 * jumps(closed)


def test_a_better_choice_is_found_and_its_cost_measured() -> None:
    game = finished("new_york")
    judged = [judge(one, Reader(game.board, forward), 4, open_hands=False) for one in list(decisions_of(game))[:16]]
    costly = max(judged, key=lambda judgment: judgment.cost)
    assert costly.cost > 0.1, "greedy gives away more than that"
    assert costly.best == costly.values[0].action
    assert all(0 <= value.chance <= 1 for judgment in judged for value in judgment.values)


def test_an_action_that_is_tried_is_judged_at_once_and_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "WORLDS_PER_HALF", 1)
    page, id = reviewing("new_york")
    read(page, id)
    page.host.network_loaded("new_york", 2, True)
    page.host.step()
    decision = next(iter(decisions_of(finished("new_york"))))
    path, body = f"/reviews/{id}/at/0/try", {"action": str(decision.view.actions[-1])}

    def refused(**more: Any) -> Any:
        status, text = answer(page.host, "POST", more.pop("path", path), "", json.dumps({**body, **more}))
        return status, json.loads(text)["error"]

    assert refused() == (404, "not_found"), "it is not judged yet"
    page.host.step()
    found = page.ask("POST", path, body)
    TriedData(**found)
    assert found["action"] == body["action"]
    monkeypatch.setattr(reviews, "judge_try", None)
    assert page.ask("POST", path, body) == found
    assert refused(action="take nothing") == (409, "illegal")
    assert refused(path=f"/reviews/{id}/at/1/try") == (409, "illegal")
    assert refused(open=True) == (404, "not_found")


def test_tried_actions_are_compared_as_in_the_library() -> None:
    game = finished("new_york")
    for decision in list(decisions_of(game))[8:14:2]:
        judgment, action = judge_by_library(decision, QUICK), decision.view.actions[-1]
        held = decision, action, judgment.best, judgment.cost
        own = judge_try(*held, Reader(game.board, forward), 32, open_hands=False)
        library = try_by_library(*held, QUICK)
        assert own.action.kind == library.action.kind == action.kind
        assert own.lead == pytest.approx(library.lead, abs=0.08)
        assert own.lead == pytest.approx(judgment.cost - own.behind)
