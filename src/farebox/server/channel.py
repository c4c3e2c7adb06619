"""The channel: uvicorn's end of a socket, with a short way out, and nothing left over when it is closed."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

PUSH = "farebox.push"  # the name of the short way among the extensions of a scope
Push = Callable[[str], bool]


class Channel(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if "scope" in self.__dict__:
            self.scope["extensions"][PUSH] = self.push  # type: ignore[assignment]  # one of our own

    def push(self, text: str) -> bool:
        """Send a message at once, past all layers and tasks; False: not now, who is there must be waited for."""
        if not self.handshake_complete or self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """What knows itself would stay until a look for garbage: the parser its connection, the scope this channel."""
        super().connection_lost(exc)
        self.conn.parser.close()
        if "scope" in self.__dict__:
            self.scope["extensions"].pop(PUSH, None)


def push_of(scope: MutableMapping[str, Any]) -> Push | None:
    """The short way to whoever is at the other end; None: this server has none."""
    push: Push | None = (scope.get("extensions") or {}).get(PUSH)
    return push
