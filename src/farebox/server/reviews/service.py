"""Reviews for clients: added from a table or a record, readable while in progress, and stored when finished."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import asdict
from datetime import UTC, datetime

from pydantic_core import to_json

from farebox import Record
from farebox.review.report import review_head
from farebox.server import lobby, starting
from farebox.server.api.protocol import FromReview, NewTable, Opened
from farebox.server.reviews import games
from farebox.server.reviews.fair_queue import Quota
from farebox.server.reviews.review_process import ReviewJob, ReviewProcess
from farebox.server.reviews.tries import Tries, TryKey
from farebox.server.rooms import Rooms
from farebox.server.storage.database import complain
from farebox.server.storage.reviews import StoredReview, StoredReviews
from farebox.table.errors import Refused
from farebox.table.lobby import continuing
from farebox.table.lobby.new_table import check_options
from farebox.table.lobby.permissions import check_seats
from farebox.table.messages.review_json import players_named, players_of
from farebox.table.messages.tables import TableOptions
from farebox.table.rows import StoredTable

CountWork = Callable[[], AbstractContextManager[None]]  # counts new work for an address; refuses what is too much
JUST_FINISHED = 600.0  # seconds after a game in which its players' reviews go first
ABANDONED_AFTER = 60.0  # seconds after which a deep review whose process has stopped renewing its note is taken over


class ReviewService:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms, self.stored, self.quota = rooms, StoredReviews(rooms.store), Quota()
        # two processes, so that a quick review never waits for a deep one
        self._quick, self._deep = (ReviewProcess(self.stored, nice, self.quota) for nice in (10, 19))
        self.tries = Tries(self.stored, self._quick)
        self._resuming: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._resuming = asyncio.get_running_loop().create_task(self._resume())

    async def _resume(self) -> None:
        """Resume the deep reviews that were requested before the server, or another process, stopped."""
        abandoned = ABANDONED_AFTER if self.rooms.store.shared else 0.0
        while True:
            try:
                for id in self._deep.ids:
                    await self.stored.ask_deep(id)  # so that no other process makes it
                for row in await self.stored.claim_asked(abandoned):
                    self._deep.add(ReviewJob(row.id, row.record, deep=True, open_hands=False))
            except Exception as error:
                complain("deep reviews are not resumed", error)
            if not self.rooms.store.shared:
                return
            await asyncio.sleep(ABANDONED_AFTER / 4)

    async def close(self) -> None:
        if self._resuming is not None:
            self._resuming.cancel()
            await asyncio.gather(self._resuming, return_exceptions=True)  # so that it gives its connection back
        await asyncio.gather(self._quick.close(), self._deep.close(), self.tries.close())

    # --- adding

    async def add_record(self, text: str, address: str) -> str:
        """The id of the review of a record. Refused if the record is not that of a finished game."""
        async with self.quota.working(address):
            record, game = await asyncio.to_thread(games.read_finished, text)
        return await self._add(StoredReview(record.id, game.board.id, str(record)), address)

    async def add_table(self, code: str, address: str) -> str:
        """The id of the review of a table's game. Refused while the game is running."""
        async with self.quota.working(address):
            row, text = await self._finished(code)
            record, game = await asyncio.to_thread(games.read_finished, text)
        return await self._add(StoredReview(record.id, game.board.id, str(record), players_of(row), row.changed), address)

    async def _add(self, new: StoredReview, address: str) -> str:
        await self.stored.add(new)
        shared = await self._shared(new)
        with suppress(Refused):  # it is added again when it is read, which will be in a moment
            self._quick.add(ReviewJob(shared.id, shared.record, deep=False, open_hands=False), address, first=self._is_new(new))
        return new.id

    async def _shared(self, review: StoredReview) -> StoredReview:
        """The review of the same game without names: what was worked out is stored there, once for all records of a game."""
        game = await asyncio.to_thread(games.summary, review.record)
        found = review if game.id == review.id else await self.stored.find(game.id)
        if found is None or (found.finished is None and review.finished is not None):
            await self.stored.share(review, game.id, game.record)
            found = await self._find(game.id)
        return found

    def _is_new(self, review: StoredReview) -> bool:
        """Whether the game was finished a moment ago: its players are waiting."""
        return review.finished is not None and self.rooms.settings.clock.time() - review.finished < JUST_FINISHED

    async def _finished(self, code: str) -> tuple[StoredTable, str]:
        try:
            text = await lobby.record(self.rooms, code)
        except Refused as refusal:
            if refusal.problem.error == "not_over":
                raise Refused("review_running", "a game is reviewed when it is over") from None
            raise
        async with self.rooms.room(code) as room:
            return room.table.row, text

    async def ask_deep(self, id: str, code: str, secret: str, address: str, count: CountWork) -> bool:
        """Start a deep review for a player of this game. Returns whether it is already finished."""
        row, text = await self._finished(code)
        check_seats(row, secret)
        if Record.parse(text).id != id:
            raise Refused("not_your_seat", "this review is about a game of another table")
        named = await self._find(id)
        review = await self._shared(named)
        if review.deep_ready:
            return True
        self._deep.check(address)
        with count() if review.deep_asked is None else nullcontext():
            await self.stored.ask_deep(review.id)
        self._deep.add(ReviewJob(review.id, review.record, deep=True, open_hands=False), address, first=self._is_new(named))
        return False

    # --- playing on

    async def play_on(self, new: NewTable, moment: FromReview, address: str) -> Opened:
        """Open a table that begins at a moment of the game, with the decks in the same order."""
        review = await self._find(moment.id)
        game = await asyncio.to_thread(games.replayed, review.record)
        continuing.check(game, moment.number, moment.seat, new.places)
        options = continuing.options_of(game, asdict(lobby.wanted_options(new)))
        check_options(TableOptions(**options), len(new.places))
        of = {"id": review.id, "number": moment.number, "table": game.deal.code if game.deal else ""}
        bots = [seat for seat, player in enumerate(review.players or ()) if player["bot"]]
        return await lobby.open_and_store(
            self.rooms, new, options, address, lambda room: starting.open_continued(room, game, of, bots)
        )

    # --- reading

    async def _find(self, id: str) -> StoredReview:
        found = await self.stored.find(id)
        if found is None:
            raise Refused("not_found", "there is no such review")
        return found

    async def text(self, id: str, open_hands: bool, deep: bool, address: str, count: CountWork) -> str:
        """A review as JSON (`ReviewData`). The first request starts a quick review; a deep review must have been requested."""
        review = await self._find(id)
        shared = await self._shared(review)
        deep = deep and shared.deep_asked is not None
        process = self._deep if deep else self._quick
        job = process.find(shared.id, deep, open_hands)
        made = None if job and job.decisions else await self.stored.made(shared.id, deep, open_hands)
        if made is not None:
            job = None
        else:
            new = ReviewJob(shared.id, shared.record, deep, open_hands)
            with count() if job is None and deep and open_hands else nullcontext():  # anybody can ask for it
                job = process.add(new, address, first=self._is_new(review))
        game = games.summary(review.record)
        head = {
            "id": id,
            "board": review.board,
            "seats": game.seats,
            "first": game.first,
            "players": review.players or players_named(review.record, game.seats),
            "record": review.record,
            "finished": None if review.finished is None else datetime.fromtimestamp(review.finished, UTC).isoformat(),
            "open": open_hands,
            "deep": deep,
            "done": len(job.decisions) if job else game.actions,
            "of": game.actions,
            "preparing": bool(job and job.preparing),
            "deep_asked": shared.deep_asked is not None,
            "deep_ready": shared.deep_ready,
            "problem": "server" if job and job.failed is not None else None,
        }
        if job is not None:
            partial = review_head(review.board, game.winners, deep=deep, open_hands=open_hands)
            made = to_json({**partial, "seats": None, "decisions": job.decisions}).decode()
        return f'{to_json(head).decode()[:-1]},"review":{made}}}'

    async def moment(self, id: str, number: int, seat: int | None, open_hands: bool) -> str:
        review = await self._shared(await self._find(id))
        return await asyncio.to_thread(games.moment_text, review.record, number, seat, open_hands)

    async def tried(self, key: TryKey, address: str, count: Callable[[], object]) -> str:
        """What an action would have been worth, as JSON (`TriedData`)."""
        review = await self._shared(await self._find(key.id))
        return to_json(await self.tries.answer(review, key._replace(id=review.id), address, count)).decode()
