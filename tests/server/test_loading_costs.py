"""What one address may cost: games that are loaded for it, and what the server keeps for it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient
from test_reviews import disk_full, finished

from farebox.server.api import middleware
from farebox.server.api.limits import flood, rate_limit
from farebox.server.storage.same_deals import SameDeals
from farebox.server.storage.store import Store
from table_client import MINE, bearer, new_table, play_on, secrets_of, server, wait_until, watch

TWO = [MINE, {**MINE, "name": "Bob"}]


def played(client: TestClient) -> tuple[str, list[str]]:
    opened = new_table(client, TWO, board="first_journey_europe", start=True)
    with watch(client, opened["table"]["code"], secrets_of(opened)) as watcher:
        play_on(watcher, Random(3))
    return opened["table"]["code"], secrets_of(opened)


def refused(answer: Any) -> bool:
    return (answer.status_code, answer.json().get("error") if answer.status_code != 200 else "") == (429, "too_fast")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the time is for limits by address: the last one in the list."""
    times = [0.0]
    monkeypatch.setattr(rate_limit, "time", SimpleNamespace(monotonic=lambda: times[-1]))
    return times


def test_an_address_pays_for_the_games_that_are_loaded_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: list[float]
) -> None:
    with server(tmp_path) as client:
        tables = [played(client) for _ in range(3)]
        entries = [client.get(f"/api/tables/{code}").json()["at"] + 1 for code, _ in tables]
    monkeypatch.setattr(
        flood, "ENTRIES_PER_REQUEST", (entries[0] + 1) / 60
    )  # one game and an entry of the next, at 60 requests per minute
    with server(tmp_path, requests_per_minute=60) as client:
        records = [f"/api/tables/{code}/record" for code, _ in tables]
        assert [client.get(record).status_code for record in (records[0], records[0], records[1])] == [200] * 3
        assert refused(client.get(records[2]))
        assert refused(client.post("/api/reviews", json={"table": tables[2][0]}))
        assert refused(client.post(f"/api/tables/{tables[2][0]}/rematch", headers=bearer("x")))
        assert client.get(records[0]).status_code == 200, "it is in memory"
        assert client.get(f"/api/tables/{tables[2][0]}").status_code == 200, "its row needs no replay"
        with client.websocket_connect(f"/api/tables/{tables[2][0]}/socket") as session:
            session.send_json({"type": "hello", "version": 2})
            assert session.receive_json()["problem"]["error"] == "too_fast"
        with monkeypatch.context() as elsewhere:
            elsewhere.setattr(middleware, "address_of", lambda _: "192.0.2.7")
            assert client.get(records[2]).status_code == 200
        clock.append(60.0)
        assert client.get(records[2]).status_code == 200, "a minute later it has paid"


def test_the_moments_of_reviews_are_paid_for_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: list[float]) -> None:
    monkeypatch.setattr("farebox.server.reviews.review_process.WORKER_COMMAND", ["sleep", "60"])
    monkeypatch.setattr(flood, "ENTRIES_PER_REQUEST", 1.5)  # 90 actions
    with server(tmp_path, requests_per_minute=60) as client:
        ids = [
            client.post("/api/reviews", json={"record": str(finished(seed=seed).record())}).json()["id"] for seed in (50, 51, 52)
        ]
        found = [client.get(f"/api/reviews/{id}/at/3") for id in ids]
        assert [answer.status_code for answer in found] == [200, 200, 429]
        assert client.get(f"/api/reviews/{ids[0]}/at/4").status_code == 200
        assert clock == [0.0]


def test_tables_rematches_and_challenges_that_cannot_be_stored_are_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path, tables_per_hour=4) as client:
        code, secrets = played(client)

        def requests() -> list[int]:
            new = {"options": {"board": "new_york"}, "places": TWO}
            table = client.post("/api/tables", json=new)
            rematch = client.post(f"/api/tables/{code}/rematch", headers=bearer(secrets[0]))
            challenge = client.post("/api/challenges", json={"table": code}, headers=bearer(secrets[0]))
            return [table.status_code, rematch.status_code, challenge.status_code]

        with monkeypatch.context() as full:
            full.setattr(Store, "add", disk_full)
            full.setattr(SameDeals, "add_challenge", disk_full)
            assert [requests() for _ in range(4)] == [[503] * 3] * 4
        assert requests() == [201, 200, 201]
        assert requests() == [429, 200, 429], "the same rematch again is none"


def test_a_rematch_counts_as_a_table_that_is_opened(tmp_path: Path) -> None:
    with server(tmp_path, tables_per_hour=2) as client:
        code, secrets = played(client)

        def rematch(of: str) -> Any:
            return client.post(f"/api/tables/{of}/rematch", headers=bearer(secrets[0]))

        after = rematch(code).json()["code"]
        assert rematch(code).json()["code"] == after, "the same one again is none"
        with watch(client, after, secrets) as watcher:
            play_on(watcher, Random(3))
        wait_until(lambda: client.get(f"/api/tables/{after}").json()["status"] == "over")
        assert refused(rematch(after))
        assert refused(client.post("/api/tables", json={"options": {"board": "new_york"}, "places": TWO}))
