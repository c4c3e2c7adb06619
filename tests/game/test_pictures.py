"""Pictures: what is drawn, from which layouts and colors, and that hidden cards never change a seat's picture."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

import farebox.svg
from farebox import Game, Record, board_names, load_board
from farebox.boards.board import board_text
from farebox.boards.drawing import drawing_of
from farebox.boards.svg import CARD_COLORS, PAINT, SEAT_COLORS

if TYPE_CHECKING:
    from conftest import At

ROOT = Path(__file__).parents[2]
TOKENS = ROOT / "web/src/lib/core/styles/tokens.css"


def routes_in(picture: str) -> dict[str, str | None]:
    """The routes of a picture, with their seats."""
    marked = [part for part in ElementTree.fromstring(picture).iter() if "data-route" in part.attrib]
    return {part.attrib["data-route"]: part.attrib.get("data-seat") for part in marked}


def played(name: str, seats: int, plays: int) -> Game:
    rng, game = Random(1), Game(name, seats, 1)
    while not game.over and len(game.plays) < plays:
        game.play(rng.choice(game.legal_actions))
    return game


@pytest.mark.parametrize("name", board_names())
def test_a_board_is_drawn_from_its_layout(name: str) -> None:
    board = load_board(name)
    first = board.routes[0].id
    picture = farebox.svg.board(board, {first: 1}, highlight=[first], locations=[board.routes[0].a], size=500)
    drawn = routes_in(picture)
    assert set(drawn) == {route.id for route in board.routes}
    assert {route for route, seat in drawn.items() if seat is not None} == {first}
    layout, drawing = board.layout(), drawing_of(board)
    for row, line in zip(layout["routes"], drawing.lines.values(), strict=True):
        assert (row["path"], [slot["x"] for slot in row["slots"]]) == (line.path, [space.x for space in line.spaces])
    assert ElementTree.fromstring(picture).attrib["width"] == "500"
    assert "width" not in ElementTree.fromstring(board._repr_svg_()).attrib
    with pytest.raises(KeyError):
        farebox.svg.board(board, {"nowhere": 0})


def test_the_colors_are_those_of_the_web() -> None:
    light = TOKENS.read_text("utf-8").split("[data-theme")[0]
    tokens = dict(re.findall(r"--([\w-]+): (#\w+);", light))
    assert {name: tokens[name] for name in PAINT} == PAINT
    assert {name: (tokens[f"c-{name}"], tokens[f"d-{name}"]) for name in CARD_COLORS} == CARD_COLORS
    assert tuple((tokens[f"s{seat}"], tokens[f"s{seat}d"]) for seat in range(1, 5)) == SEAT_COLORS


@pytest.mark.parametrize("name", board_names())
def test_hidden_cards_do_not_change_a_picture_for_a_seat(name: str) -> None:
    rng, game = Random(2), played(name, 3, 40)
    for seat in (*game.seats, None):
        view = game.view(seat)
        other = Game.from_state(game.board, view.imagine(rng))
        assert other.state != game.state
        assert other.view(seat).svg() == view.svg()
        assert other.svg(seat) != other.svg(open_hands=True)


def test_a_picture_shows_the_cards_and_tickets_that_its_viewer_may_see(at: At) -> None:
    game = at(
        "board=new_york; hand.0=2 red; hand.1=5 pink; display=red red blue taxi green;"
        "tickets.0=chelsea-brooklyn; tickets.1=times_square-soho; routes.0=chelsea-soho"
    )
    mine, theirs, everything, spectator = game.svg(0), game.svg(1), game.svg(open_hands=True), game.svg()
    for picture, shown in (
        (mine, (True, False)),
        (theirs, (False, True)),
        (everything, (True, True)),
        (spectator, (False, False)),
    ):
        assert ("Chelsea – Brooklyn (8)" in picture, "Times Square – SoHo (6)" in picture) == shown
        assert (">2</text>" in picture, ">5</text>" in picture) == shown
        assert routes_in(picture)["chelsea-soho"] == "0"
    assert game._repr_svg_() == everything
    assert game.view(0)._repr_svg_() == mine


def test_the_route_claimed_last_is_marked(at: At) -> None:
    game = at("board=new_york; hand.0=3 pink, taxi; display=red red blue taxi green")
    game.play("claim chelsea-soho")
    assert game.svg(1).count(PAINT["accent"]) == game.view(1).svg().count(PAINT["accent"]) + 1


@pytest.mark.parametrize("name", board_names())
def test_every_record_shows_its_last_position(name: str) -> None:
    game = played(name, 2, 1000)
    assert game.over
    assert routes_in(game.record()._repr_svg_() or "") == routes_in(game._repr_svg_())
    sizes = {ElementTree.fromstring(step.after._repr_svg_()).attrib["viewBox"] for step in [*game.history()][::9]}
    assert len(sizes) == 1  # as frames of a film must be
    assert Record.seen_by(game, 0)._repr_svg_() is None


def test_a_board_without_a_layout_is_drawn_and_names_are_escaped(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(board_text("new_york").replace('"Chelsea"', '"<Chelsea & more>"'), encoding="utf-8")
    board = load_board(file)
    picture = farebox.svg.board(board)
    assert set(routes_in(picture)) == {route.id for route in board.routes}
    assert "&lt;Chelsea &amp; more&gt;" in picture
    for line in drawing_of(board).lines.values():
        assert len(line.spaces) == line.route.length


def test_pictures_and_text_need_no_compiled_library() -> None:
    """The package also runs in a page, where these libraries are missing."""
    code = """
import sys
sys.modules.update(dict.fromkeys(["numpy", "numba", "pydantic", "rich", "typer", "platformdirs"]))
import farebox as fb, farebox.svg
game = fb.Game("new_york", seed=1)
assert game._repr_svg_() and game.svg(0) and str(game) and game.key() and game.view(0).ticket_analysis
"""
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr


def test_a_graph_has_a_line_per_seat_between_0_and_100_percent() -> None:
    lines = [
        part for part in ElementTree.fromstring(farebox.svg.graph([[0, 1, 0.5], [1.0], []])).iter() if "points" in part.attrib
    ]
    assert [line.attrib["points"] for line in lines] == ["70.0,280.0 475.0,40.0 880.0,160.0", "70.0,40.0", ""]
