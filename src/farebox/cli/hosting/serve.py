"""`farebox serve`: start the server and open it in the browser."""

from __future__ import annotations

import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path

from farebox.server.listening import listen, own_addresses, url_of

PORT = 8017


def default_database() -> Path:
    import platformdirs

    return Path(platformdirs.user_data_dir("farebox")) / "farebox.db"


def serve(
    host: str, port: int | None, database: str | None, browser: bool, log: str = "plain", levels: Sequence[str] = ()
) -> None:
    """Serve until Ctrl-C. Without a port, use 8017, or a free one if that is taken."""
    from farebox.bots.levels import maker_of_levels, read_levels
    from farebox.server.ops.logs import json_line, set_up

    own = read_levels(levels)
    set_up(log)
    where = _database(database)
    listener = _listen(host, port)
    addresses = _addresses(host, listener.getsockname()[1])
    if browser:  # a browser takes a while to open, and waits until the server accepts connections
        threading.Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()

    from farebox.server.run import run
    from farebox.server.settings import Settings

    private = addresses[0].startswith(("http://127.", "http://localhost", "http://[::1]"))
    settings = Settings(
        compile=os.environ.get("FAREBOX_COMPILE") != "0",
        address=None if private and not addresses[1:] else addresses[-1],
        make_bot=maker_of_levels(own),
    )

    def started(warning: str) -> None:
        line = f"Farebox: {'  '.join(addresses)} (Ctrl-C stops it)"
        print(json_line(line) if log == "json" else line, flush=True)
        if warning:
            print(json_line(warning) if log == "json" else f"farebox: {warning}", file=sys.stderr, flush=True)

    with listener:
        run(where, settings, listener, started)


def _database(given: str | None) -> Path | str:
    """The database from the command line, else from the environment, else a file in the user's data folder."""
    from farebox.server.storage.database import read_address

    text = given or os.environ.get("FAREBOX_DATABASE")
    return read_address(text) if text else default_database()


def _listen(host: str, port: int | None) -> socket.socket:
    try:
        return listen(host, (PORT, 0) if port is None else (port,))
    except OSError as error:
        raise OSError(error.errno, f"cannot listen on {host}:{port or PORT}: {error.strerror}") from None


def _addresses(host: str, port: int) -> list[str]:
    """The server's addresses: on this machine, and in the local network if it listens there."""
    try:
        everywhere = ipaddress.ip_address(host).is_unspecified
    except ValueError:
        everywhere = False
    if everywhere:
        house = next(own_addresses(), socket.gethostname())
        return [url_of("127.0.0.1", port), url_of(house, port)]
    return [url_of(host, port)]
