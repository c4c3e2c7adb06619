"""Who may do what, and how much of it: origins, secrets, rates, sizes, what is told to whom (docs/security.md)."""

from __future__ import annotations

import asyncio
import importlib.metadata
import json
import logging
import re
import sqlite3
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from farebox.server.api.middleware import Rates, neighborhood
from farebox.server.ops.logs import JsonLines
from farebox.server.settings import Settings
from farebox.server.storage.database import is_away, read_address
from farebox.server.storage.pruning import prune
from farebox.server.storage.store import DAY, Store
from farebox.table.errors import Refused
from table_client import MINE, OPEN, Watcher, bearer, new_table, play_on, room_of, secrets_of, server, watch

TWO = [MINE, {"kind": "mine", "name": "Bob"}]
ELSEWHERE = {"origin": "https://elsewhere.test"}


def test_pages_of_other_sites_may_not_act(tmp_path: Path) -> None:
    body = {"options": {"board": "new_york"}, "places": TWO}
    with server(tmp_path) as client:
        refused = client.post("/api/tables", json=body, headers=ELSEWHERE)
        assert (refused.status_code, refused.json()["error"]) == (403, "wrong_origin")
        assert client.post("/api/tables", json=body, headers={"sec-fetch-site": "cross-site"}).status_code == 403
        assert client.post("/api/tables", json=body, headers={"origin": "null"}).status_code == 403
        assert client.post("/api/tables", json=body, headers={"origin": "http://table.test"}).status_code == 201
        code = new_table(client, TWO)["table"]["code"]
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/api/tables/{code}/socket", headers=ELSEWHERE):
            pass
        own = {"origin": "http://testserver"}  # where the test client opens sockets
        with client.websocket_connect(f"/api/tables/{code}/socket", headers=own) as session:
            session.send_text('{"type":"hello","version":2}')
            assert json.loads(session.receive_text())["type"] == "welcome"
    with server(tmp_path, origins=("https://elsewhere.test",)) as client:
        opened = client.post("/api/tables", json=body, headers=ELSEWHERE)
        assert (opened.status_code, opened.headers["access-control-allow-origin"]) == (201, "https://elsewhere.test")
        asks = ELSEWHERE | {"access-control-request-method": "POST", "access-control-request-headers": "authorization"}
        assert client.options("/api/tables", headers=asks).status_code == 200
        strangers = asks | {"origin": "https://third.test"}
        assert client.options("/api/tables", headers=strangers).status_code == 400
        assert client.post("/api/tables", json=body, headers={"origin": "https://third.test"}).status_code == 403


def test_forms_cannot_be_posted(tmp_path: Path) -> None:
    """What a page can send without asking first is not read: a form, or plain text."""
    body = json.dumps({"options": {"board": "new_york"}, "places": TWO})
    with server(tmp_path) as client:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
            assert client.post("/api/tables", content=body, headers={"content-type": kind}).status_code == 422


def test_the_headers_of_every_answer(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        for path in ("/api/boards", "/", "/api/nothing"):
            headers = client.get(path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "script-src" not in policy  # so it is 'self': no inline script, no eval
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
        assert client.get("/api/boards").headers["cache-control"] == "no-store"


def test_secrets_are_kept_hashed_and_told_to_nobody_else(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with server(tmp_path) as client:
        opened = new_table(client, TWO, start=True)
        code, secrets = opened["table"]["code"], [*secrets_of(opened), opened["host"]]
        with watch(client, code) as spectator, watch(client, code, secrets[:2]) as both:
            play_on(both, Random(1), 5)
            spectator.catch_up(both.at)
            told = "".join(spectator.texts) + client.get(f"/api/tables/{code}").text + client.get("/metrics").text
        files = b"".join(file.read_bytes() for file in tmp_path.glob("farebox.db*"))
    assert all(len(secret) >= 32 for secret in secrets)  # 192 bits
    assert len(set(secrets)) == 3
    for secret in secrets:
        assert secret not in told
        assert secret.encode() not in files
        assert secret not in caplog.text


def test_no_secret_is_ever_part_of_an_address(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        paths = client.get("/api/openapi.json").json()["paths"]
    for path, methods in paths.items():
        parameters = [one["name"] for method in methods.values() for one in method.get("parameters", []) if one["in"] != "header"]
        assert not {"secret", "token", "host"} & set(parameters), path


def test_rates_for_an_address(tmp_path: Path) -> None:
    body = {"options": {"board": "new_york"}, "places": TWO}
    with server(tmp_path, tables_per_hour=3) as client:
        assert [client.post("/api/tables", json=body).status_code for _ in range(5)] == [201, 201, 201, 429, 429]
    with server(tmp_path, requests_per_minute=10) as client:
        assert [client.get("/api/boards").status_code for _ in range(12)].count(429) == 2
        assert {client.get(f"/api/{one}").status_code for one in ("health", "ready")} == {200}  # a proxy asks all the time
    with server(tmp_path, sockets_per_address=2) as client:
        code = new_table(client, TWO)["table"]["code"]
        third = client.websocket_connect(f"/api/tables/{code}/socket")
        with watch(client, code), watch(client, code), pytest.raises(WebSocketDisconnect), third:
            pass
        with watch(client, code):
            pass


def test_a_seat_s_rate_counts_all_its_clients(tmp_path: Path) -> None:
    with server(tmp_path, actions_per_second=6) as client:
        opened = new_table(client, TWO, start=True)
        code, secrets = opened["table"]["code"], secrets_of(opened)
        with watch(client, code, secrets) as one, watch(client, code, secrets) as two:
            for watcher in (one, two):
                for number in range(4):
                    watcher.say(type="act", id=f"{id(watcher)}-{number}", seat=0, at=0, action="fly away")
            errors = [watcher.hear_until("answer")["problem"]["error"] for watcher in (one, two) for _ in range(4)]
    assert errors.count("too_fast") == 2


def test_addresses_are_counted_by_household() -> None:
    assert neighborhood("192.0.2.7") == "192.0.2.7"
    assert neighborhood("2001:db8:1:2:3::4") == neighborhood("2001:db8:1:2:9::9") != neighborhood("2001:db8:1:3::4")
    assert neighborhood("::ffff:192.0.2.7") == "192.0.2.7"
    rates = Rates(1, 60)
    rates.check("a")
    rates.check("b")
    with pytest.raises(Refused):
        rates.check("a")


def test_old_tables_are_pruned_by_policy_and_a_clock_that_jumps_deletes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    policy = Settings(keep_waiting=30, keep_playing=60, keep_over=0)
    with server(tmp_path) as client:
        codes = [new_table(client, TWO)["table"]["code"] for _ in range(3)] + [
            new_table(client, TWO, start=True)["table"]["code"]
        ]
        age = {codes[0]: 31, codes[3]: 61, codes[2]: 29}
        with sqlite3.connect(tmp_path / "farebox.db") as database:
            for code, days in age.items():
                database.execute("update tables set changed = changed - ? where code = ?", (days * DAY, code))
        database.close()
        store = client.app.state.rooms.store  # type: ignore[attr-defined]
        assert client.portal is not None
        assert client.portal.call(prune, store, policy, [codes[3]]) == 1  # the other one is live
        assert client.portal.call(prune, store, policy, []) == 1
        assert [client.get(f"/api/tables/{code}").status_code for code in codes] == [404, 200, 200, 404]
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + 10 * 365 * DAY)
        assert client.portal.call(prune, store, policy, []) == 0


def test_health_readiness_and_metrics(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        assert client.get("/api/health").json() == {"well": True}
        assert client.get("/api/ready").json() == {"well": True}
        opened = new_table(client, TWO, start=True)
        with watch(client, opened["table"]["code"], secrets_of(opened)) as both:
            play_on(both, Random(1), 3)
        assert client.get("/metrics").status_code == 404  # the test client is not on this machine
    with server(tmp_path, metrics_token="swordfish") as client:
        assert client.get("/metrics", headers=bearer("wrong")).status_code == 404
        text = client.get("/metrics", headers=bearer("swordfish")).text
    for name in ("rooms", "sockets", "tables", "entries_total", "act_seconds_bucket", "bot_seconds", "sockets_dropped_total"):
        assert f"farebox_{name}" in text
    assert 'farebox_tables{status="playing"} 1.0' in text


def test_metrics_are_told_while_the_database_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(self: Store) -> dict[str, int]:
        await asyncio.sleep(20)
        return {}

    monkeypatch.setattr(Store, "counts", away)
    with server(tmp_path, metrics_token="swordfish") as client:
        began = time.monotonic()
        text = client.get("/metrics", headers=bearer("swordfish")).text
    assert time.monotonic() - began < 10
    assert 'farebox_tables{status="playing"} NaN' in text
    assert "farebox_listening" in text


@pytest.mark.parametrize("value", ["-1", "many", "nan", "inf"])
def test_a_setting_that_is_no_number_is_named(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Days below 0 would have every table pruned."""
    monkeypatch.setenv("FAREBOX_KEEP_OVER_DAYS", value)
    with pytest.raises(ValueError, match=f"FAREBOX_KEEP_OVER_DAYS must be a number, 0 or more, not '{value}'"):
        Settings()


def test_an_empty_setting_is_none_and_origins_are_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAREBOX_TABLES_PER_HOUR", "")
    monkeypatch.setenv("FAREBOX_ORIGINS", "https://a.test, https://b.test:8000")
    assert (Settings().tables_per_hour, Settings().origins) == (60, ("https://a.test", "https://b.test:8000"))
    monkeypatch.setenv("FAREBOX_ORIGINS", "club.test")
    with pytest.raises(ValueError, match=r"FAREBOX_ORIGINS must be addresses like https://club\.example, not 'club.test'"):
        Settings()


def test_addresses_of_postgresql(database: str) -> None:
    for good in ("postgresql://a:b@c/d", "postgres://a@c:5433/d?sslmode=require&sslrootcert=/x.pem"):
        assert read_address(good) == good
    with pytest.raises(ValueError, match=r"may have sslmode, .*, not channel_binding"):
        read_address("postgresql://a@c/d?channel_binding=require")
    with pytest.raises(ValueError, match="a PostgreSQL address is"):
        read_address("postgresql://a@c:abc/d")

    async def check(address: str) -> None:
        store = Store(address)
        try:
            await store.open()
            await store.check()
        finally:
            await store.close()

    joined = "&" if "?" in database else "?"
    asyncio.run(check(f"{database}{joined}sslmode=prefer"))
    with pytest.raises((ConnectionError, OSError)):
        asyncio.run(check(f"{database}{joined}sslmode=require"))  # it has no certificate


def test_a_refused_connection_is_a_database_that_is_away() -> None:
    assert is_away(OperationalError("append", None, ConnectionRefusedError(), hide_parameters=True))
    assert not is_away(OperationalError("append", None, ValueError(), hide_parameters=True))


def test_logs_as_json() -> None:
    record = logging.LogRecord("farebox", logging.WARNING, __file__, 1, "table %s\nrests", ("ABC",), None)
    line = JsonLines().format(record)
    assert "\n" not in line
    assert json.loads(line)["message"] == "table ABC\nrests"


# --- what strangers, spectators and other seats can do: nothing


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A game in mid-turn of seat 0; a stranger's, a spectator's and seat 1's sockets."""
    with server(tmp_path_factory.mktemp("table")) as client:
        opened = new_table(client, TWO, start=True, first=0, undo=False, chat="off")
        code, secrets = opened["table"]["code"], secrets_of(opened)
        with watch(client, code, secrets) as both:
            for seat in (0, 1):
                assert both.act(seat, both.actions(seat)[0]) is None
            with watch(client, code) as spectator, watch(client, code, secrets[1:]) as other:
                yield client, code, both, spectator, other


seats_ = st.integers(-1, 4)
numbers_ = st.integers(-2, 5)
texts = st.text(max_size=30)
actions = texts | st.just("blind")
said = st.one_of(
    st.fixed_dictionaries(
        {"type": st.just("act"), "id": texts, "seat": seats_, "at": numbers_, "action": texts | st.just("blind")}
    ),
    st.fixed_dictionaries({"type": st.sampled_from(["undo", "take_back"]), "id": texts, "seat": seats_, "at": numbers_}),
    st.fixed_dictionaries({"type": st.just("say"), "seat": seats_, "text": texts}),
    st.fixed_dictionaries({"type": st.just("stand_in"), "seat": seats_, "away": seats_, "on": st.booleans()}),
    st.fixed_dictionaries({"type": st.just("hello"), "secrets": st.lists(texts, max_size=3), "at": numbers_}),
    st.dictionaries(texts, texts | numbers_, max_size=4),
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(message=said, who=st.sampled_from(["spectator", "other"]))
def test_nobody_else_changes_a_game_or_sees_what_is_hidden(table: Any, message: dict[str, Any], who: str) -> None:
    client, code, both, spectator, other = table
    watcher: Watcher = spectator if who == "spectator" else other
    before, heard = room_of(client, code).table.row.at, len(watcher.texts)
    watcher.say(**message)
    watcher.say(type="ping")
    while watcher.hear()["type"] != "pong":
        pass
    assert room_of(client, code).table.row.at == before
    hidden = {*(both.views[0]["players"][0]["ticket_list"] or ())}
    for text in watcher.texts[heard:]:
        answer = json.loads(text)
        assert answer["type"] in ("answer", "pong")
        assert not [ticket for ticket in hidden if ticket in text]


@pytest.mark.parametrize("secret", ["", "x" * 32, "seat"])
@pytest.mark.parametrize("path", ["leave", "start", "rematch", "places", "record"])
def test_rest_calls_of_those_not_entitled_change_nothing(tmp_path: Path, path: str, secret: str) -> None:
    with server(tmp_path) as client:
        waiting = new_table(client, [MINE, OPEN])
        code = waiting["table"]["code"]
        joined = client.post(f"/api/tables/{code}/join", json={"name": "Bob"}).json()["held"]["secret"]
        before = client.get(f"/api/tables/{code}").json()
        if path == "leave" and secret == "seat":
            secret = waiting["host"]  # a host's secret is no seat's
        head = bearer(joined if secret == "seat" else secret) if secret else {}
        answer = call(client, path, code, head)
        assert answer.status_code in (403, 409)
        assert client.get(f"/api/tables/{code}").json() == before


def call(client: TestClient, path: str, code: str, head: dict[str, str]) -> Any:
    address = f"/api/tables/{code}/{path}"
    if path == "places":
        return client.put(address, json={"places": [{"keep": 0}, {"kind": "bot"}]}, headers=head)
    return client.get(address, headers=head) if path == "record" else client.post(address, headers=head)


# --- what we depend on


def test_known_holes_in_what_we_depend_on() -> None:
    """Asks the package index for advisories; one that knows of none at all is not asked."""
    wanted = (importlib.metadata.requires("farebox") or []) if find_spec("pip_audit") else []
    served = [one for one in wanted if "extra ==" not in one or "server" in one.partition("extra ==")[2]]
    names = {re.split(r"[<>=!~;\[ ]", one)[0].lower() for one in served}
    assert {"fastapi", "asyncpg", "uvicorn"} <= names
    command = [sys.executable, "-m", "pip_audit", "--skip-editable", "--progress-spinner", "off", "-f", "json"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=200, check=False)
    known = json.loads(result.stdout)["dependencies"] if result.stdout.strip() else []
    audited = [one for one in known if "vulns" in one and one["name"].lower() in names]
    if not audited:
        pytest.skip("the package index has no advisories")
    assert [one for one in audited if one["vulns"]] == []
