"""The application: REST and sockets of tables, and the pages of the web client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import farebox
from farebox.server.api.limits.flood import Addresses
from farebox.server.api.middleware import HOUR, MINUTE, ProtectionMiddleware, Rates
from farebox.server.api.problems import answer_problems
from farebox.server.api.routes.tables import add_routes
from farebox.server.pages import Page, add_pages, asks_for_a_page
from farebox.server.reviews.service import ReviewService
from farebox.server.rooms import Rooms
from farebox.server.same_deal.challenges import Challenges
from farebox.server.same_deal.daily import DailyDeals
from farebox.server.same_deal.results import Results
from farebox.server.settings import Settings
from farebox.server.storage.store import Store


def create_app(database: Path | str, settings: Settings | None = None, *, static: Path | None = None) -> FastAPI:
    """The server on a database: the path of an SQLite file, or a SQLAlchemy URL."""
    settings = settings or Settings()
    if static is not None:
        settings.static = static

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        app.state.rooms = Rooms(Store(database), settings)
        app.state.rates = Rates(settings.tables_per_hour, HOUR)
        app.state.joins = Rates(settings.tables_per_hour, MINUTE)
        app.state.review_rates = Rates(settings.reviews_per_hour, HOUR)
        app.state.deep_review_rates = Rates(settings.deep_reviews_per_hour, HOUR)
        app.state.try_rates = Rates(settings.tries_per_hour, HOUR)
        app.state.reviews = ReviewService(app.state.rooms)
        results = Results(app.state.rooms, app.state.reviews.quota)
        app.state.daily, app.state.challenges = DailyDeals(results), Challenges(results)
        await app.state.rooms.open()
        await app.state.reviews.open()
        yield
        await app.state.daily.close()
        await app.state.reviews.close()
        await app.state.rooms.close()

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
    app.state.home = None  # a server that can listen in the home network says so
    app.state.addresses = Addresses(settings)
    app.add_middleware(ProtectionMiddleware, settings=settings)
    if settings.origins:  # pages of these origins may use the server like its own pages
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.origins,
            allow_methods=["GET", "POST", "PUT"],
            allow_headers=["authorization", "content-type"],
        )
    answer_problems(app)
    add_routes(app)
    page = add_pages(app, settings.static)
    app.mount("/", Files(settings.static, page))
    return app


class Files(StaticFiles):
    """Files that the build names after their content never change; browsers revalidate all others.

    An unknown path returns the page, which shows a "not found" message.
    """

    def __init__(self, directory: Path, page: Page) -> None:
        super().__init__(directory=directory, check_dir=False)
        self.page = page

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not asks_for_a_page(path, Headers(scope=scope)):
                raise
        response = await self.page(Request(scope))
        response.status_code = max(404, response.status_code)
        return response

    def file_response(self, full_path: Any, *rest: Any, **more: Any) -> Response:
        response = super().file_response(full_path, *rest, **more)
        folder = Path(full_path).parent.name
        kept = folder == "assets" or folder.startswith("pyodide-")
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if kept else "no-cache"
        return response
