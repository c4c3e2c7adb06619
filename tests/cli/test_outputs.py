"""What commands give to other programs: JSON, rows, records in one file, and words for the shell to complete."""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from farebox import Record
from farebox.cli import complete
from farebox.cli.app import _run, app

GOLDEN = Path(__file__).parent.parent / "golden"


def ok(*arguments: str | Path) -> str:
    result = CliRunner().invoke(app, [*map(str, arguments)])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_sim_writes_one_row_per_game(tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    summary = json.loads(ok("sim", "--seats", "3", "--games", "4", "--seed", "7", "--out", file, "--json"))
    rows = list(csv.DictReader(file.read_text("utf-8").splitlines()))
    assert [row["seed"] for row in rows] == ["7", "8", "9", "10"]
    assert summary["steps"] == sum(int(row["steps"]) for row in rows)
    assert all(row["winners"] in ("0", "1", "2", "0 1", "0 2", "1 2") for row in rows)
    assert {"turns", "ending", "total_0", "total_1", "total_2"} <= set(rows[0])


def test_sim_writes_all_records_to_one_file(tmp_path: Path) -> None:
    file = tmp_path / "games.farebox"
    assert f"3 records in {file}" in ok("sim", "--games", "3", "--out", file).replace("\n", "")
    assert [record.options.seed for record in Record.read_all(file)] == [0, 1, 2]
    assert json.loads(ok("verify", file, "--json")) == {"verified": 3, "problems": {}}
    assert [told["options"]["seed"] for told in json.loads(ok("show", file, "--json"))] == [0, 1, 2]


def test_show_as_json_has_turns_and_scores() -> None:
    told = json.loads(ok("show", GOLDEN / "tie_broken.farebox", "--json"))
    assert (told["board"], told["over"]) == ("new_york", True)
    assert told["turns"][0]["plays"][0].startswith("keep ")
    assert [score["seat"] for score in told["scores"]] == list(range(told["options"]["seats"]))
    assert told["winners"]


def test_a_seat_s_record_as_json_has_no_scores(tmp_path: Path) -> None:
    game = Record.parse((GOLDEN / "tie_broken.farebox").read_text("utf-8")).replay()
    file = tmp_path / "seen.farebox"
    file.write_text(str(Record.seen_by(game, 0)), encoding="utf-8")
    told = json.loads(ok("show", file, "--json"))
    assert told["turns"]
    assert "scores" not in told


def test_rules_are_searched_and_given_as_json() -> None:
    found = ok("rules", "--search", "taxi").splitlines()
    assert any(line.startswith("NY-DRAW-3 ") for line in found)
    assert 0 < len(found) < len(ok("rules").splitlines())
    (clause,) = json.loads(ok("rules", "NY-DRAW-3", "--json"))
    assert clause["id"] == "NY-DRAW-3"
    assert clause["text"]
    searched = json.loads(ok("rules", "--search", "TAXI", "--json"))
    assert [one["id"] for one in searched] == [line.split()[0] for line in found]
    result = CliRunner().invoke(app, ["rules", "--search", "zeppelin"])
    assert "no clause contains 'zeppelin'" in str(result.exception)


def test_a_group_of_commands_alone_prints_its_help(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for group, command in (("board", "check"), ("puzzles", "make")):
        monkeypatch.setattr(sys, "argv", ["farebox", group])
        assert _run() == 0
        shown = capsys.readouterr()
        assert f" {command} " in shown.out
        assert shown.err == ""


def test_the_shell_completes_boards_bots_and_clauses() -> None:
    assert complete.bots("planner,gr") == ["planner,greedy", "planner,grandmaster:1s"]
    assert complete.boards("first_journey_e") == ["first_journey_europe"]
    assert "NY-DRAW-3" in complete.clauses("NY-D")
    assert "ny-dRAW-3" in complete.clauses("ny-d")
    for words, wanted in (("farebox sim --board new", "new_york"), ("farebox ver", "verify")):
        env = {**os.environ, "_FAREBOX_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
        script = "import sys; sys.argv = ['farebox']; from farebox.cli import main; main()"
        ended = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=False)
        assert ended.stdout.split() == [wanted], ended.stderr


@pytest.mark.parametrize("command", ["board", "board list", "rules --json"])
@pytest.mark.parametrize("buffered", [True, False])
def test_a_closed_pipe_ends_a_command_quietly(command: str, buffered: bool) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    env = {**os.environ, "PYTHONUNBUFFERED": "" if buffered else "1"}
    code = "from farebox.cli import main; main()"
    ended = subprocess.run([sys.executable, "-c", code, *command.split()], stdout=writer, stderr=subprocess.PIPE, env=env)
    os.close(writer)
    assert (ended.returncode, ended.stderr) == (1, b"")
