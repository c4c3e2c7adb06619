"""A room: one live table. Its game, its log, those who look at it. What is accepted is on disk before anyone hears of it."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any

from farebox import Game, IllegalAction
from farebox.server.api.protocol import Changed, ChatLine, Said
from farebox.server.api.rate_limit import Rate
from farebox.server.cluster.peers import Peers, SingleProcess
from farebox.server.ops.metrics import metrics
from farebox.server.quarantine import Quarantine
from farebox.server.storage.database import Conflict
from farebox.server.storage.entry_writer import EntryWrite
from farebox.server.storage.store import Store
from farebox.table import names, view_json
from farebox.table.errors import Refused, no_table
from farebox.table.game_log import MOST_ENTRIES, UNDO_ENTRIES, GameLog, Logged, Slices, replayed
from farebox.table.integrity import Unreadable
from farebox.table.rows import StoredEntry, StoredLine, StoredPlace, StoredTable
from farebox.table.viewers import Audience, Viewer

CHAT_KEPT = 50  # lines somebody who comes is shown
CHAT = (5, 10.0)  # lines of a seat in so many seconds, however many clients hold it


class Room(Audience):
    def __init__(
        self,
        store: Store,
        row: StoredTable,
        chat: list[StoredLine] | None = None,
        peers: Peers | None = None,
        history: GameLog | None = None,
    ) -> None:
        chat = chat or []
        super().__init__(row, peers or SingleProcess(), chat_lines(chat), history)
        self.store = store
        self.heard = max((line.id for line in chat), default=0)  # the last line of chat
        self.lock = asyncio.Lock()
        self.users = 0  # tasks that work with the room: while there are any, it stays
        self.on_change: Callable[[], None] = do_nothing  # called when somebody else may be to act
        self.began_here: tuple[int, float] = (-1, 0.0)  # the turn that began before our eyes, by a clock that never jumps
        self.needs_reload = False  # whether something may have been written that we do not know of
        self.hints: dict[int, int] = {}  # being thought about, by seat
        self.quarantine = Quarantine()
        self._talk: dict[int, Rate] = {}  # by seat
        self._rates: dict[int, Rate] = {}  # of all messages, by seat

    # --- what is asked of it

    def written(self, entry: StoredEntry, outcome: dict[str, Any]) -> EntryWrite:
        waits = view_json.waits_for_server(self.row, self.row.places, outcome["status"], outcome["to_act"])
        return EntryWrite(entry, outcome["to_act"], outcome["since"], outcome["status"], waits)

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
            await self.settle(at)
            while not self._repeated(seat, message, at):
                await self._check_length()
                self.playing()
                self.check_at(seat, at)
                if seat not in self.row.to_act or (bot_may is not None and not bot_may()):
                    raise Refused("not_your_turn", f"it is not seat {seat}'s turn", seat=seat)
                entry = self._next_entry("play", seat, action, message, bot_may is not None)
                try:
                    new, logged = self.history.play(entry)
                except IllegalAction as error:
                    raise Refused("illegal", str(error)) from None
                entry.action = str(new.plays[-1].action)  # in full, however it was written
                if await self._commit(new, logged):
                    return

    async def undo(self, seat: int, at: int, message: str) -> None:
        async with self.lock:
            await self.settle(at)
            while not self._repeated(seat, message, at):
                self.playing()
                if not self.row.options["undo"]:
                    raise Refused("undo_off", "this table plays without undo")
                if self.row.at >= UNDO_ENTRIES:
                    raise Refused("too_many_entries", "so much has been played and taken back that nothing can be taken back now")
                self.check_at(seat, at)
                try:
                    new, logged = self.history.play(self._next_entry("undo", seat, "", message, False))
                except IllegalAction as error:
                    raise Refused("cannot_undo", str(error)) from None
                if await self._commit(new, logged):
                    return

    async def _check_length(self) -> None:
        """A table with absurdly many entries ends: its game is given up."""
        while self.row.at >= MOST_ENTRIES and self.game is not None and not self.game.over:
            await self._commit(*self.history.play(self._next_entry("abandon", None, "", None, False)))

    async def settle(self, at: int) -> None:
        """Before anything is done: know what may have been written without us, and what the client has seen elsewhere."""
        if self.needs_reload or (self.store.shared and at > self.row.at):
            await self.reload()

    def _repeated(self, seat: int, message: str | None, at: int) -> bool:
        """Whether this was accepted already, and is said again because the answer was lost."""
        return message is not None and self.history.accepted.get((seat, message), -1) > at

    def check_at(self, seat: int, at: int) -> None:
        if not self.up_to_date(seat, at):
            raise Refused("stale", f"the game has gone on to entry {self.row.at} since", at=self.row.at)

    def _next_entry(self, kind: str, seat: int | None, action: str, message: str | None, by_bot: bool) -> StoredEntry:
        return StoredEntry(
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
        """Store an entry, then broadcast it. Returns False if another process wrote first; its entries have been loaded."""
        row, outcome = logged.row, self.history.table_after(new, logged)
        try:
            await self.store.append(self.written(row, outcome))
        except Conflict:
            await self.reload()
            return False
        except BaseException:
            self.needs_reload = True
            raise
        metrics.entries.labels(row.kind, "bot" if row.by_bot else "player").inc()
        if new.over:
            metrics.finished.labels(self.row.options["board"]).inc()
        self.go_on(new, logged, outcome)
        return True

    def go_on(self, new: Game, logged: Logged, outcome: dict[str, Any]) -> None:
        """Apply a stored entry and broadcast it."""
        turn = self.game.state.turn if self.game else -1
        self.history.append(new, logged)
        self._views = {}
        self.change(changed=logged.row.time, **outcome)
        if new.state.turn != turn:
            self.began_here = new.state.turn, time.monotonic()
        self.tell_update([logged])
        self.on_change()

    def change(self, **changes: object) -> None:
        for name, value in changes.items():
            setattr(self.row, name, value)

    async def follow(self, rows: list[StoredEntry]) -> None:
        """Entries that another process has written. Raises Unreadable."""
        slices = Slices()
        async with self.lock:
            for row in rows:
                if row.number <= self.row.at or self.game is None:
                    continue
                if row.number > self.row.at + 1:  # one is missing
                    await self.reload()
                    return
                new, logged = self.history.play_again(row)
                self.go_on(new, logged, self.history.table_after(new, logged))
                await slices.give_way()

    async def _stored(self) -> tuple[StoredTable, GameLog]:
        """What is stored of the table. Refused if it cannot be read, and for a while after that without another look."""
        self.quarantine.check(self.code)
        try:
            row = await self.store.table(self.code)
            if row is None:
                raise no_table(self.code)
            entries = await self.store.entries(self.code)
            entries = [entry for entry in entries if row.status not in ("waiting", "dealing")]
            return row, await replayed(row, entries)
        except Unreadable as error:
            raise self.quarantine.add(self.code, error) from None

    async def reload(self) -> None:
        """Take everything from the store again: another server has written to it."""
        row, history = await self._stored()  # before anything changes: the row and the game always fit
        seen, before = len(self.log), self.row
        self.row, self.history, self._views = row, history, {}
        if self.game is not None and self.log[-1].row.number != row.at:  # written between the two looks
            self.change(**history.table_after(self.game, self.log[-1]))
        self.needs_reload = False
        self.seat_viewers()
        if len(self.log) > seen:
            self.tell_update(self.log[seen:])
        elif (row.edition, row.rematch) != (before.edition, before.rematch):
            self.tell(Changed(table=self.table()))
        self.on_change()

    async def hear_chat(self) -> None:
        """Lines that another process has written."""
        async with self.lock:
            for row in await self.store.chat(self.row.code, after=self.heard):
                self._hear_line(row)

    def _hear_line(self, row: StoredLine) -> None:
        line, self.heard = chat_line(row), max(self.heard, row.id)
        self.chat = [*self.chat, line][-CHAT_KEPT:]
        self.tell(Said(line=line))

    @asynccontextmanager
    async def changing_row(self) -> AsyncIterator[tuple[str, int]]:
        """Change the row and store it, or leave it as it was. Conflict: somebody else wrote first, and it has been loaded."""
        before = self.row
        self.row = self.history.row = replace(before)
        try:
            yield before.status, before.edition
        except BaseException as error:
            self.row = self.history.row = before
            self.needs_reload = True
            if isinstance(error, Conflict):
                await self.reload()
            raise

    async def set_places(self, places: list[StoredPlace]) -> None:
        """Other places, or the same ones changed. The lock is held by whoever calls. Conflict: look again, all is new."""
        row = self.row
        waits = view_json.waits_for_server(row, places, row.status, row.to_act)
        try:
            await self.store.change_places(row.code, places, edition=row.edition, status=row.status, waits=waits)
        except Conflict:
            await self.reload()
            raise
        except BaseException:
            self.needs_reload = True
            raise
        row.places = places
        self.change(changed=time.time(), edition=row.edition + 1, waits=waits)
        self.seat_viewers()
        self.tell(Changed(table=self.table()))
        self.on_change()

    def copied_places(self) -> list[StoredPlace]:
        return [replace(place) for place in self.row.places]

    async def stand_in(self, away: int, on: bool) -> None:
        """A bot plays for a seat, or no longer does."""
        async with self.lock:
            await self.settle(-1)
            if away >= len(self.row.places) or self.row.places[away].kind != "player":
                raise Refused("malformed", f"seat {away} is no player's")
            if on and away in self.here:
                raise Refused("seat_taken", "whoever sits there is here", seat=away)
            if on:
                self.playing()
                self._check_away(away)
            if self.row.places[away].stand_in == on:
                return
            places = self.copied_places()
            places[away].stand_in = on
            try:
                await self.set_places(places)
            except Conflict:
                raise Refused("busy", "the table has changed meanwhile") from None

    def _check_away(self, seat: int) -> None:
        """A bot stands in for a player who has been away for a while, or whose time is up."""
        left = math.ceil(self.absences.left(seat, self._grace_of(seat)))
        if left and not (seat in self.row.to_act and self.left() == 0.0):
            raise Refused("not_away_yet", f"a bot may play for seat {seat} in {left} seconds", seat=seat, seconds=left)

    def rate(self, seat: int, most: float) -> Rate:
        return self._rates.setdefault(seat, Rate(int(most), 1.0))

    async def say(self, seat: int, text: str, reaction: str | None) -> None:
        mode = self.row.options["chat"]
        text = names.plain(text)
        if mode == "off" or (text and mode != "all"):
            raise Refused("chat_off", "this table does without chat" if mode == "off" else "reactions only at this table")
        if not text and reaction is None:
            raise Refused("malformed", "nothing was said")
        self._talk.setdefault(seat, Rate(*CHAT)).check()
        row = StoredLine(code=self.row.code, seat=seat, text=text, reaction=reaction, time=time.time())
        async with self.lock:
            await self.store.say(row)
            for line in await self.store.chat(self.row.code, after=self.heard) if self.store.shared else [row]:
                self._hear_line(line)

    def announce(self, code: str, seat: int) -> None:
        """Tell everybody, here and at other processes."""
        self.note(code, seat)
        self.peers.spread(f"note {self.row.code} {code} {seat}")

    def left(self) -> float | None:
        """Seconds until the turn's time is up; None: it never is. A clock that jumps takes no time from anybody."""
        end, seconds = view_json.deadline(self.row), self.row.options.get("turn_seconds")
        if end is None or seconds is None or self.game is None:
            return None
        turn, began = self.began_here
        if turn == self.game.state.turn:
            return float(max(0.0, began + seconds - time.monotonic()))
        return float(min(max(0.0, end - time.time()), seconds))

    async def welcome(self, viewer: Viewer, at: int) -> None:
        """Let somebody look: all they may know, then everything as it happens. A player who comes back plays again."""
        async with self.lock:
            await self.settle(at)
            known = self.here
            viewer.seats = self.proven(viewer)
            self.viewers.add(viewer)
            self._tell_peers()
            self._greet(viewer, at)
            if set(viewer.seats) - known:
                self.tell(Changed(table=self.table()))
        for seat in viewer.seats:
            if self.row.places[seat].stand_in:
                await self.stand_in(seat, False)


def do_nothing() -> None:
    """There is nobody who acts without a hand of their own."""


def chat_lines(rows: list[StoredLine]) -> list[ChatLine]:
    """Stored lines of chat; one that is damaged is left out."""
    found = []
    for row in rows:
        with suppress(ValueError):
            found.append(chat_line(row))
    return found


def chat_line(row: StoredLine) -> ChatLine:
    return ChatLine.model_validate({"seat": row.seat, "text": row.text, "reaction": row.reaction, "time": row.time})
