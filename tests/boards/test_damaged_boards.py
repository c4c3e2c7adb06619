"""Files that are no boards at all, layouts that do not fit, damaged boards: a BoardError, never another exception."""

from __future__ import annotations

import json
import re
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farebox import Board, BoardError, Game, board_names, load_board
from farebox.boards.board import BOARDS_FOLDER
from farebox.boards.check import check_table

TEXT = {name: (BOARDS_FOLDER / f"{name}.toml").read_text("utf-8") for name in board_names()}
NEW_YORK = TEXT["new_york"]
EUROPE = tomllib.loads(TEXT["first_journey_europe"])


def write(folder: Path, text: str = NEW_YORK) -> Path:
    file = folder / "mine.toml"
    file.write_text(text, "utf-8")
    return file


def error_of(file: Path) -> BoardError:
    with pytest.raises(BoardError) as caught:
        load_board(file)
    return caught.value


def refused(file: Path, problem: str) -> None:
    error = error_of(file)
    assert (error.file, error.key) == (str(file), "")
    assert problem in error.problem
    assert str(error) == f"{file}: {error.problem}"


@pytest.mark.parametrize(
    "text",
    ["seats = [2,", "pieces 15", "a = " + "[" * 5000, "pieces = " + "1" * 5000, "a = 1\na = 2", "\0", '{"name": "New York"}'],
    ids=["bracket", "equals", "nesting", "digits", "twice", "nul", "json"],
)
def test_not_toml(tmp_path: Path, text: str) -> None:
    refused(write(tmp_path, text), "is not TOML: ")


def test_not_utf_8(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(NEW_YORK.replace("SoHo", "Café").encode("latin-1"))
    refused(file, "is not UTF-8 text")


def test_missing_file(tmp_path: Path) -> None:
    refused(tmp_path / "mine.toml", "No such file or directory")


def test_a_directory(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").mkdir()
    refused(tmp_path / "mine.toml", "Is a directory")


def test_a_link_to_itself(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").symlink_to(tmp_path / "mine.toml")
    refused(tmp_path / "mine.toml", "symbolic links")


@pytest.mark.parametrize("name", ["nul\0.toml", "half\ud800.toml"], ids=["nul", "surrogate"])
def test_what_cannot_be_a_file(tmp_path: Path, name: str) -> None:
    refused(tmp_path / name, "is not the name of a file")


@pytest.mark.parametrize("name", ["my board.toml", "a;b.toml", "a#b.toml"])
def test_names_that_records_and_positions_could_not_carry(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text(NEW_YORK, "utf-8")
    refused(tmp_path / name, "the file name must not contain spaces, ; or #")


def test_a_name_too_long_for_a_layout_beside_it(tmp_path: Path) -> None:
    file = tmp_path / f"{'x' * 250}.toml"
    file.write_text(NEW_YORK, "utf-8")
    assert load_board(file).layout() == {}


@pytest.mark.parametrize("name", ["new_york.json", "new_york.TOML", "no_such_board", "", "."])
def test_neither_a_board_of_the_package_nor_a_toml_file(name: str) -> None:
    with pytest.raises(BoardError, match="no such board; there are first_journey_europe, ") as caught:
        load_board(name)
    assert caught.value.file == name


def test_an_error_of_a_relative_path_says_where_it_looked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BoardError) as caught:
        load_board("mine.toml")
    assert caught.value.file == str(tmp_path / "mine.toml")


# Layouts

LOCATIONS = [{"id": location.id, "x": 1, "y": 1} for location in load_board("new_york").locations]


def layout_refused(folder: Path, layout: str, key: str, problem: str) -> None:
    file = folder / "mine.layout.json"
    file.write_text(layout, "utf-8")
    error = error_of(write(folder))
    assert (error.file, error.key) == (str(file), key)
    assert problem in error.problem


@pytest.mark.parametrize(
    "layout",
    ["", "{", "viewBox = 1", "[" * 100_000, '{"a": ' + "1" * 5000 + "}"],
    ids=["empty", "bracket", "toml", "nesting", "digits"],
)
def test_layout_that_is_not_json(tmp_path: Path, layout: str) -> None:
    layout_refused(tmp_path, layout, "", "is not JSON")


def test_layout_that_is_not_utf_8_or_a_directory(tmp_path: Path) -> None:
    file = tmp_path / "mine.layout.json"
    file.write_bytes(b'{"locations": "\xff"}')
    assert str(error_of(write(tmp_path))) == f"{file}: is not JSON"
    file.unlink()
    file.mkdir()
    assert str(error_of(write(tmp_path))) == f"{file}: is not JSON"


@pytest.mark.parametrize("layout", [None, 0, [], "x", {}, {"viewBox": [0, 0, 1, 1]}, {"locations": None}, {"locations": 5}])
def test_layout_without_locations(tmp_path: Path, layout: Any) -> None:
    layout_refused(tmp_path, json.dumps(layout), "locations", "must be a list")


@pytest.mark.parametrize(
    ("rows", "odd"),
    [
        (LOCATIONS[1:], "lincoln_center"),
        ([*LOCATIONS, {"id": "harlem", "x": 1, "y": 1}], "harlem"),
        ([{"id": "harlem"}, *LOCATIONS[1:]], "harlem, lincoln_center"),
        ([*LOCATIONS, LOCATIONS[0]], "an entry that is repeated or has no id"),
        ([*LOCATIONS, {"x": 1}], "an entry that is repeated or has no id"),
        ([*LOCATIONS, 5], "an entry that is repeated or has no id"),
        ([{"id": [1]}, *LOCATIONS[1:]], "lincoln_center"),
    ],
)
def test_layout_of_other_locations(tmp_path: Path, rows: list[Any], odd: str) -> None:
    layout_refused(tmp_path, json.dumps({"locations": rows}), "locations", f"must be exactly those of the board; check {odd}")


def test_layout_of_another_board(tmp_path: Path) -> None:
    layout = (BOARDS_FOLDER / "first_journey_europe.layout.json").read_text("utf-8")
    layout_refused(tmp_path, layout, "locations", "check amsterdam, ankara, ")


# Any file is a board or raises BoardError

TOKEN = re.compile(r'"[^"\n]*"|\w+|\[|\]|\{|\}')
ODD = ["0", "-1", "5", "61", "1.5", "nan", "true", '"x"', '"gray"', "[]", "[1, [2]]", "{}", "{ a = 1 }", "1979-05-27", "[", "="]
ODD += ["0x" + "f" * 5000, "9" * 5000, "[" * 2000]
CHANGES = ["drop", "double", "swap", "cut", "copy a value", "replace a value"]


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """The text of a real board with lines dropped, doubled, swapped or cut out, and values copied elsewhere or replaced."""
    text = TEXT[draw(st.sampled_from(sorted(TEXT)))]
    for change in draw(st.lists(st.sampled_from(CHANGES), min_size=1, max_size=3)):
        lines = text.split("\n")
        i, j = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        if change == "drop":
            del lines[i]
        elif change == "double":
            lines.insert(j, lines[i])
        elif change == "swap":
            lines[i], lines[j] = lines[j], lines[i]
        elif change == "cut":
            del lines[i:j]
        elif tokens := list(TOKEN.finditer(text)):
            here, there = (draw(st.sampled_from(tokens)) for _ in range(2))
            new = there[0] if change == "copy a value" else draw(st.sampled_from(ODD))
            lines = [text[: here.start()] + new + text[here.end() :]]
        text = "\n".join(lines)
    return text


def board_or_error(file: Path) -> Board | None:
    try:
        return load_board(file)
    except BoardError:
        return None


@settings(deadline=None, max_examples=300)
@given(text=damaged())
def test_a_damaged_board_is_an_error_or_can_be_dealt(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    if board := board_or_error(write(tmp_path_factory.getbasetemp(), text)):
        for seats in board.seats:
            assert Game(board, seats, seed=1).view(0).actions


@settings(deadline=None)
@given(content=st.binary() | st.text().map(str.encode) | st.text("[]{}=.,'\"#\n abc019-:TZ").map(str.encode))
def test_any_content_is_an_error(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    file = tmp_path_factory.getbasetemp() / "any.toml"
    file.write_bytes(content)
    assert board_or_error(file) is None


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["rome", "red"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5) | st.just("between"), inner, max_size=4),
    max_leaves=10,
)


@settings(deadline=None)
@given(value=VALUES, key=st.sampled_from(sorted(EUROPE)))
def test_the_check_takes_any_value_for_a_key(value: Any, key: str) -> None:
    row: Any = EUROPE[key][0] if isinstance(EUROPE[key], list) else {}
    others = [{**row, inner: value} for inner in row] if isinstance(row, dict) else []
    for other in (value, [value], {"a": value}, *([row] for row in others)):
        with suppress(BoardError):
            check_table("mine.toml", {**EUROPE, key: other})


@settings(deadline=None)
@given(value=VALUES, row=VALUES)
def test_any_layout_is_an_error(tmp_path_factory: pytest.TempPathFactory, value: Any, row: Any) -> None:
    folder = tmp_path_factory.mktemp("layout")
    file = write(folder)
    for layout in (value, {"locations": value}, {"locations": [*LOCATIONS[1:], row]}):
        (folder / "mine.layout.json").write_text(json.dumps(layout), "utf-8")
        assert board_or_error(file) is None
