"""The daily deal and challenges over REST and the socket: the same cards and bots for everybody, and results side by side."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter
from sqlalchemy import text
from sqlalchemy.dialects import sqlite
from starlette.testclient import TestClient
from test_secrecy import leaks_of_events, leaks_of_view

from clock import Clock
from farebox import Record
from farebox.game.daily import code_of, secret_of
from farebox.server.reviews import fair_queue
from farebox.server.same_deal import daily
from farebox.server.same_deal.results import result_data
from farebox.server.storage.same_deals import ADD_RESULT, BEST, FINISHED_TABLES, SameDeals, StoredResult
from farebox.server.storage.store import Store
from farebox.table.lobby.daily import standing as standing_of
from farebox.table.messages.same_deals import ChallengeResults, DailyData, DailyDeal
from table_client import (
    BOT,
    MINE,
    OPEN,
    Data,
    Watcher,
    bearer,
    new_table,
    play_on,
    room_of,
    secrets_of,
    server,
    wait_until,
    watch,
)

EUROPE = "first_journey_europe"  # the shorter game
ADA, BOB = "a" * 64, "b" * 64  # browsers


def result(name: str, totals: list[int], *winners: int, finished: float = 1.0, browser: str | None = None) -> StoredResult:
    standing = standing_of(0, totals, winners)
    return StoredResult("daily", name, browser, name, "fox", 0, totals, list(winners), "", finished, standing)


def test_results_are_in_the_order_of_places_then_of_points(client: TestClient) -> None:
    results = [
        result("third", [31, 40, 33], 1),
        result("won", [28, 20, 27], 0),
        result("won_later", [28, 20, 27], 0, finished=2.0),
        result("won_by_more", [30, 20, 27], 0),
        result("lost_a_tie", [40, 40, 33], 1),  # NY-SCORE-4
        result("shared", [25, 25, 3], 0, 1),
        result("again", [50, 1, 1], 0, finished=4.0, browser=ADA),
        result("first", [26, 20, 27], 2, finished=3.0, browser=ADA),  # a browser's first game counts
        replace(result("par", [60, 1, 1], 0), standing=None),
    ]
    stored = SameDeals(client.app.state.rooms.store)  # type: ignore[attr-defined]

    async def add_and_read() -> list[StoredResult]:
        for one in results[::-1]:
            await stored.add_result(one)
        return await stored.best("daily", 100)

    assert client.portal is not None
    shown = [(one.name, result_data(one).place) for one in client.portal.call(add_and_read)]
    winners = [("won_by_more", 1), ("won", 1), ("won_later", 1), ("shared", 1)]
    assert shown == [*winners, ("lost_a_tie", 2), ("first", 2), ("third", 3)]


def refused(answer: Any, error: str, status: int) -> None:
    assert (answer.json()["error"], answer.status_code) == (error, status), answer.text


def opened(answer: Any) -> Data:
    assert answer.status_code == 201, answer.text
    data: Data = answer.json()
    return data


def open_daily(client: TestClient, browser: str | None = ADA, board: str = EUROPE, name: str = "Ada") -> Data:
    body = {"daily": board, "browser": browser, "places": [{"kind": "mine", "name": name}]}
    return opened(client.post("/api/tables", json=body))


def play(watcher: Watcher, seat: int, rng: Random, most: int = 10_000) -> None:
    """A player claims routes at random, or does anything else, and bots answer."""
    while watcher.table["status"] == "playing" and most:
        if actions := watcher.actions(seat):
            claims = [action for action in actions if action.startswith("claim")]
            assert watcher.act(seat, rng.choice(claims or actions)) is None
            most -= 1
        else:
            watcher.hear()


def finish(client: TestClient, table: Data, seed: int = 1, seat: int = 0) -> str:
    """Play a table to the end; its record, which verifies."""
    code = table["table"]["code"]
    with watch(client, code, secrets_of(table)) as watcher:
        play(watcher, seat, Random(seed))
    record = client.get(f"/api/tables/{code}/record").text
    Record.parse(record).verify()
    return record


def deals(client: TestClient) -> Data:
    answer = client.get("/api/daily")
    assert answer.status_code == 200, answer.text
    TypeAdapter(DailyData).validate_json(answer.text)
    data: Data = answer.json()
    return data


def deal_of(client: TestClient, board: str = EUROPE, day: str = "today") -> Data:
    return next(one for one in deals(client)[day] if one["board"] == board)


def ask_results(client: TestClient, table: Data, secret: str | None = None) -> Any:
    query = {"table": table["table"]["code"]}
    return client.get("/api/daily/results", params=query, headers=bearer(secret or secrets_of(table)[0]))


def shown_to(client: TestClient, table: Data) -> Data:
    """The deal with its results, for the player of a finished table."""
    answer = ask_results(client, table)
    assert answer.status_code == 200, answer.text
    TypeAdapter(DailyDeal).validate_json(answer.text)
    data: Data = answer.json()
    return data


@pytest.fixture
def clock() -> Clock:
    """It stands still at noon, so that no test meets midnight."""
    clock = Clock()
    clock.passed = 43_200 - clock.time() % 86_400
    return clock


@pytest.fixture
def client(tmp_path: Path, clock: Clock) -> Iterator[TestClient]:
    with server(tmp_path, clock=clock) as client:
        yield client


def test_everybody_plays_the_same_deal_against_the_same_bots(where: Path | str, clock: Clock) -> None:
    with server(where, clock=clock) as client:
        assert [(one["board"], one["par"], one["results"]) for one in deals(client)["today"]] == [
            ("new_york", None, []),
            (EUROPE, None, []),
            ("first_journey_usa", None, []),
        ]
        first = open_daily(client)
        day = deals(client)["date"]
        assert first["table"]["same_deal"] == {"kind": "daily", "id": day}
        assert [place["kind"] for place in first["table"]["places"]] == ["player", "bot", "bot"]
        code = first["table"]["code"]
        with watch(client, code, secrets_of(first)) as watcher:
            rng = Random(1)
            play(watcher, 0, rng, 6)
        state = rng.getstate()
    with server(where, clock=clock) as client:  # bots go on as they would have without a restart
        with watch(client, code, secrets_of(first)) as watcher:
            rng.setstate(state)
            play(watcher, 0, rng)
        record = client.get(f"/api/tables/{code}/record").text
        assert f"\ndeal {code_of(day)} lot " in record
        assert secret_of(day, EUROPE) in record
        assert finish(client, open_daily(client, BOB, name="Bob")) == record.replace("Ada", "Bob", 1)
        clock.passed += 1
        finish(client, open_daily(client), seed=2)
        own = Record.parse(record)
        wait_until(lambda: shown_to(client, first)["par"] is not None, 120)
        assert [(one["par"], one["results"]) for one in deals(client)["today"]] == 3 * [(None, [])]
        found = shown_to(client, first)
        assert sorted(one["name"] for one in found["results"]) == ["Ada", "Bob"]  # the first of each browser
        assert {one["review"] for one in found["results"]} >= {own.id}
        assert all(one["table"] is None for one in found["results"])
        par = Record.parse(client.get(f"/api/reviews/{found['par']['review']}").json()["record"])
        assert own.read_deal() == par.read_deal()
        assert f"result sixth_ticket {' '.join(map(str, found['par']['totals']))}" in str(par)


def test_par_is_played_once_and_tried_again_after_a_failure(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    command, mine = daily.PLAY_PAR, open_daily(client)
    finish(client, mine)
    monkeypatch.setattr(daily, "PLAY_PAR", ["false"])
    service: daily.DailyDeals = client.app.state.daily  # type: ignore[attr-defined]
    assert shown_to(client, mine)["par"] is None
    wait_until(lambda: bool(service._failed))
    monkeypatch.setattr(daily, "PLAY_PAR", command)
    monkeypatch.setattr(daily, "RETRY", 0.0)
    wait_until(lambda: shown_to(client, mine)["par"] is not None, 120)
    monkeypatch.setattr(daily, "PLAY_PAR", ["false"])
    assert shown_to(client, mine)["par"] is not None


def test_par_counts_as_work_of_the_address_that_asks(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    mine, service = open_daily(client), client.app.state.daily  # type: ignore[attr-defined]
    finish(client, mine)
    monkeypatch.setattr(daily, "PLAY_PAR", ["bash", "-c", "sleep 60"])  # closing the server ends it
    with monkeypatch.context() as full:
        full.setattr(fair_queue, "MOST_PER_ADDRESS", 0)
        shown_to(client, mine)
        assert not service._playing
    shown_to(client, mine)
    assert len(service._playing) == sum(service.results.quota._unfinished.values()) == 1


def test_results_of_today_are_for_those_who_have_finished(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "PLAY_PAR", ["sleep", "60"])  # closing the server ends it
    done, running = open_daily(client), open_daily(client, BOB, name="Bob")
    refused(ask_results(client, done), "challenge_running", 409)
    finish(client, done)
    assert deal_of(client)["results"] == []
    assert [one["name"] for one in shown_to(client, done)["results"]] == ["Ada"]
    refused(ask_results(client, running), "challenge_running", 409)
    refused(ask_results(client, done, secrets_of(running)[0]), "not_your_seat", 403)
    refused(client.get("/api/daily/results", params={"table": done["table"]["code"]}), "not_your_seat", 403)
    refused(ask_results(client, new_table(client, [MINE, BOT], start=True)), "not_your_seat", 403)


def test_a_daily_table_has_neither_hints_nor_take_backs(client: TestClient) -> None:
    table = open_daily(client, None, "new_york")
    with watch(client, table["table"]["code"], secrets_of(table)) as watcher:
        while not watcher.views[0]["actions"]:
            watcher.hear()
        watcher.say(type="hint", id="h", seat=0)
        assert watcher.hear_until("answer")["problem"]["error"] == "hints_off"
        assert watcher.act(0, watcher.actions(0)[0]) is None
        problem = watcher.take_back(0)
        assert problem is not None
        assert problem["error"] in ("undo_off", "stale")
        assert not watcher.views[0]["can_take_back"]
    assert table["table"]["options"]["undo"]


def test_what_cannot_be_opened_is_refused(client: TestClient) -> None:
    refused(client.post("/api/tables", json={"daily": "first_journey_asia"}), "no_daily", 404)
    refused(client.post("/api/tables", json={"daily": EUROPE, "places": [MINE, BOT]}), "malformed", 422)
    refused(client.post("/api/tables", json={"daily": EUROPE, "places": [BOT]}), "malformed", 422)
    refused(client.post("/api/tables", json={"daily": EUROPE, "challenge": "BCDFGHJKMNPQ"}), "malformed", 422)
    refused(client.post("/api/tables", json={"daily": EUROPE, "browser": "me"}), "malformed", 422)
    refused(client.post("/api/tables", json={"challenge": "BCDFGHJKMNPQ"}), "no_challenge", 404)
    refused(client.post("/api/tables", json={"places": [MINE, BOT]}), "malformed", 422)
    refused(client.post("/api/tables", json={"options": {"board": EUROPE}, "places": [MINE]}), "malformed", 422)
    refused(client.get("/api/challenges/nothing"), "no_challenge", 404)


def test_the_results_of_a_day_are_those_of_yesterday_on_the_next(client: TestClient, clock: Clock) -> None:
    today = deals(client)
    assert today["until"] == pytest.approx(clock.time() + 43_200)
    late = open_daily(client, BOB, name="Bob")
    finish(client, open_daily(client))
    clock.passed += 86_400
    finish(client, late)  # a game counts for the day on which it was opened
    assert deal_of(client)["results"] == []
    found = deal_of(client, day="yesterday")
    assert (found["date"], {one["name"] for one in found["results"]}) == (today["date"], {"Ada", "Bob"})
    clock.passed += 86_400
    assert deal_of(client, day="yesterday")["results"] == []


@pytest.mark.parametrize("kind", ["daily", "challenge"])
def test_a_view_contains_no_more_than_at_any_other_table(client: TestClient, kind: str) -> None:
    table = open_daily(client)
    if kind == "challenge":
        finish(client, table)
        table = accept(client, offer(client, table).json()["id"])
    code = table["table"]["code"]
    with watch(client, code, secrets_of(table)) as player, watch(client, code) as spectator:
        play(player, 0, Random(5), 8)
        game = room_of(client, code).table.game
        assert game is not None
        assert game.deal is not None
        for watcher, seat in ((player, 0), (spectator, None)):
            watcher.catch_up(player.at)
            for text in watcher.texts:
                assert leaks_of_events(json.loads(text).get("entries", []), seat) == []
                assert not any(part in text for part in (game.deal.secret, game.deal._key.hex(), ADA, BOB))
            if watcher.at == room_of(client, code).table.row.at:
                assert leaks_of_view(game, watcher.views[seat], 1) == []


def many_results(client: TestClient, number: int, day: str) -> None:
    """Results of a day, as tables that were finished then have them."""

    def row(deal: str, n: int) -> Data:
        shown = {"name": f"P{n:06}", "avatar": "fox", "seat": 0, "totals": [n % 60, 30, 30], "winners": [0], "review": "r" * 20}
        return {
            "same_deal": deal,
            "code": f"T{n}",
            "browser": f"{n}",
            "finished": 1.0 + n,
            "standing": standing_of(0, [n % 60, 30, 30], [0]),
            **shown,
        }

    async def add() -> None:
        async with client.app.state.rooms.store.engine.begin() as connection:  # type: ignore[attr-defined]
            for board in ("new_york", EUROPE, "first_journey_usa"):
                deal = f"daily {day} {board}"
                count = text("select count(*) from results where same_deal = :deal")
                known = (await connection.execute(count, {"deal": deal})).scalar_one()
                await connection.execute(ADD_RESULT, [row(deal, n) for n in range(known, number)])

    assert client.portal is not None
    client.portal.call(add)


def test_the_results_of_yesterday_cost_the_same_however_many_there_are(
    tmp_path: Path, client: TestClient, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "PLAY_PAR", ["sleep", "60"])
    day, rows, read = deals(client)["date"], list[int](), Store.read
    clock.passed += 86_400

    async def counted(self: Store, query: Any, **values: Any) -> Any:
        found = await read(self, query, **values)
        rows.append(len(found))
        return found

    monkeypatch.setattr(Store, "read", counted)
    costs = []
    for number in (200, 3000):
        many_results(client, number, day)
        rows.clear()
        answer = client.get("/api/daily")
        costs.append((sum(rows), len(rows), len(answer.json()["yesterday"][0]["results"])))
        sizes = [len(answer.text)]
    assert costs[0] == costs[1] == (300, 9, 100)
    assert sizes[0] < 100_000
    for query in (BEST, FINISHED_TABLES):
        written = query.compile(dialect=sqlite.dialect(paramstyle="named"))
        values = dict.fromkeys(written.params, 1)
        with closing(sqlite3.connect(tmp_path / "farebox.db")) as database:
            plan = [row[3] for row in database.execute(f"explain query plan {written}", values)]
        assert not [step for step in plan if "SCAN" in step or "B-TREE" in step], plan


def test_ones_own_result_and_rank_are_shown_among_many(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "PLAY_PAR", ["sleep", "60"])
    mine = open_daily(client)
    finish(client, mine)
    alone = shown_to(client, mine)
    assert (alone["rank"], alone["count"], len(alone["results"])) == (1, 1, 1)
    many_results(client, 600, deals(client)["date"])
    found = shown_to(client, mine)
    first = alone["results"][0]
    own = standing_of(0, first["totals"], first["winners"])
    better = len([n for n in range(1, 600) if standing_of(0, [n % 60, 30, 30], [0]) < own])
    assert (found["rank"], found["count"]) == (1 + better, 600)
    assert len(found["results"]) == 100 + (better >= 100)
    assert first in found["results"]
    order = [standing_of(0, one["totals"], one["winners"]) for one in found["results"]]
    assert order == sorted(order)
    again = open_daily(client)
    finish(client, again, seed=2)
    second = shown_to(client, again)
    assert (second["rank"], second["count"]) == (None, 0), "the first of a browser counts"


# --- challenges


def offer(client: TestClient, table: Data, **more: Any) -> Any:
    body = {"table": table["table"]["code"], **more}
    return client.post("/api/challenges", json=body, headers=bearer(secrets_of(table)[0]))


def results_of(client: TestClient, id: str, table: Data) -> Any:
    query = {"table": table["table"]["code"]}
    return client.get(f"/api/challenges/{id}/results", params=query, headers=bearer(secrets_of(table)[0]))


def accept(client: TestClient, id: str, browser: str = BOB, name: str = "Bob") -> Data:
    return opened(
        client.post("/api/tables", json={"challenge": id, "browser": browser, "places": [{"kind": "mine", "name": name}]})
    )


def test_a_finished_game_is_played_again_by_somebody_else(where: Path | str, clock: Clock) -> None:
    with server(where, clock=clock) as client:
        table = new_table(client, [BOT, MINE], board=EUROPE, start=True, first="lot", device="5a" * 32)
        refused(offer(client, table), "not_over", 409)
        record = finish(client, table, seat=1)
        id = offer(client, table).json()["id"]
        assert offer(client, table, seat=1).json() == {"id": id, "guessed": False}
        shown = client.get(f"/api/challenges/{id}").json()
        assert (shown["name"], shown["seat"], shown["levels"]) == ("Ada", 1, ["beginner", None])
        theirs = accept(client, id.lower())
        assert theirs["table"]["same_deal"] == {"kind": "challenge", "id": id}
        assert theirs["table"]["deal"] == table["table"]["deal"]
        assert finish(client, theirs, seat=1) == record.replace("Ada", "Bob", 1)  # who plays the same meets the same
        clock.passed += 1
        finish(client, accept(client, id), seed=2, seat=1)
        answer = results_of(client, id, theirs)
        TypeAdapter(ChallengeResults).validate_json(answer.text)
        found = answer.json()
        assert found["offered"]["review"] == Record.parse(record).id
        assert found["offered"]["table"] == table["table"]["code"]
        assert [(one["name"], one["totals"]) for one in found["results"]] == [("Bob", found["offered"]["totals"])]
        assert results_of(client, id, table).json() == found  # also for the one who offers it


def test_nothing_of_the_game_is_seen_before_ones_own_is_over(client: TestClient) -> None:
    table = new_table(client, [MINE, BOT], board=EUROPE, start=True)
    record = finish(client, table)
    id = offer(client, table).json()["id"]
    theirs = accept(client, id)
    refused(results_of(client, id, theirs), "challenge_running", 409)
    refused(client.get(f"/api/tables/{theirs['table']['code']}/record"), "not_over", 409)
    refused(client.post("/api/reviews", json={"table": theirs["table"]["code"]}), "review_running", 409)
    refused(results_of(client, id, new_table(client, [MINE, BOT], start=True)), "not_your_seat", 403)
    refused(client.get(f"/api/challenges/{id}/results", params={"table": table["table"]["code"]}), "not_your_seat", 403)
    wrong = {"params": {"table": table["table"]["code"]}, "headers": bearer(secrets_of(theirs)[0])}
    refused(client.get(f"/api/challenges/{id}/results", **wrong), "not_your_seat", 403)
    parsed = Record.parse(record)
    deal = parsed.read_deal()
    assert deal is not None
    with watch(client, theirs["table"]["code"], secrets_of(theirs)) as watcher:
        seen = "".join([client.get(f"/api/challenges/{id}").text, str(theirs["table"]), *watcher.texts])
    for hidden in (table["table"]["code"], parsed.id, deal.secret, deal._key.hex(), parsed.result):
        assert hidden not in seen


def test_results_are_for_those_who_have_finished_this_challenge_and_not_another(client: TestClient) -> None:
    table = new_table(client, [MINE, {**MINE, "name": "Eve"}], board=EUROPE, start=True)
    with watch(client, table["table"]["code"], secrets_of(table)) as watcher:
        play_on(watcher, Random(4))
    body = {"table": table["table"]["code"]}
    offers = [client.post("/api/challenges", json=body, headers=bearer(secret)) for secret in secrets_of(table)]
    first, second = (answer.json()["id"] for answer in offers)
    assert first != second
    theirs = accept(client, first)
    finish(client, theirs)
    assert results_of(client, first, theirs).status_code == 200
    refused(results_of(client, second, theirs), "not_your_seat", 403)
    refused(results_of(client, second, accept(client, second)), "challenge_running", 409)


def test_people_are_replaced_by_bots_and_an_absent_device_stays_absent(client: TestClient) -> None:
    body = {"options": {"board": EUROPE}, "places": [MINE, {**MINE, "name": "Eve"}], "start": True, "device": "ab" * 32}
    table = opened(client.post("/api/tables", json=body))
    wait_until(lambda: client.get(f"/api/tables/{table['table']['code']}").json()["status"] == "playing")
    with watch(client, table["table"]["code"], secrets_of(table)) as watcher:
        play_on(watcher, Random(4))
    record = Record.parse(client.get(f"/api/tables/{table['table']['code']}/record").text)
    refused(offer(client, table, seat=1), "not_your_seat", 403)
    id = client.post("/api/challenges", json={"table": table["table"]["code"]}, headers=bearer(secrets_of(table)[1])).json()["id"]
    theirs = accept(client, id)
    assert [(place["kind"], place["level"]) for place in theirs["table"]["places"]] == [("bot", "casual"), ("player", None)]
    assert Record.parse(finish(client, theirs, seat=1)).read_deal() == record.read_deal()


def test_a_game_without_a_deal_of_its_own_is_not_offered(client: TestClient) -> None:
    table = new_table(client, [MINE, MINE], start=True)
    with watch(client, table["table"]["code"], secrets_of(table)) as watcher:
        play_on(watcher, Random(3))
    review = client.post("/api/reviews", json={"table": table["table"]["code"]}).json()["id"]
    body = {"options": {"board": "new_york"}, "places": [MINE, MINE], "from_review": {"id": review, "number": 9, "seat": 0}}
    again = opened(client.post("/api/tables", json=body))
    with watch(client, again["table"]["code"], secrets_of(again)) as watcher:
        play_on(watcher, Random(3))
    refused(offer(client, again), "not_offered", 409)


def test_an_address_may_not_offer_too_many(tmp_path: Path) -> None:
    with server(tmp_path, tables_per_hour=3) as client:
        table = new_table(client, [MINE, OPEN])
        assert [offer(client, table).status_code for _ in range(3)] == [409, 409, 429]


def test_results_and_challenges_are_pruned_like_finished_tables(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "PLAY_PAR", ["sleep", "60"])  # closing the server ends it
    table = open_daily(client)
    finish(client, table)
    assert len(shown_to(client, table)["results"]) == 1
    id = offer(client, table).json()["id"]
    stored = SameDeals(client.app.state.rooms.store)  # type: ignore[attr-defined]
    assert client.portal is not None
    assert client.portal.call(stored.prune, 0.0) == 0
    assert client.portal.call(stored.prune, 1.0) == 0
    monkeypatch.setattr("farebox.server.storage.same_deals.time.time", lambda: table["table"]["created"] + 2 * 86_400)
    assert client.portal.call(stored.prune, 1.0) == 3  # the challenge, and the result in both
    assert client.get(f"/api/challenges/{id}").status_code == 404
