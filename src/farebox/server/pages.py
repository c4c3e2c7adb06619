"""The page of the web client, with its language, title and link preview filled in before it is sent."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse

from farebox.messages import FALLBACK, LANGUAGES, bundle, text
from farebox.messages.page_head import MANIFEST, About, app_manifest, with_head
from farebox.server import lobby
from farebox.server.api.limits.flood import find_address
from farebox.server.device import add_device_files
from farebox.table.errors import Refused
from farebox.table.lobby.credentials import is_code
from farebox.table.messages.tables import Table

PAGES = (
    *("/", "/new", "/new/{rest:path}", "/games", "/table/{rest:path}", "/rules", "/rules/{rest:path}"),
    *("/watch", "/score-pad", "/score-pad/{rest:path}", "/learn", "/learn/{rest:path}", "/review/{rest:path}"),
    *("/puzzles", "/puzzles/{rest:path}", "/daily", "/challenge/{rest:path}"),
)
TITLES = {
    "new": "lobby-new",
    "games": "lobby-mine",
    "rules": "common-nav-rules",
    "watch": "common-nav-watch",
    "score-pad": "common-nav-score-pad",
    "learn": "learn-title",
    "review": "review-title",
    "puzzles": "puzzles-title",
    "daily": "daily-title",
    "challenge": "challenge-title",
}
MOST_LANGUAGES = 20  # of a header that are read

Page = Callable[[Request], Awaitable[Response]]


def add_pages(app: FastAPI, static: Path) -> Page:
    """Add the routes of pages; returns the function that answers them."""
    device = add_device_files(app, static)

    async def page(request: Request) -> Response:
        index = static / "index.html"
        if not index.exists():
            return PlainTextResponse("The web client is not built: run ./play, or npm run build in web/.\n", 503)
        language = preferred_language(request.headers.get("accept-language", ""))
        await asyncio.to_thread(bundle, language)  # the first visitor of a language makes the server read it
        about, folder = await _about(request, language), await device.folder()
        address = str(request.base_url), str(request.url.replace(query=""))
        marks = f' data-device="{folder}"' if folder else ""
        content = with_head(_read(index, index.stat().st_mtime_ns), about, language, address, marks)
        headers = {"cache-control": "no-cache", "vary": "accept-language", "content-language": language}
        return HTMLResponse(content, headers=headers)

    async def manifest(request: Request) -> Response:
        """The web app manifest in the visitor's language."""
        file = static / MANIFEST
        if not file.exists():
            return PlainTextResponse("The web client is not built.\n", 503)
        language = preferred_language(request.headers.get("accept-language", ""))
        await asyncio.to_thread(bundle, language)
        content = app_manifest(_read(file, file.stat().st_mtime_ns), language)
        headers = {"cache-control": "no-cache", "vary": "accept-language", "content-language": language}
        return JSONResponse(content, headers=headers, media_type="application/manifest+json")

    for path in PAGES:
        app.add_api_route(path, page, include_in_schema=False, methods=["GET", "HEAD"])
    app.add_api_route(f"/{MANIFEST}", manifest, include_in_schema=False, methods=["GET", "HEAD"])
    return page


def asks_for_a_page(path: str, headers: Mapping[str, str]) -> bool:
    """Whether a browser requests this address as a page, not as a file or an API call."""
    return "text/html" in headers.get("accept", "") and not path.startswith("api") and "." not in path.rpartition("/")[2]


@lru_cache(maxsize=2)
def _read(file: Path, changed: int) -> str:
    """`changed` is part of the cache key, so a new build is read again."""
    return file.read_text(encoding="utf-8")


def preferred_language(header: str) -> str:
    """The available language that an Accept-Language header prefers."""
    wishes: list[tuple[float, int, str]] = []
    for place, wish in enumerate(header.split(",")[:MOST_LANGUAGES]):
        tag, _, quality = wish.partition(";")
        found = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*", quality)
        weight = float(found[1]) if found else 1.0 if not quality.strip() else 0.0
        language = tag.strip().lower().partition("-")[0]
        if weight > 0 and language in LANGUAGES:
            wishes.append((-weight, place, language))
    return min(wishes)[2] if wishes else FALLBACK


async def _about(request: Request, language: str) -> About:
    name, _, rest = request.url.path.strip("/").partition("/")
    app, description = text(language, "common-app"), text(language, "common-description")
    if name == "table":
        table = await _table(request, rest)
        return _about_table(table, language) if table else About(app, app, description, listed=False)
    if name and name not in TITLES:
        nowhere = text(language, "lobby-nowhere")
        return About(f"{nowhere} · {app}", nowhere, description, listed=False)
    title = text(language, TITLES[name]) if name in TITLES else None
    return About(f"{title} · {app}" if title else app, title or app, description, listed=name not in ("review", "challenge"))


async def _table(request: Request, code: str) -> Table | None:
    """The table of an invitation, if it exists. It counts as a lookup, so it reveals nothing to an address that guesses codes."""
    code = code.strip("/").upper()
    if not is_code(code):
        return None
    address = find_address(request)
    try:
        address.check_guesses()
        return await lobby.table(request.app.state.rooms, code)
    except Refused as refusal:
        if refusal.problem.error == "no_table":
            address.misses.spend(1)
    except Exception:  # the database is unavailable: the page itself works without it
        return None
    return None


def _about_table(table: Table, language: str) -> About:
    """No more than a lookup by the code returns (docs/security.md)."""
    game = table.options.board
    with suppress(KeyError):
        game = text(language, f"board-name-{game.replace('_', '-')}")
    title = f"{game} · {text(language, 'common-app')}"
    if table.status != "waiting" or all(place.kind != "open" for place in table.places):
        return About(title, game, text(language, "common-description"), listed=False)
    names = [place.name for place in table.places if place.kind == "player" and place.name]
    who = [text(language, "common-invited-who", names=", ".join(names))] if names else []
    description = " ".join([*who, text(language, "common-invited-how")])
    return About(title, text(language, "common-invited", game=game), description, listed=False)
