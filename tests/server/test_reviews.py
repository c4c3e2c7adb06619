"""Reviews over REST: of tables and of records, made once, stored, refused where they would tell too much."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from farebox import Game, Record, View
from farebox.game.text.position import Position
from farebox.kernel.rng import seeded
from farebox.rules.board_numbers import board_numbers
from farebox.rules.hidden import redeal
from farebox.server.api.review_messages import MomentData, ReviewData
from farebox.server.api.routes import reviews as routes
from farebox.server.reviews import fair_queue, games, review_process, service
from farebox.server.storage import reviews as storage
from farebox.server.storage.reviews import StoredReviews
from farebox.table import hints
from table_client import BOT, MINE, VALUE, Data, new_table, play_on, room_of, secrets_of, server, wait_until, watch

PAUSE = 0.2  # answering and checking a whole review takes as long as judging a decision


pytestmark = pytest.mark.usefixtures("light_reviews")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path) as client:
        yield client


def refused(answer: Any, error: str, status: int) -> None:
    assert (answer.json()["error"], answer.status_code) == (error, status), answer.text


def finished(board: str = "new_york", seats: int = 2, seed: int = 5) -> Game:
    game, rng = Game(board, seats, seed), Random(seed)
    while not game.over:
        game.play(rng.choice(game.legal_actions))
    return game


def played_table(client: TestClient, **more: Any) -> Data:
    opened = new_table(client, [MINE, {**MINE, "name": "Bob"}], start=True, **more)
    with watch(client, opened["table"]["code"], secrets_of(opened)) as watcher:
        play_on(watcher, Random(3))
    return opened


async def disk_full(*_: Any, **__: Any) -> None:
    raise OperationalError("insert", {}, Exception("database or disk is full"))


def ask(client: TestClient, **body: Any) -> Any:
    return client.post("/api/reviews", json=body)


def read(client: TestClient, id: str, **query: Any) -> Data:
    answer = client.get(f"/api/reviews/{id}", params=query)
    assert answer.status_code == 200, answer.text
    TypeAdapter(ReviewData).validate_json(answer.text)
    data: Data = answer.json()
    assert len(data["review"]["decisions"]) == data["done"]
    return data


def read_all(client: TestClient, id: str, **query: Any) -> Data:
    wait_until(lambda: read(client, id, **query)["review"]["seats"] is not None, 120, PAUSE)
    return read(client, id, **query)


def test_the_game_of_a_table_is_reviewed_once_and_survives_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path) as client:
        opened = played_table(client)
        code = opened["table"]["code"]
        id = ask(client, table=code).json()["id"]
        assert ask(client, table=code.lower()).json() == {"id": id}
        assert ask(client, record=client.get(f"/api/tables/{code}/record").text).json() == {"id": id}
        first = read(client, id)
        assert first["of"] >= first["done"]
        assert not (first["done"] and first["preparing"])
        review = read_all(client, id)
        assert [player["name"] for player in review["players"]] == ["Ada", "Bob"]
        assert review["record"] == client.get(f"/api/tables/{code}/record").text
        assert review["finished"]
        assert len(review["review"]["decisions"]) == review["of"]
        assert not review["preparing"]
        assert read_all(client, id, open=True)["review"]["open_hands"]
    monkeypatch.setattr(review_process, "WORKER_COMMAND", ["false"])
    with server(tmp_path) as client:
        assert read(client, id) == review
        assert read(client, id, open=True)["review"]["seats"] is not None
        monkeypatch.setattr(storage, "REVIEW_VERSION", "later\n")
        assert read(client, id)["review"]["seats"] is None, "a review that was judged differently is made again"


def test_a_running_game_is_refused(client: TestClient) -> None:
    opened = new_table(client, [MINE, MINE], start=True)
    refused(ask(client, table=opened["table"]["code"]), "review_running", 409)
    refused(ask(client, table=new_table(client, [MINE, MINE])["table"]["code"]), "review_running", 409)
    game = Game("new_york", 2, 5)
    game.play(game.legal_actions[0])
    refused(ask(client, record=str(game.record())), "review_running", 409)


def test_records_that_cannot_be_reviewed_are_refused(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = str(finished().record())
    refused(ask(client, record=str(finished().record().seen_by(finished(), 0))), "review_record", 422)
    refused(ask(client, record="no record"), "review_record", 422)
    refused(ask(client, record=whole.replace("winners 0", "winners 1").replace("winners 1", "winners 0 1")), "review_record", 422)
    refused(ask(client, record=whole.replace("seed 5", "seed 6")), "review_record", 422)
    with monkeypatch.context() as without:
        without.setattr(games, "there_is_champion", lambda board, seats: False)
        refused(ask(client, record=whole), "review_board", 409)
    refused(ask(client, record="x" * 16_001), "malformed", 422)
    refused(ask(client, record="x" * 17_000), "too_long", 413)
    refused(ask(client), "malformed", 422)
    refused(ask(client, table="BCDFGHJK", record=whole), "malformed", 422)
    refused(ask(client, table="BCDFGHJK"), "no_table", 404)
    refused(client.get("/api/reviews/nothing"), "not_found", 404)


def test_the_players_of_a_table_are_known_even_if_its_record_came_first(client: TestClient) -> None:
    code = played_table(client)["table"]["code"]
    id = ask(client, record=client.get(f"/api/tables/{code}/record").text).json()["id"]
    assert [player["name"] for player in read(client, id)["players"]] == ["Ada", "Bob"]
    assert read(client, id)["finished"] is None
    assert ask(client, table=code).json() == {"id": id}
    assert [player["avatar"] for player in read(client, id)["players"]] == ["fox", "rabbit"]
    assert read(client, id)["finished"]


def test_records_that_differ_only_in_names_share_one_review(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    game = finished()
    records = [str(game.record([name, "Bob"])) for name in ("Ada", "Eve", "Max")]
    records.append(records[0].replace("seed", "taken_back 3 0\nseed"))
    ids = [ask(client, record=records[0]).json()["id"]]
    first = read_all(client, ids[0])
    reviews: service.ReviewService = client.app.state.reviews  # type: ignore[attr-defined]
    assert client.portal is not None
    client.portal.call(reviews._quick._stop)
    monkeypatch.setattr(review_process, "WORKER_COMMAND", ["false"])  # nothing more is judged
    ids += [ask(client, record=record).json()["id"] for record in records[1:]]
    assert len(set(ids)) == 4
    for id, record in zip(ids, records, strict=True):
        other = read(client, id)
        assert (other["id"], other["record"], other["review"]) == (id, record, first["review"])
    assert [read(client, id)["players"][0]["name"] for id in ids] == ["Ada", "Eve", "Max", "Ada"]


def test_a_full_quota_is_refused_and_another_address_is_served(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_process, "WORKER_COMMAND", ["sleep", "60"])
    monkeypatch.setattr(fair_queue, "MOST_PER_ADDRESS", 2)
    one, two = (ask(client, record=str(finished(seed=seed).record())).json()["id"] for seed in (5, 6))
    another = str(finished(seed=7).record())
    refused(client.get(f"/api/reviews/{one}", params={"open": 1}), "busy", 503)
    refused(ask(client, record=another), "busy", 503)
    refused(client.post("/api/challenges", json={"record": another, "seat": 0}), "busy", 503)
    assert read(client, two)["done"] == 0, "what waits can be read"
    monkeypatch.setattr(routes, "address_of", lambda _: "192.0.2.7")
    id = ask(client, record=another).json()["id"]
    wait_until(lambda: read(client, id)["preparing"], 120)  # beside the one of the first address


def test_names_in_records_are_no_longer_than_at_a_table(client: TestClient) -> None:
    whole = str(finished().record(["x" * 10_000, "\u202eBob"]))
    assert [player["name"] for player in read(client, ask(client, record=whole).json()["id"])["players"]] == ["x" * 24, "Bob"]


NICENESS = "from farebox.server.reviews import worker as w; w.answers = lambda _: [{'review': {'nice': w.os.nice(0)}}]; w.main()"


def test_bots_and_tables_go_first_and_an_idle_process_is_stopped(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_process, "WORKER_COMMAND", [sys.executable, "-c", NICENESS])
    monkeypatch.setattr(review_process, "IDLE", 0.1)
    reviews: service.ReviewService = client.app.state.reviews  # type: ignore[attr-defined]
    id = ask(client, record=str(finished().record())).json()["id"]
    assert client.portal is not None
    wait_until(lambda: client.portal.call(reviews.stored.made, id, False, False) is not None, 120)  # type: ignore[union-attr]
    assert client.portal.call(reviews.stored.made, id, False, False) == f'{{"nice":{min(19, os.nice(0) + 10)}}}'
    wait_until(lambda: reviews._quick._process is None, 120)


def test_an_address_may_not_ask_for_too_many(tmp_path: Path) -> None:
    record = str(finished().record())
    with server(tmp_path, reviews_per_hour=2) as client:
        assert [ask(client, record=record).status_code for _ in range(3)] == [200, 200, 429]
        assert 55 <= ask(client, record=record).json()["detail"]["minutes"] <= 60


def test_only_what_is_accepted_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_process, "WORKER_COMMAND", ["sleep", "60"])
    records = [str(finished(seed=seed).record()) for seed in (5, 6, 7)]
    with server(tmp_path, reviews_per_hour=3) as client:
        with monkeypatch.context() as small:
            small.setattr(fair_queue, "MOST_PER_ADDRESS", 2)
            statuses = [ask(client, record=record).status_code for record in (*records, *records)]
        assert statuses == [200, 200, 503, 503, 503, 503]
        with monkeypatch.context() as full:
            full.setattr(StoredReviews, "add", disk_full)
            refused(ask(client, record=records[2]), "server", 503)
        assert [ask(client, record=records[2]).status_code for _ in range(2)] == [200, 429]


def test_every_moment_can_be_looked_at(client: TestClient) -> None:
    game = finished()
    id = ask(client, record=str(game.record())).json()["id"]
    for number in (0, 5, len(game.plays)):
        answer = client.get(f"/api/reviews/{id}/at/{number}", params={"seat": 1})
        TypeAdapter(MomentData).validate_json(answer.text)
        moment = answer.json()
        assert (moment["number"], moment["hands"], moment["tickets"]) == (number, None, None)
        assert moment["view"]["seat"] == 1
        assert moment["view"]["over"] == (number == len(game.plays))
    closed = client.get(f"/api/reviews/{id}/at/5", params={"seat": 0}).json()["view"]
    assert closed["players"][1]["hand"] is None
    shown = client.get(f"/api/reviews/{id}/at/5", params={"seat": 0, "open": 1}).json()
    assert [len(hand) for hand in shown["hands"]] == [player["cards"] for player in closed["players"]]
    assert shown["tickets"][0] == closed["players"][0]["ticket_list"]
    refused(client.get(f"/api/reviews/{id}/at/{len(game.plays) + 1}"), "not_found", 404)
    refused(client.get(f"/api/reviews/{id}/at/0", params={"seat": 3}), "not_found", 404)


def test_a_deep_review_is_for_those_who_held_a_seat(client: TestClient) -> None:
    opened, other = played_table(client), played_table(client)
    code, secret = opened["table"]["code"], secrets_of(opened)[0]
    id = ask(client, table=code).json()["id"]
    deep = f"/api/reviews/{id}/deep"
    assert not read(client, id, deep=1)["deep"]
    assert not read(client, id)["deep_asked"]
    refused(client.post(deep, json={"table": code, "secret": secrets_of(other)[0]}), "not_your_seat", 403)
    refused(client.post(deep, json={"table": other["table"]["code"], "secret": secrets_of(other)[0]}), "not_your_seat", 403)
    refused(client.post(deep, json={"table": other["table"]["code"], "secret": secret}), "not_your_seat", 403)
    answer = client.post(deep, json={"table": code, "secret": secret})
    assert (answer.status_code, answer.json()) == (202, {"deep_ready": False})
    assert read(client, id)["deep_asked"]
    assert read_all(client, id, deep=1)["review"]["deep"]
    assert read(client, id)["deep_ready"]
    assert client.post(deep, json={"table": code, "secret": secret}).json() == {"deep_ready": True}


def test_a_deep_review_goes_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    worker = review_process.WORKER_COMMAND
    with server(tmp_path) as client:
        opened = played_table(client)
        id = ask(client, table=opened["table"]["code"]).json()["id"]
        monkeypatch.setattr(review_process, "WORKER_COMMAND", ["sleep", "60"])
        client.post(f"/api/reviews/{id}/deep", json={"table": opened["table"]["code"], "secret": secrets_of(opened)[1]})
        assert read(client, id, deep=1)["done"] == 0
    monkeypatch.setattr(review_process, "WORKER_COMMAND", worker)
    with server(tmp_path) as client:
        wait_until(lambda: json.loads(client.get(f"/api/reviews/{id}").text)["deep_ready"], 120, PAUSE)


def test_a_process_takes_over_deep_reviews_of_one_that_has_died(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    worker = review_process.WORKER_COMMAND
    with server(database) as client:
        opened = played_table(client)
        id = ask(client, table=opened["table"]["code"]).json()["id"]
        monkeypatch.setattr(review_process, "WORKER_COMMAND", ["sleep", "60"])
        client.post(f"/api/reviews/{id}/deep", json={"table": opened["table"]["code"], "secret": secrets_of(opened)[1]})
        with server(database) as other:
            time.sleep(0.5)
            assert not other.app.state.reviews._deep.ids  # type: ignore[attr-defined]
    monkeypatch.setattr(review_process, "WORKER_COMMAND", worker)
    monkeypatch.setattr(service, "ABANDONED_AFTER", 0.2)
    with server(database) as client:
        wait_until(lambda: json.loads(client.get(f"/api/reviews/{id}").text)["deep_ready"], 120, PAUSE)


def test_reviews_are_pruned_like_finished_tables(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    of_table = ask(client, table=played_table(client)["table"]["code"]).json()["id"]
    of_record = ask(client, record=str(finished().record())).json()["id"]
    stored: StoredReviews = client.app.state.reviews.stored  # type: ignore[attr-defined]
    assert client.portal is not None
    monkeypatch.setattr(time, "time", lambda now=time.time: now() + 40 * 86_400)
    assert client.portal.call(stored.prune, 2.0) == 0  # a clock that jumps ahead deletes nothing
    late = ask(client, record=str(finished(seed=6).record())).json()["id"]
    assert client.portal.call(stored.prune, 0.0) == 1
    assert [client.get(f"/api/reviews/{id}/at/0").status_code for id in (of_table, of_record, late)] == [200, 404, 200]
    assert client.portal.call(stored.prune, 35.0) == 2  # with the one that other records of the same game share
    assert [client.get(f"/api/reviews/{id}/at/0").status_code for id in (of_table, of_record, late)] == [404, 404, 200]


def test_a_process_that_gets_ready_says_so(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_process, "WORKER_COMMAND", ["sleep", "60"])  # it judges nothing, as one that compiles
    first, second = (ask(client, record=str(finished(seed=seed).record())).json()["id"] for seed in (5, 6))
    wait_until(lambda: read(client, first)["preparing"], 120)
    assert not read(client, second)["preparing"]  # it waits for the other one


def test_a_review_that_fails_says_so_and_is_tried_again(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    worker = review_process.WORKER_COMMAND
    monkeypatch.setattr(review_process, "WORKER_COMMAND", ["false"])
    id = ask(client, record=str(finished().record())).json()["id"]
    wait_until(lambda: read(client, id)["problem"] == "server", 120)
    monkeypatch.setattr(review_process, "WORKER_COMMAND", worker)
    monkeypatch.setattr(review_process, "RETRY_AFTER", 0.0)
    assert read_all(client, id)["problem"] is None


def play_on_from(client: TestClient, id: str, number: int, seat: int, places: list[Data], **more: Any) -> Any:
    body = {"options": {"board": "new_york"}, "places": places, "from_review": {"id": id, "number": number, "seat": seat}, **more}
    return client.post("/api/tables", json=body)


@pytest.mark.parametrize("dealt", [True, False])
def test_a_game_is_played_on_from_a_moment(tmp_path: Path, dealt: bool) -> None:
    """The cards lie as they lay: the same actions lead to the same end. The record says where it comes from, and verifies."""
    with server(tmp_path) as client:
        if dealt:
            opened = played_table(client, device=VALUE)
            id = ask(client, table=opened["table"]["code"]).json()["id"]
        else:
            id = ask(client, record=str(finished("first_journey_europe").record())).json()["id"]
        text = client.get(f"/api/reviews/{id}").json()["record"]
        game = Record.parse(text).replay()
        number = len(game.plays) // 2
        seat = game.plays[number].seat
        answer = play_on_from(client, id, number, seat, [MINE, {**MINE, "name": "Bob"}])
        assert answer.status_code == 201, answer.text
        table = answer.json()["table"]
        assert table["continues"] == {"id": id, "number": number, "turn": game.plays[number].turn}
        assert table["at"] == number
        assert table["to_act"] == [seat]
        refused(ask(client, table=table["code"]), "review_running", 409)
        secrets = secrets_of(answer.json())
        with watch(client, table["code"], secrets) as watcher:
            assert [view["can_undo"] or view["can_take_back"] for view in watcher.views.values()] == [False, False]
            assert watcher.take_back(seat) is not None
    with server(tmp_path) as client:  # it is loaded again from its entries
        with watch(client, table["code"], secrets) as watcher:
            for play in game.plays[number:]:
                assert watcher.act(play.seat, str(play.action)) is None
        record = Record.parse(client.get(f"/api/tables/{table['code']}/record").text)
        assert record.continues == (id, number)
        assert record.result == Record.parse(text).result
        assert record.verify().scores == game.scores
        again = ask(client, table=table["code"]).json()["id"]
        assert again == record.id != id
        assert play_on_from(client, again, 3, 0, [MINE, BOT]).status_code == 201


def test_hints_in_a_game_played_on_know_only_what_their_seat_sees(client: TestClient) -> None:
    """All hands of the reviewed game are public, but with other cards behind it a hint is the same question."""
    game = finished()
    id = ask(client, record=str(game.record())).json()["id"]
    seat = game.plays[12].seat
    assert client.get(f"/api/reviews/{id}/at/12", params={"open": 1}).json()["hands"][1 - seat]
    later = play_on_from(client, id, 12, seat, [MINE, MINE]).json()
    with watch(client, later["table"]["code"], secrets_of(later)):
        table = room_of(client, later["table"]["code"]).table
        view = hints.begin(table, seat)
        assert view.seat == seat
        state = game.plays[12].before.copy()
        redeal(board_numbers(game.board), state, seat, seeded(7))
        other = View(game.board, state, seat)
        assert state.hand != game.plays[12].before.hand
        assert str(Position.of(game.board, view.sealed())) == str(Position.of(game.board, other.sealed()))


def test_another_end_than_before_verifies_too(client: TestClient) -> None:
    opened = played_table(client)
    id = ask(client, table=opened["table"]["code"]).json()["id"]
    later = play_on_from(client, id, 20, 0, [MINE, MINE]).json()
    with watch(client, later["table"]["code"], secrets_of(later)) as watcher:
        play_on(watcher, Random(99))
    text = client.get(f"/api/tables/{later['table']['code']}/record").text
    assert text != client.get(f"/api/tables/{opened['table']['code']}/record").text
    assert f"continues {id} 20\n" in text
    Record.parse(text).verify()


def test_bots_go_on_at_once(client: TestClient) -> None:
    game = finished()
    id = ask(client, record=str(game.record())).json()["id"]
    other = game.plays[10].seat
    places = [BOT if seat == other else MINE for seat in game.seats]
    later = play_on_from(client, id, 10, 1 - other, places).json()
    wait_until(lambda: client.get(f"/api/tables/{later['table']['code']}").json()["at"] > 10, 120)


def test_moments_that_cannot_be_played_on_from(client: TestClient) -> None:
    game = finished()
    id = ask(client, record=str(game.record())).json()["id"]
    refused(play_on_from(client, id, len(game.plays), 0, [MINE, BOT]), "bad_options", 422)
    refused(play_on_from(client, id, 3, 1, [MINE, BOT]), "bad_options", 422)
    refused(play_on_from(client, id, 3, 0, [MINE, BOT, BOT]), "bad_options", 422)
    refused(play_on_from(client, id, 3, 0, [MINE, {"kind": "open"}]), "places_open", 409)
    refused(play_on_from(client, "0" * 20, 3, 0, [MINE, BOT]), "not_found", 404)
    start = Game.from_position(Game("new_york", 2, 1).position())
    rng = Random(1)
    while not start.over:
        start.play(rng.choice(start.legal_actions))
    id = ask(client, record=str(start.record())).json()["id"]
    refused(play_on_from(client, id, 3, 0, [MINE, BOT]), "bad_options", 422)
