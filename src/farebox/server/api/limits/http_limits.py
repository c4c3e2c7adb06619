"""uvicorn's HTTP protocol with time limits: a request that is not finished in time is dropped."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from farebox.server.api.middleware import neighborhood
from farebox.server.ops.metrics import metrics

if TYPE_CHECKING:
    from farebox.server.api.fast_websocket import FastWebSocket
    from farebox.server.api.limits.flood import Address, Addresses

HEADERS_SECONDS = 10.0  # until a request's headers are complete
BODY_SECONDS = 20.0  # until its body is complete
RESPONSE_SECONDS = 60.0  # until the client has read the response


class LimitedHTTP(H11Protocol):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._address: Address | None = None
        self._admitted = False
        self._phase: object = None  # what the timer waits for: h11's state, None between requests
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn's own
        super().connection_made(transport)
        addresses: Addresses = self.config.app.state.addresses  # type: ignore[union-attr]  # our own app
        self._address = addresses.find(neighborhood(self.client[0]) if self.client else "")
        self._wait_for(h11.IDLE, HEADERS_SECONDS)

    def data_received(self, data: bytes) -> None:
        if not self._admitted:
            self._admit(data)
        else:
            self._read(data)

    def _read(self, data: bytes) -> None:
        if self._phase is None:
            self._wait_for(h11.IDLE, HEADERS_SECONDS)
        super().data_received(data)
        self._look()

    def _admit(self, data: bytes) -> None:
        """Start reading: at once, after a delay, or never if this address opens too many connections."""
        self._admitted = True
        assert self._address is not None
        if self._is_proxy(data):
            self._read(data)
        elif not self._address.opened.take(1):
            self._drop()
        elif delay := self._address.delay():
            self.transport.pause_reading()
            self.loop.call_later(delay, self._read_late, data)
        else:
            self._read(data)

    def _is_proxy(self, data: bytes) -> bool:
        """Whether this is a trusted proxy, which may open any number of connections."""
        trusted = getattr(self.app, "trusted_hosts", ())
        return b"x-forwarded-for" in data.lower() and self.client is not None and self.client[0] in trusted

    def _read_late(self, data: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self._read(data)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._wait_for(h11.SWITCHED_PROTOCOL, RESPONSE_SECONDS)
        socket: FastWebSocket = self.transport.get_protocol()  # type: ignore[assignment]  # as run.make_config says
        socket.end_waiting = lambda: self._wait_for(None)  # then it has limits of its own

    def _look(self) -> None:
        """Start the timer for the part of the request that is now missing."""
        if self._phase is h11.IDLE and self.conn.their_state is h11.SEND_BODY:
            self._wait_for(h11.SEND_BODY, BODY_SECONDS)
        elif self._phase in (h11.IDLE, h11.SEND_BODY) and self.conn.their_state in (h11.DONE, h11.MUST_CLOSE):
            self._wait_for(h11.DONE, RESPONSE_SECONDS)

    def on_response_complete(self) -> None:
        self._wait_for(None)
        super().on_response_complete()
        if not self.transport.is_closing() and self.conn.their_state is not h11.IDLE:  # the next request had already arrived
            self._wait_for(h11.IDLE, HEADERS_SECONDS)
            self._look()

    def _wait_for(self, phase: object, seconds: float = 0.0) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._address is not None:
            if phase is None:
                self._address.end(self._drop)
            elif self._phase is None:
                self._address.begin(self._drop)
        if phase is not None:
            self._timer = self.loop.call_later(seconds, self._drop)
        self._phase = phase

    def _drop(self) -> None:
        metrics.unfinished.inc()
        self._wait_for(None)
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for(None)
        super().connection_lost(exc)
