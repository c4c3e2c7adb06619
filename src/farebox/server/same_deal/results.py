"""Results of tables that play the same cards. They are read from finished tables on request."""

from __future__ import annotations

import asyncio
import logging

from farebox import Game, Record
from farebox.server import lobby
from farebox.server.bots.pool import there_is_champion
from farebox.server.reviews.fair_queue import Quota
from farebox.server.rooms import Rooms
from farebox.server.storage.reviews import StoredReview, StoredReviews
from farebox.server.storage.same_deals import SameDeals, StoredResult
from farebox.table.errors import Refused, no_table
from farebox.table.lobby import daily
from farebox.table.lobby.permissions import check_seats, checked
from farebox.table.messages.review_json import players_of
from farebox.table.messages.same_deals import SameDealResult
from farebox.table.rows import StoredTable

log = logging.getLogger("farebox")
MOST_READ = 50  # tables for one request; each is replayed twice
MOST_SHOWN = 100
MOST_DEALS = 1000  # whose time of reading is remembered
SEEN_LATE = 600.0  # seconds: how much later an end may be seen here that another process has stored, or by another clock
PAR = "par"  # in place of a table's code
RECORD = "record"  # the same, for a game that was offered by its record


class Results:
    def __init__(self, rooms: Rooms, quota: Quota) -> None:
        self.rooms, self.stored, self.reviews, self.quota = rooms, SameDeals(rooms.store), StoredReviews(rooms.store), quota
        self._reading = asyncio.Lock()
        self._read_at: dict[str, float] = {}  # when finished tables were last looked for, by deal

    async def best(self, same_deal: str) -> list[StoredResult]:
        """The best results that count, the best first, without par and without the game that is offered."""
        async with self._reading:
            await self._read_finished(same_deal)
        return await self.stored.best(same_deal, MOST_SHOWN)

    async def _read_finished(self, same_deal: str) -> None:
        """Store the results of tables that were finished since the last time."""
        now, before = self.rooms.settings.clock.time(), self._read_at.pop(same_deal, 0.0)
        codes = await self.stored.finished(same_deal, before - SEEN_LATE if before <= now else 0.0, MOST_READ)
        for code in codes:
            try:
                await self.add_table(code, same_deal)
            except Refused as refusal:
                log.info("the result of table %s cannot be read: %s", code, refusal)
        if len(codes) < MOST_READ:
            self._read_at[same_deal] = now
        if len(self._read_at) > MOST_DEALS:
            del self._read_at[next(iter(self._read_at))]

    async def own_table(self, code: str, secret: str) -> StoredTable:
        """The table with this code, for a player at it."""
        row = await self.rooms.store.table(checked(code))
        if row is None:
            raise no_table(code)
        check_seats(row, secret)
        return row

    async def add_table(self, code: str, same_deal: str, seat: int | None = None) -> None:
        """Store the result of a table's game, and its record for the review. The record is verified first."""
        text = await lobby.record(self.rooms, code)
        async with self.rooms.room(code) as room:
            row, finished = room.table.row, room.table.log.entries[-1].row.time
        counts = seat is None
        if seat is None:
            seat = next(place.seat for place in row.places if place.kind == "player")
        place = row.places[seat]
        new = StoredResult(same_deal, row.code, row.browser, place.name, place.avatar, seat, [], [], "", finished)
        await self.add(new, text, players_of(row), counts=counts)

    async def add(self, new: StoredResult, text: str, players: list[dict[str, object]], *, counts: bool = False) -> None:
        """`counts`: it is neither par nor the game that is offered."""
        record = Record.parse(text)
        game = await asyncio.to_thread(record.verify)
        if counts:
            new.standing = daily.standing(new.seat, [score.total for score in game.scores], game.winners)
        await self.add_verified(new, record, game, players)

    async def add_verified(self, new: StoredResult, record: Record, game: Game, players: list[dict[str, object]] | None) -> None:
        new.totals, new.winners = [score.total for score in game.scores], list(game.winners)
        if there_is_champion(game.board, len(game.seats)):
            new.review = record.id
            await self.reviews.add(StoredReview(record.id, game.board.id, str(record), players, new.finished))
        await self.stored.add_result(new)


def check_over(row: StoredTable) -> None:
    if row.status != "over":
        raise Refused("challenge_running", "the results are shown when your own game is over")


def result_data(result: StoredResult, *, with_table: bool = False) -> SameDealResult:
    return SameDealResult(
        name=result.name,
        avatar=result.avatar,
        seat=result.seat,
        totals=result.totals,
        winners=result.winners,
        place=daily.place_of(result.seat, result.totals, result.winners),
        finished=result.finished,
        review=result.review,
        table=result.code if with_table and result.code != RECORD else None,
    )
