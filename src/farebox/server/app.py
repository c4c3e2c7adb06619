"""The server: REST to open, join, list and follow tables, a socket a viewer, and the pages of the web client."""

from __future__ import annotations

import asyncio
import hmac
import io
import math
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Annotated, Any

from fastapi import Depends, FastAPI, Header, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import HTTPConnection
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

import farebox
from farebox import board_names, load_board
from farebox.server.api.connection import Connection
from farebox.server.api.flood import Address, Addresses
from farebox.server.api.middleware import HOUR, MINUTE, ProtectionMiddleware, Rates, address_of, is_local
from farebox.server.api.protocol import (
    BoardData,
    Boards,
    ChangePlaces,
    Commit,
    Health,
    Join,
    Joined,
    NewTable,
    Opened,
    Problem,
    Reveal,
    ServerData,
    Table,
)
from farebox.server.api.protocol import (
    Tables as TableList,
)
from farebox.server.ops.metrics import metrics
from farebox.server.settings import Settings
from farebox.server.storage.database import complain
from farebox.server.storage.store import Store
from farebox.server.tables import Tables
from farebox.table import view_json
from farebox.table.errors import Refused

MOST_CODES = 50
MISSED = ("no_table", "not_host", "not_your_seat")
PAGES = ("/", "/table/{rest:path}", "/rules", "/rules/{rest:path}", "/watch", "/score-pad", "/score-pad/{rest:path}")


def create_app(database: Path | str, settings: Settings | None = None, *, static: Path | None = None) -> FastAPI:
    """The server over a database: the path of an SQLite file, or an address of SQLAlchemy."""
    settings = settings or Settings()
    if static is not None:
        settings.static = static

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        app.state.tables = Tables(Store(database), settings)
        app.state.rates = Rates(settings.tables_per_hour, HOUR)
        app.state.joins = Rates(settings.tables_per_hour, MINUTE)
        await app.state.tables.open()
        yield
        await app.state.tables.close()

    app = FastAPI(
        title="Farebox",
        description="Tables of New York and First Journey. The socket of a table is described in docs/protocol.md.",
        version=farebox.__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=life,
    )
    app.state.settings = settings
    app.state.addresses = Addresses(settings)
    app.add_middleware(ProtectionMiddleware, settings=settings)
    if settings.origins:  # pages there may ask as pages of our own may
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.origins,
            allow_methods=["GET", "POST", "PUT"],
            allow_headers=["authorization", "content-type"],
        )
    _answer_problems(app)
    _add_routes(app)
    _add_pages(app, settings.static)
    return app


# Whatever a call depends on is a coroutine: FastAPI would give anything else a thread.


async def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def _secret(authorization: Annotated[str, Header()] = "") -> str:
    kind, _, secret = authorization.partition(" ")
    if kind.lower() != "bearer" or not secret:
        raise Refused("not_your_seat", "a secret is needed: Authorization: Bearer …")
    return secret.strip()


async def _check_rate(request: Request) -> None:
    """Tables opened from one address."""
    rates: Rates = request.app.state.rates
    rates.check(address_of(request.scope))


async def _check_joins(request: Request) -> None:
    """Joins from one address."""
    joins: Rates = request.app.state.joins
    joins.check(address_of(request.scope))


async def _check_guesses(request: Request) -> None:
    """Codes tried from one address: a table is for those who were told its code (docs/security.md)."""
    _address(request).check_guesses()


def _address(request: HTTPConnection) -> Address:
    addresses: Addresses = request.app.state.addresses
    return addresses.find(address_of(request.scope))


Live = Annotated[Tables, Depends(_tables)]
Secret = Annotated[str, Depends(_secret)]
REFUSED: dict[int | str, dict[str, Any]] = {"4XX": {"model": Problem, "description": "Refused; nothing has changed."}}


def _gives(kind: str) -> dict[int | str, dict[str, Any]]:
    """What a call gives that gives no JSON."""
    return {200: {"content": {kind: {"schema": {"type": "string"}}}}}


def _add_routes(app: FastAPI) -> None:
    def route(method: str, path: str, answer: Callable[..., Awaitable[Any]], **more: Any) -> None:
        app.add_api_route(f"/api{path}", answer, methods=[method], responses={**REFUSED, **more.pop("responses", {})}, **more)

    route("GET", "/server", _server)
    route("GET", "/health", _health)
    route("GET", "/ready", _ready)
    route("GET", "/boards", _boards)
    route("GET", "/boards/{board}", _board)
    route("GET", "/tables", _list)
    route("POST", "/tables", _open, status_code=201, dependencies=[Depends(_check_rate)])
    guessable = [Depends(_check_guesses)]  # without a secret that proves anything
    route("GET", "/tables/{code}", _table, dependencies=guessable)
    route("POST", "/tables/{code}/join", _join, dependencies=[*guessable, Depends(_check_joins)])
    route("POST", "/tables/{code}/leave", _leave)
    route("PUT", "/tables/{code}/places", _places)
    route("POST", "/tables/{code}/start", _start)
    route("PUT", "/tables/{code}/device", _commit)
    route("POST", "/tables/{code}/reveal", _reveal)
    route("POST", "/tables/{code}/rematch", _rematch)
    route("GET", "/tables/{code}/record", _record, response_model=None, responses=_gives("text/plain"), dependencies=guessable)
    route("GET", "/tables/{code}/qr.svg", _qr, response_model=None, responses=_gives("image/svg+xml"), dependencies=guessable)
    app.add_api_websocket_route("/api/tables/{code}/socket", _socket)
    app.add_api_route("/metrics", _metrics, methods=["GET"], include_in_schema=False)
    app.add_api_route("/api/{rest:path}", _nothing, methods=["GET", "POST", "PUT", "PATCH", "DELETE"], include_in_schema=False)


async def _server(request: Request) -> ServerData:
    """The server itself."""
    return ServerData(version=farebox.__version__, address=request.app.state.settings.address)


async def _health() -> Health:
    """The process lives."""
    return Health(well=True)


async def _ready(tables: Live, response: Response) -> Health:
    """Whether it can serve: the database takes what is written, and news of other processes is heard. Else 503."""
    try:
        async with asyncio.timeout(2):
            await tables.store.check()
        well = tables.updates is None or tables.updates.listener.listening
    except Exception:
        well = False
    response.status_code = 200 if well else 503
    return Health(well=well)


async def _metrics(request: Request) -> Response:
    """For Prometheus on this machine, or with the token that was set."""
    settings: Settings = request.app.state.settings
    given = request.headers.get("authorization", "").partition(" ")[2].strip()
    known = settings.metrics_token and hmac.compare_digest(given.encode(), settings.metrics_token.encode())
    if not known and not (is_local(request.scope) and not settings.metrics_token):
        raise Refused("not_found", "there is nothing here")
    tables: Tables = request.app.state.tables
    counts = dict.fromkeys(("waiting", "playing", "over"), math.nan)  # not known while the database is away
    with suppress(Exception):
        async with asyncio.timeout(2):
            counts = {**dict.fromkeys(counts, 0), **await tables.store.counts()}
    for status, number in counts.items():
        metrics.tables.labels(status).set(number)
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


async def _boards() -> Boards:
    """The boards of the package."""
    return Boards(boards=view_json.summaries())


async def _board(board: str) -> BoardData:
    """A board with its layout."""
    if board not in board_names():
        raise Refused("no_board", f"there is no such board; there are {', '.join(board_names())}")
    return view_json.board_data(load_board(board))


async def _list(tables: Live, request: Request, codes: Annotated[str | None, Query(max_length=1000)] = None) -> TableList:
    """Tables to watch; with `codes`, those asked for, in that order."""
    if codes is None:
        return TableList(tables=await tables.tables(None))
    address, wanted = _address(request), list(dict.fromkeys(code.upper() for code in codes.split(",") if code))[:MOST_CODES]
    address.check_guesses()
    address.misses.spend(len(wanted))  # before it is known: many may be asked for at the same time
    found = await tables.tables(wanted)
    address.misses.spend(-len(found))
    return TableList(tables=found)


async def _open(new: NewTable, tables: Live, request: Request) -> Opened:
    """Open a table; with `start`, begin at once."""
    return await tables.add(new, address_of(request.scope))


async def _table(code: str, tables: Live) -> Table:
    return await tables.table(code)


async def _join(code: str, join: Join, tables: Live) -> Joined:
    """Sit down at an open place."""
    return await tables.join(code, join)


async def _leave(code: str, secret: Secret, tables: Live) -> Table:
    """Get up before the game begins."""
    return await tables.leave(code, secret)


async def _places(code: str, change: ChangePlaces, secret: Secret, tables: Live) -> Table:
    """Change the places, with the host's secret, before the game begins."""
    return await tables.change_places(code, secret, change.places)


async def _start(code: str, secret: Secret, tables: Live) -> Table:
    """Begin, with the host's secret."""
    return await tables.start(code, secret)


async def _commit(code: str, commit: Commit, secret: Secret, tables: Live) -> Table:
    """Commit to a value for the deal to come."""
    return await tables.commit(code, secret, commit.device)


async def _reveal(code: str, reveal: Reveal, secret: Secret, tables: Live) -> Table:
    """Reveal the value that this device has committed to."""
    return await tables.reveal(code, secret, reveal.value)


async def _rematch(code: str, secret: Secret, tables: Live) -> Table:
    """The table that follows this one, opened by the first who asks."""
    return await tables.rematch(code, secret)


async def _record(code: str, tables: Live) -> Response:
    """The record of a game that is over."""
    return PlainTextResponse(await tables.record(code))


async def _qr(code: str, request: Request, tables: Live) -> Response:
    """The table's link as a picture to point a phone at."""
    import segno

    table = await tables.table(code)
    picture = io.BytesIO()
    here = request.url.hostname in ("localhost", "127.0.0.1", "::1")  # no other device finds it there
    link = f"{(here and request.app.state.settings.address) or request.base_url}table/{table.code}"
    try:
        code_of_link = segno.make(link, error="m")
    except segno.DataOverflowError:
        raise Refused("too_long", "this address does not fit a picture") from None
    code_of_link.save(picture, kind="svg", border=2, xmldecl=False, svgns=True, dark="#000", light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def _nothing(rest: str) -> None:
    raise Refused("not_found", "there is nothing here")


async def _socket(socket: WebSocket, code: str) -> None:
    serving = Connection(socket, socket.app.state.tables, _address(socket)).serve(code)
    await asyncio.create_task(serving)  # of its own: nothing that is heard has to go through the layers around this


# --- what is wrong, always as a Problem


def _count_guess(request: Request, error: Refused) -> Refused:
    """A code or a secret was wrong. An address that has tried too many is not told which."""
    try:
        _address(request).check_guesses()
    except Refused as too_many:
        return too_many
    _address(request).misses.spend(1)
    return error


def _answer_problems(app: FastAPI) -> None:
    def answer(problem: Problem, status: int) -> JSONResponse:
        return JSONResponse(problem.model_dump(), status)

    async def refused(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, Refused)
        if error.problem.error in MISSED:
            error = _count_guess(request, error)
        metrics.refused.labels(error.problem.error).inc()
        return answer(error.problem, error.status)

    async def malformed(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part != "body")
        return answer(Problem(error="malformed", message=f"{where}: {first['msg']}".lstrip(": ")), 422)

    async def http(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        if isinstance(error.__cause__, Refused):  # raised while the body was read
            return await refused(_, error.__cause__)
        return answer(
            Problem(error="not_found" if error.status_code == 404 else "malformed", message=str(error.detail)), error.status_code
        )

    async def away(_: Request, error: Exception) -> JSONResponse:
        complain("the store failed", error)
        return answer(Problem(error="server", message="it could not be written down or looked up"), 503)

    async def failed(_: Request, error: Exception) -> JSONResponse:
        return answer(Problem(error="server", message="something is wrong with the server"), 500)

    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(SQLAlchemyError, away)
    app.add_exception_handler(OSError, away)
    app.add_exception_handler(Exception, failed)


# --- the pages


def _add_pages(app: FastAPI, static: Path) -> None:
    async def page() -> Response:
        index = static / "index.html"
        if not index.exists():
            return PlainTextResponse("The web client is not built: run ./play, or npm run build in web/.\n", 503)
        return FileResponse(index, headers={"cache-control": "no-cache"})

    for path in PAGES:
        app.add_api_route(path, page, include_in_schema=False, methods=["GET", "HEAD"])
    app.mount("/", Files(directory=static, check_dir=False))


class Files(StaticFiles):
    """What the build named after its content never changes; all else is asked for again."""

    def file_response(self, full_path: Any, *rest: Any, **more: Any) -> Response:
        response = super().file_response(full_path, *rest, **more)
        kept = Path(full_path).parent.name == "assets"
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if kept else "no-cache"
        return response
