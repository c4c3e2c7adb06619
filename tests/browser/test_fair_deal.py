"""The deal is checked by the devices it protects: an honest server's, and each thing a dishonest one could do."""

from __future__ import annotations

import json
import secrets
import urllib.request
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from arrivals import Open
from dishonest_server import CHEATS, dishonest
from player import Player, say
from playwright.sync_api import Locator, expect
from shortcut import Data, Shortcut, ask
from websockets.sync.client import connect

from farebox.game.deal import hashed
from farebox_process import run
from running_server import running


@pytest.fixture(scope="module")
def cheat(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("cheat") / "cheat"
    file.write_text("none", encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, cheat: Path) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("dishonest"), prepare=partial(dishonest, cheat)) as (_, address):
        yield address


def post(base: str, path: str, body: Data, secret: str) -> Data:
    headers = {"content-type": "application/json", "authorization": f"Bearer {secret}"}
    request = urllib.request.Request(f"{base}/api{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        found: Data = json.loads(answer.read())
        return found


def play(host: Player, base: str, board: str, *, friend_reveals: bool = True, watcher: Open | None = None) -> Data:
    """A whole game at a table that this page opens and starts; a friend's device is a program. Both are played quickly."""
    code = host.open(board.replace("_", "-"), ["friend"]).split("/")[-1]
    value = secrets.token_hex(32)
    friend = ask(base, "POST", f"/tables/{code}/join", {"name": "Bob", "device": hashed(value)})["held"]
    if watcher:
        spectator = watcher(f"/table/{code}", base=base)
        expect(spectator.page.get_by_text("Bob").first).to_be_visible()
    expect(host.page.get_by_text("Bob").first).to_be_visible()
    with host.page.expect_response("**/reveal"):
        host.start(2)
    if friend_reveals:  # after the table has acknowledged the page's value
        post(base, f"/tables/{code}/reveal", {"value": value}, friend["secret"])
    host.wait_for_game()
    own = host.page.evaluate("(code) => JSON.parse(localStorage.tables)[code].held", code)
    opened = {"table": ask(base, "GET", f"/tables/{code}"), "held": [*own, friend], "host": ""}
    with connect(f"{base.replace('http', 'ws', 1)}/api/tables/{code}/socket") as wire:
        Shortcut(base, opened, wire).play()
    return opened


def sheet(player: Player) -> Locator:
    """What the score sheet says about the cards."""
    player.page.get_by_role("button", name=say("score-sheet")).click()
    return player.page.get_by_test_id("deal-check")


@pytest.mark.parametrize("board", ["new_york", "first_journey_europe"])
def test_an_honest_deal_is_checked_on_the_device_and_with_its_file(
    arrive: Open, server: str, cheat: Path, board: str, tmp_path: Path
) -> None:
    cheat.write_text("none", encoding="utf-8")
    host = arrive(base=server)
    opened = play(host, server, board)
    code = opened["table"]["code"]
    host.page.reload()  # what is kept survives it
    found = sheet(host)
    expect(found).to_have_attribute("data-verdict", "checked")
    expect(found).to_contain_text(say("deal-verdict-checked", count=2))
    host.page.get_by_test_id("deal-numbers").click()
    expect(host.page.get_by_role("dialog")).to_contain_text(opened["table"]["deal"]["commitment"])
    with host.page.expect_download() as saved:
        host.page.get_by_test_id("deal-save-file").click()
    kept, record = tmp_path / "kept.json", tmp_path / f"{code}.farebox"
    kept.write_text(saved.value.path().read_text("utf-8"), "utf-8")
    record.write_text(json.loads(kept.read_text("utf-8"))["record"], "utf-8")
    result = run("verify", record, "--kept", kept)
    assert (result.returncode, result.stderr) == (0, "")
    assert "as the device of" in result.stdout
    host.page.keyboard.press("Escape")  # the numbers
    host.page.keyboard.press("Escape")  # the sheet
    host.page.get_by_role("button", name=say("score-rematch")).click()
    host.page.wait_for_url(lambda url: not url.endswith(code))
    host.wait_for_game()
    (device,) = ask(server, "GET", f"/tables/{host.page.url.split('/')[-1]}")["deal"]["devices"]  # the friend's program has none
    assert device["revealed"]


@pytest.mark.parametrize("what", CHEATS)
def test_a_dishonest_server_is_shown_in_red(arrive: Open, server: str, cheat: Path, what: str, tmp_path: Path) -> None:
    cheat.write_text(what, encoding="utf-8")
    host = arrive(base=server)
    code = play(host, server, "first_journey_europe")["table"]["code"]
    found = sheet(host)
    expect(found).to_have_attribute("data-verdict", "wrong")
    expect(found).to_contain_text(say(f"deal-trouble-{what}"))
    with host.page.expect_download() as saved:
        host.page.get_by_test_id("deal-save").click()
    kept, record = tmp_path / "kept.json", tmp_path / f"{code}.farebox"
    kept.write_text(saved.value.path().read_text("utf-8"), "utf-8")
    record.write_text(json.loads(kept.read_text("utf-8"))["record"], "utf-8")
    if what not in ("first", "shuffle"):
        assert run("verify", record).returncode == 0  # alone it agrees with itself
    assert run("verify", record, "--kept", kept).returncode == 2


def test_an_absent_device_is_named_and_a_spectator_checks_what_it_can(arrive: Open, server: str, cheat: Path) -> None:
    cheat.write_text("none", encoding="utf-8")
    host, watchers = arrive(base=server), list[Player]()

    def watch(path: str, **context: str) -> Player:
        watchers.append(arrive(path, **context))
        return watchers[0]

    code = play(host, server, "first_journey_usa", friend_reveals=False, watcher=watch)["table"]["code"]
    absent = say("deal-absent", name="Bob")
    for player, verdict in (
        (host, "checked"),
        (watchers[0], "watched"),
        (arrive(f"/table/{code}", base=server), "unchecked-kept"),
    ):
        found = sheet(player)
        expect(found).to_have_attribute("data-verdict", verdict)
        expect(found).to_contain_text(absent)
