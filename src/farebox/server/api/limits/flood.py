"""Per-address limits that apply before anything is parsed: connections, unfinished requests, bytes on sockets."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, MutableMapping
from typing import Any

from starlette.requests import HTTPConnection

from farebox.server.api.limits.rate_limit import Bucket
from farebox.server.api.middleware import MINUTE, MOST_ADDRESSES, address_of
from farebox.server.settings import Settings
from farebox.table.errors import Refused

KILOBYTE = 1024
METER = "farebox.meter"  # the name of a socket's meter among the extensions of a scope
SPECTATOR = 0.25  # fraction of a player's message rate; a spectator sends only hello and ping
CALM = 2.0, 20.0  # messages per second, and burst: a socket below this is served even if its address sends too much
HASTE, AT_ONCE = 20, 10  # how much faster than the average rate connections may be opened, and how many without delay
ENTRIES_PER_REQUEST = 20  # of games that are not in memory that an address may load per request, on average
GRACE = 2.0  # seconds that any request may stay unfinished, however many others from its address do

Drop = Callable[[], None]


class Address:
    """Connections and messages of one address."""

    def __init__(self, settings: Settings) -> None:
        self.opened = Bucket(settings.requests_per_minute / MINUTE, settings.requests_per_minute)
        self.players, self.spectators = (Bucket(settings.messages_per_address, 2 * settings.messages_per_address) for _ in "12")
        self._pace = Bucket(HASTE * self.opened.rate, AT_ONCE)
        self.misses = Bucket(settings.misses_per_minute / MINUTE, 2 * settings.misses_per_minute)
        self.loads = Bucket(
            ENTRIES_PER_REQUEST * settings.requests_per_minute / MINUTE, ENTRIES_PER_REQUEST * settings.requests_per_minute
        )
        self._most = settings.unfinished_per_address
        self._unfinished: dict[Drop, float] = {}  # start times, oldest first

    def delay(self) -> float:
        """Seconds until the next connection may be served, so that a burst of connections leaves time for everybody else."""
        self._pace.spend(1)
        return max(0.0, -self._pace.left() / self._pace.rate)

    def begin(self, drop: Drop) -> None:
        """A request may begin; if too many are unfinished, the oldest are dropped."""
        now = time.monotonic()
        self._unfinished[drop] = now
        for oldest, since in list(self._unfinished.items())[: max(0, len(self._unfinished) - int(self._most))]:
            if now - since < GRACE:
                break
            self.end(oldest)
            oldest()

    def check_guesses(self) -> None:
        """Raises Refused if this address has asked for too many codes that do not exist."""
        if self.misses.left() < 1:
            raise Refused("too_fast", "too many codes of tables that do not exist")

    def end(self, drop: Drop) -> None:
        self._unfinished.pop(drop, None)


class Addresses:
    """The addresses a server has seen; the least recently seen are forgotten."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._known: OrderedDict[str, Address] = OrderedDict()

    def find(self, address: str) -> Address:
        found = self._known.pop(address, None) or Address(self.settings)
        self._known[address] = found
        if len(self._known) > MOST_ADDRESSES:
            self._known.popitem(last=False)
        return found


def find_address(request: HTTPConnection) -> Address:
    """The address that a request or a socket comes from."""
    addresses: Addresses = request.app.state.addresses
    return addresses.find(address_of(request.scope))


class Meter:
    """Counts what one socket sends: one per frame, plus one per kilobyte. A socket starts with a spectator's limit."""

    def __init__(self, settings: Settings) -> None:
        self.address: Address | None = None  # known once the proxy's headers are read
        self._plays, self._rate = False, settings.actions_per_second
        self._own = Bucket(SPECTATOR * self._rate, SPECTATOR * 2 * self._rate)
        self._calm = Bucket(*CALM)

    def plays(self) -> None:
        """The client has proved a seat: give it a player's limit."""
        self._plays, self._own = True, Bucket(self._rate, 2 * self._rate)

    def take(self, frames: int = 0, size: int = 0) -> bool:
        """Whether the socket may continue. If its address sends too much, only sockets that send little may."""
        tokens = frames + size / KILOBYTE
        calm = self._calm.take(tokens)
        if not self._own.take(tokens):
            return False
        if self.address is None:
            return True
        return (self.address.players if self._plays else self.address.spectators).take(tokens) or calm


def meter_of(scope: MutableMapping[str, Any]) -> Meter | None:
    """The meter of a socket; None if this server has none."""
    meter: Meter | None = (scope.get("extensions") or {}).get(METER)
    return meter
