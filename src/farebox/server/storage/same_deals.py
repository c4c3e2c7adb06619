"""Stored challenges, and the results of the daily deal and of challenges."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import BindParameter, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from farebox.server.storage.models import Base, ChallengeRow, ResultRow, TableRow
from farebox.server.storage.store import Store
from farebox.table.clock import DAY

CHALLENGES, RESULTS = Base.metadata.tables["challenges"], Base.metadata.tables["results"]
OF: BindParameter[Any] = bindparam("of")
CHALLENGE = select(CHALLENGES).where(ChallengeRow.id == OF)
OFFERED_CHALLENGES = (
    select(ChallengeRow.id)
    .where(ChallengeRow.code == OF, ChallengeRow.seat == bindparam("with_seat"))
    .order_by(ChallengeRow.created, ChallengeRow.id)
)
COUNTING = (ResultRow.same_deal == OF, ResultRow.standing.is_not(None))
BEST = select(RESULTS).where(*COUNTING).order_by(ResultRow.standing, ResultRow.finished).limit(bindparam("most"))
RESULT = select(RESULTS).where(ResultRow.same_deal == OF, ResultRow.code == bindparam("with_code"))
NUMBER = select(func.count()).where(*COUNTING)
BETTER = NUMBER.where(ResultRow.standing < bindparam("least"))
OWN_RESULTS = (*COUNTING, ResultRow.browser == bindparam("own"), ResultRow.code != bindparam("but"))
EARLIER = select(ResultRow.code).where(*OWN_RESULTS, ResultRow.finished <= bindparam("at"))
DISCOUNT_LATER = update(RESULTS).where(*OWN_RESULTS, ResultRow.finished > bindparam("at")).values(standing=None)
HAS_RESULT = select(ResultRow.code).where(ResultRow.same_deal == OF, ResultRow.code == TableRow.code).exists()
FINISHED_TABLES = (
    select(TableRow.code)
    .where(TableRow.same_deal == OF, TableRow.changed >= bindparam("since"), TableRow.status == "over", ~HAS_RESULT)
    .order_by(TableRow.changed)
    .limit(bindparam("most"))
)
ADD_CHALLENGE, ADD_RESULT = insert(CHALLENGES), insert(RESULTS)
PRUNE_CHALLENGES = delete(CHALLENGES).where(ChallengeRow.created < bindparam("oldest"))
PRUNE_RESULTS = delete(RESULTS).where(ResultRow.finished < bindparam("oldest"))


@dataclass(slots=True)
class StoredChallenge:
    id: str
    code: str
    seat: int
    options: dict[str, Any]
    digest: str
    rules: int
    deal: dict[str, Any] = field(repr=False)
    places: list[dict[str, Any]]
    created: float


@dataclass(slots=True)
class StoredResult:
    same_deal: str
    code: str
    browser: str | None
    name: str
    avatar: str | None
    seat: int
    totals: list[int]
    winners: list[int]
    review: str
    finished: float
    standing: int | None = None  # sorts the results that count, the best first


class SameDeals:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def challenge(self, id: str) -> StoredChallenge | None:
        return next((StoredChallenge(**row._mapping) for row in await self._store.read(CHALLENGE, of=id)), None)

    async def offered(self, code: str, seat: int) -> str | None:
        """The id of the challenge that a seat's game was offered as."""
        return next((id for (id,) in await self._store.read(OFFERED_CHALLENGES, of=code, with_seat=seat)), None)

    async def add_challenge(self, new: StoredChallenge) -> None:
        """Add a challenge, unless it is there."""
        with suppress(IntegrityError):
            await self._store.write(ADD_CHALLENGE, **asdict(new))

    async def finished(self, same_deal: str, since: float, most: int) -> list[str]:
        """Codes of tables that have changed since, whose game is over and whose result is not stored yet."""
        return [code for (code,) in await self._store.read(FINISHED_TABLES, of=same_deal, since=since, most=most)]

    async def add_result(self, new: StoredResult) -> None:
        """Add a result, unless another process has. Of each browser only the game that it finished first counts."""
        if new.standing is not None and new.browser is not None:
            own = {"of": new.same_deal, "own": new.browser, "but": new.code, "at": new.finished}
            if await self._store.read(EARLIER, **own):
                new.standing = None
            else:
                await self._store.write(DISCOUNT_LATER, **own)
        with suppress(IntegrityError):
            await self._store.write(ADD_RESULT, **asdict(new))

    async def best(self, same_deal: str, most: int) -> list[StoredResult]:
        """The best results that count, the best first."""
        return [StoredResult(**row._mapping) for row in await self._store.read(BEST, of=same_deal, most=most)]

    async def result(self, same_deal: str, code: str) -> StoredResult | None:
        rows = await self._store.read(RESULT, of=same_deal, with_code=code)
        return next((StoredResult(**row._mapping) for row in rows), None)

    async def rank(self, result: StoredResult) -> tuple[int, int]:
        """The rank of a result that counts, and the number of these; equal ones share a rank."""
        better, number = [
            (await self._store.read(query, of=result.same_deal, **more))[0][0]
            for query, more in ((BETTER, {"least": result.standing}), (NUMBER, {}))
        ]
        return 1 + better, number

    async def prune(self, days: float) -> int:
        """Delete challenges and results as old as that (0: never). Returns their number."""
        oldest = time.time() - days * DAY
        return sum([await self._store.write(one, oldest=oldest) for one in (PRUNE_CHALLENGES, PRUNE_RESULTS)]) if days else 0
