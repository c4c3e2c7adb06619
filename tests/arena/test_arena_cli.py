"""`farebox arena` and `farebox ladder` as a user meets them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from farebox.cli.bots import arena
from farebox.cli.screen import SafeConsole
from farebox_process import ok, run

STRANGE = Path(__file__).parent / "strange_bots.py"
# Shells show 130 for both. Python ends itself by the signal if `exec` was interrupted, as in the making of a dataclass.
INTERRUPTED = (130, -signal.SIGINT)


def test_json_has_what_programs_read(tmp_path: Path) -> None:
    command = ["arena", "--bots", f"planner,greedy,{STRANGE}:Raising", "--games", "12", "--seed", "3", "--json", "--keep-going"]
    told = json.loads(ok(*command, "--out", tmp_path))
    assert set(told) >= {"bots", "seats", "games", "board", "seed", "seconds", "errors"}
    assert (told["games"], told["board"], told["seed"]) == (12, "new_york", 3)
    for row in told["bots"]:
        assert set(row) >= {"name", "wins", "win_rate", "low", "high", "points", "margin", "elo"}
    assert [row["seat"] for row in told["seats"]] == [0, 1]
    assert sum(row["wins"] for row in told["bots"]) == pytest.approx(12)
    assert told["errors"]
    again = json.loads(ok(*command, "--out", tmp_path, "--jobs", "2"))
    assert (told["played"], again["played"]) == (12, 0)
    assert {**again, "seconds": 0, "played": 12} == {**told, "seconds": 0}
    (table,) = json.loads(ok("ladder", tmp_path, "--json"))
    assert table["games"] == 12
    assert {row["name"]: row["wins"] for row in table["bots"]} == {row["name"]: row["wins"] for row in told["bots"]}
    assert "new_york" in ok("ladder", tmp_path)


def test_it_says_what_happened_in_words(tmp_path: Path) -> None:
    text = ok("arena", "--board", "first_journey_europe", "--seats", "4", "--games", "4", "--records", "--out", tmp_path)
    assert "4 games, 4 seats, an even share is 25.0 %" in text
    assert "seat 3" in text
    assert "Not certain: 30 of the 32 tickets" in text
    assert "4 of 4 records are valid" in ok("verify", tmp_path)
    failing = ["arena", "--bots", f"{STRANGE}:Raising,greedy", "--games", "2", "--out", tmp_path / "faults"]
    stopped = run(*failing)
    assert (stopped.returncode, stopped.stdout) == (1, "")
    assert "Traceback" in stopped.stderr
    assert "turn 0: raised RuntimeError: no" in stopped.stderr
    assert stopped.stderr.endswith("(--keep-going counts failures and plays on)\n")
    faults = ok(*failing, "--keep-going")
    assert "Elo: fine is 0" in faults
    assert "all from earlier runs" not in faults
    assert "all from earlier runs" in ok(*failing)
    assert "moves failed and were replaced by random ones" in faults
    assert "fine, seed 0, turn 0: raised RuntimeError: no idea / at all" in faults


@pytest.mark.parametrize("width", [44, 60, 79, 80, 120])
def test_the_table_fits_the_screen(width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    screen = SafeConsole(highlight=False, markup=False, width=width)
    names = ("planner", "a-name-as-long-as-this-one")
    numbers = {"elo": -123.4, "win_rate": 0.123, "low": 0.1, "high": 0.2, "points": 101.5, "margin": -12.25, "played": 20000}
    screen.print(arena._bot_table("New York", [{"name": name, "wins": 9876.5, **numbers} for name in names], width))
    text = capsys.readouterr().out
    assert max(map(len, text.splitlines())) <= width
    for number in ("-123", "20000", "9876.5", "12.3 %", "10.0–20.0", "101.50", "-12.25"):
        assert text.count(number) == 2
    assert text.count("planner") == 1


def test_a_name_that_fits_is_in_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    (tmp_path / "my_bot.py").write_text((STRANGE).read_text())
    monkeypatch.chdir(tmp_path)
    text = ok(
        "arena", "--bots", "my_bot.py:Fine,my_bot.py:Counted,greedy,my_bot.py:Deep?depth=3", "--games", "12", "--out", "out"
    )
    for name in ("fine (my_bot.py:Fine)", "fine (my_bot.py:Counted)", "greedy", "deep 3"):
        assert f"│ {name} " in text
    assert "Elo: fine (my_bot.py:Fine) is 0" in text
    assert "│ my_bot.py:Deep?depth=3 " in ok("ladder", "out")  # results say which class it was, with which parameters


def test_a_test_says_which_way_it_went() -> None:
    assert "test: greedy leads random by 50 Elo rather than 0" in ok(
        "arena", "--bots", "greedy,random", "--games", "400", "--sprt", "0,50"
    )
    assert "test: not decided, after 4 games" in ok("arena", "--games", "4", "--sprt", "0,20")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGTERM to hear")
def test_ending_the_arena_ends_its_programs(tmp_path: Path) -> None:
    deaf, pids = tmp_path / "deaf.py", tmp_path / "pids"
    deaf.write_text(f"import os, time\nprint(os.getpid(), file=open({str(pids)!r}, 'a'))\ntime.sleep(600)\n")
    bots = f"greedy,program: {sys.executable} {deaf}"
    arena = subprocess.Popen(
        [sys.executable, "-m", "farebox", "arena", "--games", "2", "--bots", bots], stderr=subprocess.DEVNULL
    )
    while not pids.exists() or pids.read_text().count("\n") < 1:
        time.sleep(0.01)
    arena.terminate()
    assert arena.wait(30) in INTERRUPTED
    for pid in pids.read_text().split():
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for one process")
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_and_the_same_command_again(jobs: int, tmp_path: Path) -> None:
    arguments = ["arena", "--bots", f"{STRANGE}:Slow,greedy", "--games", "8", "--jobs", str(jobs), "--json"]
    command = [sys.executable, "-m", "farebox", *arguments, "--out", str(tmp_path)]
    listening = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests may have it ignored
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=listening)
    file = tmp_path / "results.csv"
    while not file.exists() or file.read_text().count("\n") < 5:
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=60)
    assert process.returncode in INTERRUPTED
    assert stdout == ""
    assert "run the same command to continue" in stderr
    assert len(stderr.splitlines()) == 1
    assert 5 <= file.read_text().count("\n") < 17
    again, whole = json.loads(ok(*arguments, "--out", tmp_path)), json.loads(ok(*arguments))
    same = {"seconds": 0, "played": 0}
    assert {**again, **same} == {**whole, **same}
    assert file.read_text().count("\n") == 17


BAD = [
    (["arena", "--bots", "nobody,greedy"], "no bot is called"),
    (["arena", "--bots", "planner,greedy", "--sprt", "20"], "two Elo numbers"),
    (["arena", "--jobs", "0"], "--jobs"),
    (["arena", "--records"], "--out"),
    (["arena", "--out", "/dev/null"], "/dev/null is not a folder"),
    (["arena", "--bots", "search:1x,greedy"], "search takes iterations or seconds"),
    (["play-stdio", "--bot", "greedy", "--bot", f"{STRANGE}:Raising"], "seat 1, turn 0: fine: RuntimeError: no"),
    (["play-stdio", "--bot", "greedy", "--bot", "greedy", "--seconds", "-1"], "not -1"),
    (["play-stdio", "--bot", "greedy", "--bot", f"{STRANGE}:Nameless"], "has no name"),
    (["play-stdio", "--bot", "greedy", "--bot", f"{STRANGE}:Broken"], "cannot be created: KeyError: 'never' (" + str(STRANGE)),
    (
        ["play-stdio", "--bot", f"{STRANGE}:Unready", "--bot", "greedy"],
        "game 0, seat 0: fine: OSError: no weights (" + str(STRANGE),
    ),
    (["serve", "--no-browser", "--level", f"casual={STRANGE}:Broken"], "cannot be created: KeyError: 'never'"),
    (["arena", "--games", "9" * 20], "beyond 2**53"),
    (["play-stdio", "--bot", f"{STRANGE}:Texting", "--bot", "greedy"], "chose 'keep"),
    (["arena", "--bots", f"{STRANGE}:Deep?dept=3,greedy"], "unknown parameter 'dept'; did you mean depth?"),
    (["play-stdio", "--bot", "greedy", "--bot", f"{STRANGE}:Deep?dept=3"], "unknown parameter 'dept'; did you mean depth?"),
    (["arena", "--bots", f"{STRANGE}:Deep,greedy"], "missing a required argument: 'depth'"),
    (["arena", "--bots", f"{STRANGE}:NUMBER,greedy"], "NUMBER is not a class or a function"),
    (["ladder", "/dev/nothing"], "No such file"),
    (["ladder", str(STRANGE)], "columns"),
    (["ladder"], "Missing argument"),
]


@pytest.mark.parametrize(("arguments", "says"), BAD, ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "")
def test_bad_input_is_one_line_and_status_2(arguments: list[str], says: str) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert len(result.stderr.strip().splitlines()) == 1
    assert result.stderr.startswith("farebox: ")
    assert says in result.stderr


@pytest.mark.parametrize(
    "command", [("arena", "--bots", "wrong.py:Mine,greedy"), ("play-stdio", "--bot", "wrong.py:Mine", "--bot", "greedy")]
)
def test_a_bots_file_that_cannot_be_loaded_is_one_line(command: tuple[str, ...], tmp_path: Path) -> None:
    typo = "class Mine:\n    def choose(self view):\n        pass\n"
    for text, says in ((typo, "wrong.py:2: invalid syntax"), ("raise SystemExit", "its file ends the program")):
        (tmp_path / "wrong.py").write_text(text)
        result = run(*command, cwd=tmp_path)
        assert (result.returncode, result.stderr.count("\n")) == (2, 1)
        assert says in result.stderr


def test_an_error_in_a_bots_file_shows_its_own_lines_only(tmp_path: Path) -> None:
    (tmp_path / "wrong.py").write_text("x = 1 / 0\n")
    result = run("arena", "--bots", "wrong.py:Mine,greedy", cwd=tmp_path)
    assert result.returncode == 1
    assert result.stderr.count("File ") == 1
    assert 'wrong.py", line 1, in <module>' in result.stderr
