"""uvicorn's WebSocket protocol with a meter, a fast path for sending, and no reference cycles left after closing."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from struct import pack
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from farebox.server.api.limits.flood import METER, Addresses, Meter
from farebox.server.api.middleware import address_of
from farebox.server.ops.metrics import metrics

PUSH = "farebox.push"  # the name of the fast path among the extensions of a scope
Push = Callable[[list[str]], bool]
MESSAGES_AHEAD = 8  # unprocessed messages of a client before reading stops
PARSED_BYTES = 1024  # parsed before their frames are counted
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
FLOODS = 4429  # close code for a client that sends too much


class FastWebSocket(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._addresses: Addresses = self.config.app.state.addresses  # type: ignore[union-attr]  # our own app
        self._meter = Meter(self._addresses.settings)
        self.end_waiting: Callable[[], None] | None = None  # called when the handshake is complete, or the connection lost

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if "scope" in self.__dict__:
            self.scope["extensions"][PUSH] = self.push  # type: ignore[assignment]  # one of our own
            self.scope["extensions"][METER] = self._meter  # type: ignore[assignment]  # as above

    def data_received(self, data: bytes) -> None:
        """Parse in small pieces, counting bytes before and frames after each; drop a client that sends too much."""
        if not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:  # uvicorn passes a whole request; it does not say that websockets refuses it
                self._refuse()
            return
        if self._meter.address is None and self.handshake_complete:
            self._meter.address = self._addresses.find(address_of(self.scope))  # type: ignore[arg-type]  # a scope is a dict
        for start in range(0, len(data), PARSED_BYTES):
            if self.close_sent or self.transport.is_closing():
                return
            piece = data[start : start + PARSED_BYTES]
            if not self._meter.take(size=len(piece)):
                self._drop()
                return
            super().data_received(piece)

    def _refuse(self) -> None:
        self.handshake_complete = self.close_sent = True
        self.transport.write(BAD_REQUEST)
        self.transport.close()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.handshake_complete:
            self._end_waiting()

    def _end_waiting(self) -> None:
        if self.end_waiting is not None:
            self.end_waiting()
            self.end_waiting = None

    def handle_events(self) -> None:
        if self._meter.take(frames=len(self.conn.events)):
            super().handle_events()
        else:
            self._drop()

    def _drop(self) -> None:
        """Close, and discard what the client has sent but the application has not received yet."""
        metrics.flooded.inc()
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOODS})
        self.close_sent = True
        if self.conn.state is State.OPEN and self.writable.is_set():
            self.conn.send_close(FLOODS, "too_fast")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        else:
            self.transport.abort()

    def push(self, texts: list[str]) -> bool:
        """Send messages at once, past all layers and tasks. Returns False if the socket is not writable right now."""
        if self.conn.state is not State.OPEN or not self.writable.is_set() or self.transport.is_closing() or self.conn.extensions:
            return False
        parts = [part for data in map(str.encode, texts) for part in (frame_head(len(data)), data)]
        self.transport.write(b"".join(parts))
        return True

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading after every message until the application receives it; here a few may wait."""
        if self.read_paused or self.queue.qsize() >= MESSAGES_AHEAD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so that uvicorn does not stop reading
        super().send_receive_event_to_app()
        self.read_paused = False

    def connection_lost(self, exc: Exception | None) -> None:
        """Break the reference cycles between the parser and its connection, and between the scope and this protocol."""
        super().connection_lost(exc)
        self._end_waiting()
        self.conn.parser.close()
        if "scope" in self.__dict__:
            self.scope["extensions"].pop(PUSH, None)
            self.scope["extensions"].pop(METER, None)


def frame_head(n: int) -> bytes:
    """The header of an unmasked text frame of `n` bytes (RFC 6455, 5.2)."""
    if n < 126:
        return bytes((0x81, n))
    return pack("!BBH", 0x81, 126, n) if n < 1 << 16 else pack("!BBQ", 0x81, 127, n)


def push_of(scope: MutableMapping[str, Any]) -> Push | None:
    """The fast path of a socket; None if this server has none."""
    push: Push | None = (scope.get("extensions") or {}).get(PUSH)
    return push
