"""The load test's HTTP client: REST with the standard library, and which servers it may contact."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import urllib.error
import urllib.request
from binascii import crc32
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.parse import urlsplit


def check_address(url: str, remote: bool) -> str:
    """Normalize an address. Raises ValueError if it is invalid, or, without `remote`, not this machine."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    try:
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0 and parts.path in ("", "/")
    except ValueError:  # not a port
        good = False
    if not good or not parts.hostname:
        raise ValueError(f"an address has the form http://HOST:PORT, not {url}")
    try:
        local = ipaddress.ip_address(parts.hostname).is_loopback
    except ValueError:
        local = parts.hostname == "localhost"
    if not local and not remote:
        raise ValueError(f"{parts.hostname} is not this machine: use --remote to confirm that the server there is yours")
    return f"{parts.scheme}://{parts.netloc}"


@dataclass(frozen=True)
class Bases:
    """The processes of a server, and which of them a client connects to."""

    all: list[str]
    affinity: bool  # True: the process is chosen by the table's code, or the next one if that is down; False: any
    rng: Random

    def any(self) -> str:
        return self.rng.choice(self.all)

    def of(self, code: str, tries: int = 0) -> str:
        return self.all[(crc32(code.encode()) + tries) % len(self.all)] if self.affinity else self.any()


def socket_address(base: str, code: str) -> str:
    return f"{base.replace('http', 'ws', 1)}/api/tables/{code}/socket"


def _ask(method: str, url: str, body: Any, secret: str | None) -> str:
    head = {"content-type": "application/json"}
    if secret:
        head["authorization"] = f"Bearer {secret}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, head, method=method)
    with urllib.request.urlopen(request, timeout=30) as answer:
        try:
            return str(answer.read().decode())
        except http.client.IncompleteRead as error:  # not an OSError, though the connection broke
            raise ConnectionResetError(f"{url} broke off its answer") from error


def complaint(error: Exception) -> str:
    """Why the server refused, in its own words."""
    try:
        text = str(json.loads(error.read())["message"])  # type: ignore[attr-defined]  # an HTTPError has it
    except Exception:
        return str(error)
    return text


async def ask(method: str, url: str, body: Any = None, secret: str | None = None) -> str:
    """The text of the response. Raises OSError (urllib's HTTPError for a refusal)."""
    return await asyncio.to_thread(_ask, method, url, body, secret)
