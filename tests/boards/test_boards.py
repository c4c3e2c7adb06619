"""The boards of the package: every number of the boxes, and what the files say of themselves."""

from __future__ import annotations

import hashlib
import heapq
import json
import shutil
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from farebox import Board, BoardError, board_names, load_board
from farebox.boards.board import BOARDS_FOLDER, GRAY

NAMES = ("first_journey_europe", "first_journey_usa", "new_york")
FIRST_JOURNEY = NAMES[:2]


def color(board: Board, route: int) -> str:
    return board.routes[route].color


def distances(board: Board, start: str) -> dict[str, int]:
    """Spaces of the shortest path from a location to every other one it is connected with (Dijkstra)."""
    best: dict[str, int] = {}
    queue = [(0, start)]
    while queue:
        far, here = heapq.heappop(queue)
        if here in best:
            continue
        best[here] = far
        for route in board.routes:
            if here in (route.a, route.b):
                heapq.heappush(queue, (far + route.length, route.other(here)))
    return best


def ticket_lengths(board: Board) -> list[int]:
    return [distances(board, ticket.a)[ticket.b] for ticket in board.tickets]


def summary(board: Board) -> list[str]:
    """All that the box fixes, in the order of the file, a line each."""
    name = {location.id: location.name for location in board.locations}
    lines = [f"board {board.name}", f"seats {board.seats[0]} {board.seats[-1]}", f"pieces {board.pieces}"]
    lines += [f"cards {card} {count}" for card, count in sorted(zip(board.card_names, board.cards, strict=True))]
    lines += [f"location {x.name}" + (" *" if x.attraction else "") for x in board.locations]
    lines += [f"route {name[r.a]} – {name[r.b]} {r.length} {color(board, i)}" for i, r in enumerate(board.routes)]
    lines += [f"ticket {name[t.a]} – {name[t.b]} {t.value}" for t in board.tickets]
    lines += [f"points {length} {points}" for length, points in board.route_points.items()]
    if bonus := board.bonus:
        east, west = (", ".join(name[i] for i in side) for side in (bonus.east, bonus.west))
        lines.append(f"bonus {bonus.name}: {east} | {west}")
    return lines


def test_the_package_has_three_boards() -> None:
    assert board_names() == list(NAMES)
    assert [load_board(name).id for name in NAMES] == list(NAMES)


@pytest.mark.parametrize(
    ("name", "locations", "routes", "doubles", "spaces", "tickets", "cards", "pieces"),
    [
        ("new_york", 15, 41, 11, 84, 18, 44, 15),
        ("first_journey_europe", 22, 70, 25, 126, 32, 72, 20),
        ("first_journey_usa", 19, 64, 25, 133, 32, 72, 20),
    ],
)
def test_counts(name: str, locations: int, routes: int, doubles: int, spaces: int, tickets: int, cards: int, pieces: int) -> None:
    board = load_board(name)
    assert len(board.locations) == locations
    assert len(board.routes) == routes
    assert sum(route.twin is not None for route in board.routes) == 2 * doubles
    assert sum(route.length for route in board.routes) == spaces
    assert len(board.tickets) == tickets
    assert sum(board.cards) == cards
    assert board.pieces == pieces
    assert list(board.seats) == [2, 3, 4]


@pytest.mark.parametrize(
    ("name", "by_length", "by_color"),
    [
        ("new_york", {1: 9, 2: 22, 3: 9, 4: 1}, "blue 6, green 5, black 5, pink 5, red 5, orange 5, gray 10"),
        ("first_journey_europe", {1: 28, 2: 28, 3: 14}, "yellow 11, green 13, white 11, black 12, blue 11, red 12"),
        ("first_journey_usa", {1: 21, 2: 20, 3: 20, 4: 3}, "yellow 11, green 9, white 10, black 12, blue 10, red 12"),
    ],
)
def test_routes_by_length_and_color(name: str, by_length: dict[int, int], by_color: str) -> None:
    board = load_board(name)
    colors = Counter(color(board, i) for i in range(len(board.routes)))
    assert Counter(route.length for route in board.routes) == by_length
    assert ", ".join(f"{name} {colors[name]}" for name in (*board.colors, GRAY) if colors[name]) == by_color


@pytest.mark.parametrize(
    ("name", "digest"),
    [
        ("new_york", "f250735725126767"),
        ("first_journey_europe", "5373112fd6c3e6da"),
        ("first_journey_usa", "1151189f9ff9c11d"),
    ],
)
def test_nothing_of_the_box_has_changed(name: str, digest: str) -> None:
    """The digests were made from the lists the boards were copied from, not from the board files."""
    assert hashlib.sha256("\n".join(summary(load_board(name))).encode()).hexdigest()[:16] == digest


@pytest.mark.parametrize("name", NAMES)
def test_twins_are_each_others_twin(name: str) -> None:
    board = load_board(name)
    pairs = Counter(frozenset((route.a, route.b)) for route in board.routes)
    for route in board.routes:
        assert (route.twin is not None) == (pairs[frozenset((route.a, route.b))] == 2)
        if route.twin is not None:
            twin = board.routes[route.twin]
            assert (twin.a, twin.b, twin.length, twin.twin) == (route.a, route.b, route.length, route.id)
    assert len(board.route_numbers) == len(board.routes)
    assert len(board.ticket_numbers) == len(board.tickets)


def test_ids_and_texts() -> None:
    board = load_board("new_york")
    texts = {route.id: board.route_text(i) for i, route in enumerate(board.routes)}
    assert texts["chelsea-soho"] == "Chelsea – SoHo"
    assert texts["chelsea-greenwich_village.red"] == "Chelsea – Greenwich Village (red)"
    assert texts["empire_state_building-chelsea.2"] == "Empire State Building – Chelsea (gray 2)"
    assert board.ticket_text(board.ticket_numbers["east_village-soho"]) == "East Village – SoHo"


def test_twins_of_one_color_are_told_apart_by_number(tmp_path: Path) -> None:
    text = (BOARDS_FOLDER / "new_york.toml").read_text("utf-8")
    file = tmp_path / "new_york.toml"
    file.write_text(text.replace('["green", "blue"]', '["green", "green"]'), "utf-8")
    board = load_board(file)
    assert board.route_text(board.route_numbers["lincoln_center-times_square.2"]) == "Lincoln Center – Times Square (green 2)"


def test_new_york_tickets_are_worth_their_shortest_path() -> None:
    board = load_board("new_york")
    assert [ticket.value for ticket in board.tickets] == ticket_lengths(board)
    assert sum(ticket.value for ticket in board.tickets) == 92


def test_new_york_is_certain() -> None:
    board = load_board("new_york")
    assert (board.ruleset.id, board.wild, board.piece) == ("new_york", "taxi", "taxi")
    assert board.cards == (6, 6, 6, 6, 6, 6, 8)
    assert board.route_points == {1: 1, 2: 2, 3: 4, 4: 7}
    assert board.bonus is None
    assert board.reconstructed == ()
    assert all(ticket.printed for ticket in board.tickets)
    assert [x.id for x in board.locations if not x.attraction] == [
        "lincoln_center",
        "midtown_west",
        "gramercy_park",
        "east_village",
        "lower_east_side",
        "soho",
    ]


@pytest.mark.parametrize("name", FIRST_JOURNEY)
def test_first_journey_tickets_join_no_neighbours_and_no_east_with_west(name: str) -> None:
    board = load_board(name)
    assert board.bonus is not None
    east, west = set(board.bonus.east), set(board.bonus.west)
    neighbours = {frozenset((route.a, route.b)) for route in board.routes}
    for ticket in board.tickets:
        ends = {ticket.a, ticket.b}
        assert frozenset(ends) not in neighbours, ticket.id
        assert not (ends & east and ends & west), ticket.id
        assert ticket.value == 0


@pytest.mark.parametrize("name", FIRST_JOURNEY)
def test_first_journey_tickets_have_lengths_3_to_5(name: str) -> None:
    """The published tickets of the USA board have this profile, and those of Europe were made to it."""
    assert Counter(ticket_lengths(load_board(name))) == {3: 3, 4: 16, 5: 13}


def test_every_european_city_is_on_2_to_4_tickets() -> None:
    board = load_board("first_journey_europe")
    times = Counter(end for ticket in board.tickets for end in (ticket.a, ticket.b))
    assert {times[location.id] for location in board.locations} == {2, 3, 4}


def test_europe_says_what_is_reconstructed() -> None:
    board = load_board("first_journey_europe")
    assert [ticket.id for ticket in board.tickets if ticket.printed] == ["berlin-athens", "brest-berlin"]
    assert sum(not ticket.printed for ticket in board.tickets) == 30
    assert board.reconstructed == ("tickets", "cards")
    assert "30 of the 32 tickets" in board.certainty
    assert "72 cards" in board.certainty


def test_usa_says_what_is_reconstructed() -> None:
    board = load_board("first_journey_usa")
    assert all(ticket.printed for ticket in board.tickets)
    assert board.reconstructed == ("cards",)
    assert "72 cards" in board.certainty


@pytest.mark.parametrize("name", FIRST_JOURNEY)
def test_first_journey_cards(name: str) -> None:
    board = load_board(name)
    assert (board.ruleset.id, board.wild, board.piece) == ("first_journey", "locomotive", "train")
    assert board.cards == (10, 10, 10, 10, 10, 10, 12)
    assert board.route_points == {}
    assert not any(location.attraction for location in board.locations)
    assert all(route.color != GRAY for route in board.routes)


@pytest.mark.parametrize("name", NAMES)
def test_layout_draws_every_location_inside_its_view(name: str) -> None:
    board, layout = load_board(name), load_board(name).layout()
    left, top, width, height = layout["viewBox"]
    assert layout["board"] == name
    assert [row["id"] for row in layout["locations"]] == [location.id for location in board.locations]
    for row in layout["locations"]:
        assert left < row["x"] < left + width, row["id"]
        assert top < row["y"] < top + height, row["id"]
    places = sorted((row["x"], row["y"]) for row in layout["locations"])
    assert all(a != b for a, b in pairwise(places))


@pytest.mark.parametrize("name", NAMES)
def test_layout_draws_the_routes_in_the_order_of_the_board(name: str) -> None:
    board, layout = load_board(name), load_board(name).layout()
    left, top, width, height = layout["viewBox"]
    drawn = [(row["a"], row["b"], row["length"], row["color"], row["lanes"]) for row in layout["routes"]]
    assert drawn == [
        (route.a, route.b, route.length, color(board, i), 1 if route.twin is None else 2) for i, route in enumerate(board.routes)
    ]
    assert [row["id"] for row in layout["routes"]] == list(range(len(board.routes)))
    for row in layout["routes"]:
        assert len(row["slots"]) == row["length"]
        for slot in row["slots"]:
            assert left < slot["x"] < left + width
            assert top < slot["y"] < top + height


def test_a_layout_may_leave_the_routes_to_the_drawer(tmp_path: Path) -> None:
    shutil.copy(BOARDS_FOLDER / "first_journey_usa.toml", tmp_path / "mine.toml")
    layout = load_board("first_journey_usa").layout()
    del layout["routes"]
    (tmp_path / "mine.layout.json").write_text(json.dumps(layout), "utf-8")
    assert load_board(tmp_path / "mine.toml").layout() == layout


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_is_the_same_board_under_another_name(name: str, tmp_path: Path) -> None:
    shutil.copy(BOARDS_FOLDER / f"{name}.toml", tmp_path / "mine.toml")
    board = load_board(tmp_path / "mine.toml")
    assert (board.id, board.digest) == ("mine", load_board(name).digest)
    assert summary(board) == summary(load_board(name))
    assert board.layout() == {}
    shutil.copy(BOARDS_FOLDER / f"{name}.layout.json", tmp_path / "yours.layout.json")
    shutil.copy(BOARDS_FOLDER / f"{name}.toml", tmp_path / "yours.toml")
    assert load_board(str(tmp_path / "yours.toml")).layout() == load_board(name).layout()


def test_the_owner_of_a_box_puts_in_the_printed_tickets(tmp_path: Path) -> None:
    text = (BOARDS_FOLDER / "first_journey_europe.toml").read_text("utf-8")
    text = text.replace('reconstructed = ["tickets", "cards"]', "reconstructed = []")
    text = text.replace('between = ["brest", "zurich"]', 'between = ["madrid", "rome"]')
    file = tmp_path / "my_europe.toml"
    file.write_text(text, "utf-8")
    board = load_board(file)
    assert board.tickets[2].id == "madrid-rome"
    assert all(ticket.printed for ticket in board.tickets)
    assert board.reconstructed == ()
    assert board.digest != load_board("first_journey_europe").digest


def test_a_board_is_the_same_object_until_its_file_is_edited(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = (BOARDS_FOLDER / "new_york.toml").read_text("utf-8")
    file.write_text(text, "utf-8")
    board = load_board(file)
    assert load_board(file) is board
    file.write_text(text.replace("pieces = 15", "pieces = 20"), "utf-8")
    assert load_board(file).pieces == 20


def test_editors_may_mark_the_file_as_utf_8(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text((BOARDS_FOLDER / "new_york.toml").read_text("utf-8"), "utf-8-sig")
    assert load_board(file).digest == load_board("new_york").digest


def test_an_unknown_name_lists_the_boards() -> None:
    with pytest.raises(BoardError, match=f"london: no such board; there are {', '.join(NAMES)}, or give the path"):
        load_board("london")
