"""Stored reviews: the record of a finished game, and its analysis."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from farebox.server.storage.models import Base, ReviewRow
from farebox.server.storage.store import FAR_FUTURE, Store
from farebox.table.clock import DAY

REVIEWS = Base.metadata.tables["reviews"]
MADE = ("quick", "quick_open", "deep", "deep_open")
GAME = (ReviewRow.id, ReviewRow.board, ReviewRow.record, ReviewRow.players, ReviewRow.finished, ReviewRow.deep_asked)
FIND = select(*GAME, ReviewRow.deep.is_not(None)).where(ReviewRow.id == bindparam("of"))
ADD = insert(REVIEWS)
SET_PLAYERS = (
    update(REVIEWS)
    .where(ReviewRow.id == bindparam("of"), ReviewRow.finished.is_(None))
    .values(players=bindparam("new_players"), finished=bindparam("new_finished"))
)
SHARE = text("""
    insert into reviews (id, board, record, finished, created, quick, quick_open, deep, deep_open, deep_asked)
    select cast(:game as varchar(20)), board, cast(:of_game as text), finished, created,
        quick, quick_open, deep, deep_open, deep_asked
    from reviews where id = :of""")
ASK = update(REVIEWS).where(ReviewRow.id == bindparam("of")).values(deep_asked=bindparam("now"))
CLAIM_DEEP = ASK.where(ReviewRow.deep_asked == bindparam("seen"))
ASKED = (
    select(*GAME, ReviewRow.deep.is_not(None))
    .where(ReviewRow.deep_asked <= bindparam("before"), ReviewRow.deep.is_(None))
    .order_by(ReviewRow.deep_asked)
)
READ_REVIEW = {name: select(REVIEWS.c[name]).where(ReviewRow.id == bindparam("of")) for name in MADE}
KEEP_REVIEW = {name: update(REVIEWS).where(ReviewRow.id == bindparam("of")).values({name: bindparam("made")}) for name in MADE}
NEWEST = select(func.max(ReviewRow.created)).where(ReviewRow.created < FAR_FUTURE)
PRUNE = delete(REVIEWS).where(ReviewRow.created < bindparam("oldest"))
PRUNE_RECORDS = PRUNE.where(ReviewRow.finished.is_(None))
REVIEW_VERSION = "8\n"  # precedes each stored review; increased when reviews judge differently, so that all are repeated
RECORD_DAYS = 30.0  # a record from elsewhere can be sent again


@dataclass(slots=True)
class StoredReview:
    """A review without its analysis, which is large."""

    id: str
    board: str
    record: str
    players: list[dict[str, Any]] | None = None
    finished: float | None = None
    deep_asked: float | None = None
    deep_ready: bool = False


def column(deep: bool, open_hands: bool) -> str:
    return ("deep" if deep else "quick") + ("_open" if open_hands else "")


class StoredReviews:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, id: str) -> StoredReview | None:
        return next((StoredReview(*row) for row in await self._store.read(FIND, of=id)), None)

    async def add(self, new: StoredReview) -> None:
        """Add a review, unless it is there. If its table is known only now, that is added."""
        values = asdict(new)
        del values["deep_ready"]
        try:
            await self._store.write(ADD, **values, created=time.time())
        except IntegrityError:
            if new.finished is not None:
                await self._store.write(SET_PLAYERS, of=new.id, new_players=new.players, new_finished=new.finished)

    async def share(self, review: StoredReview, id: str, record: str) -> None:
        """Add the review that all records of a game share, with what was worked out for this record before they did."""
        try:
            await self._store.write(SHARE, of=review.id, game=id, of_game=record)
        except IntegrityError:
            await self._store.write(SET_PLAYERS, of=id, new_players=None, new_finished=review.finished)

    async def made(self, id: str, deep: bool, open_hands: bool) -> str | None:
        """A finished review as JSON; None if there is none of the current version."""
        made = next((made for (made,) in await self._store.read(READ_REVIEW[column(deep, open_hands)], of=id)), None)
        return made.removeprefix(REVIEW_VERSION) if made and made.startswith(REVIEW_VERSION) else None

    async def keep(self, id: str, deep: bool, open_hands: bool, made: str) -> None:
        await self._store.write(KEEP_REVIEW[column(deep, open_hands)], of=id, made=REVIEW_VERSION + made)

    async def ask_deep(self, id: str) -> None:
        """Note that a deep review was requested; the process that makes it renews the note periodically."""
        await self._store.write(ASK, of=id, now=time.time())

    async def claim_asked(self, seconds: float) -> list[StoredReview]:
        """Take over the requested deep reviews whose note was not renewed for `seconds`. Returns those that this process got."""
        rows = [StoredReview(*row) for row in await self._store.read(ASKED, before=time.time() - seconds)]
        return [row for row in rows if await self._store.write(CLAIM_DEEP, of=row.id, seen=row.deep_asked, now=time.time())]

    async def prune(self, days: float) -> int:
        """Delete reviews as old as that (0: never), and those of records from elsewhere after `RECORD_DAYS`.

        Days are counted like those of tables. Returns the number of reviews.
        """
        newest = next(iter(await self._store.read(NEWEST)))[0]
        if newest is None:
            return 0
        now = min(time.time(), newest + DAY)
        pruned = await self._store.write(PRUNE, oldest=now - days * DAY) if days else 0
        return pruned + await self._store.write(PRUNE_RECORDS, oldest=now - RECORD_DAYS * DAY)
