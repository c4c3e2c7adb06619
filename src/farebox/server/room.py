"""A room: one live table. Its game, its log, those who look at it. What is accepted is on disk before anyone hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import replace
from typing import Any

from farebox import Game, IllegalAction
from farebox.server import seats, wire
from farebox.server.audience import Audience, Viewer
from farebox.server.course import Logged
from farebox.server.database import Conflict
from farebox.server.fleet import Alone, Company
from farebox.server.metrics import metrics
from farebox.server.problems import Refused, no_table
from farebox.server.protocol import Changed, ChatLine, Said
from farebox.server.rate import Rate
from farebox.server.rows import Entry, KeptLine, KeptPlace, KeptTable
from farebox.server.scribe import Written
from farebox.server.store import Store

CHAT_KEPT = 50  # lines somebody who comes is shown
CHAT = (5, 10.0)  # lines of a seat in so many seconds, however many clients hold it


class Room(Audience):
    def __init__(
        self, store: Store, row: KeptTable, entries: list[Entry], chat: list[KeptLine], company: Company | None = None
    ) -> None:
        super().__init__(row, company or Alone(), [chat_line(line) for line in chat])
        self.store = store
        self.heard = max((line.id for line in chat), default=0)  # the last line of chat
        self.lock = asyncio.Lock()
        self.users = 0  # tasks that work with the room: while there are any, it stays
        self.stirred: Callable[[], None] = nobody_stirs  # called when somebody else may be to act
        self.began_here: tuple[int, float] = (-1, 0.0)  # the turn that began before our eyes, by a clock that never jumps
        self.doubtful = False  # whether something may have been written that we do not know of
        self.hints: dict[int, int] = {}  # being thought about, by seat
        self._talk: dict[int, Rate] = {}  # by seat
        self._rates: dict[int, Rate] = {}  # of all messages, by seat
        self._replay(entries)

    # --- what is asked of it

    def _written(self, entry: Entry, outcome: dict[str, Any]) -> Written:
        waits = wire.waits_for_server(self.row, self.row.places, outcome["status"], outcome["to_act"])
        return Written(entry, outcome["to_act"], outcome["since"], outcome["status"], waits)

    @property
    def status(self) -> str:
        return self.row.status

    def playing(self) -> Game:
        if self.game is None:
            raise Refused("not_playing", "the game has not begun")
        if self.game.over:
            raise Refused("over", "the game is over")
        return self.game

    def up_to_date(self, seat: int, at: int) -> bool:
        """Whether who saw entry `at` last knows all that matters to this seat's choice.

        In the opening all choose at the same time: what the others chose meanwhile changes nothing.
        """
        if at == self.row.at:
            return True
        since = self.log[at + 1 :] if 0 <= at < len(self.log) else []
        opening = self.game is not None and self.game.state.turn == 0
        return opening and bool(since) and all(one.turn == 0 and one.row.seat != seat for one in since)

    async def act(
        self, seat: int, action: str, at: int, message: str | None = None, bot_may: Callable[[], bool] | None = None
    ) -> None:
        """Play an action that a seat chose having seen entry `at`; a bot asks once more whether it still may."""
        async with self.lock:
            await self._settle(at)
            while not self._repeated(seat, message, at):
                game = self.playing()
                self.check_at(seat, at)
                if seat not in self.row.to_act or (bot_may is not None and not bot_may()):
                    raise Refused("not_your_turn", f"it is not seat {seat}'s turn", seat=seat)
                entry = self._next_entry("play", seat, action, message, bot_may is not None)
                try:
                    new, logged = self._played(game, entry)
                except IllegalAction as error:
                    raise Refused("illegal", str(error)) from None
                entry.action = str(new.plays[-1].action)  # in full, however it was written
                if await self._commit(new, logged):
                    return

    async def undo(self, seat: int, at: int, message: str) -> None:
        async with self.lock:
            await self._settle(at)
            while not self._repeated(seat, message, at):
                game = self.playing()
                if not self.row.options["undo"]:
                    raise Refused("undo_off", "this table plays without undo")
                self.check_at(seat, at)
                try:
                    new, logged = self._played(game, self._next_entry("undo", seat, "", message, False))
                except IllegalAction as error:
                    raise Refused("cannot_undo", str(error)) from None
                if await self._commit(new, logged):
                    return

    async def _settle(self, at: int) -> None:
        """Before anything is done: know what may have been written without us, and what the client has seen elsewhere."""
        if self.doubtful or (self.store.shared and at > self.row.at):
            await self.reload()

    def _repeated(self, seat: int, message: str | None, at: int) -> bool:
        """Whether this was accepted already, and is said again because the answer was lost."""
        return message is not None and self.accepted.get((seat, message), -1) > at

    def check_at(self, seat: int, at: int) -> None:
        if not self.up_to_date(seat, at):
            raise Refused("stale", f"the game has gone on to entry {self.row.at} since", at=self.row.at)

    def _next_entry(self, kind: str, seat: int, action: str, message: str | None, by_bot: bool) -> Entry:
        return Entry(
            code=self.row.code,
            number=self.row.at + 1,
            kind=kind,
            seat=seat,
            action=action,
            by_bot=by_bot,
            message=message,
            time=time.time(),
        )

    async def _commit(self, new: Game, logged: Logged) -> bool:
        """First to the store, then to everybody. False: another process has written meanwhile, which is heeded now."""
        row, outcome = logged.row, self._outcome(new, logged)
        try:
            await self.store.append(self._written(row, outcome))
        except Conflict:
            await self.reload()
            return False
        except BaseException:
            self.doubtful = True
            raise
        metrics.entries.labels(row.kind, "bot" if row.by_bot else "player").inc()
        if new.over:
            metrics.finished.labels(self.row.options["board"]).inc()
        self._go_on(new, logged, outcome)
        return True

    def _go_on(self, new: Game, logged: Logged, outcome: dict[str, Any]) -> None:
        """Heed what is written, and tell everybody."""
        turn = self.game.state.turn if self.game else -1
        self._heed(new, logged)
        self._changed(changed=logged.row.time, **outcome)
        if new.state.turn != turn:
            self.began_here = new.state.turn, time.monotonic()
        self.tell_update([logged])
        self.stirred()

    def _changed(self, **changes: object) -> None:
        for name, value in changes.items():
            setattr(self.row, name, value)

    async def follow(self, rows: list[Entry]) -> None:
        """Entries that another process has written."""
        async with self.lock:
            for row in rows:
                if row.number <= self.row.at or self.game is None:
                    continue
                if row.number > self.row.at + 1:  # one is missing
                    await self.reload()
                    return
                new, logged = self._played(self.game, row)
                self._go_on(new, logged, self._outcome(new, logged))

    async def reload(self) -> None:
        """Take everything from the store again: another server has written to it."""
        row = await self.store.table(self.row.code)
        if row is None:
            raise no_table(self.row.code)
        entries = await self.store.entries(row.code)  # before anything changes: the row and the game always fit
        entries = [entry for entry in entries if entry.number <= row.at or row.status != "waiting"]
        seen, before = len(self.log), self.row
        self.row = row
        self._replay(entries)
        if self.game is not None and self.log[-1].row.number != row.at:  # written between the two looks
            self._changed(**self._outcome(self.game, self.log[-1]))
        self.doubtful = False
        self.seat_viewers()
        if len(self.log) > seen:
            self.tell_update(self.log[seen:])
        elif (row.edition, row.rematch) != (before.edition, before.rematch):
            self.tell(Changed(table=self.table()))
        self.stirred()

    async def hear_chat(self) -> None:
        """Lines that another process has written."""
        async with self.lock:
            for row in await self.store.chat(self.row.code, after=self.heard):
                self._hear_line(row)

    def _hear_line(self, row: KeptLine) -> None:
        line, self.heard = chat_line(row), max(self.heard, row.id)
        self.chat = [*self.chat, line][-CHAT_KEPT:]
        self.tell(Said(line=line))

    async def open(self, lot: tuple[int, int] | None) -> None:
        """Write a new table down: nobody knows of it yet. With a lot, the deal as well. Conflict: its code is taken."""
        if lot is None:
            await self.store.add(self.row)
            return
        game, logged, outcome = self._deal(*lot)
        waits = self._written(logged.row, outcome).waits
        self._changed(changed=logged.row.time, waits=waits, driver=self.company.me if waits else None, **outcome)
        with self.company.adopting(self.row.code) if waits else nullcontext():
            await self.store.add(self.row, logged.row)
        self._go_on(game, logged, outcome)

    def _deal(self, seed: int, first_seat: int) -> tuple[Game, Logged, dict[str, Any]]:
        row = self.row
        row.seed, row.first_seat = seed, first_seat
        entry = Entry(code=row.code, number=0, kind="deal", seat=None, action="", by_bot=False, message=None, time=time.time())
        game, logged = self._played(None, entry)
        return game, logged, self._outcome(game, logged)

    async def start(self, seed: int, first_seat: int) -> None:
        """Deal. The lock is held by whoever calls."""
        row = self.row
        before = (row.seed, row.first_seat)
        try:
            game, logged, outcome = self._deal(seed, first_seat)
            await self.store.begin(self._written(logged.row, outcome), row.edition, seed, first_seat)
        except Exception as error:
            row.seed, row.first_seat = before
            self.doubtful = True
            if isinstance(error, Conflict):
                await self.reload()
                if self.row.status == "waiting":
                    raise
                raise Refused("already_started", "the game has begun already") from None
            raise
        self._go_on(game, logged, outcome)

    async def set_places(self, places: list[KeptPlace]) -> None:
        """Other places, or the same ones changed. The lock is held by whoever calls. Conflict: look again, all is new."""
        row = self.row
        waits = wire.waits_for_server(row, places, row.status, row.to_act)
        try:
            await self.store.change_places(row.code, places, edition=row.edition, status=row.status, waits=waits)
        except Conflict:
            await self.reload()
            raise
        except BaseException:
            self.doubtful = True
            raise
        row.places = places
        self._changed(changed=time.time(), edition=row.edition + 1, waits=waits)
        self.seat_viewers()
        self.tell(Changed(table=self.table()))
        self.stirred()

    def copied_places(self) -> list[KeptPlace]:
        return [replace(place) for place in self.row.places]

    async def stand_in(self, away: int, on: bool) -> None:
        """A bot plays for a seat, or no longer does."""
        async with self.lock:
            await self._settle(-1)
            if away >= len(self.row.places) or self.row.places[away].kind != "player":
                raise Refused("malformed", f"seat {away} is no player's")
            if on and away in self.here:
                raise Refused("seat_taken", "whoever sits there is here", seat=away)
            if on:
                self.playing()
            if self.row.places[away].stand_in == on:
                return
            places = self.copied_places()
            places[away].stand_in = on
            try:
                await self.set_places(places)
            except Conflict:
                raise Refused("busy", "the table has changed meanwhile") from None

    def rate(self, seat: int, most: float) -> Rate:
        return self._rates.setdefault(seat, Rate(int(most), 1.0))

    async def say(self, seat: int, text: str, reaction: str | None) -> None:
        mode = self.row.options["chat"]
        text = seats.plain(text)
        if mode == "off" or (text and mode != "all"):
            raise Refused("chat_off", "this table does without chat" if mode == "off" else "reactions only at this table")
        if not text and reaction is None:
            raise Refused("malformed", "nothing was said")
        self._talk.setdefault(seat, Rate(*CHAT)).check()
        row = KeptLine(code=self.row.code, seat=seat, text=text, reaction=reaction, time=time.time())
        async with self.lock:
            await self.store.say(row)
            for line in await self.store.chat(self.row.code, after=self.heard) if self.store.shared else [row]:
                self._hear_line(line)

    def announce(self, code: str, seat: int) -> None:
        """Tell everybody, here and at other processes."""
        self.note(code, seat)
        self.company.spread(f"note {self.row.code} {code} {seat}")

    def left(self) -> float | None:
        """Seconds until the turn's time is up; None: it never is. A clock that jumps takes no time from anybody."""
        end, seconds = wire.deadline(self.row), self.row.options.get("turn_seconds")
        if end is None or seconds is None or self.game is None:
            return None
        turn, began = self.began_here
        if turn == self.game.state.turn:
            return float(max(0.0, began + seconds - time.monotonic()))
        return float(min(max(0.0, end - time.time()), seconds))

    async def welcome(self, viewer: Viewer, at: int) -> None:
        """Let somebody look: all they may know, then everything as it happens. A player who comes back plays again."""
        async with self.lock:
            await self._settle(at)
            known = self.here
            viewer.seats = self.proven(viewer)
            self.viewers.add(viewer)
            self._tell_company()
            self._greet(viewer, at)
            if set(viewer.seats) - known:
                self.tell(Changed(table=self.table()))
        for seat in viewer.seats:
            if self.row.places[seat].stand_in:
                await self.stand_in(seat, False)


def nobody_stirs() -> None:
    """There is nobody who acts without a hand of their own."""


def chat_line(row: KeptLine) -> ChatLine:
    return ChatLine.model_validate({"seat": row.seat, "text": row.text, "reaction": row.reaction, "time": row.time})
