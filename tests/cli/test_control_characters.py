"""What the commands print of strangers' files holds no control characters a terminal would obey."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

import farebox_process
from farebox import Game, Record
from farebox.cli.screen import SafeConsole, visible

ESC, BEL, CSI, RLO, ISOLATE = "\x1b", "\x07", "\x9b", "\u202e", "\u2066"
NASTY = {
    "escape": f"{ESC}[31mred{ESC}]0;title{BEL}",
    "bell": f"ding{BEL}",
    "backspace": "ab\b\bcd",
    "delete": "ab\x7f",
    "nul": "a\0b",
    "c1": f"{CSI}2J\x90q\x9c",
    "bidi": f"{RLO}evil{ISOLATE}\u200e",
    "newlines": "one\rtwo\x0bthree\x85four\u2028five\nsix",
    "separators": "a\x1cb\x1fc",
}
ONE_LINE = NASTY["escape"] + NASTY["c1"] + NASTY["bidi"]


def run(*arguments: str | Path) -> tuple[int, str, str]:
    done = farebox_process.run(*arguments)
    return done.returncode, done.stdout, done.stderr


def controls(text: str) -> list[str]:
    return sorted({ascii(c) for c in text if c != "\n" and unicodedata.category(c) in {"Cc", "Cf", "Zl", "Zp"}})


def game() -> Game:
    game = Game("new_york", seed=7)
    for p in game.seats:
        game.play("keep " + (game.view(p).me.offer or ())[0], p)
    game.play("blind")
    return game


@pytest.mark.parametrize("nasty", NASTY.values(), ids=NASTY)
def test_text_is_made_visible(nasty: str) -> None:
    assert controls(visible(nasty)) == []
    assert visible(visible(nasty)) == visible(nasty)


def test_plain_text_stays_as_it_is() -> None:
    for text in (
        "Ana-María Łuczak",
        "李小龍",
        "Ștefan 🚂",
        "👩\u200d🚀",
        "می\u200cخواهم",
        "two\nlines",
        "tab\there",
        "back\\slash",
    ):
        assert visible(text) == text
    assert visible(f"a{ESC}[0m{CSI}{RLO}") == "a\\x1b[0m\\x9b\\u202e"


def test_a_console_makes_lines_and_tables_visible() -> None:
    from rich.table import Table

    console = SafeConsole(markup=False, highlight=False, force_terminal=False, width=200)
    table = Table(title=NASTY["escape"])
    table.add_column(NASTY["c1"])
    table.add_row(NASTY["bidi"])
    with console.capture() as captured:
        console.print(NASTY["escape"])
        console.print(table)
    assert controls(captured.get()) == []
    assert captured.get().count("\\x1b[31mred") == 2
    assert "\\x9b2J" in captured.get()
    assert "\\u202eevil" in captured.get()


@pytest.mark.parametrize("command", ["show", "verify", "evaluate"])
@pytest.mark.parametrize("nasty", [ONE_LINE, NASTY["newlines"]], ids=["one line", "newlines"])
def test_a_name_is_printed_without_control_characters(command: str, nasty: str, tmp_path: Path) -> None:
    file = tmp_path / "game.farebox"
    file.write_text(str(game().record(["Ana", "Bo"])).replace("players Ana", f"players {nasty}"), "utf-8")
    status, out, err = run(command, file)
    assert controls(out) == controls(err) == []
    if nasty == NASTY["newlines"]:
        assert (status, out) == (2, "")
        assert err.count("\n") == 1
    else:
        assert status == 0
        assert command == "verify" or "\\x1b[31m" in out


def test_a_seats_record_is_printed_without_control_characters(tmp_path: Path) -> None:
    file = tmp_path / "seen.farebox"
    text = str(Record.seen_by(game(), 0, ["Ana", "Bo"]))
    text = text.replace("players Ana", f"players {ONE_LINE}") + f"2. 1 blind {ONE_LINE} = ?\nresult {ONE_LINE}\n"
    file.write_text(text, "utf-8")
    status, out, err = run("show", file)
    assert (status, err) == (0, "")
    assert controls(out) == []
    assert out.count("\\x1b[31mred") == 3


@pytest.mark.parametrize("nasty", NASTY.values(), ids=NASTY)
def test_complaints_hold_no_control_characters(nasty: str, tmp_path: Path) -> None:
    text = str(game().record(["Ana", "Bo"]))
    start = text.index("\nseed "), text.index("\n\n")
    position = f"position board=new_york; {nasty}=1; {nasty}=1"
    broken = {
        "header": f"{nasty}{text}",
        "board": text.replace("board new_york", f"board {nasty}"),
        "rules": text.replace("rules 1", f"rules {nasty}"),
        "seed": text.replace("seed 7", f"seed {nasty}"),
        "deck": text.replace("deck blue", f"deck {nasty}"),
        "action": f"{text}2. 1 {nasty}\n",
        "answer": text.replace("blind", f"blind {nasty}"),
        "result": f"{text}result {nasty}\n",
        "position": f"{text[: start[0]]}\n{position}{text[start[1] :]}",
    }
    files = [tmp_path / f"{name}.farebox" for name in broken]
    for file, content in zip(files, broken.values(), strict=True):
        file.write_text(content, "utf-8", newline="")
    status, out, err = run("verify", *files)
    assert status == 2
    assert controls(out) == controls(err) == []
    assert out == f"0 of {len(files)} records are valid\n"
    status, out, err = run("show", tmp_path / "position.farebox")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert controls(err) == []


def test_the_name_of_a_file_is_printed_without_control_characters(tmp_path: Path) -> None:
    file = tmp_path / f"{ESC}[31m{RLO}.farebox"
    for command in ("show", "verify"):
        status, out, err = run(command, file)
        assert status == 2
        assert controls(out + err) == []
        assert "\\x1b[31m\\u202e.farebox" in err
