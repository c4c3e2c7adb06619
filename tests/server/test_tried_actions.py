"""Actions tried in reviews over REST: legal ones, judged once, stored, and no more than an address may ask for."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from starlette.testclient import TestClient
from test_reviews import ask, disk_full, finished, played_table, read, read_all, refused

from farebox import Action, View
from farebox.server.api.review_messages import TriedData
from farebox.server.reviews import review_process, tries
from farebox.server.reviews.service import ReviewService
from farebox.server.storage.reviews import StoredReviews
from table_client import Data, secrets_of, server, wait_until

NUMBER = 9  # a decision with several ways to pay for a route


pytestmark = pytest.mark.usefixtures("light_reviews")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path) as client:
        yield client


def reviewed(client: TestClient, **query: Any) -> str:
    id: str = ask(client, record=str(finished().record())).json()["id"]
    read_all(client, id, **query)
    return id


def attempt(client: TestClient, id: str, action: str, number: int = NUMBER, **more: Any) -> Any:
    return client.post(f"/api/reviews/{id}/at/{number}/try", json={"action": action, **more})


def legal() -> list[str]:
    """Other actions than the one played, each route once."""
    play = finished().plays[NUMBER]
    found = {action.route or str(action): str(action) for action in legal_actions()}
    return [text for text in found.values() if text != str(play.action)]


def legal_actions() -> Iterable[Action]:
    game = finished()
    return View(game.board, game.plays[NUMBER].before, game.plays[NUMBER].seat).actions


def test_an_action_is_judged_once_for_everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    action, other = legal()[:2]
    with server(tmp_path) as client:
        id = reviewed(client)
        first = attempt(client, id, action)
        assert first.status_code == 200, first.text
        TypeAdapter(TriedData).validate_json(first.text)
        assert first.json()["action"].split()[:2] == action.split()[:2]
        assert attempt(client, id, other).json() != first.json()
        assert read(client, id)["review"]["decisions"][NUMBER]["tried"][0] == first.json()
        assert "tried" not in read(client, id)["review"]["decisions"][NUMBER + 1]
    monkeypatch.setattr(review_process, "WORKER_COMMAND", ["false"])
    with server(tmp_path) as client:
        assert attempt(client, id, action).json() == first.json(), "it is stored"


def test_ways_to_pay_are_one_action(client: TestClient) -> None:
    claims: dict[str | None, list[str]] = {}
    for action in legal_actions():
        claims.setdefault(action.route, []).append(str(action))
    claims.pop(None)
    one, *others = max(claims.values(), key=len)
    assert others
    id = reviewed(client)
    assert attempt(client, id, one).json() == attempt(client, id, others[0]).json()
    assert len(read(client, id)["review"]["decisions"][NUMBER]["tried"]) == 1


def test_only_legal_actions_of_finished_reviews_are_judged(client: TestClient) -> None:
    id = reviewed(client)
    for action in ("claim nowhere-else 1 red", "take nothing", "", "keep", "x" * 200):
        refused(attempt(client, id, action), "illegal", 409)
    refused(attempt(client, id, "x" * 201), "malformed", 422)
    refused(attempt(client, id, legal()[0], number=5000), "not_found", 404)
    refused(attempt(client, id, legal()[0], number=-1), "not_found", 404)
    refused(attempt(client, "0" * 20, legal()[0]), "not_found", 404)
    refused(attempt(client, id, legal()[0], deep=True), "not_found", 404)
    refused(attempt(client, id, legal()[0], open=True), "not_found", 404)
    read_all(client, id, open=True)
    assert attempt(client, id, legal()[0], open=True).status_code == 200
    assert "tried" not in read(client, id)["review"]["decisions"][NUMBER], "each review has its own"


def test_an_address_may_not_try_too_many(tmp_path: Path) -> None:
    with server(tmp_path, tries_per_hour=2) as client:
        id = reviewed(client)
        one, two, three = legal()[:3]
        assert [attempt(client, id, action).status_code for action in (one, one, two, two, one)] == [200] * 5
        refused(attempt(client, id, three), "too_fast", 429)
        assert attempt(client, id, one).status_code == 200, "what is stored is not counted"


def stop_process(client: TestClient) -> None:
    reviews: ReviewService = client.app.state.reviews  # type: ignore[attr-defined]
    assert client.portal is not None
    client.portal.call(reviews._quick._stop)


def test_while_one_is_worked_out_another_is_refused(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    id = reviewed(client)
    reviews: ReviewService = client.app.state.reviews  # type: ignore[attr-defined]
    stop_process(client)
    monkeypatch.setattr(review_process, "WORKER_COMMAND", ["sleep", "60"])
    monkeypatch.setattr(tries, "PATIENCE", 1.0)
    found: list[Any] = []
    waiting = threading.Thread(target=lambda: found.append(attempt(client, id, legal()[0])))
    waiting.start()
    wait_until(lambda: bool(reviews.tries._busy), 60)
    refused(attempt(client, id, legal()[1]), "too_fast", 429)
    waiting.join()
    refused(found[0], "busy", 503)


def test_a_process_that_fails_is_no_answer_and_the_next_one_is(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    id = reviewed(client)
    stop_process(client)
    with monkeypatch.context() as broken:
        broken.setattr(review_process, "WORKER_COMMAND", ["false"])
        refused(attempt(client, id, legal()[0]), "busy", 503)
    assert attempt(client, id, legal()[0]).status_code == 200


def deepen(client: TestClient, id: str, opened: Data, secret: str | None = None) -> Any:
    body = {"table": opened["table"]["code"], "secret": secret or secrets_of(opened)[0]}
    return client.post(f"/api/reviews/{id}/deep", json=body)


def test_a_deep_review_that_cannot_be_stored_is_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path, deep_reviews_per_hour=1) as client:
        opened = played_table(client)
        id = ask(client, table=opened["table"]["code"]).json()["id"]
        with monkeypatch.context() as full:
            full.setattr(StoredReviews, "ask_deep", disk_full)
            refused(deepen(client, id, opened), "server", 503)
        assert deepen(client, id, opened).status_code == 202


def test_deep_reviews_count_only_if_they_are_new_and_with_open_hands_they_do(tmp_path: Path) -> None:
    with server(tmp_path, deep_reviews_per_hour=1) as client:
        opened = played_table(client)
        id = ask(client, table=opened["table"]["code"]).json()["id"]
        for _ in range(2):
            refused(deepen(client, id, opened, "x" * 32), "not_your_seat", 403)
        assert [deepen(client, id, opened).status_code for _ in range(3)] == [202] * 3
        read_all(client, id, deep=1)
        assert deepen(client, id, opened).json() == {"deep_ready": True}
        refused(client.get(f"/api/reviews/{id}", params={"deep": 1, "open": 1}), "too_fast", 429)
        assert read(client, id, open=1)["open"]
