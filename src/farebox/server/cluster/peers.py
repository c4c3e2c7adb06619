"""The processes that share one PostgreSQL: which are alive, which drives a table's bots, which seats are connected where.

A process records every second, by the database's clock, that it is alive. A table's bots are driven by one process; when
that has not been seen for a while, the first process that notices takes the table over. Two drivers at once do no harm:
of two entries with the same number, only the first is stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, Protocol

from sqlalchemy import text

from farebox.server.storage.database import complain, is_away
from farebox.server.storage.store import Store

log = logging.getLogger("farebox")
BEAT_SECONDS = 1.0  # between heartbeats
STALE = 5.0  # seconds without a heartbeat until a process counts as dead
MOST_TAKEN_OVER = 50  # tables taken over in one go
BREATH = 0.25  # seconds for which presence changes are collected before they are stored together

NOW = "extract(epoch from clock_timestamp())"
ALIVE = f"select id from processes where abs(seen - {NOW}) < {STALE}"  # abs: the clock may have been set back
FREE = f"(driver is null or driver = :me or driver not in ({ALIVE}))"
SIGN_IN = text(
    f"insert into processes (id, seen) values (:me, {NOW}) on conflict (id) do update set seen = {NOW} returning xmax = 0"
)
CLAIM_TABLE = text(f"update tables set driver = :me where code = :code and {FREE} returning code")
RELEASE = text("update tables set driver = null where code = :code and driver = :me")
TAKE_OVER = text(f"""
    update tables set driver = :me where code in (
        select code from tables where waits and status in ('playing', 'dealing') and {FREE}
            and not code = any(cast(:driven as varchar[]))
        order by changed limit {MOST_TAKEN_OVER} for update skip locked
    ) returning code""")
NOTHING_TO_DO = text("update tables set waits = false where code = :code and at = :at and edition = :edition")
BURY = text(f"delete from processes where abs(seen - {NOW}) >= {2 * STALE}")
SWEEP = text("delete from presence where process not in (select id from processes) returning code")
HERE = text(f"""
    select distinct code, seat from presence
    where code = any(cast(:codes as varchar[])) and process <> :me and process in ({ALIVE})""")
PRESENCE = text("""
    with now as (
        select * from unnest(cast(:seated_at as varchar[]), cast(:seats as int[])) as n(code, seat)
    ), gone as (
        delete from presence p where process = :me and code = any(cast(:codes as varchar[]))
            and not exists (select from now n where n.code = p.code and n.seat = p.seat)
    ), come as (
        insert into presence (process, code, seat) select :me, code, seat from now on conflict do nothing
    )
    select pg_notify('farebox', :me || ' here ' || code) from unnest(cast(:codes as varchar[])) as c(code)""")


class Peers(Protocol):
    """The other processes that serve the same tables."""

    @property
    def me(self) -> str | None: ...

    def drives(self, code: str) -> bool: ...

    def adopting(self, code: str) -> AbstractContextManager[None]: ...

    async def claim(self, code: str) -> bool: ...

    async def release(self, code: str) -> None: ...

    def is_here(self, code: str, seats: Collection[int]) -> None: ...

    def spread(self, words: str) -> None: ...


class SingleProcess:
    """A single process on its own file: it drives all tables."""

    me: str | None = None

    def drives(self, code: str) -> bool:
        return True

    def adopting(self, code: str) -> AbstractContextManager[None]:
        return nullcontext()

    async def claim(self, code: str) -> bool:
        return True

    async def release(self, code: str) -> None:
        pass

    def is_here(self, code: str, seats: Collection[int]) -> None:
        pass

    def spread(self, words: str) -> None:
        pass


class Cluster:
    def __init__(self, store: Store, take_over: Callable[[str], None]) -> None:
        self._engine = store.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.store, self.me = store, store.origin
        self._take_over = take_over
        self._driven: set[str] = set()
        self._here: dict[str, tuple[int, ...]] = {}  # waiting to be written
        self._written: dict[str, tuple[int, ...]] = {}
        self._presence = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._spreading: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self._sign()
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._live(), name="cluster"), loop.create_task(self._tell_presence(), name="presence")]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:  # so that the others need not wait
            async with asyncio.timeout(2):
                await self._run(text("delete from processes where id = :me"))
                await self._run(text("delete from presence where process = :me"))
                await self.store.notice("left")
        except Exception as error:
            log.warning("the other processes could not be notified of the shutdown: %r", error)

    async def _run(self, statement: Any, **values: Any) -> list[Any]:
        async with self._engine.connect() as connection:
            result = await connection.execute(statement, {"me": self.me, **values})
            return list(result) if result.returns_rows else []

    def spread(self, words: str) -> None:
        """Notify the other processes in the background; the notice may be lost."""
        task = asyncio.get_running_loop().create_task(self.store.notice(words))
        self._spreading.add(task)
        task.add_done_callback(self._spread)

    def _spread(self, task: asyncio.Task[None]) -> None:
        self._spreading.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("a notice was lost: %s", type(task.exception()).__name__)

    # --- heartbeats

    async def _sign(self) -> None:
        (new,) = (await self._run(SIGN_IN))[0]
        if new and (self._driven or self._written):  # declared dead by the others, or the database is a copy: start over
            self._driven.clear()
            self._here, self._written = {**self._written, **self._here}, {}
            self._presence.set()

    async def _live(self) -> None:
        while True:
            try:
                await self._sign()
                await self.look_round()
            except Exception as error:
                if not is_away(error):
                    log.exception("the cluster")
            await asyncio.sleep(BEAT_SECONDS)

    async def look_round(self) -> None:
        """Take over tables that no process drives, and delete processes that are gone."""
        while True:
            found = [code for (code,) in await self._run(TAKE_OVER, driven=list(self._driven))]
            self._driven.update(found)
            for code in found:
                self._take_over(code)
            if len(found) < MOST_TAKEN_OVER:
                break
        await self._run(BURY)
        for (code,) in set(await self._run(SWEEP)):
            await self.store.notice(f"here {code}")

    # --- driving

    def drives(self, code: str) -> bool:
        return code in self._driven

    @contextmanager
    def adopting(self, code: str) -> Iterator[None]:
        """Drive a new table while it is stored as driven by this process; no longer if storing fails."""
        self._driven.add(code)
        try:
            yield
        except BaseException:
            self._driven.discard(code)
            raise

    async def claim(self, code: str) -> bool:
        if await self._run(CLAIM_TABLE, code=code):
            self._driven.add(code)
            return True
        self._driven.discard(code)
        return False

    async def release(self, code: str) -> None:
        if code in self._driven:
            self._driven.discard(code)
            try:
                await self._run(RELEASE, code=code)
            except Exception as error:  # this process keeps it until another one needs it
                complain(f"table {code} could not be released", error)

    async def nothing_to_do(self, code: str, at: int, edition: int) -> None:
        """Clear the mark that a table waits for a server, because it does not."""
        await self._run(NOTHING_TO_DO, code=code, at=at, edition=edition)

    # --- presence

    def is_here(self, code: str, seats: Collection[int]) -> None:
        """Set the seats of a table that are held by clients of this process; written in the background."""
        self._here[code] = tuple(sorted(seats))
        self._presence.set()

    async def elsewhere(self, codes: Collection[str]) -> dict[str, set[int]]:
        """The seats of some tables that are held by clients of other processes."""
        found: dict[str, set[int]] = {code: set() for code in codes}
        for code, seat in await self._run(HERE, codes=list(codes)):
            found[code].add(seat)
        return found

    async def _tell_presence(self) -> None:
        while True:
            await self._presence.wait()
            await asyncio.sleep(BREATH)
            self._presence.clear()
            here, self._here = self._here, {}
            new = {code: seats for code, seats in here.items() if seats != self._written.get(code, ())}
            try:
                if new:
                    await self._write_presence(new)
            except Exception as error:
                log.warning("the presence at %d tables could not be written: %s", len(new), type(error).__name__)
                self._here = {**new, **self._here}
                self._presence.set()
                await asyncio.sleep(BEAT_SECONDS)

    async def _write_presence(self, here: dict[str, tuple[int, ...]]) -> None:
        seated = [(code, seat) for code, seats in here.items() for seat in seats]
        at, held = [code for code, _ in seated], [seat for _, seat in seated]
        await self._run(PRESENCE, codes=list(here), seated_at=at, seats=held)
        for code, seats in here.items():
            if seats:
                self._written[code] = seats
            else:
                self._written.pop(code, None)
