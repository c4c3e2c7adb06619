"""The REST part of the protocol in the page: those of the server's paths that one device needs."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import asdict, replace
from datetime import UTC, datetime
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

from farebox.page import boards
from farebox.page.host import BROKEN, Host
from farebox.page.reading import make, read_json
from farebox.page.room import Room
from farebox.page.stored import read_entries, read_row
from farebox.puzzles import responses
from farebox.table.errors import Refused, status_of
from farebox.table.lobby import continuing, credentials, daily, names
from farebox.table.lobby.new_table import check_options, new_place, new_row, tell_apart
from farebox.table.lobby.permissions import check_seats
from farebox.table.lobby.places import next_table
from farebox.table.messages import board_json
from farebox.table.messages.encoding import encode
from farebox.table.messages.review_json import players_of
from farebox.table.messages.tables import Held, NewPlace, TableOptions
from farebox.table.messages.wire import NAME_LENGTH
from farebox.table.rows import StoredEntry, StoredPlace
from farebox.table.stored_record import stored_record
from farebox.table.table import HostedTable

OK, CREATED = 200, 201
Continue = Callable[[HostedTable], list[StoredEntry]]


class Request(NamedTuple):
    host: Host
    found: tuple[str, ...]  # the variable parts of the path
    secret: str
    body: dict[str, Any]
    query: dict[str, str]

    @property
    def code(self) -> str:
        return self.found[0].upper()


def answer(host: Host, method: str, path: str, secret: str = "", body: str = "") -> tuple[int, str]:
    """The status and the JSON (of a record: the text) that answer a request."""
    try:
        url = urlsplit(path)
        for own, pattern, work in HANDLERS:
            found = re.fullmatch(pattern, url.path)
            if own == method and found:
                query = {name: values[0] for name, values in parse_qs(url.query).items()}
                return work(Request(host, found.groups(), secret, read_json(body) if body else {}, query))
        raise Refused("not_found", "this page has no server")
    except Refused as refusal:
        return status_of(refusal.problem), encode(refusal.problem)
    except Exception as error:
        print(f"farebox: {method} {path} could not be answered: {error!r}")
        return 500, encode(BROKEN)


def codes_of(path: str, body: str = "") -> list[str]:
    """The tables that a request needs: the worker loads them first."""
    if path == "/reviews" and (table := read_json(body).get("table")):
        return [str(table).upper()]
    url = urlsplit(path)
    if url.path == "/daily/results":
        return [code.upper() for code in parse_qs(url.query).get("table", [])[:1]]
    found = re.match(r"/tables/(\w+)", url.path)
    return [found[1].upper()] if found else []


# --- the routes


def _open(request: Request) -> tuple[int, str]:
    body = request.body
    places = [make(NewPlace, place) for place in body.get("places", ())]
    begin: Continue | None = None
    if board := body.get("daily"):
        options, places, begin = _daily(daily.checked(str(board)), places)
    else:
        options = replace(make(TableOptions, body.get("options")), chat="off", listed=False)
    if moment := body.get("from_review"):
        options, begin = _play_on(request, options, places, moment)
    check_options(options, len(places), request.host.boards.named(options.board))
    if any(place.kind == "open" for place in places):
        raise Refused("places_open", "on one device nobody can join by a link")
    code, host, held = credentials.new_code(), credentials.new_secret(), list[Held]()
    rows = tell_apart([new_place(code, seat, place, held) for seat, place in enumerate(places)])
    now = request.host.clock.time()
    row = new_row(code, asdict(options), credentials.hashed(host), rows, now, hot_seat=len(held) > 1)
    room = _begin(request.host, request.host.new_table(row), begin)
    return CREATED, encode({"table": room.table.data(), "host": host, "held": held})


def _begin(host: Host, table: HostedTable, begin: Continue | None = None) -> Room:
    """Deal, or repeat the beginning of another game."""
    room = host.add(table)
    for entry in begin(table) if begin else [room.deal()]:
        host.store(room, entry)
    return room


def _table(request: Request) -> tuple[int, str]:
    return OK, request.host.room(request.code).table.text()


def _add_board(request: Request) -> tuple[int, str]:
    """Check a custom board. The worker stores the answer."""
    name, text, layout = (str(request.body.get(key) or "") for key in ("name", "text", "layout"))
    return CREATED, encode(boards.described(request.host.boards.add(name, text, layout), text, layout))


def _check_backup(request: Request) -> tuple[int, str]:
    """Read an unfinished game of another device whole. The page stores it if it can be played here."""
    table, board = request.host.read_backup(request.body["row"], request.body["entries"], request.body["board"])
    for held in request.body["held"]["held"]:
        if credentials.hashed(held["secret"]) != table.row.places[held["seat"]].secret:
            raise Refused("unavailable", "a seat of this table has another secret")
    if any(place.name != names.plain(place.name) or len(place.name) > NAME_LENGTH for place in table.row.places):
        raise Refused("unavailable", "a name at this table is not one that a player can have")
    files = request.body["board"]
    return OK, encode({"table": table.data(), "board": board and boards.described(board, files["text"], files["layout"])})


def _board(request: Request) -> tuple[int, str]:
    return OK, encode(board_json.board_data(request.host.room(request.code).table.log.board()))


def _record(request: Request) -> tuple[int, str]:
    return OK, _record_of(request.host, request.host.room(request.code).table)


def _record_of(host: Host, table: HostedTable) -> str:
    if table.game is None or not table.game.over:
        raise Refused("not_over", "a game's record is public when the game is over")
    names = [_record_name(host, place) for place in table.row.places]
    taken_back = tuple(table.log.taken_back[seat] for seat in table.game.seats)
    return str(replace(table.game.record(names), taken_back=taken_back))


def record_of_stored(host: Host, row_text: str, entries: str, secret: str) -> str:
    """The record of a stored table whose rules this page does not have, as the seat with the secret knows it."""
    row = read_row(row_text)
    seats = credentials.proven([credentials.hashed(secret)], [place.secret for place in row.places])
    return stored_record(row, read_entries(entries), [_record_name(host, place) for place in row.places], seats)


def _record_name(host: Host, place: StoredPlace) -> str:
    """The player's name; without one, the name of the animal in English."""
    id = f"bot-name-{place.avatar}" if place.kind == "bot" else f"look-{place.avatar}"
    return place.name or host.names.get(id, str(place.avatar))


def _rematch(request: Request) -> tuple[int, str]:
    room = request.host.room(request.code)
    row = room.table.row
    check_seats(row, request.secret)
    if room.table.game is None or not room.table.game.over:
        raise Refused("not_over", "the game is not over")
    if row.rematch is None:
        after = _begin(request.host, request.host.new_table(next_table(room.table)))
        row.rematch = after.table.code
        request.host.store(room)
        room.table.tell_changed()
        return OK, after.table.text()
    return OK, request.host.room(row.rematch).table.text()


def _unchanged(request: Request) -> tuple[int, str]:
    """Accept a commitment without using it: the page deals by itself."""
    return _table(request)


# --- the daily deal


def _daily(board: str, places: list[NewPlace]) -> tuple[TableOptions, list[NewPlace], Continue]:
    """The options and places of a table for today's deal, and the function that deals it."""
    from farebox.page.daily import deal  # it loads reviews, which the first game does not need

    return daily.options(board), daily.places(board, daily.own_place(places)), lambda table: deal(table, board)


def _today(request: Request) -> tuple[int, str]:
    from farebox.page.daily import today

    return OK, encode(today(request.host.clock.time()))


def _daily_results(request: Request) -> tuple[int, str]:
    host = request.host
    table = host.room(request.query.get("table", "")).table
    return OK, encode(host.daily.results_for(table, request.secret, _record_of(host, table), host.reviews))


# --- reviews


def _add_review(request: Request) -> tuple[int, str]:
    """Of a table's game, or of a record."""
    host, code = request.host, request.body.get("table")
    if code is None:
        return OK, encode({"id": host.reviews.add(str(request.body.get("record", "")))})
    table = host.room(str(code)).table
    return OK, encode({"id": host.reviews.add(_record_of(host, table), players_of(table.row))})


def _review(request: Request) -> tuple[int, str]:
    return OK, request.host.reviews.text(request.found[0], request.query.get("open") == "1")


def _moment(request: Request) -> tuple[int, str]:
    seat = request.query.get("seat")
    open_hands = request.query.get("open") == "1"
    return OK, request.host.reviews.moment(
        request.found[0], int(request.found[1]), None if seat is None else int(seat), open_hands
    )


def _try(request: Request) -> tuple[int, str]:
    action, open_hands = str(request.body.get("action", "")), request.body.get("open") is True
    return OK, request.host.reviews.tried(request.found[0], int(request.found[1]), action, open_hands)


def _play_on(
    request: Request, options: TableOptions, places: list[NewPlace], moment: dict[str, Any]
) -> tuple[TableOptions, Continue]:
    """The options of a table that begins at a moment of a reviewed game, and the function that repeats the game up to there."""
    reviewed = request.host.reviews.find(str(moment.get("id")))
    game, number = reviewed.game, int(moment.get("number", -1))
    continuing.check(game, number, int(moment.get("seat", -1)), places)
    of = {"id": str(moment["id"]), "number": number, "table": game.deal.code if game.deal else ""}
    bots = [seat for seat, player in enumerate(reviewed.players or ()) if player["bot"]]
    wanted = TableOptions(**continuing.options_of(game, asdict(options)))
    return wanted, lambda table: continuing.repeat(table, game, of, bots)[0]


def _puzzles(request: Request) -> tuple[int, str]:
    return OK, encode(responses.listed(datetime.fromtimestamp(request.host.clock.time(), UTC).date()))


def _puzzle(request: Request) -> tuple[int, str]:
    return OK, responses.shown(request.found[0])


def _puzzle_hint(request: Request) -> tuple[int, str]:
    return OK, encode(responses.hint(request.found[0], int(request.found[1])))


def _puzzle_answer(request: Request) -> tuple[int, str]:
    return OK, encode(responses.answered(request.found[0], request.body.get("action")))


Work = Callable[[Request], tuple[int, str]]
HANDLERS: list[tuple[str, str, Work]] = [
    ("POST", "/tables", _open),
    ("POST", "/boards", _add_board),
    ("POST", "/backups/check", _check_backup),
    ("GET", r"/tables/(\w+)", _table),
    ("GET", r"/tables/(\w+)/board", _board),
    ("GET", r"/tables/(\w+)/record", _record),
    ("POST", r"/tables/(\w+)/rematch", _rematch),
    ("PUT", r"/tables/(\w+)/device", _unchanged),
    ("GET", "/daily", _today),
    ("GET", "/daily/results", _daily_results),
    ("POST", "/reviews", _add_review),
    ("GET", r"/reviews/([\w-]+)", _review),
    ("GET", r"/reviews/([\w-]+)/at/(\d+)", _moment),
    ("POST", r"/reviews/([\w-]+)/at/(\d+)/try", _try),
    ("GET", "/puzzles", _puzzles),
    ("GET", r"/puzzles/([\w-]+)", _puzzle),
    ("GET", r"/puzzles/([\w-]+)/hints/([12])", _puzzle_hint),
    ("POST", r"/puzzles/([\w-]+)/answer", _puzzle_answer),
]
