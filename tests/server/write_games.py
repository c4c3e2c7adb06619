"""Writes `data/games_of_schema_N.json`, the games that tests of later schemas upgrade: `python tests/server/write_games.py`.

Run it with the last commit that has schema N: a file of an earlier schema cannot be made again. `known` has the codes,
secrets and ids that the tests need, `record` the record of the finished game, `rows` all rows of the database.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent / "helpers"))

from sqlalchemy import select  # noqa: E402 -- after the path is set
from starlette.testclient import TestClient  # noqa: E402 -- after the path is set

from farebox.server.reviews import review_process  # noqa: E402 -- after the path is set
from farebox.server.storage.database import make_engine  # noqa: E402 -- after the path is set
from farebox.server.storage.migrations.upgrade import HEAD  # noqa: E402 -- after the path is set
from farebox.server.storage.models import Base  # noqa: E402 -- after the path is set
from table_client import BOT, MINE, OPEN, bearer, new_table, play_on, secrets_of, server, wait_until, watch  # noqa: E402 -- after the path is set

LIGHT = "import farebox.review as r; r.QUICK = r.DEEP = r.Effort(worlds=2, lookahead=0)"
RUN = "from farebox.server.reviews.worker import main; main()"
EUROPE = "first_journey_europe"
PROCESS_ROWS = ("processes", "presence")  # of servers that run


def main() -> None:
    review_process.WORKER_COMMAND = [sys.executable, "-c", f"{LIGHT}; {RUN}"]
    with tempfile.TemporaryDirectory() as folder:
        with server(Path(folder)) as client:
            known, record = play(client)
        rows = asyncio.run(all_rows(Path(folder) / "farebox.db"))
    text = json.dumps({"known": known, "record": record, "rows": rows}, separators=(",", ":"))
    (HERE / "data" / f"games_of_schema_{int(HEAD)}.json").write_text(f"{text}\n", "utf-8")


def play(client: TestClient) -> tuple[dict[str, Any], str]:
    two = [MINE, {"kind": "mine", "name": "Bob"}]
    playing = new_table(client, two, start=True)
    with watch(client, playing["table"]["code"], secrets_of(playing)) as both:
        both.say(type="say", seat=0, text="Hello")
        play_on(both, Random(1), 30)
    over = new_table(client, [MINE, BOT], board=EUROPE, start=True)
    code, secret = over["table"]["code"], secrets_of(over)[0]
    finish(client, code, secret)
    review = client.post("/api/reviews", json={"table": code}).json()["id"]
    wait_until(lambda: client.get(f"/api/reviews/{review}").json()["review"]["seats"] is not None, 120)
    challenge = client.post("/api/challenges", json={"table": code}, headers=bearer(secret)).json()["id"]
    accepted = [accept(client, challenge, name) for name in ("Cleo", "Dan")]
    finish(client, accepted[0]["table"]["code"], secrets_of(accepted[0])[0])
    query: dict[str, Any] = {"params": {"table": code}, "headers": bearer(secret)}
    wait_until(lambda: len(client.get(f"/api/challenges/{challenge}/results", **query).json()["results"]) == 1)
    waiting = new_table(client, [MINE, OPEN])
    tables = {"playing": playing, "over": over, "accepted": accepted[1], "waiting": waiting}
    known = {
        name: {"code": one["table"]["code"], "secrets": secrets_of(one), "host": one["host"]} for name, one in tables.items()
    }
    known |= {"review": {"id": review}, "challenge": {"id": challenge}}
    return known, client.get(f"/api/tables/{code}/record").text


def accept(client: TestClient, challenge: str, name: str) -> dict[str, Any]:
    browser = name[0].lower().encode().hex() * 32
    opened: dict[str, Any] = client.post(
        "/api/tables", json={"challenge": challenge, "browser": browser, "places": [{"kind": "mine", "name": name}]}
    ).json()
    return opened


def finish(client: TestClient, code: str, secret: str) -> None:
    rng = Random(2)
    with watch(client, code, [secret]) as watcher:
        while watcher.table["status"] == "playing":
            if actions := watcher.actions(0):
                claims = [action for action in actions if action.startswith("claim")]
                assert watcher.act(0, rng.choice(claims or actions)) is None
            else:
                watcher.hear()


async def all_rows(file: Path) -> dict[str, list[dict[str, Any]]]:
    engine = make_engine(file)
    async with engine.connect() as connection:
        tables = [table for table in Base.metadata.sorted_tables if table.name not in PROCESS_ROWS]
        rows = {table.name: [dict(row._mapping) for row in await connection.execute(select(table))] for table in tables}
    await engine.dispose()
    for line in rows["chat"]:
        del line["id"]  # the database counts them
    return rows


if __name__ == "__main__":
    main()
