"""The REST routes for the server itself, boards and tables, and the socket of a table."""

from __future__ import annotations

import asyncio
import hmac
import io
import math
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, FastAPI, Query, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.websockets import WebSocket

import farebox
from farebox import board_names, load_board
from farebox.server import lobby
from farebox.server.api.connection import Connection
from farebox.server.api.dependencies import BearerSecret, SecretIfGiven, check_guesses, count_table
from farebox.server.api.limits.flood import find_address
from farebox.server.api.middleware import Rates, address_of, is_local
from farebox.server.api.protocol import (
    Boards,
    ChangePlaces,
    Commit,
    Health,
    Join,
    Joined,
    Look,
    NewTable,
    Opened,
    Reveal,
    ServerData,
)
from farebox.server.api.protocol import Tables as TableList
from farebox.server.api.routes import puzzles
from farebox.server.api.routes.home import change_home_network, home_network
from farebox.server.api.routes.reviews import add_review_routes, play_on
from farebox.server.api.routes.same_deal import add_same_deal_routes, open_same_deal
from farebox.server.ops.metrics import metrics
from farebox.server.rooms import Rooms
from farebox.server.settings import Settings
from farebox.table.errors import Refused
from farebox.table.messages import board_json, wire
from farebox.table.messages.boards import BoardData
from farebox.table.messages.puzzles import PuzzleData
from farebox.table.messages.tables import Problem, Table

MOST_CODES = 50


async def _rooms(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


async def _check_joins(request: Request) -> None:
    """Limit the joins from one address."""
    joins: Rates = request.app.state.joins
    joins.check(address_of(request.scope))


Live = Annotated[Rooms, Depends(_rooms)]
REFUSED: dict[int | str, dict[str, Any]] = {"4XX": {"model": Problem, "description": "Refused; nothing has changed."}}


def _gives(kind: str) -> dict[int | str, dict[str, Any]]:
    """Describes a response that is not JSON."""
    return {200: {"content": {kind: {"schema": {"type": "string"}}}}}


def add_routes(app: FastAPI) -> None:
    app.router.routes.extend(_router().routes)


@cache
def _router() -> APIRouter:
    """All routes. FastAPI takes as long to make them as everything else of a server takes to start; tests start hundreds."""
    router = APIRouter()

    def route(method: str, path: str, answer: Callable[..., Awaitable[Any]], **more: Any) -> None:
        router.add_api_route(f"/api{path}", answer, methods=[method], responses={**REFUSED, **more.pop("responses", {})}, **more)

    route("GET", "/server", _server)
    route("GET", "/home-network", home_network)
    route("PUT", "/home-network", change_home_network)
    route("GET", "/health", _health)
    route("GET", "/ready", _ready)
    route("GET", "/boards", _boards)
    route("GET", "/boards/{board}", _board)
    route("GET", "/puzzles", puzzles.listed)
    route("GET", "/puzzles/{puzzle}", puzzles.shown, response_model=None, responses={200: {"model": PuzzleData}})
    route("GET", "/puzzles/{puzzle}/hints/{number}", puzzles.hint)
    route("POST", "/puzzles/{puzzle}/answer", puzzles.answer)
    route("GET", "/tables", _list)
    route("POST", "/tables", _open, status_code=201)
    guessable = [Depends(check_guesses)]  # routes that need no secret
    route("GET", "/tables/{code}", _table, dependencies=guessable)
    route("POST", "/tables/{code}/join", _join, dependencies=[*guessable, Depends(_check_joins)])
    route("POST", "/tables/{code}/leave", _leave)
    route("PUT", "/tables/{code}/places", _places)
    route("PUT", "/tables/{code}/look", _look)
    route("POST", "/tables/{code}/start", _start)
    route("PUT", "/tables/{code}/device", _commit)
    route("POST", "/tables/{code}/reveal", _reveal)
    route("POST", "/tables/{code}/rematch", _rematch)
    route("GET", "/tables/{code}/board", _table_board, dependencies=guessable)
    route("GET", "/tables/{code}/record", _record, response_model=None, responses=_gives("text/plain"), dependencies=guessable)
    route("GET", "/tables/{code}/qr.svg", _qr, response_model=None, responses=_gives("image/svg+xml"), dependencies=guessable)
    add_review_routes(route)
    add_same_deal_routes(route)
    router.add_api_websocket_route("/api/tables/{code}/socket", _socket)
    router.add_api_route("/metrics", _metrics, methods=["GET"], include_in_schema=False)
    router.add_api_route("/api/{rest:path}", _nothing, methods=["GET", "POST", "PUT", "PATCH", "DELETE"], include_in_schema=False)
    return router


async def _server(request: Request) -> ServerData:
    """The server itself."""
    return ServerData(version=farebox.__version__, protocol=wire.PROTOCOL_VERSION, address=request.app.state.settings.address)


async def _health() -> Health:
    """The process is alive."""
    return Health(well=True)


async def _ready(rooms: Live, response: Response) -> Health:
    """Whether it can serve: the database accepts writes, and notices of other processes arrive. Otherwise 503."""
    try:
        async with asyncio.timeout(2):
            await rooms.store.check()
        well = rooms.updates is None or rooms.updates.listener.listening
    except Exception:
        well = False
    response.status_code = 200 if well else 503
    return Health(well=well)


async def _metrics(request: Request) -> Response:
    """Metrics for Prometheus: from this machine, or with the configured token."""
    settings: Settings = request.app.state.settings
    given = request.headers.get("authorization", "").partition(" ")[2].strip()
    known = settings.metrics_token and hmac.compare_digest(given.encode(), settings.metrics_token.encode())
    if not known and not (is_local(request.scope) and not settings.metrics_token):
        raise Refused("not_found", "there is nothing here")
    rooms: Rooms = request.app.state.rooms
    counts = dict.fromkeys(("waiting", "playing", "over"), math.nan)  # unknown while the database is unavailable
    with suppress(Exception):
        async with asyncio.timeout(2):
            counts = {**dict.fromkeys(counts, 0), **await rooms.store.counts()}
    for status, number in counts.items():
        metrics.tables.labels(status).set(number)
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


async def _boards() -> Boards:
    """The boards of the package."""
    return Boards(boards=board_json.summaries())


async def _board(board: str) -> BoardData:
    """A board with its layout."""
    if board not in board_names():
        raise Refused("no_board", f"there is no such board; there are {', '.join(board_names())}")
    return board_json.board_data(load_board(board))


async def _list(rooms: Live, request: Request, codes: Annotated[str | None, Query(max_length=1000)] = None) -> TableList:
    """Tables to watch; with `codes`, the requested tables in that order."""
    if codes is None:
        return TableList(tables=await lobby.tables(rooms, None))
    address, wanted = find_address(request), list(dict.fromkeys(code.upper() for code in codes.split(",") if code))[:MOST_CODES]
    address.check_guesses()
    address.misses.spend(len(wanted))  # charged in advance, since many requests may run at once; hits are refunded below
    found = await lobby.tables(rooms, wanted)
    address.misses.spend(-len(found))
    return TableList(tables=found)


async def _open(new: NewTable, rooms: Live, request: Request) -> Opened:
    """Open a table; with `start`, start the game at once; with `from_review`, play on from a moment of a finished game.

    With `daily` or `challenge`, play cards that others play too.
    """
    if sum(one is not None for one in (new.from_review, new.daily, new.challenge)) > 1:
        raise Refused("malformed", "a table has one origin: from_review, daily or challenge")
    with count_table(request):
        if new.daily is not None or new.challenge is not None:
            return await open_same_deal(request, new)
        if new.from_review is not None:
            return await play_on(request, new, new.from_review)
        return await lobby.open_table(rooms, new, address_of(request.scope))


async def _table(code: str, rooms: Live) -> Table:
    return await lobby.table(rooms, code)


async def _join(code: str, join: Join, rooms: Live) -> Joined:
    """Take an open place."""
    return await lobby.join(rooms, code, join)


async def _leave(code: str, secret: BearerSecret, rooms: Live) -> Table:
    """Leave a place before the game begins."""
    return await lobby.leave(rooms, code, secret)


async def _places(code: str, change: ChangePlaces, secret: BearerSecret, rooms: Live) -> Table:
    """Change the places, with the host's secret, before the game begins."""
    return await lobby.change_places(rooms, code, secret, change.places)


async def _look(code: str, look: Look, secret: BearerSecret, rooms: Live) -> Table:
    """Choose a color and an animal before the game begins."""
    return await lobby.change_look(rooms, code, secret, look)


async def _start(code: str, secret: BearerSecret, rooms: Live) -> Table:
    """Start the game, with the host's secret."""
    return await lobby.start(rooms, code, secret)


async def _commit(code: str, commit: Commit, secret: BearerSecret, rooms: Live) -> Table:
    """Commit to a value for the next deal."""
    return await lobby.commit(rooms, code, secret, commit.device)


async def _reveal(code: str, reveal: Reveal, secret: BearerSecret, rooms: Live) -> Table:
    """Reveal the value that this device committed to."""
    return await lobby.reveal(rooms, code, secret, reveal.value)


async def _rematch(request: Request, code: str, secret: BearerSecret, rooms: Live) -> Table:
    """The table of the rematch; the first request opens it."""
    return await lobby.rematch(rooms, code, secret, lambda: count_table(request))


async def _table_board(code: str, rooms: Live) -> BoardData:
    """The board that this table is played on, with its layout."""
    return await lobby.board_of_table(rooms, code)


async def _record(code: str, rooms: Live, secret: SecretIfGiven) -> Response:
    """The record of a finished game; with `old_rules` also of an unfinished one, as spectators or the given seat saw it."""
    return PlainTextResponse(await lobby.record(rooms, code, secret))


async def _qr(code: str, request: Request, rooms: Live) -> Response:
    """The table's link as a QR code."""
    import segno

    table = await lobby.table(rooms, code)
    picture = io.BytesIO()
    base = str(request.base_url)
    if request.url.hostname in ("localhost", "127.0.0.1", "::1"):  # other devices cannot reach this address
        known = request.app.state.settings.address or next(iter((await home_network(request)).addresses), None)
        if known is None:
            raise Refused("no_home_network", "other devices cannot reach this server yet")
        base = known
    link = f"{base}table/{table.code}"
    try:
        code_of_link = segno.make(link, error="m")
    except segno.DataOverflowError:
        raise Refused("too_long", "this address does not fit into a QR code") from None
    code_of_link.save(picture, kind="svg", border=2, xmldecl=False, svgns=True, dark="#000", light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def _nothing(rest: str) -> None:
    raise Refused("not_found", "there is nothing here")


async def _socket(socket: WebSocket, code: str) -> None:
    serving = Connection(socket, socket.app.state.rooms, find_address(socket)).serve(code)
    await asyncio.create_task(serving)  # its own task, so that messages do not pass through the middleware's call stack
