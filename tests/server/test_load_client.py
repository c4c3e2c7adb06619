"""The load test's HTTP client when a server dies while it answers."""

from __future__ import annotations

import asyncio
import socket
import threading

import pytest

from farebox.load.http_client import ask

BROKEN = b"HTTP/1.1 200 OK\r\ncontent-length: 1021\r\n\r\n"


def test_an_answer_that_breaks_off_is_an_os_error() -> None:
    """`ask` promises OSError for everything that went wrong: its callers repeat the request then."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            connection, _ = server.accept()
            with connection:
                connection.recv(65536)
                connection.sendall(BROKEN)

        thread = threading.Thread(target=answer)
        thread.start()
        with pytest.raises(ConnectionResetError, match="broke off"):
            asyncio.run(ask("GET", f"http://127.0.0.1:{server.getsockname()[1]}/"))
        thread.join()
