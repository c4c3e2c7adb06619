"""A challenge from the record that a browser kept: its table is gone, or was on another server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter
from sqlalchemy import delete
from starlette.testclient import TestClient
from test_same_deal import EUROPE, accept, finish, offer, open_daily, opened, refused, results_of

from farebox import Game, Record
from farebox.bots.registry import make_bot
from farebox.server.storage.models import EntryRow, PlaceRow, TableRow
from farebox.table.messages.same_deals import ChallengeResults
from table_client import BOT, MINE, Data, new_table, play_on, secrets_of, server, watch

PLAYERS = [{"bot": False, "avatar": "owl"}, {"bot": True, "level": "beginner", "avatar": "penguin"}]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a game against a bot, on another server."""
    with server(tmp_path_factory.mktemp("elsewhere")) as client:
        return finish(client, new_table(client, [MINE, BOT], board=EUROPE, start=True, first="lot", device="5a" * 32))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path) as client:
        yield client


def offer_record(client: TestClient, record: str, seat: int | None = 0, **more: Any) -> Any:
    return client.post("/api/challenges", json={"record": record, "seat": seat, **more})


def offered(client: TestClient, record: str, seat: int = 0, **more: Any) -> Data:
    return opened(offer_record(client, record, seat, **more))


def asked_by_record(client: TestClient, id: str, record: str) -> Any:
    return client.post(f"/api/challenges/{id}/results", json={"record": record})


def played_on(game: Game) -> Game:
    """A game played to its end by beginners."""
    bots = [make_bot("beginner", seat) for seat in game.seats]
    while not game.over:
        seat = game.to_act[0]
        game.play(bots[seat].choose(game.view(seat)), seat)
    return game


def delete_table(client: TestClient, table: Data) -> None:
    """As pruning does."""
    store = client.app.state.rooms.store  # type: ignore[attr-defined]
    assert client.portal is not None
    for row in (EntryRow, PlaceRow, TableRow):
        client.portal.call(store.write, delete(row).where(row.code == table["table"]["code"]))
    assert client.get(f"/api/tables/{table['table']['code']}").status_code == 404


def test_a_record_from_elsewhere_is_offered_and_played(client: TestClient, played: str) -> None:
    answer = offered(client, played, players=PLAYERS)
    id = answer["id"]
    assert not answer["guessed"]
    shown = client.get(f"/api/challenges/{id}").json()
    assert (shown["name"], shown["avatar"], shown["seat"], shown["levels"]) == ("Ada", "owl", 0, [None, "beginner"])
    theirs = accept(client, id)
    assert theirs["table"]["deal"]["commitment"] in played
    bob = finish(client, theirs, seed=1)
    assert Record.parse(bob).turns == Record.parse(played).turns  # who plays the same meets the same
    assert Record.parse(bob).read_deal() == Record.parse(played).read_deal()
    found = results_of(client, id, theirs)
    TypeAdapter(ChallengeResults).validate_json(found.text)
    first, second = found.json()["offered"], found.json()["results"][0]
    assert (first["name"], first["table"], first["review"]) == ("Ada", None, Record.parse(played).id)
    assert (second["name"], second["totals"]) == ("Bob", first["totals"])
    assert asked_by_record(client, id, played).json() == found.json()  # also for the one who offers it
    assert client.get(f"/api/reviews/{first['review']}").json()["record"] == played


def test_the_same_record_gives_the_same_challenge(client: TestClient, played: str) -> None:
    answer = offered(client, played, players=PLAYERS)
    assert offered(client, played.replace("\n", "\r\n"), players=PLAYERS) == answer
    assert offered(client, played) == answer  # its bots are known by now
    assert offered(client, played, seat=1)["id"] != answer["id"]


def test_a_table_and_its_record_are_the_same_challenge(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        table = new_table(client, [MINE, BOT], board=EUROPE, start=True)
        record = finish(client, table)
        id = offer(client, table).json()["id"]
        assert offered(client, record) == {"id": id, "guessed": False}
        delete_table(client, table)
    with server(tmp_path) as client:
        refused(offer(client, table), "no_table", 404)
        assert offered(client, record) == {"id": id, "guessed": False}
        assert asked_by_record(client, id, record).json()["offered"]["name"] == "Ada"


def test_a_game_whose_table_was_deleted_before_it_was_offered(client: TestClient) -> None:
    table = new_table(client, [MINE, BOT], board=EUROPE, start=True)
    record = finish(client, table)
    client.post("/api/reviews", json={"table": table["table"]["code"]})  # so the server remembers its bots
    delete_table(client, table)
    answer = offered(client, record)
    assert not answer["guessed"]
    assert client.get(f"/api/challenges/{answer['id']}").json()["levels"] == [None, "beginner"]
    assert accept(client, answer["id"])["table"]["status"] == "playing"


def test_unknown_bots_are_the_champions_level(client: TestClient, played: str) -> None:
    answer = offered(client, played)
    assert answer["guessed"]
    assert offered(client, played) == answer
    assert client.get(f"/api/challenges/{answer['id']}").json()["levels"] == [None, "expert"]
    people = [{"bot": False, "level": "strong"}, {"bot": False}]
    other = offered(client, played, seat=1, players=people)
    assert client.get(f"/api/challenges/{other['id']}").json()["levels"] == ["casual", None]


def test_a_bot_that_no_table_could_have_had_gets_another_face(client: TestClient, played: str) -> None:
    bots = [{"bot": True, "avatar": "cat"}, {"bot": True, "level": "strong", "avatar": "cat"}]
    shown = client.get(f"/api/challenges/{offered(client, played, players=bots)['id']}").json()
    assert (shown["avatar"], shown["levels"]) == (None, [None, "strong"])


def test_nothing_of_the_record_is_seen_before_ones_own_game_is_over(client: TestClient, played: str) -> None:
    id = offered(client, played, players=PLAYERS)["id"]
    theirs = accept(client, id)
    parsed = Record.parse(played)
    deal = parsed.read_deal()
    assert deal is not None
    refused(results_of(client, id, theirs), "challenge_running", 409)
    refused(asked_by_record(client, id, "a record"), "challenge_record", 422)
    with watch(client, theirs["table"]["code"], secrets_of(theirs)) as watcher:
        seen = "".join([client.get(f"/api/challenges/{id}").text, str(theirs["table"]), *watcher.texts])
    for hidden in (parsed.id, deal.code, deal.secret, deal._key.hex(), parsed.result, parsed.deck, parsed.tickets):
        assert hidden not in seen


def test_only_the_record_itself_shows_results(client: TestClient, played: str) -> None:
    """A game of the same deal does not: everybody knows the secret of a daily deal."""
    id = offered(client, played)["id"]
    refused(asked_by_record(client, id, played.replace("Ada", "Eve", 1)), "not_your_seat", 403)
    refused(asked_by_record(client, id, finish(client, accept(client, id), seed=2)), "not_your_seat", 403)
    refused(asked_by_record(client, "nothing", played), "no_challenge", 404)


def edited(record: str) -> Iterator[str]:
    lines = record.splitlines()
    result, last = lines[-1].split(), lines[-2]
    yield "\n".join([*lines[:-1], " ".join([*result[:2], str(int(result[2]) + 1), *result[3:]])])
    yield "\n".join([*lines[:-2], lines[-1]])
    yield "\n".join([*lines[:-3], last, lines[-3], lines[-1]])
    deck = next(line for line in lines if line.startswith("deck "))
    first, *rest = deck.split()
    yield record.replace(deck, " ".join([first, *reversed(rest)]))
    secret = next(line for line in lines if line.startswith("deal ")).split()[4]
    yield record.replace(secret, "0" * 64)
    yield "\n".join([*lines[:-2], "result abandoned " + " ".join(result[2:4]) + " winners none"])


def test_an_edited_record_is_refused(client: TestClient, played: str) -> None:
    for text in edited(played):
        refused(offer_record(client, text), "challenge_record", 422)
    refused(offer_record(client, "farebox record 1\n"), "challenge_record", 422)
    game = Record.parse(played).replay()
    refused(offer_record(client, str(Record.seen_by(game, 0))), "challenge_record", 422)


def test_a_game_given_up_halfway_is_refused(client: TestClient, played: str) -> None:
    """Otherwise any part of a game could be offered as a whole one."""
    record = Record.parse(played)
    game = Game(record.board, 2, first_seat=record.options.first_seat, deal=record.read_deal())
    for _, seat, plays in record.turns[:6]:
        for text in plays:
            game.play(text.partition("=")[0].strip(), seat)
    game.abandon()
    game.record(["Ada", "Robo"]).verify()
    refused(offer_record(client, str(game.record(["Ada", "Robo"]))), "challenge_record", 422)


def test_what_is_not_over_or_has_no_deal_is_refused(client: TestClient, played: str) -> None:
    unfinished = "\n".join(played.splitlines()[:-1])
    refused(offer_record(client, unfinished), "not_over", 409)
    refused(offer_record(client, str(played_on(Game(EUROPE, 2, seed=3)).record())), "not_offered", 409)
    refused(offer_record(client, played.replace("\ndeal ", f"\ncontinues {'0' * 20} 4\ndeal ", 1)), "not_offered", 409)


def test_the_record_of_a_table_in_progress_is_refused(client: TestClient) -> None:
    """Not even a player who has somehow learned its secret can offer it."""
    table = new_table(client, [MINE, MINE], board=EUROPE, start=True)
    with watch(client, table["table"]["code"], secrets_of(table)) as watcher:
        room = client.app.state.rooms.live[table["table"]["code"]][0]  # type: ignore[attr-defined]
        game = played_on(Game(EUROPE, 2, first_seat=room.table.game.options.first_seat, deal=room.table.game.deal))
        refused(offer_record(client, str(game.record())), "not_over", 409)
        play_on(watcher, Random(4))
    assert offer_record(client, str(game.record())).status_code == 201


def test_what_is_asked_wrongly_is_refused(client: TestClient, played: str) -> None:
    refused(offer_record(client, played, seat=None), "malformed", 422)
    refused(offer_record(client, played, seat=2), "malformed", 422)
    refused(offer_record(client, played, players=PLAYERS[:1]), "malformed", 422)
    refused(offer_record(client, played, table="BCDFGHJK"), "malformed", 422)
    refused(offer_record(client, "x" * 16_001), "malformed", 422)
    refused(client.post("/api/challenges", json={}), "malformed", 422)


def test_the_deal_of_today_is_offered_like_others(client: TestClient) -> None:
    """Its cards are public; its results stay with those who have finished it."""
    record = finish(client, open_daily(client))
    theirs = accept(client, offered(client, record)["id"])
    assert theirs["table"]["same_deal"]["kind"] == "challenge"


def test_an_address_may_not_offer_too_many_records(tmp_path: Path, played: str) -> None:
    with server(tmp_path, tables_per_hour=3) as client:
        assert [offer_record(client, played).status_code for _ in range(4)] == [201, 201, 201, 429]
