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
PAR = "par"  # in place of a table's code
RECORD = "record"  # the same, for a game that was offered by its record


class Results:
    def __init__(self, rooms: Rooms, quota: Quota) -> None:
        self.rooms, self.stored, self.reviews, self.quota = rooms, SameDeals(rooms.store), StoredReviews(rooms.store), quota
        self._reading = asyncio.Lock()

    async def all_of(self, same_deal: str) -> list[StoredResult]:
        """Everything that was finished, in that order, with par."""
        async with self._reading:
            for code in await self.stored.finished(same_deal, MOST_READ):
                try:
                    await self.add_table(code, same_deal)
                except Refused as refusal:
                    log.info("the result of table %s cannot be read: %s", code, refusal)
        return await self.stored.results(same_deal)

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
        if seat is None:
            seat = next(place.seat for place in row.places if place.kind == "player")
        place = row.places[seat]
        new = StoredResult(same_deal, row.code, row.browser, place.name, place.avatar, seat, [], [], "", finished)
        await self.add(new, text, players_of(row))

    async def add(self, new: StoredResult, text: str, players: list[dict[str, object]]) -> None:
        record = Record.parse(text)
        await self.add_verified(new, record, await asyncio.to_thread(record.verify), players)

    async def add_verified(self, new: StoredResult, record: Record, game: Game, players: list[dict[str, object]] | None) -> None:
        new.totals, new.winners = [score.total for score in game.scores], list(game.winners)
        if there_is_champion(game.board, len(game.seats)):
            new.review = record.id
            await self.reviews.add(StoredReview(record.id, game.board.id, str(record), players, new.finished))
        await self.stored.add_result(new)


def check_over(row: StoredTable) -> None:
    if row.status != "over":
        raise Refused("challenge_running", "the results are shown when your own game is over")


def counting(results: list[StoredResult]) -> list[StoredResult]:
    """The results that count: of each browser the one it finished first. The best place comes first, then the most points."""
    first: dict[str, StoredResult] = {}
    for one in results:
        if one.code != PAR:
            first.setdefault(one.browser or f"table {one.code}", one)
    best = sorted(first.values(), key=lambda one: (_place(one), -one.totals[one.seat], one.finished))
    return best[:MOST_SHOWN]


def _place(result: StoredResult) -> int:
    return daily.place_of(result.seat, result.totals, result.winners)


def result_data(result: StoredResult, *, with_table: bool = False) -> SameDealResult:
    return SameDealResult(
        name=result.name,
        avatar=result.avatar,
        seat=result.seat,
        totals=result.totals,
        winners=result.winners,
        place=_place(result),
        finished=result.finished,
        review=result.review,
        table=result.code if with_table and result.code != RECORD else None,
    )
