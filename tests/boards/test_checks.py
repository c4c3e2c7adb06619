"""Every check of a board file: break a good board in one place, and the error names the file, the key and the problem."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from farebox import BoardError, Game, load_board
from farebox.boards import limits
from farebox.boards.board import BOARDS_FOLDER

NEW_YORK, EUROPE = "new_york", "first_journey_europe"
TEXT = {name: (BOARDS_FOLDER / f"{name}.toml").read_text("utf-8") for name in (NEW_YORK, EUROPE)}
HUGE = "0x" + "f" * 5000  # TOML can say it; Python cannot write it in digits


def edited(folder: Path, name: str, old: str, new: str) -> Path:
    """A board of the package with one piece of its text replaced, as a file of one's own."""
    assert TEXT[name].count(old) == 1, f"{TEXT[name].count(old)} times in {name}: {old}"
    file = folder / "mine.toml"
    file.write_text(TEXT[name].replace(old, new), "utf-8")
    return file


def refused(file: Path, key: str, problem: str) -> None:
    with pytest.raises(BoardError) as caught:
        load_board(file)
    error = caught.value
    assert (error.file, error.key) == (str(file), key)
    assert problem in error.problem
    assert str(error) == (f"{file}: {key}: {error.problem}" if key else f"{file}: {error.problem}")


FIRST_ROUTE = '{ between = ["lincoln_center", "central_park"], length = 2, colors = ["orange"] }'
FIRST_TICKET = '{ between = ["lower_east_side", "wall_street"], value = 2 }'
FIRST_JOURNEY_ROUTE = '{ between = ["dublin", "brest"], length = 2, colors = ["blue"] }'
FIRST_JOURNEY_TICKET = '{ between = ["berlin", "athens"], printed = true }'
LAST_LOCATION = 'rostov = { name = "Rostov" }'


def route(between: str = '["lincoln_center", "central_park"]', length: str = "2", colors: str = '["orange"]') -> str:
    return f"{{ between = {between}, length = {length}, colors = {colors} }}"


def names(edits: list[tuple[str, str, str, str]]) -> list[str]:
    return [f"{key}: {problem}" for _, _, key, problem in edits]


CITY_EDITS = [
    # keys and kinds
    ('ruleset = "new_york"\n', "", "ruleset", "must be one of new_york, first_journey, not None"),
    ('ruleset = "new_york"', 'ruleset = "country"', "ruleset", "must be one of new_york, first_journey, not 'country'"),
    ('ruleset = "new_york"', "ruleset = []", "ruleset", "must be one of new_york, first_journey, not []"),
    ('ruleset = "new_york"', 'ruleset = "first_journey"', "bonus", "is missing"),
    ('name = "New York"\n', "", "name", "is missing"),
    ("pieces = 15\n", "", "pieces", "is missing"),
    ('wild = "taxi"\n', "", "wild", "is missing"),
    ("[cards]", "[deck]", "cards", "is missing"),
    ("[route_points]", "[points]", "route_points", "is missing"),
    ("pieces = 15", "pieces = 15\ncolour = 1", "colour", "is not a known key"),
    ("[locations]", '[bonus]\nname = "Bridge"\neast = []\nwest = []\n[locations]', "bonus", "is not a known key"),
    ('name = "New York"', "name = 5", "name", "must be text, not 5"),
    ("pieces = 15", "pieces = 15.0", "pieces", "must be a whole number, not 15.0"),
    ("pieces = 15", "pieces = true", "pieces", "must be a whole number, not True"),
    ("seats = [2, 4]", "seats = 2", "seats", "must be a list, not 2"),
    ("pieces = 15", "pieces = 15\nreconstructed = true", "reconstructed", "must be a list, not True"),
    ("pieces = 15", 'pieces = 15\nreconstructed = ["ticket"]', "reconstructed", "'ticket' is not one of tickets, cards"),
    ("pieces = 15", "pieces = 15\nreconstructed = [[1]]", "reconstructed", "[1] is not one of tickets, cards"),
    ('name = "New York"', f"name = {[0] * 1000}", "name", "must be text, not [0, 0, 0"),
    # seats and pieces
    ("seats = [2, 4]", "seats = [2]", "seats", "must be [fewest, most], not [2]"),
    ("seats = [2, 4]", f"seats = [{HUGE}]", "seats", "must be [fewest, most], not this value"),
    ("seats = [2, 4]", "seats = [1, 5]", "seats[0]", "must be a whole number from 2 to 4, not 1"),
    ("seats = [2, 4]", "seats = [2, 5]", "seats[1]", "must be a whole number from 2 to 4, not 5"),
    ("seats = [2, 4]", "seats = [4, 3]", "seats[1]", "must be a whole number from 4 to 4, not 3"),
    ("seats = [2, 4]", 'seats = ["2", 4]', "seats[0]", "must be a whole number from 2 to 4, not '2'"),
    ("pieces = 15", "pieces = 0", "pieces", "must be a whole number from 1 to 60, not 0"),
    ("pieces = 15", "pieces = 61", "pieces", "must be a whole number from 1 to 60, not 61"),
    ("pieces = 15", f"pieces = {HUGE}", "pieces", "must be a whole number from 1 to 60, not this value"),
    # cards
    ('wild = "taxi"', 'wild = "cab"', "wild", "'cab' is not one of the cards"),
    ("pink = 6\n", "", "cards", "must have 6 colors and the wild, not 6 kinds"),
    ("pink = 6", "pink = 6\nwhite = 6", "cards", "must have 6 colors and the wild, not 8 kinds"),
    ("pink = 6", "pink = 0", "cards.pink", "must be a whole number from 1 to 72, not 0"),
    ("pink = 6", "pink = 6.5", "cards.pink", "must be a whole number from 1 to 72, not 6.5"),
    ("pink = 6", "pink = true", "cards.pink", "must be a whole number from 1 to 72, not True"),
    ("pink = 6", "pink.rose = 6", "cards.pink", "must be a whole number from 1 to 72, not {'rose': 6}"),
    ("pink = 6", "Pink = 6", "cards.Pink", "is not a valid name for a card"),
    ("pink = 6", "gray = 6", "cards.gray", "is not a valid name for a card"),
    ("pink = 6", "any = 6", "cards.any", "is not a valid name for a card"),
    ("pink = 6", "7 = 6", "cards.7", "is not a valid name for a card"),
    ("pink = 6", "pink = 35", "cards", "has 73 cards; the rules allow at most 72"),
    (
        "blue = 6\ngreen = 6\nblack = 6\npink = 6\nred = 6\norange = 6\ntaxi = 8",
        "blue = 2\ngreen = 2\nblack = 2\npink = 2\nred = 2\norange = 2\ntaxi = 1",
        "cards",
        "has 13 cards; the deal needs 29",
    ),
    # locations
    ("soho = {", "SoHo = {", "locations.SoHo", "must consist of lowercase letters, digits and _"),
    ('soho = { name = "SoHo" }', 'soho = "SoHo"', "locations.soho", "must be a table"),
    ('soho = { name = "SoHo" }', "soho = {}", "locations.soho.name", "is missing"),
    ('soho = { name = "SoHo" }', "soho = { name = 1 }", "locations.soho.name", "must be text, not 1"),
    ('name = "SoHo" }', 'name = "SoHo", x = 1 }', "locations.soho.x", "is not a known key"),
    ('name = "SoHo" }', 'name = "SoHo", attraction = 1 }', "locations.soho.attraction", "must be true or false, not 1"),
    # routes
    (FIRST_ROUTE, "5", "routes[0]", "must be a table"),
    (FIRST_ROUTE, '{ length = 2, colors = ["red"] }', "routes[0].between", "is missing"),
    (FIRST_ROUTE, route(length='2, name = "Broadway"'), "routes[0].name", "is not a known key"),
    (FIRST_ROUTE, route(between='["lincoln_center", "harlem"]'), "routes[0].between", "unknown location 'harlem'"),
    (FIRST_ROUTE, route(between='["lincoln_center", "sohoo"]'), "routes[0].between", "did you mean soho?"),
    (FIRST_ROUTE, route(between='["lincoln_center", ["soho"]]'), "routes[0].between", "unknown location ['soho']"),
    (FIRST_ROUTE, route(between='["soho"]'), "routes[0].between", "must be two locations, not ['soho']"),
    (FIRST_ROUTE, route(between='["soho", "soho"]'), "routes[0].between", "soho is named twice"),
    (FIRST_ROUTE, route(length="0"), "routes[0].length", "must be a whole number from 1 to 4, not 0"),
    (FIRST_ROUTE, route(length="5"), "routes[0].length", "must be a whole number from 1 to 4, not 5"),
    (FIRST_ROUTE, route(length='"2"'), "routes[0].length", "must be a whole number, not '2'"),
    (FIRST_ROUTE, route(colors='["mauve"]'), "routes[0].colors", "'mauve' is not one of blue, green,"),
    (FIRST_ROUTE, route(colors='["taxi"]'), "routes[0].colors", "'taxi' is not one of blue, green,"),
    (FIRST_ROUTE, route(colors="[[]]"), "routes[0].colors", "[] is not one of blue, green,"),
    (FIRST_ROUTE, route(colors="[]"), "routes[0].colors", "must be one color, or two for a double route, not []"),
    (FIRST_ROUTE, route(colors='["red", "red", "red"]'), "routes[0].colors", "must be one color, or two"),
    (FIRST_ROUTE, route(colors='"red"'), "routes[0].colors", "must be a list, not 'red'"),
    (FIRST_ROUTE, FIRST_ROUTE + ", " + route(length="3"), "routes[1]", "its twin routes[0] has length 2; write a double"),
    (FIRST_ROUTE, FIRST_ROUTE + ", " + route(colors='["red"]'), "routes[1]", "is already in routes[0]; write a double"),
    (
        FIRST_ROUTE,
        FIRST_ROUTE + ", " + route(between='["central_park", "lincoln_center"]'),
        "routes[1]",
        "is already in routes[0]",
    ),
    # tickets
    (FIRST_TICKET, "5", "tickets[0]", "must be a table"),
    (FIRST_TICKET, '{ between = ["soho", "harlem"], value = 2 }', "tickets[0].between", "unknown location 'harlem'"),
    (FIRST_TICKET, '{ between = ["soho", "soho"], value = 2 }', "tickets[0].between", "soho is named twice"),
    (FIRST_TICKET, '{ between = ["lower_east_side", "wall_street"] }', "tickets[0].value", "is missing"),
    (FIRST_TICKET, FIRST_TICKET.replace("2 }", "0 }"), "tickets[0].value", "must be a whole number from 1 to 100, not 0"),
    (FIRST_TICKET, FIRST_TICKET.replace("2 }", "101 }"), "tickets[0].value", "must be a whole number from 1 to 100, not 101"),
    (FIRST_TICKET, FIRST_TICKET.replace("2 }", "2, printed = 1 }"), "tickets[0].printed", "must be true or false, not 1"),
    (
        FIRST_TICKET,
        f"{FIRST_TICKET}, {FIRST_TICKET}",
        "tickets[1]",
        "lower_east_side and wall_street are already in tickets[0]",
    ),
    (
        FIRST_TICKET,
        f'{FIRST_TICKET}, {{ between = ["wall_street", "lower_east_side"], value = 3 }}',
        "tickets[1]",
        "wall_street and lower_east_side are already in tickets[0]",
    ),
    # points
    ("4 = 7\n", "", "route_points", "has no points for length 4"),
    ("4 = 7", "4 = 7\n5 = 10", "route_points.5", "is not a length from 1 to 4"),
    ("4 = 7", "4 = 7\nfour = 7", "route_points.four", "is not a length from 1 to 4"),
    ("4 = 7", "4 = -7", "route_points.4", "must be a whole number from 0 to 100, not -7"),
    ("4 = 7", '4 = "7"', "route_points.4", "must be a whole number from 0 to 100, not '7'"),
]


def test_a_name_of_two_thousand_parts(tmp_path: Path) -> None:
    with pytest.raises(BoardError) as caught:
        load_board(edited(tmp_path, NEW_YORK, 'name = "New York"', "name" + ".a" * 2000 + " = 1"))
    # Python 3.14's own parser refuses so many.
    assert (caught.value.key, "must be text, not " in caught.value.problem) in (("name", True), ("", False))


@pytest.mark.parametrize(("old", "new", "key", "problem"), CITY_EDITS, ids=names(CITY_EDITS))
def test_city(tmp_path: Path, old: str, new: str, key: str, problem: str) -> None:
    refused(edited(tmp_path, NEW_YORK, old, new), key, problem)


FIRST_JOURNEY_EDITS = [
    ("[bonus]", "[extra]", "bonus", "is missing"),
    ("[bonus]", "[route_points]\n1 = 1\n[bonus]", "route_points", "is not a known key"),
    (
        FIRST_JOURNEY_ROUTE,
        FIRST_JOURNEY_ROUTE.replace('"blue"', '"gray"'),
        "routes[0].colors",
        "'gray' is not one of yellow, green, white, black, blue, red",
    ),
    (FIRST_JOURNEY_ROUTE, FIRST_JOURNEY_ROUTE.replace('"blue"', '"locomotive"'), "routes[0].colors", "'locomotive' is not"),
    (FIRST_JOURNEY_TICKET, '{ between = ["berlin", "athens"], value = 4 }', "tickets[0].value", "is not a known key"),
    (LAST_LOCATION, 'rostov = { name = "Rostov", attraction = true }', "locations.rostov.attraction", "is not a known key"),
    (LAST_LOCATION, f'{LAST_LOCATION}\noslo = {{ name = "Oslo" }}', "locations", "must have 2 to 22 locations, not 23"),
    (
        FIRST_JOURNEY_TICKET,
        f'{FIRST_JOURNEY_TICKET}, {{ between = ["dublin", "paris"] }}',
        "tickets",
        "has 33 tickets; 4 seats need at least 28, the rules allow at most 32",
    ),
    ("red = 10", "red = 11", "cards", "has 73 cards; the rules allow at most 72"),
    ('name = "East to West"\n', "", "bonus.name", "is missing"),
    ('name = "East to West"', 'name = "East to West"\ncards = 4', "bonus.cards", "is not a known key"),
    ('"moscow", "rostov", "ankara"]', '"moscow", "oslo"]', "bonus.east", "unknown location 'oslo'"),
    ('"moscow", "rostov", "ankara"]', "5]", "bonus.east", "unknown location 5"),
    ('west = ["dublin", "brest", "madrid"]', 'west = ["dublin", {}]', "bonus.west", "unknown location {}"),
    ('west = ["dublin", "brest", "madrid"]', 'west = "dublin"', "bonus.west", "must be a list, not 'dublin'"),
    ('west = ["dublin", "brest", "madrid"]', 'west = ["dublin", "moscow"]', "bonus", "moscow is both east and west"),
    ('west = ["dublin", "brest", "madrid"]', "west = []", "bonus", "no routes lead from east to west"),
]


@pytest.mark.parametrize(("old", "new", "key", "problem"), FIRST_JOURNEY_EDITS, ids=names(FIRST_JOURNEY_EDITS))
def test_first_journey(tmp_path: Path, old: str, new: str, key: str, problem: str) -> None:
    refused(edited(tmp_path, EUROPE, old, new), key, problem)


def without_rows(text: str, name: str, pattern: str) -> str:
    """The text without the routes or tickets whose row matches."""
    head, start, rest = text.partition(f"{name} = [\n")
    rows, end, tail = rest.partition("\n]")
    return head + start + "\n".join(row for row in rows.split("\n") if not re.search(pattern, row)) + end + tail


def write(folder: Path, text: str) -> Path:
    file = folder / "mine.toml"
    file.write_text(text, "utf-8")
    return file


def test_a_ticket_that_no_routes_connect(tmp_path: Path) -> None:
    text = without_rows(TEXT[NEW_YORK], "routes", "brooklyn")
    refused(write(tmp_path, text), "tickets[13]", "no routes lead from empire_state_building to brooklyn")


def test_a_bonus_that_no_routes_connect(tmp_path: Path) -> None:
    text = without_rows(TEXT[EUROPE], "routes", "dublin")
    text = without_rows(text, "tickets", "dublin").replace('west = ["dublin", "brest", "madrid"]', 'west = ["dublin"]')
    refused(write(tmp_path, text), "bonus", "no routes lead from east to west")


@pytest.mark.parametrize(
    ("name", "drop", "left", "needed"), [(NEW_YORK, "value = [3-8]", 1, 8), (EUROPE, "paris|dublin", 25, 28)]
)
def test_too_few_tickets(tmp_path: Path, name: str, drop: str, left: int, needed: int) -> None:
    file = write(tmp_path, without_rows(TEXT[name], "tickets", drop))
    refused(file, "tickets", f"has {left} tickets; 4 seats need at least {needed}")


def test_no_routes(tmp_path: Path) -> None:
    text = without_rows(without_rows(TEXT[NEW_YORK], "routes", "between"), "tickets", "between")
    refused(write(tmp_path, text), "routes", "has 0 routes; the rules allow 1 to 120")


def test_too_few_locations(tmp_path: Path) -> None:
    text = re.sub(r"(\[locations\]\n.*\n)[^$]*", r"\1", TEXT[NEW_YORK])
    refused(write(tmp_path, text), "locations", "must have 2 to 22 locations, not 1")


def more_routes(count: int) -> str:
    """New York with this many gray routes more, two between the same locations."""
    board = load_board(NEW_YORK)
    taken = {frozenset((r.a, r.b)) for r in board.routes}
    free = [pair for pair in combinations([location.id for location in board.locations], 2) if frozenset(pair) not in taken]
    rows = ""
    for a, b in free[: (count + 1) // 2]:
        colors = '["gray", "gray"]' if count >= 2 else '["gray"]'
        rows += route(f'["{a}", "{b}"]', "4", colors) + ",\n"
        count -= 2
    return TEXT[NEW_YORK].replace("routes = [\n", f"routes = [\n{rows}")


def test_the_most_routes_are_taken_and_one_more_is_not(tmp_path: Path) -> None:
    spare = limits.ROUTES - len(load_board(NEW_YORK).routes)
    board = load_board(write(tmp_path, more_routes(spare)))
    assert len(board.routes) == limits.ROUTES
    assert Game(board, seats=4, seed=1).view(0).actions
    refused(write(tmp_path, more_routes(spare + 1)), "routes", "has 121 routes; the rules allow 1 to 120")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("pieces = 15", f"pieces = {limits.PIECES}"),
        ("pieces = 15", "pieces = 1"),
        ("seats = [2, 4]", "seats = [4, 4]"),
        ("seats = [2, 4]", "seats = [2, 2]"),
        ("taxi = 8", "taxi = 36"),
        ("4 = 7", "4 = 0"),
        (FIRST_TICKET, FIRST_TICKET.replace("2 }", "100 }")),
        (FIRST_ROUTE, route(length="4")),
        (FIRST_ROUTE, route(colors='["red", "red"]')),
        (FIRST_ROUTE, route(colors='["red", "gray"]')),
        ('certainty = "Routes, tickets, attractions and cards are those of the printed box."\n', ""),
        ("pieces = 15", 'pieces = 15\nreconstructed = ["cards"]'),
    ],
)
def test_what_is_within_the_limits_is_taken(tmp_path: Path, old: str, new: str) -> None:
    board = load_board(edited(tmp_path, NEW_YORK, old, new))
    assert Game(board, board.seats[-1], seed=1).view(0).actions
