"""`farebox serve`: start the server and open the browser."""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fastapi import FastAPI

PORT = 8017
BACKLOG = 2048  # waiting connections: after a restart all clients reconnect at once
TIDY = 60.0  # seconds between two garbage collections on a quiet server
QUIET = 50  # tables: a collection takes up to a millisecond per table
AT_LEAST = 6 * 3600.0  # seconds between two garbage collections, quiet or not
MOST_FILES = 65_536  # open files, where the system permits it
SWITCH = 0.0005  # seconds per turn of a thread: tables, the database writer and bots share the interpreter
LARGEST = 8_192  # bytes: longer messages close the socket; shorter ones above the protocol's limit get an error message


def default_database() -> Path:
    import platformdirs

    return Path(platformdirs.user_data_dir("farebox")) / "farebox.db"


def serve(host: str, port: int | None, database: str | None, browser: bool, log: str = "plain") -> None:
    """Serve until Ctrl-C. Without a port, use 8017, or a free one if that is taken."""
    from farebox.server.ops.logs import set_up

    set_up(log)
    where = _database(database)
    listener = _listen(host, port)
    addresses = _addresses(host, listener.getsockname()[1])

    from farebox.server.settings import Settings

    own = addresses[0].startswith(("http://127.", "http://localhost", "http://[::1]"))
    settings = Settings(
        compile=os.environ.get("FAREBOX_COMPILE") != "0", address=None if own and not addresses[1:] else addresses[-1]
    )
    if browser:  # it opens slowly, and its request waits until the server accepts it
        threading.Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()

    from farebox.server.app import create_app

    sys.setswitchinterval(SWITCH)
    _allow_files()
    asyncio.run(_open(where))
    lock, alone = _hold(where)
    app = create_app(where, settings)
    note = "" if alone else f"another server has {where} open: games played there do not appear here immediately"
    server = _make_server(make_config(app), app, addresses, note)
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()
        if lock is not None:
            lock.close()


def _allow_files() -> None:
    """Let this process open as many files and sockets as the system permits; the default is often 1,024."""
    try:
        import resource
    except ImportError:  # Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _hold(database: Path | str) -> tuple[IO[bytes] | None, bool]:
    """Lock an SQLite file. Returns the lock, and whether no other server holds it: servers do not see each other's changes."""
    try:
        import fcntl
    except ImportError:  # Windows
        return None, True
    if isinstance(database, str):
        return None, True
    try:
        lock = database.with_name(database.name + ".lock").open("wb")
    except OSError:  # the server must start even if the disk is full
        return None, True
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return lock, False
    return lock, True


def _database(given: str | None) -> Path | str:
    """The database of the command line, else of the environment, else a file in the user's data folder."""
    from farebox.server.storage.database import read_address

    text = given or os.environ.get("FAREBOX_DATABASE")
    return read_address(text) if text else default_database()


async def _open(database: Path | str) -> None:
    """Upgrade the database's schema. Raises ValueError with one clear line if that fails."""
    from sqlalchemy.exc import SQLAlchemyError

    from farebox.server.storage.database import shown
    from farebox.server.storage.store import Store

    store = Store(database)
    try:
        await store.open()
    except (SQLAlchemyError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        raise ValueError(f"the games in {shown(database)} cannot be opened: {cause}") from None
    except Exception as error:
        module = type(error).__module__
        if module.startswith("alembic"):
            raise ValueError(f"{shown(database)} was made by a newer Farebox: {error}") from None
        if module.startswith("asyncpg"):
            raise ValueError(f"the games in {shown(database)} cannot be opened: {error}") from None
        raise
    finally:
        await store.close()


def make_config(app: FastAPI) -> Any:
    """The uvicorn configuration of the app."""
    import uvicorn

    from farebox.server.api.fast_websocket import Channel
    from farebox.server.api.http_limits import LimitedHTTP

    return uvicorn.Config(
        app,
        loop="auto",
        http=LimitedHTTP,  # on h11: httptools saves little and leaves reference cycles at every socket
        ws=Channel,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,  # a view has 7 kB; compression needs five times that per connection
        log_config=None,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=3,
    )


def _make_server(config: Any, app: FastAPI, addresses: list[str], note: str = "") -> Any:
    import uvicorn

    class Server(uvicorn.Server):
        """Prints its addresses once it is ready, and says goodbye to clients before it stops."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            gc.collect()
            gc.freeze()  # these objects live as long as the process
            gc.disable()  # even collections of the youngest objects slow down the slowest 1 % (docs/operating.md)
            self._tidying = asyncio.get_running_loop().create_task(self._tidy())
            if self.started:
                print("Farebox:", "  ".join(addresses), "(Ctrl-C ends it)", flush=True)
                if note:
                    print(f"farebox: {note}", file=sys.stderr, flush=True)

        async def _tidy(self) -> None:
            """Collect reference cycles while it is quiet. Tables and sockets leave none (tests/server/test_leftovers.py)."""
            looked = time.monotonic()
            while True:
                await asyncio.sleep(TIDY)
                if len(app.state.tables.rooms) <= QUIET or time.monotonic() - looked > AT_LEAST:
                    gc.collect()
                    looked = time.monotonic()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            self._tidying.cancel()
            app.state.tables.say_goodbye()
            await asyncio.sleep(0.05)  # time for the goodbyes to be sent
            await super().shutdown(sockets)

    return Server(config)


def _listen(host: str, port: int | None) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (PORT, 0) if port is None else (port,):
        listener = socket.socket(family)
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, wanted))
            listener.listen(BACKLOG)
            return listener
        except OSError as error:
            listener.close()
            problem = error
    raise OSError(problem.errno, f"cannot listen on {host}:{port or PORT}: {problem.strerror}")


def _addresses(host: str, port: int) -> list[str]:
    """The server's addresses: on this machine and, if it listens there, in the local network."""
    try:
        address = ipaddress.ip_address(host)
        own = address.is_loopback
        everywhere = address.is_unspecified
    except ValueError:
        own, everywhere = host == "localhost", False
    if own:
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}/"]
    if everywhere:
        return [f"http://127.0.0.1:{port}/", f"http://{_house_address()}:{port}/"]
    return [f"http://{f'[{host}]' if ':' in host else host}:{port}/"]


def _house_address() -> str:
    """This machine's address in the local network; finding it sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
