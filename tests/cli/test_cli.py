"""The command line as a user meets it: real processes, what they print, how they end."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from farebox import board_names
from farebox.cli.app import app
from farebox.cli.hosting import load
from farebox.load.crowd import Plan
from farebox_process import ok, run
from kept_games import a_deal, played

GOLDEN = Path(__file__).parent.parent / "golden"


def test_help_shows_the_commands_and_something_to_try() -> None:
    text = ok("--help")
    assert "Commands:" in text
    assert "Try: farebox sim" in text


def test_no_arguments_serve_the_table_and_open_the_browser(tmp_path: Path) -> None:
    """The browser is a program that notes where it was sent; its own data folder, and whatever port is free."""
    noted = tmp_path / "noted"
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 > {noted}\n")
    browser.chmod(0o755)
    env = {**os.environ, "BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(tmp_path), "FAREBOX_COMPILE": "0"}
    with subprocess.Popen([sys.executable, "-m", "farebox"], stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found, line
        end = time.monotonic() + 20
        while not noted.exists() or not noted.read_text():
            assert time.monotonic() < end
            time.sleep(0.05)
        assert noted.read_text().strip() == found[0]
        with urllib.request.urlopen(f"{found[0]}api/boards") as answer:
            assert len(json.load(answer)["boards"]) == len(board_names())
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
    assert (tmp_path / "farebox" / "farebox.db").exists()


def test_sim_records_show_and_verify(tmp_path: Path) -> None:
    arguments = ["sim", "--board", "new_york", "--seats", "3", "--games", "6", "--seed", "7"]
    assert "6 random games, 3 seats" in ok(*arguments, "--out", tmp_path)
    files = sorted(tmp_path.glob("*.farebox"))
    assert [file.name for file in files] == [f"new_york-3-{seed:06d}.farebox" for seed in range(7, 13)]
    assert "6 of 6 records are valid" in ok("verify", tmp_path)
    assert json.loads(ok("verify", *files, "--json")) == {"verified": 6, "problems": {}}
    story = ok("show", files[0])
    assert "final score" in story
    assert "attractions" in story


@pytest.mark.parametrize("board", board_names())
def test_sim_plays_the_same_games_recorded_or_not(board: str, tmp_path: Path) -> None:
    arguments = ["sim", "--board", board, "--seats", "2", "--games", "5", "--seed", "3", "--json"]
    plain, recorded = json.loads(ok(*arguments)), json.loads(ok(*arguments, "--out", tmp_path))
    del plain["seconds"], recorded["seconds"]
    assert plain == recorded
    assert plain["games"] == 5
    assert sum(plain["endings"].values()) == 5


def test_show_every_golden_record() -> None:
    for file in GOLDEN.glob("*.farebox"):
        assert "final score" in ok("show", file)


def test_show_says_what_is_not_certain() -> None:
    assert "Not certain: 30 of the 32 tickets" in ok("show", GOLDEN / "last_train.farebox")
    assert "Not certain" not in ok("show", GOLDEN / "reset.farebox")
    assert "Not certain: 30 of the 32 tickets" in ok("sim", "--board", "first_journey_europe", "--games", "3")


def test_perft_says_that_it_counts_steps_and_not_actions() -> None:
    help = ok("perft", "--help")
    assert "two steps, the route and the payment" in " ".join(help.split())
    assert "Number of steps" in help


def test_sim_compiled_and_perft_and_bench_as_json() -> None:
    many = json.loads(ok("sim", "--games", "50000", "--json"))
    assert many["games"] == 50000
    assert many["endings"] == {"last_turns": 50000}
    counts = json.loads(ok("perft", "--board", "new_york", "--seats", "2", "--seed", "1", "--depth", "4", "--json"))
    assert counts["perft"] == [3, 9, 90, 522]
    assert "3,799,071" in ok("perft", "--seed", "1", "--depth", "8")
    bench = json.loads(ok("bench", "--json", "--seconds", "0.05"))
    assert set(bench) >= {"boards", "state_bytes", "copy_ns", "import_s", "warm_start_s"}
    assert set(bench["boards"]) == set(board_names())
    for row in bench["boards"].values():
        assert set(row) == {"compiled_steps_per_s", "interpreted_steps_per_s", "games_per_s"}
        assert all(value > 0 for value in row.values())


def test_rules_prints_a_clause_a_chapter_or_the_list() -> None:
    assert "NY-DRAW-3" in ok("rules", "NY-DRAW-3")
    assert "NY-DRAW-7" in ok("rules", "ny-draw")
    assert len(ok("rules").strip().splitlines()) == 59


def test_board_check_and_list() -> None:
    assert "ok" in ok("board", "check", "new_york")
    assert "Not certain" in ok("board", "check", "first_journey_europe")
    assert {row["id"] for row in json.loads(ok("board", "list", "--json"))} == set(board_names())


def test_an_own_board_plays_and_its_records_need_it(tmp_path: Path) -> None:
    from farebox.boards.board import BOARDS_FOLDER

    text = (BOARDS_FOLDER / "first_journey_europe.toml").read_text("utf-8")
    mine = tmp_path / "my_europe.toml"
    mine.write_text(text.replace('["brest", "zurich"]', '["brest", "rome"]'), "utf-8")
    assert "ok" in ok("board", "check", mine)
    ok("sim", "--board", mine, "--games", "2", "--out", tmp_path / "games")
    assert "2 of 2" in ok("verify", tmp_path / "games", "--board", mine)
    without = run("verify", tmp_path / "games")
    assert without.returncode == 2
    assert "my_europe" in without.stderr


BAD = [
    (["nonsense"], "No such command"),
    (["sim", "--seats", "7"], "2 to 4 seats"),
    (["sim", "--seats", "two"], "--seats must be a whole number, not 'two'"),
    (["sim", "--games", "0"], "--games must be at least 1, not '0'"),
    (["sim", "--games", "9" * 5000], "--games must be a smaller number, not '999"),
    (["bench", "--seconds", "soon"], "--seconds must be a number, not 'soon'"),
    (["sim", "--seed", "-1"], "seed"),
    (["sim", "--seed", str(2**53)], "2**53"),
    (["sim", "--board", "atlantis"], "no such board"),
    (["sim", "--board", "atlantis.toml"], "No such file"),
    (["sim", "--first-seat", "5"], "first_seat"),
    (["sim", "--completion-cards", "2"], "First Journey"),
    (["sim", "--games", "2", "--out", "/dev/null"], "/dev/null"),
    (["perft", "--depth", "0"], "--depth must be at least 1"),
    (["perft", "--depth", "99"], "--depth must be at most 12, not '99'"),
    (["show", "nothing.farebox"], "No such file"),
    (["show", __file__], "line 1"),
    (["verify", "nothing.farebox"], "No such file"),
    (["verify", str(Path(__file__).parent)], "no records"),
    (["verify"], "Missing argument"),
    (["verify", str(GOLDEN / "reset.farebox"), "--kept", "nothing.json"], "nothing.json: No such file"),
    (["verify", str(GOLDEN), "--kept", __file__], "one record"),
    (["board", "check", "nothing.toml"], "No such file"),
    (["rules", "NY-DRAW-33"], "did you mean NY-DRAW-3?"),
    (["show", str(GOLDEN / "reset.farebox"), "--board", "first_journey_usa"], "a different board"),
]


@pytest.mark.parametrize(("arguments", "says"), BAD, ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "")
def test_bad_input_is_one_line_and_status_2(arguments: list[str], says: str, tmp_path: Path) -> None:
    result = run(*arguments, cwd=tmp_path)
    assert (result.returncode, result.stdout) == (2, "")
    assert len(result.stderr.strip().splitlines()) == 1
    assert result.stderr.startswith("farebox: ")
    assert says in result.stderr


@pytest.mark.parametrize("group", ["board", "puzzles"])
def test_a_group_of_commands_alone_prints_its_help(group: str) -> None:
    text = ok(group)
    assert text.startswith("Usage:")
    assert "Commands:" in text


def test_a_tampered_record_is_named_with_its_line(tmp_path: Path) -> None:
    lines = (GOLDEN / "reset.farebox").read_text("utf-8").splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("5. "))
    lines[number] = lines[number].replace("5. 0", "5. 1") if "5. 0" in lines[number] else lines[number].replace("5. 1", "5. 0")
    bad = tmp_path / "bad.farebox"
    bad.write_text("\n".join(lines), "utf-8")
    for command in ("verify", "show"):
        result = run(command, bad)
        assert result.returncode == 2
        assert f"bad.farebox: line {number + 1}: " in result.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--url", "http://127.0.0.1:1"), "no Farebox server answers at http://127.0.0.1:1"),
        (("--url", "http://127.0.0.1:abc"), "an address has the form http://HOST:PORT, not http://127.0.0.1:abc"),
        (("--url", "http://127.0.0.1:8017/foo"), "an address has the form http://HOST:PORT, not http://127.0.0.1:8017/foo"),
        (("--url", "http://example.org"), "example.org is not this machine: use --remote"),
    ],
)
def test_load_says_what_is_wrong_at_once(words: tuple[str, ...], said: str) -> None:
    result = run("load", "--games", "2", "--seconds", "1", *words)
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    assert said in result.stderr


def test_load_hears_all_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    plans: list[Plan] = []
    monkeypatch.setattr(load, "load", lambda plan, as_json: plans.append(plan) or True)
    for words in ((), ("--no-finish", "--opening", "5", "--games", "3"), ("--affinity", "--seats", "3", "--bots", "1")):
        assert CliRunner().invoke(app, ["load", *words]).exit_code == 0
    plain = Plan(bases=["http://127.0.0.1:8017"], games=100, seconds=30)
    assert plans[0] == plain
    assert plans[1] == replace(plain, finish=False, opening=5, games=3)
    assert plans[2] == replace(plain, affinity=True, seats=3, bots=1)


def test_a_record_is_compared_with_what_a_device_kept(tmp_path: Path) -> None:
    kept, record = played(a_deal("first_journey_usa"))
    game, device = tmp_path / "game.farebox", tmp_path / "device.json"
    game.write_text(str(record), "utf-8")
    device.write_text(json.dumps(kept), "utf-8")
    assert "as the device of" in ok("verify", game, "--kept", device)
    device.write_text(json.dumps({**kept, "commitment": "0" * 64}), "utf-8")
    result = run("verify", game, "--kept", device)
    assert result.returncode == 2
    assert "the commitment is not the one that the device was told" in result.stderr
