"""Middleware that limits requests by origin, rate and size, and sets the headers of every response."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from farebox.server.ops.metrics import metrics
from farebox.server.replay import asking
from farebox.server.settings import Settings
from farebox.table.errors import Refused, status_of
from farebox.table.rate import Rate

BODY_BYTES = 16_384  # of a request
HOUR, MINUTE = 3600.0, 60.0
MOST_ADDRESSES = 20_000  # remembered at a time
FILES = 5  # requests for pages and files allowed per API request: a page has many files
SAFE = ("GET", "HEAD", "OPTIONS")
UNCOUNTED = ("/api/health", "/api/ready")  # polled by proxies, which must not be refused
HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[\w.-]+)(:\d+)?", re.ASCII)  # others may read anything else differently
HEADERS = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

WORKER_SCRIPT = "/assets/worker-"  # the script that holds tables in the page: it runs Python as WebAssembly
WORKER_POLICY = {"content-security-policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'"}


class Rates:
    """A rate for each address; the least recently seen addresses are forgotten."""

    def __init__(self, most: float, seconds: float) -> None:
        self._most, self._seconds = int(most), seconds
        self._rates: OrderedDict[str, Rate] = OrderedDict()

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """Count what is done meanwhile, unless the server fails or is busy; wrong requests cost work too. Raises Refused."""
        rate = self.check(address)
        try:
            yield
        except Exception as error:
            if not isinstance(error, Refused) or status_of(error.problem) >= 500:
                rate.give_back()
            raise

    def check(self, address: str) -> Rate:
        """Raises Refused."""
        rate = self._rates.pop(address, None) or Rate(self._most, self._seconds, time)
        self._rates[address] = rate
        if len(self._rates) > MOST_ADDRESSES:
            self._rates.popitem(last=False)
        rate.check()
        return rate


def neighborhood(host: str) -> str:
    """The key an address is counted under: for IPv6 its /64 network, which usually belongs to one household."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.version == 6 and address.ipv4_mapped is None:
        return ":".join(address.exploded.split(":")[:4])
    return str(getattr(address, "ipv4_mapped", None) or address)


def origin_of(text: str) -> tuple[str, str | None, int | None]:
    """Scheme, host and port, which together identify an origin."""
    parts = urlsplit(text)
    try:
        return parts.scheme, parts.hostname, parts.port or {"http": 80, "https": 443}.get(parts.scheme)
    except ValueError:  # the port is not a number
        return parts.scheme, None, None


def address_of(scope: Scope) -> str:
    return neighborhood(scope["client"][0]) if scope.get("client") else ""


def is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def is_local(scope: Scope) -> bool:
    return bool(scope.get("client")) and is_loopback(scope["client"][0])


def host_of(url: str) -> str | None:
    """The host of an address, without its port; None if it cannot be read."""
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return None


def is_ambiguous(scope: Scope) -> bool:
    """Whether a request has two lengths: a proxy that believes the other one would see two requests here, or one there."""
    names = {name for name, _ in scope["headers"]}
    return b"content-length" in names and b"transfer-encoding" in names


class ProtectionMiddleware:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self._requests = Rates(settings.requests_per_minute, MINUTE)
        self._files = Rates(FILES * settings.requests_per_minute, MINUTE)
        self._opened = Rates(2 * settings.sockets_per_address, MINUTE)
        self._sockets: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            asking.set(scope["app"].state.addresses.find(address_of(scope)).loads)
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _check_host(self, scope: Scope) -> None:
        """Refuse names that are not the server's: a site may let its own name point to this computer (DNS rebinding)."""
        named = Headers(scope=scope).get("host")  # programs that speak HTTP/1.0 may leave it out
        host = "" if named is None else host_of(f"//{named}") if HOST.fullmatch(named) else None
        reached, known = (scope.get("server") or ("",))[0], [host_of(origin) for origin in self.settings.origins]
        if host is not None and (host in ("", reached, *known) or is_loopback(host)):
            return
        if host is None or known or scope["app"].state.home is not None:  # otherwise others chose its names and did not say them
            raise Refused("wrong_origin", "this is not an address of this server; its operator can add it to FAREBOX_ORIGINS")

    def _check_origin(self, scope: Scope) -> None:
        """Refuse pages of other sites. Programs send no origin; there are no cookies that a browser would add by itself."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
                raise Refused("wrong_origin", "pages of other sites may not use this server")
            return
        own = urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
        if not own and origin_of(origin) not in map(origin_of, self.settings.origins):
            raise Refused("wrong_origin", "pages of other sites may not use this server")

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        size, api = 0, scope["path"].startswith("/api/")
        own = {"cache-control": "no-store"} if api else WORKER_POLICY if scope["path"].startswith(WORKER_SCRIPT) else {}

        async def counted() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > BODY_BYTES:
                raise Refused("too_long", f"a request may have at most {BODY_BYTES} bytes")
            return message

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = {**HEADERS, **own}
                message["headers"] = [*message["headers"], *((k.encode(), v.encode()) for k, v in extra.items())]
                metrics.requests.labels(scope["method"] if scope["method"] in HTTP_METHODS else "other", message["status"]).inc()
            await send(message)

        if is_ambiguous(scope):
            problem = {"error": "malformed", "message": "a request has either Content-Length or Transfer-Encoding", "detail": {}}
            await JSONResponse(problem, 400, {"connection": "close"})(scope, receive, guarded)
            return
        try:
            if api and scope["path"] not in UNCOUNTED:
                self._requests.check(address_of(scope))
            elif not api:
                self._files.check(address_of(scope))
            if scope["path"] not in UNCOUNTED:
                self._check_host(scope)
            if scope["method"] not in SAFE:
                self._check_origin(scope)
        except Refused as refusal:
            metrics.refused.labels(refusal.problem.error).inc()
            closing = {"connection": "close"} if refusal.problem.error == "too_fast" else None
            await JSONResponse(asdict(refusal.problem), status_of(refusal.problem), closing)(scope, receive, guarded)
            return
        await self.app(scope, counted, guarded)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        try:
            self._check_host(scope)
            self._check_origin(scope)
            if self._sockets.get(address, 0) >= self.settings.sockets_per_address:
                raise Refused("busy", "too many connections from one address")
            self._requests.check(address)
            self._opened.check(address)
        except Refused as refusal:
            metrics.refused.labels(refusal.problem.error).inc()
            await receive()  # the handshake; closing now answers it with 403
            await send({"type": "websocket.close", "code": 4403, "reason": refusal.problem.error})
            return
        self._sockets[address] = self._sockets.get(address, 0) + 1
        metrics.sockets.inc()
        try:
            await self.app(scope, receive, send)
        finally:
            metrics.sockets.dec()
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


HTTP_METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS")
