"""The channel: uvicorn's end of a socket, with a short way out, and nothing left over when it is closed."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

PUSH = "farebox.push"  # the name of the short way among the extensions of a scope
Push = Callable[[list[str]], bool]
AHEAD = 8  # messages of a client that may wait to be heard while more are read


class Channel(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if "scope" in self.__dict__:
            self.scope["extensions"][PUSH] = self.push  # type: ignore[assignment]  # one of our own

    def push(self, texts: list[str]) -> bool:
        """Send messages at once, past all layers and tasks; False: not now, who is there must be waited for."""
        if self.conn.state is not State.OPEN or not self.writable.is_set() or self.transport.is_closing() or self.conn.extensions:
            return False
        parts = [part for data in map(str.encode, texts) for part in (frame_head(len(data)), data)]
        self.transport.write(b"".join(parts))
        return True

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading at every message and goes on when it was heard; a few may wait instead."""
        if self.read_paused or self.queue.qsize() >= AHEAD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so it does not stop
        super().send_receive_event_to_app()
        self.read_paused = False

    def connection_lost(self, exc: Exception | None) -> None:
        """What knows itself would stay until a look for garbage: the parser its connection, the scope this channel."""
        super().connection_lost(exc)
        self.conn.parser.close()
        if "scope" in self.__dict__:
            self.scope["extensions"].pop(PUSH, None)


def frame_head(n: int) -> bytes:
    """What goes before a text of so many bytes, whole and not masked (RFC 6455, 5.2)."""
    if n < 126:
        return bytes((0x81, n))
    return pack("!BBH", 0x81, 126, n) if n < 1 << 16 else pack("!BBQ", 0x81, 127, n)


def push_of(scope: MutableMapping[str, Any]) -> Push | None:
    """The short way to whoever is at the other end; None: this server has none."""
    push: Push | None = (scope.get("extensions") or {}).get(PUSH)
    return push
